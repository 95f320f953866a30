//! Delaying: a combatant does nothing in its turn and takes the turn later.

use crate::card::Card;
use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::encounter::Stage;
use crate::event::Event;
use crate::limits::TOTALS;
use crate::order::{Place, PlaceCause};
use crate::rejection::Rejection;
use crate::round::Round;
use crate::rules::{
    ActionKind, DelayPolicy, HeldCount, InitiativePenaltyCause, MissedTurnReason, TurnKind,
};
use crate::stack::{Frame, FrameKind};
use crate::steps::{delays, durations, penalties, requirements, rides, turns};
use crate::waiting::{ActNowTiming, Waiting};

/// Delays the turn that has just come up, with a declared count or without one (D35-35, D35-38).
/// Delaying is not an action (D35-46).
pub(super) fn delay(draft: &mut Draft<'_>, until: Option<i32>) -> Result<(), Rejection> {
    let who = draft.turn_owner()?;
    draft.present(who)?;
    let Some(Frame {
        kind: FrameKind::Turn { kind, spent },
        ..
    }) = draft.state.stack().turn()
    else {
        return Err(Rejection::OutOfPlace);
    };
    let turn = *kind;
    let begun = spent.iter().any(|action| *action != ActionKind::Free);
    let policy = draft.state.rules().delay;
    let joker = draft.state.card_of(who).is_some_and(Card::is_joker);
    if policy == DelayPolicy::Never && !joker {
        draft.refuse(Rejection::NoDelay { who })?;
    }
    if draft.state.stack().frames().len() > 1 {
        draft.refuse(Rejection::unresolved(draft.state.rules().reactions))?;
    }
    requirements::no_open_tie(draft)?;
    if begun {
        draft.refuse(Rejection::TooLateToDelay { who })?;
    }
    if !draft.state.is_able(who) {
        draft.refuse(Rejection::unable(draft.state.rules().vitality, who, None))?;
    }
    rides::is_bound(draft, who)?;
    let own = draft
        .state
        .order()
        .place(who)
        .map_or(0, |place| place.count);
    if let Some(count) = until {
        if !TOTALS.contains(&count) {
            return Err(Rejection::TotalOutOfRange { total: count });
        }
        let direction = draft.state.rules().order.direction;
        let numbered = draft.state.rules().initiative.has_numbers();
        if !numbered || direction.rank(count) > direction.rank(own) {
            draft.refuse(Rejection::DelayCount { who, count })?;
        }
    }
    if let Some(floor) = delays::floor(draft, who)
        && until.is_some_and(|count| count < floor)
        && until != rides::count_to_match(&draft.state, who)
    {
        draft.refuse(Rejection::DelayFloor { who, floor })?;
    }
    draft.emit(Event::Delayed { who, turn, until })?;
    // A combatant that acts last because of surprise has had the chance, and may act later.
    if draft.state.rules().opening.misses_turn() == Some(MissedTurnReason::ActsLast) {
        turns::end_surprise(draft, who)?;
    }
    if let Some(count) = until {
        let place = Place {
            who,
            count,
            why: PlaceCause::Announced,
        };
        let to = announced_place(draft, &place);
        draft.emit(Event::Moved { place, to })?;
        let since = draft.state.round();
        penalties::penalize_late(draft, who, since, InitiativePenaltyCause::Delay)?;
    }
    Ok(())
}

/// Returns the place after the combatants at the declared count, before second places. The higher
/// initiative bonus acts first if several declared it.
fn announced_place(draft: &Draft<'_>, place: &Place) -> usize {
    let order = draft.state.order();
    let bonus = |who| {
        let one = draft.state.participant(who)?;
        Some((one.profile.initiative_modifier(), one.profile.dexterity))
    };
    let own = order.index_of(place.who).unwrap_or_default();
    let others = order.places().iter().enumerate().skip(own + 1);
    let goes_after = |other: &Place| {
        draft.state.comes_after(other, place.who, place.count)
            || other.count == place.count
                && other.why == PlaceCause::Announced
                && bonus(other.who) < bonus(place.who)
    };
    others
        .filter(|(_, other)| goes_after(other))
        .map(|(index, _)| index - 1)
        .next()
        .unwrap_or(order.places().len().saturating_sub(1))
}

/// Lets a combatant that delays act after a turn, never in the middle of one (D35-36, D35-39).
pub(super) fn act_now(
    draft: &mut Draft<'_>,
    who: CombatantId,
    moment: ActNowTiming,
) -> Result<(), Rejection> {
    draft.require_stage(&Stage::Fighting)?;
    let Some(Waiting::Delaying { turn, since }) = draft.present(who)?.waiting else {
        return Err(Rejection::NotDelaying { who });
    };
    if !draft.state.is_able(who) {
        draft.refuse(Rejection::unable(draft.state.rules().vitality, who, None))?;
    }
    if draft.state.stack().frames().len() > 1 {
        draft.refuse(Rejection::NoInterruption { who })?;
    }
    requirements::no_open_tie(draft)?;
    if let Some(ride) = draft.present(who)?.ride()
        && draft.present(ride.rider)?.delays()
    {
        rides::is_bound(draft, who)?;
    }
    if let Some(owner) = draft.state.turn_of() {
        if moment == ActNowTiming::BeforeTurn && draft.state.turn_is_fresh() {
            draft.emit(Event::TurnPutBack { who: owner })?;
        } else {
            if moment == ActNowTiming::BeforeTurn {
                draft.refuse(Rejection::NoInterruption { who })?;
            }
            turns::close(draft, owner)?;
        }
    }
    if draft.state.rules().delay == DelayPolicy::Hold(HeldCount::Stays) {
        return act_out_of_place(draft, who, (turn, since));
    }
    let order = draft.state.order();
    let passed = order.passed();
    // It keeps its place if no one acted in between. It gets a higher count before the first
    // place.
    let direction = draft.state.rules().order.direction;
    let sooner = |place: &Place| {
        if draft.state.has_counts() {
            direction.rank(direction.rank(place.count).saturating_add(1))
        } else {
            place.count
        }
    };
    let count = order
        .reached(direction)
        .unwrap_or_else(|| order.places().first().map_or(0, sooner));
    let own = order.index_of(who).unwrap_or(passed);
    let to = if own < passed { passed - 1 } else { passed };
    let place = Place {
        who,
        count,
        why: PlaceCause::Delayed,
    };
    let round = draft.state.round();
    draft.emit(Event::Moved { place, to })?;
    draft.emit(Event::DelayEnded { who, since, round })?;
    penalties::penalize_late(draft, who, since, InitiativePenaltyCause::Delay)?;
    durations::pass(draft, Some(count))?;
    durations::turn_begins(draft, who)?;
    let frame = draft.state.next_frame();
    draft.emit(Event::TurnStarted {
        frame,
        who,
        kind: turn,
    })
}

/// Lets a combatant that has held its turn act now and keep its place, at which it acts again from
/// the next round on (ANY-10).
fn act_out_of_place(
    draft: &mut Draft<'_>,
    who: CombatantId,
    (kind, since): (TurnKind, Round),
) -> Result<(), Rejection> {
    let round = draft.state.round();
    draft.emit(Event::DelayEnded { who, since, round })?;
    durations::turn_begins(draft, who)?;
    let frame = draft.state.next_frame();
    draft.emit(Event::TurnGiven { frame, who, kind })
}
