//! The question of a save that a combatant owes.

use asalto_core::casting::{CheckInput, CheckVerdict};
use asalto_text::LegendaryText;
use leptos::prelude::*;

use super::owed_save::OwedSave;
use crate::components::calls::types_total;
use crate::components::commands::{foretold, go};
use crate::components::number::D20;
use crate::components::save_bonus;
use crate::store::Store;
use crate::ui::{flag, part, text as shown_text};

/// The question of a save: rolled in the app, typed as a total, or answered with its result.
#[component]
pub fn AskedSave(save: OwedSave) -> impl IntoView {
    let store = Store::take();
    let who = save.who;
    let own = flag(move || types_total(store, who));
    let kept = Some(untrack(|| save.modifier_field(store)));
    let kind = save.kind;
    let suggested = Signal::derive(move || save_bonus::bonus(store, kind?, who));
    let save = StoredValue::new(save);
    let verdict = move |index: usize| {
        let [success, failure] = save.with_value(|save| save.verdicts(store));
        if index == 0 { success } else { failure }
    };
    let asks = move || save.with_value(|save| save.asks(store));
    let make = move |how| {
        let command = save.with_value(|save| untrack(|| save.command(store, how)));
        go(store, command);
    };
    let foretell = move |how| {
        let command = save.with_value(|save| untrack(|| save.command(store, how)));
        untrack(|| foretold(store, &command))
    };
    let one = store.combatant(who);
    let resists = flag(move || {
        one.with(|one| {
            let left = one.as_ref().and_then(|one| one.legendary);
            left.is_some_and(|left| left.resistance > 0)
        })
    });
    let resist = move |_| {
        go(store, save.with_value(OwedSave::resistance));
    };
    let told = move |verdict| make(CheckInput::Verdict { verdict });
    view! {
        <div class="prompt" role="group" aria-label=shown_text(asks)>
            <p class="asks">{shown_text(asks)}</p>
            <D20 id="prompt-number" take=Callback::new(make) foretell=Callback::new(foretell) kept suggested own/>
            <div class="buttons">
                <button on:click=move |_| told(CheckVerdict::Success)>{shown_text(move || verdict(0))}</button>
                <button on:click=move |_| told(CheckVerdict::Failure)>{shown_text(move || verdict(1))}</button>
                {part(move || resists.get().then(|| view! {
                    <button data-once on:click=resist>{store.label(LegendaryText::ResistSave)}</button>
                }))}
            </div>
        </div>
    }
}
