//! The DC of the saves against the spells of combatants, by their stat blocks and the tables of creatures.

use asalto_core::combatant::Controller;
use asalto_core::{Combatant, CombatantId};
use leptos::prelude::*;

use crate::content::bestiary::{self, Creature};
use crate::content::creatures;
use crate::storage::campaign::Campaign;
use crate::store::Store;

/// Lists the combatants whose DC is known: by the stat block of a saved creature, by the note about a member of the party, or
/// else by the table of creatures. Fetches the table, and tracks what it reads.
pub fn all(store: Store) -> Vec<(CombatantId, i32)> {
    let profiles = store.view.with(|view| {
        let all = view.without_second_places();
        all.map(|one| (one.id, one.profile.clone()))
            .collect::<Vec<_>>()
    });
    let written = Campaign::signal().with(|campaign| {
        let of = |profile: &Combatant| {
            let text = campaign
                .sheet_of(&profile.name)
                .filter(|_| profile.controller == Controller::GameMaster);
            let text = text.or_else(|| campaign.note_of(profile));
            text.and_then(bestiary::spell_difficulty)
        };
        let all = profiles.iter();
        all.map(|(_, profile)| of(profile)).collect::<Vec<_>>()
    });
    let listed = listed(store);
    let all = profiles.into_iter().zip(written);
    let known = all.filter_map(|((who, profile), written)| {
        let in_table = || {
            let table = store.creature_table()?;
            let name = creatures::species(table, store.lang(), &profile.name)?;
            let one = listed.iter().find(|one| one.english == name)?;
            one.spell_difficulty()
                .filter(|_| profile.controller == Controller::GameMaster)
        };
        Some((who, written.or_else(in_table)?))
    });
    known.collect()
}

/// Returns the DC of the saves against the spells of a combatant.
pub fn of(store: Store, who: CombatantId) -> Option<i32> {
    let mut known = all(store).into_iter();
    known.find_map(|(one, difficulty)| (one == who).then_some(difficulty))
}

/// Returns the creatures of the ruleset in use; none while they load.
fn listed(store: Store) -> Vec<Creature> {
    let table = store.creature_table();
    let listed = table.and_then(|table| creatures::all(table, store.lang()).ok().flatten());
    listed.unwrap_or_default()
}
