//! Opening an encounter: a new one, a listed one, or the open one as changed by another tab.

use std::cell::RefCell;

use asalto_core::{Session, SessionChange};
use asalto_text::SetupText;
use leptos::prelude::*;

use super::{LessonPlace, Store};
use crate::browser::shell;
use crate::storage::{library, settings};

/// Opens another encounter. Returns whether it could be opened.
type Return = Box<dyn Fn() -> bool>;

thread_local! {
    /// The encounter that came in, and what opens the one before it again.
    static CAME_IN: RefCell<Option<(u32, Return)>> = const { RefCell::new(None) };
}

impl Store {
    /// Once the open encounter is undone as a whole, calls this in its place. It returns whether another one has opened.
    pub fn once_undone(&self, back: impl Fn() -> bool + 'static) {
        CAME_IN.set(Some((self.keeper.opened(), Box::new(back))));
    }

    /// Returns to the encounter before the open one, if the open one came in and is undone as a whole.
    pub(super) fn leave_undone(&self) -> bool {
        let is_undone = self.session.with_untracked(|session| session.cursor() == 0);
        let open = self.keeper.opened();
        let came_in =
            CAME_IN.with_borrow_mut(|came_in| came_in.take_if(|(id, _)| is_undone && *id == open));
        came_in.is_some_and(|(_, back)| back())
    }

    /// Starts a new encounter with the ruleset of the current one, which stays in the list.
    pub fn begin_another(&self) {
        self.leave_open();
        self.begin_anew();
    }

    /// Starts a new encounter in place of the open one, which is deleted.
    pub fn replace_deleted(&self) {
        self.begin_anew();
    }

    /// Keeps the open encounter if it is not saved.
    fn leave_open(&self) {
        self.session
            .with_untracked(|session| self.keeper.leave(session));
    }

    fn begin_anew(&self) {
        self.keeper.begin();
        let ruleset = self.with_session(|session| session.encounter().rules().ruleset);
        settings::remember_ruleset(ruleset);
        self.turn_to(Session::new(ruleset));
        self.announced.set(self.text(SetupText::Setup).to_owned());
    }

    /// Opens a new encounter that has been played up to a moment, and saves it.
    pub fn begin_with(&self, session: Session) {
        self.leave_open();
        self.keeper.begin();
        self.turn_to(session);
        self.save_here();
    }

    /// Opens an encounter that is in localStorage; returns whether it could be opened.
    pub fn turn_to_stored(&self, id: u32) -> bool {
        self.leave_open();
        let session = self.keeper.turn_to(id);
        let Some(session) = session else {
            self.keeper.stay();
            return false;
        };
        self.turn_to(session);
        // It may have been in memory, and have room by now.
        self.save_refused();
        true
    }

    /// Saves the open encounter if it had no room.
    pub fn save_refused(&self) {
        if self.keeper.is_refused() {
            self.save_here();
        }
    }

    /// Opens the encounter that any tab has opened last.
    pub fn turn_to_shared(&self) {
        if let Some(session) = self.keeper.turn_to_shared() {
            self.turn_to(session);
        }
    }

    /// Opens an encounter that was restored after the start. One that is not saved yet stays open.
    pub fn take_restored(&self) {
        if self.keeper.is_refused() {
            return;
        }
        if let Some(session) = self.keeper.restored() {
            self.turn_to(session);
        }
    }

    /// Shows the encounter as changed by another tab, without saving it.
    pub fn follow(&self, session: Session) {
        self.session.set(session);
        self.push_rows();
        self.announce_turn();
    }

    /// Shows the version that another tab has saved, if it is newer.
    pub fn follow_saved(&self, text: &str) {
        let newer = {
            let mut session = self.session.write_untracked();
            self.keeper.take_newer(text, &mut session)
        };
        if newer {
            self.session.notify();
            self.push_rows();
            self.announce_turn();
        }
    }

    fn turn_to(&self, session: Session) {
        self.lesson.set(LessonPlace::stored(self.keeper.opened()));
        self.selected.set(None);
        self.close_drawer();
        self.present.set(None);
        self.fall_silent();
        self.session.set(session);
        self.push_rows();
        self.announced.set(String::new());
        self.announce_turn();
    }

    /// Saves the encounter, even if another tab has deleted it.
    pub fn save_here(&self) {
        if self.keeper.is_deleted() {
            // The mark of the deletion must not delete what is saved now.
            let keys = library::keys_of(self.keeper.opened());
            shell::send(shell::ENCOUNTER_RETURNED, &keys.into());
        }
        self.session
            .with_untracked(|session| self.keeper.keep(session, SessionChange::Whole));
    }
}
