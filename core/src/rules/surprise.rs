//! How combat opens for combatants that are unaware of their opponents.

use serde::{Deserialize, Serialize};

use super::{MissedTurnReason, TurnKind};
use crate::combatant::CombatantId;
use crate::die::RollMode;
use crate::law::Law;

/// How a ruleset opens combat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum OpeningPolicy {
    /// A surprise round for the aware combatants, if some but not all are aware. They roll before
    /// it, the others after it (D35-21, D35-25, D35-32).
    SurpriseRound,
    /// One partial action for the aware combatants, if some but not all are aware. They roll before
    /// it only if both sides have aware combatants, and the others roll after it (D30-5, D30-8,
    /// D30-20 to D30-22).
    PartialAction,
    /// No surprise: everyone rolls, and awareness does not matter (TOW-30).
    Plain,
    /// No surprise round. Surprised combatants roll like everyone else, but cannot move or act on
    /// their first turn (D5E-10 to D5E-18).
    FirstTurnLost {
        /// The time from which surprised combatants can react (AMB-D5E-1).
        reactions: SurprisedReactions,
    },
    /// Surprise gives disadvantage on the initiative roll, and has no other effect (D5E-53,
    /// D5E-54).
    Disadvantage,
    /// Surprised combatants have no turn in the first round (ANY-11).
    NoFirstTurn,
    /// Surprised combatants act last in the first round (ANY-11).
    LastAtFirst,
}

/// The checks that determine awareness.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum AwarenessCheck {
    /// A Spot or Listen check of the observer (D30-2, D35-20).
    SpotOrListen,
    /// A Stealth check of the hider against the observer's passive Perception (D5E-9).
    PassivePerception,
    /// None: the game master says who is surprised (ANY-11).
    #[serde(rename = "told")]
    GameMaster,
}

/// The time from which a surprised combatant can take a reaction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum SurprisedReactions {
    /// After the end of its first turn (D5E-15).
    #[default]
    AfterFirstTurn,
    /// At once, because source 001 does not forbid it (AMB-D5E-1).
    AtOnce,
}

/// How this combat opens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Opening {
    /// The ruleset does not use awareness.
    Plain,
    /// Everyone is aware: no surprise round (D35-22).
    AllAware,
    /// No one is aware: no surprise round (D35-23).
    NoneAware,
    /// Some combatants are aware, and act in a surprise round (D35-21).
    SomeAware {
        /// The combatants that act in the surprise round, by id.
        aware: Vec<CombatantId>,
        /// The surprised combatants: unaware, while an opponent is aware of them (D35-18,
        /// AMB-D35-8).
        surprised: Vec<CombatantId>,
    },
    /// No one is surprised (D5E-8).
    NobodySurprised,
    /// Some combatants are unaware of any threat (D5E-10, D5E-11).
    SomeSurprised {
        /// The surprised combatants, by id.
        surprised: Vec<CombatantId>,
    },
}

impl Opening {
    /// Returns the point of law behind the first sentence about the opening. None if there is no such sentence.
    #[must_use]
    pub fn law(&self) -> Option<Law> {
        match self {
            Self::Plain | Self::SomeSurprised { .. } => None,
            Self::AllAware | Self::NoneAware => Some(Law::AllAlikeAware),
            Self::SomeAware { .. } => Some(Law::SomeAreAware),
            Self::NobodySurprised => Some(Law::NobodySurprised),
        }
    }
}

impl OpeningPolicy {
    /// Returns the point of law that says who is surprised, and what surprise does. None without surprise.
    #[must_use]
    pub fn surprise_law(self) -> Option<Law> {
        match self {
            Self::Plain => None,
            Self::SurpriseRound | Self::PartialAction => Some(Law::FlatFootedBySurprise),
            Self::FirstTurnLost { .. } | Self::Disadvantage => Some(Law::NoticedNoThreat),
            Self::NoFirstTurn | Self::LastAtFirst => Some(Law::SurprisedFirstRound),
        }
    }

    /// Returns how combat opens, given the aware and the surprised combatants: everyone is aware, nobody is, or some
    /// are (D30-1). Only the last begins with a surprise round or with partial actions (D30-15, D30-19, D30-27), in
    /// which the unaware combatants do nothing (D30-6, D30-25, D35-30).
    #[must_use]
    pub fn open(
        self,
        everyone: usize,
        aware: Vec<CombatantId>,
        surprised: Vec<CombatantId>,
    ) -> Opening {
        match self {
            Self::Plain => Opening::Plain,
            Self::SurpriseRound | Self::PartialAction if aware.len() == everyone => {
                Opening::AllAware
            }
            Self::SurpriseRound | Self::PartialAction if aware.is_empty() => Opening::NoneAware,
            Self::SurpriseRound | Self::PartialAction => Opening::SomeAware { aware, surprised },
            Self::FirstTurnLost { .. }
            | Self::Disadvantage
            | Self::NoFirstTurn
            | Self::LastAtFirst => {
                if surprised.is_empty() {
                    Opening::NobodySurprised
                } else {
                    Opening::SomeSurprised { surprised }
                }
            }
        }
    }

    /// Returns the checks that determine awareness, if the ruleset uses awareness.
    #[must_use]
    pub fn awareness_check(self) -> Option<AwarenessCheck> {
        match self {
            Self::Plain => None,
            Self::SurpriseRound | Self::PartialAction => Some(AwarenessCheck::SpotOrListen),
            Self::FirstTurnLost { .. } | Self::Disadvantage => {
                Some(AwarenessCheck::PassivePerception)
            }
            Self::NoFirstTurn | Self::LastAtFirst => Some(AwarenessCheck::GameMaster),
        }
    }

    /// Returns whether there are preparation rounds, and partial actions before the initiative roll
    /// (D30-9).
    #[must_use]
    pub fn prepares(self) -> bool {
        self == Self::PartialAction
    }

    /// Returns whether combatants are surprised even if no opponent is aware of them (D5E-10,
    /// AMB-D35-8).
    #[must_use]
    pub fn surprises_unnoticed(self) -> bool {
        match self {
            Self::Plain | Self::SurpriseRound | Self::PartialAction => false,
            Self::FirstTurnLost { .. }
            | Self::Disadvantage
            | Self::NoFirstTurn
            | Self::LastAtFirst => true,
        }
    }

    /// Returns the kind of turn of a combatant that is still surprised.
    #[must_use]
    pub fn surprised_turn(self) -> Option<TurnKind> {
        match self {
            Self::FirstTurnLost { .. } => Some(TurnKind::Surprised),
            Self::Plain
            | Self::SurpriseRound
            | Self::PartialAction
            | Self::Disadvantage
            | Self::NoFirstTurn
            | Self::LastAtFirst => None,
        }
    }

    /// Returns how surprised combatants roll initiative.
    #[must_use]
    pub fn surprised_roll(self) -> RollMode {
        match self {
            Self::Disadvantage => RollMode::Disadvantage,
            Self::Plain
            | Self::FirstTurnLost { .. }
            | Self::SurpriseRound
            | Self::PartialAction
            | Self::NoFirstTurn
            | Self::LastAtFirst => RollMode::Normal,
        }
    }

    /// Returns whether a combatant that is still surprised cannot take reactions (D5E-15).
    #[must_use]
    pub fn forbids_reactions(self) -> bool {
        match self {
            Self::FirstTurnLost {
                reactions: SurprisedReactions::AfterFirstTurn,
            } => true,
            Self::Plain
            | Self::FirstTurnLost { .. }
            | Self::SurpriseRound
            | Self::PartialAction
            | Self::Disadvantage
            | Self::NoFirstTurn
            | Self::LastAtFirst => false,
        }
    }

    /// Returns why a surprised combatant has no turn when its place comes up in the first round, if
    /// it has none (ANY-11).
    #[must_use]
    pub fn misses_turn(self) -> Option<MissedTurnReason> {
        match self {
            Self::NoFirstTurn => Some(MissedTurnReason::Surprised),
            Self::LastAtFirst => Some(MissedTurnReason::ActsLast),
            Self::Plain
            | Self::SurpriseRound
            | Self::PartialAction
            | Self::FirstTurnLost { .. }
            | Self::Disadvantage => None,
        }
    }

    /// Returns whether surprise ends with the roll, because it affects nothing else.
    #[must_use]
    pub fn ends_with_roll(self) -> bool {
        self.surprised_turn().is_none() && self.misses_turn().is_none()
    }
}
