//! The rules to read.

pub mod screen;
