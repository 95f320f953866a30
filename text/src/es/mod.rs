//! Spanish, in the terms of the Spanish sources.

use crate::topics::{declare_files, topics};

topics!(declare_files);
