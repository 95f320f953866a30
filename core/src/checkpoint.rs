//! A checkpoint: what the beginning of a log came to, kept in its place when the log has grown too
//! long to keep. Whatever the fight that is played has done stays in the log, and can be undone.

use serde::{Deserialize, Serialize};

use crate::encounter::{Encounter, Misfit, Stage};
use crate::event::Event;
use crate::notation::{self, Unreadable};
use crate::rules::Rules;
use crate::session::{Branch, Entry};

/// How many of the last entries stay when no fight is played.
const RECENT: usize = 32;

/// Reads an encounter in the [`notation`]. Few sessions need it, and it is a good deal of code: so
/// whoever must be small gives it where it is needed.
pub type ReadEncounter = fn(&str) -> Result<Encounter, Unreadable>;

/// What the first entries of a log came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checkpoint {
    entries: usize,
    encounter: Encounter,
    text: String,
}

/// A checkpoint as it is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SavedCheckpoint {
    /// How many entries it stands for.
    pub entries: usize,
    /// The encounter after them, in the [`notation`].
    pub encounter: String,
}

impl Checkpoint {
    /// How many entries it stands for.
    pub fn entries(&self) -> usize {
        self.entries
    }

    /// The encounter after them, in the [`notation`].
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// The encounter after them.
    pub(crate) fn encounter(&self) -> &Encounter {
        &self.encounter
    }

    /// One that stands for so many entries, whatever they were.
    pub(crate) fn of(entries: usize, encounter: Encounter) -> Result<Self, Unreadable> {
        Ok(Self {
            entries,
            text: notation::write(&encounter)?,
            encounter,
        })
    }

    pub(crate) fn load(saved: SavedCheckpoint, read: ReadEncounter) -> Result<Self, Unreadable> {
        Ok(Self {
            entries: saved.entries,
            encounter: read(&saved.encounter)?,
            text: saved.encounter,
        })
    }

    /// Takes from a log what is not to be undone any more, and from its branches those that began
    /// there; none where all of it is. The entries up to the cursor are played.
    pub(crate) fn take(
        before: Option<&Self>,
        rules: &Rules,
        now: &Encounter,
        (entries, cursor): (&mut Vec<Entry>, &mut usize),
        branches: &mut Vec<Branch>,
    ) -> Option<Self> {
        let settled = settled(now, entries.get(..*cursor)?);
        if settled == 0 {
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

/// How many entries may be taken together: those before the fight that is played, and else all but
/// the recent ones.
fn settled(now: &Encounter, played: &[Entry]) -> usize {
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

/// What entries add up to, after a checkpoint or from nothing; or which of them does not fit.
pub(crate) fn fold(
    before: Option<&Checkpoint>,
    rules: &Rules,
    entries: &[Entry],
) -> Result<Encounter, (usize, Misfit)> {
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
