//! The search and its matches.

use leptos::prelude::*;

use crate::browser::document;
use crate::components::findable::{Findable, Item};
use crate::components::quick_line::{AfterLine, LINE, QuickLineText};
use crate::input::matcher::Closeness;
use crate::input::quick_line::LinePart;
use crate::store::Store;

/// The id of the list.
pub const LIST: &str = "creatures-found";

/// The most matches in the list.
pub const MOST: usize = 6;

/// The search and its results.
#[derive(Clone, Copy)]
pub struct Search {
    /// The store. It is large, so it is stored once.
    pub store: StoredValue<Store>,
    pub typing: QuickLineText,
    /// All that can be found, once it has loaded.
    pub known: Memo<Option<Findable>>,
    /// The parts of the line; none if it has a fault.
    pub parts: Memo<Vec<LinePart>>,
    /// The matches of the last part, the closest first.
    pub found: Memo<Vec<(Item, Closeness)>>,
    /// The index of the entry that Enter adds: a match, or the last entry, as typed. None without a match.
    pub active: RwSignal<Option<usize>>,
    /// The line for which Escape has closed the list.
    pub closed: RwSignal<Option<String>>,
}

impl Search {
    /// Returns the store.
    pub fn store(self) -> Store {
        self.store.get_value()
    }

    /// Chooses the entry that Enter adds; none adds the last part of the line as typed.
    pub fn choose(self, index: Option<usize>) {
        self.active.set(index);
        let offer = untrack(|| {
            let item = self.found.with(|found| Some(found.get(index?)?.0.clone()));
            let (store, parts) = (self.store(), self.parts.get());
            let offer = |known: &Findable| known.offer(store, &parts, item.as_ref());
            self.known.with(|known| known.as_ref().map(offer))
        });
        // A line with a fault has no parts, and the preview says why.
        let offer = offer.filter(|offer| !offer.is_empty());
        self.typing.offered.set(offer);
    }

    /// Adds an entry, as a tap does.
    pub fn take(self, index: usize) {
        self.choose(Some(index));
        self.typing.submit(self.store(), AfterLine::Stay);
        document::focus_soon(LINE);
    }

    /// Handles a key in the field; returns whether the list has used it. Enter submits the form, with Shift as typed.
    pub fn press(self, key: &str, shift: bool) -> bool {
        let count = self.found.with_untracked(Vec::len);
        let line = self.typing.line.get_untracked();
        if key == "Enter" && shift {
            self.choose((count > 0).then_some(count));
            self.typing.answered.set(Some(line));
            return false;
        }
        let active = self.active.get_untracked();
        if count == 0 {
            return false;
        }
        match (key, active) {
            ("ArrowDown", at) => self.choose(Some(at.map_or(0, |at| (at + 1) % (count + 1)))),
            ("ArrowUp", at) => self.choose(Some(at.map_or(count, |at| (at + count) % (count + 1)))),
            ("Escape", _) => self.closed.set(Some(line)),
            _ => return false,
        }
        true
    }
}
