//! Stat blocks in the game master's words: each line is a trait or an action, and dice in it can be rolled.

use super::block::{Entry, Run};

/// Reads a text: one entry a line, whose name ends with the first period or colon. A line without either is
/// all text.
///
/// ```
/// # use asalto_web::content::bestiary::{Run, own};
/// let [bite] = &own("Bite. +4 to hit, 1d6+2 piercing")[..] else { panic!() };
/// assert_eq!(bite.name, "Bite.");
/// assert_eq!(bite.paragraphs[0][0], Run::Dice("+4".to_owned()));
/// ```
#[must_use]
pub fn own(text: &str) -> Vec<Entry> {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let entry = |line: &str| {
        let end = line.find(". ").or_else(|| line.find(": "));
        let (name, rest) = end.map_or(("", line), |end| line.split_at(end + 1));
        Entry {
            name: name.to_owned(),
            paragraphs: vec![runs(rest.trim())],
        }
    };
    lines.map(entry).collect()
}

/// Returns a text with the modifiers of dice beside them, as most stat blocks do not print them: `2d8 + 4`.
fn joined(text: &str) -> String {
    let words: Vec<&str> = text.split(' ').collect();
    let mut joined = String::with_capacity(text.len());
    let mut at = 0;
    while let Some(&word) = words.get(at) {
        if at > 0 {
            joined.push(' ');
        }
        joined.push_str(word);
        at += 1;
        let die = word.trim_start_matches(['(', '[']);
        if let [sign @ ("+" | "-" | "\u{2212}" | "\u{2013}"), bonus, ..] = words[at..]
            && is_rollable(die)
            && die.contains('d')
            && is_number(
                bonus.trim_end_matches(|letter: char| "()[],.;:".contains(letter)),
                3,
            )
        {
            joined.push_str(if sign == "+" { "+" } else { "-" });
            joined.push_str(bonus);
            at += 2;
        }
    }
    joined
}

/// Splits a text into words and dice.
fn runs(text: &str) -> Vec<Run> {
    let text = &joined(text);
    let mut runs = Vec::new();
    let mut words = String::new();
    for (at, word) in text.split(' ').enumerate() {
        if at > 0 {
            words.push(' ');
        }
        let core = word.trim_matches(|letter: char| "()[],.;:".contains(letter));
        if !is_rollable(core) {
            words.push_str(word);
            continue;
        }
        // Punctuation around the dice stays in the words.
        let start = word.find(core).unwrap_or(0);
        words.push_str(&word[..start]);
        if !words.is_empty() {
            runs.push(Run::Words(std::mem::take(&mut words)));
        }
        runs.push(Run::Dice(core.to_owned()));
        words.push_str(&word[start + core.len()..]);
    }
    if !words.is_empty() {
        runs.push(Run::Words(words));
    }
    runs
}

/// Whether a word is dice, such as `2d6+3`, or the bonus of a d20 roll, such as `+5`.
fn is_rollable(word: &str) -> bool {
    let word = word.replace('\u{2212}', "-");
    if let Some(bonus) = word.strip_prefix(['+', '-']) {
        return is_number(bonus, 2);
    }
    let Some((count, rest)) = word.split_once('d') else {
        return false;
    };
    let (sides, bonus) = match rest.find(['+', '-']) {
        Some(at) => (&rest[..at], Some(&rest[at + 1..])),
        None => (rest, None),
    };
    (count.is_empty() || is_number(count, 2))
        && is_number(sides, 3)
        && bonus.is_none_or(|bonus| is_number(bonus, 3))
}

fn is_number(text: &str, most: usize) -> bool {
    (1..=most).contains(&text.len())
        && text.chars().all(|letter| letter.is_ascii_digit())
        && !text.starts_with('0')
}

#[cfg(test)]
mod tests {
    use asalto_core::{Command, Ruleset, SeededDice, Session, Timestamp};

    use super::super::dice;
    use super::*;

    fn shown(text: &str) -> Vec<String> {
        let entries = own(text).into_iter();
        let runs = entries.flat_map(|entry| entry.paragraphs).flatten();
        let shown = runs.map(|run| match run {
            Run::Words(words) => words,
            Run::Dice(dice) => format!("{{{dice}}}"),
        });
        shown.collect()
    }

    #[test]
    fn a_modifier_beside_dice_belongs_to_them() {
        let read = |text: &str| {
            let runs = runs(text).into_iter();
            let runs = runs.map(|run| match run {
                Run::Words(words) => words,
                Run::Dice(dice) => format!("{{{dice}}}"),
            });
            runs.collect::<String>()
        };
        assert_eq!(read("13 (2d8 + 4) slashing"), "13 ({2d8+4}) slashing");
        assert_eq!(read("2d6 \u{2212} 1, then"), "{2d6-1}, then");
        assert_eq!(read("1d8 + two"), "{1d8} + two");
        assert_eq!(read("roll + 4 to 1d4"), "roll + 4 to {1d4}");
    }

    #[test]
    fn dice_are_found_between_the_words() {
        let bite = "Bite: +4 to hit, hit 7 (1d8+3) damage.";
        assert_eq!(
            shown(bite),
            ["{+4}", " to hit, hit 7 (", "{1d8+3}", ") damage."]
        );
        assert_eq!(shown("Rage"), ["Rage"]);
        assert_eq!(shown("  \n\n"), [""; 0]);
        for plain in [
            "1d",
            "d",
            "0d6",
            "2d06",
            "+",
            "+123",
            "a2d6",
            "2d6+",
            "<b>d6</b>",
        ] {
            assert_eq!(shown(plain), [plain]);
        }
    }

    #[test]
    fn what_is_offered_can_be_rolled() {
        let mut session = Session::new(Ruleset::Any);
        let mut rolls = SeededDice::new(1);
        for entry in own("A. d20 2d6 99d999 +5 \u{2212}1 3d8-2 1d4+999") {
            for run in entry.paragraphs.into_iter().flatten() {
                if let Run::Dice(shown) = run {
                    let expression = dice(&shown);
                    let roll = Command::Roll {
                        who: None,
                        expression,
                    };
                    let rolled = session.dispatch(&roll, Timestamp(0), &mut rolls);
                    assert!(rolled.is_ok(), "{shown}: {rolled:?}");
                }
            }
        }
    }
}
