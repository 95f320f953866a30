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

    /// The rules by which a turn is put off.
    #[must_use]
    pub fn puts_off(self) -> Vec<RuleId> {
        match self {
            Self::UntilOwnCount => vec![RuleId::D35(35), RuleId::D35(36), RuleId::D35(41)],
            Self::ToFloor => vec![RuleId::D30(59), RuleId::D30(60)],
            Self::Never => Vec::new(),
        }
    }

    /// The rules by which whoever has delayed acts from then on where it acted.
    #[must_use]
    pub fn moves_place(self) -> Vec<RuleId> {
        match self {
            Self::UntilOwnCount | Self::ToFloor => [37, 40, 44].map(RuleId::D35).to_vec(),
            Self::Never => Vec::new(),
        }
    }

    /// The rules by which it acts at the count that it announced.
    #[must_use]
    pub fn announces(self) -> Vec<RuleId> {
        match self {
            Self::UntilOwnCount => [37, 38].map(RuleId::D35).to_vec(),
            Self::ToFloor => vec![RuleId::D35(37), RuleId::D35(38), RuleId::D30(61)],
            Self::Never => Vec::new(),
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
