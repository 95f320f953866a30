//! What is told of a TOW-turn: events, what is awaited, and what passing does.

use asalto_core::{
    Awaiting, CombatantId, Event, FrameId, PassConsequence, Point, PriorityEvent, TriggerId,
};
use leptos::prelude::*;

use crate::sample_tow;
use crate::store::Store;
use crate::telling::Tale;
use crate::text::stack::{self, Names, Phrase};

/// What this part of the app can say.
pub static TALE: Tale = Tale {
    report,
    awaited,
    refuse: stack::refuse,
    sample: sample_tow::commands,
};

/// What an event says in the log; things on the stack are called by their names.
fn report(store: Store, event: &Event) -> Option<String> {
    let lang = store.lang();
    let names = Names {
        frame: &|id| object(store, id),
        trigger: &|id| effect(store, id),
    };
    store.cast(|cast| stack::report(lang, event, cast, &names))
}

/// What is on the stack, or was, by name.
fn object(store: Store, id: FrameId) -> String {
    let lang = store.lang();
    let of = |event: &Event| match event {
        Event::Pushed(frame) | Event::Priority(PriorityEvent::Postponed(frame)) => {
            (frame.id == id).then(|| stack::object(lang, frame).unwrap_or_default())
        }
        _ => None,
    };
    store.last_played(of).unwrap_or_default()
}

/// A triggered effect that is registered, or was, with whose it is.
fn effect(store: Store, id: TriggerId) -> String {
    let of = |event: &Event| match event {
        Event::Priority(PriorityEvent::TriggerRegistered { id: known, trigger }) => {
            (*known == id).then(|| (trigger.name.clone(), trigger.owner))
        }
        _ => None,
    };
    // What was registered before the log begins may still be there.
    let there = || {
        store.view.with_untracked(|view| {
            let mut known = view.priority.as_ref()?.triggers.iter();
            let (_, trigger) = known.find(|(known, _)| *known == id)?;
            Some((trigger.name.clone(), trigger.owner))
        })
    };
    match store.last_played(of).or_else(there) {
        Some((name, owner)) => store.fill(Phrase::EffectOf, &[&name, &store.name(owner)]),
        None => store.fill(Phrase::AnEffect, &[]),
    }
}

/// What the encounter waits for in a TOW-turn, as a sentence.
fn awaited(store: Store) -> Option<String> {
    let name = |who: CombatantId| store.name(who);
    let lang = store.lang();
    Some(match store.view.with(|view| view.awaiting.clone()) {
        Awaiting::Priority(who) => store.fill(Phrase::HasPriority, &[&name(who)]),
        Awaiting::Charge(who) => store.fill(Phrase::MayCharge, &[&name(who)]),
        Awaiting::Attempt(attempt) => {
            let at = stack::attempt(lang, &attempt.at);
            store.fill(Phrase::MayAttempt, &[&name(attempt.who), &at])
        }
        Awaiting::Legality(who) => {
            let proposed =
                store.with_session(|session| match session.encounter().cycle().point() {
                    Point::Proposal(it) => {
                        Some(store.cast(|cast| stack::details(lang, &it.declaration, cast)))
                    }
                    _ => None,
                });
            let proposed = proposed.unwrap_or_default();
            store.fill(Phrase::IsItLegal, &[&name(who), &proposed])
        }
        Awaiting::Resolution { .. } if store.is_by_phases() => {
            store.fill(Phrase::Resolving, &[&top_name(store)])
        }
        _ => return None,
    })
}

/// The name of the top of the stack.
fn top_name(store: Store) -> String {
    let lang = store.lang();
    store.view.with(|view| {
        let top = view.stack.last();
        top.map(|frame| stack::object(lang, frame).unwrap_or_default())
            .unwrap_or_default()
    })
}

/// What passing does now, as the name of the button.
pub fn pass_label(store: Store) -> Option<String> {
    let lang = store.lang();
    let (pass, anything) = store.view.with(|view| {
        let priority = view.priority.as_ref()?;
        Some((priority.pass?, !view.stack.is_empty()))
    })?;
    Some(match pass {
        PassConsequence::HandTo(who) => {
            let phrase = if anything {
                Phrase::PassTo
            } else {
                Phrase::PassAsk
            };
            store.fill(phrase, &[&store.name(who)])
        }
        PassConsequence::Resolve(_) => store.fill(Phrase::PassResolve, &[&top_name(store)]),
        PassConsequence::EndPhase(next) => {
            let next = store.cast(|cast| stack::next_phase(lang, next, cast));
            store.fill(Phrase::PassEnd, &[&next])
        }
    })
}
