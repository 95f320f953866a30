//! The row of a group during setup: the combatants that make one roll. It is folded at first.

use asalto_core::combatant::Group;
use asalto_core::roll_group::RollGroup;
use asalto_core::{Combatant, CombatantView, Command};
use asalto_text::{Message, SetupText};
use leptos::prelude::*;

use super::member::{Member, Rolls};
use super::roster_rows::RosterRow;
use crate::browser::document;
use crate::components::secrecy::{GroupSecrecy, is_outside};
use crate::components::written_numbers::written_of_all;
use crate::store::Store;
use crate::ui::{each, flag, part, text};

/// A group, and its members while it is unfolded.
#[component]
pub fn RosterGroup(group: Group, rows: Memo<Vec<RosterRow>>, rules: Memo<Rolls>) -> impl IntoView {
    let store = Store::take();
    let open = RwSignal::new(false);
    let found = Memo::new(move |_| {
        rows.with(|rows| {
            rows.iter().find_map(|row| match row {
                RosterRow::Group(found) if found.group == group => Some(found.clone()),
                RosterRow::Group(_) | RosterRow::One(_) => None,
            })
        })
    });
    let members = move || found.with(|group| group.as_ref().map(|group| group.members.clone()));
    let words = move || found.with(|group| group.as_ref().map(|group| named(store, group)));
    let name = move || words().unwrap_or_default();
    // The members differ in rolled hit points at most, so the first one stands for all others.
    let profiles = Memo::new(move |_| {
        let all = members().unwrap_or_default().into_iter();
        let all = all.filter_map(|who| store.combatant(who).get());
        all.collect::<Vec<_>>()
    });
    let first = move || profiles.with(|all| all.first().cloned());
    let facts = move || {
        profiles.with(|all| {
            let alone = Combatant {
                group: None,
                ..all.first()?.profile.as_ref().clone()
            };
            let all: Vec<_> = all.iter().map(|one| one.profile.as_ref()).collect();
            let by_phases = rules.get().by_phases;
            let facts = written_of_all(store, &alone, &all, by_phases, alone.armor_class);
            Some(facts.join(" · "))
        })
    };
    let rolls = move || rules.get().initiative(store, first()?.as_ref());
    let removal = move || {
        store.message(&Message::Labeled {
            label: store.text(SetupText::Remove),
            text: &name(),
        })
    };
    let remove = move |_| {
        let who = members().unwrap_or_default().into_iter();
        let commands = who.map(|who| Command::RemoveCombatant { who });
        if store.dispatch_all(commands.collect()) {
            document::focus_soon("quick-line");
        }
    };
    // The eye is built in one language.
    let secrecy = move || {
        let _built_again = store.lang();
        Some(eye(store, name, found))
    };
    let member = move |id| view! { <li><Member id rules/></li> }.into_any();
    view! {
        <div class="kind">
            <span class="bar"></span>
            <span class="who">
                <button class="fold unfolds quiet" id=format!("kind-{}", group.0) aria-expanded=text(move || open.get().to_string())
                    on:click=move |_| open.update(|open| *open = !*open)>{text(name)}</button>
                <span class="facts">
                    <span class="meta">{text(move || facts().unwrap_or_default())}</span>
                    {part(secrecy)}
                </span>
            </span>
            <span class="rolls">{text(move || rolls().unwrap_or_default())}</span>
            <button class="quiet" aria-label=text(removal) on:click=remove>{store.label(SetupText::Remove)}</button>
        </div>
        <ul hidden=flag(move || !open.get())>{each(move || members().unwrap_or_default(), |id| id.0.into(), member)}</ul>
    }
}

/// Returns the name of a group, with the number of its members.
pub fn named(store: Store, group: &RollGroup) -> String {
    let size = group.members.len().to_string();
    store.text_with(SetupText::GroupOf, &[&group.name, &size])
}

/// Builds the eye, which hides all members from players or reveals them.
fn eye(
    store: Store,
    name: impl Fn() -> String + Copy + Send + Sync + 'static,
    found: Memo<Option<RollGroup>>,
) -> AnyView {
    let each_member = move |look: &mut dyn FnMut(&CombatantView)| {
        found.with(|group| {
            for &who in group.iter().flat_map(|group| &group.members) {
                store
                    .combatant(who)
                    .with(|one| one.as_deref().map(&mut *look));
            }
        });
    };
    let hidden = Memo::new(move |_| {
        let (mut outside, mut secret) = (false, true);
        each_member(&mut |one| {
            outside |= is_outside(one);
            secret &= one.profile.is_secret();
        });
        outside.then_some(secret)
    });
    let those = move |secret: bool| {
        let mut those = Vec::new();
        untrack(|| {
            each_member(&mut |one| {
                if is_outside(one) && one.profile.is_secret() == secret {
                    those.push(one.id);
                }
            });
        });
        those
    };
    view! { <GroupSecrecy name hidden members=those/> }.into_any()
}
