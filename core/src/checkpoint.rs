//! A checkpoint: the state after the beginning of a log, which replaces that beginning when the log
//! is too long to keep. The current combat stays in the log as a whole, and can be undone.

use serde::{Deserialize, Serialize};

use crate::encounter::{Encounter, Stage};
use crate::event::Event;
use crate::log::{Branch, Entry};
use crate::notation::{self, NotationError};
use crate::replay_error::ReplayError;
use crate::rules::Rules;

/// The number of recent entries that stay in the log when no combat is in progress.
const RECENT: usize = 32;

/// The state after the first entries of a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checkpoint {
    entries: usize,
    encounter: Encounter,
    text: String,
}

/// A checkpoint as it is saved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SavedCheckpoint {
    /// The number of entries it replaces.
    pub entries: usize,
    /// The encounter after those entries, in the [`notation`].
    pub encounter: String,
}

impl Checkpoint {
    /// Returns the number of entries it replaces.
    pub fn entries(&self) -> usize {
        self.entries
    }

    /// Returns the encounter after those entries, in the [`notation`].
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// Returns the encounter after those entries.
    pub(crate) fn encounter(&self) -> &Encounter {
        &self.encounter
    }

    /// Returns a checkpoint that replaces a number of entries.
    pub(crate) fn of(entries: usize, encounter: Encounter) -> Result<Self, NotationError> {
        Ok(Self {
            entries,
            text: notation::write(&encounter)?,
            encounter,
        })
    }

    pub(crate) fn load(saved: SavedCheckpoint) -> Result<Self, NotationError> {
        Ok(Self {
            entries: saved.entries,
            encounter: notation::read(&saved.encounter)?,
            text: saved.encounter,
        })
    }

    /// Moves a number of the oldest entries of a log into a new checkpoint, and drops the branches that began
    /// there. None if all entries stay. The entries up to the cursor are played.
    pub(crate) fn take(
        before: Option<&Self>,
        rules: &Rules,
        settled: usize,
        (entries, cursor): (&mut Vec<Entry>, &mut usize),
        branches: &mut Vec<Branch>,
    ) -> Option<Self> {
        if settled == 0 || settled > *cursor {
            return None;
        }
        let encounter = fold(before, rules, &entries[..settled]).ok()?;
        let text = notation::write(&encounter).ok()?;
        entries.drain(..settled);
        *cursor -= settled;
        branches.retain(|branch| branch.from >= settled);
        for branch in branches {
            branch.from -= settled;
        }
        let earlier = before.map_or(0, |before| before.entries);
        Some(Self {
            entries: earlier.saturating_add(settled),
            encounter,
            text,
        })
    }
}

/// Returns the number of entries that a checkpoint may replace: all before the current combat, or
/// else all but the recent ones.
pub(crate) fn settled(now: &Encounter, played: &[Entry]) -> usize {
    let starts = |entry: &Entry| {
        let mut events = entry.events.iter();
        events.any(|event| matches!(event, Event::Started(_)))
    };
    match now.stage() {
        Stage::Rolling { .. } | Stage::Fighting => {
            played.iter().rposition(starts).unwrap_or_default()
        }
        Stage::Setup | Stage::Ended => played.len().saturating_sub(RECENT),
    }
}

/// Folds entries into a state, after a checkpoint or from the start. Returns the error of the first
/// entry that does not fit.
pub(crate) fn fold(
    before: Option<&Checkpoint>,
    rules: &Rules,
    entries: &[Entry],
) -> Result<Encounter, (usize, ReplayError)> {
    let mut encounter = before.map_or_else(
        || Encounter::new(rules.clone()),
        |before| before.encounter.clone(),
    );
    for (index, entry) in entries.iter().enumerate() {
        for event in &entry.events {
            encounter.apply(event).map_err(|misfit| (index, misfit))?;
        }
    }
    Ok(encounter)
}
