//! A sentence and the rules that support it.

use asalto_core::RuleId;
use asalto_text::{CitedText, SetupText};
use leptos::prelude::*;

use crate::store::Store;

/// An explanation, followed by its rules: each id is a link to the text of the rule.
#[component]
pub fn Explained(told: CitedText) -> impl IntoView {
    let link = |id: &RuleId| {
        let id = id.to_string();
        let address = address(&id);
        view! { <a class="cite" href=address>{id}</a> }
    };
    let links: Vec<_> = told.rules.iter().map(link).collect();
    view! { <p>{told.text}</p><span class="cites">{links}</span> }
}

/// A sentence, followed by the link to the reason for it.
#[component]
pub fn Cited(told: CitedText) -> impl IntoView {
    let why = why(Store::take(), &told.rules);
    view! { <p>{told.text}</p>{why} }
}

/// Builds the link from a sentence to the text of the first of its rules. Its title names all of them.
pub fn why(store: Store, rules: &[RuleId]) -> impl IntoView + use<> {
    let mut ids: Vec<String> = Vec::new();
    for id in rules.iter().map(ToString::to_string) {
        if !ids.contains(&id) {
            ids.push(id);
        }
    }
    let first = ids.first()?;
    let (address, all) = (address(first), ids.join(", "));
    let label = store.label(SetupText::WhyRule);
    Some(view! { <span class="cites"><a class="cite" href=address title=all>{label}</a></span> })
}

fn address(id: &str) -> String {
    format!("#rules/{id}")
}
