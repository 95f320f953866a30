//! Summoned creatures that share the initiative of their summoner (D24-29).

use crate::combatant::CombatantId;
use crate::command::Summoned;
use crate::draft::Draft;
use crate::encounter::{Encounter, Stage};
use crate::event::Event;
use crate::law::Law;
use crate::order::{Order, Place, PlaceCause};
use crate::rejection::Rejection;
use crate::steps::{requirements, rides};

/// Puts a newcomer right after its summoner, and after what that one has summoned before.
pub(super) fn follow(draft: &mut Draft<'_>, summoned: Summoned) -> Result<(), Rejection> {
    let Summoned { who, by } = summoned;
    draft.require_stage(&Stage::Fighting)?;
    if !Law::SummonedAfter.is_stated(draft.state.rules().ruleset) {
        return Err(Rejection::OutOfPlace);
    }
    requirements::turns_in_progress(draft)?;
    draft.present(who)?;
    draft.present(by)?;
    if !draft.state.unrolled().any(|called| called == who) {
        return Err(Rejection::NotCalled { who });
    }
    rides::is_bound(draft, who)?;
    let order = draft.state.order();
    let place = order.place(by).ok_or(Rejection::NoPlace { who: by })?;
    let total = place.count;
    let at = after(order, by).ok_or(Rejection::NoPlace { who: by })?;
    draft.emit(Event::InitiativeEntered { who, total })?;
    let why = PlaceCause::Summoned { by };
    let count = total;
    let place = Place { who, count, why };
    draft.emit(Event::Placed { place, at })
}

/// Returns the index right after a summoner and what it has summoned.
fn after(order: &Order, by: CombatantId) -> Option<usize> {
    let next = order.index_of(by)? + 1;
    let later = order.places().iter().skip(next);
    let others = later.take_while(|place| place.why == PlaceCause::Summoned { by });
    Some(next + others.count())
}

/// Returns the newcomers that may follow a summoner of their side.
pub(crate) fn offers(encounter: &Encounter) -> Vec<Summoned> {
    let known = Law::SummonedAfter.is_stated(encounter.rules().ruleset);
    if !known || encounter.stage() != &Stage::Fighting {
        return Vec::new();
    }
    let side = |who| Some(encounter.participant(who)?.profile.side);
    let newcomers = encounter.unrolled();
    let pairs = newcomers.flat_map(|who| {
        let places = encounter.order().places().iter();
        let allies = places.filter(move |place| {
            let one = encounter.participant(place.who);
            let stands = one.is_some_and(|one| one.present && !one.is_second_place());
            stands && side(place.who) == side(who)
        });
        allies.map(move |place| Summoned { who, by: place.who })
    });
    pairs.collect()
}
