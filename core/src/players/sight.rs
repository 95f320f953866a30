//! The combatants that players see, and the players' ids for them.

use crate::checkpoint::Checkpoint;
use crate::combatant::{Combatant, CombatantId, Controller, Side};
use crate::encounter::{Encounter, Participant};
use crate::event::{Event, PriorityEvent};
use crate::priority::TriggerId;
use crate::session::Session;

/// Whether the players know all of a combatant's numbers: it is in the party, or a player controls
/// it. Any other combatant is hidden.
pub(super) fn is_open(profile: &Combatant) -> bool {
    profile.side == Side::PARTY || profile.controller == Controller::Player
}

/// The ids that players see at a moment.
///
/// During setup players do not see combatants that the party is unaware of. Their ids skip those
/// combatants, so that no gap reveals the number. During combat every id is the game master's own.
pub(super) struct Sight {
    /// The game master's ids, in the order of the players' ids. None if they are the same.
    combatants: Option<Vec<CombatantId>>,
    triggers: Vec<TriggerId>,
}

impl Sight {
    /// Returns the ids at the moment that a session shows.
    pub(super) fn of(session: &Session) -> Self {
        let now = session.encounter();
        let seen = now.participants().filter(|one| !is_unseen(now, one));
        let seen: Vec<_> = seen.map(|one| one.id).collect();
        if seen.len() == now.participants().count() {
            let triggers = Vec::new();
            let combatants = None;
            return Self {
                combatants,
                triggers,
            };
        }
        let triggers = triggers(session)
            .filter(|(_, owner)| seen.contains(owner))
            .map(|(id, _)| id)
            .collect();
        Self {
            combatants: Some(seen),
            triggers,
        }
    }

    /// Returns the players' id of a visible combatant.
    pub(super) fn id(&self, who: CombatantId) -> Option<CombatantId> {
        match &self.combatants {
            None => Some(who),
            Some(seen) => Some(CombatantId(nth(seen, &who)?)),
        }
    }

    /// Returns the players' ids of the visible combatants.
    pub(super) fn ids(&self, all: &[CombatantId]) -> Vec<CombatantId> {
        all.iter().filter_map(|&who| self.id(who)).collect()
    }

    /// Returns the players' id of a triggered effect, if its owner is visible.
    pub(super) fn trigger(&self, id: TriggerId) -> Option<TriggerId> {
        match &self.combatants {
            None => Some(id),
            Some(_) => Some(TriggerId(nth(&self.triggers, &id)?)),
        }
    }

    /// Whether players see every combatant.
    pub(super) fn is_whole(&self) -> bool {
        self.combatants.is_none()
    }
}

/// Returns the place of an id among the visible ids, from 1.
fn nth<T: PartialEq>(seen: &[T], id: &T) -> Option<u32> {
    let index = seen.iter().position(|other| other == id)?;
    u32::try_from(index + 1).ok()
}

/// Returns every triggered effect of a session with its owner, in the order of the ids.
fn triggers(session: &Session) -> impl Iterator<Item = (TriggerId, CombatantId)> {
    let first = session.checkpoint().map(Checkpoint::encounter);
    let before = first.into_iter().flat_map(|first| {
        let triggers = first.priority().triggers().iter();
        triggers.map(|(id, trigger)| (*id, trigger.owner))
    });
    let played = &session.entries()[..session.cursor()];
    let events = played.iter().flat_map(|entry| &entry.events);
    before.chain(events.filter_map(|event| match event {
        Event::Priority(PriorityEvent::TriggerRegistered { id, trigger }) => {
            Some((*id, trigger.owner))
        }
        _ => None,
    }))
}

/// Whether the whole party is unaware of a combatant during setup.
fn is_unseen(encounter: &Encounter, one: &Participant) -> bool {
    if encounter.opening().is_some() || is_open(&one.profile) {
        return false;
    }
    // A second place is seen with its owner.
    let owner = encounter.actor_at(one.id);
    owner.is_none_or(|owner| !watchers(encounter).any(|other| is_aware(encounter, other, owner)))
}

/// Whether the whole party was unaware of a combatant as combat began, and the first turn of that combatant
/// is still to come.
pub(super) fn is_unnoticed(encounter: &Encounter, who: CombatantId) -> bool {
    let Some(one) = encounter.actor_at(who) else {
        return true;
    };
    if is_open(&one.profile) || one.turn_has_come || encounter.turn_of() == Some(who) {
        return false;
    }
    let mut watchers = watchers(encounter).peekable();
    watchers.peek().is_some() && !watchers.any(|other| is_aware(encounter, other, one))
}

/// Returns the present combatants that players know all about.
fn watchers(encounter: &Encounter) -> impl Iterator<Item = &Participant> {
    encounter.present().filter(|one| is_open(&one.profile))
}

fn is_aware(encounter: &Encounter, observer: &Participant, target: &Participant) -> bool {
    let [observer, target] = [observer, target].map(|one| (one.id, one.profile.side));
    encounter.awareness().of_pair(observer, target)
}
