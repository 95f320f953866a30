//! Saving and loading: the log with a format number, checked before it is used.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::checkpoint::{Checkpoint, ReadEncounter, SavedCheckpoint};
use crate::encounter::Encounter;
use crate::log::{Branch, Entry};
use crate::notation::{self, NotationError};
use crate::replay_error::ReplayError;
use crate::rules::Rules;
use crate::session::Session;

/// A session as it is saved: in the [`notation`], or in any text format of serde.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SavedSession {
    /// The format number.
    pub format: u32,
    /// The rules at the start of the encounter.
    pub rules: Rules,
    /// The whole log.
    pub entries: Vec<Entry>,
    /// The number of entries that have been played.
    pub cursor: usize,
    /// The branches: entries that were undone and not redone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub branches: Vec<Branch>,
    /// The checkpoint that replaces the beginning of the log, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub checkpoint: Option<SavedCheckpoint>,
}

/// The reason why a saved session can't be opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum LoadError {
    /// Its format is newer than this version.
    NewerFormat {
        /// The format number.
        found: u32,
        /// The newest known format number.
        known: u32,
    },
    /// An event of the log does not fit the events before it.
    Broken {
        /// The entry of the event, from 0.
        entry: usize,
        /// The error.
        #[serde(rename = "misfit")]
        error: ReplayError,
    },
    /// The text is not a saved session.
    Unreadable,
    /// It begins with a checkpoint, and there is no function to read one.
    Compacted,
    /// The cursor or a branch points past the end of the log.
    OutOfLog,
}

impl fmt::Display for LoadError {
    /// The message is for developers. The shell words the one for users.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for LoadError {}

impl SavedSession {
    /// The format of a whole log.
    pub const WHOLE: u32 = 2;
    /// The format of a log that begins with a checkpoint, which must differ for versions that know
    /// only whole logs.
    pub const COMPACTED: u32 = 3;

    fn format_of(session: &Session) -> u32 {
        session
            .checkpoint()
            .map_or(Self::WHOLE, |_| Self::COMPACTED)
    }
}

impl Session {
    /// Returns the session as it is saved.
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

    /// Returns the session as a text in the [`notation`].
    ///
    /// # Errors
    /// [`NotationError`] if a value has no notation, which does not occur in a session.
    pub fn to_text(&self) -> Result<String, NotationError> {
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
    /// [`LoadError`] as for [`Session::load`], or if the text is not a saved session.
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

    /// Opens such a text with or without a function that reads a checkpoint.
    ///
    /// # Errors
    /// As [`Session::from_text`], or [`LoadError::Compacted`].
    pub fn from_text_with(text: &str, read: Option<ReadEncounter>) -> Result<Self, LoadError> {
        Self::from_changed_text(text, &[], read)
    }

    /// Opens such a text with the [changes](Session::change_text) that followed it.
    ///
    /// # Errors
    /// As [`Session::from_text_with`], also if a change does not fit.
    pub fn from_changed_text(
        text: &str,
        changes: &[&str],
        read: Option<ReadEncounter>,
    ) -> Result<Self, LoadError> {
        let known = SavedSession::COMPACTED;
        match notation::read::<SavedSession>(text) {
            Ok(mut saved) => {
                for change in changes {
                    saved.follow(change)?;
                }
                Self::load_with(saved, read)
            }
            // A text of a newer version is seldom readable, but its format number is.
            Err(NotationError) => Err(match format_of(text) {
                Some(found) if found > known => LoadError::NewerFormat { found, known },
                _ => LoadError::Unreadable,
            }),
        }
    }

    /// Opens a saved session, after checking that every entry fits those before it.
    ///
    /// # Errors
    /// [`LoadError`] if the format is unknown or the log does not fold. The caller keeps the saved
    /// text.
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
        let broken = |(entry, error)| LoadError::Broken { entry, error };
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

/// Returns the format number at the start of a text.
fn format_of(text: &str) -> Option<u32> {
    let (number, _) = text.trim_ascii_start().strip_prefix('[')?.split_once(',')?;
    number.trim_ascii().parse().ok()
}
