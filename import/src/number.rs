//! Numbers as people write them.

mod challenge;
mod dice;

pub use challenge::{challenge, challenge_of};
pub use dice::{dice, is_dice};

/// A number in a text, or the reason that there is none.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum ParsedNumber {
    /// A number, maybe followed by words.
    Number(f64),
    /// The text says that there is no number, e.g. `-`.
    Nothing,
    /// Dice or a calculation.
    Formula,
    /// Something else.
    Other,
}

/// Texts that stand for no number.
const NOTHING: [&str; 16] = [
    "",
    "-",
    "—",
    "–",
    "--",
    "~",
    "null",
    "none",
    ".nan",
    "n/a",
    "na",
    "?",
    "undefined",
    "unknown",
    "varies",
    "*",
];

/// Reads the number at the beginning of a text: `15 (leather)`, `+2`, `−1`, `1,038`, `4,5`.
pub fn parse(text: &str) -> ParsedNumber {
    let text = text.trim();
    if NOTHING.contains(&&*text.to_lowercase()) {
        return ParsedNumber::Nothing;
    }
    let mut number = String::new();
    let mut rest = text;
    if let Some(after) = text.strip_prefix(['-', '\u{2212}', '–']) {
        number.push('-');
        rest = after.trim_start();
    } else if let Some(after) = text.strip_prefix('+') {
        rest = after.trim_start();
    }
    let whole = digits(rest);
    if whole.is_empty() || whole.len() > 24 {
        return if is_dice(text) {
            ParsedNumber::Formula
        } else {
            ParsedNumber::Other
        };
    }
    number.push_str(whole);
    rest = &rest[whole.len()..];
    while let Some((group, separator)) = thousands(rest, whole.len()) {
        number.push_str(group);
        rest = &rest[separator + group.len()..];
    }
    if let Some(after) = rest.strip_prefix(['.', ',']) {
        let decimals = digits(after);
        if !decimals.is_empty() && decimals.len() <= 24 {
            number.push('.');
            number.push_str(decimals);
            rest = &after[decimals.len()..];
        }
    }
    match follows(rest) {
        ParsedNumber::Number(_) => number
            .parse()
            .map_or(ParsedNumber::Other, ParsedNumber::Number),
        fault => fault,
    }
}

/// Returns a number if only words follow it.
fn follows(rest: &str) -> ParsedNumber {
    let Some(first) = rest.chars().next() else {
        return ParsedNumber::Number(0.0);
    };
    if first.is_alphanumeric() {
        let unit: String = rest
            .chars()
            .take_while(|letter| letter.is_alphabetic())
            .collect();
        let is_unit = ["hp", "pv", "pg", "hd"].contains(&&*unit.to_lowercase());
        let is_dice =
            unit.to_lowercase() == "d" && rest[1..].starts_with(|c: char| c.is_ascii_digit());
        return match (is_unit, is_dice) {
            (true, _) => ParsedNumber::Number(0.0),
            (_, true) => ParsedNumber::Formula,
            _ => ParsedNumber::Other,
        };
    }
    let next = rest.trim_start();
    let is_sum = next.starts_with(['+', '*', '×', '-', '−']) && next.len() > 1;
    let after = next.get(1..).unwrap_or_default().trim_start();
    if is_sum && !after.is_empty() && !next.starts_with("--") {
        return ParsedNumber::Formula;
    }
    if has_alternatives(next) {
        return ParsedNumber::Formula;
    }
    let plus = ["plus ", "times ", "x "];
    if plus
        .iter()
        .any(|word| next.to_lowercase().starts_with(word))
        && rest.starts_with(' ')
    {
        return ParsedNumber::Formula;
    }
    ParsedNumber::Number(0.0)
}

/// Whether a remark says to whom the number belongs and other numbers follow: `20 (Air only) or 30 (Land only) + 5`.
fn has_alternatives(next: &str) -> bool {
    let remark = next.strip_prefix('(').and_then(|rest| rest.split_once(')'));
    let Some((remark, after)) = remark else {
        return false;
    };
    let after = after.trim_start();
    let other = after
        .strip_prefix("or ")
        .or_else(|| after.strip_prefix(", "));
    let is_number = other.is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
    // "17 (mage armor), 14 without it" has a usual number first.
    is_number && (after.starts_with("or ") || after.ends_with(')')) && !is_dice(remark)
}

fn digits(text: &str) -> &str {
    let end = text.find(|letter: char| !letter.is_ascii_digit());
    &text[..end.unwrap_or(text.len())]
}

/// Returns the next three digits of a number with thousands separators, and the length of the separator: a comma, an
/// apostrophe or a space.
fn thousands(rest: &str, before: usize) -> Option<(&str, usize)> {
    let separator = rest.chars().next()?;
    let is_separator = matches!(
        separator,
        ',' | '\'' | '’' | ' ' | '\u{a0}' | '\u{2009}' | '\u{202f}'
    );
    let group = digits(rest.get(separator.len_utf8()..)?);
    (is_separator && before <= 3 && group.len() == 3).then_some((group, separator.len_utf8()))
}

/// Words between the hit points now and the maximum: `22 of 30`.
const OF: [&str; 4] = [" of ", " de ", " sur ", " out of "];

/// Returns the two numbers of `20/24` or `20 of 24`: those now and the maximum.
pub fn of_maximum(text: &str) -> Option<(f64, f64)> {
    let text = text.trim().to_lowercase().replace('\u{a0}', " ");
    let by_word = || OF.iter().rev().find_map(|word| text.split_once(word));
    let (now, maximum) = text.split_once('/').or_else(by_word)?;
    let number = |text: &str| {
        let text = text.trim();
        let digits = text.strip_prefix('-').unwrap_or(text);
        let is_digit = |digit: char| digit.is_ascii_digit();
        let is_number = digits.starts_with(is_digit) && digits.ends_with(is_digit);
        let is_whole = is_number
            && digits.chars().all(|letter| {
                is_digit(letter) || letter.is_whitespace() || matches!(letter, ',' | '\'' | '’')
            });
        parse(text).number().filter(|_| is_whole)
    };
    let units = ["hp", "pv", "pg"];
    let bare = |text: &str| {
        let text = text.trim();
        let unit = units.iter().find_map(|unit| text.strip_suffix(unit));
        unit.unwrap_or(text).trim().to_owned()
    };
    // The dice stand behind both: "20 of 24 (4d8+6)".
    let maximum = maximum
        .split_once('(')
        .map_or(maximum, |(before, _)| before);
    Some((number(&bare(now))?, number(&bare(maximum))?))
}

/// Returns the modifier of an ability score, rounded down.
pub fn modifier(score: i32) -> i32 {
    (score - 10).div_euclid(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_before_words_counts() {
        for (text, number) in [
            ("15 (leather)", 15.0),
            ("+2", 2.0),
            ("\u{2212}3", -3.0),
            ("–1", -1.0),
            ("1,038", 1038.0),
            ("1 026", 1026.0),
            ("1\u{a0}026", 1026.0),
            ("1\u{202f}102 (19d20+903)", 1102.0),
            ("12\u{2009}500\u{2009}000 PX", 12_500_000.0),
            ("12 (100 XP)", 12.0),
            ("15 13", 15.0),
            ("4,5", 4.5),
            ("0,25", 0.25),
            ("13, 16 with mage armor", 13.0),
            ("13 (hide), 11 without it", 13.0),
            ("31hp", 31.0),
            ("76 (8d10+32)", 76.0),
            ("14[note]", 14.0),
            ("-0", 0.0),
            ("22/30", 22.0),
            ("9 each", 9.0),
        ] {
            assert_eq!(parse(text), ParsedNumber::Number(number), "{text}");
        }
    }

    #[test]
    fn hit_points_now_stand_before_the_maximum() {
        for text in [
            "22/30",
            "22 / 30",
            "22 of 30",
            "22 de 30",
            "22 sur 30",
            "22 of 30 (4d8+12)",
            "22\u{a0}/\u{a0}30 PV",
        ] {
            assert_eq!(of_maximum(text), Some((22.0, 30.0)), "{text}");
        }
        let large = of_maximum("1\u{202f}026 / 1\u{202f}500");
        assert_eq!(large, Some((1026.0, 1500.0)));
        for text in ["22", "22 of them", "1/2 each", "2d6/3", "of 30"] {
            assert_eq!(of_maximum(text), None, "{text}");
        }
    }

    #[test]
    fn formulas_and_words_are_no_numbers() {
        for text in [
            "7d8-7",
            "(6d8+6)",
            "13 + PB",
            "11 plus the level of the spell",
            "2d6",
            "20 (bare) or 30 (in bark) + 5 for each ring",
            "10 (small), 20 (large), 40 (vast)",
        ] {
            assert_eq!(parse(text), ParsedNumber::Formula, "{text}");
        }
        for text in ["", " — ", "null", ".nan", "N/A"] {
            assert_eq!(parse(text), ParsedNumber::Nothing, "{text}");
        }
        for text in ["onze", "0x10", "1e3", "12½", "Infinity", "١٢", "@{x}"] {
            assert_eq!(parse(text), ParsedNumber::Other, "{text}");
        }
    }
}
