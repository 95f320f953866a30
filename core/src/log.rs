//! The log of an encounter: entries and branches.

use serde::{Deserialize, Serialize};

use crate::event::Event;

/// A time stamp from the shell, in milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Timestamp(pub u64);

/// The events of one command.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Entry {
    /// The time of the command.
    pub at: Timestamp,
    /// The events, in order.
    pub events: Vec<Event>,
}

/// Entries that were undone and not redone: an alternative past, which stays until the user deletes
/// it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Branch {
    /// The number of log entries before it.
    pub from: usize,
    /// The entries.
    pub entries: Vec<Entry>,
}
