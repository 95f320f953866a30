//! Writing a whole document to one of its slots.

use super::port::{Full, Port};
use super::slot::{Fault, Slot};
use super::storage_keys::{JOURNALS, SLOTS, SPARE, copy_aside, key, make_room};

/// The reason that a document was not saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SaveError {
    /// Storage has no room. The previous version is still there.
    Full,
    /// Another tab has saved it since.
    Conflict,
}

/// A text that was saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WrittenText {
    /// The key.
    pub key: String,
    /// The text, empty if the key was removed.
    pub text: String,
}

/// Saves a whole document over its older slot, if `known` is still its newest generation. Returns the index
/// of that slot.
///
/// # Errors
/// [`SaveError`]; nothing was overwritten.
pub fn keep(
    port: &dyn Port,
    id: u32,
    known: u64,
    body: &str,
    now: u64,
) -> Result<(WrittenText, usize), SaveError> {
    let mut generations = [None; 4];
    let names = SLOTS.into_iter().chain(JOURNALS);
    for (name, generation) in names.zip(&mut generations) {
        let Some(text) = port.read(&key(id, name)) else {
            continue;
        };
        match Slot::read(&text) {
            Ok(slot) if slot.generation > known => return Err(SaveError::Conflict),
            Ok(slot) => *generation = Some(slot.generation),
            Err(Fault::Newer) => return Err(SaveError::Conflict),
            Err(Fault::Damaged) => {}
        }
    }
    let [a, b, ..] = generations;
    let older = usize::from(a >= b && a.is_some());
    let generation = known + 1;
    let slot = Slot { generation, body };
    let written = put(port, id, older, &slot, now).map_err(|Full| SaveError::Full)?;
    Ok((written, older))
}

/// Writes a slot, and sets a damaged slot in its place aside. Every second write also writes a spare copy.
pub fn put(
    port: &dyn Port,
    id: u32,
    at: usize,
    slot: &Slot<'_>,
    now: u64,
) -> Result<WrittenText, Full> {
    let key = key(id, SLOTS[at]);
    let there = port.read(&key);
    if let Some(text) = there.filter(|text| Slot::read(text) == Err(Fault::Damaged)) {
        copy_aside(port, &key, &text, now)?;
    }
    let text = slot.write();
    make_room(port, &key, &text)?;
    if at > 0 {
        // A spare copy is optional.
        let _no_room = port.write(&self::key(id, SPARE), &text);
    }
    Ok(WrittenText { key, text })
}
