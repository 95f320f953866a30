//! Enemies of a kind that roll initiative once, and those that join them later.

use std::sync::Arc;

use asalto_core::combatant::{Controller, Group};
use asalto_core::{Awaiting, Combatant, CombatantId, CombatantView, Command, EncounterView, Side};
use leptos::prelude::*;

use crate::order::base_name;
use crate::store::Store;

/// Returns the commands after which the enemies of each kind still roll once, though a command adds more of them. None if they
/// did not before, or if combat has started.
pub fn kept(store: Store, joins: &Command) -> Vec<Command> {
    let all_as_one = |view: &EncounterView| {
        let kinds = several(view);
        let is_setup = view.awaiting == Awaiting::Setup;
        is_setup && !kinds.is_empty() && kinds.iter().all(|kind| rolls_as_one(kind))
    };
    let on = untrack(|| {
        !store.settings.rolls_apart.get() && rolls_once(store) && store.view.with(all_as_one)
    });
    if !on {
        return Vec::new();
    }
    let after = store.view_after(joins);
    after.map_or_else(Vec::new, |after| commands(store, several(&after), true))
}

/// The enemies of a kind, each with its profile.
pub type Kind = Vec<(CombatantId, Arc<Combatant>)>;

/// Returns the enemies of each kind of which there are several: they have the same name but for its number, and are
/// identical.
pub fn several(view: &EncounterView) -> Vec<Kind> {
    let mut kinds: Vec<Kind> = Vec::new();
    let is_enemy = |one: &&CombatantView| {
        one.profile.side != Side::PARTY && one.profile.controller != Controller::Player
    };
    for one in view.without_second_places().filter(is_enemy) {
        let name = base_name::kind(&one.profile.name);
        let same = |kind: &&mut Kind| {
            let (_, first) = &kind[0];
            base_name::kind(&first.name) == name && first.is_identical(&one.profile)
        };
        let member = (one.id, Arc::clone(&one.profile));
        match kinds.iter_mut().find(same) {
            Some(kind) => kind.push(member),
            None => kinds.push(vec![member]),
        }
    }
    kinds.retain(|kind| kind.len() > 1);
    kinds
}

/// Returns whether the enemies of a kind roll once.
pub fn rolls_as_one(kind: &[(CombatantId, Arc<Combatant>)]) -> bool {
    let group = kind[0].1.group;
    group.is_some() && kind.iter().all(|(_, one)| one.group == group)
}

/// Returns the commands after which the enemies of each kind roll once, or each for itself.
pub fn commands(store: Store, kinds: Vec<Kind>, once: bool) -> Vec<Command> {
    let last = untrack(|| last_group(store)).0;
    let changed = kinds
        .into_iter()
        .filter(|kind| !(once && rolls_as_one(kind)));
    let edits = changed.zip(1..).flat_map(|(kind, number)| {
        let group = once.then(|| Group(last.saturating_add(number)));
        kind.into_iter().map(move |(who, one)| {
            let mut profile = Arc::unwrap_or_clone(one);
            profile.group = group;
            let profile = Box::new(profile);
            Command::EditCombatant { who, profile }
        })
    });
    edits.collect()
}

/// Returns the highest group of the encounter. A group that has left may return.
pub fn last_group(store: Store) -> Group {
    store.with_session(|session| {
        let all = session.encounter().participants();
        let groups = all.filter_map(|one| one.profile.group);
        groups.max().unwrap_or_default()
    })
}

/// Returns whether the ruleset rolls once for identical creatures.
pub fn rolls_once(store: Store) -> bool {
    store.view.track();
    store.with_session(|session| session.encounter().rules().rolls_once_for_identical())
}
