//! An entry of the log as the players see it.

use serde::Serialize;

use super::event::PlayerEvent;
use crate::event::Event;
use crate::log::{Entry, Timestamp};

/// The events of one command as the players see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PlayerEntry {
    /// The time of the command.
    pub at: Timestamp,
    /// The events, in order.
    pub events: Vec<PlayerEvent>,
}

impl From<PlayerEntry> for Entry {
    fn from(entry: PlayerEntry) -> Self {
        let PlayerEntry { at, events } = entry;
        let events: Vec<_> = events.into_iter().map(Event::from).collect();
        Self {
            at,
            events: events.into(),
        }
    }
}
