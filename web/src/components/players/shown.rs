//! What the players' screen shows, remembered in the browser.

use std::cell::LazyCell;

use asalto_core::CombatantId;
use asalto_core::notation;
use asalto_core::players::{ScreenShown, SideShown};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::browser::storage;
use crate::store::Store;

const PLAYERS: &str = "asalto.1.players";

thread_local! {
    static SHOWN: LazyCell<ArcRwSignal<Shown>> = const { LazyCell::new(|| ArcRwSignal::new(Shown::open())) };
}

/// The settings of the players' screen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shown {
    /// The facts about the party.
    pub party: SideShown,
    /// The facts about all others.
    pub others: SideShown,
    /// The message of the game master, or an empty text.
    pub message: String,
    /// The encounter of the hidden combatants, by its id.
    encounter: u32,
    hidden: Vec<CombatantId>,
}

impl Shown {
    /// Returns the settings, which every part of this window shares.
    #[must_use]
    pub fn signal() -> ArcRwSignal<Self> {
        SHOWN.with(|shown| ArcRwSignal::clone(shown))
    }

    /// Tells the rows of the order which combatants are kept off the screen, from now on.
    pub fn follow(store: Store) {
        let shown = Self::signal();
        Effect::new(move |_| {
            store.view.track();
            let encounter = store.keeper.opened();
            let off = shown.with(|shown| shown.hidden_in(encounter).to_vec());
            if store.off_screen.with_untracked(|before| *before != off) {
                store.off_screen.set(off);
            }
        });
    }

    fn open() -> Self {
        let kept = storage::read(PLAYERS).and_then(|text| notation::read(&text).ok());
        kept.unwrap_or_else(|| {
            let ScreenShown {
                party,
                others,
                hidden,
            } = ScreenShown::default();
            Self {
                party,
                others,
                message: String::new(),
                encounter: 0,
                hidden,
            }
        })
    }

    /// Changes the settings and remembers them.
    pub fn change(change: impl FnOnce(&mut Self)) {
        let shown = Self::signal();
        shown.update(change);
        let text = shown.with_untracked(notation::write);
        // As with the language: a failed write is harmless.
        let _full = text.map(|text| storage::write(PLAYERS, &text));
    }

    /// Returns the facts that the screen shows of an encounter.
    #[must_use]
    pub fn of(&self, encounter: u32) -> ScreenShown {
        ScreenShown {
            party: self.party,
            others: self.others,
            hidden: self.hidden_in(encounter).to_vec(),
        }
    }

    /// Returns the combatants of an encounter that are kept off the screen.
    #[must_use]
    pub fn hidden_in(&self, encounter: u32) -> &[CombatantId] {
        if self.encounter == encounter {
            &self.hidden
        } else {
            &[]
        }
    }

    /// Keeps a combatant of an encounter off the screen, or shows it again.
    pub fn hide(&mut self, encounter: u32, who: CombatantId, hide: bool) {
        let mut hidden = self.hidden_in(encounter).to_vec();
        hidden.retain(|one| *one != who);
        if hide {
            hidden.push(who);
        }
        self.encounter = encounter;
        self.hidden = hidden;
    }
}
