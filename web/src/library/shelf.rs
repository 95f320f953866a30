//! The documents in storage: two slots each, written in turn, a journal behind each slot, and a
//! spare copy. If one text is damaged, the others still lead to the newest moment. Damaged text is
//! set aside.

use asalto_core::{LoadError, Session};

use super::compacted;
use super::journal::Journal;
use super::keys::{JOURNALS, SLOTS, SPARE, UNSAVED, copy_aside, key};
use super::place::Place;
use super::port::{Full, Port};
use super::slot::{Fault, Slot, mark_of, takes_journal};
use super::tip::Tip;

/// An opened document.
#[derive(PartialEq, Debug)]
pub struct Kept {
    /// The session.
    pub session: Session,
    /// The moment at which it is.
    pub place: Place,
    /// Whether everything of it was readable.
    pub state: State,
}

/// The condition in which a document was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// Everything was readable.
    Whole,
    /// Something was damaged and has been set aside.
    Older,
}

/// The result of opening a document.
#[derive(PartialEq, Debug)]
pub enum Opened {
    /// It was opened.
    Kept(Box<Kept>),
    /// No document has that id.
    Nothing,
    /// All of its slots are damaged; all have been set aside.
    PutAside,
    /// A newer version of the app wrote it; it stays untouched.
    Newer,
    /// It begins with a checkpoint, and the code that reads it is not loaded yet.
    Later,
}

/// A journal in storage.
struct Stored<'t> {
    /// The slot whose journal it is.
    at: usize,
    text: &'t str,
    journal: Journal<'t>,
    /// The generation, if no part of the text is damaged.
    generation: Option<u64>,
    /// The generation of its last change that the opened document has.
    used: Option<u64>,
}

impl Stored<'_> {
    /// Moves the text aside, except for the changes that the opened document has.
    fn set_aside(&self, port: &dyn Port, id: u32, now: u64) -> Result<(), Full> {
        let key = key(id, JOURNALS[self.at]);
        copy_aside(port, &key, self.text, now)?;
        let Some(generation) = self.used else {
            port.remove(&key);
            return Ok(());
        };
        let body = self.journal.body;
        port.write(&key, &Slot { generation, body }.write())
    }
}

/// Opens the newest readable state of a document, and sets damaged texts aside.
pub fn open(port: &dyn Port, id: u32, now: u64) -> Opened {
    let names = SLOTS.into_iter().chain([SPARE, UNSAVED]);
    let texts: Vec<_> = names
        .filter_map(|name| Some((port.read(&key(id, name))?, key(id, name))))
        .collect();
    let lines = JOURNALS.map(|name| port.read(&key(id, name)));
    if texts.is_empty() && lines == [None, None] {
        return Opened::Nothing;
    }
    let mut unreadable = Vec::new();
    let mut whole = Vec::new();
    for (text, key) in &texts {
        match Slot::read(text) {
            Ok(slot) => whole.push((slot, key, text)),
            Err(Fault::Newer) => return Opened::Newer,
            Err(Fault::Damaged) => unreadable.push((key, text)),
        }
    }
    let mut journals = Vec::new();
    for (at, text) in lines.iter().enumerate() {
        let Some(text) = text else { continue };
        let read = Slot::read(text);
        if read == Err(Fault::Newer) {
            return Opened::Newer;
        }
        journals.push(Stored {
            at,
            text,
            journal: Journal::read(text),
            generation: read.ok().map(|slot| slot.generation),
            used: None,
        });
    }
    // A sort would add more code to the app than this whole file.
    let mut found: Option<(Session, Slot<'_>, &String, &str)> = None;
    let mut generation = 0;
    while let Some(at) = newest(&whole) {
        let (slot, key, text) = whole.remove(at);
        if let Some((_, best, ..)) = &found {
            if best.generation == slot.generation && best.body != slot.body {
                unreadable.push((key, text));
            }
            continue;
        }
        let (mut changes, mut mark) = follow(&mut journals, mark_of(text), slot.generation);
        let mut read = compacted::read(slot.body, &changes);
        let is_unreadable = |error: &LoadError| {
            !matches!(error, LoadError::NewerFormat { .. } | LoadError::Compacted)
        };
        if !changes.is_empty() && read.as_ref().is_err_and(is_unreadable) {
            // The changes don't fit, so they are set aside.
            changes.clear();
            mark = mark_of(text);
            for stored in &mut journals {
                stored.used = None;
            }
            read = compacted::read(slot.body, &changes);
        }
        match read {
            Ok(session) => {
                generation = slot.generation + changes.len() as u64;
                found = Some((session, slot, key, mark));
            }
            Err(LoadError::NewerFormat { .. }) => return Opened::Newer,
            Err(LoadError::Compacted) => return Opened::Later,
            Err(_) => unreadable.push((key, text)),
        }
    }
    let mut state = State::Whole;
    for (key, text) in unreadable {
        state = State::Older;
        // If there is no room for a copy, the original stays where it is.
        if copy_aside(port, key, text, now).is_ok() {
            port.remove(key);
        }
    }
    for stored in &journals {
        let is_lost = stored.generation.is_none_or(|last| last > generation);
        if is_lost || found.is_none() {
            state = State::Older;
            let _no_room = stored.set_aside(port, id, now);
        }
    }
    let Some((session, slot, key, mark)) = found else {
        return Opened::PutAside;
    };
    let at = SLOTS.iter().position(|name| *key == self::key(id, name));
    let at = at.filter(|_| state == State::Whole);
    let tip = at.and_then(|at| tip(port, id, (at, slot.generation), &journals));
    Opened::Kept(Box::new(Kept {
        session,
        place: Place {
            generation,
            mark: mark.to_owned(),
            tip: tip.map(|tip| tip.at_generation(generation)),
            is_cramped: false,
        },
        state,
    }))
}

/// Returns the index of the newest slot; of two equal ones, the first.
fn newest(slots: &[(Slot<'_>, &String, &String)]) -> Option<usize> {
    let generations = slots.iter().map(|(slot, ..)| slot.generation);
    let highest = generations.clone().max()?;
    generations.into_iter().position(|one| one == highest)
}

/// Returns the changes that follow a mark, and the mark of the last one. The journal of the older
/// slot leads to the newer slot, so it may come first and the other after it.
fn follow<'t>(
    journals: &mut [Stored<'t>],
    mut mark: &'t str,
    generation: u64,
) -> (Vec<&'t str>, &'t str) {
    let mut changes = Vec::new();
    for _ in 0..journals.len() {
        for stored in &mut *journals {
            let next = stored.journal.after(mark).unwrap_or_default();
            let Some((last, _)) = next.last() else {
                continue;
            };
            mark = last;
            changes.extend(next.iter().map(|(_, change)| *change));
            stored.used = Some(generation + changes.len() as u64);
        }
    }
    (changes, mark)
}

/// Returns the place after a slot where the next change goes, if only its own journal follows it.
fn tip(port: &dyn Port, id: u32, newest: (usize, u64), journals: &[Stored<'_>]) -> Option<Tip> {
    let (at, generation) = newest;
    let own = journals.iter().find(|own| own.at == at);
    let own = own.filter(|own| own.used.is_some());
    let other = journals.iter().find(|other| other.at != at);
    let head = port.head(&key(id, SLOTS[at]))?;
    if !takes_journal(&head) || other.is_some_and(|other| other.used.is_some()) {
        return None;
    }
    // Whether the other slot and its journal lead to this slot too.
    let older = port.head(&key(id, SLOTS[1 - at]));
    let leads = |other: &&Stored<'_>| {
        older.as_deref().map(mark_of) == Some(other.journal.base)
            && match own {
                Some(own) => {
                    let next = other.journal.after(own.journal.before);
                    next.is_some_and(<[_]>::is_empty)
                }
                None => other.generation == Some(generation),
            }
    };
    let before = other.filter(leads).map(|other| other.journal.mark());
    let mut tip = Tip::begin(port, id, at, before.as_deref());
    if let Some(own) = own {
        tip.follow(&own.journal);
    }
    Some(tip)
}
