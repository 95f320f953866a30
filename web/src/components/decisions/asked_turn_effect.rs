//! The question of what an effect does in a turn.

use asalto_core::effect::TurnEffectInput;
use asalto_text::{TurnEffectText, damage_type_word};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::decision::Decision;
use super::due_effect::DueEffect;
use crate::browser::document;
use crate::components::commands::go;
use crate::input::number::total as total_of;
use crate::input::shortcuts::Shortcut;
use crate::store::Store;
use crate::ui::{flag, part, text as shown_text};

/// The question: carried out by its number or its dice, by a typed total, or prevented.
#[component]
pub fn AskedTurnEffect(due: DueEffect) -> impl IntoView {
    let store = Store::take();
    let typed = RwSignal::new(String::new());
    let (has_dice, can_be_prevented) = (due.has_dice(), due.can_be_prevented());
    let due = StoredValue::new(due);
    let energy = Memo::new(move |_| due.with_value(|due| due.energy_taken(store)));
    let taken = move || {
        let energy = energy.get();
        let words = energy.iter().map(|&of| store.text(damage_type_word(of)));
        let listed = words.collect::<Vec<_>>().join(", ");
        (!energy.is_empty()).then(|| store.text_with(TurnEffectText::TakenSince, &[&listed]))
    };
    let asks = move || due.with_value(|due| due.asks(store));
    let by_table = flag(move || due.with_value(|due| due.is_typed(store)));
    let total = move || typed.with(|typed| total_of(typed));
    let settle = move |how| {
        go(store, due.with_value(|due| due.command(how)));
    };
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        match untrack(total) {
            Some(total) => settle(TurnEffectInput::Total { total }),
            None if by_table.get_untracked() => document::focus_now("turn-effect-total"),
            None => settle(TurnEffectInput::Roll),
        }
    };
    let words = move || due.with_value(|due| due.words(store, total()));
    let carries_out = flag(move || total().is_some() || !by_table.get());
    let is_choice = flag(move || !energy.read().is_empty());
    // This choice or another decision blocks the main button, which would carry out what has no dice.
    let alone = flag(move || !has_dice && Decision::any_stops_main(store));
    let prevented = move || {
        view! {
            <button on:click=move |_| settle(TurnEffectInput::Prevented)>{store.label(TurnEffectText::Prevented)}</button>
        }
    };
    view! {
        <div class="prompt" role="group" aria-label=shown_text(asks)>
            <p class="asks">{shown_text(asks)}</p>
            {part(move || taken().map(|taken| view! { <p class="hint">{taken}</p> }))}
            // Without dice the main command carries it out.
            {has_dice.then(|| view! {
                <form class="d20" on:submit=submit>
                    <label>{store.label(TurnEffectText::Total)}
                        <input id="turn-effect-total" inputmode="numeric" data-whole data-total="" data-min="1" data-max="99999" data-main-key=move || (!is_choice.get()).then_some("") data-digits="" autocomplete="off" size="5" maxlength="6" on:focus=document::select
                            prop:value=typed on:input=move |event| typed.set(event_target_value(&event))/></label>
                    {part(move || carries_out.get().then(|| view! {
                        <button class="rolls-dice" class:optional=is_choice type="submit">{shown_text(words)}{part(move || (!is_choice.get()).then(|| view! {
                            <kbd aria-hidden="true">{store.shortcut(Shortcut::Main)}</kbd>
                        }))}</button>
                    }))}
                </form>
            })}
            {can_be_prevented.then(|| view! {
                <div class="buttons">
                    // What energy may prevent is not the first answer, which a hasty key takes.
                    {part(move || is_choice.get().then(prevented))}
                    {part(move || alone.get().then(|| view! {
                        <button on:click=move |_| settle(TurnEffectInput::Roll)>{shown_text(words)}</button>
                    }))}
                    {part(move || (!is_choice.get()).then(prevented))}
                </div>
            })}
        </div>
    }
}
