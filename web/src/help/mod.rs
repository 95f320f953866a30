//! The help: its button, and the sheet of shortcuts and gestures.

pub mod button;
pub mod gestures;
pub mod sheet;
