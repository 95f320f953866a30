//! The creatures of the SRD 5.2: the table for the search, and the stat blocks. `cargo xtask creatures` writes
//! both files (`web/creatures`).

mod block;
mod free_text;
mod table;

pub use block::{Block, Entry, Run, Section, dice};
pub use free_text::own;
pub use table::{Creature, read, species};

/// A damaged file, or a file of another kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DamagedFile {
    /// The number of the first line that cannot be read, from 1.
    pub line: usize,
}
