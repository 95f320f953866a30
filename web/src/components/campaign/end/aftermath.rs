//! What a member of the party takes into its next combat.

use asalto_core::summary::End;
use asalto_core::{CombatantId, CombatantView};

use crate::storage::campaign::{Member, Outcome, SavedGroup};

/// What of a member goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Take {
    /// As it left the combat.
    #[default]
    Now,
    /// With all hit points and without conditions.
    Rested,
    /// As it is saved.
    Before,
}

/// Returns what of a combatant goes on.
pub fn of(taken: &[(CombatantId, Take)], who: CombatantId) -> Take {
    let mut found = taken.iter().filter(|(one, _)| *one == who);
    found.next().map(|(_, take)| *take).unwrap_or_default()
}

/// Returns a combatant as the member that goes on, and whether it does: who is dead and stays so does not.
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
