//! Effects that are due in a turn.

use std::sync::Arc;

use asalto_core::effect::{TurnEffectInput, TurnEffectKind};
use asalto_core::{CombatantId, CombatantView, Command, Condition, DamageType, EncounterView};
use asalto_text::{self as text, TurnEffectText};
use leptos::prelude::{Track, untrack};

use crate::components::calls::types_total;
use crate::store::Store;
use crate::ui::key;

/// Something that an effect does in a turn and that is due.
#[derive(Clone, PartialEq, Eq)]
pub struct DueEffect {
    /// The combatant under the effect.
    pub who: CombatantId,
    condition: Condition,
    does: TurnEffectKind,
    /// The number of effects of the combatant that are due.
    left: usize,
}

impl DueEffect {
    /// Returns all that is due, in the order of the combatants.
    pub fn all(view: &EncounterView) -> Vec<Self> {
        let of = |one: &Arc<CombatantView>| {
            let effects = one.effects.iter().map(|view| &view.effect);
            let due = effects
                .filter_map(|effect| Some((effect.condition.clone(), effect.due()?.does.clone())));
            let due: Vec<_> = due.collect();
            let (who, left) = (one.id, due.len());
            let due = due.into_iter().map(move |(condition, does)| Self {
                who,
                condition,
                does,
                left,
            });
            due.collect::<Vec<_>>()
        };
        view.combatants.iter().flat_map(of).collect()
    }

    /// Returns the key of the question. The combatant's next one has another key.
    pub fn key(&self) -> u64 {
        key(&(5, self.who, self.left, &self.condition, &self.does))
    }

    /// Returns whether dice decide its number.
    pub fn has_dice(&self) -> bool {
        self.can_be_prevented() && self.does.number().is_none()
    }

    /// Returns whether it changes hit points, which something may prevent.
    pub fn can_be_prevented(&self) -> bool {
        self.does.dice().is_some()
    }

    /// Returns whether a player rolls its dice at the table.
    pub fn is_typed(&self, store: Store) -> bool {
        self.has_dice() && types_total(store, self.who)
    }

    /// Returns the question.
    pub fn asks(&self, store: Store) -> String {
        let asks = match self.does {
            TurnEffectKind::Damage { .. } => TurnEffectText::AsksDamage,
            TurnEffectKind::Healing { .. } => TurnEffectText::AsksHealing,
            TurnEffectKind::Regeneration { .. } => TurnEffectText::AsksRegeneration,
            TurnEffectKind::Reminder => TurnEffectText::AsksReminder,
        };
        let condition = text::condition(store.lang(), &self.condition);
        let dice = text::combat::amount_of(store.lang(), &self.does);
        store.text_with(asks, &[&store.name(self.who), &condition, &dice])
    }

    /// Returns whether a person has to say if it happens: energy was taken that can prevent it.
    pub fn is_choice(&self, store: Store) -> bool {
        !self.energy_taken(store).is_empty()
    }

    /// Returns the types of energy that can prevent it, which were taken since the turn before, oldest first.
    pub fn energy_taken(&self, store: Store) -> Vec<DamageType> {
        if !matches!(
            self.does,
            TurnEffectKind::Healing { .. } | TurnEffectKind::Regeneration { .. }
        ) {
            return Vec::new();
        }
        store.view.track();
        let mut taken =
            untrack(|| store.with_session(|session| session.energy_since_turn(self.who)));
        taken.reverse();
        taken
    }

    /// Returns the words of the button that carries it out, with a typed total if there is one.
    pub fn words(&self, store: Store, total: Option<i32>) -> String {
        let number = total.or(self.does.number());
        let number = number.map(|number| store.lang().number(number));
        match (&self.does, number) {
            (TurnEffectKind::Reminder, _) => store.text_with(TurnEffectText::Done, &[]),
            (TurnEffectKind::Damage { .. }, Some(number)) => {
                store.text_with(TurnEffectText::TakeDamage, &[&number])
            }
            (_, Some(number)) => store.text_with(TurnEffectText::Regain, &[&number]),
            (_, None) => {
                let dice = self.does.dice().unwrap_or_default();
                store.text_with(TurnEffectText::Rolls, &[dice])
            }
        }
    }

    /// Returns the command that settles it.
    pub fn command(&self, how: TurnEffectInput) -> Command {
        Command::SettleTurnEffect {
            who: self.who,
            condition: self.condition.clone(),
            how,
        }
    }
}
