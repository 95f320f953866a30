//! The bin in localStorage: deleted texts that stay for a while. Everything else goes before them if storage is full.
//!
//! A place of the bin is the time of the deletion. It has an entry, which the list of the bin shows, and the deleted
//! texts, each under its former key. IndexedDB has the bin if it can (`storage/archive/bin.rs`).

use super::port::{Full, Port};

/// The prefix of the entries.
const ENTRIES: &str = "asalto.1.archive.deleted.";
/// The prefix of the texts.
const TEXTS: &str = "asalto.1.archive.bin.";

/// Writes a text. The oldest places of the bin go while there is no room for it.
///
/// # Errors
/// [`Full`] if there is no room even without the bin, or if storage takes nothing at all. The previous text and the bin are
/// still there.
pub fn write_over_bin(port: &dyn Port, key: &str, text: &str) -> Result<(), Full> {
    let mut gone: Vec<(String, String)> = Vec::new();
    while port.write(key, text).is_err() {
        let Some(oldest) = bin_places(port).into_iter().min() else {
            for (key, text) in gone {
                // They have had this room.
                let _taken_meanwhile = port.write(&key, &text);
            }
            return Err(Full);
        };
        let texts = texts_at(port, oldest);
        if gone.is_empty() {
            check_takes(port, &texts)?;
        }
        gone.extend(texts);
        clear_bin(port, oldest);
    }
    Ok(())
}

/// Checks that storage would take texts again that it has. A full one does; one that takes nothing would lose them.
///
/// # Errors
/// [`Full`] if it takes nothing at all.
fn check_takes(port: &dyn Port, texts: &[(String, String)]) -> Result<(), Full> {
    let first = texts.first();
    first.map_or(Ok(()), |(key, text)| port.write(key, text))
}

/// Returns the entry and the texts at a place of the bin, with their keys.
fn texts_at(port: &dyn Port, place: u64) -> Vec<(String, String)> {
    let keys = port.keys().into_iter();
    let own = keys.filter(|key| place_of(key) == Some(place));
    own.filter_map(|key| port.read(&key).map(|text| (key, text)))
        .collect()
}

/// Returns the places of the bin.
pub fn bin_places(port: &dyn Port) -> Vec<u64> {
    let keys = port.keys().into_iter();
    keys.filter_map(|key| place_of(&key)).collect()
}

/// Returns the number of letters in a place of the bin.
pub fn bin_size(port: &dyn Port, place: u64) -> usize {
    let keys = port.keys().into_iter();
    let own = keys.filter(|key| place_of(key) == Some(place));
    own.map(|key| port.length(&key)).sum()
}

/// Puts texts in the bin, each with its former key, at a time. Older places go if there is no room. Returns the place.
///
/// # Errors
/// [`Full`]; nothing of it is in the bin.
pub fn put_in_bin(
    port: &dyn Port,
    time: u64,
    entry: &str,
    texts: &[(String, String)],
) -> Result<u64, Full> {
    let taken = bin_places(port);
    let place = (time..=u64::MAX).find(|place| !taken.contains(place));
    let place = place.ok_or(Full)?;
    let entry = [(format!("{ENTRIES}{place}"), entry)];
    let own = texts.iter();
    let own = own.map(|(key, text)| (format!("{TEXTS}{place}.{key}"), text.as_str()));
    let all: Vec<_> = entry.into_iter().chain(own).collect();
    while all.iter().any(|(key, text)| port.write(key, text).is_err()) {
        clear_bin(port, place);
        let oldest = bin_places(port).into_iter().min().ok_or(Full)?;
        check_takes(port, &texts_at(port, oldest))?;
        clear_bin(port, oldest);
    }
    Ok(place)
}

/// Moves texts to the bin, which needs little more room than they have. `here` returns the key of a text outside the bin.
/// Returns the place.
///
/// # Errors
/// [`Full`]; the texts are where they were.
pub fn move_to_bin(
    port: &dyn Port,
    time: u64,
    entry: &str,
    texts: &[(String, String)],
    here: impl Fn(&str) -> String,
) -> Result<u64, Full> {
    let first = texts.first();
    let first = first.map(|(key, text)| (here(key), text.clone()));
    check_takes(port, first.as_slice())?;
    for (key, _) in texts {
        port.remove(&here(key));
    }
    let moved = put_in_bin(port, time, entry, texts);
    if moved.is_err() {
        for (key, text) in texts {
            // They have had this room.
            port.write(&here(key), text)?;
        }
    }
    moved
}

/// Deletes a place of the bin for good.
pub fn clear_bin(port: &dyn Port, place: u64) {
    for key in port.keys() {
        if place_of(&key) == Some(place) {
            port.remove(&key);
        }
    }
}

/// Returns the place of the bin that a key belongs to.
fn place_of(key: &str) -> Option<u64> {
    let text = || key.strip_prefix(TEXTS)?.split_once('.');
    let place = key.strip_prefix(ENTRIES);
    place
        .or_else(|| text().map(|(place, _)| place))?
        .parse()
        .ok()
}

#[cfg(test)]
mod tests {
    use super::super::memory::{Memory, Tab};
    use super::*;

    /// The length of a text, which is that of many commands.
    const LENGTH: usize = 20_000;

    fn texts(of: &str) -> Vec<(String, String)> {
        let keys = ["encounter.5", "asalto.1.encounter.5.a"];
        keys.map(|key| (key.to_owned(), of.repeat(LENGTH))).into()
    }

    /// A storage with an open encounter and three places of the bin.
    fn with_three() -> (Memory, Tab) {
        let port = Memory::default();
        let tab = Tab::begin(&port);
        for (time, of) in [(70, "a"), (71, "b"), (71, "c")] {
            assert!(put_in_bin(&port, time, "[]", &texts(of)).is_ok());
        }
        (port, tab)
    }

    fn used(port: &Memory) -> usize {
        let texts = port.texts.borrow();
        texts.iter().map(|(key, text)| key.len() + text.len()).sum()
    }

    fn places(port: &Memory) -> Vec<u64> {
        let mut places = bin_places(port);
        places.sort_unstable();
        places.dedup();
        places
    }

    #[test]
    fn texts_keep_their_keys_and_a_taken_time_is_followed() {
        let (port, _) = with_three();
        assert_eq!(places(&port), [70, 71, 72]);
        assert_eq!(bin_size(&port, 72), 2 * LENGTH + 2);
        let key = "asalto.1.archive.bin.72.asalto.1.encounter.5.a";
        assert_eq!(port.read(key), Some("c".repeat(LENGTH)));
        clear_bin(&port, 71);
        assert_eq!(places(&port), [70, 72]);
        assert_eq!(super::super::ids(&port), [1], "the bin has no encounter");
    }

    #[test]
    fn a_command_takes_the_room_of_the_oldest_first() {
        let (port, mut tab) = with_three();
        for left in [2, 1, 0] {
            let used = used(&port);
            let before = places(&port);
            port.room.set(Some(used));
            while places(&port) == before {
                tab.join_with_long_texts(&port);
                assert_eq!(tab.saved, Ok(()));
            }
            assert_eq!(places(&port), before[before.len() - left..]);
            // Nothing else went.
            assert!(port.read("asalto.1.encounter.1.spare").is_some());
        }
    }

    #[test]
    fn a_text_without_room_takes_nothing_from_the_bin() {
        let (port, _) = with_three();
        port.room.set(Some(used(&port)));
        let before = port.texts.borrow().clone();
        let large = "d".repeat(9 * LENGTH);
        assert_eq!(write_over_bin(&port, "a", &large), Err(Full));
        assert_eq!(*port.texts.borrow(), before);
    }

    #[test]
    fn texts_without_room_in_the_bin_stay_where_they_are() {
        let port = Memory::default();
        Tab::begin(&port);
        let here = |key: &str| format!("asalto.1.archive.{key}");
        let label = [("label.5".to_owned(), "f".repeat(LENGTH))];
        assert_eq!(port.write(&here("label.5"), &label[0].1), Ok(()));
        let before = port.texts.borrow().clone();
        port.room.set(Some(used(&port)));
        assert_eq!(move_to_bin(&port, 90, "[]", &label, here), Err(Full));
        assert_eq!(*port.texts.borrow(), before);
        port.room.set(None);
        assert_eq!(move_to_bin(&port, 90, "[]", &label, here), Ok(90));
        assert_eq!(port.read(&here("label.5")), None);
        assert_eq!(port.read(&here("bin.90.label.5")), Some(label[0].1.clone()));
    }

    #[test]
    fn a_storage_that_takes_nothing_loses_nothing() {
        let (port, _) = with_three();
        let here = |key: &str| format!("asalto.1.archive.{key}");
        let label = [("label.5".to_owned(), "f".repeat(LENGTH))];
        assert_eq!(port.write(&here("label.5"), &label[0].1), Ok(()));
        let before = port.texts.borrow().clone();
        port.takes.set(Some(0));
        assert_eq!(write_over_bin(&port, "a", "d"), Err(Full));
        assert_eq!(put_in_bin(&port, 80, "[]", &texts("d")), Err(Full));
        assert_eq!(move_to_bin(&port, 90, "[]", &label, here), Err(Full));
        assert_eq!(*port.texts.borrow(), before);
    }

    #[test]
    fn the_bin_takes_room_only_from_itself() {
        let (port, _) = with_three();
        port.room.set(Some(used(&port)));
        assert_eq!(put_in_bin(&port, 80, "[]", &texts("d")), Ok(80));
        assert_eq!(places(&port), [71, 72, 80]);
        let others = |port: &Memory| -> Vec<_> {
            let texts = port.texts.borrow();
            let others = texts.iter().filter(|(key, _)| place_of(key).is_none());
            others
                .map(|(key, text)| (key.clone(), text.clone()))
                .collect()
        };
        let before = others(&port);
        let large = [("encounter.6".to_owned(), "e".repeat(9 * LENGTH))];
        assert_eq!(put_in_bin(&port, 90, "[]", &large), Err(Full));
        assert_eq!(places(&port), [0_u64; 0]);
        assert_eq!(others(&port), before);
    }
}
