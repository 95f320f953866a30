//! Who is aware of whom, one by one, and the checks that may say it. A part that is loaded when it is
//! opened.

mod detect;
mod matrix;
mod stealth;

use asalto_core::Noticing as How;
use leptos::prelude::*;

use crate::components::noticing::detect::Detect;
use crate::components::noticing::matrix::Matrix;
use crate::components::noticing::stealth::Stealth;
use crate::shown::part;
use crate::store::Store;
use crate::text::later::Noticed;

/// The matrix, and the calculator that the rules in use have.
#[component]
pub fn Noticing() -> impl IntoView {
    let store = Store::take();
    let how = Memo::new(move |_| {
        store.view.track();
        store.with_session(|session| session.encounter().rules().opening.noticing())
    });
    let calculator = move || {
        let (title, form) = match how.get()? {
            How::SpotOrListen => (Noticed::BySpot, view! { <Detect/> }.into_any()),
            How::PassivePerception => (Noticed::ByStealth, view! { <Stealth/> }.into_any()),
        };
        Some(view! {
            <section class="calculator">
                <h3>{store.own(title)}</h3>
                {form}
                <p class="hint">{store.own(Noticed::GameMasterDecides)}</p>
            </section>
        })
    };
    view! {
        <Matrix/>
        {part(calculator)}
    }
}
