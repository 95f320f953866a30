//! The signals of the drawers. Each drawer has its own: when one opens, only two of them change.

use leptos::prelude::*;

/// The signals of the drawers that are on screen or were, by their ids.
#[derive(Default)]
pub(super) struct Drawers(Vec<(&'static str, ArcRwSignal<bool>)>);

impl Drawers {
    fn find(&self, id: &'static str) -> Option<&ArcRwSignal<bool>> {
        let mut all = self.0.iter();
        all.find(|(one, _)| *one == id).map(|(_, open)| open)
    }

    /// Returns the signal of a drawer. `open` is its state if it is new.
    pub(super) fn follow(&mut self, id: &'static str, open: bool) -> ArcRwSignal<bool> {
        if let Some(signal) = self.find(id) {
            return signal.clone();
        }
        let signal = ArcRwSignal::new(open);
        self.0.push((id, signal.clone()));
        signal
    }

    /// Tells the drawer that closes and the one that opens.
    pub(super) fn turn(&self, before: Option<&'static str>, after: Option<&'static str>) {
        if before == after {
            return;
        }
        for (id, open) in [(before, false), (after, true)] {
            if let Some(signal) = id.and_then(|id| self.find(id)) {
                signal.set(open);
            }
        }
    }
}
