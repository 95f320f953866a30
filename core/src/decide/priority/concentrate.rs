//! Concentration: saving AP over main phases until a cost is met (TOW-59, AMB-TOW-2).

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::priority::ConcentrationEnd;
use crate::rejection::{PriorityRejection, Rejection};
use crate::steps::priority::saving;

pub(super) fn give_up(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    if draft.present(who)?.acting.concentration.is_none() {
        return Err(PriorityRejection::NothingToEnd { who }.into());
    }
    saving::end(draft, who, ConcentrationEnd::GivenUp)
}
