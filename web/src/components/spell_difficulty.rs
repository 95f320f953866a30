//! The DC of the saves against the spells of combatants, by their stat blocks and the tables of creatures.

use std::sync::Arc;

use asalto_core::combatant::Controller;
use asalto_core::{Combatant, CombatantId};
use leptos::prelude::*;

use crate::content::bestiary;
use crate::content::creatures::{self, Table};
use crate::storage::campaign::Campaign;
use crate::store::Store;

/// The combatants whose DC is known.
pub type Difficulties = Vec<(CombatantId, i32)>;

/// Lists the combatants whose DC is known: by the stat block of a saved creature, by the note about a member of the party, or
/// else by the table of creatures. Fetches the table, and tracks what it reads.
pub fn all(store: Store) -> Difficulties {
    let table = store.creature_table();
    of_profiles(store, &profiles(store), table, &listed(store, table))
}

/// Follows the combatants whose DC is known. The table of creatures is read again only if it changes, and not with each
/// change of the combat.
pub fn followed(store: Store) -> Memo<Difficulties> {
    let table = Memo::new(move |_| store.creature_table());
    let listed = Memo::new(move |_| listed(store, table.get()));
    let profiles = Memo::new(move |_| profiles(store));
    Memo::new(move |_| {
        profiles.with(|profiles| {
            listed.with(|listed| of_profiles(store, profiles, table.get(), listed))
        })
    })
}

/// Returns the DC of the saves against the spells of a combatant.
pub fn of(store: Store, who: CombatantId) -> Option<i32> {
    let mut known = all(store).into_iter();
    known.find_map(|(one, difficulty)| (one == who).then_some(difficulty))
}

/// Lists the combatants with their profiles.
fn profiles(store: Store) -> Vec<(CombatantId, Arc<Combatant>)> {
    store.view.with(|view| {
        let all = view.without_second_places();
        all.map(|one| (one.id, one.profile.clone())).collect()
    })
}

/// Lists the combatants whose DC is known by their profiles.
fn of_profiles(
    store: Store,
    profiles: &[(CombatantId, Arc<Combatant>)],
    table: Option<Table>,
    listed: &[(String, i32)],
) -> Difficulties {
    let is_creature = |profile: &Combatant| profile.controller == Controller::GameMaster;
    let written = Campaign::signal().with(|campaign| {
        let of = |profile: &Combatant| {
            let text = campaign
                .sheet_of(&profile.name)
                .filter(|_| is_creature(profile));
            let text = text.or_else(|| campaign.note_of(profile));
            text.and_then(bestiary::spell_difficulty)
        };
        let all = profiles.iter();
        all.map(|(_, profile)| of(profile)).collect::<Vec<_>>()
    });
    let known = profiles.iter().zip(written);
    let known = known.filter_map(|((who, profile), written)| {
        let in_table = || {
            let name = creatures::species(table?, store.lang(), &profile.name)?;
            let mut all = listed.iter().filter(|_| is_creature(profile));
            all.find_map(|(one, difficulty)| (*one == name).then_some(*difficulty))
        };
        Some((*who, written.or_else(in_table)?))
    });
    known.collect()
}

/// Lists the creatures of the table that cast spells by their English names, with their DCs; none while the table loads.
fn listed(store: Store, table: Option<Table>) -> Vec<(String, i32)> {
    let listed = table.and_then(|table| creatures::all(table, store.lang()).ok().flatten());
    let listed = listed.unwrap_or_default().into_iter();
    let known = listed.filter_map(|one| {
        let difficulty = one.spell_difficulty()?;
        Some((one.english, difficulty))
    });
    known.collect()
}
