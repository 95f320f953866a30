//! Damage on its way from a stat block to its targets.

use asalto_core::{CombatantId, DamageType};

use super::SaveText;

/// The damage of an entry of a stat block.
#[derive(Clone, Debug)]
pub struct DamageSource {
    /// The type of the first part.
    pub of: DamageType,
    /// The parts, as dice with their types. Empty if the total is typed.
    pub amounts: Vec<(String, DamageType)>,
    /// The save that halves it.
    pub save: Option<SaveText>,
    /// The limited use that it spends, and whose it is.
    pub spends: Option<(CombatantId, String)>,
}
