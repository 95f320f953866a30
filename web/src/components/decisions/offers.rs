//! Offers that the turn does not wait for. The user may close one on this screen alone.

use leptos::prelude::*;

use crate::ui::put;

/// Makes the list of the open offers, and that of the closed ones by what `of` returns for each. New offers are open again
/// once all have gone.
pub fn open_offers<T, K>(
    all: Memo<Vec<T>>,
    of: fn(&T) -> K,
) -> (impl Fn() -> Vec<T> + Copy + Send + Sync, RwSignal<Vec<K>>)
where
    T: Clone + PartialEq + Send + Sync + 'static,
    K: PartialEq + Send + Sync + 'static,
{
    let declined = RwSignal::new(Vec::new());
    Effect::new(move |_| {
        if all.with(Vec::is_empty) {
            put(declined, Vec::new());
        }
    });
    let open = move || {
        let mut open = all.get();
        declined.with(|declined| open.retain(|offer| !declined.contains(&of(offer))));
        open
    };
    (open, declined)
}
