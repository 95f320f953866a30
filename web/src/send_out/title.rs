//! The title of what goes out.

use asalto_import::Imported;
use asalto_text::Message;
use leptos::prelude::*;

use crate::order::base_name::kinds;
use crate::store::{Store, encounter_title};

/// The most names in the title of an encounter.
const NAMED: usize = 3;

/// Returns the first kinds of combatants as a title.
pub fn title(store: Store) -> String {
    store.view.with(|view| {
        let all = view.without_second_places();
        titled(store, all.map(|one| one.profile.name.as_str()))
    })
}

/// Returns the name of the encounter for paper, or else the first kinds of combatants.
pub fn printed_title(store: Store) -> String {
    let named = encounter_title::of_open(store).get_untracked();
    named.unwrap_or_else(|| title(store))
}

/// Names an encounter after the combatants that go out in it, and returns the name.
pub fn entitle(store: Store, sent: &mut Imported) -> String {
    let title = titled(store, sent.combatants.iter().map(|one| one.name.as_str()));
    for encounter in &mut sent.encounters {
        encounter.name = (!title.is_empty()).then(|| title.clone());
    }
    title
}

/// Returns the first kinds of names as a title.
fn titled<'n>(store: Store, names: impl Iterator<Item = &'n str>) -> String {
    let mut kinds = kinds(names);
    let more = kinds.len().saturating_sub(NAMED);
    kinds.truncate(NAMED);
    let names = &kinds.join(", ");
    store.message(&Message::Title { names, more })
}
