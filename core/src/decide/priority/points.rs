//! A correction of the AP that an actor has left.

use crate::actor::{Amounts, Cost};
use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::encounter::Stage;
use crate::event::PriorityEvent;
use crate::rejection::{PriorityRejection, Rejection};
use crate::steps::priority::{costs, emit};

/// Changes the AP of an actor. It pays no more than it has (TOW-58).
pub(super) fn change(draft: &mut Draft<'_>, who: CombatantId, by: i16) -> Result<(), Rejection> {
    draft.present(who)?;
    draft.require_stage(&Stage::Fighting)?;
    let points = by.unsigned_abs();
    match by {
        0 => Err(Rejection::NothingChanges),
        1.. => emit(draft, PriorityEvent::PointsGranted { who, points }),
        _ => {
            let cost = Cost {
                points,
                resources: Amounts::default(),
            };
            match costs::pay(draft, who, &cost)? {
                None => Ok(()),
                Some(missing) => Err(PriorityRejection::CannotAfford { who, missing }.into()),
            }
        }
    }
}
