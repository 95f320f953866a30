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
    /// The same, down to -10 less the initiative bonus; there it acts or loses its action
    /// (D30-59, D30-60).
    ToFloor,
    /// There is no delaying (D5E-50).
    Never,
}

impl DelayPolicy {
    /// The lowest count to which somebody with an initiative bonus may delay.
    #[must_use]
    pub fn floor(self, bonus: i16) -> Option<i32> {
        match self {
            Self::ToFloor => Some(-10 - i32::from(bonus)),
            Self::UntilOwnCount | Self::Never => None,
        }
    }

    /// The rule that forbids delaying.
    #[must_use]
    pub fn forbidden_by(self) -> Option<RuleId> {
        match self {
            Self::UntilOwnCount | Self::ToFloor => None,
            Self::Never => Some(RuleId::D5e(50)),
        }
    }
}
