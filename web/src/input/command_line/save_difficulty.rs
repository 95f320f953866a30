//! The DC of the save that ends a condition, where the line states none: that of its caster's spells, or else the usual one.

use asalto_core::CombatantId;
use asalto_core::effect::Duration;

use super::held_spells;
use super::parsed::{Context, Lasting, Line};
use crate::input::conditions;

impl Context<'_> {
    /// Returns the DC of the saves against the spells of whoever causes a condition, if it is known. Without a cause it is the
    /// acting combatant.
    pub(super) fn difficulty(&self, cause: Option<CombatantId>) -> Option<i32> {
        let cause = cause.or_else(|| conditions::acting(self.view))?;
        let mut known = self.difficulties.iter();
        known.find_map(|(who, difficulty)| (*who == cause).then_some(*difficulty))
    }

    /// Returns the end of a condition that a spell gives: as typed, with the kind of its save, or else by its save. A typed
    /// number of rounds ends it at the latest.
    pub(super) fn ends_of_spell(&self, spell: &str, typed: Option<Lasting>) -> Option<Lasting> {
        let spell = held_spells::named(&(self.fold)(spell));
        let save = spell.and_then(|spell| spell.turn_save(self.view.ruleset.spell_saves()));
        match (typed, save) {
            (
                Some(Lasting::Save {
                    difficulty,
                    kind: None,
                    rounds,
                }),
                kind,
            ) => Some(Lasting::Save {
                difficulty,
                kind,
                rounds,
            }),
            (None, Some(kind)) => Some(Lasting::Save {
                difficulty: None,
                kind: Some(kind),
                rounds: None,
            }),
            (Some(Lasting::Known(Duration::Rounds(rounds))), Some(kind)) => Some(Lasting::Save {
                difficulty: None,
                kind: Some(kind),
                rounds: Some(rounds),
            }),
            (typed, _) => typed,
        }
    }
}

/// Returns the DC that a line neither states nor has from a caster, so that it is assumed.
#[must_use]
pub fn assumed_difficulty(line: &Line, context: &Context<'_>) -> Option<i32> {
    let (lasts, cause) = match line {
        Line::Begin {
            duration, cause, ..
        } => (*duration, *cause),
        Line::Together(all) => {
            let [
                Line::Begin { duration, .. },
                Line::Concentrate { who, spell },
            ] = all.as_slice()
            else {
                return all
                    .iter()
                    .find_map(|line| assumed_difficulty(line, context));
            };
            (context.ends_of_spell(spell, *duration), Some(*who))
        }
        _ => return None,
    };
    let open = matches!(
        lasts,
        Some(Lasting::Save {
            difficulty: None,
            ..
        })
    );
    (open && context.difficulty(cause).is_none()).then_some(conditions::USUAL_DC)
}
