//! Typed texts that are not used yet. They outlive their fields and a reload, for as long as the tab is open.

use std::cell::RefCell;
use std::collections::BTreeMap;

use asalto_core::notation;

use crate::browser::{tab_texts, unsaved_groups};

/// The key of all texts in the storage of the tab.
const KEY: &str = "asalto.1.kept-texts";
/// The prefix of the names of texts in the user's own words.
const WRITTEN: &str = "written-";

thread_local! {
    static KEPT: RefCell<BTreeMap<String, String>> = RefCell::new(stored().into_iter().collect());
}

/// Returns the texts from before a reload, by their fields.
fn stored() -> Vec<(String, String)> {
    let text = tab_texts::read(KEY);
    text.and_then(|text| notation::read(&text).ok())
        .unwrap_or_default()
}

/// Returns the name under which a text in the user's own words is kept. As long as there is one, the browser asks before the
/// tab closes.
pub fn written(field: &str) -> String {
    format!("{WRITTEN}{field}")
}

/// Lets the browser ask about the texts from before a reload too.
pub fn ask_again() {
    KEPT.with_borrow(ask_about);
}

fn ask_about(all: &BTreeMap<String, String>) {
    let any = all.keys().any(|field| field.starts_with(WRITTEN));
    unsaved_groups::note("written", any);
}

/// Stores the texts for a reload.
fn store(all: &BTreeMap<String, String>) {
    ask_about(all);
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
