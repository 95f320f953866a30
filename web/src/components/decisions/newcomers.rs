//! The initiative of combatants that joined a running combat: a decision like any other.

use asalto_text::CombatText;
use leptos::prelude::*;

use super::decision::unrolled;
use crate::components::calls::call::Call;
use crate::components::calls::{Calls, one_a_group};
use crate::components::table_dice::MissingDice;
use crate::store::Store;
use crate::ui::{each, flag, part, text};

/// The rolls that newcomers owe, typed or rolled.
#[component]
pub fn Newcomers() -> impl IntoView {
    let store = Store::take();
    let called = Memo::new(move |_| one_a_group(store, unrolled(store)));
    let calls = Calls::of(store, called);
    let roll = move |_| {
        calls.take_all(store);
    };
    let several = flag(move || called.with(|called| called.len() > 1));
    part(move || {
        (!called.with(Vec::is_empty)).then(|| {
            view! {
                <div class="prompt newcomers" role="group" aria-label=store.label(CombatText::Initiative)>
                    <p class="asks">{store.label(CombatText::Initiative)}</p>
                    <MissingDice called/>
                    <ul class="called">
                        {each(move || called.get(), |id| id.0.into(), move |id| view! { <li><Call id calls/></li> }.into_any())}
                    </ul>
                    {part(move || several.get().then(|| view! {
                        <button class="rolls-dice" on:click=roll>{text(move || store.text(calls.words(store)).to_owned())}</button>
                    }))}
                </div>
            }
        })
    })
}
