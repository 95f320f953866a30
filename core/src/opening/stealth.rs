//! Stealth against passive Perception: who would notice whom, with the arithmetic.

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;
use crate::dice::Dropped;
use crate::encounter::{Encounter, Participant};

/// A Dexterity (Stealth) check of somebody who tries to be stealthy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct StealthCheck {
    /// The face of the d20; none where the total was typed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face: Option<u16>,
    /// The face of the second die, where there were two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dropped: Option<Dropped>,
    /// What was added.
    pub modifier: i16,
    /// The result.
    pub total: i32,
}

/// What a passive Perception score says of a hider: a suggestion, which the game master is free
/// to set aside (D5E-7, D5E-9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct StealthContest {
    /// Who may notice.
    pub observer: CombatantId,
    /// Its passive Wisdom (Perception) score.
    pub passive: i16,
    /// Who hides.
    pub hider: CombatantId,
    /// The result of its check.
    pub stealth: i32,
    /// What comes of it.
    pub outcome: Notice,
}

/// Whether a hider is noticed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Notice {
    /// The passive score is greater than the check.
    Noticed,
    /// The check is as great as the passive score, or greater (AMB-D5E-2).
    Hidden,
}

impl Notice {
    /// What comes of a check against a passive score.
    #[must_use]
    pub fn of(stealth: i32, passive: i16) -> Self {
        if i32::from(passive) > stealth {
            Self::Noticed
        } else {
            Self::Hidden
        }
    }
}

/// Every hider against every opponent whose passive Perception is known (D5E-9); none where nobody
/// tries to be stealthy (D5E-8).
pub fn stealth_contests(encounter: &Encounter) -> Vec<StealthContest> {
    let observers: Vec<(&Participant, i16)> = encounter
        .present()
        .filter_map(|one| Some((one, one.profile.passive_perception?)))
        .collect();
    let hiders = encounter
        .present()
        .filter_map(|one| Some((one, one.stealth?.total)));
    let against = |(hider, stealth): (&Participant, i32)| {
        let (side, hider) = (hider.profile.side, hider.id);
        observers
            .iter()
            .filter(move |(observer, _)| observer.profile.side != side)
            .map(move |&(observer, passive)| StealthContest {
                observer: observer.id,
                passive,
                hider,
                stealth,
                outcome: Notice::of(stealth, passive),
            })
            .collect::<Vec<_>>()
    };
    hiders.flat_map(against).collect()
}
