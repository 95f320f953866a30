//! The saved encounters: a document each, and a list of them.

#[cfg(test)]
mod crashes;
#[cfg(test)]
mod faults;
mod file;
mod index;
mod journal;
mod keys;
mod last;
#[cfg(test)]
mod memory;
mod place;
mod port;
mod reader;
mod shelf;
mod slot;
mod tip;
mod whole;

pub use file::{in_file, look};
pub use index::{Item, change, is_used, items, mend, next_id, note, strike};
pub use keys::{id_of, ids, keys_of, remove, size, texts};
pub use last::{last, remember_last};
#[cfg(test)]
pub use memory::Memory;
pub use place::{Brought, Place};
pub use port::{Full, Port};
pub use reader::{any, enable_reader, follow, has_reader, open};
pub use shelf::{Kept, Opened, State};
pub use slot::{Fault, Slot, head};
pub use whole::{NotKept, Written, keep};
