//! Orders that come about in another way than by numbers: seats, hand-over, phases, and surprise that
//! moves a turn.

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::encounter::{Encounter, Participant, Stage};
use crate::event::{Event, TableEvent};
use crate::rejection::Rejection;
use crate::rules::{InitiativePolicy, MissedTurnReason, SharingPolicy, TurnPolicy};
use crate::steps::{durations, roll_call, turns};

/// Gives everyone called a place without a number, if the rules have none, and gives newcomers the
/// result of their side, if sides share one (ANY-5, ANY-6, ANY-8).
pub(crate) fn seat(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    if draft.state.rules().order.sharing == SharingPolicy::Sides {
        share_with_side(draft)?;
    }
    if draft.state.rules().initiative != InitiativePolicy::None {
        return Ok(());
    }
    loop {
        let call = roll_call::RollCall::of(&draft.state);
        let Some(&who) = call.called.iter().next() else {
            return Ok(());
        };
        let block = roll_call::block_to_roll(&draft.state, who, &call);
        let others = block.iter().copied().filter(|&other| other != who);
        let others: Vec<_> = others.collect();
        draft.emit(Event::Table(TableEvent::Seated { who }))?;
        roll_call::share(draft, who, &others)?;
    }
}

fn share_with_side(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    if draft.state.stage() != &Stage::Fighting {
        return Ok(());
    }
    let unrolled: Vec<_> = draft.state.unrolled().collect();
    for who in unrolled {
        let side = draft.present(who)?.profile.side;
        let of_side = |one: &&Participant| one.profile.side == side && one.initiative.is_some();
        let with = draft.state.present().find(of_side).map(Participant::roller);
        if let Some(with) = with.filter(|&with| draft.state.participant(with).is_some()) {
            draft.emit(Event::InitiativeShared { who, with })?;
        }
    }
    Ok(())
}

/// The next turn by the rules, once effects that end before it are over.
pub(crate) enum NextTurn {
    /// The next place in the order has it.
    InOrder,
    /// The order has changed, so that another place is next.
    Changed,
    /// The encounter waits until someone is picked or the game master says who acts.
    Waits,
}

/// Moves the place of the picked combatant before the other places to come. The last candidate acts
/// next without being picked (ANY-6). In a round with phases, the game master says who acts (ANY-15).
pub(crate) fn next_turn(draft: &mut Draft<'_>) -> Result<NextTurn, Rejection> {
    match draft.state.rules().order.turns {
        TurnPolicy::InOrder => return Ok(NextTurn::InOrder),
        TurnPolicy::GameMaster => return Ok(NextTurn::Waits),
        TurnPolicy::HandOver => {}
    }
    let candidates = draft.state.candidates();
    let named = draft.state.named().filter(|who| candidates.contains(who));
    let who = match (candidates.as_slice(), named) {
        ([], _) => return Ok(NextTurn::InOrder),
        (_, Some(who)) | (&[who], None) => who,
        _ => return Ok(NextTurn::Waits),
    };
    if draft.state.order().next() == Some(who) || draft.state.keeps_turn(who) {
        return Ok(NextTurn::InOrder);
    }
    draft.emit(Event::Table(TableEvent::ComesNext { who }))?;
    Ok(NextTurn::Changed)
}

/// Whether the phases of the round are over.
pub(crate) fn phases_are_over(encounter: &Encounter) -> bool {
    let phases = encounter.rules().order.phases.len().max(1);
    encounter.phase().is_some_and(|phase| phase >= phases)
}

/// Begins the turn of the next surprised combatant that acts last in the round, once everyone else
/// has acted. Returns whether a turn began (ANY-11).
pub(crate) fn surprised_last(draft: &mut Draft<'_>) -> Result<bool, Rejection> {
    while let Some((who, why)) = surprised(draft) {
        if why != MissedTurnReason::ActsLast {
            turns::end_surprise(draft, who)?;
            continue;
        }
        draft.emit(Event::Table(TableEvent::TurnKept { who }))?;
        durations::turn_begins(draft, who)?;
        if !draft.state.is_able(who) && !draft.state.may_wake(who) {
            let dead = draft.state.is_dead(who);
            let why = if dead {
                MissedTurnReason::Dead
            } else {
                MissedTurnReason::Unable
            };
            draft.emit(Event::TurnMissed { who, why })?;
            turns::end_surprise(draft, who)?;
            continue;
        }
        turns::begin(draft, who)?;
        return Ok(true);
    }
    Ok(false)
}

/// Returns the first combatant in the order that is still surprised, where surprise moves a turn.
fn surprised(draft: &Draft<'_>) -> Option<(CombatantId, MissedTurnReason)> {
    let why = draft.state.rules().opening.misses_turn()?;
    let mut places = draft.state.order().places().iter();
    let is_surprised = |who| {
        draft
            .state
            .participant(who)
            .is_some_and(|one| one.surprised)
    };
    let place = places.find(|place| is_surprised(place.who))?;
    Some((place.who, why))
}
