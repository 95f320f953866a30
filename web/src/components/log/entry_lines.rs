//! The lines of a log entry.

use asalto_core::log::Entry;
use asalto_text::LogLine;

use crate::store::Store;

/// Writes the lines of an entry.
pub fn entry_lines(store: Store, entry: &Entry) -> Vec<LogLine> {
    store.log_lines(entry.events.iter())
}
