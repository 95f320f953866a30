//! Texts that load with the screen of the TOW turn: events, decisions and the consequence of
//! passing.

use asalto_core::event::PriorityEvent;
use asalto_core::frame_id::FrameId;
use asalto_core::priority::{PhaseStep, TriggerId};
use asalto_core::{Awaiting, CombatantId, Event, Rejection};
use asalto_text::TalesOfWarText;
use asalto_text::tales_of_war::{self, StackNames};
use leptos::prelude::*;

use crate::components::main_command::tales_of_war::top_name;
use crate::content::samples::tales_of_war::commands;
use crate::store::Store;
use crate::store::part_texts::PartTexts;

/// The texts and the sample of the part.
pub static TEXTS: PartTexts = PartTexts {
    log,
    together: |_, _, _| None,
    rejection: |lang, rejection, names| match rejection {
        Rejection::Priority(why) => Some(tales_of_war::rejection_text(lang, why, names)),
        _ => None,
    },
    reason: |_, _, _, _| None,
    awaited,
    rolls: |_| None,
    sample: |sample, lang| sample.is_none().then(|| commands(lang)),
};

/// Writes the log text of an event, with the names of stack items and triggered effects.
fn log(store: Store, event: &Event) -> Option<String> {
    let lang = store.lang();
    let stack = StackNames {
        frame: &|id| object(store, id),
        trigger: &|id| effect(store, id),
    };
    store.with_names(|names| tales_of_war::log_text(lang, event, names, &stack))
}

/// Returns the name of an item that is or was on a stack.
fn object(store: Store, id: FrameId) -> String {
    let lang = store.lang();
    let of = |event: &Event| match event {
        Event::Pushed(frame) | Event::Priority(PriorityEvent::Postponed(frame)) => {
            (frame.id == id).then(|| tales_of_war::object(lang, frame).unwrap_or_default())
        }
        _ => None,
    };
    store.last_played(of).unwrap_or_default()
}

/// Names a triggered effect that is or was registered, with its owner.
fn effect(store: Store, id: TriggerId) -> String {
    let of = |event: &Event| match event {
        Event::Priority(PriorityEvent::TriggerRegistered { id: known, trigger }) => {
            (*known == id).then(|| (trigger.name.clone(), trigger.owner))
        }
        _ => None,
    };
    // An effect registered before the log starts may still exist.
    let there = || {
        store.view.with_untracked(|view| {
            let mut known = view.priority.as_ref()?.triggers.iter();
            let (_, trigger) = known.find(|(known, _)| *known == id)?;
            Some((trigger.name.clone(), trigger.owner))
        })
    };
    match store.last_played(of).or_else(there) {
        Some((name, owner)) => {
            store.text_with(TalesOfWarText::EffectOf, &[&name, &store.name(owner)])
        }
        None => store.text_with(TalesOfWarText::AnEffect, &[]),
    }
}

/// Describes the pending decision.
fn awaited(store: Store) -> Option<String> {
    let name = |who: CombatantId| store.name(who);
    let lang = store.lang();
    Some(match store.view.with(|view| view.awaiting.clone()) {
        Awaiting::Priority(who) => store.text_with(TalesOfWarText::HasPriority, &[&name(who)]),
        Awaiting::Charge(who) => store.text_with(TalesOfWarText::MayCharge, &[&name(who)]),
        Awaiting::Attempt(attempt) => {
            let at = tales_of_war::attempt(lang, &attempt.at);
            store.text_with(TalesOfWarText::MayAttempt, &[&name(attempt.who), &at])
        }
        Awaiting::Legality(who) => {
            let proposed =
                store.with_session(|session| match session.encounter().priority().point() {
                    PhaseStep::Proposal(it) => {
                        Some(store.with_names(|names| {
                            tales_of_war::details(lang, &it.declaration, names)
                        }))
                    }
                    _ => None,
                });
            let proposed = proposed.unwrap_or_default();
            store.text_with(TalesOfWarText::IsItLegal, &[&name(who), &proposed])
        }
        Awaiting::Resolution { .. } if store.is_by_phases() => {
            store.text_with(TalesOfWarText::Resolving, &[&top_name(store)])
        }
        _ => return None,
    })
}
