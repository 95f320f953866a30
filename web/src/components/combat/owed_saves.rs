//! The saves that combatants owe: to keep concentrating, and against effects that a save ends.

use std::sync::Arc;

use asalto_core::casting::{CheckInput, CheckVerdict};
use asalto_core::effect::EffectExpiry;
use asalto_core::{CombatantId, CombatantView, Command, Condition, EncounterView};
use asalto_text::{self as text, CombatText};
use leptos::prelude::*;

use super::number::D20;
use super::{foretold, go};
use crate::reactive::{key, text as shown_text};
use crate::store::Store;

/// A save that a combatant owes.
#[derive(Clone, PartialEq, Eq)]
pub struct OwedSave {
    /// The combatant.
    pub who: CombatantId,
    about: Subject,
    difficulty: i32,
    /// The number of such saves still owed.
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
    /// Returns all saves that are owed, in the order of the combatants.
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

    /// Returns the key of the save. The next save of a combatant has another one.
    pub fn key(&self) -> u64 {
        key(&(self.who, self.left, &self.about))
    }

    /// Returns the question, with its DC.
    fn asks(&self, store: Store) -> String {
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
    fn command(&self, store: Store, how: CheckInput) -> Command {
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
    fn verdicts(&self) -> [CombatText; 2] {
        match self.about {
            Subject::Spell(_) => [
                CombatText::KeepsConcentration,
                CombatText::LosesConcentration,
            ],
            Subject::Effect(_) => [CombatText::Success, CombatText::Failure],
        }
    }
}

/// The question of a save: rolled, typed, or told.
#[component]
pub fn AskedSave(save: OwedSave) -> impl IntoView {
    let store = Store::take();
    let [success, failure] = save.verdicts();
    let save = StoredValue::new(save);
    let asks = move || save.with_value(|save| save.asks(store));
    let make = move |how| {
        let command = save.with_value(|save| untrack(|| save.command(store, how)));
        go(store, command);
    };
    let foretell = move |how| {
        let command = save.with_value(|save| untrack(|| save.command(store, how)));
        untrack(|| foretold(store, &command))
    };
    let told = move |verdict| make(CheckInput::Told { verdict });
    view! {
        <div class="prompt" role="group" aria-label=shown_text(asks)>
            <p class="asks">{shown_text(asks)}</p>
            <D20 id="prompt-number" take=Callback::new(make) foretell=Callback::new(foretell)/>
            <div class="buttons">
                <button on:click=move |_| told(CheckVerdict::Success)>{store.label(success)}</button>
                <button on:click=move |_| told(CheckVerdict::Failure)>{store.label(failure)}</button>
            </div>
        </div>
    }
}
