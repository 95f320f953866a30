//! A typed action: how a line is read, and why it can't be declared.

use asalto_core::command::PriorityCommand;
use asalto_core::priority::Declaration;
use asalto_core::{CombatantId, Command, Rejection, check};
use leptos::prelude::*;

use crate::input::declaration::{Context, Fault};
use crate::input::saved_action::read_with;
use crate::store::Store;

/// Returns the reason that a typed action cannot be declared now. An incomplete one has none.
pub fn refusal(store: Store, who: CombatantId, line: &str) -> Option<Rejection> {
    store.view.track();
    refusal_of(store, who, declared(store, who, line).ok()?)
}

/// Returns the reason that an action cannot be declared now.
pub fn refusal_of(store: Store, who: CombatantId, declaration: Declaration) -> Option<Rejection> {
    let declaration = Box::new(declaration);
    let command = Command::Priority(PriorityCommand::Declare { who, declaration });
    store.with_session(|session| check(session.encounter(), &command).err())
}

/// Lists the combatants present with their names.
pub fn names(store: Store) -> Vec<(CombatantId, String)> {
    store.view.with(|view| {
        let all = view.combatants.iter();
        all.map(|one| (one.id, one.profile.name.clone())).collect()
    })
}

/// Lists the resources that an actor may spend besides action points.
pub fn resources(store: Store, who: CombatantId) -> Vec<String> {
    store.view.with(|view| {
        let actor = view.priority.as_ref().and_then(|it| it.actor(who));
        let limits = actor.map(|actor| actor.limits.clone()).unwrap_or_default();
        limits.into_iter().map(|limit| limit.name).collect()
    })
}

/// Lists the saved actions of an actor.
pub fn saved(store: Store, who: CombatantId) -> Vec<String> {
    store.view.with(|view| {
        let one = view.combatant(who);
        one.map(|one| one.profile.actor.actions.clone())
            .unwrap_or_default()
    })
}

/// Reads a typed action.
///
/// # Errors
/// [`Fault`] if the action is not complete.
pub fn declared(store: Store, who: CombatantId, line: &str) -> Result<Declaration, Fault> {
    let names = names(store);
    let resources = resources(store, who);
    let context = Context {
        names: &names,
        resources: &resources,
    };
    read_with(&saved(store, who), line, context)
}
