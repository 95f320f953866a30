//! Typed texts that are not used yet. They outlive their fields and a reload, for as long as the tab is open.

use std::cell::RefCell;
use std::collections::BTreeMap;

use asalto_core::notation;

use crate::browser::tab_texts;

/// The key of all texts in the storage of the tab.
const KEY: &str = "asalto.1.kept-texts";

thread_local! {
    static KEPT: RefCell<BTreeMap<String, String>> = RefCell::new(stored().into_iter().collect());
}

/// Returns the texts from before a reload, by their fields.
fn stored() -> Vec<(String, String)> {
    let text = tab_texts::read(KEY);
    text.and_then(|text| notation::read(&text).ok())
        .unwrap_or_default()
}

/// Stores the texts for a reload.
fn store(all: &BTreeMap<String, String>) {
    let listed: Vec<_> = all.iter().collect();
    let text = notation::write(&listed).ok().filter(|_| !all.is_empty());
    tab_texts::write(KEY, &text.unwrap_or_default());
}

/// Keeps the text of a field, or forgets an empty one.
pub fn keep(field: &str, text: &str) {
    if text.trim().is_empty() {
        return forget(field);
    }
    KEPT.with_borrow_mut(|all| {
        let before = all.insert(field.to_owned(), text.to_owned());
        if before.as_deref() != Some(text) {
            store(all);
        }
    });
}

/// Returns the text that was kept for a field.
pub fn text(field: &str) -> Option<String> {
    KEPT.with_borrow(|all| all.get(field).cloned())
}

/// Forgets the text of a field, which has been used.
pub fn forget(field: &str) {
    KEPT.with_borrow_mut(|all| {
        if all.remove(field).is_some() {
            store(all);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_kept_until_it_is_used() {
        keep("a", "half");
        keep("b", "other");
        assert_eq!(text("a").as_deref(), Some("half"));
        forget("a");
        assert_eq!(text("a"), None);
        keep("b", " ");
        assert_eq!(text("b"), None);
    }
}
