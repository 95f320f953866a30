//! The keeper of the open encounter: it writes what happens, says what went wrong, and stands back
//! while another tab plays the same encounter.

use asalto_core::{Ruleset, Session};
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::browser::storage::{self, Browser};
use crate::browser::{clock, document, shell};
use crate::library::{self, NotKept, Opened, Slot, State};
use crate::text::Word;

const OPEN: &str = "asalto.1.open";
/// Where the user is warned: browsers take some five million letters.
const NEARLY_FULL: usize = 4_000_000;

/// The keeper.
#[derive(Clone, Copy)]
pub struct Keeper {
    id: RwSignal<u32>,
    generation: RwSignal<u64>,
    /// Whether another tab plays this encounter, and this one only shows it.
    pub follows: RwSignal<bool>,
    /// A word of warning that stays.
    pub warning: RwSignal<Option<Word>>,
    /// What came of the last file.
    pub told: RwSignal<Option<String>>,
    /// Counts when the list of encounters may have changed, or is looked at.
    pub lists: RwSignal<u32>,
}

impl Keeper {
    /// Opens what was open last, or an encounter in which nobody is yet.
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
            keeper.warning.set(Some(Word::MemoryOnly));
        } else if library::size(&Browser) > NEARLY_FULL {
            keeper.warning.set(Some(Word::NearlyFull));
        }
        let session = keeper.turn_to_last();
        (
            keeper,
            session.unwrap_or_else(|| Session::new(Ruleset::Dnd35)),
        )
    }

    /// Opens what was open last, out of all that is there now.
    fn turn_to_last(&self) -> Option<Session> {
        library::mend(&Browser, clock::now().0);
        if document::is_safe() {
            self.warning.set(Some(Word::SafeMode));
            return None;
        }
        let last = storage::read(OPEN).and_then(|id| id.parse().ok());
        // Where that is lost, the youngest is the likeliest.
        let last = last.or_else(|| library::ids(&Browser).pop());
        last.and_then(|id| self.turn_to(id))
    }

    /// Opens what the second home gave back only after this tab had begun without it.
    #[must_use]
    pub fn restored(&self) -> Option<Session> {
        if self.generation.get_untracked() == 0 {
            self.turn_to_last()
        } else {
            self.newer_on_the_shelf()
        }
    }

    /// Opens an encounter of the list; none where it cannot be, and then the old one stays open.
    #[must_use]
    pub fn turn_to(&self, id: u32) -> Option<Session> {
        match library::open(&Browser, id, clock::now().0) {
            Opened::Kept(kept) => {
                if kept.state == State::Older {
                    self.warning.set(Some(Word::LastUnreadable));
                }
                self.hold(id, kept.generation);
                Some(kept.session)
            }
            Opened::Nothing => None,
            Opened::PutAside => {
                self.warning.set(Some(Word::KeptAside));
                library::mend(&Browser, clock::now().0);
                None
            }
            Opened::Later => {
                self.warning.set(Some(Word::PartMissing));
                None
            }
            Opened::Newer => {
                self.warning.set(Some(Word::NewerVersion));
                None
            }
        }
    }

    /// Begins another encounter.
    pub fn begin(&self) {
        self.hold(library::next_id(&Browser, clock::now().0), 0);
    }

    /// Keeps the encounter as it is now.
    pub fn keep(&self, session: &Session) {
        if session.entries().is_empty() {
            return;
        }
        let known = self.generation.get_untracked();
        match self.write(known, session) {
            Ok(()) => {
                self.warn_no_more(|word| matches!(word, Word::NotSaved | Word::DeletedElsewhere));
            }
            Err(NotKept::Full) => self.warning.set(Some(Word::NotSaved)),
            Err(NotKept::Conflict) => {
                // Both are kept: neither overwrites the other.
                self.begin();
                let kept = self.write(0, session);
                let word = kept.map_or(Word::NotSaved, |()| Word::Forked);
                self.warning.set(Some(word));
            }
        }
    }

    /// Whether another tab has deleted the open encounter, and nobody has said yet what becomes of it
    /// here.
    #[must_use]
    pub fn is_deleted(&self) -> bool {
        self.warning.get_untracked() == Some(Word::DeletedElsewhere)
    }

    /// What another tab has written, where it is newer than what is shown here.
    #[must_use]
    pub fn newer(&self, text: &str) -> Option<Session> {
        let slot = Slot::read(text).ok()?;
        if slot.generation <= self.generation.get_untracked() {
            return None;
        }
        let session = library::read(slot.body).ok()?;
        self.generation.set(slot.generation);
        self.warn_no_more(|word| word == Word::DeletedElsewhere);
        Some(session)
    }

    /// What is on the shelf, where it is newer than what is shown here.
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

    /// The encounter that is open.
    #[must_use]
    pub fn opened(&self) -> u32 {
        self.id.get_untracked()
    }

    /// What the keys of the open encounter begin with.
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
                // All of storage is read for it, so now and then.
                let full = || library::size(&Browser) > NEARLY_FULL;
                let silent = self.warning.get_untracked().is_none();
                if silent && written.generation.is_multiple_of(16) && full() {
                    self.warning.set(Some(Word::NearlyFull));
                }
            }
            Err(NotKept::Full) => {
                // The guard has it for the file that the warning offers.
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
        self.warn_no_more(|word| word == Word::DeletedElsewhere);
        self.remember_open();
        self.ask_who_plays();
    }

    fn warn_no_more(&self, of: impl FnOnce(Word) -> bool) {
        if self.warning.get_untracked().is_some_and(of) {
            self.warning.set(None);
        }
    }

    fn remember_open(&self) {
        let id = self.id.get_untracked().to_string();
        if storage::read(OPEN).as_deref() != Some(&id) {
            // Where it is not remembered, the list still has it.
            let _full = storage::write(OPEN, &id);
        }
    }

    /// Asks who plays the open encounter.
    pub fn ask_who_plays(&self) {
        shell::tell("asalto:opened", &JsValue::from_str(&self.keys()));
    }
}
