//! House rules: changes to the ruleset that the group agrees on during setup.

use asalto_core::rules::HouseRule;
use asalto_core::{Command, Rules};
use asalto_text::{HouseRuleText, SetupText};
use leptos::prelude::*;

use super::table_choices::Choices;
use crate::components::cited::why;
use crate::components::lazy_part::later;
use crate::parts::Part;
use crate::store::Store;
use crate::ui::{each, flag, key, part};

/// The house rules, folded unless the ruleset leaves choices to the table. The list loads when it is first
/// opened.
#[component]
pub fn HouseRules() -> impl IntoView {
    let store = Store::take();
    let opened = RwSignal::new(false);
    let open = flag(move || with_rules(store, Rules::has_table_choices));
    view! {
        <details class="house-rules" prop:open=open on:toggle=move |_| opened.set(true)>
            <summary id="house-rules">{store.label(SetupText::HouseRules)}</summary>
            {part(move || opened.get().then(|| later(Part::HouseRules)))}
        </details>
    }
}

/// The house rules that fit the rules in use. A rule replaces all rules that contradict it.
#[component]
pub fn HouseList() -> impl IntoView {
    let store = Store::take();
    let offered = Memo::new(move |_| with_rules(store, |rules| rules.house_rules().collect()));
    view! {
        <Choices/>
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
            store.dispatch(Command::AdoptRules(Box::new(rules)));
        }
    };
    view! {
        <label class="check">
            <input type="checkbox" prop:checked=held on:change=change/>
            <span class="sentence">{store.label(HouseRuleText::from(rule))}</span>
        </label>
        {why(store, &rule.rules())}
    }
}

/// Reads the rules in use, and follows the encounter.
fn with_rules<T>(store: Store, read: impl FnOnce(&Rules) -> T) -> T {
    store.view.track();
    store.with_session(|session| read(session.encounter().rules()))
}
