//! Combatants that join their group at the start of a round.

use crate::draft::Draft;
use crate::rejection::Rejection;
use crate::steps::groups;

/// Lets combatants join the groups they wait for. A group without a place in the order is waited
/// for longer.
pub(crate) fn join_awaited(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let awaited = draft
        .state
        .present()
        .filter_map(|one| Some((one.id, one.joins?)));
    for (who, group) in awaited.collect::<Vec<_>>() {
        if let Some(seat) = groups::seat(&draft.state, who, group) {
            groups::join(draft, who, group, seat)?;
        }
    }
    Ok(())
}
