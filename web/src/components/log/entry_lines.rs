//! The lines of a log entry.

use crate::store::Store;
use crate::store::log_line::LogLine;
use asalto_core::log::Entry;

/// Writes the lines of an entry.
pub fn entry_lines(store: Store, entry: &Entry) -> Vec<LogLine> {
    store.log_lines(entry.events.iter())
}
