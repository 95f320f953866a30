//! The changes of a session since it was saved: short texts that follow its whole text.

use crate::log::{Branch, Entry};
use crate::notation::{self, NotationError};
use crate::save::{LoadError, SavedSession};
use crate::session::Session;

/// What changed in a session at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// A command added the entry before the cursor. Undone entries became a branch.
    Entry,
    /// The cursor moved.
    Cursor,
    /// More than that, such as the branches. Only the whole text tells.
    Whole,
}

/// A change as it is saved: the cursor, and the entry that a command then added there.
type SavedChange = (usize, Option<Entry>);

impl Session {
    /// Returns the last change as a text in the [`notation`], without line breaks. None if only
    /// [`Session::to_text`] tells it.
    ///
    /// ```
    /// use asalto_core::{Change, Combatant, Command, NoDice, Ruleset, Session, Side, Timestamp};
    /// let mut session = Session::new(Ruleset::Dnd35);
    /// let mut other = session.clone();
    /// let join = Command::AddCombatant(Box::new(Combatant::new("Lidda", Side::PARTY)));
    /// session.dispatch(&join, Timestamp(0), &mut NoDice)?;
    /// let text = session.change_text(Change::Entry).unwrap_or_default();
    /// assert!(other.follow(&text));
    /// assert_eq!(other, session);
    /// # Ok::<(), asalto_core::Rejection>(())
    /// ```
    pub fn change_text(&self, change: Change) -> Option<String> {
        let entry = match change {
            Change::Entry => Some(self.entries().get(self.cursor().checked_sub(1)?)?),
            Change::Cursor => None,
            Change::Whole => return None,
        };
        let at = self.cursor() - usize::from(entry.is_some());
        notation::write(&(at, entry)).ok()
    }

    /// Makes a change that [`Session::change_text`] of another session told. Returns whether it
    /// fits this session; if not, the session is no longer usable.
    pub fn follow(&mut self, text: &str) -> bool {
        let Ok((at, entry)) = read(text) else {
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

impl SavedSession {
    /// Makes a change that [`Session::change_text`] told, without folding the log.
    pub(crate) fn follow(&mut self, text: &str) -> Result<(), LoadError> {
        let (at, entry) = read(text).map_err(|_| LoadError::Unreadable)?;
        if at > self.entries.len() {
            return Err(LoadError::OutOfLog);
        }
        self.cursor = at;
        if let Some(entry) = entry {
            cut(&mut self.entries, &mut self.branches, at);
            self.entries.push(entry);
            self.cursor += 1;
        }
        Ok(())
    }
}

fn read(text: &str) -> Result<SavedChange, NotationError> {
    notation::read(text)
}

/// Turns the entries after a point of the log into a branch. Branches that began later take over
/// the entries that led to them from there.
pub(crate) fn cut(entries: &mut Vec<Entry>, branches: &mut Vec<Branch>, at: usize) {
    let tail = entries.split_off(at);
    if tail.is_empty() {
        return;
    }
    for branch in &mut *branches {
        if let Some(led) = branch.from.checked_sub(at) {
            let led = led.min(tail.len());
            branch.entries.splice(0..0, tail[..led].iter().cloned());
            branch.from = at;
        }
    }
    branches.push(Branch {
        from: at,
        entries: tail,
    });
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
    fn played() -> Vec<(Session, Change)> {
        let mut session = Session::new(Ruleset::Dnd35);
        let mut moments = Vec::new();
        let lidda = Combatant {
            hit_points: Some(900),
            ..Combatant::new("Lidda\n\u{2028}", Side::PARTY)
        };
        dispatch(&mut session, &Command::AddCombatant(Box::new(lidda)));
        moments.push((session.clone(), Change::Entry));
        for round in 0..6_usize {
            for _ in 0..4 {
                dispatch(&mut session, &Command::damage(vec![CombatantId(1)], 1));
                moments.push((session.clone(), Change::Entry));
            }
            for _ in 0..=round % 3 {
                assert!(session.undo());
                moments.push((session.clone(), Change::Cursor));
            }
            if round % 2 == 0 {
                assert!(session.redo());
                moments.push((session.clone(), Change::Cursor));
            }
            assert!(session.seek(1 + round));
            moments.push((session.clone(), Change::Cursor));
            dispatch(&mut session, &join("Tordek"));
            moments.push((session.clone(), Change::Entry));
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
                let read = Session::from_changed_text(&text, &changes, None);
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
            ("[1,null]", LoadError::OutOfLog),
            ("[0", LoadError::Unreadable),
            ("[0,null,1]", LoadError::Unreadable),
        ] {
            assert_eq!(
                Session::from_changed_text(&text, &[change], None),
                Err(error)
            );
            assert!(!session.clone().follow(change), "{change}");
        }
        assert_eq!(session.change_text(Change::Whole), None);
        assert_eq!(session.change_text(Change::Entry), None);
    }
}
