//! The question whether a limited use comes back, where the dice are real.

use asalto_core::command::RechargeInput;
use asalto_text::LimitedUseText;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::due_recharge::DueRecharge;
use crate::browser::document;
use crate::components::calls::types_total;
use crate::components::commands::go;
use crate::components::main_form;
use crate::input::number::total;
use crate::input::shortcuts::Shortcut;
use crate::store::{FilledForm, Store};
use crate::ui::{flag, part, text as shown_text};

/// The id of the form.
const RECHARGE: &str = "recharge";

/// The question: the number on the d6, a roll of the app, or its result.
#[component]
pub fn AskedRecharge(due: DueRecharge) -> impl IntoView {
    let store = Store::take();
    let typed = RwSignal::new(String::new());
    let who = due.who;
    let due = StoredValue::new(due);
    let asks = move || due.with_value(|due| due.asks(store));
    let by_table = flag(move || types_total(store, who));
    let face = move || typed.with(|typed| u16::try_from(total(typed)?).ok());
    let settle = move |how| {
        go(store, due.with_value(|due| due.command(how)));
    };
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        match untrack(face) {
            Some(face) => settle(RechargeInput::Face { face }),
            None if by_table.get_untracked() => document::focus_now("recharge-face"),
            None => settle(RechargeInput::Roll),
        }
    };
    let words = move || match face() {
        Some(face) => store.text_with(LimitedUseText::Enter, &[&face.to_string()]),
        None => store.text_with(LimitedUseText::RollDie, &[]),
    };
    // The main button enters a typed number, and says so.
    main_form::offer(store, RECHARGE, move || {
        face()?;
        Some(FilledForm {
            label: words(),
            complete: true,
            keyed: true,
        })
    });
    let submits = flag(move || face().is_some() || !by_table.get());
    // A typed number is no roll of the app.
    let class = move || if by_table.get() { "" } else { "rolls-dice" };
    let back = move |_| {
        go(store, due.with_value(DueRecharge::restore));
    };
    view! {
        <div class="prompt" role="group" aria-label=shown_text(asks)>
            <p class="asks">{shown_text(asks)}</p>
            <form class="d20" id=RECHARGE on:submit=submit>
                <label>{store.label(LimitedUseText::Face)}
                    <input id="recharge-face" inputmode="numeric" data-whole data-total="" data-min="1" data-max="6" data-main-key="" data-digits="" autocomplete="off" size="4" maxlength="1" on:focus=document::select
                        prop:value=typed on:input=move |event| typed.set(event_target_value(&event))/></label>
                {part(move || submits.get().then(|| view! {
                    <button class=class type="submit">{shown_text(words)}<kbd aria-hidden="true">{store.shortcut(Shortcut::Main)}</kbd></button>
                }))}
            </form>
            <div class="buttons">
                <button on:click=move |_| settle(RechargeInput::Spent)>{store.label(LimitedUseText::StillSpent)}</button>
                <button on:click=back>{store.label(LimitedUseText::IsBack)}</button>
            </div>
        </div>
    }
}
