//! Challenge ratings as people write them.

use asalto_core::combatant::Challenge;

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

#[cfg(test)]
mod tests {
    use super::*;

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
