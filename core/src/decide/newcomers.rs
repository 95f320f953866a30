//! Several who join at once.

use super::draft::Draft;
use super::{rolls, setup, stealth};
use crate::newcomer::Newcomer;
use crate::rejection::Rejection;

/// All of them join, or nobody does.
pub(super) fn add(draft: &mut Draft<'_>, newcomers: &[Newcomer]) -> Result<(), Rejection> {
    if newcomers.is_empty() {
        return Err(Rejection::NothingChanges);
    }
    for one in newcomers {
        let mut profile = one.profile.clone();
        if let Some(dice) = &one.hit_dice {
            let rolled = rolls::roll(draft, None, dice)?;
            profile.hit_points = Some(rolled.max(1));
        }
        let who = draft.state.next_combatant();
        setup::add(draft, &profile)?;
        if !one.position.is_empty() {
            stealth::set_position(draft, who, &one.position)?;
        }
    }
    Ok(())
}
