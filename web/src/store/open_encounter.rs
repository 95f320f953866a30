//! The handle of the open encounter. It saves the encounter, reports storage problems, and only shows the
//! encounter while another tab plays it.

use std::cell::{LazyCell, RefCell};

use asalto_core::{Session, SessionChange};
use asalto_text::NoticeText;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use super::own_encounter::OwnEncounter;
use crate::browser::storage;
use crate::browser::{clock, document, shell};
use crate::storage::browser_port::{Browser, BrowserWithMemory};
use crate::storage::library;
use crate::storage::library::{OpenResult, RemoteUpdate, SaveError, SavePoint, Slot, State};
use crate::storage::settings;

thread_local! {
    /// The moment of the open encounter that this page has last read or written.
    static PLACE: RefCell<SavePoint> = RefCell::default();
    /// Whether storage had no room for the last change of the open encounter.
    static LACKS_ROOM: LazyCell<ArcRwSignal<bool>> = LazyCell::new(|| ArcRwSignal::new(false));
}

/// The size from which the app warns. Browsers store about five million characters.
const NEARLY_FULL: usize = 4_000_000;

/// The handle of the open encounter.
#[derive(Clone, Copy)]
pub struct OpenEncounter {
    id: RwSignal<u32>,
    /// Whether another tab plays this encounter and this tab only shows it.
    pub follows: RwSignal<bool>,
    /// A warning that stays until its cause is gone.
    pub warning: RwSignal<Option<NoticeText>>,
    /// The result of the last file import.
    pub told: RwSignal<Option<String>>,
    /// A counter that grows when the list of encounters may have changed or is opened.
    pub lists: RwSignal<u32>,
}

impl OpenEncounter {
    /// Opens the last open encounter, or an empty one.
    #[must_use]
    pub fn open() -> (Self, Session) {
        let now = clock::now().0;
        let keeper = Self {
            id: RwSignal::new(library::next_id(&Browser, now, |_| false)),
            follows: RwSignal::new(false),
            warning: RwSignal::new(None),
            told: RwSignal::new(None),
            lists: RwSignal::new(0),
        };
        if storage::is_lasting() {
            keeper.follow_room(false);
        } else {
            keeper.warning.set(Some(NoticeText::MemoryOnly));
        }
        let session = keeper.turn_to_last();
        (
            keeper,
            session.unwrap_or_else(|| Session::new(settings::ruleset())),
        )
    }

    /// Opens the encounter that this tab had open, or else the one that any tab has opened last, from everything in storage.
    fn turn_to_last(&self) -> Option<Session> {
        library::repair(&Browser, clock::now().0);
        if document::is_safe() {
            self.warning.set(Some(NoticeText::SafeMode));
            return None;
        }
        match OwnEncounter::find() {
            OwnEncounter::Here(id) => self.turn_to(id),
            OwnEncounter::Nothing => self.turn_to_shared(),
            // It comes from the archive later.
            OwnEncounter::Archived(_) | OwnEncounter::New => None,
        }
    }

    /// Returns the encounter that this tab had open, if it has moved to the archive.
    #[must_use]
    pub fn archived_own() -> Option<u32> {
        match OwnEncounter::find() {
            OwnEncounter::Archived(id) if !document::is_safe() => Some(id),
            _ => None,
        }
    }

    /// Opens the encounter that any tab has opened last.
    #[must_use]
    pub fn turn_to_shared(&self) -> Option<Session> {
        let last = library::last(&Browser);
        // The newest encounter is the most likely if the last one is lost.
        let last = last.or_else(|| library::ids(&Browser).pop());
        last.and_then(|id| self.turn_to(id))
    }

    /// Opens an encounter that the second copy restored after this tab had started without it.
    #[must_use]
    pub fn restored(&self) -> Option<Session> {
        if Self::generation() == 0 {
            self.turn_to_last()
        } else {
            self.newer_stored()
        }
    }

    /// Opens an encounter of the list. Returns none and keeps the current one if it can't be opened.
    #[must_use]
    pub fn turn_to(&self, id: u32) -> Option<Session> {
        match library::open(&Browser, id, clock::now().0) {
            OpenResult::Document(mut kept) => {
                if kept.state == State::Older {
                    self.warning.set(Some(NoticeText::LastChangeDamaged));
                }
                // What is in memory alone is written as a whole, over what storage has.
                let is_in_memory = Browser::is_in_memory(id);
                if is_in_memory {
                    Browser::forget(id);
                    kept.place.tip = None;
                }
                self.hold(id, kept.place);
                LACKS_ROOM.with(|lacks| lacks.set(is_in_memory));
                Some(kept.session)
            }
            OpenResult::Nothing => None,
            OpenResult::PutAside => {
                self.warning.set(Some(NoticeText::DamagedSetAside));
                library::repair(&Browser, clock::now().0);
                None
            }
            OpenResult::Later => {
                self.warning.set(Some(NoticeText::PartMissing));
                None
            }
            OpenResult::Newer => {
                self.warning.set(Some(NoticeText::NewerVersion));
                None
            }
        }
    }

    /// Starts a new encounter.
    pub fn begin(&self) {
        let open = self.opened();
        let next = library::next_id(&Browser, clock::now().0, |id| id == open);
        self.hold(next, SavePoint::default());
    }

    /// Saves this change of the encounter since the last save.
    pub fn keep(&self, session: &Session, change: SessionChange) {
        if session.entries().is_empty() {
            return;
        }
        match self.write(session, change) {
            Ok(()) => {
                let had_room = !self.is_refused();
                if !had_room {
                    LACKS_ROOM.with(|lacks| lacks.set(false));
                }
                if !had_room || self.is_deleted() {
                    self.clear_warning(|notice| {
                        matches!(notice, NoticeText::NotSaved | NoticeText::DeletedElsewhere)
                    });
                    // The list has it from now on.
                    self.lists.update(|lists| *lists += 1);
                }
            }
            Err(SaveError::Full) => self.refuse(session),
            Err(SaveError::Conflict) => {
                // Both versions are saved under their own ids, so neither overwrites the other.
                self.begin();
                match self.write(session, SessionChange::Whole) {
                    Ok(()) => self.warning.set(Some(NoticeText::ChangedElsewhere)),
                    Err(_) => self.refuse(session),
                }
            }
        }
    }

    /// Warns that the last change is not saved, and offers it as a file.
    fn refuse(&self, session: &Session) {
        LACKS_ROOM.with(|lacks| lacks.set(true));
        if self.warning.get_untracked() != Some(NoticeText::NotSaved) {
            self.warning.set(Some(NoticeText::NotSaved));
        }
        self.offer_unsaved(session);
    }

    /// Keeps the open encounter in memory if it is not saved, because another one opens. It is listed, and moves to storage
    /// once there is room.
    pub fn leave(&self, session: &Session) {
        if !self.is_refused() || self.is_deleted() {
            return;
        }
        // There may be room by now.
        self.keep(session, SessionChange::Whole);
        let Ok(body) = session.to_text() else { return };
        if self.is_refused() {
            let (id, now) = (self.opened(), clock::now().0);
            // Memory has room, and no other tab writes there.
            let _kept = library::keep(&BrowserWithMemory, id, Self::generation(), &body, now);
            library::note(&Browser, id, session);
            self.lists.update(|lists| *lists += 1);
        }
    }

    /// Forgets what memory has of the open encounter, because no other one has opened: it is on this page.
    pub fn stay(&self) {
        Browser::forget(self.opened());
    }

    /// Returns the encounters that only the memory of this page has, without the open one, and follows them.
    #[must_use]
    pub fn in_memory(&self) -> Vec<u32> {
        self.lists.track();
        let open = self.number();
        let mut ids = Browser::in_memory();
        ids.retain(|id| *id != open);
        ids
    }

    /// Warns if writes no longer reach the second copy, and withdraws the warning when they do.
    pub fn report_copies(&self, copied: bool) {
        if copied {
            self.clear_warning(|notice| notice == NoticeText::NotCopied);
        } else if self.warning.get_untracked().is_none() {
            self.warning.set(Some(NoticeText::NotCopied));
        }
    }

    /// Returns whether another tab has deleted the open encounter and the user has not decided yet.
    #[must_use]
    pub fn is_deleted(&self) -> bool {
        self.warning.get_untracked() == Some(NoticeText::DeletedElsewhere)
    }

    /// Returns whether storage had no room for the last change of the open encounter.
    #[must_use]
    #[expect(clippy::unused_self, reason = "there is one open encounter")]
    pub fn is_refused(&self) -> bool {
        LACKS_ROOM.with(|lacks| lacks.get_untracked())
    }

    /// Returns the same, and follows it.
    #[must_use]
    #[expect(clippy::unused_self, reason = "there is one open encounter")]
    pub fn follows_refusal(&self) -> bool {
        LACKS_ROOM.with(|lacks| lacks.get())
    }

    /// Withdraws the question about an encounter that another tab has deleted.
    pub fn withdraw_deleted(&self) {
        if self.is_deleted() {
            self.warning.set(None);
            // The tab that deleted it has named its own encounter for the next start.
            self.remember_open();
        }
    }

    /// Takes over a text that another tab has saved, if it is newer than this session. Returns whether the
    /// session has changed.
    #[must_use]
    pub fn take_newer(&self, text: &str, session: &mut Session) -> bool {
        match PLACE.with_borrow_mut(|place| library::follow(place, text, session)) {
            RemoteUpdate::Changes => {
                self.withdraw_deleted();
                true
            }
            RemoteUpdate::Gap => {
                // The playing tab sends everything again.
                shell::send(shell::RESEND, &JsValue::NULL);
                false
            }
            RemoteUpdate::Nothing => false,
        }
    }

    /// Returns the session in storage, if it is newer than the session on this page.
    #[must_use]
    pub fn newer_stored(&self) -> Option<Session> {
        let id = self.id.get_untracked();
        if PLACE.with_borrow(|place| place.is_current(&Browser, id)) {
            return None;
        }
        let OpenResult::Document(kept) = library::open(&Browser, id, clock::now().0) else {
            return None;
        };
        PLACE.with_borrow_mut(|place| {
            let is_newer = kept.place.generation > place.generation;
            if is_newer || kept.place.mark == place.mark {
                *place = kept.place;
            }
            is_newer.then_some(kept.session)
        })
    }

    /// Returns the id of the open encounter.
    #[must_use]
    pub fn opened(&self) -> u32 {
        self.id.get_untracked()
    }

    /// Returns the id of the open encounter, which may not be saved yet; none if another tab has deleted it.
    #[must_use]
    pub fn unsaved(&self) -> Option<u32> {
        (!self.is_deleted()).then(|| self.opened())
    }

    /// Returns the id of the open encounter, and follows it.
    #[must_use]
    pub fn number(&self) -> u32 {
        self.id.get()
    }

    /// Returns the prefix of the open encounter's keys.
    #[must_use]
    pub fn keys(&self) -> String {
        library::keys_of(self.id.get_untracked())
    }

    fn write(&self, session: &Session, change: SessionChange) -> Result<(), SaveError> {
        let id = self.id.get_untracked();
        let now = clock::now().0;
        let (written, is_cramped) = PLACE.with_borrow_mut(|place| {
            let written = place.save(&Browser, id, (session, change), now)?;
            Ok((written, place.is_cramped))
        })?;
        library::note(&Browser, id, session);
        self.remember_open();
        for written in &written {
            shell::send_written(&written.key, &written.text);
        }
        // The check reads all of storage, so it runs only after a whole encounter was written, and while the notice is there.
        let is_told = self.warning.get_untracked() == Some(NoticeText::NearlyFull);
        if is_cramped || is_told || written.len() > 1 {
            self.follow_room(is_cramped);
        }
        Ok(())
    }

    /// Sends the guard the text for the file that the warning offers.
    fn offer_unsaved(&self, session: &Session) {
        if let Ok(body) = session.to_text() {
            let generation = Self::generation() + 1;
            let body = &body;
            let text = Slot { generation, body }.write();
            let key = self.keys() + "unsaved";
            shell::send(shell::UNSAVED, &shell::texts(&[&key, &text]));
        }
    }

    /// Warns of a storage with little room, or withdraws the warning.
    fn follow_room(&self, is_cramped: bool) {
        let silent = self.warning.get_untracked().is_none();
        if !is_cramped && library::size(&Browser) <= NEARLY_FULL {
            self.clear_warning(|notice| notice == NoticeText::NearlyFull);
        } else if silent {
            self.warning.set(Some(NoticeText::NearlyFull));
        }
    }

    /// Withdraws the warning of little room if there is room by now.
    pub fn warn_again_if_full(&self) {
        if self.warning.get_untracked() == Some(NoticeText::NearlyFull) {
            self.follow_room(false);
        }
    }

    fn generation() -> u64 {
        PLACE.with_borrow(|place| place.generation)
    }

    fn hold(&self, id: u32, place: SavePoint) {
        self.id.set(id);
        PLACE.set(place);
        self.follows.set(false);
        self.withdraw_deleted();
        LACKS_ROOM.with(|lacks| lacks.set(false));
        if self.warning.get_untracked() == Some(NoticeText::NotSaved) {
            // It was about the encounter that was open before.
            self.warning.set(Some(NoticeText::NearlyFull));
        }
        self.remember_open();
        self.ask_who_plays();
    }

    fn clear_warning(&self, of: impl FnOnce(NoticeText) -> bool) {
        if self.warning.get_untracked().is_some_and(of) {
            self.warning.set(None);
        }
    }

    /// Names the open encounter for the next start, if the encounter named so far has moved to the archive.
    /// Another tab may have named its own.
    pub fn repair_open(&self) {
        let is_gone = |id| !library::ids(&Browser).contains(&id);
        if library::last(&Browser).is_some_and(is_gone) {
            self.remember_open();
        }
    }

    /// Names the open encounter for the next start of any tab, and for a reload of this one.
    fn remember_open(&self) {
        let id = self.id.get_untracked();
        library::remember_last(&Browser, id);
        OwnEncounter::remember((Self::generation() > 0).then_some(id));
    }

    /// Asks which tab plays the open encounter.
    pub fn ask_who_plays(&self) {
        shell::send(shell::ENCOUNTER_OPENED, &JsValue::from_str(&self.keys()));
    }
}
