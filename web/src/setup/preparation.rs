//! Preparation rounds, if the rules have them.

use asalto_core::Command;
use asalto_text::{Message, SetupText};
use leptos::prelude::*;

use crate::input::shortcuts::Shortcut;
use crate::store::Store;
use crate::ui::{part, text};

/// The number of preparation rounds so far, and the button that passes another one.
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
        store.message(&Message::Labeled {
            label: store.text(SetupText::PreparationRounds),
            text: &passed.get().to_string(),
        })
    };
    part(move || {
        let offered = offered();
        (offered || passed.get() > 0).then(|| {
            let pass = move |_| {
                store.dispatch(Command::PrepareRound);
            };
            view! {
                <div class="preparation">
                    <p class="prepared">{text(counter)}</p>
                    {offered.then(|| view! {
                        <button id=Shortcut::PassPreparationRound.id() on:click=pass>{store.label(SetupText::PassPreparationRound)}<kbd aria-hidden="true">{store.shortcut(Shortcut::PassPreparationRound)}</kbd></button>
                    })}
                </div>
            }
        })
    })
}
