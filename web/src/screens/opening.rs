//! Before the fight: who is here, who is aware of whom, and how it will open.

use asalto_core::Command;
use leptos::prelude::*;

use crate::components::awareness::Awareness;
use crate::components::quick_line::QuickLine;
use crate::components::roster::Roster;
use crate::sample;
use crate::shown::{flag, part};
use crate::store::Store;
use crate::text::Word;

/// The screen before the fight.
#[component]
pub fn Opening() -> impl IntoView {
    let store = Store::take();
    let nobody = flag(move || store.view.with(|view| view.combatants.is_empty()));
    let try_sample = move |_| {
        for command in sample::commands() {
            store.dispatch(&command);
        }
    };
    let start = move |_| {
        store.dispatch(&Command::Start);
    };
    view! {
        <div class="screen opening">
            <section class="column">
                <h2>{store.label(Word::Preparation)}</h2>
                <QuickLine/>
                {part(move || nobody.get().then(|| view! {
                    <div class="welcome">
                        <p>{store.label(Word::NobodyYet)}</p>
                        <button on:click=try_sample>{store.label(Word::Sample)}</button>
                    </div>
                }))}
                <Roster/>
            </section>
            <section class="column">
                {part(move || (!nobody.get()).then(|| view! { <Awareness/> }))}
            </section>
        </div>
        <footer class="bar-below">
            <button class="go" on:click=start disabled=nobody>{store.label(Word::Start)}<kbd aria-hidden="true">"N"</kbd></button>
        </footer>
    }
}
