//! Damage on its way from a stat block to its targets.

use asalto_core::command::UseCommand;
use asalto_core::{CombatantId, Command, DamageType, EncounterView};

use super::{Aim, SaveText};

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

impl Aim {
    /// Returns the limited use that the damage comes from, if any of it is left.
    #[must_use]
    pub fn use_left(&self, view: &EncounterView) -> Option<(CombatantId, String)> {
        let (who, name) = self.spends.clone()?;
        let uses = &view.combatant(who)?.limited_uses;
        let left = uses.iter().any(|one| one.of.name == name && one.left > 0);
        left.then_some((who, name))
    }

    /// Returns the command that spends the limited use of the damage, unless the game master spares it.
    #[must_use]
    pub fn spending(&self, view: &EncounterView) -> Option<Command> {
        let (who, name) = self.use_left(view).filter(|_| !self.spares)?;
        Some(Command::Use(UseCommand::Spend { who, name }))
    }
}
