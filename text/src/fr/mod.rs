//! French, in the terms of the French sources.

pub mod grammar;

use crate::topics::{declare_files, topics};

topics!(declare_files);
