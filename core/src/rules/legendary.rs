//! Whether a ruleset has legendary creatures.

use serde::{Deserialize, Serialize};

/// Whether a ruleset has legendary creatures and second places in the order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum LegendaryPolicy {
    /// The ruleset has no rules for them.
    #[default]
    None,
    /// Second places without legendary creatures (ANY-9).
    Places,
    /// Legendary actions, and lair actions at a separate place (D5E-69 to D5E-74).
    LairPlaces,
    /// Legendary actions and second places; a lair gives more uses, and no place (D24-23).
    LairUses,
}

impl LegendaryPolicy {
    /// Returns whether a lair has a place in the order, at count 20 (D5E-71).
    #[must_use]
    pub fn has_lair_places(self) -> bool {
        match self {
            Self::None | Self::Places | Self::LairUses => false,
            Self::LairPlaces => true,
        }
    }

    /// Returns whether creatures may have second places in the order.
    #[must_use]
    pub fn has_second_places(self) -> bool {
        match self {
            Self::None => false,
            Self::Places | Self::LairPlaces | Self::LairUses => true,
        }
    }

    /// Returns whether creatures may have legendary actions and resistance.
    #[must_use]
    pub fn has_legends(self) -> bool {
        match self {
            Self::None | Self::Places => false,
            Self::LairPlaces | Self::LairUses => true,
        }
    }
}
