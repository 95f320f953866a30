//! The campaign: saved parties, templates and creatures. A combat copies from them. A party can be saved
//! again after the combat (docs/decisions/0053).

mod group;
mod member;
mod member_part;
mod merge;
mod outcome;
#[cfg(target_arch = "wasm32")]
pub mod shelf;

pub use group::{Fault, Group, GroupUse, MOST};
pub use member::{ExistingCombatant, Member};
pub use member_part::MemberPart;
pub use merge::{Difference, GroupPart, Merge, Version};
pub use outcome::{Outcome, outcomes};
#[cfg(target_arch = "wasm32")]
pub use shelf::{Campaign, SavedGroup, ShelfError};
