//! Delaying: nothing is done when the turn comes, and the turn is taken later.

use super::draft::Draft;
use super::{durations, mounts, reroll, turns};
use crate::combatant::CombatantId;
use crate::encounter::{Participant, Stage};
use crate::event::Event;
use crate::order::{Placement, Slot};
use crate::rejection::Rejection;
use crate::rules::{ActionKind, Lapse, Late, RollingPolicy};
use crate::stack::{Frame, FrameKind};
use crate::waiting::{Moment, Waiting};

/// Puts off the turn that has just come: to a count that is announced, or until its owner wishes
/// to act (D35-35, D35-38). It is not an action (D35-46).
pub(super) fn delay(draft: &mut Draft<'_>, until: Option<i32>) -> Result<(), Rejection> {
    let who = draft.turn_owner()?;
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
    if let Some(rule) = policy.forbidden_by() {
        draft.refuse(Rejection::NoDelay { who, rule })?;
    }
    if draft.state.stack().frames().len() > 1 {
        draft.refuse(draft.state.rules().reactions.unresolved())?;
    }
    turns::no_open_tie(draft)?;
    if begun {
        draft.refuse(Rejection::TooLateToDelay { who })?;
    }
    if !draft.state.is_able(who) {
        draft.refuse(draft.state.rules().vitality.refusal(who, None))?;
    }
    mounts::is_bound(draft, who)?;
    let own = draft.state.order().slot(who).map_or(0, |slot| slot.count);
    if let Some(count) = until {
        if !(-999..=999).contains(&count) {
            return Err(Rejection::TotalOutOfRange { total: count });
        }
        if count > own {
            draft.refuse(Rejection::DelayCount { who, count })?;
        }
    }
    if let Some(floor) = floor(draft, who)
        && until.is_some_and(|count| count < floor)
        && until != mounts::count_to_match(&draft.state, who)
    {
        draft.refuse(Rejection::DelayFloor { who, floor })?;
    }
    draft.emit(Event::Delayed { who, turn, until })?;
    if let Some(count) = until {
        let slot = Slot {
            who,
            count,
            why: Placement::Announced,
        };
        let to = announced_place(draft, &slot);
        draft.emit(Event::Moved { slot, to })?;
        let since = draft.state.round();
        reroll::note_late(draft, who, since, Late::Delay)?;
    }
    mounts::wait_with(draft, who, until)?;
    turns::advance(draft)
}

/// After those who have the announced count; of several who announced it the higher initiative
/// bonus acts first.
fn announced_place(draft: &Draft<'_>, slot: &Slot) -> usize {
    let order = draft.state.order();
    let bonus = |who| {
        let one = draft.state.participant(who)?;
        Some((one.profile.initiative_modifier(), one.profile.dexterity))
    };
    let own = order.position(slot.who).unwrap_or_default();
    let others = order.slots().iter().enumerate().skip(own + 1);
    let goes_after = |other: &Slot| {
        other.count < slot.count
            || other.count == slot.count
                && other.why == Placement::Announced
                && bonus(other.who) < bonus(slot.who)
    };
    others
        .filter(|(_, other)| goes_after(other))
        .map(|(index, _)| index - 1)
        .next()
        .unwrap_or(order.slots().len().saturating_sub(1))
}

/// Lets somebody who delays act: after a turn, never in the middle of one (D35-36, D35-39).
pub(super) fn act_now(
    draft: &mut Draft<'_>,
    who: CombatantId,
    moment: Moment,
) -> Result<(), Rejection> {
    draft.require_stage(&Stage::Fighting)?;
    let Some(Waiting::Delaying { turn, since }) = draft.present(who)?.waiting else {
        return Err(Rejection::NotDelaying { who });
    };
    if !draft.state.is_able(who) {
        draft.refuse(draft.state.rules().vitality.refusal(who, None))?;
    }
    if draft.state.stack().frames().len() > 1 {
        draft.refuse(Rejection::NoInterruption { who })?;
    }
    turns::no_open_tie(draft)?;
    if let Some(ride) = mounts::rider_of(draft.present(who)?)
        && delays(draft.present(ride.rider)?)
    {
        mounts::is_bound(draft, who)?;
    }
    let own_count = draft.state.order().slot(who).map(|slot| slot.count);
    if let Some(owner) = draft.state.turn_of() {
        if moment == Moment::BeforeTurn && draft.state.turn_is_fresh() {
            draft.emit(Event::TurnPutBack { who: owner })?;
        } else {
            if moment == Moment::BeforeTurn {
                draft.refuse(Rejection::NoInterruption { who })?;
            }
            turns::close(draft, owner)?;
        }
    }
    let order = draft.state.order();
    let passed = order.passed();
    let before = passed
        .checked_sub(1)
        .and_then(|index| order.slots().get(index));
    // Nobody acted in between: it acts where it was. Before the first one it is above the top.
    let count = match before {
        Some(slot) if slot.who == who => own_count.unwrap_or(slot.count),
        Some(slot) => slot.count,
        None => order
            .slots()
            .first()
            .map_or(0, |slot| slot.count.saturating_add(1)),
    };
    let own = order.position(who).unwrap_or(passed);
    let to = if own < passed { passed - 1 } else { passed };
    let slot = Slot {
        who,
        count,
        why: Placement::Delayed,
    };
    let round = draft.state.round();
    draft.emit(Event::Moved { slot, to })?;
    draft.emit(Event::DelayEnded { who, since, round })?;
    reroll::note_late(draft, who, since, Late::Delay)?;
    durations::pass(draft, Some(count))?;
    durations::turn_begins(draft, who)?;
    let frame = draft.state.next_frame();
    draft.emit(Event::TurnStarted {
        frame,
        who,
        kind: turn,
    })?;
    mounts::act_with(draft, who)
}

fn delays(one: &Participant) -> bool {
    matches!(one.waiting, Some(Waiting::Delaying { .. }))
}

/// The lowest count to which somebody may delay (D30-59).
fn floor(draft: &Draft<'_>, who: CombatantId) -> Option<i32> {
    let profile = &draft.state.participant(who)?.profile;
    draft
        .state
        .rules()
        .delay
        .floor(profile.initiative_modifier())
}

/// Those whose floor has been passed, before a count or the end of the round, have lost what they
/// put off (D30-60); where each round is rolled for they may wait into the next one (D30-43).
pub(super) fn pass_floors(draft: &mut Draft<'_>, next: Option<i32>) -> Result<(), Rejection> {
    let rules = draft.state.rules();
    let ends = rules.rolling == RollingPolicy::Once;
    if rules.delay.floor(0).is_none() || !ends {
        return Ok(());
    }
    let those: Vec<_> = draft
        .state
        .present()
        .filter(|one| delays(one))
        .map(|one| (one.id, one.waiting.clone()))
        .collect();
    for (who, waiting) in those {
        if let (Some(waiting), Some(floor)) = (waiting, floor(draft, who))
            && next.is_none_or(|next| next < floor)
        {
            let why = Lapse::Floor;
            draft.emit(Event::DelayLost { who, waiting, why })?;
        }
    }
    Ok(())
}

/// What somebody put off is lost when its own count comes round again (D35-41 to D35-43).
pub(super) fn lose(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    let waiting = draft
        .state
        .participant(who)
        .and_then(|one| one.waiting.clone());
    match waiting {
        Some(waiting @ Waiting::Delaying { .. }) => draft.emit(Event::DelayLost {
            who,
            waiting,
            why: Lapse::OwnCount,
        }),
        _ => Ok(()),
    }
}
