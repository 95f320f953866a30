//! The usual duration of a condition, its words, and the command that begins it.

use asalto_core::effect::Duration;
use asalto_core::{CombatantId, Command, Condition};
use asalto_text::{CombatText, PickerText};
use leptos::prelude::*;

use crate::input::command_line::MINUTE;
use crate::store::Store;

/// The initial DC in its field.
pub const USUAL_DC: i32 = 13;

/// Returns the combatant whose turn it is, unless there are phases instead of turns.
pub fn acting(store: Store) -> Option<CombatantId> {
    let current = store.view.with(|view| view.current);
    current.filter(|_| !store.is_by_phases())
}

/// Returns the usual duration of a condition and its cause: until the next turn of the acting combatant,
/// which caused it. An open-ended condition lasts until it is removed.
pub fn usual(
    store: Store,
    who: CombatantId,
    condition: &Condition,
) -> (Duration, Option<CombatantId>) {
    let acts = acting(store).filter(|_| !condition.is_open_ended());
    match acts {
        Some(acts) => (Duration::TurnStart(acts), cause(who, acts)),
        None => (Duration::Open, None),
    }
}

/// Returns the command that gives a condition for a duration, with its cause.
pub fn begins(
    who: CombatantId,
    condition: Condition,
    (duration, source): (Duration, Option<CombatantId>),
) -> Command {
    match (duration, source) {
        (Duration::Open, None) => Command::AddCondition { who, condition },
        _ => Command::AddEffect {
            who,
            condition,
            duration,
            source,
        },
    }
}

/// Returns the acting combatant as the cause, if another combatant is affected.
pub fn cause(who: CombatantId, acts: CombatantId) -> Option<CombatantId> {
    (acts != who).then_some(acts)
}

/// Returns the words for the duration of a condition, as they follow its name.
pub fn lasts(store: Store, condition: &Condition, duration: Duration) -> String {
    match condition {
        Condition::Psychological(_) => store.text_with(PickerText::UntilSelfControl, &[]),
        _ => words(store, duration),
    }
}

/// Returns the words of a duration.
pub fn words(store: Store, duration: Duration) -> String {
    match duration {
        Duration::TurnStart(of) => store.text_with(PickerText::UntilTurnOf, &[&store.name(of)]),
        Duration::TurnEnd(of) => store.text_with(PickerText::UntilTurnEndOf, &[&store.name(of)]),
        Duration::NextAction(of) => store.text_with(PickerText::UntilActionOf, &[&store.name(of)]),
        Duration::Rounds(MINUTE) => store.text_with(PickerText::Minute, &[]),
        Duration::Rounds(1) => store.text_with(CombatText::OneRound, &[]),
        Duration::Rounds(rounds) => store.text_with(CombatText::SomeRounds, &[&rounds.to_string()]),
        Duration::Open => store.text_with(PickerText::UntilRemoved, &[]),
        Duration::Save { difficulty } => {
            let difficulty = store.lang().number(difficulty);
            store.text_with(CombatText::UntilSaved, &[&difficulty])
        }
    }
}
