//! What those hear who do not see: what was done, and whose turn has come by it.

use asalto_core::{EncounterView, Event};
use leptos::prelude::*;

use crate::store::Store;
use crate::text::{Line, Sentence};

impl Store {
    /// What the last entry of the log says, but for whose turn it is.
    pub(crate) fn last_said(&self) -> Vec<Line> {
        untrack(|| {
            self.with_session(|session| {
                let played = &session.entries()[..session.cursor()];
                let events = played.last().into_iter().flat_map(|entry| &entry.events);
                let told = events.filter(|event| !matches!(event, Event::TurnStarted { .. }));
                told.filter_map(|event| self.report(event)).collect()
            })
        })
    }

    /// Tells what the last command did, and whose turn has come by it.
    pub(crate) fn announce_entry(&self, turn: bool) {
        let turn = self.turn_said().filter(|_| turn);
        let mut said = self.last_said();
        // Whose turn it is says in which round.
        said.retain(|line| !line.heading || turn.is_none());
        self.announce(said, turn);
    }

    /// Tells whose turn it is, or what led to there being none.
    pub(crate) fn announce_turn(&self) {
        let turn = self.turn_said();
        let said = if turn.is_none() && self.awaited().is_none() {
            self.last_said()
        } else {
            Vec::new()
        };
        self.announce(said, turn);
    }

    /// Tells what was done, and what is waited for, or whose turn it is.
    pub(crate) fn announce(&self, done: Vec<Line>, turn: Option<String>) {
        let done = done.into_iter().map(|line| {
            let end = if line.heading { "." } else { "" };
            line.text + end
        });
        let awaited = self.awaited().map(|awaited| awaited + ".");
        let said: Vec<_> = done.chain(awaited.or(turn)).collect();
        let said = if said.is_empty() {
            self.called().unwrap_or_default()
        } else {
            said.join(" ")
        };
        if !said.is_empty() {
            self.announced.set(said);
        }
    }

    /// Whose turn it is and whose comes next, in a sentence.
    pub(crate) fn turn_said(&self) -> Option<String> {
        let now = |view: &EncounterView| (view.round, view.current, view.next);
        let (Some(round), Some(who), next) = self.view.with_untracked(now) else {
            return None;
        };
        let next = next.map(|next| self.name(next));
        let sentence = Sentence::TurnChanged {
            round,
            who: &self.name(who),
            next: next.as_deref(),
        };
        Some(self.settings.lang.get_untracked().say(&sentence))
    }
}
