//! The buttons of the bar after a combat: the next combat with the same party, or an empty one. No key presses them.

use asalto_core::{CombatantId, Command, Side};
use asalto_text::{CampaignText, MenuText, SetupText};
use leptos::prelude::*;

use super::aftermath as choice;
use super::summary::{taken, who_played};
use crate::browser::document;
use crate::components::aims;
use crate::storage::campaign::{Campaign, Group, GroupUse, outcomes, shelf};
use crate::store::Store;
use crate::store::address::Reading;
use crate::ui::{flag, part, text};

/// The buttons.
#[component]
pub fn Again() -> impl IntoView {
    let store = Store::take();
    let party = flag(move || {
        store.view.with(|view| {
            let mut all = view.without_second_places();
            all.any(|one| one.profile.side == Side::PARTY)
        })
    });
    let anew = move |_| store.begin_another();
    let home = |_| Reading::home();
    let main = move || {
        Some(if party.get() {
            view! {
                <button class="quiet" on:click=anew>{store.label(MenuText::NewEncounter)}</button>
                <button id="go" class="go" on:click=move |_| go_on(store)>
                    {text(move || words(store))}</button>
            }
            .into_any()
        } else {
            view! {
                <button id="go" class="go" on:click=anew>{store.label(MenuText::NewEncounter)}</button>
            }
            .into_any()
        })
    };
    view! {
        <button class="quiet to-home" on:click=home>{store.label(SetupText::Home)}</button>
        {part(main)}
    }
}

/// The party of the next combat, in its chosen state.
struct NextParty {
    group: Group,
    /// The saved party that it is, if there is one.
    saved: Option<u32>,
    /// The dead members, who do not join.
    left_out: Vec<CombatantId>,
}

/// Returns the party of the next combat.
fn next_party(store: Store) -> NextParty {
    let campaign = Campaign::signal();
    store.view.with(|view| {
        let saved = campaign.with(|campaign| who_played(campaign, view));
        let outcomes = saved
            .as_ref()
            .map(|saved| outcomes(&saved.group, view))
            .unwrap_or_default();
        let taken = taken().get();
        let all = view.without_second_places();
        let (mut members, mut left_out) = (Vec::new(), Vec::new());
        for one in all.filter(|one| one.profile.side == Side::PARTY) {
            let take = choice::of(&taken, one.id);
            let (member, goes_on) = choice::member(one, take, saved.as_ref(), &outcomes);
            if goes_on {
                members.push(member);
            } else {
                left_out.push(one.id);
            }
        }
        let group = Group {
            name: String::new(),
            of: GroupUse::Party,
            members,
        };
        NextParty {
            group,
            saved: saved.map(|saved| saved.id),
            left_out,
        }
    })
}

/// Names the command that begins the next combat, with those who stay behind.
fn words(store: Store) -> String {
    let left_out = next_party(store).left_out;
    if left_out.is_empty() {
        store.text(CampaignText::SameParty).to_owned()
    } else {
        let names = aims::named(store, &left_out);
        store.text_with(CampaignText::SamePartyWithout, &[&names])
    }
}

/// Begins an encounter with the party in its chosen state. Dead members do not join. One undo removes all of
/// them.
fn go_on(store: Store) {
    let NextParty { group, saved, .. } = untrack(|| next_party(store));
    store.begin_another();
    let joining = group.joining(&[]);
    if !joining.is_empty()
        && store.dispatch(Command::AddCombatants(joining))
        && let Some(party) = saved
    {
        shelf::remember(party);
    }
    document::focus_soon("quick-line");
}
