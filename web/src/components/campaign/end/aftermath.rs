//! The state in which a member of the party enters its next combat.

use asalto_core::summary::End;
use asalto_core::{CombatantId, CombatantView};

use crate::storage::campaign::{Member, Outcome, SavedGroup};

/// The state that a member keeps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Take {
    /// The state at the end of the combat.
    #[default]
    Now,
    /// All hit points and no conditions.
    Rested,
    /// The saved state.
    Before,
}

/// Returns the state that a combatant keeps.
pub fn of(taken: &[(CombatantId, Take)], who: CombatantId) -> Take {
    let mut found = taken.iter().filter(|(one, _)| *one == who);
    found.next().map(|(_, take)| *take).unwrap_or_default()
}

/// Returns the party member after the combat, and whether it survives.
pub fn member(
    one: &CombatantView,
    take: Take,
    saved: Option<&SavedGroup>,
    outcomes: &[Outcome],
) -> (Member, bool) {
    let outcome = outcomes.iter().find(|outcome| outcome.who == one.id);
    let now = outcome.map_or_else(|| Member::of(one), |outcome| outcome.now.clone());
    let before = saved.zip(outcome);
    let before = before.and_then(|(saved, outcome)| saved.group.members.get(outcome.place));
    match (take, before) {
        (Take::Before, Some(before)) => (before.clone(), true),
        (Take::Rested, _) => (now.fresh(), true),
        (Take::Now | Take::Before, _) => (now, End::of(one) != End::Dead),
    }
}
