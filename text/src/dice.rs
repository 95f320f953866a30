//! Rolled dice in the log: every die, with discarded ones in brackets.

use asalto_core::roll::RolledDice;

/// Formats the dice of a roll: `2, 5, (1)`.
#[must_use]
pub fn faces(rolled: &[RolledDice]) -> String {
    let mut faces = Vec::new();
    for dice in rolled {
        faces.extend(dice.kept.iter().map(u16::to_string));
        faces.extend(dice.dropped.iter().map(|face| format!("({face})")));
    }
    faces.join(", ")
}

/// Translates “advantage” and “disadvantage” in a dice expression.
#[must_use]
pub fn rolled(expression: &str, advantage: &str, disadvantage: &str) -> String {
    // “Disadvantage” contains “advantage”, so it is split off first.
    let parts = expression.split("disadvantage");
    let parts = parts.map(|part| part.replace("advantage", advantage));
    parts.collect::<Vec<_>>().join(disadvantage)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_roll_is_written_in_the_language_in_use() {
        assert_eq!(
            rolled("d20+5 advantage", "ventaja", "desventaja"),
            "d20+5 ventaja"
        );
        assert_eq!(
            rolled("d20 disadvantage", "avantage", "désavantage"),
            "d20 désavantage"
        );
        assert_eq!(rolled("2d6+3", "ventaja", "desventaja"), "2d6+3");
    }
}
