//! Screens, one for each stage of the encounter.

pub mod combat;
pub mod fight;
pub mod opening;
pub mod rolls;
pub mod rules;
pub mod stack;
