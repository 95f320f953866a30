//! The events that wait until someone in sight acts.

use std::collections::VecDeque;

use crate::combatant::CombatantId;
use crate::event::Event;

/// The end of the turn of the last one in sight, and what follows from it, in the order of the log.
#[derive(Default)]
pub(super) struct HeldEvents(VecDeque<HeldEvent>);

/// An event that waits.
pub(super) struct HeldEvent {
    pub(super) event: Event,
    /// The game master's id of the combatant that the event introduces.
    pub(super) introduces: Option<CombatantId>,
}

impl HeldEvents {
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns the events in the order in which they are told.
    pub(super) fn events(&self) -> impl Iterator<Item = &Event> {
        self.0.iter().map(|held| &held.event)
    }

    /// Adds an event after the others.
    pub(super) fn push(&mut self, event: Event) {
        let introduces = None;
        self.0.push_back(HeldEvent { event, introduces });
    }

    /// Adds an event that introduces a combatant, after the others.
    pub(super) fn push_introduction(&mut self, who: CombatantId, event: Event) {
        let introduces = Some(who);
        self.0.push_back(HeldEvent { event, introduces });
    }

    /// Adds events before those from an index on.
    pub(super) fn insert(&mut self, at: usize, events: impl IntoIterator<Item = Event>) {
        let introduces = None;
        for (index, event) in (at..).zip(events) {
            self.0.insert(index, HeldEvent { event, introduces });
        }
    }

    /// Removes the first event that fulfils a condition.
    pub(super) fn remove_first(&mut self, condition: impl Fn(&Event) -> bool) {
        let first = self.events().position(condition);
        if let Some(index) = first {
            self.0.remove(index);
        }
    }

    /// Removes the last event, if it fulfils a condition.
    pub(super) fn remove_last(&mut self, condition: impl Fn(&Event) -> bool) {
        let last = self.0.back().map(|held| &held.event);
        if last.is_some_and(condition) {
            self.0.pop_back();
        }
    }

    /// Takes the first event.
    pub(super) fn pop(&mut self) -> Option<HeldEvent> {
        self.0.pop_front()
    }

    /// Returns the game master's ids of the combatants whose introductions wait.
    pub(super) fn introduced(&self) -> impl Iterator<Item = CombatantId> {
        self.0.iter().filter_map(|held| held.introduces)
    }

    /// Takes the events that introduce combatants. The others go on waiting.
    pub(super) fn take_introductions(&mut self) -> Vec<Event> {
        let mut introductions = Vec::new();
        for held in std::mem::take(&mut self.0) {
            if held.introduces.is_some() {
                introductions.push(held.event);
            } else {
                self.0.push_back(held);
            }
        }
        introductions
    }
}
