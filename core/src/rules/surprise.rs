//! How a fight opens for those who are not aware of it.

use serde::{Deserialize, Serialize};

use super::TurnKind;
use crate::combatant::CombatantId;
use crate::dice::RollMode;
use crate::rule_id::RuleId;

/// How a ruleset opens a fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum OpeningPolicy {
    /// A surprise round for the aware where some but not all are aware; they roll before it, the
    /// others after it (D35-21, D35-25, D35-32).
    SurpriseRound,
    /// One partial action for the aware where some but not all are aware; they roll before it only
    /// if there are such on both sides, the others after it (D30-5, D30-8, D30-20 to D30-22).
    PartialAction,
    /// Nothing: everybody rolls, and awareness is not asked about (TOW-30).
    Plain,
    /// No surprise round: the surprised roll like everybody, and neither move nor act on their
    /// first turn (D5E-10 to D5E-18).
    FirstTurnLost {
        /// When they may react; the second reading of AMB-D5E-1.
        reactions: SurprisedReactions,
    },
    /// Surprise gives disadvantage on the initiative roll, and nothing else (D5E-53, D5E-54).
    Disadvantage,
}

/// By which checks somebody is noticed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Noticing {
    /// A Spot or Listen check of the observer (D30-2, D35-20).
    SpotOrListen,
    /// A Stealth check of the hider against the observer's passive Perception (D5E-9).
    PassivePerception,
}

/// When a surprised combatant may take a reaction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum SurprisedReactions {
    /// Once its first turn has ended (D5E-15).
    #[default]
    AfterFirstTurn,
    /// At once, as source 001 does not forbid it (AMB-D5E-1).
    AtOnce,
}

/// How this fight opens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum Opening {
    /// The ruleset does not ask who is aware.
    Plain,
    /// Everybody is aware: no surprise round (D35-22).
    AllAware,
    /// Nobody is aware: no surprise round (D35-23).
    NoneAware,
    /// Some are aware, who act in a surprise round (D35-21).
    SomeAware {
        /// Those who act in it, by id.
        aware: Vec<CombatantId>,
        /// Those who are surprised: unaware, and noticed by an opponent (D35-18, AMB-D35-8).
        surprised: Vec<CombatantId>,
    },
    /// Nobody is surprised (D5E-8).
    NobodySurprised,
    /// Some do not notice any threat (D5E-10, D5E-11).
    SomeSurprised {
        /// The surprised, by id.
        surprised: Vec<CombatantId>,
    },
}

impl OpeningPolicy {
    /// How a fight opens for combatants of whom some are aware and some are surprised.
    #[must_use]
    pub fn open(
        self,
        everybody: usize,
        aware: Vec<CombatantId>,
        surprised: Vec<CombatantId>,
    ) -> Opening {
        match self {
            Self::Plain => Opening::Plain,
            Self::SurpriseRound | Self::PartialAction if aware.len() == everybody => {
                Opening::AllAware
            }
            Self::SurpriseRound | Self::PartialAction if aware.is_empty() => Opening::NoneAware,
            Self::SurpriseRound | Self::PartialAction => Opening::SomeAware { aware, surprised },
            Self::FirstTurnLost { .. } | Self::Disadvantage if surprised.is_empty() => {
                Opening::NobodySurprised
            }
            Self::FirstTurnLost { .. } | Self::Disadvantage => Opening::SomeSurprised { surprised },
        }
    }

    /// By which checks somebody is noticed, where awareness is asked about.
    #[must_use]
    pub fn noticing(self) -> Option<Noticing> {
        match self {
            Self::Plain => None,
            Self::SurpriseRound | Self::PartialAction => Some(Noticing::SpotOrListen),
            Self::FirstTurnLost { .. } | Self::Disadvantage => Some(Noticing::PassivePerception),
        }
    }

    /// Whether it knows rounds before contact, and partial actions before the roll (D30-9).
    #[must_use]
    pub fn prepares(self) -> bool {
        self == Self::PartialAction
    }

    /// Whether it surprises those too whom no opponent has noticed (D5E-10, AMB-D35-8).
    #[must_use]
    pub fn surprises_unnoticed(self) -> bool {
        match self {
            Self::Plain | Self::SurpriseRound | Self::PartialAction => false,
            Self::FirstTurnLost { .. } | Self::Disadvantage => true,
        }
    }

    /// What kind of turn somebody has who is still surprised.
    #[must_use]
    pub fn surprised_turn(self) -> Option<TurnKind> {
        match self {
            Self::FirstTurnLost { .. } => Some(TurnKind::Surprised),
            Self::Plain | Self::SurpriseRound | Self::PartialAction | Self::Disadvantage => None,
        }
    }

    /// How the surprised roll initiative.
    #[must_use]
    pub fn surprised_roll(self) -> RollMode {
        match self {
            Self::Disadvantage => RollMode::Disadvantage,
            Self::Plain
            | Self::FirstTurnLost { .. }
            | Self::SurpriseRound
            | Self::PartialAction => RollMode::Normal,
        }
    }

    /// The rule by which somebody who is still surprised takes no reaction.
    #[must_use]
    pub fn forbids_reactions(self) -> Option<RuleId> {
        match self {
            Self::FirstTurnLost {
                reactions: SurprisedReactions::AfterFirstTurn,
            } => Some(RuleId::D5e(15)),
            Self::Plain
            | Self::FirstTurnLost { .. }
            | Self::SurpriseRound
            | Self::PartialAction
            | Self::Disadvantage => None,
        }
    }
}
