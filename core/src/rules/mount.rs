//! On whose count a mount acts.

use serde::{Deserialize, Serialize};

use crate::mount::Bond;
use crate::rule_id::RuleId;

/// On whose count a mount acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum MountPolicy {
    /// There are no rules for mounts.
    #[default]
    None,
    /// On its rider's (D35-81).
    OnRidersCount,
    /// A beast on its rider's, an intelligent mount there or on its own (D30-48 to D30-50).
    ByIntelligence,
}

impl MountPolicy {
    /// The rule that says so of a mount.
    #[must_use]
    pub fn rule(self, bond: Bond) -> RuleId {
        match (self, bond) {
            (Self::None | Self::OnRidersCount, _) => RuleId::D35(81),
            (Self::ByIntelligence, Bond::Animal) => RuleId::D30(48),
            (Self::ByIntelligence, Bond::Together) => RuleId::D30(49),
            (Self::ByIntelligence, Bond::Apart) => RuleId::D30(50),
        }
    }

    /// The rule by which a mount has no initiative of its own.
    #[must_use]
    pub fn forbids(self, bond: Bond) -> Option<RuleId> {
        match self {
            Self::OnRidersCount if !bond.shares_count() => Some(self.rule(bond)),
            Self::None | Self::OnRidersCount | Self::ByIntelligence => None,
        }
    }
}
