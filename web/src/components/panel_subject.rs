//! The combatant on view in a panel. A panel stays while another combatant comes into view. Its parts read
//! the combatant here, and only the content that differs changes.

use std::sync::Arc;

use asalto_core::{CombatantId, CombatantView};
use leptos::prelude::*;

use crate::store::Store;
use crate::ui::flag;

/// The combatant on view.
#[derive(Clone, Copy)]
pub struct PanelSubject {
    store: Store,
    /// The first combatant on view.
    first: CombatantId,
    /// The combatant on view now.
    id: Memo<Option<CombatantId>>,
}

impl PanelSubject {
    /// Returns the subject of a panel that always shows the same combatant.
    #[must_use]
    pub fn of(store: Store, id: CombatantId) -> Self {
        let (first, id) = (id, Memo::new(move |_| Some(id)));
        Self { store, first, id }
    }

    /// Returns a subject that follows a selection; none if nobody is selected now. It keeps the last
    /// combatant while nobody is selected.
    #[must_use]
    pub fn following(store: Store, selected: Memo<Option<CombatantId>>) -> Option<Self> {
        let first = selected.get_untracked()?;
        let id = Memo::new(move |last: Option<&Option<CombatantId>>| {
            selected.get().or(last.copied().flatten())
        });
        Some(Self { store, first, id })
    }

    /// Returns the id, and follows it.
    #[must_use]
    pub fn get(self) -> CombatantId {
        self.id.get().unwrap_or(self.first)
    }

    /// Returns the present id, without following it.
    #[must_use]
    pub fn now(self) -> CombatantId {
        self.id.get_untracked().unwrap_or(self.first)
    }

    /// Reads the view of the combatant, and follows both; none if it has left the encounter.
    pub fn with<T>(self, look: impl FnOnce(&CombatantView) -> T) -> Option<T> {
        self.one().as_deref().map(look)
    }

    /// Returns the view of the combatant. All reads share this one function, which keeps the code small.
    #[inline(never)]
    fn one(self) -> Option<Arc<CombatantView>> {
        self.store.combatant(self.get()).get()
    }

    /// Makes a flag from the combatant's view.
    #[must_use]
    pub fn is(self, look: fn(&CombatantView) -> bool) -> Signal<bool> {
        flag(move || self.with(look).unwrap_or_default())
    }

    /// Makes a flag that is true on the combatant’s turn.
    #[must_use]
    pub fn is_current(self) -> Signal<bool> {
        flag(move || {
            let standing = self.store.row(self.get()).standing();
            standing.with(|standing| standing.is_current())
        })
    }

    /// Runs a callback when a different combatant is shown.
    pub fn on_change(self, act: impl Fn() + 'static) {
        self.at_each_change(Box::new(act));
    }

    fn at_each_change(self, act: Box<dyn Fn()>) {
        Effect::new(move |before: Option<CombatantId>| {
            let now = self.get();
            if before.is_some_and(|before| before != now) {
                untrack(&act);
            }
            now
        });
    }
}
