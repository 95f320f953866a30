//! What is told of a TOW-turn: events, what is awaited, and what passing does.

use asalto_core::{
    Awaiting, CombatantId, Event, Frame, FrameId, PassConsequence, Point, PriorityEvent,
};
use leptos::prelude::*;

use crate::sample_tow;
use crate::store::Store;
use crate::telling::Tale;
use crate::text::stack::{self, Phrase};

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
    store.cast(|cast| stack::report(lang, event, cast, &|id| object(store, id)))
}

/// What is on the stack, or was, by name.
fn object(store: Store, id: FrameId) -> String {
    let lang = store.lang();
    store
        .with_session(|session| {
            let played = &session.entries()[..session.cursor()];
            let events = played.iter().rev().flat_map(|entry| entry.events.iter());
            let mut frames = events.filter_map(frame_of);
            let frame = frames.find(|frame| frame.id == id);
            frame.map(|frame| stack::object(lang, frame).unwrap_or_default())
        })
        .unwrap_or_default()
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

fn frame_of(event: &Event) -> Option<&Frame> {
    match event {
        Event::Pushed(frame) | Event::Priority(PriorityEvent::Postponed(frame)) => Some(frame),
        _ => None,
    }
}
