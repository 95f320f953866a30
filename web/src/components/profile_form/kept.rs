//! The entries of a combatant's form that are not saved. They outlive the screen of the form, and a reload.

use std::cell::RefCell;

use asalto_core::{Combatant, CombatantId, Side, notation};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::browser::{document, tab_texts};
use crate::store::Store;

/// The key of all entries in the storage of the tab.
const KEY: &str = "asalto.1.kept-forms";

/// A profile and a position, in the game master's words.
pub type Entries = (Combatant, String);

/// The entries of a form that are not saved.
#[derive(Serialize, Deserialize)]
struct Kept {
    encounter: u32,
    /// The edited combatant; none if the form adds one.
    who: Option<CombatantId>,
    /// The entries before the edit.
    before: Entries,
    entries: Entries,
}

thread_local! {
    static KEPT: RefCell<Vec<Kept>> = RefCell::new(stored());
}

/// Returns the entries from before a reload.
fn stored() -> Vec<Kept> {
    let text = tab_texts::read(KEY);
    text.and_then(|text| notation::read(&text).ok())
        .unwrap_or_default()
}

/// Stores the entries for a reload.
fn store_all(all: &Vec<Kept>) {
    let text = notation::write(all).ok().filter(|_| !all.is_empty());
    tab_texts::write(KEY, &text.unwrap_or_default());
}

/// Keeps the entries of the form while they differ from those before.
pub fn follow(
    store: Store,
    who: Option<CombatantId>,
    draft: RwSignal<Combatant>,
    position: RwSignal<String>,
) {
    let opened = saved(store, who);
    Effect::new(move |_| {
        let entries = (draft.get(), position.get());
        let before = opened.clone();
        let before = before.unwrap_or_else(|| (blank(entries.0.side), String::new()));
        forget(store, who);
        if entries.0 != before.0 || entries.1.trim() != before.1.trim() {
            let encounter = store.keeper.opened();
            KEPT.with_borrow_mut(|all| {
                all.push(Kept {
                    encounter,
                    who,
                    before,
                    entries,
                });
                store_all(all);
            });
        }
    });
}

/// Returns the entries that the form of this encounter had. Those of a combatant that has changed since are none:
/// they would undo its change.
pub fn kept(store: Store, who: Option<CombatantId>) -> Option<Entries> {
    let encounter = store.keeper.opened();
    let now = saved(store, who);
    KEPT.with_borrow(|all| {
        let kept = all
            .iter()
            .find(|kept| kept.encounter == encounter && kept.who == who)?;
        let current = who.is_none() || now.as_ref() == Some(&kept.before);
        current.then(|| kept.entries.clone())
    })
}

/// Returns whether the form of this encounter has a combatant that was not added.
pub fn is_kept(store: Store) -> bool {
    kept(store, None).is_some()
}

/// Saves the changes in the forms on screen that edit combatants. Returns false if one refuses its entries, which then has
/// the focus. A form that adds a combatant keeps its entries.
pub fn save_open(store: Store) -> bool {
    let encounter = store.keeper.opened();
    let is_kept = |who| {
        KEPT.with_borrow(|all| {
            all.iter()
                .any(|kept| kept.encounter == encounter && kept.who == Some(who))
        })
    };
    let edited: Vec<_> = KEPT.with_borrow(|all| {
        let here = all.iter().filter(|kept| kept.encounter == encounter);
        here.filter_map(|kept| kept.who).collect()
    });
    edited.into_iter().all(|who| {
        let button = format!("form.profile[data-edits=\"{}\"] [type=submit]", who.0);
        !(document::press_first(&button) && is_kept(who))
    })
}

/// Forgets the entries of a form.
pub fn forget(store: Store, who: Option<CombatantId>) {
    let encounter = store.keeper.opened();
    KEPT.with_borrow_mut(|all| {
        let count = all.len();
        all.retain(|kept| kept.encounter != encounter || kept.who != who);
        if all.len() < count {
            store_all(all);
        }
    });
}

/// Returns the entries of a combatant as they are saved.
pub fn saved(store: Store, who: Option<CombatantId>) -> Option<Entries> {
    store.view.with_untracked(|view| {
        let one = view.combatant(who?)?;
        Some((Combatant::clone(&one.profile), one.position.clone()))
    })
}

/// Returns a form without an entry.
pub fn blank(side: Side) -> Combatant {
    Combatant::new("", side)
}
