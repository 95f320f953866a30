//! The conformance suite: plays the scenario files with any tracker that speaks the protocol of
//! `docs/conformance.md`. The crate's tests and the `scenario` example share it.
#![allow(dead_code, reason = "the tests and each example use parts")]
#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "a foreign tracker is another program; the engine itself starts none"
)]

pub mod engine;
pub mod foreign;
pub mod process;
pub mod protocol;
pub mod report;

/// The version of the scenario files.
pub const SUITE: &str = include_str!("../scenarios/VERSION");
