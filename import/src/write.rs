//! Writers of files for other tools.
//!
//! Each writer takes the [`Imported`](crate::Imported) type that the readers return. Reading such a file gives the
//! same combatants again, with everything that the format can hold.

mod encounter_block;
mod improved_initiative;
mod markdown;
mod own;
mod sheet;
mod table;

pub use encounter_block::encounter_block;
pub use improved_initiative::improved_initiative;
pub use markdown::markdown;
pub use own::own;
pub use table::{Separator, csv};
