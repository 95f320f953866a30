//! Texts that load with the combat part of the app.

use asalto_core::stack::FrameKind;
use asalto_core::{Awaiting, Event, Session};
use asalto_text::{self as text, CombatLogText, CombatText, Message, combat};
use leptos::prelude::*;

use crate::store::Store;
use crate::store::part_texts::PartTexts;

/// The texts and the samples of the part.
pub static TEXTS: PartTexts = PartTexts {
    log,
    together: |store, event, next| {
        store.with_names(|names| combat::counted_save(store.lang(), event, next, names))
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
        Event::Resolved { frame } => {
            let pushed = store.last_played(|event| match event {
                Event::Pushed(pushed) if pushed.id == *frame => Some(pushed.clone()),
                _ => None,
            })?;
            // Another log line describes the resolution of an action.
            if let FrameKind::Action(_) = pushed.kind {
                return None;
            }
            let what = store.with_names(|names| text::stack_item(lang, &pushed, names));
            Some(store.text_with(
                CombatLogText::ActionResolved,
                &[&store.name(pushed.owner), &what],
            ))
        }
        Event::HitPointsChanged { who, by, left } => {
            let policy = store.with_session(|session| session.encounter().rules().vitality);
            // Another event describes reaching 0 hit points where characters make death saves.
            if policy.dying().is_some() {
                return None;
            }
            // A character that keeps its turns at 0 is in no other state there (ANY-13).
            let acts = |session: &Session| {
                let one = session.encounter().participant(*who);
                one.is_some_and(|one| policy.acts_at_zero(&one.profile))
            };
            if store.with_session(acts) {
                return None;
            }
            let state = text::life(lang, policy.state_after(*by, *left))?;
            // Who is dead under the condition stays so at any hit points.
            if store.with_session(|session| session.dead_before(event, *who)) {
                return None;
            }
            let said = store.with_names(|names| text::log_line(lang, event, names))?;
            let is = store.message(&Message::Labeled {
                label: &store.name(*who),
                text: state,
            });
            Some(format!("{said} {is}."))
        }
        _ => store.with_names(|names| combat::log_text(lang, event, names)),
    }
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
