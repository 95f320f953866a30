//! The strip of the phases of a TOW-turn.

use asalto_core::PhaseState;
use leptos::prelude::*;

use crate::shown::{part, text};
use crate::store::Store;
use crate::text::stack::{self, Phrase};

/// The phases from first to last, with the one in progress.
#[component]
pub fn Phases() -> impl IntoView {
    let store = Store::take();
    let phases = move || {
        let phases = store.view.with(|view| {
            let priority = view.priority.as_ref();
            priority.map(|it| it.phases.clone()).unwrap_or_default()
        });
        let phases = phases.into_iter().map(|phase| {
            let name = store.cast(|cast| stack::phase(store.lang(), phase.phase, cast));
            let (class, current) = match phase.state {
                PhaseState::Over => ("over", None),
                PhaseState::Now => ("now", Some("step")),
                PhaseState::Ahead => ("ahead", None),
            };
            view! { <li class=class aria-current=current>{name}</li> }
        });
        phases.collect::<Vec<_>>()
    };
    let elapsed = move || {
        let elapsed = store
            .view
            .with(|view| Some(view.priority.as_ref()?.elapsed));
        elapsed.map_or_else(String::new, |ms| {
            // Hundredths would promise more than an instant of about 4.167 s does.
            let tenths = ms.saturating_add(50) / 100;
            let seconds = format!("{}.{}", tenths / 10, tenths % 10);
            store.fill(Phrase::Elapsed, &[&seconds])
        })
    };
    view! {
        <section class="phases" aria-label=store.own(Phrase::Phases)>
            <ol>{part(move || Some(phases()))}</ol>
            <span class="meta">{text(elapsed)}</span>
        </section>
    }
}
