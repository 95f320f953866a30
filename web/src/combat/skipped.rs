//! The turns that the last command has skipped, said in the bar.

use asalto_core::rules::MissedTurnReason;
use asalto_core::{CombatantId, Encounter, Event};
use asalto_text::{self as text, CombatText};
use leptos::prelude::*;

use crate::store::Store;
use crate::ui::{part, text as shown_text};

/// Says whose turn the last command has skipped, and the conditions that prevent acting.
#[component]
pub fn Skipped() -> impl IntoView {
    let store = Store::take();
    let said = Memo::new(move |_| {
        store.view.track();
        let skipped = store.with_session(|session| {
            let last = session.cursor().checked_sub(1);
            let last = last.and_then(|last| session.entries().get(last))?;
            Some(skipped(session.encounter(), &last.events))
        });
        let sentences = skipped.unwrap_or_default().into_iter();
        let sentences = sentences.map(|(who, conditions)| sentence(store, who, &conditions));
        sentences.collect::<Vec<_>>().join(" ")
    });
    part(move || {
        (!said.with(String::is_empty))
            .then(|| view! { <p class="skipped" role="note">{shown_text(move || said.get())}</p> })
    })
}

/// Returns the combatants whose turns were skipped because they are unable to act, each once, with the conditions that
/// prevent it.
fn skipped(
    encounter: &Encounter,
    events: &[Event],
) -> Vec<(CombatantId, Vec<asalto_core::Condition>)> {
    let mut all: Vec<(CombatantId, Vec<_>)> = Vec::new();
    for event in events {
        let Event::TurnMissed {
            who,
            why: MissedTurnReason::Unable,
        } = event
        else {
            continue;
        };
        let Some(one) = encounter.participant(*who) else {
            continue;
        };
        let vitality = encounter.rules().vitality;
        let stops = one
            .conditions
            .iter()
            .filter(|held| vitality.is_stopped_by(held));
        let conditions: Vec<_> = stops.cloned().collect();
        if !conditions.is_empty() && all.iter().all(|(other, _)| other != who) {
            all.push((*who, conditions));
        }
    }
    all
}

fn sentence(store: Store, who: CombatantId, conditions: &[asalto_core::Condition]) -> String {
    let lang = store.lang();
    let conditions = conditions.iter().map(|held| text::condition(lang, held));
    let conditions = lang.list(&conditions.collect::<Vec<_>>());
    store.text_with(CombatText::TurnSkipped, &[&store.name(who), &conditions])
}
