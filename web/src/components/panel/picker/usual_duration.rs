//! The usual duration of a condition, and its words.

use asalto_core::effect::Duration;
use asalto_core::{CombatantId, Condition};
use asalto_text::{CombatText, PickerText};
use leptos::prelude::*;

use crate::browser::letters::folded;
use crate::components::commands::{at_most, until_saved};
use crate::components::spell_difficulty;
use crate::input::command_line::{MINUTE, held_spell};
use crate::input::conditions;
use crate::store::Store;

use crate::input::conditions::USUAL_DC;
pub use crate::input::conditions::{begins, cause};

/// Returns the combatant whose turn it is, unless there are phases instead of turns.
pub fn acting(store: Store) -> Option<CombatantId> {
    store.view.with(conditions::acting)
}

/// Returns the usual duration of a condition and its cause. A condition of the spell that the acting combatant has just cast
/// ends with its concentration, or with the save that the spell has.
pub fn usual(
    store: Store,
    who: CombatantId,
    condition: &Condition,
) -> (Duration, Option<CombatantId>) {
    let casts = |by: &CombatantId| {
        untrack(|| store.with_session(|session| session.has_begun_to_concentrate(*by)))
    };
    let caster = acting(store)
        .and_then(|acts| cause(who, acts))
        .filter(casts);
    match caster {
        Some(by) if condition.usually_ends_with_concentration() => {
            let duration = save_of_spell(store, by, condition).unwrap_or(Duration::Open);
            (duration, caster)
        }
        _ => store
            .view
            .with(|view| conditions::usual(view, who, condition)),
    }
}

/// Returns the save that ends the condition of a spell on which a combatant concentrates, if the spell has one.
fn save_of_spell(store: Store, caster: CombatantId, condition: &Condition) -> Option<Duration> {
    let kind = store.view.with(|view| {
        let held = view.combatant(caster)?.concentration.as_ref()?;
        let spell = held_spell(&folded(&held.spell))?;
        let gives = spell.condition().as_ref() == Some(condition);
        spell
            .turn_save(view.ruleset.spell_saves())
            .filter(|_| gives)
    });
    let kind = Some(kind?);
    let difficulty = difficulty(store, caster);
    Some(Duration::Save { difficulty, kind })
}

/// Returns the DC of the saves against the spells of a combatant, or else the usual one.
pub fn difficulty(store: Store, caster: CombatantId) -> i32 {
    spell_difficulty::of(store, caster).unwrap_or(USUAL_DC)
}

/// Returns the acting combatant as the cause of a grapple.
pub fn grappler(store: Store, who: CombatantId, condition: &Condition) -> Option<CombatantId> {
    store
        .view
        .with(|view| conditions::grappler(view, who, condition))
}

/// Returns the words for the duration of a condition, as they follow its name, with the time at which it ends at the latest.
pub fn lasts(
    store: Store,
    condition: &Condition,
    (duration, latest): (Duration, Option<Duration>),
) -> String {
    match (condition, latest) {
        (Condition::Psychological(_), _) => store.text_with(PickerText::UntilSelfControl, &[]),
        (_, Some(latest)) => at_most(store, &words(store, duration), &words(store, latest)),
        (_, None) => words(store, duration),
    }
}

/// Returns the words of a duration.
pub fn words(store: Store, duration: Duration) -> String {
    match duration {
        Duration::TurnStart(of) => store.text_with(PickerText::UntilTurnOf, &[&store.name(of)]),
        Duration::TurnEnd(of) => store.text_with(PickerText::UntilTurnEndOf, &[&store.name(of)]),
        Duration::NextAction(of) => store.text_with(PickerText::UntilActionOf, &[&store.name(of)]),
        Duration::Rounds(MINUTE) => store.text_with(PickerText::Minute, &[]),
        Duration::Rounds(1) => store.text_with(CombatText::OneRound, &["1"]),
        Duration::Rounds(rounds) => store.text_with(CombatText::SomeRounds, &[&rounds.to_string()]),
        Duration::RoundEnd => store.text_with(PickerText::UntilRoundEnd, &[]),
        Duration::Open => store.text_with(PickerText::UntilRemoved, &[]),
        Duration::Save { difficulty, kind } => until_saved(store, difficulty, kind),
    }
}
