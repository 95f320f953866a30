//! The browser: one small file for each of its interfaces. Nothing here knows the game.

pub mod address;
pub mod clock;
pub mod document;
pub mod letters;
pub mod network;
pub mod page_leave;
pub mod picture;
pub mod random;
pub mod sharing;
pub mod shell;
pub mod storage;
pub mod tab_texts;
pub mod unsaved_groups;
pub mod validity;
