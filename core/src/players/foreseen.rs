//! A fight, or a round with new rolls, that begins with someone unseen: players see it begin without that one.

use std::collections::VecDeque;

use super::change::NewNumber;
use super::flow::Flow;
use super::fold::Fold;
use crate::combatant::CombatantId;
use crate::dice::NoDice;
use crate::draft::Draft;
use crate::drive::drive;
use crate::encounter::{Encounter, Participant};
use crate::event::Event;

/// The events that players have seen before the log has them.
#[derive(Default)]
pub(super) struct ForeseenEvents {
    /// The next one first.
    events: VecDeque<Event>,
    /// Whether the turn that began with them is not the next one after all.
    ended: bool,
}

impl ForeseenEvents {
    /// Returns the events in the order in which the log will have them.
    pub(super) fn events(&self) -> impl Iterator<Item = &Event> {
        self.events.iter()
    }

    fn index_of(&self, event: &Event) -> Option<usize> {
        self.events.iter().position(|next| is_same(next, event))
    }

    /// Takes an event of the log, with those before it. The end of an effect that players have seen end is no event for
    /// them.
    fn take(&mut self, seen: &Event) -> Option<Event> {
        let index = self.index_of(seen)?;
        self.events.drain(..=index).next_back()
    }

    /// Returns the combatant whose turn begins with the events.
    fn turn(&self) -> Option<CombatantId> {
        self.events.iter().rev().find_map(turn_of)
    }

    /// Forgets the events, because others happen.
    pub(super) fn end(&mut self) {
        *self = Self {
            events: VecDeque::new(),
            ended: true,
        };
    }

    /// Returns whether the events have ended since it was asked last.
    pub(super) fn take_end(&mut self) -> bool {
        std::mem::take(&mut self.ended)
    }

    /// Whether an event happens instead of the next one, or changes who comes next.
    fn end_with(&self, event: &Event) -> bool {
        match event {
            Event::CombatantRemoved { who } => self.turn() == Some(*who),
            Event::TurnStarted { .. }
            | Event::TurnGiven { .. }
            | Event::Placed { .. }
            | Event::Moved { .. } => true,
            _ => Flow::of(event) == Flow::Passes,
        }
    }
}

impl Fold<'_> {
    /// Whether the next one to act after the unseen is in sight already, and does not appear with its turn.
    pub(super) fn can_foresee(&self, after: &Encounter) -> bool {
        let places = after.order().places().iter().map(|place| place.who);
        let known = places.filter_map(|who| after.participant(who));
        let mut known = known.filter(|one| !self.sight.stays_unseen(after, one));
        let decides =
            |one: &&Participant| after.is_able(one.id) || !self.sight.would_see(after, one);
        match known.find(decides) {
            Some(one) => self.sight.would_see(after, one),
            None => true,
        }
    }

    /// Tells what comes next without the unseen combatants, e.g. the turn of the first one in sight. Nothing is told
    /// if it needs dice.
    pub(super) fn foresee(&mut self, told: &mut Vec<Event>) -> Option<()> {
        let mut dice = NoDice;
        let mut draft = Draft::new(self.shown.clone(), &mut dice);
        draft.resume();
        let events = drive(&mut draft).map_or_else(|_| Vec::new(), |()| draft.events);
        for event in &events {
            self.tell(event.clone(), told)?;
        }
        self.foreseen = ForeseenEvents {
            events: events.into(),
            ended: false,
        };
        Some(())
    }

    /// Whether players have seen an event already. Records the numbers that it has for them.
    pub(super) fn is_foreseen(&mut self, own: &Event, seen: &Event) -> bool {
        let known = self.foreseen.take(seen);
        let number = known.as_ref().and_then(|known| NewNumber::of(own, known));
        self.number(number);
        known.is_some()
    }

    /// Takes the foreseen turn back if another event happens instead, or if it begins after a reaction of its owner,
    /// which is regained with it.
    pub(super) fn correct_foreseen(&mut self, event: &Event, told: &mut Vec<Event>) -> Option<()> {
        if self.foreseen.events.is_empty() {
            return Some(());
        }
        let reacted = |who| {
            let one = self.shown.participant(who);
            one.is_some_and(|one| one.reactions > 0)
        };
        let ends = if self.foreseen.index_of(event).is_some() {
            turn_of(event).is_some_and(reacted)
        } else {
            self.foreseen.end_with(event)
        };
        if !ends {
            return Some(());
        }
        let begun = self.foreseen.turn();
        self.foreseen.end();
        match begun.filter(|&who| self.shown.turn_of() == Some(who)) {
            Some(who) => self.tell(Event::TurnPutBack { who }, told),
            None => Some(()),
        }
    }
}

fn turn_of(event: &Event) -> Option<CombatantId> {
    match event {
        Event::TurnStarted { who, .. } => Some(*who),
        _ => None,
    }
}

/// Whether two events are the same but for the number of a turn.
fn is_same(one: &Event, other: &Event) -> bool {
    match (one, other) {
        (
            Event::TurnStarted { who, kind, .. },
            Event::TurnStarted {
                who: whose,
                kind: of,
                ..
            },
        ) => (who, kind) == (whose, of),
        _ => one == other,
    }
}
