//! Phrases of stat blocks that hold a number.

/// Returns the number behind "passive Perception" in a text.
pub fn passive_in(text: &str) -> Option<i32> {
    let lower = text.to_lowercase();
    let words = [
        "passive perception",
        "percepción pasiva",
        "perception passive",
        "passive",
    ];
    let at = words
        .iter()
        .find_map(|words| lower.find(words).map(|at| at + words.len()))?;
    let rest = lower.get(at..)?.trim_start_matches([' ', ':', '\u{a0}']);
    let digits: String = rest
        .chars()
        .take_while(char::is_ascii_digit)
        .take(3)
        .collect();
    digits.parse().ok()
}

/// Returns the times of a trait such as "Legendary Resistance (3/Day)".
pub fn legendary_resistance_in(name: &str) -> Option<i32> {
    let inner = name
        .strip_prefix("Legendary Resistance")?
        .trim()
        .strip_prefix('(')?;
    let digits: String = inner.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().ok().filter(|times| (0..=20).contains(times))
}

/// Returns the number in "can take 3 legendary actions" and "Legendary Action Uses: 3".
pub fn legendary_actions_in(text: &str) -> Option<i32> {
    let lower = text.to_lowercase();
    let before = lower
        .split_once(" legendary action")
        .and_then(|(before, _)| before.rsplit_once("can take "))
        .map(|(_, number)| number.to_owned());
    let behind = lower
        .split_once("legendary action uses:")
        .map(|(_, rest)| rest.trim_start().to_owned());
    let digits = |text: String| {
        let end = text.find(|letter: char| !letter.is_ascii_digit());
        text[..end.unwrap_or(text.len())].parse().ok()
    };
    let number = before.and_then(digits).or_else(|| behind.and_then(digits));
    number.filter(|times| (1..=20).contains(times))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn legendary_actions_are_counted_as_the_text_says() {
        for (text, number) in [
            ("Auk can take 5 legendary actions, one at a time.", Some(5)),
            ("Legendary Action Uses: 3 (4 in Lair).", Some(3)),
            ("Auk makes one attack.", None),
            ("It can take a legendary action.", None),
        ] {
            assert_eq!(legendary_actions_in(text), number, "{text}");
        }
    }
}
