//! Screens: what the encounter waits for decides which one is shown.

pub mod combat;
pub mod fight;
pub mod opening;
pub mod rolls;
pub mod rules;
pub mod stack;
