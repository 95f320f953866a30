//! Saving and loading: the log with a format number, checked before it is believed.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::encounter::Misfit;
use crate::rules::Rules;
use crate::session::{Branch, Entry, Session};

/// A session as it is stored; the shell chooses the text format.
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
    /// The format that this version writes.
    pub const FORMAT: u32 = 1;
}

impl Session {
    /// The session as it is stored.
    pub fn save(&self) -> SavedSession {
        SavedSession {
            format: SavedSession::FORMAT,
            rules: self.rules().clone(),
            entries: self.entries().to_vec(),
            cursor: self.cursor(),
            branches: self.branches().to_vec(),
        }
    }

    /// Opens what was stored, after checking that every entry follows from those before it.
    ///
    /// # Errors
    /// [`LoadError`] where the format is unknown or the log does not fold; the saved session is
    /// the caller's to keep.
    pub fn load(saved: SavedSession) -> Result<Self, LoadError> {
        if saved.format != SavedSession::FORMAT {
            return Err(LoadError::NewerFormat {
                found: saved.format,
                known: SavedSession::FORMAT,
            });
        }
        let length = saved.entries.len();
        if saved.cursor > length || saved.branches.iter().any(|branch| branch.from > length) {
            return Err(LoadError::OutOfLog);
        }
        let broken = |(entry, misfit)| LoadError::Broken { entry, misfit };
        let mut session =
            Self::replay(saved.rules, saved.entries, length, saved.branches).map_err(broken)?;
        if saved.cursor < length {
            session.seek(saved.cursor);
        }
        Ok(session)
    }
}
