//! The combatants that players see, and the players' ids for them.

use super::first_sight::{Latecomer, latecomers};
use super::notice::{is_unseen_by, watchers};
use crate::checkpoint::Checkpoint;
use crate::combatant::CombatantId;
use crate::encounter::Participant;
use crate::event::{Event, PriorityEvent};
use crate::priority::TriggerId;
use crate::session::Session;

/// The ids that players see at a moment.
///
/// During setup players do not see combatants that the party is unaware of. Their ids skip those
/// combatants, so that no gap reveals the number. During combat every id is the game master's own.
///
/// The history of a combatant begins when players first see it.
pub(super) struct Sight {
    /// The game master's ids, in the order of the players' ids. None if they are the same.
    combatants: Option<Vec<CombatantId>>,
    triggers: Vec<TriggerId>,
    latecomers: Vec<Latecomer>,
    /// The number of the event in view, from 1.
    event: usize,
}

impl Sight {
    /// Returns the ids at the moment that a session shows.
    pub(super) fn of(session: &Session) -> Self {
        let now = session.encounter();
        let latecomers = latecomers(session);
        let left_unseen = |who| {
            let mut late = latecomers.iter();
            late.any(|late| late.id == who && late.at.is_none())
        };
        let in_setup = now.opening().is_none();
        let watchers: Vec<_> = watchers(now).collect();
        let is_seen = |one: &&Participant| !in_setup || !is_unseen_by(now, one, &watchers);
        let seen = now.participants().filter(is_seen);
        let seen = seen.filter(|one| !in_setup || !left_unseen(one.id));
        let seen: Vec<_> = seen.map(|one| one.id).collect();
        if seen.len() == now.participants().count() {
            return Self {
                combatants: None,
                triggers: Vec::new(),
                latecomers,
                event: 0,
            };
        }
        let triggers = triggers(session)
            .filter(|(_, owner)| seen.contains(owner))
            .map(|(id, _)| id)
            .collect();
        Self {
            combatants: Some(seen),
            triggers,
            latecomers,
            event: 0,
        }
    }

    /// Goes to the next event of the log. Returns the combatants that players see from it on, and did not see when they
    /// joined.
    pub(super) fn next_event(&mut self) -> Vec<CombatantId> {
        self.event += 1;
        let appear = |late: &&Latecomer| late.at == Some(self.event);
        let all = self.latecomers.iter().filter(appear);
        all.map(|late| late.id).collect()
    }

    /// Returns a combatant that players did not see when it joined.
    pub(super) fn latecomer(&self, who: CombatantId) -> Option<&Latecomer> {
        let index = self.latecomers.binary_search_by_key(&who, |late| late.id);
        index.ok().and_then(|index| self.latecomers.get(index))
    }

    /// Returns the players' id of a combatant that is visible at the event in view.
    pub(super) fn id(&self, who: CombatantId) -> Option<CombatantId> {
        let late = self.latecomer(who);
        let is_seen = late.is_none_or(|late| late.at.is_some_and(|at| at <= self.event));
        is_seen.then(|| self.number(who))?
    }

    /// Returns the players' id of a combatant, whether or not it is visible yet.
    pub(super) fn number(&self, who: CombatantId) -> Option<CombatantId> {
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
