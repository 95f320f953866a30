//! The signals of each combatant. After a command, the store compares the view with them once and
//! sets only those that differ, so a row does work only when its own content changes.

pub(super) mod changes;
mod signals;

pub use changes::Rows;
pub use signals::{
    CombatantSignal, GroupSignal, InPanel, MarkedTurn, Naming, RowSignals, TypedDamage,
};
