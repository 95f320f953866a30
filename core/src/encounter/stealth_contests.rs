//! Stealth checks against passive Perception scores.

use super::{Encounter, Participant};
use crate::opening::{StealthContest, StealthOutcome};

/// Returns every hider paired with every opponent that has a passive Perception (D5E-9). There are
/// none if no combatant hides (D5E-8).
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
                outcome: StealthOutcome::of(stealth, passive),
            })
            .collect::<Vec<_>>()
    };
    hiders.flat_map(against).collect()
}
