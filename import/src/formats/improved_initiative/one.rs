//! One stat block, saved character or encounter.

use super::{encounter, stat_block};
use crate::left_out::Place;
use crate::reading::Reading;
use crate::tree::Tree;

/// Reads anything but a backup. False if it is something else.
pub fn read(tree: &Tree, place: &Place, reading: &mut Reading) -> bool {
    if encounter::is(tree) {
        encounter::read(tree, place, reading);
    } else if stat_block::is_character(tree) {
        stat_block::read_character(tree, place, reading);
    } else if stat_block::is(tree) {
        stat_block::read(tree, place, reading);
    } else {
        return false;
    }
    true
}
