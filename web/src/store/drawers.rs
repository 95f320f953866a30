//! The signals of the drawers. Each drawer has its own: when one opens, only two of them change.

use leptos::prelude::*;

/// The signals of the drawers that are on screen or were, by their ids.
#[derive(Default)]
pub(super) struct Drawers {
    drawers: Vec<(&'static str, ArcRwSignal<bool>)>,
    /// Whether the panel shows the seldom used commands too.
    all_commands: ArcRwSignal<bool>,
}

impl Drawers {
    fn find(&self, id: &'static str) -> Option<&ArcRwSignal<bool>> {
        let mut all = self.drawers.iter();
        all.find(|(one, _)| *one == id).map(|(_, open)| open)
    }

    /// Returns the signal of a drawer. `open` is its state if it is new.
    pub(super) fn follow(&mut self, id: &'static str, open: bool) -> ArcRwSignal<bool> {
        if let Some(signal) = self.find(id) {
            return signal.clone();
        }
        let signal = ArcRwSignal::new(open);
        self.drawers.push((id, signal.clone()));
        signal
    }

    pub(super) fn all_commands(&self) -> ArcRwSignal<bool> {
        self.all_commands.clone()
    }

    /// Tells the drawer that closes and the one that opens. The one that opens folds the seldom used commands.
    pub(super) fn turn(&self, before: Option<&'static str>, after: Option<&'static str>) {
        if before == after {
            return;
        }
        for (id, open) in [(before, false), (after, true)] {
            if let Some(signal) = id.and_then(|id| self.find(id)) {
                signal.set(open);
            }
        }
        if after.is_some() && self.all_commands.get_untracked() {
            self.all_commands.set(false);
        }
    }
}
