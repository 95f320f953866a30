//! The key of the settings of the players' screen in the browser.

use crate::browser::storage;

/// The key in storage.
pub const KEY: &str = "asalto.1.players";

/// Returns whether a setting was ever saved, so that the settings are worth loading.
#[must_use]
pub fn is_set() -> bool {
    storage::read(KEY).is_some()
}
