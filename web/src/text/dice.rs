//! Dice that were rolled, as the log shows them: every face, those that do not count in brackets.

use asalto_core::RolledDice;

/// `2, 5, (1)`.
#[must_use]
pub fn faces(rolled: &[RolledDice]) -> String {
    let mut faces = Vec::new();
    for dice in rolled {
        faces.extend(dice.kept.iter().map(u16::to_string));
        faces.extend(dice.dropped.iter().map(|face| format!("({face})")));
    }
    faces.join(", ")
}
