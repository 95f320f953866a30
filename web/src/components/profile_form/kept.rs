//! The half-filled form of a new combatant, which outlives the screen of the form.

use std::cell::RefCell;

use asalto_core::{Combatant, CombatantId, Side};
use leptos::prelude::*;

use crate::store::Store;

/// A combatant in the form of an encounter that has not been added.
#[derive(Clone)]
struct Kept {
    encounter: u32,
    profile: Combatant,
    position: String,
}

thread_local! {
    static KEPT: RefCell<Option<Kept>> = const { RefCell::new(None) };
}

/// Keeps the combatant of the form and its position, unless the form edits one.
pub fn follow(
    store: Store,
    editing: Option<CombatantId>,
    draft: RwSignal<Combatant>,
    position: RwSignal<String>,
) {
    if editing.is_none() {
        Effect::new(move |_| {
            draft.with(|draft| position.with(|position| keep(store, draft, position)));
        });
    }
}

/// Keeps the combatant and its position until it is added. A form without an entry keeps nothing.
fn keep(store: Store, profile: &Combatant, position: &str) {
    let encounter = store.keeper.opened();
    let blank = Combatant::new("", profile.side);
    let kept = (*profile != blank || !position.trim().is_empty()).then(|| Kept {
        encounter,
        profile: profile.clone(),
        position: position.to_owned(),
    });
    KEPT.set(kept);
}

/// Returns the combatant and the position that the form of this encounter had.
pub fn kept(store: Store) -> Option<(Combatant, String)> {
    let encounter = store.keeper.opened();
    let kept = KEPT.with_borrow(Clone::clone)?;
    (kept.encounter == encounter).then_some((kept.profile, kept.position))
}

/// Returns whether the form of this encounter has a combatant that was not added.
pub fn is_kept(store: Store) -> bool {
    kept(store).is_some()
}

/// Returns a form without an entry.
pub fn blank() -> Combatant {
    Combatant::new("", Side::FOES)
}
