//! Conditions as data: what they forbid is a rule, what they are called is text.

use serde::{Deserialize, Serialize};

/// A condition that a combatant is under.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum Condition {
    /// Knocked out or asleep.
    Unconscious,
    /// Unable to act for a moment, by a blow or a spell.
    Stunned,
    /// Unable to move.
    Paralyzed,
    /// Out of combat, more deeply than unconscious (TOW-22).
    Coma,
    /// Out of combat, but stable: there is no need to stabilise any more (TOW-32).
    Stable,
    /// Out of the fight for good.
    Dead,
    /// Turned to stone.
    Petrified,
    /// Able to move, but neither to act nor to react (D5E-44).
    Incapacitated,
    /// On the ground; a mark.
    Prone,
    /// Under an effect on the mind, in the game master's words, against which self-control may be
    /// regained (TOW-33); a mark otherwise.
    Psychological(String),
    /// A mark in the game master's own words, without effect on the rules.
    Mark(String),
}

impl Condition {
    /// The named conditions, in the order of a menu.
    pub const NAMED: [Self; 7] = [
        Self::Prone,
        Self::Incapacitated,
        Self::Stunned,
        Self::Paralyzed,
        Self::Petrified,
        Self::Unconscious,
        Self::Dead,
    ];

    /// Those that the phases of Tales of War ask about, in the order of a menu.
    pub const OF_PHASES: [Self; 4] = [Self::Unconscious, Self::Coma, Self::Stable, Self::Dead];

    /// Whether it puts a combatant out of combat until it stabilises and recovers (TOW-32).
    pub fn is_out_of_combat(&self) -> bool {
        matches!(self, Self::Unconscious | Self::Coma)
    }

    /// Whether it keeps a combatant from acting (D35-15, D35-16).
    pub fn prevents_acting(&self) -> bool {
        match self {
            Self::Unconscious
            | Self::Coma
            | Self::Stunned
            | Self::Paralyzed
            | Self::Petrified
            | Self::Dead => true,
            Self::Incapacitated
            | Self::Prone
            | Self::Stable
            | Self::Psychological(_)
            | Self::Mark(_) => false,
        }
    }

    /// Whether it keeps a combatant from actions and reactions, though perhaps not from moving
    /// (D5E-44).
    pub fn incapacitates(&self) -> bool {
        *self == Self::Incapacitated || self.prevents_acting()
    }
}
