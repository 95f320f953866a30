//! Calling for initiative between rounds.

use super::group;
use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::encounter::{Encounter, Participant};
use crate::event::Event;
use crate::rejection::Rejection;
use crate::steps::{cards, rides};

/// Calls combatants without a result to roll before the first regular round. The others keep theirs (D30-23, D35-32).
pub(crate) fn call_the_rest(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    discard_unrolled_places(draft)?;
    let who: Vec<_> = draft
        .state
        .in_the_fight()
        .filter(|one| one.initiative.is_none())
        .map(|one| one.id)
        .collect();
    draft.emit(Event::InitiativeCalled {
        before: draft.state.first_round(),
        who,
    })?;
    share_with_group(draft)?;
    rides::share_known(draft).map(drop)
}

/// Gives those called the result of their group, if a member acted in the surprise round: identical creatures
/// have one roll (D35-32, AMB-D35-18).
fn share_with_group(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let called: Vec<_> = draft.state.unrolled().collect();
    for who in called {
        let one = draft.present(who)?;
        let Some(group) = one.profile.group else {
            continue;
        };
        let has_rolled = |other: &&Participant| {
            let member = other.profile.group == Some(group) && other.initiative.is_some();
            member && other.profile.is_identical(&one.profile)
        };
        let member = draft.state.present().find(has_rolled);
        if let Some(with) = member.map(Participant::roller) {
            draft.emit(Event::InitiativeShared { who, with })?;
        }
    }
    Ok(())
}

/// Calls everyone to roll for the next round, except newcomers that act before everyone else in it
/// (D30-35, D30-53).
pub(crate) fn for_next_round(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let before = draft.state.round().next();
    // With a new roll each round, a member shares the roll of its group from the start.
    group::join_awaited(draft)?;
    draft.emit(Event::InitiativeForgotten)?;
    cards::shuffle_after_joker(draft)?;
    let who = who_rolls(&draft.state);
    draft.emit(Event::InitiativeCalled { before, who })
}

/// Discards the places of combatants that acted before they rolled.
fn discard_unrolled_places(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let mut places = draft.state.order().places().iter();
    let rolled = |who| draft.state.participant(who)?.initiative;
    if places.any(|place| rolled(place.who).is_none()) {
        draft.emit(Event::OrderSet { places: Vec::new() })?;
    }
    Ok(())
}

/// Returns the combatants that roll before a round: all but the newcomers that act first in it, and the
/// dead.
fn who_rolls(encounter: &Encounter) -> Vec<CombatantId> {
    let rolls = encounter.in_the_fight().filter(|one| !one.comes_first());
    rolls.map(|one| one.id).collect()
}
