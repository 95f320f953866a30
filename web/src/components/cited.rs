//! A sentence and the rules that support it, each a link to its text.

use asalto_core::RuleId;
use asalto_text::CitedText;
use leptos::prelude::*;

/// The sentence, followed by the links.
#[component]
pub fn Cited(told: CitedText) -> impl IntoView {
    view! { <p>{told.text}</p>{links(&told.rules)} }
}

/// Builds the links to the texts of rules.
pub fn links(rules: &[RuleId]) -> impl IntoView + use<> {
    let link = |id: &RuleId| {
        let id = id.to_string();
        let address = format!("#rules/{id}");
        view! { <a class="cite" href=address>{id}</a> }
    };
    let links: Vec<_> = rules.iter().map(link).collect();
    view! { <span class="cites">{links}</span> }
}
