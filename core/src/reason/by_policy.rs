//! The reasons that differ by ruleset, chosen by policy.

use super::Reason;
use crate::rules::{Condition, DownState, FlatFootedPolicy, LifeState, VitalityPolicy};

impl Reason {
    /// Returns the reason why a combatant is flat-footed: its surprise, if the opening surprised
    /// it.
    pub(crate) fn flat_footed(policy: FlatFootedPolicy, surprise: Option<Self>) -> Self {
        match policy {
            FlatFootedPolicy::UntilItActs => Self::NotActedYet,
            FlatFootedPolicy::UntilFirstTurn | FlatFootedPolicy::Never => {
                surprise.unwrap_or(Self::NoTurnYet)
            }
        }
    }

    /// Returns the reason why a condition prevents a combatant from acting.
    pub(crate) fn unable_by_condition(policy: VitalityPolicy, condition: Condition) -> Self {
        match policy {
            VitalityPolicy::NegativeHitPoints
            | VitalityPolicy::OutAtZero
            | VitalityPolicy::OutAtMaximum
            | VitalityPolicy::CharactersActAtZero => Self::Condition(condition),
            VitalityPolicy::ByCondition => Self::OutOfCombat(condition),
            VitalityPolicy::UnconsciousAtZero | VitalityPolicy::DeathSaves(_) => {
                Self::Incapacitated(condition)
            }
        }
    }

    /// Returns the reason why hit points prevent a combatant from acting.
    pub(crate) fn unable_by_hit_points(
        policy: VitalityPolicy,
        life: LifeState,
        down: Option<DownState>,
    ) -> Self {
        match policy {
            VitalityPolicy::NegativeHitPoints
            | VitalityPolicy::ByCondition
            | VitalityPolicy::OutAtZero
            | VitalityPolicy::OutAtMaximum
            | VitalityPolicy::CharactersActAtZero => Self::Life(life),
            VitalityPolicy::UnconsciousAtZero => Self::AtZero,
            VitalityPolicy::DeathSaves(_) => down.map_or(Self::AtZero, Self::Down),
        }
    }
}
