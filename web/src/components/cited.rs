//! A sentence and the rules that say so, each a link to its text.

use asalto_core::RuleId;
use leptos::prelude::*;

use crate::text::Told;

/// The sentence, and after it the links.
#[component]
pub fn Cited(told: Told) -> impl IntoView {
    let link = |id: &RuleId| {
        let id = id.to_string();
        let address = format!("#rules/{id}");
        view! { <a class="cite" href=address>{id}</a> }
    };
    let links: Vec<_> = told.rules.iter().map(link).collect();
    view! { <p>{told.words}</p><span class="cites">{links}</span> }
}
