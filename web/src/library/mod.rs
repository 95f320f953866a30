//! The saved encounters: a document each, and a list of them.

mod compacted;
#[cfg(test)]
mod faults;
mod file;
mod index;
mod port;
mod shelf;
mod slot;

pub use compacted::{any as any_compacted, compact, is_compacted, learn, read};
pub use file::{import, next_id};
pub use index::{Item, items, mend, note};
pub use port::{Full, Port};
pub use shelf::{
    Kept, NotKept, Opened, State, Written, ids, keep, keys_of, open, remove, size, weigh,
};
pub use slot::{Fault, Slot};
