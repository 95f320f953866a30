//! The saving throw of the targets, as it is typed or as a stat block gives it.

use asalto_core::CombatantId;

/// The name and the DC of the saving throw for half, and the bonuses that stat blocks give.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SaveText {
    /// The name, e.g. `Dexterity`.
    pub name: String,
    /// The DC.
    pub difficulty: String,
    /// The bonuses of combatants.
    pub bonuses: Vec<(CombatantId, i16)>,
}

impl SaveText {
    /// Returns the bonus with which the app rolls for a combatant: 0 if no stat block has one.
    #[must_use]
    pub fn bonus(&self, who: CombatantId) -> i16 {
        let mut all = self.bonuses.iter();
        all.find(|(one, _)| *one == who)
            .map_or(0, |(_, bonus)| *bonus)
    }
}
