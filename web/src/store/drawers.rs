//! The drawers of the combat screen. Each follows a signal of its own: when one opens, only two of them change.

use leptos::prelude::*;

use super::Store;
use crate::input::aim::Aim;

/// The signals of the drawers that are on screen or were, by their ids.
#[derive(Default)]
pub(super) struct Drawers(Vec<(&'static str, ArcRwSignal<bool>)>);

impl Drawers {
    fn find(&self, id: &'static str) -> Option<&ArcRwSignal<bool>> {
        let mut all = self.0.iter();
        all.find(|(one, _)| *one == id).map(|(_, open)| open)
    }
}

impl Store {
    /// Follows whether a drawer is open.
    #[must_use]
    pub fn is_open(&self, id: &'static str) -> Signal<bool> {
        let known = self.drawers.with_value(|all| all.find(id).cloned());
        let signal = known.unwrap_or_else(|| {
            let open = self.aim.with_untracked(Aim::drawer) == Some(id);
            let signal = ArcRwSignal::new(open);
            self.drawers
                .update_value(|all| all.0.push((id, signal.clone())));
            signal
        });
        RwSignal::from(signal).into()
    }

    /// Tells the drawer that has closed and the one that has opened.
    pub(super) fn tell_drawers(&self, before: Option<&'static str>, after: Option<&'static str>) {
        if before == after {
            return;
        }
        for (id, open) in [(before, false), (after, true)] {
            let signal = id.and_then(|id| self.drawers.with_value(|all| all.find(id).cloned()));
            if let Some(signal) = signal {
                signal.set(open);
            }
        }
    }
}
