//! The earlier moment on view: a slider through the log, and the return to the present.

use asalto_core::Session;
use asalto_text::{CombatText, SetupText};
use leptos::prelude::*;

use crate::browser::document;
use crate::store::Store;
use crate::ui::{flag, part, text};

/// The slider of the moments before the present, with its buttons, while an earlier moment is on view.
#[component]
pub fn LookingBack() -> impl IntoView {
    let store = Store::take();
    let past = flag(move || store.present.get().is_some());
    Effect::new(move |_| document::set_past(past.get()));
    on_cleanup(|| document::set_past(false));
    part(move || past.get().then(|| view! { <Moments/> }))
}

#[component]
fn Moments() -> impl IntoView {
    let store = Store::take();
    let here = move || store.with_session(Session::cursor);
    let present = move || store.present.get().unwrap_or_default();
    let look = move |moment: usize| {
        store.look_at(moment);
        // The present has no slider.
        if store.present.get_untracked().is_none() {
            document::focus_soon("go");
        }
    };
    let slide = move |event| {
        if let Ok(moment) = event_target_value(&event).parse() {
            look(moment);
        }
    };
    let earlier = move |_| look(untrack(here).saturating_sub(1));
    let later = move |_| look(untrack(here) + 1);
    let back = move |_| {
        store.return_to_now();
        document::focus_soon("go");
    };
    let place = text(move || {
        let with = [here(), present()].map(|moment| moment.to_string());
        store.text_with(CombatText::MomentOf, &with.each_ref().map(String::as_str))
    });
    view! {
        <section class="looking-back" aria-label=store.label(CombatText::Moment)>
            <p>{store.label(CombatText::ViewingEarlierMoment)}</p>
            <input id="moment" type="range" min="0" aria-label=store.label(CombatText::Moment) aria-valuetext=place
                prop:max=text(move || present().saturating_sub(1).to_string()) prop:value=text(move || here().to_string())
                on:input=slide/>
            <span class="step" aria-hidden="true">{place}</span>
            <button aria-disabled=text(move || (here() == 0).to_string()) on:click=earlier>{store.label(CombatText::Earlier)}</button>
            <button on:click=later>{store.label(CombatText::Later)}</button>
            <button id="now" on:click=back>{store.label(CombatText::ReturnToNow)}<kbd aria-hidden="true">{store.label(SetupText::Escape)}</kbd></button>
        </section>
    }
}
