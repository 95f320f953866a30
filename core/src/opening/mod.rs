//! How a fight starts: who is aware of whom.

mod awareness;
mod detection;
mod stealth;

pub use awareness::Awareness;
pub use detection::Detection;
pub use stealth::{Notice, StealthCheck, StealthContest, stealth_contests};
