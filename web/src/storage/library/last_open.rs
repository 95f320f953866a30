//! The encounter that the next start opens.

use super::port::Port;

const OPEN: &str = "asalto.1.open";

/// Returns the id of the encounter to open at the start.
pub fn last(port: &dyn Port) -> Option<u32> {
    port.read(OPEN).and_then(|id| id.parse().ok())
}

/// Remembers the encounter to open at the start.
pub fn remember_last(port: &dyn Port, id: u32) {
    if last(port) != Some(id) {
        // The list still has the encounter if this fails.
        let _full = port.write(OPEN, &id.to_string());
    }
}
