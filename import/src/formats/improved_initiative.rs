//! Improved Initiative: stat blocks, saved characters, encounters, the backup of all, and files that other sites send to it.

mod backup;
mod encounter;
mod one;
mod stat_block;

use crate::format::Format;
use crate::left_out::Place;
use crate::reading::Reading;
use crate::tree::Tree;

/// Whether an object is of Improved Initiative.
pub fn is(tree: &Tree) -> bool {
    stat_block::is(tree)
        || encounter::is(tree)
        || stat_block::is_character(tree)
        || backup::is(tree)
}

/// Reads a stat block, a saved character, an encounter or a backup.
pub fn read(tree: &Tree, place: &Place, reading: &mut Reading) {
    reading.found(Format::ImprovedInitiative);
    if backup::is(tree) {
        backup::read(tree, reading);
    } else {
        one::read(tree, place, reading);
    }
}
