//! Where documents stand: two slots for each, written by turns, and a spare now and then. Whatever
//! goes wrong with one of them, there is another, and what cannot be read is put aside.

use asalto_core::{LoadError, Session};

use super::compacted;
use super::port::{Full, Port};
use super::slot::{Fault, Slot};

const DOCUMENTS: &str = "asalto.1.encounter.";
const ASIDE: &str = "asalto.1.aside.";
const SPARE: &str = "spare";
/// How many writes lie between two spares.
const BETWEEN_SPARES: u64 = 16;

/// A document that could be opened.
#[derive(PartialEq, Debug)]
pub struct Kept {
    /// The encounter.
    pub session: Session,
    /// Its generation.
    pub generation: u64,
    /// Whether the newest of its slots could be read.
    pub state: State,
}

/// How whole a document was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// As it was written.
    Whole,
    /// Something newer was there and could not be read; it has been put aside.
    Older,
}

/// What opening a document came to.
#[derive(PartialEq, Debug)]
pub enum Opened {
    /// It is there.
    Kept(Box<Kept>),
    /// There is none under that id.
    Nothing,
    /// Nothing of it can be read; all of it has been put aside.
    PutAside,
    /// A newer version of the app wrote it, and it is not touched.
    Newer,
    /// It can be opened once the app has learned to read what it begins with.
    Later,
}

/// Why a document was not kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotKept {
    /// The browser did not take it; the one before is still there.
    Full,
    /// Somebody else has written it since.
    Conflict,
}

/// What was written, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Written {
    /// The key of the slot.
    pub key: String,
    /// The slot's text.
    pub text: String,
    /// The generation.
    pub generation: u64,
}

/// Opens a document: the newest of its slots that can be read. What cannot be read is moved aside.
pub fn open(port: &impl Port, id: u32, now: u64) -> Opened {
    let stored: Vec<_> = ["a", "b", SPARE]
        .into_iter()
        .map(|name| key(id, name))
        .filter_map(|key| Some((port.read(&key)?, key)))
        .collect();
    if stored.is_empty() {
        return Opened::Nothing;
    }
    let mut unreadable = Vec::new();
    let mut whole = Vec::new();
    for (text, key) in &stored {
        match Slot::read(text) {
            Ok(slot) => whole.push((slot, key, text)),
            Err(Fault::Newer) => return Opened::Newer,
            Err(Fault::Damaged) => unreadable.push((key, text)),
        }
    }
    // By hand: a sort would weigh more in the app than all of this file.
    let mut found: Option<(Session, Slot<'_>)> = None;
    while let Some(at) = newest(&whole) {
        let (slot, key, text) = whole.remove(at);
        match &found {
            Some((_, best)) if best.generation == slot.generation && best.body != slot.body => {
                unreadable.push((key, text));
            }
            Some(_) => {}
            None => match compacted::read(slot.body) {
                Ok(session) => found = Some((session, slot)),
                Err(LoadError::NewerFormat { .. }) => return Opened::Newer,
                Err(LoadError::Compacted) => return Opened::Later,
                Err(_) => unreadable.push((key, text)),
            },
        }
    }
    for (key, text) in &unreadable {
        // Where there is no room for a copy, the original lies where it was.
        let _no_room = move_aside(port, key, text, now);
    }
    let Some((session, slot)) = found else {
        return Opened::PutAside;
    };
    let state = if unreadable.is_empty() {
        State::Whole
    } else {
        State::Older
    };
    Opened::Kept(Box::new(Kept {
        session,
        generation: slot.generation,
        state,
    }))
}

/// Where the newest stands; of two alike the first.
fn newest(slots: &[(Slot<'_>, &String, &String)]) -> Option<usize> {
    let generations = slots.iter().map(|(slot, ..)| slot.generation);
    let highest = generations.clone().max()?;
    generations.into_iter().position(|one| one == highest)
}

/// Keeps a document of which `known` was the newest generation, in the older of its slots.
///
/// # Errors
/// [`NotKept`]; then nothing was overwritten.
pub fn keep(
    port: &impl Port,
    id: u32,
    known: u64,
    body: &str,
    now: u64,
) -> Result<Written, NotKept> {
    let slots = ["a", "b"].map(|name| key(id, name));
    let texts = slots.each_ref().map(|key| port.read(key));
    let read = texts.each_ref().map(|text| text.as_deref().map(Slot::read));
    if read.contains(&Some(Err(Fault::Newer))) {
        return Err(NotKept::Conflict);
    }
    let [a, b] = read.map(|slot| slot.and_then(Result::ok).map(|slot| slot.generation));
    if a.max(b).is_some_and(|newest| newest > known) {
        return Err(NotKept::Conflict);
    }
    let older = usize::from(a >= b && a.is_some());
    let key = &slots[older];
    if let (Some(text), None) = (&texts[older], [a, b][older]) {
        move_aside(port, key, text, now).map_err(|Full| NotKept::Full)?;
    }
    let generation = known + 1;
    let text = Slot { generation, body }.write();
    make_room(port, key, &text).map_err(|Full| NotKept::Full)?;
    if port.read(key).as_ref() != Some(&text) {
        return Err(NotKept::Full);
    }
    if generation.is_multiple_of(BETWEEN_SPARES) {
        // A spare is a luxury.
        let _no_room = port.write(&self::key(id, SPARE), &text);
    }
    Ok(Written {
        key: key.clone(),
        text,
        generation,
    })
}

/// Moves what cannot be read where nothing overwrites it.
fn move_aside(port: &impl Port, key: &str, text: &str, now: u64) -> Result<(), Full> {
    let name = key.trim_start_matches(DOCUMENTS);
    make_room(port, &format!("{ASIDE}{name}.{now}"), text)?;
    port.remove(key);
    Ok(())
}

/// Writes a text, at the cost of the spares if need be.
fn make_room(port: &impl Port, key: &str, text: &str) -> Result<(), Full> {
    if port.write(key, text).is_ok() {
        return Ok(());
    }
    let is_spare = |key: &String| key.starts_with(DOCUMENTS) && key.ends_with(SPARE);
    for spare in port.keys().into_iter().filter(is_spare) {
        port.remove(&spare);
    }
    port.write(key, text)
}

/// How many letters all of ours take, keys included: browsers stop at some five million.
pub fn size(port: &impl Port) -> usize {
    let keys = port.keys().into_iter();
    let ours = keys.filter(|key| key.starts_with("asalto."));
    ours.map(|key| key.len() + port.read(&key).map_or(0, |text| text.len()))
        .sum()
}

/// How many letters a document takes.
pub fn weigh(port: &impl Port, id: u32) -> usize {
    lengths(port, id).sum()
}

/// How many letters its longest slot takes.
pub fn longest(port: &impl Port, id: u32) -> usize {
    lengths(port, id).max().unwrap_or_default()
}

fn lengths(port: &impl Port, id: u32) -> impl Iterator<Item = usize> {
    let slots = ["a", "b", SPARE].map(|name| port.read(&key(id, name)));
    slots.into_iter().flatten().map(|text| text.len())
}

/// Takes a document away with all its slots; what was put aside of it stays.
pub fn remove(port: &impl Port, id: u32) {
    for name in ["a", "b", SPARE] {
        port.remove(&key(id, name));
    }
}

/// Takes the spare of a document away.
pub fn remove_spare(port: &impl Port, id: u32) {
    port.remove(&key(id, SPARE));
}

/// The ids of all documents, the lowest first.
pub fn ids(port: &impl Port) -> Vec<u32> {
    let mut ids = Vec::new();
    for id in port.keys().iter().filter_map(|key| id_of(key)) {
        let place = ids.iter().take_while(|other| **other < id).count();
        if ids.get(place) != Some(&id) {
            ids.insert(place, id);
        }
    }
    ids
}

/// The document that a key belongs to.
pub fn id_of(key: &str) -> Option<u32> {
    let (id, _slot) = key.strip_prefix(DOCUMENTS)?.split_once('.')?;
    id.parse().ok()
}

/// What the keys of a document begin with.
pub fn keys_of(id: u32) -> String {
    format!("{DOCUMENTS}{id}.")
}

fn key(id: u32, slot: &str) -> String {
    format!("{DOCUMENTS}{id}.{slot}")
}
