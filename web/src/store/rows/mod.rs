//! The signals of each combatant. The store compares the view with them once after a command, and sets only
//! those that differ. A row therefore works only when its own content changes.

pub(super) mod changes;
mod signals;

pub use changes::Rows;
pub use signals::{CombatantSignal, GroupSignal, InPanel, MarkedTurn, Naming, RowSignals};
