//! Reads the files of other tools: creatures, encounters and running fights.
//!
//! [`read`] takes the bytes of a file or of a pasted text and returns [`Imported`], or an [`ImportError`] with a
//! sentence. The format follows from the content, never from the name of the file. Every number that the file does not have
//! is unknown, and everything that was not understood is in [`Imported::left_out`].
//!
//! There is no I/O here, no clock and no randomness. Depth, length, aliases and entities are bounded.

mod clean;
pub mod damage_words;
mod defenses;
mod entry;
mod error;
mod format;
mod formats;
mod html;
mod imported;
mod left_out;
mod lethal_damage;
mod limited_uses;
mod limits;
mod markdown;
mod number;
mod profile;
mod read;
mod reading;
mod regeneration;
mod report;
mod text;
mod tree;
pub mod write;

pub use error::ImportError;
pub use format::Format;
pub use imported::{Combatant, Count, Duration, Encounter, Fight, Imported, Side};
pub use left_out::{Field, Kind, LeftOut, Place, Reason};
pub use lethal_damage::lethal_damage;
pub use limits::{LONGEST_FILE, MOST_COMBATANTS};
pub use read::read;
pub use regeneration::regeneration;
pub use report::{LeftOutPart, Report, Row, report};
