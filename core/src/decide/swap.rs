//! Swapping initiative with an ally, by the Alert feat (D24-27).

use crate::combatant::CombatantId;
use crate::command::InitiativeSwap;
use crate::draft::Draft;
use crate::encounter::{Encounter, Participant};
use crate::event::Event;
use crate::order::{Place, PlaceCause};
use crate::rejection::{Rejection, SwapRejection};
use crate::rules::AlertPolicy;
use crate::steps::{kept_turns, requirements, rides};

/// Swaps the places of a combatant and an ally, before anybody has acted on the rolls.
pub(super) fn swap(draft: &mut Draft<'_>, pair: InitiativeSwap) -> Result<(), Rejection> {
    let InitiativeSwap { who, with } = pair;
    if draft.state.rules().alert() != AlertPolicy::Swaps {
        return Err(Rejection::Swap(SwapRejection::Unknown));
    }
    requirements::turns_in_progress(draft)?;
    let side = draft.present(who)?.profile.side;
    let ally = draft.present(with)?.profile.side == side && who != with;
    if !is_right_after_the_rolls(&draft.state) {
        return Err(Rejection::Swap(SwapRejection::TooLate));
    }
    if who == with {
        return Err(Rejection::Swap(SwapRejection::NotAnAlly { who, with }));
    }
    if !may_swap(&draft.state, draft.present(who)?) {
        draft.refuse(Rejection::Swap(SwapRejection::NotAlert { who }))?;
    }
    if !ally {
        draft.refuse(Rejection::Swap(SwapRejection::NotAnAlly { who, with }))?;
    }
    for one in [who, with] {
        if !draft.state.is_capable(one) {
            draft.refuse(Rejection::Swap(SwapRejection::Incapacitated { who: one }))?;
        }
        rides::is_bound(draft, one)?;
        let place = draft.state.order().place(one);
        let place = place.ok_or(Rejection::NoPlace { who: one })?;
        if matches!(place.why, PlaceCause::Swapped { .. }) {
            draft.refuse(Rejection::Swap(SwapRejection::Swapped { who: one }))?;
        }
    }
    exchange(draft, who, with)
}

/// Moves each of two combatants to the place of the other.
fn exchange(draft: &mut Draft<'_>, who: CombatantId, with: CombatantId) -> Result<(), Rejection> {
    let order = draft.state.order();
    let seat = |one| {
        let place = order.index_of(one).zip(order.place(one));
        place.map(|(index, place)| (index, place.count))
    };
    let own = seat(who).ok_or(Rejection::NoPlace { who })?;
    let its = seat(with).ok_or(Rejection::NoPlace { who: with })?;
    let turn = draft.state.turn_of();
    if let Some(who) = turn.filter(|&owner| owner == who || owner == with) {
        draft.emit(Event::TurnPutBack { who })?;
    }
    let turns = [who, with].map(|one| kept_turns::turn_of(&draft.state, one));
    for (who, with, (to, count)) in [(who, with, its), (with, who, own)] {
        let why = PlaceCause::Swapped { with };
        let place = Place { who, count, why };
        draft.emit(Event::Moved { place, to })?;
    }
    for (one, turn) in [who, with].into_iter().zip(turns) {
        kept_turns::keep(draft, one, turn)?;
    }
    Ok(())
}

/// Returns the swaps that may be made now.
pub(crate) fn offers(encounter: &Encounter) -> impl Iterator<Item = InitiativeSwap> {
    let is_free = |one: &&Participant| {
        let place = encounter.order().place(one.id);
        let swapped = |place: &Place| matches!(place.why, PlaceCause::Swapped { .. });
        let bound = one.ride().is_some_and(|ride| encounter.is_able(ride.rider));
        place.is_some_and(|place| !swapped(place)) && encounter.is_capable(one.id) && !bound
    };
    let now = is_right_after_the_rolls(encounter) && encounter.open_tie().is_none();
    let holders = encounter
        .in_the_fight()
        .filter(move |one| now && may_swap(encounter, one));
    holders.filter(is_free).flat_map(move |one| {
        let ally =
            |other: &&Participant| other.id != one.id && other.profile.side == one.profile.side;
        let allies = encounter.in_the_fight().filter(ally).filter(is_free);
        allies.map(move |other| InitiativeSwap {
            who: one.id,
            with: other.id,
        })
    })
}

fn may_swap(encounter: &Encounter, one: &Participant) -> bool {
    encounter.rules().alert().swaps(&one.profile)
}

/// Whether nobody has acted since the initiative rolls: the first turn of the round has just come.
fn is_right_after_the_rolls(encounter: &Encounter) -> bool {
    let round = encounter.round();
    let rolled = encounter.rules().rolling.is_each_round() || round == encounter.first_round();
    let owner = encounter.turn_of();
    let acted = |one: &Participant| one.last_turn == Some(round) && owner != Some(one.id);
    rolled && encounter.turn_is_fresh() && !encounter.participants().any(acted)
}
