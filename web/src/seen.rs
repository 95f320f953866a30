//! One combatant as a part of a screen follows it.

use asalto_core::{CombatantId, CombatantView};
use leptos::prelude::*;

use crate::store::Store;

/// A combatant as it is seen, while it is there.
pub type Seen = Memo<Option<CombatantView>>;

/// Where somebody is in the round.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Turn {
    /// Whether it is its turn.
    pub current: bool,
    /// Whether its turn is the next to come.
    pub next: bool,
}

impl Store {
    /// A combatant as it is now. In a large fight most stay as they are: those are compared, and not
    /// copied.
    #[must_use]
    pub fn seen(&self, id: CombatantId) -> Seen {
        let view = self.view;
        Memo::new_owning(move |before: Option<Option<CombatantView>>| {
            let before = before.flatten();
            view.with(|view| {
                let now = view.combatant(id);
                if now == before.as_ref() {
                    (before, false)
                } else {
                    (now.cloned(), true)
                }
            })
        })
    }

    /// Where somebody is in the round now.
    #[must_use]
    pub fn turn_seen(&self, id: CombatantId) -> Memo<Turn> {
        let view = self.view;
        Memo::new(move |_| {
            view.with(|view| {
                let current = view.current == Some(id);
                let next = !current && view.next == Some(id);
                Turn { current, next }
            })
        })
    }
}
