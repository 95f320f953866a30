//! Whether and how one puts a turn off.

use serde::{Deserialize, Serialize};

use crate::rule_id::RuleId;

/// How a ruleset lets a combatant delay.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum DelayPolicy {
    /// Until it wishes to act or its own count comes round again (D35-35 to D35-46).
    #[default]
    UntilOwnCount,
    /// There is no delaying (D5E-50).
    Never,
}

impl DelayPolicy {
    /// The rule that forbids delaying.
    #[must_use]
    pub fn forbidden_by(self) -> Option<RuleId> {
        match self {
            Self::UntilOwnCount => None,
            Self::Never => Some(RuleId::D5e(50)),
        }
    }
}
