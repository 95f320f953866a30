//! The open encounter: its present moment, and the button that continues it.

use asalto_core::Awaiting;
use asalto_text::{self as text, HomeText};
use leptos::prelude::*;

use crate::storage::browser_port::Browser;
use crate::storage::library;
use crate::store::address::Reading;
use crate::store::{Store, encounter_title};
use crate::ui::{part, text};

use super::encounter::state;
use super::ladder::Ladder;

/// The card of the open encounter, if it has combatants.
#[component]
pub fn Last() -> impl IntoView {
    let store = Store::take();
    let reading = Reading::take();
    let nobody = Memo::new(move |_| store.view.with(|view| view.combatants.is_empty()));
    let item = Memo::new(move |_| {
        store.keeper.lists.track();
        store.view.track();
        let id = store.keeper.opened();
        let mut items = library::items(&Browser).into_iter();
        items.find(|item| item.id == id).unwrap_or_default()
    });
    let heading = move || encounter_title::of_item(store, &item.get());
    let rules =
        move || text::ruleset(store.lang(), store.view.with(|view| view.ruleset)).to_owned();
    let stands = move || {
        let (round, current, awaiting) = store
            .view
            .with(|view| (view.round, view.current, view.awaiting.clone()));
        if matches!(awaiting, Awaiting::Setup | Awaiting::Ended) {
            return store.text(state(&item.get())).to_owned();
        }
        let round = round.map(|round| store.round(round));
        let turn = current.map(|who| store.text_with(HomeText::Acts, &[&store.name(who)]));
        let parts: Vec<_> = [round, turn].into_iter().flatten().collect();
        parts.join(" · ")
    };
    let names = move || {
        let item = item.get();
        super::encounter::cast(store, &item)
    };
    let kind = move || {
        let of = item.with(|item| match state(item) {
            HomeText::Prepared => HomeText::LastPrepared,
            _ => HomeText::Last,
        });
        store.text(of).to_owned()
    };
    let card = move || {
        (!nobody.get()).then(|| {
            view! {
                <section class="last">
                    <p class="hint">{text(kind)}" · "{text(rules)}</p>
                    <h2>{text(heading)}</h2>
                    <Ladder/>
                    <p>{text(stands)}</p>
                    <p class="hint">{text(names)}</p>
                    <button id="continue" class="go" on:click=move |_| reading.to_table("go")>
                        {store.label(HomeText::Continue)}
                    </button>
                </section>
            }
        })
    };
    part(card)
}
