//! Rules that a table has saved under a name, remembered in the browser.

use asalto_core::{Rules, notation};

use crate::browser::storage;

const RULES: &str = "asalto.1.rules";

/// Returns the saved rules by name, oldest first. Unreadable rules are ignored.
#[must_use]
pub fn read() -> Vec<(String, Rules)> {
    let text = storage::read(RULES).unwrap_or_default();
    notation::read(&text).unwrap_or_default()
}

/// Saves rules by name; returns whether the browser stored them.
#[must_use]
pub fn write(all: &[(String, Rules)]) -> bool {
    notation::write(&all).is_ok_and(|text| storage::write(RULES, &text))
}
