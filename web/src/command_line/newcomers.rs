//! The combatants of a line such as `2 ogres arrive`.

use asalto_core::Side;
use asalto_text::CommandLineText;

use crate::components::findable::Findable;
use crate::components::quick_line::{Offer, parts, sentence};
use crate::store::Store;

/// Returns the combatants that a line adds: the creatures and saved groups that its words name, or as typed.
///
/// # Errors
/// The sentence that explains why it adds nobody, or that the creatures still load.
pub fn newcomers(store: Store, line: &str) -> Result<Offer, String> {
    let parts = parts(store, line, Side::FOES).map_err(|fault| sentence(store, &fault))?;
    match Findable::of(store, store.creature_table()) {
        Some(known) => Ok(known.named(store, &parts)),
        None => Err(store.text(CommandLineText::CreaturesLoad).to_owned()),
    }
}
