//! The number field of a d20: a modifier for a roll in the app, or the total of a real roll.
//!
//! Each button states how it reads the number.

use asalto_core::casting::CheckInput;
use asalto_text::CombatText;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use crate::browser::document;
use crate::input::number::whole;
use crate::input::shortcuts::Shortcut;
use crate::store::Store;
use crate::ui::{flag, part, text as shown_text};

/// The field and its two buttons.
#[component]
pub fn D20(
    /// The element id of the field, for the focus.
    id: &'static str,
    /// The callback for the roll or the total.
    take: Callback<CheckInput>,
    /// Predicts the effect of a total, before it is entered.
    #[prop(optional)]
    foretell: Option<Callback<CheckInput, Option<String>>>,
    /// Whether the roll is optional. The key of the main button then only moves the focus to the field.
    #[prop(optional)]
    optional: bool,
    /// Whether the player rolls a real die. Enter then takes the total, and only its own button rolls.
    #[prop(into)]
    own: Signal<bool>,
) -> impl IntoView {
    let store = Store::take();
    let typed = RwSignal::new(String::new());
    let number = move || typed.with(|typed| i16::try_from(whole(typed)?).ok());
    let roll = move || {
        let modifier = number().unwrap_or_default();
        take.run(CheckInput::Roll { modifier });
    };
    let total = move || {
        if let Some(total) = number() {
            let total = total.into();
            take.run(CheckInput::Total { total });
        } else {
            document::focus_now(id);
        }
    };
    let enter = move |event: SubmitEvent| {
        event.prevent_default();
        if own.get_untracked() {
            total();
        } else {
            roll();
        }
    };
    let rolls = move || {
        let modifier = store.lang().modifier(number().unwrap_or_default());
        store.text_with(CombatText::RollWith, &[&modifier])
    };
    let verdict = move || {
        let total = number()?.into();
        let said = foretell?.run(CheckInput::Total { total })?;
        Some(view! { <p class="verdict">{said}</p> })
    };
    let totals = move || {
        let total = number().map_or("…".to_owned(), |total| store.lang().number(total.into()));
        store.text_with(CombatText::TotalIs, &[&total])
    };
    let yields = flag(move || optional || own.get());
    let key = move || {
        (!yields.get())
            .then(|| view! { <kbd aria-hidden="true">{store.shortcut(Shortcut::Main)}</kbd> })
    };
    view! {
        <form class="d20" class:own=own on:submit=enter>
            <label>{store.label(CombatText::Number)}
                <input id=id inputmode="text" data-whole autocomplete="off" size="5" maxlength="4" data-main-key=(!optional).then_some("")
                    prop:value=typed on:input=move |event| typed.set(event_target_value(&event))/></label>
            <button class="rolls-dice" class:optional=yields type="button" on:click=move |_| roll()>{shown_text(rolls)}{part(key)}</button>
            <button type="button" class="total" disabled=move || number().is_none() on:click=move |_| total()>{shown_text(totals)}</button>
            {part(verdict)}
        </form>
    }
}
