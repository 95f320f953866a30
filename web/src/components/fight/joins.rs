//! How somebody joins a fight that has begun, and how the fight ends.

use asalto_core::{Awaiting, Command, check};
use leptos::prelude::*;

use crate::browser::document;
use crate::components::quick_line::QuickLine;
use crate::screens::rolls::{Call, Calls};
use crate::shown::{each, flag, part};
use crate::store::Store;
use crate::text::fight::Phrase;

/// The line for newcomers with the rolls they owe, and on a phone the end of the fight; nothing once it
/// is over.
#[component]
pub fn Joins(
    /// Whether the rolls of everybody are asked elsewhere.
    #[prop(optional)]
    rolls_elsewhere: bool,
) -> impl IntoView {
    let store = Store::take();
    let going_on = going_on(store);
    part(move || {
        going_on.get().then(|| {
            view! {
                <details class="joins">
                    <summary id="joins" on:click=move |_| document::focus_soon("quick-line")>
                        {store.own(Phrase::AddToFight)}<kbd aria-hidden="true">{store.key('a')}</kbd></summary>
                    <QuickLine/>
                    {(!rolls_elsewhere).then(|| view! { <Unrolled/> })}
                </details>
                <EndButton on_page=true/>
            }
        })
    })
}

/// Ends the fight, in the bar below; once it is over, what comes next is another encounter.
#[component]
pub fn End() -> impl IntoView {
    let store = Store::take();
    let going_on = going_on(store);
    part(move || {
        Some(if going_on.get() {
            view! { <EndButton/> }.into_any()
        } else {
            let begin = move |_| store.begin_another();
            view! {
                <button id="go" class="go" on:click=begin>{store.own(Phrase::NextEncounter)}<kbd aria-hidden="true">{store.key('n')}</kbd></button>
            }
            .into_any()
        })
    })
}

fn going_on(store: Store) -> Signal<bool> {
    flag(move || store.view.with(|view| view.awaiting != Awaiting::Ended))
}

/// Ends the fight: in the bar below, or on the page of a phone, whose bar has no room for it.
#[component]
fn EndButton(#[prop(optional)] on_page: bool) -> impl IntoView {
    let store = Store::take();
    view! {
        <button id=(!on_page).then_some("end") class="quiet end" class:on-page=on_page on:click=move |_| { store.dispatch(&Command::End); }>
            {store.own(Phrase::EndFight)}<kbd aria-hidden="true">{store.key('b')}</kbd>
        </button>
    }
}

/// Those who joined the fight and have not rolled.
#[component]
fn Unrolled() -> impl IntoView {
    let store = Store::take();
    let called = Memo::new(move |_| {
        store.view.track();
        store.with_session(|session| {
            let encounter = session.encounter();
            let called = |who| {
                let total = Command::EnterInitiative { who, total: 0 };
                check(encounter, &total).is_ok()
            };
            let present = encounter.present().filter(|one| one.initiative.is_none());
            let ids = present.map(|one| one.id);
            ids.filter(|&who| called(who)).collect::<Vec<_>>()
        })
    });
    let calls = Calls::of(store, called);
    let roll = move |_| {
        calls.take_all(store);
    };
    part(move || {
        (!called.with(Vec::is_empty)).then(|| {
            view! {
                <ul class="called">
                    {each(move || called.get(), |id| id.0.into(), move |id| view! { <li><Call id calls/></li> }.into_any())}
                </ul>
                <button class="rolls-dice" on:click=roll>{store.own(Phrase::RollAll)}</button>
            }
        })
    })
}
