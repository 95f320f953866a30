//! The pages and fields with changes and texts that are not stored. As long as there are any, the browser asks before the
//! page closes (web/shell/unsaved.js).

use std::cell::RefCell;
use std::collections::BTreeSet;

use super::document;

/// The attribute that web/shell/unsaved.js reads.
const ATTRIBUTE: &str = "data-unsaved-groups";

thread_local! {
    static UNSAVED: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
}

/// Notes a line while it is typed. One word or number is soon typed again, and is not asked about.
pub fn note_line(field: &str, line: &str) {
    note(field, line.split_whitespace().count() > 1);
}

/// Notes whether changes of a page, or the text of a field, are not stored, under the name of the page or field.
pub fn note(page: &str, is_unsaved: bool) {
    let count = UNSAVED.with_borrow_mut(|all| {
        if is_unsaved {
            all.insert(page.to_owned());
        } else {
            all.remove(page);
        }
        all.len()
    });
    if let Some(root) = document::root() {
        let _missing = if count > 0 {
            root.set_attribute(ATTRIBUTE, &count.to_string())
        } else {
            root.remove_attribute(ATTRIBUTE)
        };
    }
}
