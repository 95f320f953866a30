//! English, in which every text is declared.

use crate::topics::{declare_files, topics};

topics!(declare_files);
