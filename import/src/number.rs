//! Numbers as people write them.

use asalto_core::combatant::Challenge;

/// A number in a text, or the reason that there is none.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Parsed {
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
pub fn parse(text: &str) -> Parsed {
    let text = text.trim();
    if NOTHING.contains(&&*text.to_lowercase()) {
        return Parsed::Nothing;
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
            Parsed::Formula
        } else {
            Parsed::Other
        };
    }
    number.push_str(whole);
    rest = &rest[whole.len()..];
    while let Some(group) = thousands(rest, whole.len()) {
        number.push_str(group);
        rest = &rest[group.len() + 1..];
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
        Parsed::Number(_) => number.parse().map_or(Parsed::Other, Parsed::Number),
        fault => fault,
    }
}

/// Returns a number if only words follow it.
fn follows(rest: &str) -> Parsed {
    let Some(first) = rest.chars().next() else {
        return Parsed::Number(0.0);
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
            (true, _) => Parsed::Number(0.0),
            (_, true) => Parsed::Formula,
            _ => Parsed::Other,
        };
    }
    let next = rest.trim_start();
    let is_sum = next.starts_with(['+', '*', '×', '-', '−']) && next.len() > 1;
    let after = next.get(1..).unwrap_or_default().trim_start();
    if is_sum && !after.is_empty() && !next.starts_with("--") {
        return Parsed::Formula;
    }
    let plus = ["plus ", "times ", "x "];
    if plus
        .iter()
        .any(|word| next.to_lowercase().starts_with(word))
        && rest.starts_with(' ')
    {
        return Parsed::Formula;
    }
    Parsed::Number(0.0)
}

fn digits(text: &str) -> &str {
    let end = text.find(|letter: char| !letter.is_ascii_digit());
    &text[..end.unwrap_or(text.len())]
}

/// Returns the next three digits of a number with thousands separators: `,038` or a narrow space.
fn thousands(rest: &str, before: usize) -> Option<&str> {
    let after = rest.strip_prefix(',').or_else(|| rest.strip_prefix('\''))?;
    let group = digits(after);
    (before <= 3 && group.len() == 3).then_some(group)
}

/// Returns the two numbers of `20/24`: those now and the maximum.
pub fn of_maximum(text: &str) -> Option<(f64, f64)> {
    let (now, maximum) = text.trim().split_once('/')?;
    let number = |text: &str| {
        let text = text.trim();
        let digits = text.strip_prefix('-').unwrap_or(text);
        let is_number = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
        text.parse().ok().filter(|_| is_number)
    };
    Some((number(now)?, number(maximum)?))
}

/// Returns whether a text begins with dice, such as `7d8-7` or `(6d8+6)`.
pub fn is_dice(text: &str) -> bool {
    dice(text).is_some()
}

/// Returns the dice in a text without spaces, such as `6d8+6` of `(6d8 + 6)`. At most 999 dice, with at most 9,999
/// sides.
///
/// Several parts may be added: `2d6+1d4+3`.
pub fn dice(text: &str) -> Option<String> {
    let text = text.trim().trim_matches(['(', ')', '[', ']']).trim();
    let compact: String = text
        .chars()
        .filter(|letter| !letter.is_whitespace())
        .take(64)
        .collect();
    if compact.len() >= 64 {
        return None;
    }
    let compact = compact
        .replace(['\u{2212}', '–'], "-")
        .to_lowercase()
        .replace("+-", "-");
    let end = compact.find(|letter: char| !matches!(letter, '0'..='9' | 'd' | '+' | '-'));
    let dice = compact[..end.unwrap_or(compact.len())].trim_end_matches(['+', '-', 'd']);
    let mut has_dice = false;
    for part in dice.split(['+', '-']) {
        let in_range =
            |text: &str, most: usize| (1..=most).contains(&text.len()) && !text.contains('d');
        match part.split_once('d') {
            Some((count, sides))
                if in_range(sides, 4) && (count.is_empty() || in_range(count, 3)) =>
            {
                has_dice = true;
            }
            None if in_range(part, 5) => {}
            _ => return None,
        }
    }
    has_dice.then(|| dice.to_owned())
}

/// Reads a challenge rating: `1/4`, `0.25`, `0,25`, `½`, `5 (1,800 XP)`, `CR 3`.
pub fn challenge(text: &str) -> Option<Challenge> {
    let lower = text.trim().to_lowercase();
    let text = ["challenge rating", "challenge", "cr", "vd", "fp"]
        .iter()
        .find_map(|prefix| lower.strip_prefix(prefix))
        .unwrap_or(&lower)
        .trim_start_matches([':', ' ', '\u{a0}']);
    let word = text
        .split([' ', '(', '\u{a0}', ';'])
        .next()
        .unwrap_or_default();
    for (sign, fraction) in [
        ("½", "1/2"),
        ("¼", "1/4"),
        ("⅛", "1/8"),
        ("⅓", "1/3"),
        ("⅙", "1/6"),
    ] {
        if word == sign {
            return fraction.parse().ok();
        }
    }
    if let Some((part, of)) = word.split_once(['/', '⁄']) {
        return format!("{part}/{of}").parse().ok();
    }
    challenge_of(word.replace(',', ".").parse().ok()?)
}

/// Returns the challenge rating for a number: 0.125, 0.25, 0.33 and 0.5 are fractions.
pub fn challenge_of(number: f64) -> Option<Challenge> {
    const FRACTIONS: [(f64, &str); 6] = [
        (0.1, "1/10"),
        (0.125, "1/8"),
        (1.0 / 6.0, "1/6"),
        (0.25, "1/4"),
        (1.0 / 3.0, "1/3"),
        (0.5, "1/2"),
    ];
    let near = FRACTIONS
        .iter()
        .find(|(value, _)| (number - value).abs() < 0.006);
    if let Some((_, fraction)) = near {
        return fraction.parse().ok();
    }
    let whole = number.fract() == 0.0 && (0.0..=30.0).contains(&number);
    whole.then(|| format!("{number}").parse().ok()).flatten()
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
            ("4,5", 4.5),
            ("0,25", 0.25),
            ("13, 16 with mage armor", 13.0),
            ("31hp", 31.0),
            ("76 (8d10+32)", 76.0),
            ("14[note]", 14.0),
            ("-0", 0.0),
            ("22/30", 22.0),
            ("9 each", 9.0),
        ] {
            assert_eq!(parse(text), Parsed::Number(number), "{text}");
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
        ] {
            assert_eq!(parse(text), Parsed::Formula, "{text}");
        }
        for text in ["", " — ", "null", ".nan", "N/A"] {
            assert_eq!(parse(text), Parsed::Nothing, "{text}");
        }
        for text in ["onze", "0x10", "1e3", "12½", "Infinity", "١٢", "@{x}"] {
            assert_eq!(parse(text), Parsed::Other, "{text}");
        }
    }

    #[test]
    fn dice_are_compact() {
        assert_eq!(dice("(6d8 + 6)").as_deref(), Some("6d8+6"));
        assert_eq!(dice("2d8 + -1").as_deref(), Some("2d8-1"));
        assert_eq!(dice("1d4+1").as_deref(), Some("1d4+1"));
        assert_eq!(dice("d6").as_deref(), Some("d6"));
        for none in ["", "12", "goblin", "1000000d1000000", "d", "1d6+x1"] {
            assert_eq!(dice(none).filter(|dice| dice != "1d6"), None, "{none}");
        }
    }

    #[test]
    fn a_challenge_rating_has_many_forms() {
        for (text, rating) in [
            ("1/4", "1/4"),
            ("0.25", "1/4"),
            ("0,5", "1/2"),
            ("½", "1/2"),
            ("5 (1,800 XP)", "5"),
            ("1/8 (25 PX)", "1/8"),
            ("CR 7", "7"),
            ("0.500", "1/2"),
            ("0.33", "1/3"),
            ("0", "0"),
            ("7.0", "7"),
        ] {
            assert_eq!(
                challenge(text).map(|cr| cr.to_string()).as_deref(),
                Some(rating)
            );
        }
        for none in [
            "",
            "-1",
            "NaN",
            "0x1F",
            "Unknown",
            "1e9",
            "31",
            "Fighter 3",
            "true",
        ] {
            assert_eq!(challenge(none), None, "{none}");
        }
    }
}
