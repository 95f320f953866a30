//! The events that players have seen before the log has them.

use std::collections::VecDeque;

use super::flow::Flow;
use crate::combatant::CombatantId;
use crate::event::{Event, PriorityEvent};

/// The events that players have seen before the log has them.
#[derive(Default)]
pub(super) struct ForeseenEvents {
    /// The next one first.
    events: VecDeque<Event>,
    /// Whether the turn that began with them is not the next one after all.
    ended: bool,
}

impl ForeseenEvents {
    /// Starts with these events, the next one first.
    pub(super) fn new(events: Vec<Event>) -> Self {
        Self {
            events: events.into(),
            ended: false,
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    /// Returns the events in the order in which the log will have them.
    pub(super) fn events(&self) -> impl Iterator<Item = &Event> {
        self.events.iter()
    }

    /// Returns the index of an event of the log among the events. The steps of priority are looked for in the current
    /// phase alone.
    pub(super) fn index_of(&self, event: &Event) -> Option<usize> {
        let starts_phase =
            |next: &&Event| matches!(next, Event::Priority(PriorityEvent::PhaseStarted(_)));
        let later = |next: &&Event| is_step(event) && starts_phase(next);
        let phase = self.events.iter().take_while(|next| !later(next));
        phase
            .enumerate()
            .find(|(_, next)| is_same(next, event))
            .map(|(index, _)| index)
    }

    /// Whether an event is a step of priority among the unseen: in the phase that players see, nobody has priority.
    pub(super) fn is_step_of_unseen(&self, event: &Event) -> bool {
        !self.is_empty() && is_step(event) && self.index_of(event).is_none()
    }

    /// Takes an event of the log, with those before it. The end of an effect that players have seen end is no event for
    /// them.
    pub(super) fn take(&mut self, seen: &Event) -> Option<Event> {
        let index = self.index_of(seen)?;
        self.events.drain(..=index).next_back()
    }

    /// Returns the combatant whose turn begins with the events.
    pub(super) fn turn(&self) -> Option<CombatantId> {
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
    pub(super) fn end_with(&self, event: &Event) -> bool {
        match event {
            Event::CombatantRemoved { who } => self.turn() == Some(*who),
            Event::TurnStarted { .. }
            | Event::TurnGiven { .. }
            | Event::Placed { .. }
            | Event::Moved { .. } => true,
            _ if is_step(event) => false,
            _ => Flow::of(event) == Flow::Passes,
        }
    }
}

/// Returns the combatant whose turn starts with an event.
pub(super) fn turn_of(event: &Event) -> Option<CombatantId> {
    match event {
        Event::TurnStarted { who, .. } => Some(*who),
        _ => None,
    }
}

/// Whether an event is a step of priority that names nobody.
fn is_step(event: &Event) -> bool {
    use PriorityEvent::{Circulated, EveryonePassed};
    matches!(event, Event::Priority(Circulated | EveryonePassed))
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
