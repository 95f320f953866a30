//! Rounds before contact, where the rules know them: a counter, and one more.

use asalto_core::Command;
use leptos::prelude::*;

use crate::shown::{part, text};
use crate::store::Store;
use crate::text::{Sentence, Word};

/// The rounds that have passed before contact, and the command by which another one passes.
#[component]
pub fn Preparation() -> impl IntoView {
    let store = Store::take();
    let passed = Memo::new(move |_| store.view.with(|view| view.prepared));
    let offered = move || {
        store
            .available
            .with(|available| available.contains(&Command::PrepareRound))
    };
    let counter = move || {
        store.say(&Sentence::Of {
            what: store.word(Word::Prepared),
            who: &passed.get().to_string(),
        })
    };
    part(move || {
        let offered = offered();
        (offered || passed.get() > 0).then(|| {
            let pass = move |_| {
                store.dispatch(&Command::PrepareRound);
            };
            view! {
                <div class="preparation">
                    <p class="prepared">{text(counter)}</p>
                    {offered.then(|| view! {
                        <button id="prepare" on:click=pass>{store.label(Word::PrepareRound)}<kbd aria-hidden="true">{store.key('p')}</kbd></button>
                    })}
                </div>
            }
        })
    })
}
