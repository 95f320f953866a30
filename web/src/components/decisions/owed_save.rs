//! The saves that combatants owe: for concentration, against massive damage, and against effects that a save ends.

use std::sync::Arc;

use asalto_core::casting::CheckInput;
use asalto_core::command::{LegendaryResistance, MassiveDamageSave, ResistedSave};
use asalto_core::effect::EffectExpiry;
use asalto_core::{CombatantId, CombatantView, Command, Condition, EncounterView, SaveKind};
use asalto_text::{self as text, CombatText, WoundText};

use crate::store::Store;
use crate::ui::key;

/// A save that a combatant owes.
#[derive(Clone, PartialEq, Eq)]
pub struct OwedSave {
    /// The combatant.
    pub who: CombatantId,
    about: Subject,
    /// The kind of the save, if the rules or the game master name it.
    pub kind: Option<SaveKind>,
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
    /// Massive damage (D35-94).
    MassiveDamage,
}

impl OwedSave {
    /// Returns all owed saves, in the order of the combatants.
    pub fn all(store: Store, view: &EncounterView) -> Vec<Self> {
        let massive = store.with_session(|session| {
            let encounter = session.encounter();
            let rules = encounter.rules();
            let owed = encounter.present().filter_map(|one| {
                let massive = one.massive_damage(rules)?;
                Some((one.id, massive.difficulty))
            });
            owed.collect::<Vec<_>>()
        });
        let of = |one: &Arc<CombatantView>| {
            Self::after_massive_damage(one, &massive)
                .into_iter()
                .chain(Self::to_concentrate(one))
                .chain(Self::against(one))
                .collect::<Vec<_>>()
        };
        view.combatants.iter().flat_map(of).collect()
    }

    fn after_massive_damage(one: &CombatantView, massive: &[(CombatantId, i32)]) -> Option<Self> {
        let (who, difficulty) = *massive.iter().find(|(who, _)| *who == one.id)?;
        Some(Self {
            who,
            about: Subject::MassiveDamage,
            kind: Some(SaveKind::Fortitude),
            difficulty,
            left: one.vitality?.massive.into(),
        })
    }

    fn to_concentrate(one: &CombatantView) -> Option<Self> {
        let on = one.concentration.as_ref()?;
        Some(Self {
            who: one.id,
            about: Subject::Spell(on.spell.clone()),
            kind: Some(SaveKind::Constitution),
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
                    kind,
                } => Some(Self {
                    who: one.id,
                    about: Subject::Effect(view.effect.condition.clone()),
                    kind,
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

    /// Returns the name under which the modifier of the save is kept: the combatant makes its next save of this kind with
    /// the same one.
    pub fn modifier_field(&self, store: Store) -> String {
        let about = match &self.about {
            Subject::Spell(_) => "concentration".to_owned(),
            Subject::Effect(_) if self.kind.is_some() => self.name(store),
            Subject::Effect(condition) => text::condition(store.lang(), condition),
            Subject::MassiveDamage => "massive".to_owned(),
        };
        format!("save-{}-{}-{about}", self.who.0, store.name(self.who))
    }

    /// Returns the name of the save in the log.
    fn name(&self, store: Store) -> String {
        let kind = || self.kind.map(|kind| text::save_kind(store.lang(), kind));
        match &self.about {
            Subject::Spell(_) => store.text_with(CombatText::Concentration, &[]),
            Subject::MassiveDamage => kind().unwrap_or_default().to_owned(),
            Subject::Effect(condition) => match kind() {
                Some(kind) => kind.to_owned(),
                None => text::condition(store.lang(), condition),
            },
        }
    }

    /// Returns the question, with its DC.
    pub fn asks(&self, store: Store) -> String {
        let difficulty = store.lang().number(self.difficulty);
        let (text, about) = match &self.about {
            Subject::MassiveDamage => {
                let with = [&*store.name(self.who), &difficulty];
                return store.text_with(WoundText::AsksMassive, &with);
            }
            Subject::Spell(spell) => (CombatText::KeepsSpell, spell.clone()),
            Subject::Effect(condition) => {
                let condition = text::condition(store.lang(), condition);
                if self.kind.is_some() {
                    let with = [
                        store.name(self.who),
                        condition,
                        difficulty,
                        self.name(store),
                    ];
                    let with = with.each_ref().map(String::as_str);
                    return store.text_with(CombatText::SavesByAgainst, &with);
                }
                (CombatText::SavesAgainst, condition)
            }
        };
        store.text_with(text, &[&store.name(self.who), &about, &difficulty])
    }

    /// Returns the command that makes the save.
    pub fn command(&self, store: Store, how: CheckInput) -> Command {
        let who = self.who;
        match &self.about {
            Subject::MassiveDamage => {
                Command::SaveAgainstMassiveDamage(Box::new(MassiveDamageSave {
                    who,
                    name: self.name(store),
                    how,
                }))
            }
            Subject::Spell(_) => Command::MakeConcentrationSave {
                who,
                name: self.name(store),
                how,
            },
            Subject::Effect(condition) => Command::SaveAgainstEffect {
                who,
                condition: condition.clone(),
                name: self.name(store),
                how,
            },
        }
    }

    /// Returns the command that makes the save succeed by legendary resistance (D5E-72).
    pub fn resistance(&self) -> Command {
        let against = match &self.about {
            Subject::MassiveDamage => ResistedSave::MassiveDamage,
            Subject::Spell(_) => ResistedSave::Concentration,
            Subject::Effect(condition) => ResistedSave::Effect(condition.clone()),
        };
        Command::UseLegendaryResistance(LegendaryResistance {
            who: self.who,
            against: Some(against),
        })
    }

    /// Returns the words for success and failure.
    pub fn verdicts(&self, store: Store) -> [String; 2] {
        match self.about {
            Subject::Spell(_) => [
                CombatText::KeepsConcentration,
                CombatText::LosesConcentration,
            ]
            .map(|text| store.text_with(text, &[])),
            Subject::Effect(_) => {
                [CombatText::Success, CombatText::Failure].map(|text| store.text_with(text, &[]))
            }
            Subject::MassiveDamage => {
                [WoundText::Survives, WoundText::Dies].map(|text| store.text_with(text, &[]))
            }
        }
    }
}
