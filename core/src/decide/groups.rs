//! Groups: the end of a group's turn, and members that leave and join.

use crate::combatant::{CombatantId, Group};
use crate::draft::Draft;
use crate::encounter::Encounter;
use crate::event::{Event, GroupEvent};
use crate::rejection::Rejection;
use crate::steps::{groups, requirements, turns};

/// Ends the turn in progress and those of the rest of its group. Each member acts once (D5E-21).
pub(super) fn end_turn(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let who = requirements::turn_may_end(draft)?;
    let rest = groups::rest_of_turn(&draft.state);
    if rest.is_empty() {
        return Err(Rejection::NotInGroup { who });
    }
    turns::close(draft, who)?;
    draft.end_turns_of(rest);
    Ok(())
}

/// Splits a combatant off from its group. It keeps its count, and its place beside the others.
pub(super) fn leave(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    requirements::turns_in_progress(draft)?;
    let one = draft.present(who)?;
    if one.profile.group.is_none() && one.joins.is_none() {
        return Err(Rejection::NotInGroup { who });
    }
    let to = groups::beside(&draft.state, who);
    let place = draft.state.order().place(who).cloned();
    draft.emit(Event::Group(GroupEvent::Left { who }))?;
    match (place, to) {
        (Some(place), Some(to)) => draft.emit(Event::Moved { place, to }),
        _ => Ok(()),
    }
}

/// Lets a combatant join a group of identical ones: at once if both are still to act in this round,
/// or else at the start of the next round (D5E-20).
pub(super) fn join(draft: &mut Draft<'_>, who: CombatantId, group: Group) -> Result<(), Rejection> {
    requirements::turns_in_progress(draft)?;
    let one = draft.present(who)?;
    let awaited = one.joins == Some(group);
    if draft.state.order().index_of(who).is_none() {
        return Err(Rejection::NoPlace { who });
    }
    let seat = groups::seat(&draft.state, who, group).ok_or(Rejection::NoGroup { group })?;
    if seat.taken || awaited {
        return Err(Rejection::NothingChanges);
    }
    if let Some(other) = different_member(&draft.state, who, group) {
        draft.refuse(Rejection::NotIdentical { other })?;
    }
    if seat.at_once {
        groups::join(draft, who, group, seat)
    } else {
        draft.emit(Event::Group(GroupEvent::Awaited { who, group }))
    }
}

/// Returns a member of a group that is not identical to a combatant.
fn different_member(encounter: &Encounter, who: CombatantId, group: Group) -> Option<CombatantId> {
    let profile = &encounter.participant(who)?.profile;
    let mut members = encounter
        .present()
        .filter(|one| one.id != who && one.profile.group == Some(group));
    let other = members.find(|one| !one.profile.is_identical(profile));
    other.map(|one| one.id)
}
