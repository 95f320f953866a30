//! A save that has just failed, and what it was about.

use serde::{Deserialize, Serialize};

use super::participant::Concentration;
use crate::combatant::CombatantId;
use crate::effect::Effect;

/// The last save of a combatant. It has failed, and can still succeed by legendary resistance (D5E-72).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FailedSave {
    pub(crate) who: CombatantId,
    pub(crate) about: FailedSaveSubject,
}

/// The subject of a failed save.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) enum FailedSaveSubject {
    /// A save from which nothing has followed yet.
    Named,
    /// An effect, which lasts.
    Effect(Effect),
    /// Concentration, which has ended, with the effects that ended with it.
    Concentration {
        /// The concentration, with the failed save as the first.
        lost: Concentration,
        /// The effects and their holders.
        held: Vec<(CombatantId, Effect)>,
    },
}
