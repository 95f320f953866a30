//! The saved encounters: a document each, and a list of them.

mod compacted;
#[cfg(test)]
mod crashes;
#[cfg(test)]
mod faults;
mod file;
mod index;
mod journal;
mod keys;
#[cfg(test)]
mod memory;
mod place;
mod port;
mod shelf;
mod slot;
mod tip;
mod whole;

pub use compacted::{any as any_compacted, compact, import, learn};
pub use index::{Item, items, mend, note};
pub use keys::{ids, keys_of, next_id, remove, size, weigh};
#[cfg(test)]
pub use memory::Memory;
pub use place::{Brought, Place};
pub use port::{Full, Port};
pub use shelf::{Opened, State, open};
pub use slot::{Fault, Slot, head};
pub use whole::{NotKept, Written};
