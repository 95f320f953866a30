//! The start of combat: awareness, detection and stealth.

mod awareness;
mod detection;
mod stealth;

pub use awareness::Awareness;
pub use detection::Detection;
pub use stealth::{StealthCheck, StealthContest, StealthOutcome};
