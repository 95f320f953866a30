//! Conditions as data. The actions a condition prevents are rules; its name is text.

use serde::{Deserialize, Serialize};

/// A condition of a combatant.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Condition {
    /// Knocked out or asleep.
    Unconscious,
    /// Briefly unable to act, because of a blow or a spell.
    Stunned,
    /// Unable to move.
    Paralyzed,
    /// Out of combat, more deeply than unconscious (TOW-22).
    Coma,
    /// Out of combat, but stable: no longer needs to be stabilized (TOW-32).
    Stable,
    /// Dead, and out of combat for good.
    Dead,
    /// Turned to stone.
    Petrified,
    /// Able to move, but unable to act or react (D5E-44).
    Incapacitated,
    /// On the ground, as the unconscious are in D&D 5e (D5E-81). It has no effect on the rules.
    Prone,
    /// Unseen, which affects an initiative roll (D24-3).
    Invisible,
    /// Sick from poison, which affects an initiative roll in D&D 5e (D5E-19, D24-3).
    Poisoned,
    /// Unable to act for a moment, in D&D 3.0 and 3.5. Other rulesets give it no effect.
    Dazed,
    /// Afraid of a source in sight, which affects an initiative roll in D&D 5e (D5E-79).
    Frightened,
    /// Unable to see, which affects the armor class in D&D 3.0 and 3.5 (D35-88).
    Blinded,
    /// Frozen in fear, in D&D 3.0 and 3.5 (D35-87, D35-88). Other rulesets give it no effect.
    Cowering,
    /// Entranced, in D&D 3.0 and 3.5 (D35-87). Other rulesets give it no effect.
    Fascinated,
    /// Sick to the stomach: able to move only, in D&D 3.0 and 3.5 (D35-87). Other rulesets give it no effect.
    Nauseated,
    /// Slowed: a single action in a turn, in D&D 3.0 and 3.5 (D35-89, D30-65). Other rulesets give it no effect.
    Slowed,
    /// Hasted: one attack, one partial action or one limited action more, in D&D (D35-89, D30-65, D5E-80). Other rulesets
    /// give it no effect.
    Hasted,
    /// Held by a grapple. In D&D 5e its source lets go when incapacitated (D5E-85). Other rulesets give it no effect.
    Grappled,
    /// Without moves and actions for a turn after haste has ended, in D&D 5e (D5E-80).
    Lethargic,
    /// At the mercy of others, in D&D 3.0 and 3.5 (D35-87, D35-88). Other rulesets give it no effect.
    Helpless,
    /// A psychological effect in the game master's words, against which self-control can be
    /// regained (TOW-33). Other rulesets give it no effect.
    Psychological(String),
    /// A custom condition in the game master's words, without effect on the rules.
    #[serde(rename = "mark")]
    Custom(String),
}

impl Condition {
    /// The named conditions, in menu order.
    pub const NAMED: [Self; 8] = [
        Self::Prone,
        Self::Invisible,
        Self::Incapacitated,
        Self::Stunned,
        Self::Paralyzed,
        Self::Petrified,
        Self::Unconscious,
        Self::Dead,
    ];

    /// The named conditions of D&D 3.0 and 3.5, in menu order.
    pub const THIRD_EDITION: [Self; 16] = [
        Self::Prone,
        Self::Invisible,
        Self::Blinded,
        Self::Incapacitated,
        Self::Slowed,
        Self::Hasted,
        Self::Nauseated,
        Self::Dazed,
        Self::Fascinated,
        Self::Cowering,
        Self::Stunned,
        Self::Helpless,
        Self::Paralyzed,
        Self::Petrified,
        Self::Unconscious,
        Self::Dead,
    ];

    /// The named conditions of D&D 5e, in menu order.
    pub const FIFTH_EDITION: [Self; 13] = [
        Self::Prone,
        Self::Invisible,
        Self::Grappled,
        Self::Poisoned,
        Self::Frightened,
        Self::Hasted,
        Self::Lethargic,
        Self::Incapacitated,
        Self::Stunned,
        Self::Paralyzed,
        Self::Petrified,
        Self::Unconscious,
        Self::Dead,
    ];

    /// The conditions that a ruleset names, in D&D 3.0, 3.5 or 5e.
    pub fn named() -> impl Iterator<Item = Self> {
        let others = Self::FIFTH_EDITION
            .into_iter()
            .filter(|one| !Self::THIRD_EDITION.contains(one));
        Self::THIRD_EDITION.into_iter().chain(others)
    }

    /// The conditions that the phases of Tales of War depend on, in menu order.
    pub const TALES_OF_WAR: [Self; 4] = [Self::Unconscious, Self::Coma, Self::Stable, Self::Dead];

    /// Returns whether it puts a combatant out of combat until it stabilizes and recovers (TOW-32).
    pub fn is_out_of_combat(&self) -> bool {
        matches!(self, Self::Unconscious | Self::Coma)
    }

    /// Returns whether it prevents a combatant from acting in every ruleset (D35-15, D35-16).
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
            | Self::Invisible
            | Self::Poisoned
            | Self::Dazed
            | Self::Frightened
            | Self::Blinded
            | Self::Cowering
            | Self::Fascinated
            | Self::Nauseated
            | Self::Slowed
            | Self::Hasted
            | Self::Grappled
            | Self::Lethargic
            | Self::Helpless
            | Self::Stable
            | Self::Psychological(_)
            | Self::Custom(_) => false,
        }
    }

    /// Returns whether it usually lasts until something ends it, such as standing up or a cure, rather than
    /// for a time.
    pub fn is_open_ended(&self) -> bool {
        match self {
            Self::Unconscious
            | Self::Coma
            | Self::Stable
            | Self::Dead
            | Self::Petrified
            | Self::Prone
            | Self::Invisible
            | Self::Poisoned
            | Self::Frightened
            | Self::Blinded
            | Self::Cowering
            | Self::Fascinated
            | Self::Nauseated
            | Self::Slowed
            | Self::Hasted
            | Self::Grappled
            | Self::Helpless
            | Self::Psychological(_)
            | Self::Custom(_) => true,
            Self::Stunned
            | Self::Paralyzed
            | Self::Incapacitated
            | Self::Dazed
            | Self::Lethargic => false,
        }
    }

    /// Returns whether it usually ends with the concentration of whoever causes it. A grapple is no spell (AMB-D5E-19).
    #[must_use]
    pub fn usually_ends_with_concentration(&self) -> bool {
        *self != Self::Grappled
    }

    /// Returns whether it prevents actions and reactions. Movement may still be possible (D5E-44).
    pub fn incapacitates(&self) -> bool {
        *self == Self::Incapacitated || self.prevents_acting()
    }
}
