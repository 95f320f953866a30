//! Groups that act as one: the end of a group's turn, and members that are split off and join.

use asalto_core::combatant::Group;
use asalto_core::{CombatantId, Command, Rejection, check};
use asalto_text::CombatText;
use leptos::prelude::*;

use crate::browser::document;
use crate::components::commands::go;
use crate::input::shortcuts::Shortcut;
use crate::store::Store;
use crate::ui::{flag, part, text as shown_text};

/// The button that ends the turn of the whole group, while several of its members can still act.
#[component]
pub fn GroupTurn() -> impl IntoView {
    let store = Store::take();
    let offered = flag(move || {
        store
            .available
            .with(|available| available.contains(&Command::EndGroupTurn))
    });
    let words = move || {
        let name = store.view.with(|view| {
            let current = view.current?;
            let mut rows = view.groups.iter();
            let row = rows.find(|row| row.members.contains(&current))?;
            Some(row.name.clone())
        });
        store.text_with(CombatText::EndGroupTurn, &[&name.unwrap_or_default()])
    };
    let end = move |_| {
        go(store, Command::EndGroupTurn);
    };
    part(move || {
        let button = || view! { <button id="end-group" class="quiet" on:click=end>{shown_text(words)}</button> };
        offered.get().then(button)
    })
}

/// The buttons that split a combatant off from its group, or let it join one.
#[component]
pub fn Membership(id: CombatantId) -> impl IntoView {
    let store = Store::take();
    let commands = Memo::new(move |_| commands(store, id));
    part(move || {
        let commands = commands.get();
        let buttons = commands.into_iter().map(|(label, command)| {
            let act = move |_| {
                store.dispatch(command.clone());
                document::focus_soon(Shortcut::PlaceInOrder.id());
            };
            view! { <button on:click=act>{label}</button> }
        });
        let buttons: Vec<_> = buttons.collect();
        (!buttons.is_empty()).then(|| view! { <div class="buttons">{buttons}</div> })
    })
}

/// Returns the commands with their texts. They include a command rejected only because the combatants differ,
/// which the game master can override.
fn commands(store: Store, who: CombatantId) -> Vec<(String, Command)> {
    let leave = Command::LeaveGroup { who };
    let mut commands = vec![(store.text(CombatText::LeaveGroup).to_owned(), leave)];
    let groups: Vec<(Group, String)> = store.view.with(|view| {
        let rows = view.groups.iter().map(|row| (row.group, row.name.clone()));
        let mut groups: Vec<_> = rows.collect();
        for one in view.combatants.iter().filter(|one| one.id != who) {
            if let Some(group) = one.profile.group
                && !groups.iter().any(|(known, _)| *known == group)
            {
                groups.push((group, one.profile.name.clone()));
            }
        }
        groups
    });
    let mut named = Vec::new();
    for (group, name) in groups {
        if !named.contains(&group) {
            named.push(group);
            let label = store.text_with(CombatText::JoinGroup, &[&name]);
            commands.push((label, Command::JoinGroup { who, group }));
        }
    }
    store.with_session(|session| {
        commands.retain(|(_, command)| {
            matches!(
                check(session.encounter(), command),
                Ok(()) | Err(Rejection::NotIdentical { .. })
            )
        });
    });
    commands
}
