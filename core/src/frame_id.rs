//! The id of a stack item.

use serde::{Deserialize, Serialize};

/// The id of a frame, given by the encounter, from 1.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct FrameId(pub u32);
