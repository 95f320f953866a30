//! What lasts on somebody, as marks in the row: effects with what is left of them, concentration, who
//! rides whom, what makes rolls worse, who is new; and where it is.

use asalto_core::{CombatantId, CombatantView, Mark, Reason, why};
use leptos::prelude::*;

use super::ending;
use crate::seen::Seen;
use crate::shown::part;
use crate::store::Store;
use crate::text;
use crate::text::fight::Phrase;

/// What a mark tells: a reason that is known, or one that the core is asked for.
#[derive(Clone, PartialEq)]
pub enum Tells {
    Known(Reason),
    Asked(Mark),
}

/// A mark, which tells its reason.
pub fn mark(store: Store, id: CombatantId, lasting: bool, words: String, tells: Tells) -> AnyView {
    let tell = move |_| {
        let reason = match &tells {
            Tells::Known(reason) => Some(reason.clone()),
            Tells::Asked(mark) => store.with_session(|session| why(session.encounter(), id, mark)),
        };
        if let Some(reason) = reason {
            store.tell(id, &reason);
        }
    };
    view! { <button class="tag" class:lasting=lasting on:click=tell>{words}</button> }.into_any()
}

/// What lasts on somebody.
#[component]
pub fn Lasting(one: Seen) -> impl IntoView {
    let store = Store::take();
    let marks = Memo::new(move |_| {
        one.with(|one| {
            let one = one.as_ref()?;
            Some((one.id, one.position.clone(), marks(store, one)))
        })
    });
    part(move || {
        let (id, position, marks) = marks.get()?;
        let position =
            (!position.is_empty()).then(|| view! { <span class="fact">{position}</span> });
        let marks = marks.into_iter();
        let marks = marks.map(|(words, tells)| mark(store, id, true, words, tells));
        Some(view! { {marks.collect::<Vec<_>>()}{position} })
    })
}

/// The words of each mark and what it tells.
fn marks(store: Store, one: &CombatantView) -> Vec<(String, Tells)> {
    let mut marks = Vec::new();
    if let Some(reason) = &one.roll {
        let words = store.fill(Phrase::WorseOfTwo, &[]);
        marks.push((words, Tells::Known(reason.clone())));
    }
    for view in &one.effects {
        let effect = &view.effect;
        let words = text::condition(store.lang(), &effect.condition);
        let words = format!("{words} · {}", ending(store, view));
        let mark = Mark::Condition(effect.condition.clone(), Some(effect.ending));
        marks.push((words, Tells::Asked(mark)));
    }
    if let Some(on) = &one.concentration {
        let words = store.fill(Phrase::Concentrating, &[&on.spell]);
        marks.push((words, Tells::Asked(Mark::Concentration)));
    }
    if let Some(vitality) = one.vitality.filter(|vitality| vitality.temporary > 0) {
        let more = store.lang().number(vitality.temporary);
        let words = store.fill(Phrase::TemporaryLeft, &[&more]);
        marks.push((words, Tells::Asked(Mark::Temporary)));
    }
    if let Some(ride) = one.ridden {
        let words = store.fill(Phrase::RiddenBy, &[&store.name(ride.rider)]);
        marks.push((words, Tells::Asked(Mark::Ridden)));
    }
    if let Some(reason) = &one.penalty {
        let by = match reason {
            Reason::LateActions { by } => store.lang().modifier(*by),
            _ => String::new(),
        };
        let words = store.fill(Phrase::WorseRolls, &[&by]);
        marks.push((words, Tells::Known(reason.clone())));
    }
    if let Some(reason) = &one.new_next_round {
        let words = store.fill(Phrase::NewNextRound, &[]);
        marks.push((words, Tells::Known(reason.clone())));
    }
    marks
}
