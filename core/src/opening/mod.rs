//! How a fight starts: who is aware of whom.

mod awareness;

pub use awareness::Awareness;
