//! The data of a document of Foundry.

use crate::tree::Tree;

/// Returns the data of the system. Versions before 10 have another key for it.
pub fn data(tree: &Tree) -> &Tree {
    let system = tree.at("system");
    if system.is_object() {
        system
    } else {
        tree.at("data")
    }
}
