//! The browser's storage as the port of the saved encounters.

use super::library::{Full, Port, head};
use crate::browser::storage;

/// The maximum length of a slot's first line, in letters.
const LONGEST_HEAD: u32 = 80;

/// The storage of this browser.
#[derive(Clone, Copy)]
pub struct Browser;

impl Port for Browser {
    fn read(&self, key: &str) -> Option<String> {
        storage::read(key)
    }

    fn head(&self, key: &str) -> Option<String> {
        Some(head(&storage::read_start(key, LONGEST_HEAD)?).to_owned())
    }

    fn length(&self, key: &str) -> usize {
        storage::length(key)
    }

    fn write(&self, key: &str, text: &str) -> Result<(), Full> {
        storage::write(key, text).then_some(()).ok_or(Full)
    }

    fn remove(&self, key: &str) {
        storage::remove(key);
    }

    fn keys(&self) -> Vec<String> {
        storage::keys()
    }
}
