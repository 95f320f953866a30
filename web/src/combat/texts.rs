//! Texts that load with the combat part of the app.

use asalto_core::casting::SpellLoss;
use asalto_core::event::CombatantEvent;
use asalto_core::stack::FrameKind;
use asalto_core::{Awaiting, Event, FrameId, Session};
use asalto_text::{self as text, CombatLogText, CombatText, Message, Names, combat};
use leptos::prelude::*;

use crate::store::Store;
use crate::store::part_texts::PartTexts;

/// The texts and the samples of the part.
pub static TEXTS: PartTexts = PartTexts {
    log,
    together: |store, event, next| {
        let counted = |names: &Names<'_>| combat::counted_save(store.lang(), event, next, names);
        store
            .with_names(counted)
            .or_else(|| typed_loss(store, event, next))
    },
    rejection: combat::rejection_text,
    reason: |lang, of, reason, names| Some(combat::reason_text(lang, of, reason, names)),
    awaited: |_| None,
    rolls,
    sample: |sample, lang| Some(sample?.commands(lang)),
};

/// Writes the log text of an event.
///
/// It adds the name of a resolving stack item, and the state that a change of hit points leads to.
fn log(store: Store, event: &Event) -> Option<String> {
    let lang = store.lang();
    match event {
        Event::Resolved { frame } => over(store, *frame, CombatLogText::ActionResolved),
        Event::Lost {
            frame,
            why: Some(SpellLoss::Negated),
        } => over(store, *frame, CombatLogText::ActionCountered),
        Event::HitPointsChanged { .. } | Event::Combatant(CombatantEvent::HitPointsSet { .. }) => {
            let state = state_after(store, event)?;
            let said = store.with_names(|names| text::log_line(lang, event, names))?;
            Some(format!("{said} {state}"))
        }
        _ => store.with_names(|names| combat::log_text(lang, event, names)),
    }
}

/// Writes the line of a stack item that is over, with its owner and its name.
fn over(store: Store, frame: FrameId, text: CombatLogText) -> Option<String> {
    let pushed = store.last_played(|event| match event {
        Event::Pushed(pushed) if pushed.id == frame => Some(pushed.clone()),
        _ => None,
    })?;
    // Another log line describes the resolution of an action.
    if let FrameKind::Action(_) = pushed.kind {
        return None;
    }
    let what = store.with_names(|names| text::stack_item(store.lang(), &pushed, names));
    Some(store.text_with(text, &[&store.name(pushed.owner), &what]))
}

/// Writes the line of damage of a type with the hit points that it cost, and the state that they lead to.
fn typed_loss(store: Store, damage: &Event, loss: &Event) -> Option<String> {
    let said = store.with_names(|names| combat::typed_loss(store.lang(), damage, loss, names))?;
    Some(match state_after(store, loss) {
        Some(state) => format!("{said} {state}"),
        None => said,
    })
}

/// Writes the state that a change of hit points leads to; none if the line of another event says it.
fn state_after(store: Store, event: &Event) -> Option<String> {
    let (Event::HitPointsChanged { who, by, left }
    | Event::Combatant(CombatantEvent::HitPointsSet { who, by, left })) = event
    else {
        return None;
    };
    let policy = store.with_session(|session| session.encounter().rules().vitality);
    // Another event describes reaching 0 hit points where characters make death saves.
    if policy.dying().is_some() {
        return None;
    }
    // A character that keeps its turns at 0 is in no other state there (ANY-13).
    let life = |session: &Session| {
        let encounter = session.encounter();
        let one = encounter.participant(*who)?;
        let acts = policy.acts_at_zero(&one.profile);
        (!acts).then(|| one.life_after(encounter.rules(), *by, *left))
    };
    let state = text::life(store.lang(), store.with_session(life)?)?;
    // Who is dead under the condition stays so at any hit points.
    if store.with_session(|session| session.dead_before(event, *who)) {
        return None;
    }
    let is = store.message(&Message::Labeled {
        label: &store.name(*who),
        text: state,
    });
    Some(format!("{is}."))
}

/// Lists the combatants that owe an initiative roll.
fn rolls(store: Store) -> Option<String> {
    let Awaiting::Rolls(who) = store.view.with_untracked(|view| view.awaiting.clone()) else {
        return None;
    };
    let (what, who) = (
        store.text_with(CombatText::Initiative, &[]),
        store.names(&who),
    );
    let said = store.message(&Message::Labeled {
        label: &what,
        text: &who,
    });
    Some(said + ".")
}
