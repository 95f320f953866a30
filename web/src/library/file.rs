//! Import of encounters from a file. They join the saved ones and replace none.

use super::index;
use super::keys;
use super::port::{Full, Port};
use super::shelf::{self, Opened};
use super::slot;
use super::whole::{self, Written};

/// The texts of a file, which nothing writes.
struct File(Vec<(String, String)>);

impl Port for File {
    fn read(&self, key: &str) -> Option<String> {
        let (_, text) = self.0.iter().find(|(own, _)| own == key)?;
        Some(text.clone())
    }

    fn head(&self, key: &str) -> Option<String> {
        self.read(key).map(|text| slot::head(&text).to_owned())
    }

    fn write(&self, _: &str, _: &str) -> Result<(), Full> {
        Err(Full)
    }

    fn remove(&self, _: &str) {}

    fn keys(&self) -> Vec<String> {
        self.0.iter().map(|(key, _)| key.clone()).collect()
    }
}

/// Adds the newest readable version of each encounter in a file; returns what it wrote.
///
/// # Errors
/// [`Full`] if storage has no room for all of them. Those already added stay.
pub fn import(
    port: &dyn Port,
    texts: Vec<(String, String)>,
    now: u64,
) -> Result<Vec<Written>, Full> {
    let file = File(texts);
    let mut told = Vec::new();
    for id in keys::ids(&file) {
        let Opened::Kept(kept) = shelf::open(&file, id, now) else {
            continue;
        };
        let id = keys::next_id(port, now);
        let body = kept.session.to_text().map_err(|_| Full)?;
        let (written, _) = whole::keep(port, id, 0, &body, now).map_err(|_| Full)?;
        told.push(written);
        index::note(port, id, &kept.session);
    }
    Ok(told)
}
