//! The decisions that come before the next command, and the questions that ask for them.

pub mod asked_recharge;
pub mod asked_save;
pub mod asked_turn_effect;
pub mod checks;
pub mod decision;
pub mod due_effect;
pub mod due_recharge;
pub mod newcomers;
mod offers;
pub mod owed_save;
pub mod prompts;
pub mod resistances;
pub mod swaps;
mod words;

pub use decision::Decision;
pub use words::awaited;
