//! Rolls that may bring limited uses back, once they are due (D5E-83).

use std::sync::Arc;

use asalto_core::combatant::LimitedUse;
use asalto_core::command::{RechargeInput, UseCommand};
use asalto_core::{CombatantId, CombatantView, Command, EncounterView};

use asalto_text::LimitedUseText;
use asalto_text::combat::faces;

use crate::store::Store;
use crate::ui::key;

/// A roll that may bring a limited use back.
#[derive(Clone, PartialEq, Eq)]
pub struct DueRecharge {
    /// The creature.
    pub who: CombatantId,
    /// The limited use.
    pub of: LimitedUse,
}

impl DueRecharge {
    /// Returns all rolls that are due, in the order of the combatants.
    pub fn all(view: &EncounterView) -> Vec<Self> {
        let of = |one: &Arc<CombatantView>| {
            let due = one.limited_uses.iter().filter(|view| view.due);
            let (who, due) = (one.id, due.map(|view| view.of.clone()));
            due.map(|of| Self { who, of }).collect::<Vec<_>>()
        };
        view.combatants.iter().flat_map(of).collect()
    }

    /// Returns the key of the question.
    pub fn key(&self) -> u64 {
        key(&(6, self.who, &self.of.name))
    }

    /// Returns the question.
    pub fn asks(&self, store: Store) -> String {
        let numbers = faces(store.lang(), self.of.limit);
        store.text_with(
            LimitedUseText::Asks,
            &[&store.name(self.who), &self.of.name, &numbers],
        )
    }

    /// Returns the command that settles it by a die.
    pub fn command(&self, how: RechargeInput) -> Command {
        Command::Use(UseCommand::Recharge {
            who: self.who,
            name: self.of.name.clone(),
            how,
        })
    }

    /// Returns the command that brings the use back.
    pub fn restore(&self) -> Command {
        Command::Use(UseCommand::Restore {
            who: self.who,
            name: self.of.name.clone(),
        })
    }
}
