//! The marks of the targets: their shares, and their hit points after the pending command, by the core.

use asalto_core::event::CombatantEvent;
use asalto_core::{CombatantId, Command, Encounter, Event, NoDice, decide};

use super::{Aim, Amount, Portion};
use crate::input::hit_points::Kind;

/// The mark of a target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TargetMark {
    /// Its portion, which a save that is still open leaves whole.
    pub portion: Portion,
    /// Its part of the amount, as a change of hit points. None until a number is typed, and without hit points.
    pub change: Option<i32>,
    /// The change after a successful save, while the save is open.
    pub saved: Option<i32>,
    /// Whether the amount is nonlethal damage.
    pub nonlethal: bool,
    /// The result, if it is known before the command.
    pub outcome: Option<Outcome>,
}

/// The state of a target after the pending command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Its hit points.
    pub left: i32,
    /// Its fall, if it can act no more.
    pub fall: Option<Fall>,
}

/// The way in which a target falls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fall {
    /// It is down.
    Down,
    /// It is dead.
    Dead,
}

impl Aim {
    /// Returns the marks of the targets.
    #[must_use]
    pub fn marks(&self, encounter: &Encounter) -> Vec<(CombatantId, TargetMark)> {
        let number = |(amount, of)| match amount {
            Amount::Number(number) => Some((number, of)),
            Amount::Dice(_) => None,
        };
        let parts = self.parts().into_iter().map(number);
        let parts = parts.collect::<Option<Vec<_>>>();
        let parts = parts.filter(|parts| !parts.is_empty() && self.refused.is_none());
        // Nobody knows the result of a save before its total is typed: both are foreseen.
        let foresee = |success: bool| {
            let parts = parts.as_ref()?;
            let amounts: Vec<_> = parts.iter().map(|(amount, _)| *amount).collect();
            let command = if self.has_save() {
                self.thrown(&amounts, success)
            } else {
                self.command(self.kind(), &amounts)
            };
            foreseen(encounter, &command?)
        };
        let unsaved = self.unsaved();
        let halved = Some(true).filter(|_| !unsaved.is_empty()).and_then(foresee);
        let halved = halved.map(|(events, _)| events).unwrap_or_default();
        let (events, after) = foresee(false).unzip();
        let events = events.unwrap_or_default();
        let policy = encounter.rules().vitality;
        let mark = |&(who, share): &_| {
            let portion = Portion::of(share, self.verdict(who) == Some(true));
            let counted = parts.as_ref().filter(|_| !self.untracked.contains(&who));
            let change = |portion: Portion, events: &[Event]| {
                let parts = counted?;
                let sum = |all: &mut dyn Iterator<Item = i32>| all.fold(0, i32::saturating_add);
                let shared = |&(amount, _): &(i32, _)| portion.take(policy, amount);
                if self.heals() {
                    return Some(sum(&mut parts.iter().map(|(amount, _)| *amount)));
                }
                let mut untyped = parts.iter().filter(|(_, of)| of.is_none()).map(shared);
                let dealt = match taken(events, who) {
                    Some(taken) => taken.saturating_add(sum(&mut untyped)),
                    None => sum(&mut parts.iter().map(shared)),
                };
                Some(dealt.saturating_neg())
            };
            let is_open = unsaved.contains(&who);
            let halved = is_open.then(|| change(Portion::of(share, true), &halved));
            let saved = halved.flatten();
            let change = change(portion, &events);
            let settled = after.as_ref().filter(|_| !is_open);
            let outcome = settled.and_then(|after| {
                let left = after.shown_vitality(who)?.left;
                let is_dead = |encounter: &Encounter| {
                    let one = encounter.participant(who);
                    one.is_some_and(|one| one.is_dead(encounter.rules()))
                };
                let fall = if is_dead(after) && !is_dead(encounter) {
                    Some(Fall::Dead)
                } else {
                    let falls = encounter.is_able(who) && !after.is_able(who);
                    falls.then_some(Fall::Down)
                };
                Some(Outcome { left, fall })
            });
            let mark = TargetMark {
                portion,
                change,
                saved,
                nonlethal: self.kind() == Kind::Nonlethal,
                outcome,
            };
            (who, mark)
        };
        self.targets.iter().map(mark).collect()
    }
}

/// Returns the events of a command, and the encounter after it. None if the core refuses the command, or needs dice for
/// it.
fn foreseen(encounter: &Encounter, command: &Command) -> Option<(Vec<Event>, Encounter)> {
    let mut after = encounter.clone();
    let events = decide(&after, command, &mut NoDice).ok()?;
    for event in &events {
        after.apply(event).ok()?;
    }
    Some((events, after))
}

/// Returns the damage of all types that is left after the defenses of a combatant.
fn taken(events: &[Event], by: CombatantId) -> Option<i32> {
    let taken = events.iter().filter_map(|event| match event {
        Event::Combatant(CombatantEvent::TypedDamageTaken { who, taken, .. }) if *who == by => {
            Some(*taken)
        }
        _ => None,
    });
    taken.reduce(i32::saturating_add)
}
