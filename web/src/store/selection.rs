//! The selected combatants and the reason on display.

use asalto_core::{CombatantId, Reason};
use leptos::prelude::*;

use super::Store;

impl Store {
    /// Shows a reason, or hides it if it is on display.
    pub fn show_reason(&self, who: CombatantId, reason: &Reason) {
        let told = Some((who, reason.clone()));
        if self.why.get_untracked() == told {
            self.why.set(None);
            return;
        }
        self.announced
            .set(self.reason_text(who, reason).to_string());
        self.why.set(told);
    }

    /// Selects the combatant this many rows below the selected or current one, or above it. It selects the
    /// first combatant if there is neither.
    pub fn select_further(&self, rows: isize) {
        let selected = self.selected.get_untracked();
        let next = self.view.with_untracked(|view| {
            let selected = selected.or(view.current);
            let mut all = view.combatants.iter();
            let index = all.position(|one| Some(one.id) == selected);
            let next = index.map_or(Some(0), |index| index.checked_add_signed(rows))?;
            Some(view.combatants.get(next)?.id)
        });
        if let Some(id) = next {
            self.select(id);
            self.announced.set(self.name(id));
        }
    }
}
