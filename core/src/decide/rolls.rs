//! Saving throws on demand. No rule forbids them.

use crate::draft::Draft;
use crate::rejection::Rejection;
use crate::saving_throw::SavingThrow;
use crate::steps::rolls;

/// Records a saving throw, rolled here or with real dice. A combatant that can't act may still make
/// one (D30-13).
pub(super) fn save(draft: &mut Draft<'_>, save: &SavingThrow) -> Result<(), Rejection> {
    rolls::save(draft, save).map(drop)
}
