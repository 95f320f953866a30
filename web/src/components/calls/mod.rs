//! The combatants that owe a roll: the typed totals, and the predicted rolls.

pub mod call;

use std::collections::{BTreeMap, BTreeSet};

use asalto_core::basis::InitiativeBasis;
use asalto_core::dice::DiceError;
use asalto_core::die::Die;
use asalto_core::event::CombatantEvent;
use asalto_core::rules::{InitiativePolicy, OrderRules};
use asalto_core::{CombatantId, Command, Dice, Event, SeededDice, decide};
use asalto_text::{CombatText, TableText, Text};
use leptos::prelude::*;

use crate::browser::validity;
use crate::components::kept_texts;
use crate::components::table_dice::with_rules;
use crate::input::number::total as total_of;
use crate::store::Store;

/// The fields for totals.
pub const FIELDS: &str = ".call input";

/// The combatants that owe a roll, and the totals typed so far.
#[derive(Clone, Copy)]
pub struct Calls {
    /// The combatants, one of each group that shares a roll.
    pub called: Memo<Vec<CombatantId>>,
    /// The typed totals.
    pub typed: RwSignal<BTreeMap<CombatantId, String>>,
    /// The dice of the table, which may change while rolls are owed.
    order: Memo<OrderRules>,
    /// The seed of the rolls, found once after each command for all rows.
    seed: Memo<u64>,
}

/// Writes the typed totals of those that still owe a roll, one a line.
fn written_totals(typed: &BTreeMap<CombatantId, String>, called: &[CombatantId]) -> String {
    let still = typed.iter().filter(|(who, _)| called.contains(who));
    let lines: Vec<_> = still
        .map(|(who, text)| format!("{} {text}", who.0))
        .collect();
    lines.join("\n")
}

/// Reads what [`written_totals`] wrote.
fn read_totals(text: &str) -> BTreeMap<CombatantId, String> {
    let lines = text.lines().filter_map(|line| line.split_once(' '));
    let total = |(who, text): (&str, &str)| Some((CombatantId(who.parse().ok()?), text.to_owned()));
    lines.filter_map(total).collect()
}

impl Calls {
    /// Creates the calls of these combatants.
    #[must_use]
    pub fn of(store: Store, called: Memo<Vec<CombatantId>>) -> Self {
        let key = format!("totals-{}", store.keeper.opened());
        let typed = RwSignal::new(read_totals(&kept_texts::text(&key).unwrap_or_default()));
        Effect::new(move |_| {
            let still = typed.with(|typed| called.with(|called| written_totals(typed, called)));
            kept_texts::keep(&key, &still);
        });
        Self {
            called,
            typed,
            order: Memo::new(move |_| with_rules(store, |rules| rules.order.clone())),
            seed: Memo::new(move |_| {
                store.view.track();
                store.roll_seed()
            }),
        }
    }

    /// Takes every total as shown: the typed ones, and the rolls of those for whom the app rolls. Nothing is rolled
    /// for players who type their rolls, nor for real dice. Returns whether no roll is left. A text that is no total
    /// stays, and nothing is rolled over it.
    pub fn take_all(self, store: Store) -> bool {
        if validity::focus_fault(FIELDS) {
            return false;
        }
        for (who, typed) in self.typed.get_untracked() {
            let called = self.called.with_untracked(|called| called.contains(&who));
            if called && let Some(total) = total_of(&typed) {
                store.dispatch(Command::EnterInitiative { who, total });
            }
        }
        let rolled = untrack(|| self.rolled_by_app(store));
        let all = self
            .called
            .with_untracked(|called| called.len() == rolled.len());
        if !rolled.is_empty() {
            self.roll(store, if all { Vec::new() } else { rolled });
        }
        self.called.with_untracked(Vec::is_empty)
    }

    /// Returns the combatants for whom the main command rolls: all whose total is not typed, and those with an
    /// initiative score. A deck is no die, so it deals to all.
    pub fn rolled_by_app(self, store: Store) -> Vec<CombatantId> {
        let called = self.called.get();
        if deals_cards(store) {
            return called;
        }
        let scored = self.scored(store);
        let rolls = |who: &CombatantId| {
            scored.contains(who) || !types_total(store, *who) && !lacks_formula(store, *who)
        };
        called.into_iter().filter(rolls).collect()
    }

    /// Names the command that takes every total.
    pub fn words(self, store: Store) -> Text {
        if deals_cards(store) {
            return TableText::DealAll.text();
        }
        let (asked, rolled) = (self.called.with(Vec::len), self.rolled_by_app(store).len());
        let nothing = rolled == 0 || store.settings.real_dice.get();
        let words = match rolled {
            _ if nothing => CombatText::UseTotals,
            _ if self.scored(store).len() == asked => CombatText::UseScores,
            _ if rolled == asked => CombatText::RollAll,
            _ => CombatText::RollRest,
        };
        words.text()
    }

    /// Rolls for all others once the players have typed their totals, if they type them.
    pub fn roll_others(self, store: Store) {
        untrack(|| {
            let players_type = store.settings.players_type.get() && !store.settings.real_dice.get();
            let called = self.called.get();
            if players_type
                && !called.is_empty()
                && !called.iter().any(|&who| types_total(store, who))
            {
                self.take_all(store);
            }
        });
    }

    /// Rolls for some combatants. An empty list rolls for all that still owe a roll.
    pub fn roll(self, store: Store, who: Vec<CombatantId>) -> bool {
        let command = Command::RollInitiative { who };
        store.dispatch_with(
            vec![command],
            &mut StreamDice::new(self.seed.get_untracked()),
        )
    }

    /// Predicts a combatant's result. Combatants that share the roll get the same one.
    pub fn foresee(self, store: Store, id: CombatantId) -> Option<PredictedRoll> {
        let command = Command::RollInitiative { who: vec![id] };
        let mut dice = StreamDice::new(self.seed.get());
        let events = store.with_session(|session| decide(session.encounter(), &command, &mut dice));
        events.ok()?.into_iter().find_map(|event| match event {
            Event::InitiativeRolled {
                total,
                modifier,
                basis,
                ..
            }
            | Event::Combatant(CombatantEvent::InitiativeScored {
                total,
                modifier,
                basis,
                ..
            }) => Some(PredictedRoll {
                total,
                modifier,
                basis,
            }),
            _ => None,
        })
    }

    /// Returns the combatants that use their initiative score, so nothing is rolled for them.
    fn scored(self, store: Store) -> Vec<CombatantId> {
        let called = self.called.get();
        store.with_session(|session| {
            let encounter = session.encounter();
            let policy = encounter.rules().initiative;
            let scores = |who: &CombatantId| {
                let one = encounter.participant(*who);
                one.is_some_and(|one| policy.uses_score(&one.profile))
            };
            called.into_iter().filter(scores).collect()
        })
    }
}

/// Returns whether cards are dealt instead of rolls.
pub fn deals_cards(store: Store) -> bool {
    store.with_session(|session| session.encounter().rules().initiative == InitiativePolicy::Cards)
}

/// Returns the element id of the field for a combatant's total.
pub fn total_field(of: CombatantId) -> String {
    format!("total-{}", of.0)
}

/// Returns whether a combatant has no formula to roll, so that its total is typed (TOW-30). Where the table chooses its dice,
/// the question for them stands above the rolls.
pub fn lacks_formula(store: Store, who: CombatantId) -> bool {
    store.view.track();
    store.with_session(|session| {
        let encounter = session.encounter();
        let rules = encounter.rules();
        let lacks = |profile| rules.order.roll_of(profile).is_none();
        let one = encounter.participant(who);
        rules.initiative == InitiativePolicy::Formula
            && !rules.has_table_choices()
            && one.is_some_and(|one| lacks(&one.profile))
    })
}

/// Returns whether a combatant's total is typed and not rolled by the app.
pub fn types_total(store: Store, who: CombatantId) -> bool {
    let one = store.combatant(who);
    one.with(|one| {
        one.as_ref()
            .is_some_and(|one| store.settings.types_total(&one.profile))
    })
}

/// Returns the combatants of a group that share the roll of one member, including that member. None without a
/// group.
pub fn group_of(store: Store, who: CombatantId) -> Vec<CombatantId> {
    store.with_session(|session| {
        let one = session.encounter().participant(who);
        let grouped = one.is_some_and(|one| one.profile.group.is_some());
        if grouped {
            session.sharing_roll(who)
        } else {
            Vec::new()
        }
    })
}

/// Keeps the first member of each group that shares one roll.
pub fn one_a_group(store: Store, who: Vec<CombatantId>) -> Vec<CombatantId> {
    let mut shared = BTreeSet::new();
    who.into_iter()
        .filter(|&who| {
            if shared.contains(&who) {
                return false;
            }
            shared.extend(group_of(store, who));
            true
        })
        .collect()
}

/// A result that the seed or the initiative score will give.
#[derive(Clone, Copy, PartialEq)]
pub struct PredictedRoll {
    /// The initiative result.
    pub total: i32,
    /// The modifier of the roll.
    pub modifier: i16,
    /// How the result comes about.
    pub basis: InitiativeBasis,
}

/// Dice with a stream for each combatant, so that a roll does not depend on the other rolls.
struct StreamDice {
    seed: u64,
    rolled: BTreeMap<Option<CombatantId>, SeededDice>,
}

impl StreamDice {
    fn new(seed: u64) -> Self {
        Self {
            seed,
            rolled: BTreeMap::new(),
        }
    }
}

impl Dice for StreamDice {
    fn roll(&mut self, die: Die, who: Option<CombatantId>) -> Result<u16, DiceError> {
        let number = who.map_or(u64::MAX, |who| who.0.into());
        let own = || SeededDice::at(self.seed, number);
        self.rolled.entry(who).or_insert_with(own).roll(die, who)
    }
}
