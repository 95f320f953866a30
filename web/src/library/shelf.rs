//! The documents in storage: two slots each, written in turn, and a spare copy now and then. If one
//! of them is damaged, another is left. Damaged text is set aside.

use asalto_core::{LoadError, Session};

use super::compacted;
use super::port::{Full, Port};
use super::slot::{Fault, Slot};

const DOCUMENTS: &str = "asalto.1.encounter.";
const ASIDE: &str = "asalto.1.aside.";
const SPARE: &str = "spare";
/// The number of writes between two spare copies.
const BETWEEN_SPARES: u64 = 16;

/// An opened document.
#[derive(PartialEq, Debug)]
pub struct Kept {
    /// The session.
    pub session: Session,
    /// The generation of its slot.
    pub generation: u64,
    /// Whether its newest slot was readable.
    pub state: State,
}

/// The condition in which a document was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// Its newest slot was readable.
    Whole,
    /// A newer slot was damaged and has been set aside.
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

/// The reason that a document was not saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotKept {
    /// Storage has no room. The previous version is still there.
    Full,
    /// Another tab has saved it since.
    Conflict,
}

/// A saved slot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Written {
    /// The key of the slot.
    pub key: String,
    /// The slot's text.
    pub text: String,
    /// The generation.
    pub generation: u64,
}

/// Opens the newest readable slot of a document, and sets damaged ones aside.
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
    // A sort would add more code to the app than this whole file.
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
        // If there is no room for a copy, the original stays where it is.
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

/// Returns the index of the newest slot; of two equal ones, the first.
fn newest(slots: &[(Slot<'_>, &String, &String)]) -> Option<usize> {
    let generations = slots.iter().map(|(slot, ..)| slot.generation);
    let highest = generations.clone().max()?;
    generations.into_iter().position(|one| one == highest)
}

/// Saves a document over the older of its slots, if `known` is still its newest generation.
///
/// # Errors
/// [`NotKept`]; nothing was overwritten.
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
        // A spare copy is optional.
        let _no_room = port.write(&self::key(id, SPARE), &text);
    }
    Ok(Written {
        key: key.clone(),
        text,
        generation,
    })
}

/// Moves a damaged text to a key that nothing overwrites.
fn move_aside(port: &impl Port, key: &str, text: &str, now: u64) -> Result<(), Full> {
    let name = key.trim_start_matches(DOCUMENTS);
    make_room(port, &format!("{ASIDE}{name}.{now}"), text)?;
    port.remove(key);
    Ok(())
}

/// Writes a text, and deletes spare copies if it needs their room.
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

/// Returns the number of characters of all our entries, keys included. Browsers store some five
/// million.
pub fn size(port: &impl Port) -> usize {
    let keys = port.keys().into_iter();
    let ours = keys.filter(|key| key.starts_with("asalto."));
    ours.map(|key| key.len() + port.read(&key).map_or(0, |text| text.len()))
        .sum()
}

/// Returns the number of characters of a document.
pub fn weigh(port: &impl Port, id: u32) -> usize {
    lengths(port, id).sum()
}

/// Returns the number of characters of a document's longest slot.
pub fn longest(port: &impl Port, id: u32) -> usize {
    lengths(port, id).max().unwrap_or_default()
}

fn lengths(port: &impl Port, id: u32) -> impl Iterator<Item = usize> {
    let slots = ["a", "b", SPARE].map(|name| port.read(&key(id, name)));
    slots.into_iter().flatten().map(|text| text.len())
}

/// Deletes a document with all its slots. Texts that were set aside stay.
pub fn remove(port: &impl Port, id: u32) {
    for name in ["a", "b", SPARE] {
        port.remove(&key(id, name));
    }
}

/// Deletes the spare copy of a document.
pub fn remove_spare(port: &impl Port, id: u32) {
    port.remove(&key(id, SPARE));
}

/// Returns the ids of all documents, lowest first.
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

/// Returns the id of the document that a key belongs to.
pub fn id_of(key: &str) -> Option<u32> {
    let (id, _slot) = key.strip_prefix(DOCUMENTS)?.split_once('.')?;
    id.parse().ok()
}

/// Returns the prefix of a document's keys.
pub fn keys_of(id: u32) -> String {
    format!("{DOCUMENTS}{id}.")
}

fn key(id: u32, slot: &str) -> String {
    format!("{DOCUMENTS}{id}.{slot}")
}
