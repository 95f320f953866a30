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
