//! The saves that combatants owe: for concentration, and against effects that a save ends.

use std::sync::Arc;

use asalto_core::casting::CheckInput;
use asalto_core::effect::EffectExpiry;
use asalto_core::{CombatantId, CombatantView, Command, Condition, EncounterView};
use asalto_text::{self as text, CombatText};

use crate::store::Store;
use crate::ui::key;

/// A save that a combatant owes.
#[derive(Clone, PartialEq, Eq)]
pub struct OwedSave {
    /// The combatant.
    pub who: CombatantId,
    about: Subject,
    difficulty: i32,
    /// The number of saves against this subject still owed.
    left: usize,
}

/// The subject of a save.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Subject {
    /// Concentration on a spell.
    Spell(String),
    /// An effect with this condition.
    Effect(Condition),
}

impl OwedSave {
    /// Returns all owed saves, in the order of the combatants.
    pub fn all(view: &EncounterView) -> Vec<Self> {
        let of = |one: &Arc<CombatantView>| {
            Self::to_concentrate(one)
                .into_iter()
                .chain(Self::against(one))
                .collect::<Vec<_>>()
        };
        view.combatants.iter().flat_map(of).collect()
    }

    fn to_concentrate(one: &CombatantView) -> Option<Self> {
        let on = one.concentration.as_ref()?;
        Some(Self {
            who: one.id,
            about: Subject::Spell(on.spell.clone()),
            difficulty: *on.saves.first()?,
            left: on.saves.len(),
        })
    }

    fn against(one: &CombatantView) -> impl Iterator<Item = Self> {
        one.effects
            .iter()
            .filter_map(|view| match view.effect.ending {
                EffectExpiry::Save {
                    difficulty,
                    due: true,
                } => Some(Self {
                    who: one.id,
                    about: Subject::Effect(view.effect.condition.clone()),
                    difficulty,
                    left: 1,
                }),
                _ => None,
            })
    }

    /// Returns the key of the save. The combatant's next save has another key.
    pub fn key(&self) -> u64 {
        key(&(self.who, self.left, &self.about))
    }

    /// Returns the question, with its DC.
    pub fn asks(&self, store: Store) -> String {
        let (text, about) = match &self.about {
            Subject::Spell(spell) => (CombatText::KeepsSpell, spell.clone()),
            Subject::Effect(condition) => {
                let condition = text::condition(store.lang(), condition);
                (CombatText::SavesAgainst, condition)
            }
        };
        let difficulty = store.lang().number(self.difficulty);
        store.text_with(text, &[&store.name(self.who), &about, &difficulty])
    }

    /// Returns the command that makes the save.
    pub fn command(&self, store: Store, how: CheckInput) -> Command {
        let who = self.who;
        match &self.about {
            Subject::Spell(_) => Command::MakeConcentrationSave {
                who,
                name: store.text_with(CombatText::Concentration, &[]),
                how,
            },
            Subject::Effect(condition) => Command::SaveAgainstEffect {
                who,
                condition: condition.clone(),
                name: text::condition(store.lang(), condition),
                how,
            },
        }
    }

    /// Returns the words for success and failure.
    pub fn verdicts(&self) -> [CombatText; 2] {
        match self.about {
            Subject::Spell(_) => [
                CombatText::KeepsConcentration,
                CombatText::LosesConcentration,
            ],
            Subject::Effect(_) => [CombatText::Success, CombatText::Failure],
        }
    }
}
