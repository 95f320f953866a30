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
    // Main phases that will not take place are left out, and the final phase may go on.
    let next = move || {
        let next = store.view.with(|view| view.priority.as_ref()?.next)?;
        let next = store.cast(|cast| stack::next_phase(store.lang(), next, cast));
        Some(store.fill(Phrase::ComesNext, &[&next]))
    };
    let elapsed = move || {
        let elapsed = store
            .view
            .with(|view| Some(view.priority.as_ref()?.elapsed));
        let elapsed = elapsed.filter(|&ms| ms > 0);
        elapsed.map_or_else(String::new, |ms| {
            // Hundredths would promise more than an instant of about 4.167 s does.
            let tenths = u32::try_from(ms.saturating_add(50) / 100).unwrap_or(u32::MAX);
            store.fill(Phrase::Elapsed, &[&store.lang().tenths(tenths)])
        })
    };
    view! {
        <section class="phases" aria-label=store.own(Phrase::Phases)>
            <ol>{part(move || Some(phases()))}</ol>
            <span class="meta comes-next">{text(move || next().unwrap_or_default())}</span>
            <span class="meta">{text(elapsed)}</span>
        </section>
    }
}
