//! The stat block of a saved creature, in the game master's words. Its dice can be rolled.

use asalto_core::combatant::Controller;
use asalto_text::CreatureText;
use leptos::prelude::*;

use super::entry;
use crate::components::panel::creature::BlockOwner;
use crate::content::bestiary;
use crate::storage::campaign::Campaign;
use crate::store::Store;
use crate::ui::{flag, part, text};

/// The id of the tile. Its drawer stays open from one creature to the next.
const TILE: &str = "own-stats";

/// The tile and the drawer of the combatant in the context, if a saved creature of its name has a stat block.
#[component]
pub fn OwnBlock() -> impl IntoView {
    let store = Store::take();
    let BlockOwner(whose) = expect_context();
    let campaign = Campaign::signal();
    let sheet = Memo::new(move |_| {
        let name = store.view.with(|view| {
            let profile = &view.combatant(whose.get())?.profile;
            let played = profile.controller == Controller::GameMaster;
            played.then(|| profile.name.clone())
        })?;
        campaign.with(|campaign| campaign.sheet_of(&name).map(ToOwned::to_owned))
    });
    let known = flag(move || sheet.with(Option::is_some));
    let open = store.is_open(TILE);
    let toggle = move |_| {
        if open.get_untracked() {
            store.close_drawer();
        } else {
            store.open_drawer(TILE);
        }
    };
    let block = move || {
        // An effect must read upstream memos first (`ui.rs`).
        let who = whose.get();
        let sheet = sheet.get().filter(|_| open.get())?;
        let entries = bestiary::own(&sheet).into_iter();
        let entries = entries
            .map(|one| entry(store, who, &one))
            .collect::<Vec<_>>();
        Some(view! { <div class="stat-block" dir="auto">{entries}</div> })
    };
    part(move || {
        known.get().then(|| view! {
            <button id=TILE class="tile to-own-stats" aria-expanded=text(move || open.get().to_string()) on:click=toggle>
                {store.label(CreatureText::StatBlock)}</button>
            <div class="drawer stats" role="group" aria-labelledby=TILE hidden=flag(move || !open.get())>{part(block)}</div>
        })
    })
}
