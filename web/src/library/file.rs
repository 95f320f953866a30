//! Import of encounters from a file. They join the saved ones and replace none.

use asalto_core::Session;

use super::compacted;
use super::index;
use super::port::{Full, Port};
use super::shelf::{self, Written};
use super::slot::Slot;

/// Adds the newest readable version of each encounter in a file; returns the slots it wrote.
///
/// # Errors
/// [`Full`] if storage has no room for all of them. Those already added stay.
pub fn import(
    port: &impl Port,
    slots: impl IntoIterator<Item = (String, String)>,
    now: u64,
) -> Result<Vec<Written>, Full> {
    let mut newest: Vec<(u32, u64, Session)> = Vec::new();
    for (key, text) in slots {
        let (Some(id), Ok(slot)) = (shelf::id_of(&key), Slot::read(&text)) else {
            continue;
        };
        let known = newest.iter().position(|(known, ..)| *known == id);
        if known.is_some_and(|at| newest[at].1 >= slot.generation) {
            continue;
        }
        if let Ok(session) = compacted::read(slot.body) {
            newest.retain(|(known, ..)| *known != id);
            newest.push((id, slot.generation, session));
        }
    }
    let mut told = Vec::new();
    for (_, _, session) in &newest {
        let id = next_id(port, now);
        let body = session.to_text().map_err(|_| Full)?;
        told.push(shelf::keep(port, id, 0, &body, now).map_err(|_| Full)?);
        index::note(port, id, session);
    }
    Ok(told)
}

/// Returns an unused id: the current second, so that two tabs rarely choose the same.
pub fn next_id(port: &impl Port, now: u64) -> u32 {
    let taken = shelf::ids(port);
    let second = u32::try_from(now / 1000).unwrap_or(u32::MAX / 2);
    (second..=u32::MAX)
        .find(|id| !taken.contains(id))
        .unwrap_or(second)
}
