//! The ways in which rulesets judge the difficulty of an encounter.

/// The way in which a ruleset judges the difficulty of an encounter. It is advice for setup and decides nothing in a
/// combat, so it is no part of the saved rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DifficultyPolicy {
    /// The ruleset has no experience points by challenge rating.
    None,
    /// Thresholds a character, which the experience points reach after a multiplier for numbers (2014).
    Thresholds,
    /// A budget a character, which the experience points spend (2024).
    Budget,
}
