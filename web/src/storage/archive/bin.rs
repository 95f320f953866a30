//! The bin: what was deleted stays there for 30 days, unless its room is needed before.

use std::cell::LazyCell;

use leptos::prelude::*;

use super::bin_entry::{BinEntry, Deleted, outdated, too_large};
use super::database::{DatabaseError, ask, is_closed, not_found, take, texts};
use super::document::{Document, Fault};
use super::local;
use crate::browser::{clock, storage};
use crate::storage::browser_port::Browser;
use crate::storage::library;
use crate::storage::library::Port;

/// The key with the time of the last change of the bin or of a group, from which other tabs learn of it.
pub const CHANGED: &str = "asalto.1.bin";

/// The prefix of the keys of entries, in the archive.
const ENTRIES: &str = "deleted.";

thread_local! {
    /// The number of changes by this tab.
    static CHANGES: LazyCell<ArcRwSignal<u32>> = LazyCell::new(|| ArcRwSignal::new(0));
}

/// The way in which something is deleted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deletion {
    /// It moves to the bin, or stays where it is.
    ToBin,
    /// Nothing brings it back. The user has said so.
    ForGood,
}

/// Returns the entries of the bin with their places, newest first.
pub async fn entries() -> Vec<(u64, BinEntry)> {
    let found = texts(ENTRIES).await.into_iter();
    let place = |key: &str| key.strip_prefix(ENTRIES)?.parse().ok();
    let found = found.filter_map(|(key, text)| Some((place(&key)?, BinEntry::read(&text))));
    let mut found: Vec<_> = found.collect();
    found.sort_by_key(|(place, _)| std::cmp::Reverse(*place));
    found.dedup_by_key(|(place, _)| *place);
    found
}

/// Moves documents of the archive and texts outside it to the bin, or deletes them for good.
///
/// # Errors
/// [`Fault::Full`] if the bin has no room for them, and [`Fault::Closed`] if they may be in a database that can't be opened;
/// nothing has changed.
pub async fn discard(
    entry: BinEntry,
    keys: &[String],
    outside: Vec<(String, String)>,
    how: Deletion,
) -> Result<Deleted, Fault> {
    let local = keys.iter();
    let local = local.filter_map(|key| Some((key.clone(), local::read(&Browser, key)?)));
    let here: Vec<_> = outside.into_iter().chain(local).collect();
    let (place, texts) = match how {
        Deletion::ToBin => match put(clock::now().0, &entry, keys, &here).await {
            Ok(done) => {
                remove_here(&here);
                done
            }
            Err(None) if here.is_empty() && is_closed() => return Err(Fault::Closed),
            Err(None) => (move_here(clock::now().0, &entry, &here)?, here),
            Err(Some(fault)) => return Err(fault),
        },
        Deletion::ForGood => {
            let is_outside = |(key, _): &&(String, String)| !keys.contains(key);
            let mut texts: Vec<_> = here.iter().filter(is_outside).cloned().collect();
            for key in keys {
                texts.extend(take(key).await.map(|text| (key.clone(), text)));
            }
            if texts.is_empty() && is_closed() {
                return Err(Fault::Closed);
            }
            remove_here(&here);
            (None, texts)
        }
    };
    let place = place.filter(|_| !texts.is_empty());
    Ok(Deleted {
        place,
        entry,
        texts,
    })
}

/// Reads a place of the bin.
///
/// # Errors
/// [`Fault::Nothing`] if another tab has emptied it, or [`Fault::Closed`].
pub async fn read(place: u64) -> Result<Deleted, Fault> {
    let mut found = entries().await.into_iter();
    let entry = found.find(|(own, _)| *own == place);
    let prefix = format!("bin.{place}.");
    let texts = texts(&prefix).await.into_iter();
    let own = |(key, text): (String, String)| Some((key.strip_prefix(&prefix)?.to_owned(), text));
    let texts: Vec<_> = texts.filter_map(own).collect();
    match entry {
        Some((_, entry)) if !texts.is_empty() => Ok(Deleted {
            place: Some(place),
            entry,
            texts,
        }),
        _ => Err(not_found()),
    }
}

/// Checks that a place is still in the bin.
///
/// # Errors
/// [`Fault::Nothing`], or [`Fault::Closed`] if it may be in a database that can't be opened.
pub async fn find(place: u64) -> Result<(), Fault> {
    let key = format!("{ENTRIES}{place}");
    let is_there = texts(&key).await.iter().any(|(own, _)| *own == key);
    is_there.then_some(()).ok_or_else(not_found)
}

/// Puts something back in the bin that could not be restored, in case that the bin has given its room to it.
pub async fn put_again(deleted: &Deleted) {
    let Some(place) = deleted.place else { return };
    if read(place).await.is_ok() {
        return;
    }
    clear(&[place]).await;
    if put(place, &deleted.entry, &[], &deleted.texts)
        .await
        .is_err()
    {
        put_here(place, &deleted.entry, &deleted.texts);
    }
}

/// Deletes places of the bin for good.
pub async fn clear(places: &[u64]) {
    let names: Vec<_> = places.iter().map(u64::to_string).collect();
    let names: Vec<_> = names.iter().map(String::as_str).collect();
    let _absent = ask("clear", &names).await;
    for place in places {
        library::clear_bin(&Browser, *place);
    }
    changed();
}

/// Deletes the versions of a document for good, up to a generation: a later one is saved again.
pub async fn clear_up_to(key: &str, generation: u64) {
    let found = texts("bin.").await.into_iter();
    let is_earlier = |text: &str| {
        Document::from_text(0, text).is_ok_and(|document| document.generation <= generation)
    };
    let place = |(of, text): (String, String)| {
        let (place, own) = of.strip_prefix("bin.")?.split_once('.')?;
        let place = place.parse().ok()?;
        (own == key && is_earlier(&text)).then_some(place)
    };
    let places: Vec<u64> = found.filter_map(place).collect();
    if !places.is_empty() {
        clear(&places).await;
    }
}

/// Deletes for good what the bin no longer keeps.
pub async fn sweep() {
    let places = entries().await.into_iter().map(|(place, _)| place);
    let local = library::bin_places(&Browser);
    let mut gone = outdated(
        places.chain(local.iter().copied()).collect(),
        clock::now().0,
    );
    let sizes = sizes_here(local);
    gone.extend(too_large(sizes));
    if !gone.is_empty() {
        clear(&gone).await;
    }
}

/// Returns the places in localStorage with their sizes.
fn sizes_here(mut places: Vec<u64>) -> Vec<(u64, usize)> {
    places.sort_unstable();
    places.dedup();
    let sized = places.into_iter();
    sized
        .map(|place| (place, library::bin_size(&Browser, place)))
        .collect()
}

/// Puts documents of the database and texts outside it in the bin of the database. Returns the place and all texts.
///
/// # Errors
/// The fault of the archive, or none without a database. Nothing has changed.
async fn put(
    time: u64,
    entry: &BinEntry,
    keys: &[String],
    outside: &[(String, String)],
) -> Result<(Option<u64>, Vec<(String, String)>), Option<Fault>> {
    let (time, entry, keys) = (time.to_string(), entry.to_text(), keys.join(" "));
    let outside = outside.iter();
    let outside = outside.flat_map(|(key, text)| [key.as_str(), text.as_str()]);
    let fields: Vec<_> = [time.as_str(), &entry, &keys]
        .into_iter()
        .chain(outside)
        .collect();
    let answer = ask("discard", &fields)
        .await
        .map_err(DatabaseError::fault)?;
    let mut answer = answer.into_iter();
    let place = answer.next().and_then(|place| place.parse().ok());
    let answer: Vec<_> = answer.collect();
    let pairs = answer.chunks_exact(2);
    let pairs = pairs.map(|pair| (pair[0].clone(), pair[1].clone()));
    Ok((place, pairs.collect()))
}

/// Moves texts of localStorage to its bin, which keeps no more than it may. Returns the place; none without any text.
///
/// # Errors
/// [`Fault::Full`]; the texts are where they were.
fn move_here(
    time: u64,
    entry: &BinEntry,
    texts: &[(String, String)],
) -> Result<Option<u64>, Fault> {
    if texts.is_empty() {
        return Ok(None);
    }
    let entry = entry.to_text();
    let moved = library::move_to_bin(&Browser, time, &entry, texts, key_here);
    let place = moved.map_err(|_| Fault::Full)?;
    keep_small();
    Ok(Some(place))
}

/// Puts texts in the bin of localStorage at a time. It keeps no more than it may. Returns the place, if there is room.
fn put_here(time: u64, entry: &BinEntry, texts: &[(String, String)]) -> Option<u64> {
    if texts.is_empty() {
        return None;
    }
    let place = library::put_in_bin(&Browser, time, &entry.to_text(), texts).ok()?;
    keep_small();
    Some(place)
}

/// Deletes the oldest places of localStorage that are too much for it.
fn keep_small() {
    for old in too_large(sizes_here(library::bin_places(&Browser))) {
        library::clear_bin(&Browser, old);
    }
}

/// Removes texts from localStorage: those of an encounter, and documents of the archive.
fn remove_here(texts: &[(String, String)]) {
    for (key, _) in texts {
        Browser.remove(&key_here(key));
    }
}

/// Returns the key of localStorage for a text of an encounter or for a document of the archive.
fn key_here(key: &str) -> String {
    if is_local(key) {
        key.to_owned()
    } else {
        [local::ARCHIVE, key].concat()
    }
}

/// Returns whether the text of a key is in localStorage beside the archive.
pub(super) fn is_local(key: &str) -> bool {
    key.starts_with("asalto.")
}

/// Tells other tabs, and what follows the bin in this one, that the bin or a group has changed.
pub fn changed() {
    // A failed write is harmless: the other tab learns of it when it opens home.
    let _full = storage::write(CHANGED, &clock::now().0.to_string());
    CHANGES.with(|changes| changes.update(|count| *count = count.wrapping_add(1)));
}

/// Follows the changes of the bin and of groups by this tab.
pub fn track() {
    CHANGES.with(|changes| changes.track());
}
