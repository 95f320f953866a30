//! The limited uses of creatures that were spent (D5E-83).

use super::use_state::UseState;
use super::{Encounter, Participant};
use crate::combatant::{CombatantId, LimitedUse, UseLimit};
use crate::replay_error::ReplayError;

impl Participant {
    /// Returns one of its limited uses by its name.
    pub(crate) fn limited_use(&self, name: &str) -> Option<&LimitedUse> {
        let mut all = self.profile.limited_uses.iter();
        all.find(|one| one.name == name)
    }

    /// Returns the state of a limited use, if it was spent or rolled for.
    pub(crate) fn use_state(&self, name: &str) -> Option<&UseState> {
        self.uses.iter().find(|one| one.name == name)
    }

    /// Returns how many of a limited use are left.
    pub(crate) fn uses_left(&self, of: &LimitedUse) -> u8 {
        let spent = self.use_state(&of.name).map_or(0, |state| state.spent);
        of.limit.uses().saturating_sub(spent)
    }

    /// Returns whether a roll is owed that may bring a limited use back.
    pub(crate) fn owes_recharge(&self, of: &LimitedUse) -> bool {
        let is_due = |state: &UseState| state.due;
        self.can_recharge(of) && self.use_state(&of.name).is_some_and(is_due)
    }

    /// Returns whether a die can bring a limited use back: it recharges, and it is spent.
    pub(crate) fn can_recharge(&self, of: &LimitedUse) -> bool {
        matches!(of.limit, UseLimit::Recharge { .. }) && self.uses_left(of) < of.limit.uses()
    }
}

impl Encounter {
    /// Returns the state of a limited use of a combatant, to change it.
    pub(super) fn use_of(
        &mut self,
        who: CombatantId,
        name: &str,
    ) -> Result<&mut UseState, ReplayError> {
        let uses = &mut self.one(who)?.uses;
        let known = uses.iter().position(|state| state.name == name);
        let at = known.unwrap_or(uses.len());
        if known.is_none() {
            let name = name.to_owned();
            uses.push(UseState {
                name,
                ..UseState::default()
            });
        }
        uses.get_mut(at).ok_or(ReplayError::Combatant(who))
    }
}
