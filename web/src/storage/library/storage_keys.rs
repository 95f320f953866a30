//! The keys of the documents in storage: two slots, a journal behind each, and a spare copy.

use super::bin::write_over_bin;
use super::port::{Full, Port};

const DOCUMENTS: &str = "asalto.1.encounter.";
/// The prefix of damaged texts that were set aside.
pub const ASIDE: &str = "asalto.1.aside.";
/// The slots, which are written in turn.
pub const SLOTS: [&str; 2] = ["a", "b"];
/// The journal of each slot.
pub const JOURNALS: [&str; 2] = ["journal-a", "journal-b"];
/// A copy of the second slot.
pub const SPARE: &str = "spare";
/// A document that did not fit into full storage. Only files have one.
pub const UNSAVED: &str = "unsaved";

/// Returns the prefix of a document's keys.
pub fn keys_of(id: u32) -> String {
    format!("{DOCUMENTS}{id}.")
}

/// Returns the key of a slot, a journal or the spare copy.
pub fn key(id: u32, name: &str) -> String {
    keys_of(id) + name
}

/// Returns the id of the document that a key belongs to.
pub fn id_of(key: &str) -> Option<u32> {
    let (id, _slot) = key.strip_prefix(DOCUMENTS)?.split_once('.')?;
    id.parse().ok()
}

/// Returns the ids of all documents, lowest first.
pub fn ids(port: &dyn Port) -> Vec<u32> {
    let mut ids = Vec::new();
    for id in port.keys().iter().filter_map(|key| id_of(key)) {
        let place = ids.iter().take_while(|other| **other < id).count();
        if ids.get(place) != Some(&id) {
            ids.insert(place, id);
        }
    }
    ids
}

/// Returns the number of characters of all our entries, including keys. Browsers store about five million.
pub fn size(port: &dyn Port) -> usize {
    let keys = port.keys().into_iter();
    let ours = keys.filter(|key| key.starts_with("asalto."));
    ours.map(|key| key.len() + port.length(&key)).sum()
}

/// Returns the texts of a document with their keys.
pub fn texts(port: &dyn Port, id: u32) -> Vec<(String, String)> {
    let names = SLOTS.into_iter().chain(JOURNALS).chain([SPARE]);
    let keys = names.map(|name| key(id, name));
    keys.filter_map(|key| port.read(&key).map(|text| (key, text)))
        .collect()
}

/// Deletes a document. Texts that were set aside stay.
pub fn remove(port: &dyn Port, id: u32) {
    for name in SLOTS.into_iter().chain(JOURNALS).chain([SPARE]) {
        port.remove(&key(id, name));
    }
}

/// Copies a damaged text to a key that nothing overwrites.
pub fn copy_aside(port: &dyn Port, key: &str, text: &str, now: u64) -> Result<(), Full> {
    let name = key.strip_prefix(DOCUMENTS).unwrap_or(key);
    make_room(port, &[ASIDE, name, ".", &now.to_string()].concat(), text)
}

/// Writes a text, and deletes what is in the bin and then spare copies if it needs their room. The write has finished
/// once the text can be read.
pub fn make_room(port: &dyn Port, key: &str, text: &str) -> Result<(), Full> {
    if write_over_bin(port, key, text).is_err() {
        let is_spare = |key: &String| key.starts_with(DOCUMENTS) && key.ends_with(SPARE);
        for spare in port.keys().into_iter().filter(is_spare) {
            port.remove(&spare);
        }
        write_over_bin(port, key, text)?;
    }
    let stored = port.read(key);
    (stored.as_deref() == Some(text)).then_some(()).ok_or(Full)
}
