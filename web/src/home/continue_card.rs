//! The open encounter: the card of its present moment, and the bar that continues it or begins another.

use asalto_core::Awaiting;
use asalto_text::{self as text, HomeText, MenuText, Message};
use leptos::prelude::*;

use crate::browser::clock;
use crate::storage::library::Item;
use crate::store::address::Reading;
use crate::store::{Store, encounter_title};
use crate::ui::{flag, part, text};

use super::encounter::state;
use super::encounters::listed;
use super::ladder::Ladder;
use super::standing;

/// Follows the list item of the open encounter. The list lacks one that is not saved.
fn open_item(store: Store) -> Memo<Item> {
    Memo::new(move |_| {
        store.keeper.lists.track();
        store.view.track();
        let id = store.keeper.opened();
        let mut items = listed(store).into_iter();
        let listed = items.find(|item| item.id == id);
        listed.unwrap_or_else(|| store.with_session(|session| Item::of(id, session)))
    })
}

/// Follows whether the open encounter has combatants.
fn is_there(store: Store) -> Signal<bool> {
    flag(move || store.view.with(|view| !view.combatants.is_empty()))
}

/// The card of the open encounter, if it has combatants.
#[component]
pub fn Last() -> impl IntoView {
    let store = Store::take();
    let there = is_there(store);
    let item = open_item(store);
    let heading = move || encounter_title::of_item(store, &item.get());
    let kind = move || {
        let of = item.with(|item| match state(item) {
            HomeText::Prepared => HomeText::LastPrepared,
            _ => HomeText::Last,
        });
        let rules = store.view.with(|view| view.ruleset);
        let rules = text::ruleset(store.lang(), rules);
        format!("{} · {rules}", store.text(of))
    };
    let date = move || {
        let changed = item.with(|item| item.changed);
        let known = (changed > 0).then_some(changed)?;
        clock::since(known, store.lang().tag())
    };
    let turn = move || standing::turn(store);
    // Before the combat and after it the state stands in place of the turn.
    let rest = move || {
        if turn().is_some() {
            return standing::rest(store);
        }
        let names = super::encounter::cast(store, &item.get());
        let label = &item.with(|item| store.text(state(item)));
        store.message(&Message::Labeled {
            label,
            text: &names,
        })
    };
    let card = move || {
        there.get().then(|| {
            view! {
                <section class="last">
                    <p class="hint kind"><span>{text(kind)}</span><span>{text(move || date().unwrap_or_default())}</span></p>
                    <h2>{text(heading)}</h2>
                    <Ladder/>
                    <p class="stands sentence"><b>{text(move || turn().unwrap_or_default())}</b>" "<span>{text(rest)}</span></p>
                </section>
            }
        })
    };
    part(card)
}

/// The bar of home: the open encounter with the button that continues it, and the button that begins another.
#[component]
pub fn Bar() -> impl IntoView {
    let store = Store::take();
    let reading = Reading::take();
    let there = is_there(store);
    let item = open_item(store);
    let begin = move |_| {
        store.begin_another();
        reading.to_table("quick-line");
    };
    let heading = move || encounter_title::of_item(store, &item.get());
    let moment = move || {
        let (round, current, number, of) = store.view.with(|view| {
            let number = view.combatants.iter().filter(|one| one.passed).count();
            let of = view.combatants.iter();
            let of = of.filter(|one| one.place.is_some()).count();
            (view.round, view.current, number, of)
        });
        let plays = store.view.with(|view| view.awaiting != Awaiting::Ended);
        let Some(round) = round.filter(|_| plays) else {
            return store.text(item.with(state)).to_owned();
        };
        let turn = current.filter(|_| !store.is_by_phases());
        let turn = turn.map(|_| store.message(&Message::TurnOf { number, of }));
        let parts: Vec<_> = [Some(store.round(round)), turn]
            .into_iter()
            .flatten()
            .collect();
        parts.join(", ")
    };
    let onward = move || {
        let current = store.view.with(|view| {
            let plays = view.awaiting != Awaiting::Ended && !store.is_by_phases();
            view.current.filter(|_| plays)
        });
        let over = store.view.with(|view| view.awaiting == Awaiting::Ended);
        match current {
            None if over => store.text(HomeText::ShowEnded).to_owned(),
            Some(who) => store.text_with(HomeText::ContinueTurn, &[&store.name(who)]),
            None => store.text(HomeText::Continue).to_owned(),
        }
    };
    let buttons = move || {
        let another = view! {
            <span aria-hidden="true" class="plus">"+"</span>{store.label(MenuText::NewEncounter)}
        };
        Some(if there.get() {
            view! {
                <p class="at-home"><b>{text(heading)}</b><span>{text(moment)}</span></p>
                <button id="begin" on:click=begin>{another}</button>
                <button id="continue" class="go" on:click=move |_| reading.to_table("go")>{text(onward)}</button>
            }
            .into_any()
        } else {
            view! { <button id="begin" class="go" on:click=begin>{another}</button> }.into_any()
        })
    };
    view! { <footer class="bar-below">{part(buttons)}</footer> }
}
