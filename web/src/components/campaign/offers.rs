//! The saved groups that can join, each in one tap.

use asalto_text::{self as text, CampaignText, isolated};
use leptos::prelude::*;

use asalto_core::Command;

use crate::browser::document;
use crate::storage::campaign::{Campaign, ExistingCombatant, Group, GroupUse, SavedGroup, shelf};
use crate::store::Store;
use crate::ui::{each, flag, key, part};

/// The most names that a button shows.
const NAMES: usize = 4;

/// The buttons of the groups: parties first, the last one played before all others. The rest is in a drawer.
#[component]
pub fn Offers() -> impl IntoView {
    let store = Store::take();
    let campaign = Campaign::signal();
    let offered = Memo::new(move |_| {
        let here = present(store);
        let offered = campaign.with(|campaign| {
            let last = campaign.last_party().cloned();
            let others = campaign
                .saved
                .iter()
                .filter(|saved| Some(*saved) != last.as_ref());
            last.iter().chain(others).cloned().collect::<Vec<_>>()
        });
        let joins = |saved: &SavedGroup| !saved.group.joining(&here).is_empty();
        offered.into_iter().filter(joins).collect::<Vec<_>>()
    });
    let of = move |parties: bool| {
        let is = |saved: &SavedGroup| (saved.group.of == GroupUse::Party) == parties;
        let all = offered.get().into_iter();
        all.filter(is).collect::<Vec<_>>()
    };
    let any = move |parties| flag(move || !of(parties).is_empty());
    let (parties, others) = (any(true), any(false));
    let list = move |parties| {
        each(
            move || of(parties),
            |saved| key(&(saved.id, saved.generation, saved.group.of as u8)),
            move |saved| offer(store, saved),
        )
    };
    view! {
        {part(move || parties.get().then(|| view! {
            <div class="group-offers" role="group" aria-label=store.label(CampaignText::AddFrom)>{list(true)}</div>
        }))}
        {part(move || others.get().then(|| view! {
            <details class="more-offers">
                <summary>{store.label(CampaignText::MoreGroups)}</summary>
                <div class="group-offers">{list(false)}</div>
            </details>
        }))}
    }
}

/// Returns all present combatants, in the form that joining needs.
pub fn present(store: Store) -> Vec<ExistingCombatant> {
    store.view.with(|view| {
        let all = view.combatants.iter();
        all.map(|one| ExistingCombatant::of(&one.profile)).collect()
    })
}

/// Builds the button of a group.
fn offer(store: Store, saved: SavedGroup) -> AnyView {
    let name = saved.group.name.clone();
    let members = (saved.group.of != GroupUse::Creature).then(|| {
        let words = members(store, &saved.group);
        view! { <small>{words}</small> }
    });
    let add = move |_| add(store, &saved);
    view! {
        <button type="button" class="group-offer" on:click=add>
            <span class="plus" aria-hidden="true">"+"</span>
            <span class="hidden">{store.label(CampaignText::AddGroup)}" "</span>
            <b><bdi>{name}</bdi></b>" "{members}
        </button>
    }
    .into_any()
}

/// Lists the first members of a group by name.
pub fn members(store: Store, group: &Group) -> String {
    let names = group.members.iter().take(NAMES);
    let names: Vec<_> = names
        .map(|member| isolated(member.name()).into_owned())
        .collect();
    let lang = untrack(|| store.lang());
    match group.members.len().saturating_sub(NAMES) {
        0 => text::list(lang, &names),
        more => lang.text_with(CampaignText::More, &[&names.join(", "), &more.to_string()]),
    }
}

/// Adds all members of a group, or none.
pub fn add(store: Store, saved: &SavedGroup) {
    let joining = saved.group.joining(&untrack(|| present(store)));
    let party = (saved.group.of == GroupUse::Party).then_some(saved.id);
    if joining.is_empty() {
        return;
    }
    if store.dispatch(Command::AddCombatants(joining)) {
        if let Some(party) = party {
            shelf::remember(party);
        }
        document::focus_soon("quick-line");
    }
}
