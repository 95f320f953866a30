//! The log of an encounter: entries and branches.

use std::ops::Deref;
use std::slice;
use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::event::Event;

/// A time stamp from the shell, in milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Timestamp(pub u64);

/// The events of one command, or of several that were given together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Entry {
    /// The time of the command.
    pub at: Timestamp,
    /// The events, in order.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Event>"))]
    pub events: Events,
}

/// The events of one entry, which all copies of its entry share: no log and no branch copies them.
///
/// ```
/// use asalto_core::{Event, log::Events};
/// let events = Events::from(vec![Event::InitiativeForgotten]);
/// assert_eq!(events.first(), events.clone().first());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Events(Arc<[Event]>);

impl Deref for Events {
    type Target = [Event];

    fn deref(&self) -> &[Event] {
        &self.0
    }
}

impl From<Vec<Event>> for Events {
    fn from(events: Vec<Event>) -> Self {
        Self(events.into())
    }
}

impl<'e> IntoIterator for &'e Events {
    type Item = &'e Event;
    type IntoIter = slice::Iter<'e, Event>;

    fn into_iter(self) -> slice::Iter<'e, Event> {
        self.iter()
    }
}

impl Serialize for Events {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0[..].serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Events {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Vec::deserialize(deserializer).map(Self::from)
    }
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
