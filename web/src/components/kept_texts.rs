//! Typed texts that are not used yet. They outlive their fields and a reload, for as long as the tab is open.

use std::cell::RefCell;
use std::collections::BTreeMap;

use asalto_core::notation;

use crate::browser::{tab_texts, unsaved_groups};

/// The key of all texts in the storage of the tab.
const KEY: &str = "asalto.1.kept-texts";
/// The prefix of the names of texts in the user's own words.
const WRITTEN: &str = "written-";
/// The prefix of the names of the saved texts over which others are typed.
const OVER: &str = "over-";

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

/// Keeps the text of a field that replaces a saved one, with the saved one that the user has seen.
pub fn keep_over(field: &str, text: &str, saved: &str) {
    let text = if text == saved { "" } else { text };
    if !text.trim().is_empty() {
        KEPT.with_borrow_mut(|all| all.insert(over(field), saved.to_owned()));
    }
    keep(field, text);
}

/// Returns the saved text over which the text of a field was typed.
pub fn typed_over(field: &str) -> Option<String> {
    text(&over(field))
}

fn over(field: &str) -> String {
    format!("{OVER}{field}")
}

/// Returns the text that was kept for a field.
pub fn text(field: &str) -> Option<String> {
    KEPT.with_borrow(|all| all.get(field).cloned())
}

/// Forgets the text of a field, which has been used.
pub fn forget(field: &str) {
    KEPT.with_borrow_mut(|all| {
        let over = all.remove(&over(field));
        if all.remove(field).or(over).is_some() {
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

    #[test]
    fn a_text_is_kept_with_the_saved_one_that_the_user_has_seen() {
        let both = || (text("name"), typed_over("name"));
        let kept = |text: &str, saved: &str| (Some(text.to_owned()), Some(saved.to_owned()));
        keep_over("name", "The ford", "");
        assert_eq!(both(), kept("The ford", ""));
        keep_over("name", "The ford", "The mill");
        assert_eq!(both(), kept("The ford", "The mill"));
        keep_over("name", "The mill", "The mill");
        assert_eq!(both(), (None, None));
        keep_over("name", "The ford", "The mill");
        forget("name");
        assert_eq!(both(), (None, None));
    }
}
