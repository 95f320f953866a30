//! The archive: documents that are not open, in IndexedDB. Each has a [`DocumentKind`], an id, a generation,
//! and a body in the notation of its kind. `web/shell/archive.js` is its other half.
//!
//! ```text
//! all(DocumentKind::Party).await        every document of a kind, and the unreadable ids
//! ids(DocumentKind::Encounter).await    only their ids
//! read(DocumentKind::Party, 7).await    one document
//! put(DocumentKind::Party, 7, 3, &body) writes generation 4 if the archive has none newer than 3;
//!                                       a new document knows generation 0
//! add(&documents, &taken, &[]).await    adds the new ones of a file, all or none, in one transaction
//! remove(DocumentKind::Party, 7).await  deletes it for good
//! deletion::encounter(7, ToBin).await   moves it to the bin, where it stays for 30 days
//! deletion::restore(place).await        puts it back
//! size().await                          the letters of everything
//! next_id(DocumentKind::Party).await    an unused id of the kind
//! ```
//!
//! The guarantees are those of the open encounter (docs/decisions/0051). Each text has a checksum. Damaged
//! text is set aside under another key. A text of a newer version of the app is neither read nor overwritten.
//! A write that does not know the last write is a conflict. A write has reached the disk when its future is
//! ready. All faults leave the archive as it was.
//!
//! The documents are in localStorage without IndexedDB, and in memory without either, as the open encounter
//! is. Both places are read if IndexedDB returns later, and each write moves its document there. Until then nothing counts as
//! gone that IndexedDB may have: see [`Fault::Closed`] and `is_closed`.

#[cfg(target_arch = "wasm32")]
pub mod bin;
#[cfg(any(test, target_arch = "wasm32"))]
mod bin_entry;
#[cfg(target_arch = "wasm32")]
mod database;
#[cfg(target_arch = "wasm32")]
pub mod deletion;
mod document;
#[cfg(target_arch = "wasm32")]
pub mod encounters;
#[cfg(any(test, target_arch = "wasm32"))]
mod local;
#[cfg(target_arch = "wasm32")]
pub mod restore;

#[cfg(target_arch = "wasm32")]
pub use bin_entry::{BinEntry, Deleted};
#[cfg(target_arch = "wasm32")]
pub use database::{
    AddError, Earlier, add, all, follow_closed, held, ids, is_closed, keep_encounter, next_id, put,
    put_after, put_at_once, read, remove, size, stop_adding, summarize, texts,
};
pub use document::{Document, DocumentKind, DocumentList, Fault, NewDocument};
