//! The keeper of the open encounter. It saves the encounter, reports storage problems, and only
//! shows the encounter while another tab plays it.

use asalto_core::Session;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::browser::storage::{self, Browser};
use crate::browser::{clock, document, shell};
use crate::library::{self, NotKept, Opened, Slot, State};
use crate::settings;
use crate::text::NoticeText;

const OPEN: &str = "asalto.1.open";
/// The size that brings a warning. Browsers store some five million characters.
const NEARLY_FULL: usize = 4_000_000;

/// The keeper.
#[derive(Clone, Copy)]
pub struct Keeper {
    id: RwSignal<u32>,
    generation: RwSignal<u64>,
    /// Whether another tab plays this encounter and this one only shows it.
    pub follows: RwSignal<bool>,
    /// A warning that stays until its cause is gone.
    pub warning: RwSignal<Option<NoticeText>>,
    /// The result of the last file import.
    pub told: RwSignal<Option<String>>,
    /// A counter that grows when the list of encounters may have changed or is opened.
    pub lists: RwSignal<u32>,
}

impl Keeper {
    /// Opens the encounter that was open last, or an empty one.
    #[must_use]
    pub fn open() -> (Self, Session) {
        let now = clock::now().0;
        let keeper = Self {
            id: RwSignal::new(library::next_id(&Browser, now)),
            generation: RwSignal::new(0),
            follows: RwSignal::new(false),
            warning: RwSignal::new(None),
            told: RwSignal::new(None),
            lists: RwSignal::new(0),
        };
        if !storage::is_lasting() {
            keeper.warning.set(Some(NoticeText::MemoryOnly));
        } else if library::size(&Browser) > NEARLY_FULL {
            keeper.warning.set(Some(NoticeText::NearlyFull));
        }
        let session = keeper.turn_to_last();
        (
            keeper,
            session.unwrap_or_else(|| Session::new(settings::ruleset())),
        )
    }

    /// Opens the encounter that was open last, from everything in storage.
    fn turn_to_last(&self) -> Option<Session> {
        library::mend(&Browser, clock::now().0);
        if document::is_safe() {
            self.warning.set(Some(NoticeText::SafeMode));
            return None;
        }
        let last = storage::read(OPEN).and_then(|id| id.parse().ok());
        // If that one is lost, the newest is the most likely.
        let last = last.or_else(|| library::ids(&Browser).pop());
        last.and_then(|id| self.turn_to(id))
    }

    /// Opens an encounter that the second copy restored after this tab had started without it.
    #[must_use]
    pub fn restored(&self) -> Option<Session> {
        if self.generation.get_untracked() == 0 {
            self.turn_to_last()
        } else {
            self.newer_on_the_shelf()
        }
    }

    /// Opens an encounter of the list; if it can't be opened, returns none and keeps the current
    /// one.
    #[must_use]
    pub fn turn_to(&self, id: u32) -> Option<Session> {
        match library::open(&Browser, id, clock::now().0) {
            Opened::Kept(kept) => {
                if kept.state == State::Older {
                    self.warning.set(Some(NoticeText::LastChangeDamaged));
                }
                self.hold(id, kept.generation);
                Some(kept.session)
            }
            Opened::Nothing => None,
            Opened::PutAside => {
                self.warning.set(Some(NoticeText::DamagedSetAside));
                library::mend(&Browser, clock::now().0);
                None
            }
            Opened::Later => {
                self.warning.set(Some(NoticeText::PartMissing));
                None
            }
            Opened::Newer => {
                self.warning.set(Some(NoticeText::NewerVersion));
                None
            }
        }
    }

    /// Starts a new encounter.
    pub fn begin(&self) {
        self.hold(library::next_id(&Browser, clock::now().0), 0);
    }

    /// Saves the encounter.
    pub fn keep(&self, session: &Session) {
        if session.entries().is_empty() {
            return;
        }
        let known = self.generation.get_untracked();
        match self.write(known, session) {
            Ok(()) => {
                self.clear_warning(|word| {
                    matches!(word, NoticeText::NotSaved | NoticeText::DeletedElsewhere)
                });
            }
            Err(NotKept::Full) => self.warning.set(Some(NoticeText::NotSaved)),
            Err(NotKept::Conflict) => {
                // Both versions are saved under ids of their own, so neither overwrites the other.
                self.begin();
                let kept = self.write(0, session);
                let word = kept.map_or(NoticeText::NotSaved, |()| NoticeText::ChangedElsewhere);
                self.warning.set(Some(word));
            }
        }
    }

    /// Returns whether another tab has deleted the open encounter and the user has not decided yet
    /// what to do.
    #[must_use]
    pub fn is_deleted(&self) -> bool {
        self.warning.get_untracked() == Some(NoticeText::DeletedElsewhere)
    }

    /// Returns the session that another tab has saved, if it is newer than the one here.
    #[must_use]
    pub fn newer(&self, text: &str) -> Option<Session> {
        let slot = Slot::read(text).ok()?;
        if slot.generation <= self.generation.get_untracked() {
            return None;
        }
        let session = library::read(slot.body).ok()?;
        self.generation.set(slot.generation);
        self.clear_warning(|notice| notice == NoticeText::DeletedElsewhere);
        Some(session)
    }

    /// Returns the session in storage, if it is newer than the one here.
    #[must_use]
    pub fn newer_on_the_shelf(&self) -> Option<Session> {
        match library::open(&Browser, self.id.get_untracked(), clock::now().0) {
            Opened::Kept(kept) if kept.generation > self.generation.get_untracked() => {
                self.generation.set(kept.generation);
                Some(kept.session)
            }
            _ => None,
        }
    }

    /// Returns the id of the open encounter.
    #[must_use]
    pub fn opened(&self) -> u32 {
        self.id.get_untracked()
    }

    /// Returns the prefix of the open encounter's keys.
    #[must_use]
    pub fn keys(&self) -> String {
        library::keys_of(self.id.get_untracked())
    }

    fn write(&self, known: u64, session: &Session) -> Result<(), NotKept> {
        let id = self.id.get_untracked();
        let body = session.to_text().map_err(|_| NotKept::Full)?;
        let kept = library::keep(&Browser, id, known, &body, clock::now().0);
        match &kept {
            Ok(written) => {
                self.generation.set(written.generation);
                library::note(&Browser, id, session);
                self.remember_open();
                shell::tell_written(written);
                // The size reads all of storage, so it is checked only now and then.
                let full = || library::size(&Browser) > NEARLY_FULL;
                let silent = self.warning.get_untracked().is_none();
                if silent && written.generation.is_multiple_of(16) && full() {
                    self.warning.set(Some(NoticeText::NearlyFull));
                }
            }
            Err(NotKept::Full) => {
                // The guard gets the text for the file that the warning offers.
                let generation = known + 1;
                let body = &body;
                let text = Slot { generation, body }.write();
                let key = format!("{}unsaved", library::keys_of(id));
                shell::tell("asalto:unsaved", &shell::texts(&[&key, &text]));
            }
            Err(NotKept::Conflict) => {}
        }
        kept.map(|_| ())
    }

    fn hold(&self, id: u32, generation: u64) {
        self.id.set(id);
        self.generation.set(generation);
        self.follows.set(false);
        self.clear_warning(|notice| notice == NoticeText::DeletedElsewhere);
        self.remember_open();
        self.ask_who_plays();
    }

    fn clear_warning(&self, of: impl FnOnce(NoticeText) -> bool) {
        if self.warning.get_untracked().is_some_and(of) {
            self.warning.set(None);
        }
    }

    fn remember_open(&self) {
        let id = self.id.get_untracked().to_string();
        if storage::read(OPEN).as_deref() != Some(&id) {
            // If this fails, the list still has the encounter.
            let _full = storage::write(OPEN, &id);
        }
    }

    /// Asks which tab plays the open encounter.
    pub fn ask_who_plays(&self) {
        shell::tell("asalto:opened", &JsValue::from_str(&self.keys()));
    }
}
