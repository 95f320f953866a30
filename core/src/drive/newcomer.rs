//! Newcomers that are aware of the combat act first (D30-53, D30-54).

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::encounter::Participant;
use crate::event::Event;
use crate::order::Place;
use crate::rejection::Rejection;
use crate::steps::joining;

/// Gives newcomers that are aware a count above every result, if initiative is rolled each round.
pub(crate) fn first_of_all(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let results = draft.state.present().filter_map(|one| one.initiative);
    let highest = results.map(|result| result.total).max().unwrap_or_default();
    let newcomers = draft.state.present();
    let newcomers = newcomers.filter(|one| one.comes_first() && one.initiative.is_none());
    let newcomers: Vec<_> = newcomers.map(|one| one.id).collect();
    arrive(draft, &newcomers, highest.saturating_add(1))
}

/// Keeps newcomers that are aware and have not acted yet before everyone else: in their first round
/// they act first, also before entrants with an equally high result and if they left and return.
pub(crate) fn keep_first(draft: &mut Draft<'_>, entrants: &[CombatantId]) -> Result<(), Rejection> {
    let state = &draft.state;
    let comes_first = |who| state.participant(who).is_some_and(Participant::comes_first);
    let total = |who: CombatantId| Some((who, state.participant(who)?.initiative?.total));
    let entrants: Vec<_> = entrants.iter().filter_map(|&who| total(who)).collect();
    let order = state.order();
    let returns = entrants.iter().any(|&(who, _)| comes_first(who));
    let settled = order.places().iter().filter(|_| returns);
    let others = entrants.iter().copied();
    let others = others.chain(settled.map(|place| (place.who, place.count)));
    let others = others.filter(|&(who, _)| !comes_first(who));
    let Some(highest) = others.map(|(_, count)| count).max() else {
        return Ok(());
    };
    let late = |&(who, count): &(CombatantId, i32)| comes_first(who) && count <= highest;
    // A place behind one that has come up would pass with it, and lose its turn.
    let may_move =
        |&who: &CombatantId| order.passed() == 0 || order.index_of(who) < Some(order.passed());
    let waiting = order
        .places()
        .iter()
        .filter(|place| late(&(place.who, place.count)) && may_move(&place.who));
    let waiting: Vec<_> = waiting.cloned().collect();
    let count = highest.saturating_add(1);
    let newcomers = waiting.iter().map(|place| place.who);
    let entering = entrants.iter().copied().filter(late);
    let newcomers: Vec<_> = newcomers.chain(entering.map(|(who, _)| who)).collect();
    arrive(draft, &newcomers, count)?;
    for (to, place) in waiting.into_iter().enumerate() {
        let place = Place { count, ..place };
        draft.emit(Event::Moved { place, to })?;
    }
    Ok(())
}

/// Lets newcomers arrive at a count, each mount with its rider.
fn arrive(draft: &mut Draft<'_>, newcomers: &[CombatantId], count: i32) -> Result<(), Rejection> {
    let alone = |who: &CombatantId| {
        let ride = draft.state.participant(*who).and_then(Participant::ride);
        !ride.is_some_and(|ride| newcomers.contains(&ride.rider))
    };
    let alone: Vec<_> = newcomers.iter().copied().filter(alone).collect();
    alone
        .into_iter()
        .try_for_each(|who| joining::arrive(draft, who, count))
}
