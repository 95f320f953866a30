//! Moving in the history of a session: undo, redo, earlier moments and branches.

use crate::event::{Event, PriorityEvent};
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
        self.entries[..self.cursor]
            .iter()
            .rposition(|entry| entry.events.iter().any(turn_ended))
    }

    /// Returns each round of the log, undone ones among them, with the number of entries after which it
    /// has started. Seeking there shows its beginning.
    pub fn rounds(&self) -> Vec<(Round, usize)> {
        let entries = self.entries.iter().zip(1..);
        let started = entries.flat_map(|(entry, moment)| {
            entry.events.iter().filter_map(move |event| match event {
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
