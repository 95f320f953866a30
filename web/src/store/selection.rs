//! The selected combatants and the reason on display.

use asalto_core::{CombatantId, Reason};
use leptos::ev::MouseEvent;
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

    /// Selects a combatant by a press of its name. Enter on the one whose turn it is selects nothing while the panel shows that
    /// one anyway: the focus comes there by itself, so a second Enter would aim at it unseen.
    pub fn press_name(&self, who: CombatantId, event: &MouseEvent) {
        let by_key = event.is_trusted() && event.detail() == 0;
        let is_current = self.view.with_untracked(|view| view.current) == Some(who);
        if !(by_key && is_current && self.selected.get_untracked().is_none()) {
            self.select(who);
        }
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
