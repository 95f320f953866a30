//! The documents in storage: two slots each, written in turn, a journal behind each slot, and a spare copy.
//! The other texts still lead to the newest moment if one is damaged. Damaged text is set aside.

use asalto_core::{LoadError, Session};

use super::journal::Journal;
use super::journal_end::JournalEnd;
use super::port::{Full, Port};
use super::save_point::SavePoint;
use super::slot::{Fault, Slot, mark_of, takes_journal};
use super::storage_keys::{JOURNALS, SLOTS, SPARE, UNSAVED, copy_aside, key};

/// An opened document.
#[derive(PartialEq, Debug)]
pub struct OpenDocument {
    /// The session.
    pub session: Session,
    /// The moment of the session.
    pub place: SavePoint,
    /// Whether everything of it was readable.
    pub state: State,
}

/// The condition of an opened document.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// Everything was readable.
    Whole,
    /// Something was damaged and has been set aside.
    Older,
}

/// The result of opening a document.
#[derive(PartialEq, Debug)]
pub enum OpenResult {
    /// It was opened.
    Document(Box<OpenDocument>),
    /// No document has that id.
    Nothing,
    /// All of its slots are damaged; all have been set aside.
    PutAside,
    /// A newer version of the app wrote it; it stays untouched.
    Newer,
    /// The code that reads it is not loaded yet.
    Later,
}

/// The names of the texts of a document: two slots, their journals, and other slots.
const NAMES: [&str; 6] = [SLOTS[0], SLOTS[1], JOURNALS[0], JOURNALS[1], SPARE, UNSAVED];

/// A text of a document in storage.
struct StoredText<'t> {
    /// Its index among the [`NAMES`].
    at: usize,
    text: &'t str,
    /// The slot in the text, if the text is undamaged.
    slot: Option<Slot<'t>>,
    journal: Option<Journal<'t>>,
    fate: SlotContent,
}

/// The role of a text when a document is opened.
#[derive(Clone, Copy, PartialEq)]
enum SlotContent {
    /// The text stays: it is older, or not damaged.
    Stays,
    /// The opened document has the changes of this journal up to a generation.
    Used(u64),
    /// It was tried, and has no readable session.
    Unreadable,
}

impl StoredText<'_> {
    /// Returns the generation of a slot that is not a journal and may be opened.
    fn openable(&self) -> Option<u64> {
        let slot = self.slot.filter(|_| self.journal.is_none());
        slot.filter(|_| self.fate == SlotContent::Stays)
            .map(|slot| slot.generation)
    }

    /// Moves the text aside, except for the changes that the opened document has.
    fn set_aside(&self, port: &dyn Port, id: u32, now: u64) -> Result<(), Full> {
        let key = key(id, NAMES[self.at]);
        copy_aside(port, &key, self.text, now)?;
        if let (SlotContent::Used(generation), Some(journal)) = (self.fate, &self.journal) {
            let body = journal.body;
            return port.write(&key, &Slot { generation, body }.write());
        }
        port.remove(&key);
        Ok(())
    }
}

/// Opens the newest readable state of a document, and sets damaged texts aside.
pub fn open(port: &dyn Port, id: u32, now: u64) -> OpenResult {
    let texts = NAMES.map(|name| port.read(&key(id, name)));
    let mut all = Vec::new();
    for (at, text) in texts.iter().enumerate() {
        let Some(text) = text else { continue };
        let slot = match Slot::read(text) {
            Ok(slot) => Some(slot),
            Err(Fault::Damaged) => None,
            Err(Fault::Newer) => return OpenResult::Newer,
        };
        let is_journal = JOURNALS.contains(&NAMES[at]);
        all.push(StoredText {
            at,
            text,
            slot,
            journal: is_journal.then(|| Journal::read(text)),
            fate: SlotContent::Stays,
        });
    }
    if all.is_empty() {
        return OpenResult::Nothing;
    }
    let mut found = None;
    // A sort would add more code to the app than this whole file.
    while let (None, Some(newest)) = (&found, newest(&all)) {
        let StoredText { at, text, slot, .. } = all[newest];
        let Some(slot) = slot else { break };
        let (mut changes, mut mark) = follow(&mut all, mark_of(text), slot.generation);
        let mut read = Session::from_changed_text(slot.body, &changes);
        let is_unreadable = |error: &LoadError| !matches!(error, LoadError::NewerFormat { .. });
        if !changes.is_empty() && read.as_ref().is_err_and(is_unreadable) {
            // The changes don't fit, so they are set aside.
            changes.clear();
            mark = mark_of(text);
            for stored in &mut all {
                if stored.journal.is_some() {
                    stored.fate = SlotContent::Stays;
                }
            }
            read = Session::from_changed_text(slot.body, &changes);
        }
        match read {
            Ok(session) => {
                let generation = slot.generation + changes.len() as u64;
                found = Some((session, at, slot, mark, generation));
            }
            Err(LoadError::NewerFormat { .. }) => return OpenResult::Newer,
            Err(_) => all[newest].fate = SlotContent::Unreadable,
        }
    }
    let mut state = State::Whole;
    for stored in &all {
        let stays = stored.slot.is_some_and(|own| match &found {
            _ if stored.fate == SlotContent::Unreadable => false,
            // One of two slots with one generation and different content is set aside.
            Some((_, _, best, ..)) if stored.journal.is_none() => {
                best.generation != own.generation || best.body == own.body
            }
            Some((.., generation)) => own.generation <= *generation,
            None => false,
        });
        if !stays {
            state = State::Older;
            // The original stays where it is if there is no room for a copy.
            let _no_room = stored.set_aside(port, id, now);
        }
    }
    let Some((session, at, slot, mark, generation)) = found else {
        return OpenResult::PutAside;
    };
    let tip = match state {
        State::Whole => tip(port, id, (at, slot.generation), &all),
        State::Older => None,
    };
    OpenResult::Document(Box::new(OpenDocument {
        session,
        place: SavePoint {
            generation,
            mark: mark.to_owned(),
            tip: tip.map(|tip| tip.at_generation(generation)),
            is_cramped: false,
        },
        state,
    }))
}

/// Returns the index of the newest slot; of two equal ones, the first.
fn newest(all: &[StoredText<'_>]) -> Option<usize> {
    let highest = all.iter().filter_map(StoredText::openable).max()?;
    all.iter().position(|one| one.openable() == Some(highest))
}

/// Returns the changes that follow a mark, and the mark of the last change. The journal of the older slot
/// leads to the newer slot, so the changes of the older may come first.
fn follow<'t>(
    all: &mut [StoredText<'t>],
    mut mark: &'t str,
    generation: u64,
) -> (Vec<&'t str>, &'t str) {
    let mut changes = Vec::new();
    for _ in JOURNALS {
        for stored in &mut *all {
            let journal = stored.journal.as_ref();
            let next = journal.and_then(|journal| journal.after(mark));
            let next = next.unwrap_or_default();
            let Some((last, _)) = next.last() else {
                continue;
            };
            mark = last;
            changes.extend(next.iter().map(|(_, change)| *change));
            stored.fate = SlotContent::Used(generation + changes.len() as u64);
        }
    }
    (changes, mark)
}

/// Returns the journal end after a slot, if only its own journal follows it.
fn tip(
    port: &dyn Port,
    id: u32,
    newest: (usize, u64),
    all: &[StoredText<'_>],
) -> Option<JournalEnd> {
    let (at, generation) = newest;
    let journal_of = |at: usize| all.iter().find(|stored| stored.at == SLOTS.len() + at);
    let head = port.head(&key(id, SLOTS.get(at)?))?;
    let own = journal_of(at).filter(|own| own.fate != SlotContent::Stays);
    let own = own.and_then(|own| own.journal.as_ref());
    let other = journal_of(1 - at);
    if !takes_journal(&head) || other.is_some_and(|other| other.fate != SlotContent::Stays) {
        return None;
    }
    // The other slot and its journal may lead to this slot too.
    let older = port.head(&key(id, SLOTS[1 - at]));
    let leads = |journal: &&Journal<'_>| {
        let next = own.and_then(|own| journal.after(own.before));
        let ends_here = match own {
            Some(_) => next.is_some_and(<[_]>::is_empty),
            None => {
                other
                    .and_then(|other| other.slot)
                    .map(|slot| slot.generation)
                    == Some(generation)
            }
        };
        ends_here && older.as_deref().map(mark_of) == Some(journal.base)
    };
    let journal = other.and_then(|other| other.journal.as_ref());
    let before = journal.filter(leads).map(Journal::mark);
    let mut tip = JournalEnd::begin(port, id, at, before.as_deref());
    if let Some(own) = own {
        tip.follow(own);
    }
    Some(tip)
}
