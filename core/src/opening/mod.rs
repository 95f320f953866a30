//! How a fight starts: who is aware of whom.

mod awareness;
mod stealth;

pub use awareness::Awareness;
pub use stealth::{Notice, StealthCheck, StealthContest, stealth_contests};
