//! The rows of the initiative order, and the blocks in which they are laid out.

pub mod base_name;
pub mod blocks;
pub mod rows;
