//! Saving and loading: the log with a format number, checked before it is used.

use std::error::Error;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::checkpoint::{Checkpoint, SavedCheckpoint};
use crate::log::{Branch, Entry};
use crate::notation::{self, NotationError};
use crate::replay_error::ReplayError;
use crate::rules::Rules;
use crate::session::Session;
use crate::session_change::{self, SessionChange};

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
    /// The cursor or a branch points past the end of the log.
    OutOfLog,
}

impl fmt::Display for LoadError {
    /// Writes a sentence for developers. The app and the package have their own texts for users.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NewerFormat { found, known } => {
                write!(
                    f,
                    "format {found} is newer than {known}, the newest known format"
                )
            }
            Self::Broken { entry, .. } => {
                write!(
                    f,
                    "entry {entry} of the log does not fit the entries before it"
                )
            }
            Self::Unreadable => f.write_str("the text is not a saved session"),
            Self::OutOfLog => f.write_str("the cursor or a branch is past the end of the log"),
        }
    }
}

impl Error for LoadError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Broken { error, .. } => Some(error),
            Self::NewerFormat { .. } | Self::Unreadable | Self::OutOfLog => None,
        }
    }
}

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

    /// Makes a change that [`Session::change_text`] wrote, without folding the log.
    fn follow(&mut self, text: &str) -> Result<(), LoadError> {
        let (at, entry) = session_change::read(text).map_err(|_| LoadError::Unreadable)?;
        if at > self.entries.len() {
            return Err(LoadError::OutOfLog);
        }
        self.cursor = at;
        if let Some(entry) = entry {
            session_change::cut(&mut self.entries, &mut self.branches, at);
            self.entries.push(entry);
            self.cursor += 1;
        }
        Ok(())
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
        Self::from_changed_text(text, &[])
    }

    /// Opens such a text with the [changes](Session::change_text) that followed it.
    ///
    /// # Errors
    /// As [`Session::from_text`], also if a change does not fit.
    pub fn from_changed_text(text: &str, changes: &[&str]) -> Result<Self, LoadError> {
        let known = SavedSession::COMPACTED;
        match notation::read::<SavedSession>(text) {
            Ok(mut saved) => {
                for change in changes {
                    saved.follow(change)?;
                }
                Self::load(saved)
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
                let first = Checkpoint::load(saved).map_err(|_| LoadError::Unreadable)?;
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

/// The changes that follow a saved session.
impl Session {
    /// Returns the last change as a text in the [`notation`], without line breaks. None if only
    /// [`Session::to_text`] writes it.
    ///
    /// ```
    /// use asalto_core::{SessionChange, Combatant, Command, NoDice, Ruleset, Session, Side, Timestamp};
    /// let mut session = Session::new(Ruleset::Dnd35);
    /// let mut other = session.clone();
    /// let join = Command::AddCombatant(Box::new(Combatant::new("Lidda", Side::PARTY)));
    /// session.dispatch(&join, Timestamp(0), &mut NoDice)?;
    /// let text = session.change_text(SessionChange::Entry).unwrap_or_default();
    /// assert!(other.follow(&text));
    /// assert_eq!(other, session);
    /// # Ok::<(), asalto_core::Rejection>(())
    /// ```
    pub fn change_text(&self, change: SessionChange) -> Option<String> {
        let (at, added) = self.added(change)?;
        session_change::write(at, added).ok()
    }

    /// Returns the number of entries before a change, and the entry that it added, if any.
    fn added(&self, change: SessionChange) -> Option<(usize, &[Entry])> {
        let cursor = self.cursor();
        let at = match change {
            SessionChange::Entry => cursor.checked_sub(1)?,
            SessionChange::Cursor => cursor,
            SessionChange::Whole => return None,
        };
        Some((at, self.entries().get(at..cursor)?))
    }

    /// Makes a change that [`Session::change_text`] of another session wrote. Returns whether it
    /// fits this session; if not, the session is no longer usable.
    pub fn follow(&mut self, text: &str) -> bool {
        let Ok((at, entry)) = session_change::read(text) else {
            return false;
        };
        if !self.seek(at) {
            return false;
        }
        let Some(entry) = entry else {
            return true;
        };
        self.add(entry);
        self.redo()
    }
}

/// Returns the format number at the start of a text.
fn format_of(text: &str) -> Option<u32> {
    let (number, _) = text.trim_ascii_start().strip_prefix('[')?.split_once(',')?;
    number.trim_ascii().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Combatant, CombatantId, Command, NoDice, Ruleset, Side, Timestamp};

    fn dispatch(session: &mut Session, command: &Command) {
        let played = session.dispatch(command, Timestamp(1), &mut NoDice);
        assert!(played.is_ok(), "{command:?}");
    }

    fn join(name: &str) -> Command {
        Command::AddCombatant(Box::new(Combatant::new(name, Side::PARTY)))
    }

    /// Plays, undoes, redoes and branches; returns every moment with its change.
    fn played() -> Vec<(Session, SessionChange)> {
        let mut session = Session::new(Ruleset::Dnd35);
        let mut moments = Vec::new();
        let lidda = Combatant {
            hit_points: Some(900),
            ..Combatant::new("Lidda\u{a0}\"\u{200d}", Side::PARTY)
        };
        dispatch(&mut session, &Command::AddCombatant(Box::new(lidda)));
        moments.push((session.clone(), SessionChange::Entry));
        for round in 0..6_usize {
            for _ in 0..4 {
                dispatch(&mut session, &Command::damage(vec![CombatantId(1)], 1));
                moments.push((session.clone(), SessionChange::Entry));
            }
            for _ in 0..=round % 3 {
                assert!(session.undo());
                moments.push((session.clone(), SessionChange::Cursor));
            }
            if round % 2 == 0 {
                assert!(session.redo());
                moments.push((session.clone(), SessionChange::Cursor));
            }
            assert!(session.seek(1 + round));
            moments.push((session.clone(), SessionChange::Cursor));
            dispatch(&mut session, &join("Tordek"));
            moments.push((session.clone(), SessionChange::Entry));
        }
        assert!(session.branches().len() > 3, "it branches");
        moments
    }

    #[test]
    fn changes_lead_from_every_moment_to_every_later_one() {
        let moments = played();
        let texts: Vec<_> = moments
            .iter()
            .map(|(session, change)| session.change_text(*change).expect("it has a text"))
            .collect();
        assert!(!texts.iter().any(|text| text.contains('\n')));
        for (start, (session, _)) in moments.iter().enumerate() {
            let text = session.to_text().expect("a session has a notation");
            let mut live = session.clone();
            for (end, (expected, _)) in moments.iter().enumerate().skip(start) {
                let changes: Vec<_> = texts[start + 1..=end].iter().map(String::as_str).collect();
                let read = Session::from_changed_text(&text, &changes);
                assert_eq!(read.as_ref(), Ok(expected), "{start} to {end}");
                if let Some(last) = changes.last() {
                    assert!(live.follow(last));
                }
                assert_eq!(&live, expected, "{start} to {end}");
            }
        }
    }

    #[test]
    fn changes_of_another_log_are_errors() {
        let session = Session::new(Ruleset::Dnd35);
        let text = session.to_text().expect("a session has a notation");
        for (change, error) in [
            ("1", LoadError::OutOfLog),
            ("", LoadError::Unreadable),
            ("0[", LoadError::Unreadable),
            ("-1", LoadError::Unreadable),
            ("0[[0,[]],[0,[]]]", LoadError::Unreadable),
        ] {
            assert_eq!(Session::from_changed_text(&text, &[change]), Err(error));
            assert!(!session.clone().follow(change), "{change}");
        }
        assert_eq!(session.change_text(SessionChange::Whole), None);
        assert_eq!(session.change_text(SessionChange::Entry), None);
    }

    #[test]
    fn an_error_is_a_sentence_and_names_its_source() {
        let error = LoadError::Broken {
            entry: 3,
            error: ReplayError::Combatant(CombatantId(2)),
        };
        let sentence = "entry 3 of the log does not fit the entries before it";
        assert_eq!(error.to_string(), sentence);
        let source = error.source().map(ToString::to_string);
        assert_eq!(source.as_deref(), Some("combatant #2 is not present"));
        assert!(LoadError::Unreadable.source().is_none());
    }
}
