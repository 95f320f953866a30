//! The combatants that players know all about, those that they have not noticed, and those that are secret.

use crate::combatant::CombatantId;
use crate::encounter::{Encounter, Participant};
use crate::rules::Opening;

/// Whether the game master keeps a combatant from players, or the owner of its second place.
pub(super) fn is_secret(encounter: &Encounter, one: &Participant) -> bool {
    let owner = encounter.actor_at(one.id);
    one.profile.is_secret() || owner.is_some_and(|owner| owner.profile.is_secret())
}

/// Whether a combatant is hidden, and none of the watchers is aware of it.
pub(super) fn is_unseen_by(
    encounter: &Encounter,
    one: &Participant,
    watchers: &[&Participant],
) -> bool {
    if one.profile.is_open() {
        return false;
    }
    // A second place is seen with its owner.
    let owner = encounter.actor_at(one.id);
    let aware = |owner| {
        watchers
            .iter()
            .any(|other| is_aware(encounter, other, owner))
    };
    !owner.is_some_and(aware)
}

/// Whether the whole party was unaware of a combatant as combat began, and the first turn of that combatant
/// is still to come.
pub(super) fn is_unnoticed(encounter: &Encounter, who: CombatantId) -> bool {
    let Some(one) = encounter.actor_at(who) else {
        return true;
    };
    if one.profile.is_open() || one.turn_has_come || encounter.turn_of() == Some(who) {
        return false;
    }
    // With phases awareness does not matter (TOW-30), unless the table has changed that.
    let acts = encounter.priority().mains.contains(&who);
    if acts || encounter.opening() == Some(&Opening::Plain) {
        return false;
    }
    let mut watchers = watchers(encounter).peekable();
    watchers.peek().is_some() && !watchers.any(|other| is_aware(encounter, other, one))
}

/// Returns the present combatants that players know all about.
pub(super) fn watchers(encounter: &Encounter) -> impl Iterator<Item = &Participant> {
    encounter.present().filter(|one| one.profile.is_open())
}

fn is_aware(encounter: &Encounter, observer: &Participant, target: &Participant) -> bool {
    let [observer, target] = [observer, target].map(|one| (one.id, one.profile.side));
    encounter.awareness().of_pair(observer, target)
}
