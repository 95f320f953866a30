//! Kinds of actions and turns, and the limits on actions.

use serde::{Deserialize, Serialize};

use crate::law::Law;

/// A kind of action, as named by the rulesets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ActionKind {
    /// An attack, a spell, a use of a feature.
    Standard,
    /// The half of a standard action of D&D 3.0: an attack or a spell (AMB-D30-1).
    Partial,
    /// A move.
    Move,
    /// An action that takes the whole turn.
    FullRound,
    /// An action that takes almost no time.
    Free,
    /// A 5-foot step.
    FiveFootStep,
    /// A charge: a full-round action that a restricted turn also allows (D35-28).
    Charge,
    /// A withdrawal: a full-round action that a restricted turn also allows (D35-28).
    Withdraw,
    /// An action of D&D 5e: an attack, a spell, Dash, Dodge, Ready (D5E-28).
    Action,
    /// A bonus action, if a feature grants one (D5E-31).
    BonusAction,
    /// An interaction with an object or a feature of the environment; the first one in a turn is
    /// free (D5E-36).
    Interact,
    /// The use of an object that always takes the action, or does so because the game master
    /// requires it (D5E-38, D5E-39).
    UseObject,
    /// A swift action of D&D 3.5, of which a turn has one (D35-90).
    Swift,
    /// The use of Action Surge in D&D 5e, which gives the turn one action more (D5E-80).
    ActionSurge,
    /// The action that haste adds in D&D 5e: one weapon attack, Dash, Disengage, Hide or Use an Object (D5E-80).
    Haste,
}

impl ActionKind {
    /// All kinds, in menu order.
    pub const ALL: [Self; 15] = [
        Self::Standard,
        Self::Partial,
        Self::Move,
        Self::FullRound,
        Self::Charge,
        Self::Withdraw,
        Self::FiveFootStep,
        Self::Action,
        Self::BonusAction,
        Self::Interact,
        Self::UseObject,
        Self::Free,
        Self::Swift,
        Self::ActionSurge,
        Self::Haste,
    ];

    /// Returns whether taking it counts as acting. Effects that last until a combatant acts use
    /// this (D30-37).
    #[must_use]
    pub fn is_an_act(self) -> bool {
        !matches!(
            self,
            Self::Free | Self::FiveFootStep | Self::Interact | Self::ActionSurge
        )
    }

    /// Returns whether it can be the casting of a spell.
    #[must_use]
    pub fn casts(self) -> bool {
        match self {
            Self::Standard
            | Self::Partial
            | Self::FullRound
            | Self::Free
            | Self::Swift
            | Self::Action
            | Self::BonusAction => true,
            Self::Move
            | Self::Charge
            | Self::Withdraw
            | Self::FiveFootStep
            | Self::Interact
            | Self::UseObject
            | Self::ActionSurge
            | Self::Haste => false,
        }
    }

    /// Returns whether it is usually strenuous: more than moving (D35-87).
    #[must_use]
    pub fn is_strenuous(self) -> bool {
        matches!(
            self,
            Self::Standard | Self::Partial | Self::FullRound | Self::Charge
        )
    }

    /// Returns whether taking it moves the combatant.
    #[must_use]
    pub fn moves(self) -> bool {
        matches!(self, Self::Move | Self::Charge | Self::Withdraw)
    }
}

/// A kind of turn, which determines the actions that it allows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum TurnKind {
    /// A turn of the surprise round.
    Surprise,
    /// A turn of a regular round.
    Regular,
    /// The first turn of a surprised combatant, which allows no actions (D5E-12 to D5E-14).
    Surprised,
    /// The turn of a lair, which allows only a lair action (D5E-71).
    Lair,
}

/// A limit on an allowed action. The engine states it and the game master applies it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum MovementLimit {
    /// The movement is limited to the speed, not double (D35-29).
    SingleSpeed,
    /// The movement is limited to the rest of the speed for this turn (D5E-28).
    RestOfSpeed,
    /// The interaction takes the action, because it is with a second object (D5E-37).
    CostsAction,
    /// It is more than the one move or standard action of a staggered or disabled combatant (D35-87).
    BeyondOneAction,
    /// A nauseated combatant has nothing but one move action (D35-87).
    BeyondOneMove,
    /// It is more than the one action of a slowed combatant (D35-89, D30-65).
    BeyondSlow,
    /// A full attack of a hasted combatant has one attack more (D35-89).
    OneAttackMore,
    /// A disabled combatant loses 1 hit point after it, if it is strenuous (D35-87).
    Strenuous,
    /// The action that haste adds is one of a few (D5E-80).
    LimitedByHaste,
}

impl MovementLimit {
    /// Returns whether the action is more than the turn has.
    pub(crate) fn is_beyond(self) -> bool {
        matches!(
            self,
            Self::BeyondOneAction | Self::BeyondOneMove | Self::BeyondSlow
        )
    }

    /// Returns whether it tells something about hit points, or would not be there with others: at 0 hit points a charge is
    /// strenuous, and a full-round action is too much.
    pub(crate) fn tells_hit_points(self, action: ActionKind) -> bool {
        match self {
            Self::BeyondOneAction | Self::Strenuous | Self::OneAttackMore => true,
            Self::SingleSpeed => action == ActionKind::Charge,
            Self::RestOfSpeed
            | Self::CostsAction
            | Self::BeyondSlow
            | Self::BeyondOneMove
            | Self::LimitedByHaste => false,
        }
    }
}

/// The reason a turn does not allow an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ActionLimit {
    /// The turn has already used the part that the action needs.
    Used(Law),
    /// A turn of this kind never allows the action.
    Never(Law),
}
