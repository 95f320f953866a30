//! The content of the app: creatures, sample encounters and the rules to read.

pub mod bestiary;
#[cfg(target_arch = "wasm32")]
pub mod creatures;
pub mod rulebook;
#[cfg(target_arch = "wasm32")]
pub mod samples;
