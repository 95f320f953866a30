//! The ways in which rulesets award experience points.

/// The way in which a ruleset awards experience points for defeated enemies. It decides nothing in a combat, so it is
/// no part of the saved rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExperiencePolicy {
    /// The ruleset has no experience points by challenge rating.
    None,
    /// Each rating is worth a number, and the characters share the sum (D5E-77).
    ByRating,
    /// A rating is worth more to a lower level: the average level of the party counts, and its characters share the
    /// sum (D30-63).
    ByPartyLevel,
    /// A rating is worth more to a lower level: each character's own level counts (D35-85).
    ByLevel,
}
