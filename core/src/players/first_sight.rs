//! The first moment at which players see a combatant of setup. Setup is judged by what is visible as combat begins.

use super::notice::{is_secret, is_unseen_by, watchers};
use crate::checkpoint::Checkpoint;
use crate::encounter::{Encounter, Participant};
use crate::event::Event;
use crate::session::Session;
use crate::sorted::SortedSet;

/// Returns for each combatant of setup, by id, the number of the event from which players see it: 0 for the
/// checkpoint, none if they do not see it up to the moment that a session shows, or up to the start of combat.
///
/// Players see a combatant while someone in the party is aware of it and it is not secret. A combatant that the
/// party loses sight of is seen again from the later moment only. The awareness of someone that players do not
/// see yet shows nothing: an enemy that was in the party has not seen anyone for them.
pub(super) fn first_sights(session: &Session) -> Vec<Option<usize>> {
    let mut told: Option<Vec<Option<usize>>> = None;
    loop {
        let sights = Sights::of(session, told.as_deref());
        let is_told = |(index, number): (usize, &Option<usize>)| {
            let first = sights.first.get(index).copied().flatten();
            number.is_none_or(|number| first.is_some_and(|first| first <= number))
        };
        if sights.watched.iter().enumerate().all(is_told) {
            return sights.first;
        }
        // Fewer watchers see fewer combatants, and later, so this ends.
        told = Some(sights.first);
    }
}

/// The sights of one pass over setup, by the id of the combatant.
#[derive(Default)]
struct Sights {
    /// The first moment at which each combatant is seen.
    first: Vec<Option<usize>>,
    /// The first moment at which each combatant watched.
    watched: Vec<Option<usize>>,
}

impl Sights {
    /// Plays the setup. Only those that players see, if they are known, count as watchers.
    fn of(session: &Session, told: Option<&[Option<usize>]>) -> Self {
        let first = session.checkpoint().map(Checkpoint::encounter);
        let new = || Encounter::new(session.rules().clone());
        let mut now = first.cloned().unwrap_or_else(new);
        let mut sights = Self::default();
        sights.look(&now, 0, told);
        let played = &session.entries()[..session.cursor()];
        let events = played.iter().flat_map(|entry| &entry.events);
        for (number, event) in (1..).zip(events) {
            if now.opening().is_some()
                || matches!(event, Event::Started(_))
                || now.apply(event).is_err()
            {
                break;
            }
            sights.look(&now, number, told);
        }
        sights
    }

    /// Records the combatants that players see after an event.
    fn look(&mut self, now: &Encounter, number: usize, told: Option<&[Option<usize>]>) {
        let is_told = |first: Option<usize>| first.is_some_and(|first| first <= number);
        let known: Option<SortedSet<_>> = told.map(|told| {
            let all = now.participants().zip(told);
            let known = all.filter(|&(_, &first)| is_told(first));
            known.map(|(one, _)| one.id).collect()
        });
        let counts = |one: &&Participant| {
            let known = known.as_ref();
            known.is_none_or(|known| known.contains(&one.id))
        };
        let watchers: Vec<_> = watchers(now).filter(counts).collect();
        let all = now.participants().count();
        self.first.resize(all, None);
        self.watched.resize(all, None);
        let in_setup = now.opening().is_none();
        let moments = self.first.iter_mut().zip(&mut self.watched);
        for (one, (seen, watched)) in now.participants().zip(moments) {
            if watchers
                .binary_search_by_key(&one.id, |watcher| watcher.id)
                .is_ok()
            {
                watched.get_or_insert(number);
            }
            // A checkpoint may have combatants that left, seen or not.
            let is_there = one.present || (number == 0 && !left_unseen(now, one, &watchers));
            if is_secret(now, one) || (in_setup && is_unseen_by(now, one, &watchers)) {
                *seen = None;
            } else if seen.is_none() && is_there {
                *seen = Some(number);
            }
        }
    }
}

/// Whether a combatant left before combat or before its first turn, and the party was unaware of it.
fn left_unseen(now: &Encounter, one: &Participant, watchers: &[&Participant]) -> bool {
    !one.present && !one.turn_has_come && is_unseen_by(now, one, watchers)
}
