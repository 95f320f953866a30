//! Travelling through the log: undo and redo, the turn before, the fight as it was, other branches.

use asalto_core::Session;
use leptos::prelude::*;

use super::Store;
use crate::text::{Sentence, Word};

impl Store {
    /// Goes one step back in the log, and says what is undone.
    pub fn undo(&self) {
        let mut undone = self.last_said();
        if self.travel(Session::undo)
            && let Some(first) = undone.first_mut()
        {
            let what = self.word(Word::Undo);
            let who = &first.text;
            first.text = self.say(&Sentence::Of { what, who });
            self.announce(undone, self.turn_said());
        }
    }

    /// Goes one step forward again.
    pub fn redo(&self) {
        if self.travel(Session::redo) {
            self.announce_entry(true);
        }
    }

    /// Goes back to the turn before this one.
    pub fn previous_turn(&self) {
        self.travel(|session| {
            session
                .previous_turn()
                .is_some_and(|moment| session.seek(moment))
        });
    }

    /// Shows the fight as it was after so many entries of the log.
    pub fn look_at(&self, moment: usize) {
        let here = self.session.with_untracked(Session::cursor);
        let present = self.present.get_untracked().unwrap_or(here);
        self.travel(|session| session.seek(moment));
        self.present.set((moment != present).then_some(present));
    }

    /// Shows the fight as it is again; says whether it was shown as it was.
    pub fn return_to_now(&self) -> bool {
        let present = self.present.get_untracked();
        if let Some(present) = present {
            self.look_at(present);
        }
        present.is_some()
    }

    /// Takes up another branch of the fight.
    pub fn take_branch(&self, index: usize) {
        self.travel(|session| session.take_branch(index));
        self.present.set(None);
    }

    /// Drops a branch for good.
    pub fn drop_branch(&self, index: usize) {
        self.travel(|session| session.drop_branch(index));
    }

    fn travel(&self, by: impl FnOnce(&mut Session) -> bool) -> bool {
        if self.stands_back() {
            return false;
        }
        let done = by(&mut self.session.write_untracked());
        if done {
            // Whoever has come back to the present looks at the past no more.
            let here = self.session.with_untracked(Session::cursor);
            self.present
                .update(|present| *present = present.filter(|&present| here < present));
            self.fall_silent();
            self.show();
            self.announce_turn();
        }
        done
    }
}
