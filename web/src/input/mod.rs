//! Parsers of typed text.

pub mod aim;
pub mod command_line;
pub mod conditions;
pub mod damage_line;
pub mod declaration;
pub mod hit_points;
#[cfg(target_arch = "wasm32")]
pub mod number;
pub mod quick_line;
pub mod saved_action;
pub mod shortcuts;
