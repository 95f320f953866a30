//! Actions of a turn that are conditions: `dodge` alone is the action of the one whose turn it is.

use asalto_core::CombatantId;

use super::boons;
use super::parsed::{Fault, Named};
use super::parts::Parts;

/// The actions, by the English names of the lexicon.
const ACTIONS: [&str; 3] = ["dodging", "dashing", "disengaged"];

/// Returns the combatants of a line that gives conditions: the named or selected ones, or else the one that takes the action.
pub(super) fn who(parts: Parts<'_>, conditions: &[Named]) -> Result<Vec<CombatantId>, Fault> {
    let context = parts.context;
    let acts = |named: &Named| boons::is_one_of(named, &ACTIONS, context);
    let alone = parts.items.len() == 1 && context.selected.is_empty();
    let current = context
        .view
        .current
        .filter(|_| context.view.priority.is_none());
    match current {
        Some(who) if alone && conditions.iter().all(acts) => Ok(vec![who]),
        _ => parts.who(),
    }
}
