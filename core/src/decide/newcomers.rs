//! Several combatants that join at once.

use crate::draft::Draft;
use crate::limits::MOST_NEWCOMERS;
use crate::newcomer::Newcomer;
use crate::rejection::Rejection;
use crate::steps::{joining, rolls};

/// Adds all newcomers, or none of them.
pub(super) fn add(draft: &mut Draft<'_>, newcomers: &[Newcomer]) -> Result<(), Rejection> {
    if newcomers.is_empty() {
        return Err(Rejection::NothingChanges);
    }
    if newcomers.len() > MOST_NEWCOMERS {
        return Err(Rejection::TextTooLong);
    }
    for one in newcomers {
        let mut profile = one.profile.clone();
        if let Some(dice) = &one.hit_dice {
            let rolled = rolls::roll(draft, None, dice)?;
            profile.hit_points = Some(rolled.max(1));
        }
        let who = draft.state.next_combatant();
        joining::add(draft, &profile)?;
        if !one.position.is_empty() {
            joining::set_position(draft, who, &one.position)?;
        }
        if let Some(lair) = &one.lair {
            joining::add_lair(draft, who, lair)?;
        }
    }
    Ok(())
}
