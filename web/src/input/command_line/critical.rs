//! The dice of a critical hit, which are rolled as they are typed.

use super::parsed::Points;

/// Returns the dice of a critical hit. Rulesets double or multiply different parts of it, so all its dice are typed.
#[must_use]
pub fn critical_dice(points: &Points) -> Option<&str> {
    let mut amounts = points.parts.iter().map(|part| part.amount.as_str());
    amounts
        .find(|amount| amount.contains('d'))
        .filter(|_| points.critical)
}
