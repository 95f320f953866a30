//! Typed texts that are not used yet. They outlive their fields for as long as the page is open.

use std::cell::RefCell;
use std::collections::BTreeMap;

thread_local! {
    static KEPT: RefCell<BTreeMap<String, String>> = const { RefCell::new(BTreeMap::new()) };
}

/// Keeps the text of a field, or forgets an empty one.
pub fn keep(field: &str, text: &str) {
    if text.trim().is_empty() {
        return forget(field);
    }
    KEPT.with_borrow_mut(|all| all.insert(field.to_owned(), text.to_owned()));
}

/// Returns the text that was kept for a field.
pub fn text(field: &str) -> Option<String> {
    KEPT.with_borrow(|all| all.get(field).cloned())
}

/// Forgets the text of a field, which has been used.
pub fn forget(field: &str) {
    KEPT.with_borrow_mut(|all| all.remove(field));
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
