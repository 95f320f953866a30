//! The awareness of individuals, and the checks that suggest it. This part loads when it is opened.

mod detect;
mod matrix;
mod stealth;

use asalto_core::rules::AwarenessCheck as How;
use asalto_text::AwarenessText;
use leptos::prelude::*;

use crate::store::Store;
use crate::ui::part;
use detect::Detect;
use matrix::Matrix;
use stealth::Stealth;

/// The matrix, and the calculator of the rules in use.
#[component]
pub fn AwarenessCheck() -> impl IntoView {
    let store = Store::take();
    let how = Memo::new(move |_| {
        store.view.track();
        store.with_session(|session| session.encounter().rules().opening.awareness_check())
    });
    let calculator = move || {
        let (title, form) = match how.get()? {
            How::SpotOrListen => (AwarenessText::BySpot, view! { <Detect/> }.into_any()),
            // The game master decides who is surprised.
            How::GameMaster => return None,
            How::PassivePerception => (AwarenessText::ByStealth, view! { <Stealth/> }.into_any()),
        };
        Some(view! {
            <section class="calculator">
                <h3>{store.label(title)}</h3>
                {form}
                <p class="hint">{store.label(AwarenessText::GameMasterDecides)}</p>
            </section>
        })
    };
    view! {
        <Matrix/>
        {part(calculator)}
    }
}
