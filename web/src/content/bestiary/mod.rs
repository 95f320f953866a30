//! The creatures: a table for each ruleset that has one, their names in each language, and the stat blocks of the
//! SRD 5.2 (`web/creatures`).

mod block;
mod damage;
mod fields;
mod free_text;
mod names;
mod spell_difficulty;
mod table;

pub use block::{Block, Entry, Run, Section, dice};
pub use damage::{BlockDamage, BlockSave};
pub use free_text::own;
pub use names::{CreatureNames, english_name, other_names, read as read_names};
pub use spell_difficulty::spell_difficulty;
pub use table::{Creature, Defenses, add_english, read, species, translate};

/// A damaged file, or a file of another kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DamagedFile {
    /// The number of the first line that cannot be read, from 1.
    pub line: usize,
}
