//! Parsers of typed text.

pub mod aim;
pub mod base_words;
pub mod command_line;
pub mod conditions;
pub mod d20;
pub mod damage_line;
pub mod declaration;
mod distance;
pub mod hit_points;
pub mod limited_uses;
pub mod matcher;
pub mod number;
mod number_words;
pub mod origin;
#[cfg(test)]
mod plain_letters;
mod plurals;
pub mod quick_line;
pub mod save_kinds;
pub mod saved_action;
pub mod shortcuts;
