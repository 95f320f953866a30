//! Writers of files for other tools.
//!
//! Each writer takes the [`Imported`](crate::Imported) type that the readers return. Reading such a file gives the
//! same combatants again, with everything that the format can hold. [`players_view`] is not for reading: it takes the
//! type that players may see.

mod encounter_block;
mod improved_initiative;
mod markdown;
mod own;
mod players_view;
mod sheet;
mod table;

pub use encounter_block::encounter_block;
pub use improved_initiative::improved_initiative;
pub use markdown::{ReportSection, ReportWords, markdown};
pub use own::own;
pub use players_view::players_view;
pub use table::{Separator, TableLanguage, csv};
