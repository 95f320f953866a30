//! A number for a d20: what is added to a roll here, or the total of one at the table. The buttons
//! say what they will make of it.

use asalto_core::CheckHow;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use crate::shown::text as shown_text;
use crate::store::Store;
use crate::text::fight::Phrase;

/// The field and its two buttons.
#[component]
pub fn D20(
    /// What the field is called by those who look for it.
    id: &'static str,
    /// What is done with the roll or the total.
    take: Callback<CheckHow>,
) -> impl IntoView {
    let store = Store::take();
    let typed = RwSignal::new(String::new());
    let number = move || typed.with(|typed| typed.trim().replace('−', "-").parse::<i16>().ok());
    let roll = move |event: SubmitEvent| {
        event.prevent_default();
        let modifier = number().unwrap_or_default();
        take.run(CheckHow::Roll { modifier });
    };
    let total = move |_| {
        if let Some(total) = number() {
            let total = total.into();
            take.run(CheckHow::Total { total });
        }
    };
    let rolls = move || {
        let modifier = store.lang().modifier(number().unwrap_or_default());
        store.fill(Phrase::RollWith, &[&modifier])
    };
    let totals = move || {
        let total = number().map_or("…".to_owned(), |total| store.lang().number(total.into()));
        store.fill(Phrase::TotalIs, &[&total])
    };
    view! {
        <form class="d20" on:submit=roll>
            <label>{store.own(Phrase::Number)}
                <input id=id inputmode="text" autocomplete="off" size="5" maxlength="4" data-letters="commands"
                    prop:value=typed on:input=move |event| typed.set(event_target_value(&event))/></label>
            <button class="rolls-dice" type="submit">{shown_text(rolls)}<kbd aria-hidden="true">{store.key('n')}</kbd></button>
            <button type="button" disabled=move || number().is_none() on:click=total>{shown_text(totals)}</button>
        </form>
    }
}
