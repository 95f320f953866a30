//! The undo of a deletion ends with its place in the bin, in this tab or through another one.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::storage::archive::{Fault, bin};
use crate::store::Store;

/// Calls `end` with the place that an undo needs as soon as it is no longer in the bin. The undo may be gone by then, or be
/// another one.
pub fn end_with_bin(
    store: Store,
    place: impl Fn() -> Option<u64> + 'static,
    end: impl Fn(u64) + Copy + 'static,
) {
    Effect::new(move |_| {
        store.keeper.lists.track();
        bin::track();
        let Some(place) = place() else { return };
        spawn_local(async move {
            if bin::find(place).await == Err(Fault::Nothing) {
                end(place);
            }
        });
    });
}
