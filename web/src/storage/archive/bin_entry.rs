//! An entry of the bin: what its list shows of something deleted.

use asalto_core::notation;
use serde::{Deserialize, Serialize};

use super::document::{Document, DocumentKind, first_text};
use crate::storage::library;
use crate::storage::library::Item;

/// The time for which the bin keeps something, in milliseconds: 30 days.
const LONGEST: u64 = 30 * 24 * 60 * 60 * 1000;
/// The most places of the bin.
const MOST: usize = 50;
/// The most letters of the bin in localStorage, which holds some five million.
const MOST_LETTERS: usize = 1_000_000;

/// An entry of the bin.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct BinEntry {
    /// The kind of the document.
    pub kind: DocumentKind,
    /// The name of a group; empty for an encounter, and for what can't be read.
    pub name: String,
    /// The list item of an encounter.
    pub item: Option<Item>,
}

/// The notation of an entry.
#[derive(Serialize, Deserialize)]
struct Written {
    kind: String,
    name: String,
    item: Option<Item>,
}

/// Something deleted: its texts with their keys, and its place in the bin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deleted {
    /// The time of the deletion, which is its place in the bin; none if it had no text, or is deleted for good.
    pub place: Option<u64>,
    /// What the list of the bin shows.
    pub entry: BinEntry,
    /// The texts with their keys in the archive or in localStorage.
    pub texts: Vec<(String, String)>,
}

impl BinEntry {
    /// Returns the text of the entry.
    #[must_use]
    pub fn to_text(&self) -> String {
        let written = Written {
            kind: self.kind.name().to_owned(),
            name: self.name.clone(),
            item: self.item.clone(),
        };
        // Every entry has a notation.
        first_text(&notation::write(&written).unwrap_or_default())
    }

    /// Reads an entry. Its texts can be restored even if it is damaged, so it is listed without a name then.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let document = Document::from_text(0, text).ok();
        let written = document.and_then(|document| notation::read::<Written>(&document.body).ok());
        let kind = written.as_ref().and_then(|written| {
            let mut kinds = DocumentKind::ALL.into_iter();
            kinds.find(|kind| kind.name() == written.kind)
        });
        let (name, item) = written.map_or((String::new(), None), |one| (one.name, one.item));
        Self {
            kind: kind.unwrap_or(DocumentKind::Encounter),
            name,
            item,
        }
    }
}

impl Deleted {
    /// Returns the id of the encounter or of the group; none for a text that was set aside.
    #[must_use]
    pub fn id(&self) -> Option<u32> {
        let mut keys = self.texts.iter().map(|(key, _)| key);
        keys.find_map(|key| library::id_of(key).or_else(|| self.entry.kind.id_in(key)))
    }

    /// Returns the same texts under the keys of another id.
    #[must_use]
    pub fn with_id(mut self, id: u32) -> Self {
        let Some(old) = self.id() else { return self };
        for (key, _) in &mut self.texts {
            if let Some(name) = key.strip_prefix(&library::keys_of(old)) {
                *key = library::keys_of(id) + name;
            }
            let mut kinds = DocumentKind::ALL.into_iter();
            if let Some(kind) = kinds.find(|kind| *key == kind.key(old)) {
                *key = kind.key(id);
            }
        }
        if let Some(item) = &mut self.entry.item {
            item.id = id;
        }
        self
    }
}

/// Returns the places that the bin no longer keeps: those of more than 30 days, and the oldest ones beyond the most.
#[must_use]
pub fn outdated(mut places: Vec<u64>, now: u64) -> Vec<u64> {
    places.sort_unstable();
    places.dedup();
    let beyond = places.len().saturating_sub(MOST);
    let is_old = |place: &u64| now.saturating_sub(*place) > LONGEST;
    let old = places.iter().take_while(|place| is_old(place)).count();
    places.truncate(beyond.max(old));
    places
}

/// Returns the oldest of some places, with their sizes, that are too much for localStorage. The newest one stays.
#[must_use]
pub fn too_large(mut sizes: Vec<(u64, usize)>) -> Vec<u64> {
    sizes.sort_unstable();
    sizes.reverse();
    let mut all = 0;
    let newest_first = sizes.into_iter().enumerate();
    let rest = newest_first.skip_while(|(at, (_, size))| {
        all += size;
        *at == 0 || all <= MOST_LETTERS
    });
    rest.map(|(_, (place, _))| place).collect()
}

#[cfg(test)]
mod tests {
    use asalto_core::{Ruleset, Session};

    use super::*;

    fn deleted(kind: DocumentKind, keys: &[&str]) -> Deleted {
        let item = Item::of(5, &Session::new(Ruleset::Dnd35));
        let texts = keys
            .iter()
            .map(|key| ((*key).to_owned(), format!("text of {key}")));
        Deleted {
            place: Some(70),
            entry: BinEntry {
                kind,
                name: "The mill".into(),
                item: (kind == DocumentKind::Encounter).then_some(item),
            },
            texts: texts.collect(),
        }
    }

    #[test]
    fn an_entry_is_read_as_it_was_written_and_a_damaged_one_has_no_name() {
        for kind in DocumentKind::ALL {
            let Deleted { entry, .. } = deleted(kind, &[]);
            let text = entry.to_text();
            assert_eq!(BinEntry::read(&text), entry);
            let lost = BinEntry::read(&text[..text.len() - 1]);
            assert_eq!(
                (lost.kind, lost.name.as_str()),
                (DocumentKind::Encounter, "")
            );
            assert_eq!(lost.item, None);
        }
    }

    #[test]
    fn another_id_changes_the_keys_and_no_text() {
        let keys = ["asalto.1.encounter.5.journal-a", "encounter.5", "label.5"];
        let before = deleted(DocumentKind::Encounter, &keys);
        assert_eq!(before.id(), Some(5));
        let after = before.clone().with_id(51);
        let keys: Vec<_> = after.texts.iter().map(|(key, _)| key.as_str()).collect();
        assert_eq!(
            keys,
            [
                "asalto.1.encounter.51.journal-a",
                "encounter.51",
                "label.51"
            ]
        );
        let texts = |of: &Deleted| -> Vec<_> { of.texts.iter().map(|one| one.1.clone()).collect() };
        assert_eq!(texts(&after), texts(&before));
        assert_eq!(after.entry.item.as_ref().map(|item| item.id), Some(51));
        assert_eq!(after.with_id(5), before);
        let aside = deleted(DocumentKind::Party, &["aside.party.5.1790000000000"]);
        assert_eq!(aside.id(), None);
        assert_eq!(aside.clone().with_id(51), aside);
    }

    #[test]
    fn a_place_stays_for_thirty_days_and_fifty_stay() {
        let now = 100 * LONGEST;
        assert_eq!(outdated(vec![now, now - LONGEST], now), [0; 0]);
        let old = now - LONGEST - 1;
        assert_eq!(outdated(vec![now, old, now - 1], now), [old]);
        let many: Vec<_> = (0..53).map(|at| now - at).collect();
        assert_eq!(outdated(many.clone(), now), [now - 52, now - 51, now - 50]);
        assert_eq!(
            outdated(many, now + LONGEST).len(),
            52,
            "only the newest is young enough"
        );
        // A clock that was wrong deletes nothing.
        assert_eq!(outdated(vec![now], 0), [0; 0]);
    }

    #[test]
    fn the_newest_stays_and_the_oldest_are_too_much() {
        let large = MOST_LETTERS / 2;
        assert_eq!(too_large(vec![(1, large), (2, large)]), [0; 0]);
        assert_eq!(too_large(vec![(1, 1), (3, large), (2, large)]), [1]);
        assert_eq!(too_large(vec![(9, 9 * large)]), [0; 0]);
        assert_eq!(too_large(vec![(1, 1), (2, 1), (9, 9 * large)]), [2, 1]);
    }
}
