//! The saved encounters: a document each, and a list of them.

mod bin;
#[cfg(test)]
mod crashes;
mod enemies;
#[cfg(test)]
mod faults;
mod file;
mod index;
mod item;
mod journal;
mod journal_end;
mod last_open;
#[cfg(test)]
mod memory;
mod port;
mod reader;
mod save_point;
mod shelf;
mod slot;
mod storage_keys;
mod whole_document;

pub use bin::{bin_places, bin_size, clear_bin, move_to_bin, put_in_bin, write_over_bin};
pub use enemies::{Enemies, counted};
pub use file::{FileReader, read_whole};
pub use index::{
    change, change_all, is_list, is_used, items, items_while_open, next_id, note, remove_item,
    repair,
};
pub use item::Item;
pub use last_open::{last, remember_last};
#[cfg(test)]
pub use memory::Memory;
pub use port::{Full, Port};
pub use reader::{any, enable_reader, follow, has_reader, open};
pub use save_point::{RemoteUpdate, SavePoint};
pub use shelf::{OpenDocument, OpenResult, State};
pub use slot::{Fault, Slot, head};
pub use storage_keys::{ASIDE, id_of, ids, keys_of, remove, size, texts};
pub use whole_document::{SaveError, WrittenText, keep};
