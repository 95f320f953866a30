//! The forms and prompts of a combat, apart from its order and turn.

use asalto_core::effect::{EffectExpiry, EffectView};
use asalto_core::{Command, Event, NoDice, SaveKind, check, decide};
use asalto_text::{self as text, CombatText, Message};
use leptos::prelude::*;

use crate::browser::document;
use crate::components::main_command;
use crate::input::shortcuts::Shortcut;
use crate::store::Store;

/// Builds the line of a condition with the button of the command that ends it, by name.
///
/// The button returns the focus to the tile of the conditions.
pub fn with_end(store: Store, command: Command, said: String, name: &str) -> AnyView {
    let what = store.text_with(CombatText::EndNow, &[]);
    let label = store.message(&Message::Labeled {
        label: &what,
        text: name,
    });
    let end = move |_| {
        store.dispatch(command.clone());
        document::focus_soon(Shortcut::Conditions.id());
    };
    view! { <li>{said}<button class="quiet" aria-label=label on:click=end>{what}</button></li> }
        .into_any()
}

/// Carries out a command and moves the focus to the next step of the combat.
pub fn go(store: Store, command: Command) -> bool {
    let done = store.dispatch(command);
    if done {
        match main_command::command(store) {
            Some(_) => document::leave_for("go"),
            None => document::focus_soon("prompt-number"),
        }
    }
    done
}

/// Predicts the effect of a command, in the words of the log. None if the command needs dice, or is refused.
pub fn foretold(store: Store, command: &Command) -> Option<String> {
    let decided = store.with_session(|session| decide(session.encounter(), command, &mut NoDice));
    let events = decided.ok()?;
    let told = events
        .iter()
        .filter(|event| !matches!(event, Event::TurnStarted { .. }));
    let lines = store.log_lines(told).into_iter();
    let lines: Vec<_> = lines.map(|line| line.text).collect();
    (!lines.is_empty()).then(|| lines.join(" "))
}

/// Returns whether the core would carry out a command.
pub fn is_legal(store: Store, command: &Command) -> bool {
    store.view.track();
    store.with_session(|session| check(session.encounter(), command).is_ok())
}

/// Describes concentration on a spell. Players do not know the spell of an enemy.
pub fn concentrating(store: Store, spell: &str) -> String {
    if spell.is_empty() {
        store.text_with(CombatText::ConcentratingUnnamed, &[])
    } else {
        store.text_with(CombatText::Concentrating, &[spell])
    }
}

/// Describes when an effect ends, and when at the latest.
pub fn ending(store: Store, effect: &EffectView) -> String {
    let first = expiry(store, effect, effect.effect.ending);
    match effect.effect.latest {
        Some(latest) => at_most(store, &first, &expiry(store, effect, latest)),
        None => first,
    }
}

/// Adds the time at which an effect ends at the latest to the words of the end that may come earlier.
pub fn at_most(store: Store, first: &str, latest: &str) -> String {
    store.text_with(CombatText::AtMost, &[first, latest])
}

/// Describes an end of an effect.
fn expiry(store: Store, effect: &EffectView, end: EffectExpiry) -> String {
    match end {
        EffectExpiry::TurnStart { of } => store.text_with(CombatText::StartOf, &[&store.name(of)]),
        EffectExpiry::TurnEnd { of, .. } => {
            let text = if effect.later {
                CombatText::NextEndOf
            } else {
                CombatText::EndOf
            };
            store.text_with(text, &[&store.name(of)])
        }
        EffectExpiry::NextAction { of, .. } => {
            store.text_with(CombatText::ActOf, &[&store.name(of)])
        }
        // It ends before the first turn of the next round.
        EffectExpiry::Count { count: None, .. } if effect.rounds == Some(1) => {
            store.text_with(CombatText::ThisRound, &[])
        }
        EffectExpiry::Count { .. } => match effect.rounds {
            None | Some(0) => store.text_with(CombatText::ThisRound, &[]),
            Some(rounds) => {
                let one = usize::try_from(rounds).is_ok_and(|count| store.lang().is_one(count));
                let text = if one {
                    CombatText::OneRound
                } else {
                    CombatText::SomeRounds
                };
                store.text_with(text, &[&rounds.to_string()])
            }
        },
        EffectExpiry::Open => store.text_with(CombatText::NoEnd, &[]),
        EffectExpiry::Save {
            difficulty, kind, ..
        } => until_saved(store, difficulty, kind),
    }
}

/// Returns the words of a duration that a save ends.
pub fn until_saved(store: Store, difficulty: i32, kind: Option<SaveKind>) -> String {
    let difficulty = store.lang().number(difficulty);
    match kind {
        Some(kind) => {
            let kind = text::save_kind(store.lang(), kind);
            store.text_with(CombatText::UntilSavedBy, &[&difficulty, kind])
        }
        None => store.text_with(CombatText::UntilSaved, &[&difficulty]),
    }
}
