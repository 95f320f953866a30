//! The choice of whether enemies of a kind roll initiative once.

use std::sync::Arc;

use asalto_core::combatant::{Controller, Group};
use asalto_core::{Combatant, CombatantId, CombatantView, Command, EncounterView, Side};
use asalto_text::SetupText;
use leptos::prelude::*;

use crate::components::quick_line::{last_group, rolls_once};
use crate::order::base_name;
use crate::store::Store;
use crate::ui::{flag, part, text};

/// The switch. It appears during setup if the ruleset rolls once for identical creatures, and there are several enemies
/// of a kind.
#[component]
pub fn EnemiesRoll() -> impl IntoView {
    let store = Store::take();
    let kinds = Memo::new(move |_| store.view.with(several));
    let matters = flag(move || rolls_once(store) && kinds.with(|kinds| !kinds.is_empty()));
    let on = move || kinds.with(|kinds| kinds.iter().all(|kind| rolls_as_one(kind)));
    let toggle = move |_| {
        let once = !untrack(on);
        store.settings.roll_apart(!once);
        store.dispatch_all(commands(store, kinds.get_untracked(), once));
    };
    part(move || {
        matters.get().then(|| {
            view! {
                <button class="toggle who-rolls" id="enemies-roll" aria-pressed=text(move || on().to_string()) on:click=toggle>
                    {store.label(SetupText::EnemiesRollOnce)}</button>
            }
        })
    })
}

/// The enemies of a kind, each with its profile.
type Kind = Vec<(CombatantId, Arc<Combatant>)>;

/// Returns the enemies of each kind of which there are several: they have the same name but for its number, and are
/// identical.
fn several(view: &EncounterView) -> Vec<Kind> {
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

fn rolls_as_one(kind: &[(CombatantId, Arc<Combatant>)]) -> bool {
    let group = kind[0].1.group;
    group.is_some() && kind.iter().all(|(_, one)| one.group == group)
}

/// Returns the commands after which the enemies of each kind roll once, or each for itself.
fn commands(store: Store, kinds: Vec<Kind>, once: bool) -> Vec<Command> {
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
