//! Before the fight: who is here, who is aware of whom, and how it will open.

use asalto_core::Command;
use leptos::prelude::*;

use crate::components::awareness::Awareness;
use crate::components::quick_line::QuickLine;
use crate::components::roster::Roster;
use crate::sample;
use crate::store::Store;
use crate::text::Word;

/// The screen before the fight.
#[component]
pub fn Opening() -> impl IntoView {
    let store = Store::take();
    let nobody = Memo::new(move |_| store.view.with(|view| view.combatants.is_empty()));
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
                <h2>{move || store.word(Word::Preparation)}</h2>
                <QuickLine/>
                {move || nobody.get().then(|| view! {
                    <div class="welcome">
                        <p>{move || store.word(Word::NobodyYet)}</p>
                        <button on:click=try_sample>{move || store.word(Word::Sample)}</button>
                    </div>
                })}
                <Roster/>
            </section>
            <section class="column">
                {move || (!nobody.get()).then(|| view! { <Awareness/> })}
            </section>
        </div>
        <footer class="bar-below">
            <button class="go" on:click=start disabled=nobody>{move || store.word(Word::Start)}<kbd aria-hidden="true">"N"</kbd></button>
        </footer>
    }
}
