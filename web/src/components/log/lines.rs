//! The lines of the log. Entries that are on screen already are not written again.

use std::mem;

use asalto_core::Timestamp;
use asalto_core::log::Entry;
use asalto_text::Lang;
use leptos::prelude::WithValue;

use super::entry_lines::entry_lines;
use crate::store::Store;
use crate::store::log_line::LogLine;
use crate::store::part_texts;
use crate::store::rows::Rows;

/// The values on which the lines of an entry depend, besides the entry.
#[derive(Clone, Copy, PartialEq, Eq)]
struct LineContext {
    lang: Lang,
    /// The number of times that a combatant was renamed.
    renames: u32,
    /// The number of parts whose texts have loaded.
    parts: usize,
}

/// The lines of an entry. Its time and its number of events distinguish it from an entry that replaced it:
/// code that compares the events would take kilobytes.
struct EntryLines {
    index: usize,
    at: Timestamp,
    events: usize,
    lines: Vec<LogLine>,
}

impl EntryLines {
    fn is_of(&self, index: usize, entry: &Entry) -> bool {
        (self.index, self.at, self.events) == (index, entry.at, entry.events.len())
    }
}

/// The lines of the newest entries.
#[derive(Default)]
pub struct Lines {
    under: Option<LineContext>,
    /// The number of entries played when the lines were written.
    played: usize,
    written: Vec<EntryLines>,
}

impl Lines {
    /// Writes the newest entries, until there are enough lines. It writes every entry from the index `later`
    /// on, because those come after the moment on view.
    pub fn update(&mut self, store: Store, played: &[Entry], later: usize, enough: usize) {
        let under = Some(LineContext {
            lang: store.lang(),
            renames: store.rows.with_value(Rows::renames),
            parts: part_texts::installed(),
        });
        let mut before = mem::take(&mut self.written);
        if self.under != under {
            before.clear();
            self.under = under;
        }
        // An entry is replaced only after it has been undone.
        before.retain(|one| one.index < later || later >= self.played);
        self.played = later;
        let mut count = 0;
        for (index, entry) in played.iter().enumerate().rev() {
            let known = before.iter_mut().find(|one| one.is_of(index, entry));
            let lines = known.map(|one| mem::take(&mut one.lines));
            let lines = lines.unwrap_or_else(|| entry_lines(store, entry));
            count += lines.len();
            self.written.push(EntryLines {
                index,
                at: entry.at,
                events: entry.events.len(),
                lines,
            });
            if count >= enough && index < later {
                break;
            }
        }
    }

    /// Returns each entry's index and lines, newest entry first.
    pub fn entries(&self) -> impl Iterator<Item = (usize, &[LogLine])> {
        self.written
            .iter()
            .map(|one| (one.index, one.lines.as_slice()))
    }
}
