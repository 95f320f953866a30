//! Priority that players see pass over an unseen actor: the next one in sight has it at once.

use super::moment::Moment;
use super::waiting_for::next_in_sight;
use crate::combatant::CombatantId;
use crate::event::{Event, PriorityEvent};
use crate::priority::PhaseStep;

/// The actor in sight that players have seen receive priority before the log offers it.
#[derive(Default)]
pub(super) struct PriorityAhead(Option<CombatantId>);

impl PriorityAhead {
    /// Whether players have seen an offer of priority already. Records the next one that they see ahead.
    pub(super) fn is_known(&mut self, moment: &Moment<'_>, event: &Event) -> bool {
        let Event::Priority(PriorityEvent::Offered { who }) = event else {
            return false;
        };
        let ahead = self.0.take();
        let Some(seen) = moment.seen(*who) else {
            let sees = |who| moment.seen(who).is_some();
            self.0 = next_in_sight(moment.now, *who, sees);
            return false;
        };
        ahead == Some(*who) && moment.shown.priority().point() == &PhaseStep::Offer(seen)
    }
}
