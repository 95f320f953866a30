//! The strip of the phases of a TOW turn.

use asalto_core::view::PhaseState;
use asalto_text::{TalesOfWarText, tales_of_war};
use leptos::prelude::*;

use crate::store::Store;
use crate::ui::{part, text};

/// The phases from first to last, with the current one marked.
#[component]
pub fn Phases() -> impl IntoView {
    let store = Store::take();
    let phases = move || {
        let phases = store.view.with(|view| {
            let priority = view.priority.as_ref();
            priority.map(|it| it.phases.clone()).unwrap_or_default()
        });
        let phases = phases.into_iter().map(|phase| {
            let name =
                store.with_names(|names| tales_of_war::phase(store.lang(), phase.phase, names));
            let (class, current) = match phase.state {
                PhaseState::Over => ("over", None),
                PhaseState::Now => ("now", Some("step")),
                PhaseState::Ahead => ("ahead", None),
            };
            view! { <li class=class aria-current=current>{name}</li> }
        });
        phases.collect::<Vec<_>>()
    };
    // Skipped main phases are left out, and the final phase may continue.
    let next = move || {
        let next = store.view.with(|view| view.priority.as_ref()?.next)?;
        let next = store.with_names(|names| tales_of_war::next_phase(store.lang(), next, names));
        Some(store.text_with(TalesOfWarText::ComesNext, &[&next]))
    };
    let elapsed = move || {
        let elapsed = store
            .view
            .with(|view| Some(view.priority.as_ref()?.elapsed));
        let elapsed = elapsed.filter(|&ms| ms > 0);
        elapsed.map_or_else(String::new, |ms| {
            // An instant lasts about 4.167 s, so hundredths would show false precision.
            let tenths = u32::try_from(ms.saturating_add(50) / 100).unwrap_or(u32::MAX);
            store.text_with(TalesOfWarText::Elapsed, &[&store.lang().tenths(tenths)])
        })
    };
    view! {
        <section class="phases" aria-label=store.label(TalesOfWarText::Phases)>
            <ol>{part(move || Some(phases()))}</ol>
            <span class="meta comes-next">{text(move || next().unwrap_or_default())}</span>
            <span class="meta">{text(elapsed)}</span>
        </section>
    }
}
