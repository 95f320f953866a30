//! Who is looked at, who is chosen together, and the reason that is being told.

use asalto_core::{CombatantId, Reason};
use leptos::prelude::*;

use super::Store;

impl Store {
    /// Tells a reason, or stops telling it.
    pub fn tell(&self, who: CombatantId, reason: &Reason) {
        let told = Some((who, reason.clone()));
        if self.why.get_untracked() == told {
            self.why.set(None);
            return;
        }
        self.announced.set(self.explain(who, reason).to_string());
        self.why.set(told);
    }

    /// Chooses somebody with others, or not any more.
    pub fn choose(&self, who: CombatantId) {
        self.chosen
            .update(|chosen| match chosen.iter().position(|&one| one == who) {
                Some(index) => drop(chosen.remove(index)),
                None => chosen.push(who),
            });
    }

    /// Selects the one who stands so many rows further down, or up.
    pub fn select_further(&self, rows: isize) {
        let view = self.view.get_untracked();
        let selected = self.selected.get_untracked().or(view.current);
        let index = view
            .combatants
            .iter()
            .position(|one| Some(one.id) == selected);
        let count = view.combatants.len();
        if let Some(index) = index.and_then(|index| index.checked_add_signed(rows))
            && index < count
        {
            let id = view.combatants[index].id;
            self.selected.set(Some(id));
            self.announced.set(self.name(id));
        }
    }
}
