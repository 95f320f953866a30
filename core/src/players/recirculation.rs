//! Priority that circulates again for players in the main phase of someone unseen.

use super::fold::Fold;
use super::waiting_for::is_quiet_unseen_main;
use crate::event::{Event, PriorityEvent};
use crate::priority::PhaseStep;

impl Fold<'_> {
    /// Tells that priority circulates again after an action in sight has resolved in the main phase of someone unseen. The
    /// rest of that phase is not told.
    pub(super) fn circulate_anew(&mut self, events: &[Event], told: &mut Vec<Event>) -> Option<()> {
        let settles =
            |event: &Event| matches!(event, Event::Priority(PriorityEvent::Settled { .. }));
        let is_over = self.shown.priority().point() == &PhaseStep::EveryonePassed;
        if !is_over
            || !self.held.is_empty()
            || !events.iter().any(settles)
            || !is_quiet_unseen_main(&self.sight, &self.whole)
        {
            return Some(());
        }
        let first = self.whole.eligible().find_map(|who| self.sight.id(who));
        if let Some(who) = first {
            self.tell(Event::Priority(PriorityEvent::Circulated), told)?;
            self.tell(Event::Priority(PriorityEvent::Offered { who }), told)?;
        }
        Some(())
    }
}
