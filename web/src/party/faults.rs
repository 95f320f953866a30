//! The faults of edited fields, in sentences at the fields.

use asalto_text::SetupText;
use leptos::ev::Event;

use crate::browser::document;
use crate::components::campaign::refusal;
use crate::storage::campaign::{Fault, ShelfError};
use crate::store::Store;

/// Returns the sentence for a fault of the edited field.
pub fn words(store: Store, fault: Fault) -> &'static str {
    store.text(match fault {
        Fault::Member(_) => SetupText::FieldMismatch.text(),
        fault => refusal(ShelfError::Group(fault)),
    })
}

/// States at the edited field why its change is invalid, or clears its fault. Returns whether the change is
/// valid.
pub fn tell(store: Store, event: &Event, done: Result<(), Fault>) -> bool {
    !document::find_fault(event, done.err().map(|fault| words(store, fault)))
}
