//! House rules: what the table does otherwise than its ruleset, agreed on before the fight.

use asalto_core::{Command, HouseRule, Rules};
use leptos::prelude::*;

use crate::components::cited::links;
use crate::parts::{Part, later};
use crate::shown::{each, flag, key, part};
use crate::store::Store;
use crate::text::Word;
use crate::text::later::House;

/// The house rules, folded; the list is loaded when it is first opened.
#[component]
pub fn HouseRules() -> impl IntoView {
    let store = Store::take();
    let opened = RwSignal::new(false);
    view! {
        <details class="house-rules" on:toggle=move |_| opened.set(true)>
            <summary>{store.label(Word::HouseRules)}</summary>
            {part(move || opened.get().then(|| later(Part::HouseRules)))}
        </details>
    }
}

/// Those that the rules in use have a place for; one that contradicts another takes its place.
#[component]
pub fn HouseList() -> impl IntoView {
    let store = Store::take();
    let offered = Memo::new(move |_| with_rules(store, |rules| rules.house_rules().collect()));
    view! {
        <ul>
            {each(move || offered.get(), |(rule, _)| key(rule), move |(rule, _)| {
                view! { <li><Choice rule offered/></li> }.into_any()
            })}
        </ul>
    }
}

#[component]
fn Choice(rule: HouseRule, offered: Memo<Vec<(HouseRule, bool)>>) -> impl IntoView {
    let store = Store::take();
    let held = flag(move || offered.with(|offered| offered.contains(&(rule, true))));
    let change = move |event| {
        let on = event_target_checked(&event);
        let rules = with_rules(store, |rules| rules.with(rule, on));
        if let Some(rules) = rules {
            store.dispatch(&Command::AdoptRules(Box::new(rules)));
        }
    };
    view! {
        <label class="check">
            <input type="checkbox" prop:checked=held on:change=change/>
            <span class="sentence">{store.own(House::from(rule))}</span>
        </label>
        {links(&rule.rules())}
    }
}

/// Reads the rules in use, again whenever the encounter changes.
fn with_rules<T>(store: Store, read: impl FnOnce(&Rules) -> T) -> T {
    store.view.track();
    store.with_session(|session| read(session.encounter().rules()))
}
