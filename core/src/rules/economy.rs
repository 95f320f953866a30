//! The actions that a turn allows, and those that remain in it.

use serde::{Deserialize, Serialize};

use super::{
    ActionKind, ActionLimit, MovementLimit, TurnKind, action_and_bonus, partial, standard_and_move,
};
use crate::combatant::Combatant;
use crate::law::Law;

/// How a ruleset limits the actions of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Economy {
    /// D&D 3.5: a standard and a move action or a full-round action, free actions, and a 5-foot
    /// step if there is no other movement, and a swift action (D35-90). A surprise round allows a
    /// standard or a move action (D35-26 to D35-29).
    #[default]
    StandardAndMove,
    /// D&D 3.0: a partial action and a move, or a full-round action. It is one partial action or
    /// one move before the first round (D30-5, D30-24, D30-26).
    Partial,
    /// D&D 5e: a move, an action, a bonus action if a feature grants one, and one object
    /// interaction (D5E-28 to D5E-39).
    ActionAndBonus,
    /// Tales of War: action points instead of kinds of actions (TOW-40).
    Points,
    /// Any action, without a limit (ANY-12).
    Open,
}

impl Economy {
    /// Checks whether a turn with these spent actions allows one more, and returns its limit.
    ///
    /// # Errors
    ///
    /// Returns the limit that rules the action out.
    pub(crate) fn allows(
        self,
        turn: TurnKind,
        spent: &[ActionKind],
        action: ActionKind,
    ) -> Result<Option<MovementLimit>, ActionLimit> {
        match (self, turn) {
            (_, TurnKind::Surprised) => action_and_bonus::surprised(action),
            (_, TurnKind::Lair) => Err(ActionLimit::Never(Law::LairAction)),
            (Self::Open, _) => Ok(None),
            (Self::ActionAndBonus, _) => action_and_bonus::regular(spent, action),
            (Self::Points, _) => Err(ActionLimit::Never(Law::RegularTurn)),
            (Self::Partial, TurnKind::Surprise) => partial::surprise(spent, action),
            (Self::Partial, TurnKind::Regular) => partial::regular(spent, action),
            (Self::StandardAndMove, TurnKind::Surprise) => {
                standard_and_move::surprise(spent, action)
            }
            (Self::StandardAndMove, TurnKind::Regular) => standard_and_move::regular(spent, action),
        }
    }

    /// Returns the kinds of action that a turn can allow, in menu order.
    #[must_use]
    pub fn kinds(self) -> &'static [ActionKind] {
        match self {
            Self::StandardAndMove => &STANDARD_AND_MOVE,
            Self::Partial => &PARTIAL,
            Self::ActionAndBonus => &ACTION_AND_BONUS,
            Self::Points => &[],
            Self::Open => &[ActionKind::Action, ActionKind::Move, ActionKind::Free],
        }
    }

    /// Returns whether nearly every turn uses a kind of action. The others, such as a charge, are seldom.
    #[must_use]
    pub fn is_usual(self, action: ActionKind) -> bool {
        use ActionKind as Kind;
        match self {
            Self::StandardAndMove | Self::Partial => matches!(
                action,
                Kind::Standard | Kind::Partial | Kind::Move | Kind::FullRound | Kind::FiveFootStep
            ),
            Self::ActionAndBonus => matches!(
                action,
                Kind::Action | Kind::Move | Kind::BonusAction | Kind::ActionSurge | Kind::Haste
            ),
            Self::Points => false,
            Self::Open => true,
        }
    }

    /// Returns whether a turn has a swift action, which an immediate action takes (D35-90).
    #[must_use]
    pub fn has_swift_action(self) -> bool {
        match self {
            Self::StandardAndMove => true,
            Self::Partial | Self::ActionAndBonus | Self::Points | Self::Open => false,
        }
    }

    /// The most uses of Action Surge of a combatant before it rests.
    pub const MOST_SURGES: u8 = 2;

    /// Returns how often a combatant takes Action Surge before it rests: once, and twice from level 17 on (D5E-80).
    ///
    /// ```
    /// use asalto_core::Combatant;
    /// use asalto_core::combatant::Side;
    /// use asalto_core::rules::Economy;
    /// let mut regdar = Combatant::new("Regdar", Side::PARTY);
    /// assert_eq!(Economy::ActionAndBonus.surges(&regdar), 1);
    /// regdar.level = Some(17);
    /// assert_eq!(Economy::ActionAndBonus.surges(&regdar), 2);
    /// ```
    #[must_use]
    pub fn surges(self, profile: &Combatant) -> u8 {
        match self {
            Self::ActionAndBonus if profile.level.is_some_and(|level| level >= 17) => {
                Self::MOST_SURGES
            }
            Self::ActionAndBonus => 1,
            Self::StandardAndMove | Self::Partial | Self::Points | Self::Open => 0,
        }
    }

    /// Returns the point of law under which an action must be granted by a feature.
    #[must_use]
    pub fn granted_by(self, action: ActionKind) -> Option<Law> {
        match (self, action) {
            (Self::ActionAndBonus, ActionKind::BonusAction) => Some(Law::BonusActionGranted),
            (Self::ActionAndBonus, ActionKind::ActionSurge) => Some(Law::ActionSurge),
            (Self::ActionAndBonus, ActionKind::Haste) => Some(Law::Haste),
            _ => None,
        }
    }
}

const STANDARD_AND_MOVE: [ActionKind; 8] = [
    ActionKind::Standard,
    ActionKind::Move,
    ActionKind::FullRound,
    ActionKind::Charge,
    ActionKind::Withdraw,
    ActionKind::FiveFootStep,
    ActionKind::Free,
    ActionKind::Swift,
];

const PARTIAL: [ActionKind; 6] = [
    ActionKind::Partial,
    ActionKind::Move,
    ActionKind::FullRound,
    ActionKind::Charge,
    ActionKind::FiveFootStep,
    ActionKind::Free,
];

const ACTION_AND_BONUS: [ActionKind; 8] = [
    ActionKind::Action,
    ActionKind::ActionSurge,
    ActionKind::Haste,
    ActionKind::Move,
    ActionKind::BonusAction,
    ActionKind::Interact,
    ActionKind::UseObject,
    ActionKind::Free,
];
