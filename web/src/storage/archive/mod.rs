//! The archive: documents that are not open, in IndexedDB. Each has a [`Kind`], an id, a generation,
//! and a body in the notation of its kind. `web/shell/archive.js` is its other half.
//!
//! ```text
//! all(Kind::Party).await            every document of a kind, and what can't be read
//! ids(Kind::Encounter).await        only their ids
//! read(Kind::Party, 7).await        one document
//! put(Kind::Party, 7, 3, &body)     writes generation 4 if the archive has no newer one than 3;
//!                                   a new document knows generation 0
//! remove(Kind::Party, 7).await      deletes it, and returns it for the undo
//! put_back(&removed).await          undoes that, if nothing has taken its place
//! size().await                      the letters of everything
//! next_id(Kind::Party).await        an id that no document of the kind has
//! ```
//!
//! The guarantees are those of the open encounter (docs/decisions/0051): a checksum for each text,
//! damage is set aside under another key, a text of a newer version of the app is neither read nor
//! overwritten, and a write that does not know the last one is a conflict. A write has reached the
//! disk when its future is ready. All faults leave the archive as it was.
//!
//! Without IndexedDB the documents are in localStorage, and without that in memory, as the open
//! encounter is. If IndexedDB returns later, both places are read, and each write brings its document
//! home.

#[cfg(target_arch = "wasm32")]
mod database;
mod document;
#[cfg(target_arch = "wasm32")]
pub mod encounters;
mod local;
#[cfg(target_arch = "wasm32")]
pub mod restore;

#[cfg(target_arch = "wasm32")]
pub use database::{all, held, ids, keep, next_id, put, put_back, read, remove, size};
pub use document::{DeletedDocument, Document, DocumentKind, DocumentList, Fault};
