//! The first moment at which players see a combatant of setup. Setup is judged by what is visible as combat begins.

use super::notice::{is_secret, is_unseen_by, watchers};
use crate::checkpoint::Checkpoint;
use crate::encounter::{Encounter, Participant};
use crate::event::Event;
use crate::session::Session;

/// Returns for each combatant of setup, by id, the number of the event from which players see it: 0 for the
/// checkpoint, none if they do not see it up to the moment that a session shows, or up to the start of combat.
///
/// Players see a combatant while someone in the party is aware of it and it is not secret. A combatant that the
/// party loses sight of is seen again from the later moment only.
pub(super) fn first_sights(session: &Session) -> Vec<Option<usize>> {
    let first = session.checkpoint().map(Checkpoint::encounter);
    let new = || Encounter::new(session.rules().clone());
    let mut now = first.cloned().unwrap_or_else(new);
    let mut all = Vec::new();
    look(&now, 0, &mut all);
    let played = &session.entries()[..session.cursor()];
    let events = played.iter().flat_map(|entry| &entry.events);
    for (number, event) in (1..).zip(events) {
        if now.opening().is_some()
            || matches!(event, Event::Started(_))
            || now.apply(event).is_err()
        {
            break;
        }
        look(&now, number, &mut all);
    }
    all
}

/// Records the combatants that players see after an event.
fn look(now: &Encounter, number: usize, all: &mut Vec<Option<usize>>) {
    let watchers: Vec<_> = watchers(now).collect();
    let in_setup = now.opening().is_none();
    for (index, one) in now.participants().enumerate() {
        if index == all.len() {
            all.push(None);
        }
        let Some(seen) = all.get_mut(index) else {
            return;
        };
        // A checkpoint may have combatants that left, seen or not.
        let is_there = one.present || (number == 0 && !left_unseen(now, one, &watchers));
        if is_secret(now, one) || (in_setup && is_unseen_by(now, one, &watchers)) {
            *seen = None;
        } else if seen.is_none() && is_there {
            *seen = Some(number);
        }
    }
}

/// Whether a combatant left before combat or before its first turn, and the party was unaware of it.
fn left_unseen(now: &Encounter, one: &Participant, watchers: &[&Participant]) -> bool {
    !one.present && !one.turn_has_come && is_unseen_by(now, one, watchers)
}
