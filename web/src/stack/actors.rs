//! A signal for each actor of a TOW turn, set when its row in the sweep changes.

use asalto_core::view::ActorView;
use asalto_core::{CombatantId, EncounterView};
use leptos::prelude::*;

use crate::store::Store;
use crate::ui::put;

/// The signal of one actor; none outside the TOW turn.
pub type ActorSignal = ReadSignal<Option<ActorView>>;

/// The signals of all actors that have a row. They live as long as the sweep.
#[derive(Clone, Copy)]
pub struct Actors {
    store: Store,
    owner: StoredValue<Owner>,
    all: StoredValue<Vec<(CombatantId, RwSignal<Option<ActorView>>)>>,
}

impl Actors {
    /// Returns an empty collection. It keeps the signals added later up to date.
    #[must_use]
    pub fn follow(store: Store) -> Self {
        let actors = Self {
            store,
            owner: StoredValue::new(Owner::current().unwrap_or_default()),
            all: StoredValue::new(Vec::new()),
        };
        Effect::new(move |_| {
            let all = actors.all.get_value();
            store.view.with(|view| {
                for (id, signal) in all {
                    put(signal, actor(view, id));
                }
            });
        });
        actors
    }

    /// Returns the signal of an actor.
    #[must_use]
    pub fn of(self, id: CombatantId) -> ActorSignal {
        let known = self.all.with_value(|all| {
            let mut all = all.iter();
            all.find(|(of, _)| *of == id).map(|(_, signal)| *signal)
        });
        let signal = known.unwrap_or_else(|| {
            let signal = self
                .owner
                .with_value(|owner| owner.with(|| RwSignal::new(None)));
            self.all.update_value(|all| all.push((id, signal)));
            signal
        });
        self.store
            .view
            .with_untracked(|view| put(signal, actor(view, id)));
        signal.read_only()
    }
}

fn actor(view: &EncounterView, id: CombatantId) -> Option<ActorView> {
    view.priority.as_ref()?.actor(id).cloned()
}
