//! The basis of an initiative result: a roll or a score, with the sources of advantage and
//! disadvantage.

use serde::{Deserialize, Serialize};

use crate::die::RollMode;
use crate::optional_field::is_default;

/// The basis of an initiative result, recorded when it is determined.
///
/// ```
/// use asalto_core::basis::InitiativeBasis;
/// use asalto_core::die::RollMode;
/// let both = InitiativeBasis { surprised: true, invisible: true, ..InitiativeBasis::default() };
/// assert_eq!(both.mode(), RollMode::Normal);
/// let three = InitiativeBasis { incapacitated: true, ..both };
/// assert_eq!(three.mode(), RollMode::Normal);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a source of its own, and any number of them may hold"
)]
pub struct InitiativeBasis {
    /// Whether it is an initiative score instead of a roll (D24-5).
    #[serde(default)]
    pub score: bool,
    /// The way of rolling in the profile.
    #[serde(default)]
    pub profile: RollMode,
    /// Whether surprise gives disadvantage (D24-2).
    #[serde(default)]
    pub surprised: bool,
    /// Whether being invisible gives advantage (D24-3).
    #[serde(default)]
    pub invisible: bool,
    /// Whether being incapacitated gives disadvantage (D24-3).
    #[serde(default)]
    pub incapacitated: bool,
    /// Whether being poisoned gives disadvantage (D5E-19, D24-3).
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub poisoned: bool,
    /// Whether being frightened gives disadvantage (D5E-79).
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub frightened: bool,
    /// Whether Feral Instinct gives advantage (D5E-86, D24-30).
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub feral: bool,
    /// Whether exhaustion gives disadvantage (D5E-79).
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub exhausted: bool,
}

impl InitiativeBasis {
    /// The initiative score before the modifier (D24-5).
    pub const SCORE: i16 = 10;

    /// Returns the way of rolling. Advantage and disadvantage cancel each other, from however many
    /// sources (D24-4).
    #[must_use]
    pub fn mode(&self) -> RollMode {
        let advantage = self.invisible || self.feral || self.profile == RollMode::Advantage;
        let state = self.incapacitated || self.poisoned || self.frightened || self.exhausted;
        let disadvantage = self.surprised || state || self.profile == RollMode::Disadvantage;
        match (advantage, disadvantage) {
            (true, false) => RollMode::Advantage,
            (false, true) => RollMode::Disadvantage,
            (true, true) | (false, false) => RollMode::Normal,
        }
    }

    /// Returns the number of sources of advantage and disadvantage.
    #[must_use]
    pub fn sources(&self) -> usize {
        let profile = self.profile != RollMode::Normal;
        let all = [
            profile,
            self.surprised,
            self.invisible,
            self.incapacitated,
            self.poisoned,
            self.frightened,
            self.feral,
            self.exhausted,
        ];
        all.into_iter().filter(|&holds| holds).count()
    }

    /// Returns the initiative score before the modifier: 5 more with advantage, 5 less with
    /// disadvantage (D24-5).
    #[must_use]
    pub fn score_before_modifier(&self) -> i16 {
        match self.mode() {
            RollMode::Normal => Self::SCORE,
            RollMode::Advantage => Self::SCORE + 5,
            RollMode::Disadvantage => Self::SCORE - 5,
        }
    }

    #[allow(
        clippy::trivially_copy_pass_by_ref,
        reason = "serde passes a field by reference"
    )]
    pub(crate) fn is_default(&self) -> bool {
        *self == Self::default()
    }
}
