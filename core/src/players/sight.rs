//! The combatants, the frames and the triggered effects that players see, and the players' numbers for them.

use super::first_sight::first_sights;
use super::notice::{is_secret, is_unnoticed};
use crate::combatant::CombatantId;
use crate::encounter::{Encounter, Participant};
use crate::frame_id::FrameId;
use crate::priority::TriggerId;
use crate::session::Session;

/// The numbers that players see at a moment.
///
/// They follow each other in the order in which players see things first, so no gap reveals anything. The number of
/// a combatant does not change once combat has begun. If players see everything, the numbers are the game
/// master's own.
pub(super) struct Sight<'s> {
    /// The first sights of the combatants of setup, by id.
    setup: Vec<Option<usize>>,
    /// The combatants that are kept off a screen in addition.
    kept_off: &'s [CombatantId],
    /// The combatants by the game master's ids.
    combatants: Vec<Seen>,
    /// The game master's ids by the players' ids.
    numbers: Vec<CombatantId>,
    /// The game master's frames and the players' numbers for them, in ascending order.
    frames: Vec<(FrameId, FrameId)>,
    triggers: Vec<(TriggerId, TriggerId)>,
    /// The number of the event in view, from 1. None before the encounter at the beginning is looked at.
    event: Option<usize>,
}

/// The players' knowledge of one combatant.
#[derive(Clone, Copy, Default)]
struct Seen {
    /// The players' id, once they have seen it.
    number: Option<CombatantId>,
    /// Whether they see it now.
    now: bool,
}

/// The combatants that come into sight and go out of sight with an event.
#[derive(Default)]
pub(super) struct Changes {
    pub(super) appear: Vec<CombatantId>,
    pub(super) vanish: Vec<CombatantId>,
}

impl<'s> Sight<'s> {
    /// Returns the sight at the beginning of a session.
    pub(super) fn of(session: &Session, kept_off: &'s [CombatantId]) -> Self {
        Self {
            setup: first_sights(session),
            kept_off,
            combatants: Vec::new(),
            numbers: Vec::new(),
            frames: Vec::new(),
            triggers: Vec::new(),
            event: None,
        }
    }

    /// Looks at the encounter of a checkpoint, before the first event.
    pub(super) fn begin(&mut self, now: &Encounter) {
        self.look(now);
        self.event = Some(0);
    }

    /// Goes to the next event of the log. Returns the combatants that come into sight and go out of sight.
    pub(super) fn next_event(&mut self, now: &Encounter) -> Changes {
        self.event = self.event.map(|event| event + 1);
        self.look(now)
    }

    fn look(&mut self, now: &Encounter) -> Changes {
        let mut changes = Changes::default();
        for (index, one) in now.participants().enumerate() {
            if index == self.combatants.len() {
                self.combatants.push(Seen::default());
            }
            let is_in_sight = self.would_see(now, one);
            let Some(known) = self.combatants.get_mut(index) else {
                break;
            };
            if is_in_sight == known.now {
                continue;
            }
            known.now = is_in_sight;
            if !is_in_sight {
                changes.vanish.push(one.id);
                continue;
            }
            if known.number.is_none() {
                self.numbers.push(one.id);
                known.number = nth(self.numbers.len());
            }
            changes.appear.push(one.id);
        }
        changes
    }

    /// Whether players see a combatant at the event in view, or would see it at a later moment of the same command.
    pub(super) fn would_see(&self, now: &Encounter, one: &Participant) -> bool {
        let index = index(one.id);
        let event = self.event.unwrap_or_default();
        if now.opening().is_none() || self.event.is_none() {
            let first = index.and_then(|index| self.setup.get(index));
            let seen = first.is_some_and(|first| first.is_some_and(|at| at <= event));
            return seen && !self.is_kept_off(now, one);
        }
        let before = index.and_then(|index| self.combatants.get(index));
        let seen = before.is_some_and(|seen| seen.now);
        let notices = || one.present && !is_unnoticed(now, one.id);
        (seen || notices()) && !is_secret(now, one) && !self.is_kept_off(now, one)
    }

    /// Whether players would not see a combatant if its turn came.
    pub(super) fn stays_unseen(&self, now: &Encounter, one: &Participant) -> bool {
        let hides = is_secret(now, one) && !one.profile.reveal_when_acting;
        !one.present || hides || self.is_kept_off(now, one)
    }

    fn is_kept_off(&self, now: &Encounter, one: &Participant) -> bool {
        let owner = now.actor_at(one.id).map(|owner| owner.id);
        let hides = |who: &CombatantId| *who == one.id || Some(*who) == owner;
        self.kept_off.iter().any(hides)
    }

    fn seen(&self, who: CombatantId) -> Option<Seen> {
        self.combatants.get(index(who)?).copied()
    }

    /// Returns the players' id of a combatant that is visible at the event in view.
    pub(super) fn id(&self, who: CombatantId) -> Option<CombatantId> {
        let seen = self.seen(who)?;
        seen.number.filter(|_| seen.now)
    }

    /// Returns the players' id of a combatant that they have seen, whether or not it is visible now.
    pub(super) fn number(&self, who: CombatantId) -> Option<CombatantId> {
        self.seen(who)?.number
    }

    /// Returns the players' ids of the visible combatants.
    pub(super) fn ids(&self, all: &[CombatantId]) -> Vec<CombatantId> {
        all.iter().filter_map(|&who| self.id(who)).collect()
    }

    /// Returns the game master's ids, by the players' ids.
    pub(super) fn into_numbers(self) -> Vec<CombatantId> {
        self.numbers
    }

    /// Whether players see every combatant.
    pub(super) fn is_whole(&self) -> bool {
        self.combatants.iter().all(|seen| seen.now)
    }

    /// Records the players' number of a frame. A turn that comes back into sight gets another one.
    pub(super) fn number_frame(&mut self, frame: FrameId, number: FrameId) {
        let index = self.frames.binary_search_by_key(&frame, |(own, _)| *own);
        match index {
            Ok(index) => {
                if let Some((_, known)) = self.frames.get_mut(index) {
                    *known = number;
                }
            }
            Err(index) => self.frames.insert(index, (frame, number)),
        }
    }

    /// Returns the players' number of a frame that they have seen.
    pub(super) fn frame(&self, frame: FrameId) -> Option<FrameId> {
        let index = self.frames.binary_search_by_key(&frame, |(own, _)| *own);
        self.frames.get(index.ok()?).map(|(_, number)| *number)
    }

    /// Returns the players' number of the last frame that they had seen when this one was put on a stack.
    pub(super) fn last_frame(&self, until: FrameId) -> FrameId {
        let count = self.frames.partition_point(|(own, _)| *own <= until);
        let last = count
            .checked_sub(1)
            .and_then(|index| self.frames.get(index));
        last.map(|(_, number)| *number).unwrap_or_default()
    }

    /// Records the players' number of a triggered effect.
    pub(super) fn number_trigger(&mut self, trigger: TriggerId, number: TriggerId) {
        self.triggers.push((trigger, number));
    }

    /// Returns the players' number of a triggered effect that they have seen.
    pub(super) fn trigger(&self, id: TriggerId) -> Option<TriggerId> {
        let mut all = self.triggers.iter();
        all.find(|(own, _)| *own == id).map(|(_, number)| *number)
    }
}

fn index(who: CombatantId) -> Option<usize> {
    usize::try_from(who.0.checked_sub(1)?).ok()
}

fn nth(count: usize) -> Option<CombatantId> {
    u32::try_from(count).ok().map(CombatantId)
}
