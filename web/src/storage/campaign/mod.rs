//! The campaign: parties, templates and creatures that a game master has saved. A combat copies from them, and at
//! its end a party can take back what became of its members (docs/decisions/0053).

mod group;
mod member;
mod outcome;
#[cfg(target_arch = "wasm32")]
pub mod shelf;

pub use group::{Fault, Group, GroupUse, MOST};
pub use member::{ExistingCombatant, Member};
pub use outcome::{Outcome, outcomes};
#[cfg(target_arch = "wasm32")]
pub use shelf::{Campaign, SavedGroup, ShelfError};
