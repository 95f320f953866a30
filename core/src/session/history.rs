//! Moving in the history of a session: undo, redo, earlier moments and branches.

use crate::event::{Event, PriorityEvent};
use crate::log::Entry;
use crate::round::Round;

use super::Session;

impl Session {
    /// Goes one entry back. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        self.cursor > 0 && self.seek(self.cursor - 1)
    }

    /// Goes one entry forward. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        self.seek(self.cursor + 1)
    }

    /// Goes to the moment after a number of entries. Returns whether there is one.
    pub fn seek(&mut self, cursor: usize) -> bool {
        if cursor > self.entries.len() {
            return false;
        }
        let folded = if cursor >= self.cursor {
            let played = &self.entries[self.cursor..cursor];
            played
                .iter()
                .flat_map(|entry| &entry.events)
                .try_for_each(|event| self.encounter.apply(event))
        } else {
            match self.folded(&self.entries[..cursor]) {
                Ok(encounter) => {
                    self.encounter = encounter;
                    Ok(())
                }
                Err((_, why)) => Err(why),
            }
        };
        // The log folded once already, when it was made or loaded.
        debug_assert!(folded.is_ok(), "a log that folded once folds again");
        self.cursor = cursor;
        folded.is_ok()
    }

    /// Returns the number of entries before the end of the previous turn or phase. Seeking there
    /// goes back to it.
    pub fn previous_turn(&self) -> Option<usize> {
        let turn_ended = |event: &Event| {
            matches!(
                event,
                Event::TurnEnded { .. }
                    | Event::Priority(PriorityEvent::PhaseStarted(_))
                    | Event::Ended
            )
        };
        let played = &self.entries[..self.cursor];
        let moment = played
            .iter()
            .rposition(|entry| entry.events.iter().any(turn_ended))?;
        // The turns of a combat that came in as one step are no moments of their own.
        let starts = |event: &Event| matches!(event, Event::Started(_));
        (!played[moment].events.iter().any(starts)).then_some(moment)
    }

    /// Returns each round of the log, undone ones among them, with the number of entries after which it
    /// has started. Seeking there shows its beginning.
    pub fn rounds(&self) -> Vec<(Round, usize)> {
        let entries = self.entries.iter().zip(1..);
        // Of a combat that came in as one step only the last round has a moment.
        let started = entries.filter_map(|(entry, moment)| {
            entry.events.iter().rev().find_map(|event| match event {
                Event::RoundStarted { round, .. } => Some((*round, moment)),
                _ => None,
            })
        });
        started.collect()
    }

    /// Returns the session as it was played up to its moment: without undone entries, and without branches.
    #[must_use]
    pub fn played(&self) -> Self {
        let mut played = self.clone();
        played.entries.truncate(self.cursor);
        played.branches.clear();
        played
    }

    /// Returns the session as it was played up to its moment, with its whole log as one entry, which one undo takes back.
    #[must_use]
    pub fn in_one_step(&self) -> Self {
        let mut whole = self.played();
        if let Some(at) = whole.entries.last().map(|entry| entry.at) {
            let events = whole.entries.iter().flat_map(|entry| &entry.events);
            let events: Vec<Event> = events.cloned().collect();
            let events = events.into();
            whole.entries = vec![Entry { at, events }];
            whole.cursor = 1;
        }
        whole
    }

    /// Switches to the end of a branch. The current entries become a branch. Returns whether the
    /// branch exists and fits the log.
    pub fn take_branch(&mut self, index: usize) -> bool {
        let Some(branch) = self.branches.get(index) else {
            return false;
        };
        let shared = self.entries.get(..branch.from).unwrap_or_default();
        let path = [shared, &branch.entries].concat();
        let Ok(encounter) = self.folded(&path) else {
            return false;
        };
        let from = branch.from;
        self.branches.remove(index);
        self.cut(from);
        self.encounter = encounter;
        self.cursor = path.len();
        self.entries = path;
        true
    }

    /// Deletes a branch. Returns whether there was one.
    pub fn drop_branch(&mut self, index: usize) -> bool {
        let there = index < self.branches.len();
        if there {
            self.branches.remove(index);
        }
        there
    }
}
