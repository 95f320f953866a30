//! The decisions that come before the next command. The questions and the main button both read them here, so
//! that neither can skip a new kind of decision.

use asalto_core::casting::{CheckObligation, CounterMethod, PendingCheck};
use asalto_core::order::OpenTie;
use asalto_core::{Awaiting, CombatantId, Command, EncounterView, check};
use leptos::prelude::*;

use super::due_effect::DueEffect;
use super::due_recharge::DueRecharge;
use super::owed_save::OwedSave;
use crate::store::Store;
use crate::ui::key;

/// A decision to make.
#[derive(Clone, PartialEq, Eq)]
pub enum Decision {
    /// A check about a spell.
    Check(PendingCheck),
    /// A combatant may counter the spell being cast.
    Counter(CombatantId, Vec<CounterMethod>),
    /// An effect of the turn is due.
    TurnEffect(DueEffect),
    /// A roll that may bring a limited use back is due.
    Recharge(DueRecharge),
    /// A save that is owed.
    Save(OwedSave),
    /// Newcomers roll initiative.
    Initiative,
    /// A dying combatant makes a death save.
    DeathSave(CombatantId),
}

impl Decision {
    /// Returns all decisions in the order in which they are made. Mandatory decisions come before optional
    /// ones.
    pub fn all(store: Store) -> Vec<Self> {
        let mut all: Vec<_> = store.view.with(|view| {
            let due = |open: &&PendingCheck| open.duty != CheckObligation::Optional;
            let (due, optional): (Vec<_>, Vec<_>) = view.checks.iter().partition(due);
            let checks = due.into_iter().chain(optional).copied();
            checks.map(Self::Check).collect()
        });
        all.extend(store.available.with(|available| counters(available)));
        // A save of the turn that has ended comes before what the next one begins with.
        all.extend(
            store
                .view
                .with(|view| OwedSave::all(store, view))
                .into_iter()
                .map(Self::Save),
        );
        let due = store.view.with(DueEffect::all).into_iter();
        all.extend(due.map(Self::TurnEffect));
        let due = store.view.with(DueRecharge::all).into_iter();
        all.extend(due.map(Self::Recharge));
        if !unrolled(store).is_empty() {
            all.push(Self::Initiative);
        }
        all.extend(store.view.with(death_save));
        all
    }

    /// Returns whether this decision blocks the main button. A death save, a recharge and most of what an effect does do
    /// not: the button carries them out.
    pub fn stops_main(&self, store: Store) -> bool {
        match self {
            Self::Check(_) | Self::Counter(..) | Self::Save(_) | Self::Initiative => true,
            Self::TurnEffect(due) => due.is_choice(store),
            Self::DeathSave(_) | Self::Recharge(_) => false,
        }
    }

    /// Returns whether a decision blocks the main button now.
    pub fn any_stops_main(store: Store) -> bool {
        Self::all(store).iter().any(|one| one.stops_main(store))
    }

    /// Returns whether two decisions are made in one step: the same combatant makes both now.
    pub fn is_with(&self, other: &Self) -> bool {
        self.who() == other.who()
    }

    /// Returns the combatants that the encounter asks now: those of the first decision, or those that are tied. The rolls for
    /// initiative ask everyone, and mark nobody.
    pub fn asked(store: Store) -> Vec<CombatantId> {
        let tied = store.view.with(|view| match &view.awaiting {
            Awaiting::Rolls(_) | Awaiting::Setup => Some(Vec::new()),
            Awaiting::TieBreak(OpenTie { tied, .. }) => Some(tied.clone()),
            _ => None,
        });
        tied.unwrap_or_else(|| match Self::all(store).first() {
            Some(Self::Initiative) => unrolled(store),
            Some(first) => first.who().into_iter().collect(),
            None => Vec::new(),
        })
    }

    /// Returns the combatant that decides. None if several do.
    fn who(&self) -> Option<CombatantId> {
        match self {
            Self::Check(open) => Some(open.who),
            Self::Counter(who, _) | Self::DeathSave(who) => Some(*who),
            Self::TurnEffect(due) => Some(due.who),
            Self::Recharge(due) => Some(due.who),
            Self::Save(save) => Some(save.who),
            Self::Initiative => None,
        }
    }

    /// Returns the key of the decision. A new key builds a new question; the other questions keep their typed
    /// text.
    pub fn key(&self) -> u64 {
        match self {
            Self::Check(open) => {
                let about = (open.kind as u8, open.frame.0, open.difficulty);
                key(&(0, open.who, about))
            }
            Self::Counter(who, with) => {
                let each = with.iter().map(|counter| match counter {
                    CounterMethod::Dispel { .. } => 0,
                    CounterMethod::SameSpell { magic } => 1 + *magic as u8,
                });
                key(&(1, who, each.collect::<Vec<_>>()))
            }
            Self::TurnEffect(due) => due.key(),
            Self::Recharge(due) => due.key(),
            Self::Save(save) => save.key(),
            Self::DeathSave(who) => key(&(3, who)),
            Self::Initiative => key(&4),
        }
    }
}

/// Returns the death save that combat waits for.
fn death_save(view: &EncounterView) -> Option<Decision> {
    match view.awaiting {
        Awaiting::DeathSave(who) => Some(Decision::DeathSave(who)),
        _ => None,
    }
}

/// Groups the available counterspells by combatant.
fn counters(available: &[Command]) -> Vec<Decision> {
    let mut all: Vec<(CombatantId, Vec<CounterMethod>)> = Vec::new();
    for command in available {
        if let Command::Counter { who, counter } = command {
            match all.iter_mut().find(|(one, _)| one == who) {
                Some((_, with)) => with.push(*counter),
                None => all.push((*who, vec![*counter])),
            }
        }
    }
    let all = all.into_iter();
    all.map(|(who, with)| Decision::Counter(who, with))
        .collect()
}

/// Lists the newcomers that have not rolled initiative and may do so now.
pub fn unrolled(store: Store) -> Vec<CombatantId> {
    store.view.track();
    store.with_session(|session| {
        let encounter = session.encounter();
        let called = |who| {
            let total = Command::EnterInitiative { who, total: 0 };
            check(encounter, &total).is_ok()
        };
        let present = encounter.present().filter(|one| one.initiative.is_none());
        let ids = present.map(|one| one.id);
        ids.filter(|&who| called(who)).collect()
    })
}
