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

/// A text that was saved, or a key that was removed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WrittenText {
    /// The key.
    pub key: String,
    /// The text, empty if the key was removed.
    pub text: String,
}

/// Saves a whole document, if `known` is still its newest generation. Returns the texts written and removed, and the
/// index of the new slot.
///
/// # Errors
/// [`SaveError`]; nothing was overwritten.
pub fn keep(
    port: &dyn Port,
    id: u32,
    known: u64,
    body: &str,
    now: u64,
) -> Result<(Vec<WrittenText>, usize), SaveError> {
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
    put_where_it_fits(port, id, older, &slot, now).map_err(|Full| SaveError::Full)
}

/// Writes a document over its older slot. If storage has no room for two, the older slot goes, and the newer one is
/// replaced by one write, which happens whole or not at all. Returns the texts written and removed, and the index of the
/// new slot. The caller has the newest state, so a document of more than half of the storage is saved too.
///
/// # Errors
/// [`Full`] if there is no room for one either. The newer slot and its journal are still there.
pub fn put_where_it_fits(
    port: &dyn Port,
    id: u32,
    older: usize,
    slot: &Slot<'_>,
    now: u64,
) -> Result<(Vec<WrittenText>, usize), Full> {
    if let Ok(written) = put(port, id, older, slot, now) {
        return Ok((vec![written], older));
    }
    let newer = 1 - older;
    // A damaged slot needs the other one.
    let there = port.read(&key(id, SLOTS[newer]));
    if there.is_none_or(|text| Slot::read(&text).is_err()) {
        return Err(Full);
    }
    let gone = [SLOTS[older], JOURNALS[older]].map(|name| key(id, name));
    for key in &gone {
        port.remove(key);
    }
    let written = write(port, id, newer, slot, now)?;
    let text = String::new;
    let gone = gone.map(|key| WrittenText { key, text: text() });
    Ok((gone.into_iter().chain([written]).collect(), newer))
}

/// Writes a slot. Every second write also writes a spare copy.
fn put(
    port: &dyn Port,
    id: u32,
    at: usize,
    slot: &Slot<'_>,
    now: u64,
) -> Result<WrittenText, Full> {
    let written = write(port, id, at, slot, now)?;
    if at > 0 {
        // A spare copy is optional.
        let _no_room = port.write(&key(id, SPARE), &written.text);
    }
    Ok(written)
}

/// Writes a slot, and sets a damaged slot in its place aside.
fn write(
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
    Ok(WrittenText { key, text })
}
