//! A sentence and the rules that say so, each a link to its text.

use asalto_core::RuleId;
use leptos::prelude::*;

use crate::text::Told;

/// The sentence, and after it the links.
#[component]
pub fn Cited(told: Told) -> impl IntoView {
    view! { <p>{told.words}</p>{links(&told.rules)} }
}

/// Rules, each as a link to its text.
pub fn links(rules: &[RuleId]) -> impl IntoView + use<> {
    let link = |id: &RuleId| {
        let id = id.to_string();
        let address = format!("#rules/{id}");
        view! { <a class="cite" href=address>{id}</a> }
    };
    let links: Vec<_> = rules.iter().map(link).collect();
    view! { <span class="cites">{links}</span> }
}
