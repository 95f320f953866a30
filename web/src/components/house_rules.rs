//! House rules: what the table does otherwise than its ruleset, agreed on before the fight.

use asalto_core::{Command, RollingPolicy};
use leptos::prelude::*;

use crate::shown::flag;
use crate::store::Store;
use crate::text::Word;

/// The house rules that may be chosen.
#[component]
pub fn HouseRules() -> impl IntoView {
    let store = Store::take();
    let each_round = flag(move || {
        store.view.track();
        store
            .with_session(|session| session.encounter().rules().rolling == RollingPolicy::EachRound)
    });
    let change = move |event| {
        let mut rules = store.with_session(|session| session.encounter().rules().clone());
        rules.rolling = if event_target_checked(&event) {
            RollingPolicy::EachRound
        } else {
            RollingPolicy::Once
        };
        store.dispatch(&Command::AdoptRules(Box::new(rules)));
    };
    view! {
        <details class="house-rules">
            <summary>{store.label(Word::HouseRules)}</summary>
            <label class="check">
                <input type="checkbox" prop:checked=each_round on:change=change/>
                {store.label(Word::RollEachRound)}
            </label>
        </details>
    }
}
