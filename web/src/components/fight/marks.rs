//! What lasts on somebody, as marks in the row: where it is, effects with what is left of them,
//! concentration, who rides whom, what makes rolls worse, who is new.

use asalto_core::{CombatantView, Condition, Reason};
use leptos::prelude::*;

use super::ending;
use crate::seen::Seen;
use crate::shown::part;
use crate::store::Store;
use crate::text;
use crate::text::fight::Phrase;

/// A mark: its words, and the reason that it tells.
type Mark = (String, Option<Reason>);

/// The marks of a row.
#[component]
pub fn Lasting(one: Seen) -> impl IntoView {
    let store = Store::take();
    let marks =
        Memo::new(move |_| one.with(|one| Some((one.as_ref()?.id, marks(store, one.as_ref()?)))));
    part(move || {
        let (id, marks) = marks.get()?;
        let marks = marks.into_iter().map(|(words, reason)| match reason {
            Some(reason) => {
                let tell = move |_| store.tell(id, &reason);
                view! { <button class="tag lasting" on:click=tell>{words}</button> }.into_any()
            }
            None => view! { <span class="tag lasting">{words}</span> }.into_any(),
        });
        Some(marks.collect::<Vec<_>>())
    })
}

fn marks(store: Store, one: &CombatantView) -> Vec<Mark> {
    let mut marks: Vec<Mark> = Vec::new();
    if let Some(reason) = &one.roll {
        marks.push((store.fill(Phrase::WorseOfTwo, &[]), Some(reason.clone())));
    }
    if !one.position.is_empty() {
        marks.push((one.position.clone(), None));
    }
    for effect in &one.effects {
        let condition = &effect.effect.condition;
        let words = text::condition(store.lang(), condition);
        let words = format!("{words} · {}", ending(store, effect));
        marks.push((words, hindrance(one, condition)));
    }
    if let Some(on) = &one.concentration {
        marks.push((store.fill(Phrase::Concentrating, &[&on.spell]), None));
    }
    if let Some(vitality) = one.vitality.filter(|vitality| vitality.temporary > 0) {
        let more = store.lang().number(vitality.temporary);
        marks.push((store.fill(Phrase::TemporaryLeft, &[&more]), None));
    }
    if let Some(ride) = one.ridden {
        let rider = store.name(ride.rider);
        marks.push((store.fill(Phrase::RiddenBy, &[&rider]), None));
    }
    if let Some(reason) = &one.penalty {
        let by = match reason {
            Reason::LateActions { by } => store.lang().modifier(*by),
            _ => String::new(),
        };
        marks.push((store.fill(Phrase::WorseRolls, &[&by]), Some(reason.clone())));
    }
    if let Some(reason) = &one.new_next_round {
        marks.push((store.fill(Phrase::NewNextRound, &[]), Some(reason.clone())));
    }
    marks
}

/// Why a condition keeps somebody from acting, if it does.
pub fn hindrance(one: &CombatantView, condition: &Condition) -> Option<Reason> {
    if !condition.prevents_acting() {
        return None;
    }
    let condition = condition.clone();
    Some(match &one.unable {
        Some(Reason::OutOfCombat(_)) => Reason::OutOfCombat(condition),
        Some(Reason::Incapacitated(_)) => Reason::Incapacitated(condition),
        _ => Reason::Condition(condition),
    })
}
