//! Second places in the order, and the moments for legendary actions.

use super::turn_ends::TurnEnds;
use super::{Encounter, Participant};
use crate::combatant::{CombatantId, SecondPlaceKind};
use crate::event::LegendaryEvent;
use crate::order::Place;
use crate::replay_error::ReplayError;
use crate::rules::ActionKind;
use crate::stack::FrameKind;

impl Encounter {
    /// Returns the combatant that acts at a place: the owner of a second place, if it is present, or
    /// the combatant itself (D5E-74).
    pub fn actor_at(&self, who: CombatantId) -> Option<&Participant> {
        let one = self.participant(who)?;
        match one.profile.place {
            None => Some(one),
            Some(place) => {
                let owner = self.participant(place.of);
                owner.filter(|owner| owner.present && !owner.is_second_place())
            }
        }
    }

    /// Returns whether an id is that of a second place, which is no combatant.
    pub fn is_second_place(&self, who: CombatantId) -> bool {
        self.participant(who)
            .is_some_and(Participant::is_second_place)
    }

    /// Returns whether a second place is that of a lair (D5E-71).
    pub(crate) fn is_lair(&self, who: CombatantId) -> bool {
        let place = self.participant(who).and_then(|one| one.profile.place);
        place.is_some_and(|place| place.kind == SecondPlaceKind::Lair)
    }

    /// Whether a place comes after a combatant at a count. A second place comes after everyone else at its
    /// count (D5E-71, ANY-9).
    pub(crate) fn comes_after(&self, place: &Place, who: CombatantId, count: i32) -> bool {
        let rank = |count| self.rules.order.direction.rank(count);
        let loses = self.is_second_place(place.who) && !self.is_second_place(who);
        rank(place.count) < rank(count) || place.count == count && loses
    }

    /// Returns the second places of a combatant, present or not.
    pub(crate) fn places_of(&self, owner: CombatantId) -> impl Iterator<Item = &Participant> {
        let of = move |one: &&Participant| one.profile.place.is_some_and(|place| place.of == owner);
        self.participants().filter(of)
    }

    /// Returns the legendary actions that a creature has left: those of its turn that has just
    /// begun are still to come (D5E-69).
    pub(crate) fn legendary_actions_left(&self, who: CombatantId) -> u8 {
        let Some(one) = self.participant(who) else {
            return 0;
        };
        let before = self.fresh.as_ref().filter(|_| self.is_freshly_own(who));
        let used = before.map_or(one.legendary.actions, |fresh| fresh.legendary);
        one.profile.legendary.actions.saturating_sub(used)
    }

    /// Returns the number of legendary actions that a creature may still take now: one for each
    /// turn of another creature that has just ended. None if the moment has passed (D5E-69).
    pub(crate) fn legendary_moments(&self, who: CombatantId) -> Option<usize> {
        let between = self.stack.top().is_none() || self.turn_is_fresh();
        self.moments_since_turn_ends(who).filter(|_| between)
    }

    /// Returns whether the moment for a legendary action has come as soon as the stack is resolved: nothing
    /// has been done yet in the turn that has just begun.
    pub(crate) fn legendary_waits_for_stack(&self, who: CombatantId) -> bool {
        let frames = self.stack.frames();
        let untouched = frames.first().is_some_and(|frame| {
            let fresh = self.fresh.as_ref();
            let begun = matches!(&frame.kind, FrameKind::Turn { spent, .. } if spent.is_empty());
            begun && fresh.is_some_and(|fresh| fresh.who == frame.owner)
        });
        frames.len() > 1 && untouched && self.moments_since_turn_ends(who).is_some()
    }

    fn moments_since_turn_ends(&self, who: CombatantId) -> Option<usize> {
        let count = |list: &[CombatantId], own: bool| {
            let same = list.iter().filter(|&&other| (other == who) == own);
            same.count()
        };
        let ended = count(&self.turn_ends.of, false);
        (ended > 0).then(|| ended.saturating_sub(count(&self.turn_ends.taken, true)))
    }

    /// Whether the turn that has just begun is a creature's own.
    fn is_freshly_own(&self, who: CombatantId) -> bool {
        self.turn_of() == Some(who) && self.turn_is_fresh()
    }

    /// Records that a turn has ended, perhaps at once with the turn before it. A lair is no creature, so
    /// the end of its turn is none.
    pub(super) fn turn_has_ended(&mut self, who: CombatantId, together: bool) {
        if !together {
            self.turn_ends = TurnEnds::default();
        }
        self.turn_was_missed(who);
    }

    /// Records that a turn has ended right as it would have begun.
    pub(super) fn turn_was_missed(&mut self, who: CombatantId) {
        let of = self.actor_at(who).map_or(who, |one| one.id);
        if !self.is_lair(who) {
            self.turn_ends.of.retain(|other| *other != of);
            self.turn_ends.of.push(of);
        }
    }

    pub(super) fn apply_legendary(&mut self, event: &LegendaryEvent) -> Result<(), ReplayError> {
        match event {
            LegendaryEvent::ActionTaken { who, cost, .. } => {
                let own = self.is_freshly_own(*who);
                let used = match self.fresh.as_mut().filter(|_| own) {
                    Some(fresh) => &mut fresh.legendary,
                    None => &mut self.one(*who)?.legendary.actions,
                };
                *used = used.saturating_add(*cost);
                self.turn_ends.taken.push(*who);
            }
            LegendaryEvent::LairActed { who, name } => {
                let round = self.round;
                let legendary = &mut self.one(*who)?.legendary;
                legendary.last_lair_action = Some(name.clone());
                legendary.lair_round = round;
                if self.turn_of() == Some(*who) {
                    self.stack
                        .spend(ActionKind::Action)
                        .ok_or(ReplayError::Stage)?;
                }
            }
            LegendaryEvent::Resisted { who, .. } => {
                let used = &mut self.one(*who)?.legendary.resistance;
                *used = used.saturating_add(1);
            }
        }
        Ok(())
    }
}
