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
        self.keeper.begin();
        let ruleset = self.with_session(|session| session.encounter().rules().ruleset);
        settings::remember_ruleset(ruleset);
        self.turn_to(Session::new(ruleset));
        self.announced.set(self.text(SetupText::Setup).to_owned());
    }

    /// Opens a new encounter that has been played up to a moment, and saves it.
    pub fn begin_with(&self, session: Session) {
        self.keeper.begin();
        self.turn_to(session);
        self.save_here();
    }

    /// Opens an encounter that is in localStorage; returns whether it could be opened.
    pub fn turn_to_stored(&self, id: u32) -> bool {
        let session = self.keeper.turn_to(id);
        let opened = session.is_some();
        if let Some(session) = session {
            self.turn_to(session);
        }
        opened
    }

    /// Opens an encounter that was restored after the start.
    pub fn take_restored(&self) {
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
