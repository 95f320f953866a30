//! The encounters that are kept: each its own document, and a list of them.

#[cfg(test)]
mod faults;
mod file;
mod index;
mod port;
mod shelf;
mod slot;

pub use file::{import, next_id};
pub use index::{Item, items, mend, note};
pub use port::{Full, Port};
pub use shelf::{Kept, NotKept, Opened, State, Written, ids, keep, keys_of, open, size};
pub use slot::{Fault, Slot};
