//! Targets of actions.

use crate::draft::Draft;
use crate::priority::TargetedPart;
use crate::rejection::{PriorityRejection, Rejection};

/// Requires that targets are in the encounter (TOW-55).
pub(crate) fn legal_targets(
    draft: &mut Draft<'_>,
    parts: &[TargetedPart],
) -> Result<(), Rejection> {
    for target in parts.iter().filter_map(|part| part.target) {
        match draft.present(target) {
            Err(Rejection::Absent { .. }) => {
                draft.refuse(PriorityRejection::IllegalTarget { target }.into())?;
            }
            other => {
                other?;
            }
        }
    }
    Ok(())
}
