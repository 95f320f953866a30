//! Rejections that depend on a policy of the ruleset.

use super::Rejection;
use crate::combatant::CombatantId;
use crate::rules::{ActionKind, ReactionPolicy, VitalityPolicy};

impl Rejection {
    /// Returns the rejection of a combatant that is unable to act, or to take this action.
    pub(crate) fn unable(
        policy: VitalityPolicy,
        who: CombatantId,
        action: Option<ActionKind>,
    ) -> Self {
        match policy {
            VitalityPolicy::NegativeHitPoints
            | VitalityPolicy::ByCondition
            | VitalityPolicy::OutAtZero
            | VitalityPolicy::OutAtMaximum
            | VitalityPolicy::CharactersActAtZero => Self::Unable { who },
            VitalityPolicy::UnconsciousAtZero | VitalityPolicy::DeathSaves(_) => {
                Self::Incapacitated { who, action }
            }
        }
    }

    /// Returns the rejection of a turn that cannot end, because a response to it is unresolved.
    pub(crate) fn unresolved(policy: ReactionPolicy) -> Self {
        match policy {
            ReactionPolicy::OpportunitiesPerRound | ReactionPolicy::None | ReactionPolicy::Open => {
                Self::Unresolved
            }
            ReactionPolicy::OnePerTurn => Self::Interrupted,
        }
    }
}
