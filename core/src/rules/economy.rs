//! What a turn holds, and what may still be taken of it.

use serde::{Deserialize, Serialize};

use super::{action_and_bonus, partial};
use crate::rule_id::RuleId;

/// A kind of action, as the rulesets name them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum ActionKind {
    /// An attack, a spell, a use of a feature.
    Standard,
    /// The half of a standard action of D&D 3.0: an attack or a spell (AMB-D30-1).
    Partial,
    /// A move.
    Move,
    /// What takes the whole turn.
    FullRound,
    /// What takes no time worth counting.
    Free,
    /// A step of 5 feet.
    FiveFootStep,
    /// A charge: a full-round action that a restricted turn may hold (D35-28).
    Charge,
    /// A withdrawal: a full-round action that a restricted turn may hold (D35-28).
    Withdraw,
    /// An action of D&D 5e: an attack, a spell, Dash, Dodge, Ready (D5E-28).
    Action,
    /// A bonus action, where something grants one (D5E-31).
    BonusAction,
    /// An object or a feature of the place on the way, the first of them free (D5E-36).
    Interact,
    /// An object that costs the action, by what it is or because the game master demands it
    /// (D5E-38, D5E-39).
    UseObject,
}

impl ActionKind {
    /// Every kind, in the order of a menu.
    pub const ALL: [Self; 12] = [
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
    ];

    /// Whether taking it is acting, for what lasts until somebody acts (D30-37).
    #[must_use]
    pub fn is_an_act(self) -> bool {
        !matches!(self, Self::Free | Self::FiveFootStep | Self::Interact)
    }

    /// Whether it may be the casting of a spell.
    #[must_use]
    pub fn casts(self) -> bool {
        match self {
            Self::Standard
            | Self::Partial
            | Self::FullRound
            | Self::Free
            | Self::Action
            | Self::BonusAction => true,
            Self::Move
            | Self::Charge
            | Self::Withdraw
            | Self::FiveFootStep
            | Self::Interact
            | Self::UseObject => false,
        }
    }

    /// Whether taking it moves the combatant.
    #[must_use]
    pub fn moves(self) -> bool {
        matches!(self, Self::Move | Self::Charge | Self::Withdraw)
    }
}

/// A kind of turn, which decides how much it holds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum TurnKind {
    /// A turn of the surprise round.
    Surprise,
    /// A turn of a regular round.
    Regular,
    /// The first turn of somebody who is surprised, which holds nothing (D5E-12 to D5E-14).
    Surprised,
}

/// What an allowed action is limited to; the engine tells it, the table applies it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Limit {
    /// Moves at most its speed, not double (D35-29).
    SingleSpeed,
    /// Moves what is left of its speed in this turn (D5E-28).
    RestOfSpeed,
    /// Costs the action, being the second object (D5E-37).
    CostsAction,
}

/// Why a turn does not hold an action any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Overspent {
    /// What it needs has been used in this turn.
    Used(RuleId),
    /// A turn of this kind never holds it.
    Never(RuleId),
}

/// How much of a turn there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Economy {
    /// D&D 3.5: a standard and a move action or a full-round action, free actions, and a 5-foot
    /// step where nothing else moves; in the surprise round one of standard and move (D35-26 to
    /// D35-29).
    #[default]
    StandardAndMove,
    /// D&D 3.0: a partial action and a move, or a full-round action; before the first round one
    /// partial action or one move (D30-5, D30-24, D30-26).
    Partial,
    /// D&D 5e: a move, an action, a bonus action where something grants one, and one object on the
    /// way (D5E-28 to D5E-39).
    ActionAndBonus,
    /// Tales of War: points of action, not kinds (TOW-40).
    Points,
}

impl Economy {
    /// Whether a turn that has spent some actions holds one more, and to what it is limited.
    pub(crate) fn allows(
        self,
        turn: TurnKind,
        spent: &[ActionKind],
        action: ActionKind,
    ) -> Result<Option<Limit>, Overspent> {
        match (self, turn) {
            (_, TurnKind::Surprised) => action_and_bonus::surprised(action),
            (Self::ActionAndBonus, _) => action_and_bonus::regular(spent, action),
            (Self::Points, _) => Err(Overspent::Never(RuleId::Tow(57))),
            (Self::Partial, TurnKind::Surprise) => partial::surprise(spent, action),
            (Self::Partial, TurnKind::Regular) => partial::regular(spent, action),
            (Self::StandardAndMove, TurnKind::Surprise) => single_action(spent, action),
            (Self::StandardAndMove, TurnKind::Regular) => standard_and_move(spent, action),
        }
    }

    /// The kinds of action that a turn of this economy may hold, in the order of a menu.
    #[must_use]
    pub fn kinds(self) -> &'static [ActionKind] {
        match self {
            Self::StandardAndMove => &STANDARD_AND_MOVE,
            Self::Partial => &PARTIAL,
            Self::ActionAndBonus => &ACTION_AND_BONUS,
            Self::Points => &[],
        }
    }

    /// The rule by which an action is for those only to whom something grants it.
    #[must_use]
    pub fn granted_by(self, action: ActionKind) -> Option<RuleId> {
        match (self, action) {
            (Self::ActionAndBonus, ActionKind::BonusAction) => Some(RuleId::D5e(31)),
            _ => None,
        }
    }
}

const STANDARD_AND_MOVE: [ActionKind; 7] = [
    ActionKind::Standard,
    ActionKind::Move,
    ActionKind::FullRound,
    ActionKind::Charge,
    ActionKind::Withdraw,
    ActionKind::FiveFootStep,
    ActionKind::Free,
];

const PARTIAL: [ActionKind; 6] = [
    ActionKind::Partial,
    ActionKind::Move,
    ActionKind::FullRound,
    ActionKind::Charge,
    ActionKind::FiveFootStep,
    ActionKind::Free,
];

const ACTION_AND_BONUS: [ActionKind; 6] = [
    ActionKind::Action,
    ActionKind::Move,
    ActionKind::BonusAction,
    ActionKind::Interact,
    ActionKind::UseObject,
    ActionKind::Free,
];

fn single_action(spent: &[ActionKind], action: ActionKind) -> Result<Option<Limit>, Overspent> {
    let taken = spent
        .iter()
        .any(|kind| !matches!(kind, ActionKind::Free | ActionKind::FiveFootStep));
    match action {
        ActionKind::Free => Ok(None),
        ActionKind::FullRound => Err(Overspent::Never(RuleId::D35(28))),
        ActionKind::FiveFootStep => step(spent),
        ActionKind::Move if taken => Err(Overspent::Used(RuleId::D35(27))),
        _ if taken => Err(Overspent::Used(RuleId::D35(26))),
        ActionKind::Charge => Ok(Some(Limit::SingleSpeed)),
        ActionKind::Standard | ActionKind::Move | ActionKind::Withdraw => Ok(None),
        _ => Err(Overspent::Never(RuleId::D35(26))),
    }
}

pub(super) fn standard_and_move(
    spent: &[ActionKind],
    action: ActionKind,
) -> Result<Option<Limit>, Overspent> {
    let count = |wanted: ActionKind| spent.iter().filter(|&&kind| kind == wanted).count();
    let whole = [
        ActionKind::FullRound,
        ActionKind::Charge,
        ActionKind::Withdraw,
    ];
    let whole_taken = spent.iter().any(|kind| whole.contains(kind));
    let stepped = count(ActionKind::FiveFootStep) > 0;
    let halves = count(ActionKind::Standard) + count(ActionKind::Move);
    let fits = match action {
        ActionKind::Free => true,
        ActionKind::FiveFootStep => return step(spent),
        ActionKind::Standard => !whole_taken && count(ActionKind::Standard) == 0 && halves < 2,
        // A move action may be taken instead of the standard action.
        ActionKind::Move => !whole_taken && halves < 2 && !stepped,
        ActionKind::FullRound => !whole_taken && halves == 0,
        ActionKind::Charge | ActionKind::Withdraw => !whole_taken && halves == 0 && !stepped,
        _ => return Err(Overspent::Never(RuleId::D35(36))),
    };
    if fits {
        Ok(None)
    } else {
        Err(Overspent::Used(RuleId::D35(36)))
    }
}

fn step(spent: &[ActionKind]) -> Result<Option<Limit>, Overspent> {
    let moved = spent
        .iter()
        .any(|kind| kind.moves() || *kind == ActionKind::FiveFootStep);
    if moved {
        Err(Overspent::Used(RuleId::D35(59)))
    } else {
        Ok(None)
    }
}
