//! An effect that begins.

use serde::{Deserialize, Serialize};

use super::{Duration, TurnEffect};
use crate::combatant::CombatantId;
use crate::rules::Condition;

/// An effect that the game master adds to a combatant.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct NewEffect {
    /// The combatant under the effect.
    pub who: CombatantId,
    /// The condition.
    pub condition: Condition,
    /// The duration of the effect.
    pub duration: Duration,
    /// The duration after which it ends at the latest, if its duration is until a save.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub latest: Option<Duration>,
    /// The combatant that causes the effect.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub source: Option<CombatantId>,
    /// Whether it also ends with the concentration of its source, if its source concentrates now (D5E-78). None: as is
    /// usual for the condition.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub held: Option<bool>,
    /// The effect in each turn of the combatant, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub each: Option<TurnEffect>,
}

impl NewEffect {
    /// Returns an effect without a source that does nothing each turn.
    ///
    /// ```
    /// use asalto_core::effect::{Duration, NewEffect};
    /// use asalto_core::{CombatantId, Condition};
    /// let prone = NewEffect::new(CombatantId(1), Condition::Prone, Duration::Rounds(1));
    /// assert_eq!((prone.source, prone.each), (None, None));
    /// ```
    #[must_use]
    pub fn new(who: CombatantId, condition: Condition, duration: Duration) -> Self {
        Self {
            who,
            condition,
            duration,
            latest: None,
            source: None,
            held: None,
            each: None,
        }
    }
}
