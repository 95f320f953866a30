//! Compaction: a checkpoint replaces the beginning of a log, and players keep their ids.

use super::fold::PlayerLog;
use super::view::{PlayerCombatantView, PlayerView};
use crate::combatant::CombatantId;
use crate::event::Event;
use crate::session::Session;
use crate::view::EncounterView;

impl Session {
    /// Replaces the beginning of a log, with the branches that began there, by a
    /// [`Checkpoint`](crate::Checkpoint). Returns whether there was anything to replace. The current combat stays in the
    /// log as a whole.
    ///
    /// Players keep the ids of the combatants that they see, and learn no fact from a time when its combatant was hidden.
    /// If someone was out of their sight, or became one whose numbers they know, the order in which they saw the
    /// combatants and what they know may be in the log alone; then less of it is replaced, or nothing.
    pub fn compact(&mut self) -> bool {
        let settled = self.settled_entries();
        let known = Known::of(self);
        if known.as_ref().is_none_or(|known| known.knows_all) {
            return self.compact_entries(settled);
        }
        for count in [settled, settled.min(entries_of_setup(self))] {
            let mut compacted = self.clone();
            if compacted.compact_entries(count) && Known::of(&compacted) == known {
                *self = compacted;
                return true;
            }
        }
        false
    }
}

/// The combatants that players know.
struct Known {
    numbers: Vec<CombatantId>,
    combatants: Vec<PlayerCombatantView>,
    knows_all: bool,
}

impl Known {
    fn of(session: &Session) -> Option<Self> {
        let log = PlayerLog::of(session, &[])?;
        Some(Self {
            combatants: PlayerView::of(EncounterView::plain(&log.shown)).combatants,
            numbers: log.numbers,
            knows_all: log.knows_all,
        })
    }
}

impl PartialEq for Known {
    /// Compares what players see; a checkpoint does not tell how they came to see it.
    fn eq(&self, other: &Self) -> bool {
        self.numbers == other.numbers && self.combatants == other.combatants
    }
}

/// Returns the number of entries before combat.
fn entries_of_setup(session: &Session) -> usize {
    let mut entries = session.entries().iter();
    let starts = |event: &Event| matches!(event, Event::Started(_));
    let start = entries.position(|entry| entry.events.iter().any(starts));
    start.unwrap_or(usize::MAX)
}
