//! The key under which the browser remembers what the players' screen shows.

use crate::browser::storage;

/// The key in storage.
pub const KEY: &str = "asalto.1.players";

/// Returns whether anything was ever set, so that the settings are worth loading.
#[must_use]
pub fn is_set() -> bool {
    storage::read(KEY).is_some()
}
