//! The parts that typed commands lack.

/// The parts that a command needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Missing {
    /// A combatant.
    Name,
    /// A number or dice.
    Amount,
    /// A condition.
    Condition,
    /// A duration: a combatant, or a number of rounds.
    Duration,
    /// An action to ready.
    Action,
    /// The combatants that join.
    Newcomers,
    /// A verb.
    Verb,
    /// A new name.
    NewName,
    /// A spell to concentrate on.
    Spell,
    /// The kind of a save.
    SaveKind,
    /// The total or the modifier of a save.
    SaveTotal,
}
