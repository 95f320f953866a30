//! A change of a log since it was saved: a short text that follows its whole text.

use serde::Serialize;

use crate::log::{Branch, Entry};
use crate::notation::{self, NotationError};

/// A change of a session by one action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SessionChange {
    /// A command added the entry before the cursor. Undone entries became a branch.
    Entry,
    /// The cursor moved.
    Cursor,
    /// More than that, such as the branches. Only the whole text has it.
    Whole,
}

/// Writes a change: the cursor, and in brackets the entry that a command then added there, if any.
pub(crate) fn write<T: Serialize>(at: usize, added: &[T]) -> Result<String, NotationError> {
    let mut text = at.to_string();
    if !added.is_empty() {
        text += &notation::write(added)?;
    }
    Ok(text)
}

/// Reads a change. The code that reads the entries of a log reads this one.
pub(crate) fn read(text: &str) -> Result<(usize, Option<Entry>), NotationError> {
    let (at, added) = text.split_at(text.find('[').unwrap_or(text.len()));
    let at = at.parse().map_err(|_| NotationError)?;
    let mut added: Vec<Entry> = if added.is_empty() {
        Vec::new()
    } else {
        notation::read(added)?
    };
    let entry = added.pop();
    added.is_empty().then_some((at, entry)).ok_or(NotationError)
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
