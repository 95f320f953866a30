//! The first moment at which players see a combatant. The history of setup is judged by what was visible then.

use std::sync::Arc;

use super::notice::{is_unseen_by, watchers};
use crate::checkpoint::Checkpoint;
use crate::combatant::{Combatant, CombatantId, Side};
use crate::encounter::{Encounter, Participant};
use crate::event::Event;
use crate::session::Session;

/// A combatant that players did not see when it joined.
pub(super) struct Latecomer {
    /// The combatant.
    pub(super) id: CombatantId,
    /// The number of the event that shows it, from 1. None if it left unseen.
    pub(super) at: Option<usize>,
    /// Its profile at that event. Players get a profile without a name before.
    pub(super) profile: Arc<Combatant>,
    /// Whether it had left as combat began.
    pub(super) is_absent: bool,
}

/// The current sight of a combatant, while the log is read.
#[derive(Clone, Default)]
struct FirstSight {
    /// The number of the event with which it joined.
    joined: usize,
    /// The number of the event from which players see it, and its profile there.
    seen: Option<(usize, Arc<Combatant>)>,
    is_absent: bool,
}

/// Returns the combatants that players did not see when they joined, by id, up to the moment that a session shows.
///
/// Players see a combatant while someone in the party is aware of it, and all combatants once combat begins. A
/// combatant that the party loses sight of during setup is seen again from the later moment only.
pub(super) fn latecomers(session: &Session) -> Vec<Latecomer> {
    let first = session.checkpoint().map(Checkpoint::encounter);
    let new = || Encounter::new(session.rules().clone());
    let mut now = first.cloned().unwrap_or_else(new);
    let mut all = Vec::new();
    look(&now, 0, &mut all);
    let played = &session.entries()[..session.cursor()];
    let events = played.iter().flat_map(|entry| &entry.events);
    for (number, event) in (1..).zip(events) {
        let in_setup = now.opening().is_none();
        if now.apply(event).is_err() {
            break;
        }
        let joins = matches!(
            event,
            Event::CombatantAdded { .. } | Event::CombatantReturned { .. }
        );
        if in_setup || joins {
            look(&now, number, &mut all);
        }
        if in_setup {
            for (one, sight) in now.participants().zip(&mut all) {
                sight.is_absent = sight.seen.is_none() && !one.present;
            }
        }
        // Players see everyone who joins a combat.
        let in_combat = now.opening().is_some();
        if in_combat && all.iter().all(|sight| sight.seen.is_some()) {
            break;
        }
    }
    let late = |(index, sight): (u32, FirstSight)| {
        let (at, profile) = match sight.seen {
            Some((at, _)) if at <= sight.joined => return None,
            Some((at, profile)) => (Some(at), profile),
            None => (None, Arc::new(Combatant::new("?", Side::FOES))),
        };
        Some(Latecomer {
            id: CombatantId(index),
            at,
            profile,
            is_absent: sight.is_absent,
        })
    };
    (1..).zip(all).filter_map(late).collect()
}

/// Records the combatants that players see after an event.
fn look(now: &Encounter, number: usize, all: &mut Vec<FirstSight>) {
    let watchers: Vec<_> = watchers(now).collect();
    for (index, one) in now.participants().enumerate() {
        if index == all.len() {
            all.push(FirstSight {
                joined: number,
                ..FirstSight::default()
            });
        }
        let Some(sight) = all.get_mut(index) else {
            return;
        };
        // A checkpoint may have combatants that left, seen or not.
        let is_there = one.present || (number == 0 && !left_unseen(now, one, &watchers));
        if now.opening().is_none() && is_unseen_by(now, one, &watchers) {
            sight.seen = None;
        } else if sight.seen.is_none() && is_there {
            sight.seen = Some((number, Arc::clone(&one.profile)));
        }
        if number == 0 {
            sight.is_absent = sight.seen.is_none() && !one.present;
        }
    }
}

/// Whether a combatant left before combat or before its first turn, and the party was unaware of it.
fn left_unseen(now: &Encounter, one: &Participant, watchers: &[&Participant]) -> bool {
    !one.present && !one.turn_has_come && is_unseen_by(now, one, watchers)
}
