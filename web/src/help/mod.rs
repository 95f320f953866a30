//! The help: the sheet of shortcuts and gestures.

pub mod gestures;
pub mod sheet;
