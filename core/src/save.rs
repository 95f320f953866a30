//! Saving and loading: the log with a format number, checked before it is believed.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::checkpoint::{Checkpoint, ReadEncounter, SavedCheckpoint};
use crate::encounter::{Encounter, Misfit};
use crate::notation::{self, Unreadable};
use crate::rules::Rules;
use crate::session::{Branch, Entry, Session};

/// A session as it is stored: in the [`notation`], or in any text format of serde's.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SavedSession {
    /// The number of the format it is written in.
    pub format: u32,
    /// The rules the encounter began with.
    pub rules: Rules,
    /// The whole log.
    pub entries: Vec<Entry>,
    /// How many entries have been played.
    pub cursor: usize,
    /// What was undone and not redone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub branches: Vec<Branch>,
    /// What the beginning of the log was taken together into.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub checkpoint: Option<SavedCheckpoint>,
}

/// Why a saved session cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum LoadError {
    /// It is of a format that this version does not know yet.
    NewerFormat {
        /// Its format.
        found: u32,
        /// The newest that is known.
        known: u32,
    },
    /// An event of the log does not follow from those before it.
    Broken {
        /// The entry it stands in, from 0.
        entry: usize,
        /// What is wrong with it.
        misfit: Misfit,
    },
    /// The text is not a session's.
    Unreadable,
    /// It begins with a checkpoint, and there is nothing at hand that reads one.
    Compacted,
    /// The cursor or a branch points past the end of the log.
    OutOfLog,
}

impl fmt::Display for LoadError {
    /// For developers; what a user reads is worded by the shell.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for LoadError {}

impl SavedSession {
    /// The format of a whole log.
    pub const WHOLE: u32 = 2;
    /// The format of a log that begins with a checkpoint, which a version that knows whole logs
    /// alone must not take for one.
    pub const COMPACTED: u32 = 3;

    fn format_of(session: &Session) -> u32 {
        session
            .checkpoint()
            .map_or(Self::WHOLE, |_| Self::COMPACTED)
    }
}

impl Session {
    /// The session as it is stored.
    pub fn save(&self) -> SavedSession {
        SavedSession {
            format: SavedSession::format_of(self),
            rules: self.rules().clone(),
            entries: self.entries().to_vec(),
            cursor: self.cursor(),
            branches: self.branches().to_vec(),
            checkpoint: self.checkpoint().map(|first| SavedCheckpoint {
                entries: first.entries(),
                encounter: first.text().to_owned(),
            }),
        }
    }

    /// The session as a text in the [`notation`].
    ///
    /// # Errors
    /// [`Unreadable`] where something in it has no notation, which no session holds.
    pub fn to_text(&self) -> Result<String, Unreadable> {
        let format = SavedSession::format_of(self);
        let (rules, entries) = (self.rules(), self.entries());
        let (cursor, branches) = (self.cursor(), self.branches());
        // The fields of a SavedSession, without copying the log.
        match self.checkpoint() {
            None => notation::write(&(format, rules, entries, cursor, branches)),
            Some(first) => {
                let first = (first.entries(), first.text());
                notation::write(&(format, rules, entries, cursor, branches, first))
            }
        }
    }

    /// Opens a text that [`Session::to_text`] wrote.
    ///
    /// # Errors
    /// [`LoadError`] as for [`Session::load`], or where the text is not a session's.
    ///
    /// ```
    /// use asalto_core::{LoadError, Ruleset, Session};
    /// let session = Session::new(Ruleset::Dnd35);
    /// let text = session.to_text().expect("a session has a notation");
    /// assert_eq!(Session::from_text(&text), Ok(session));
    /// assert_eq!(Session::from_text(&text[1..]), Err(LoadError::Unreadable));
    /// ```
    pub fn from_text(text: &str) -> Result<Self, LoadError> {
        Self::from_text_with(text, Some(notation::read::<Encounter>))
    }

    /// Opens such a text with what reads a checkpoint, or without it.
    ///
    /// # Errors
    /// As [`Session::from_text`], or [`LoadError::Compacted`].
    pub fn from_text_with(text: &str, read: Option<ReadEncounter>) -> Result<Self, LoadError> {
        let known = SavedSession::COMPACTED;
        match notation::read(text) {
            Ok(saved) => Self::load_with(saved, read),
            // What a newer version wrote is seldom readable, but its number is.
            Err(Unreadable) => Err(match format_of(text) {
                Some(found) if found > known => LoadError::NewerFormat { found, known },
                _ => LoadError::Unreadable,
            }),
        }
    }

    /// Opens what was stored, after checking that every entry follows from those before it.
    ///
    /// # Errors
    /// [`LoadError`] where the format is unknown or the log does not fold; the saved session is
    /// the caller's to keep.
    pub fn load(saved: SavedSession) -> Result<Self, LoadError> {
        Self::load_with(saved, Some(notation::read::<Encounter>))
    }

    fn load_with(saved: SavedSession, read: Option<ReadEncounter>) -> Result<Self, LoadError> {
        let known = SavedSession::COMPACTED;
        if saved.format > known {
            let found = saved.format;
            return Err(LoadError::NewerFormat { found, known });
        }
        if saved.format < SavedSession::WHOLE {
            return Err(LoadError::Unreadable);
        }
        let length = saved.entries.len();
        if saved.cursor > length || saved.branches.iter().any(|branch| branch.from > length) {
            return Err(LoadError::OutOfLog);
        }
        let broken = |(entry, misfit)| LoadError::Broken { entry, misfit };
        let checkpoint = match saved.checkpoint {
            None => None,
            Some(saved) => {
                let read = read.ok_or(LoadError::Compacted)?;
                let first = Checkpoint::load(saved, read).map_err(|_| LoadError::Unreadable)?;
                Some(Box::new(first))
            }
        };
        let mut session =
            Self::replay(saved.rules, checkpoint, saved.entries, saved.branches).map_err(broken)?;
        if saved.cursor < length {
            session.seek(saved.cursor);
        }
        Ok(session)
    }
}

/// The format number that a text begins with.
fn format_of(text: &str) -> Option<u32> {
    let (number, _) = text.trim_ascii_start().strip_prefix('[')?.split_once(',')?;
    number.trim_ascii().parse().ok()
}
