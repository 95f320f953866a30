//! The selected combatants and the reason on display.

use asalto_core::share::DamageShare;
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

    /// Adds a combatant to the selection of several. The next call halves its share of the damage, and the
    /// call after that removes it.
    pub fn choose(&self, who: CombatantId) {
        let halves = !self.heals.get_untracked();
        self.chosen.update(
            |chosen| match chosen.iter_mut().find(|(one, _)| *one == who) {
                None => chosen.push((who, DamageShare::Full)),
                Some((_, share)) if halves && *share == DamageShare::Full => {
                    *share = DamageShare::Half;
                }
                Some(_) => chosen.retain(|(one, _)| *one != who),
            },
        );
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
            self.selected.set(Some(id));
            self.announced.set(self.name(id));
        }
    }

    /// Returns whether combatants are selected together.
    #[must_use]
    pub fn has_chosen(&self) -> bool {
        !self.chosen.with_untracked(Vec::is_empty)
    }
}
