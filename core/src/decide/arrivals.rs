//! Newcomers who are aware of the fight (D&D 3.0).

use super::draft::Draft;
use super::{initiative, turns};
use crate::combatant::CombatantId;
use crate::command::Command;
use crate::encounter::{Encounter, Participant, Round, Stage};
use crate::event::Event;
use crate::order::Slot;
use crate::rejection::Rejection;
use crate::rules::NewcomerPolicy;

/// Lets a newcomer who is aware of the fight act before everyone else in the round in which it
/// arrives: the one whose first turn has just come, or else the next one (D30-53, D30-54,
/// AMB-D30-9).
pub(super) fn aware(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    draft.require_stage(&Stage::Fighting)?;
    draft.present(who)?;
    if draft.state.rules().progress.phases().is_some() || draft.state.round() == Round::SURPRISE {
        return Err(Rejection::OutOfPlace);
    }
    if !is_newcomer(&draft.state, who) {
        return Err(Rejection::NotCalled { who });
    }
    if draft.state.rules().newcomers == NewcomerPolicy::Rolls {
        draft.refuse(Rejection::RollsLikeAll { who })?;
    }
    let count = count_of_arrival(&draft.state);
    draft.emit(Event::ArrivedAware { who, count })?;
    initiative::settle(draft)?;
    act_before_the_first(draft, who)
}

/// Those who roll before a round: all but the newcomers who act before everyone else in it.
pub(super) fn who_rolls(encounter: &Encounter) -> Vec<CombatantId> {
    let rolls = encounter.present().filter(|one| !one.comes_first());
    rolls.map(|one| one.id).collect()
}

/// Where each round is rolled for, newcomers who are aware come before everyone who has rolled for
/// the round of their arrival.
pub(super) fn first_of_all(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let results = draft.state.present().filter_map(|one| one.initiative);
    let highest = results.map(|result| result.total).max().unwrap_or_default();
    let count = highest.saturating_add(1);
    let those = draft.state.present();
    let those = those.filter(|one| one.comes_first() && one.initiative.is_none());
    let those: Vec<_> = those.map(|one| one.id).collect();
    those
        .into_iter()
        .try_for_each(|who| draft.emit(Event::ArrivedAware { who, count }))
}

/// Keeps those who arrived aware of the fight, and have not acted yet, before others who come into
/// the order now with as high a result: they act before everyone else in that round.
pub(super) fn stay_first(draft: &mut Draft<'_>, entrants: &[CombatantId]) -> Result<(), Rejection> {
    let state = &draft.state;
    let has_rolled = |who: &&CombatantId| {
        state
            .participant(**who)
            .is_some_and(|one| !one.comes_first())
    };
    let totals = entrants.iter().filter(has_rolled);
    let totals = totals.filter_map(|who| Some(state.participant(*who)?.initiative?.total));
    let Some(highest) = totals.max() else {
        return Ok(());
    };
    let waiting = state.order().slots().iter();
    let waiting = waiting.filter(|slot| {
        state
            .participant(slot.who)
            .is_some_and(Participant::comes_first)
    });
    let mut waiting: Vec<_> = waiting.cloned().collect();
    waiting.retain(|slot| slot.count <= highest);
    let count = highest.saturating_add(1);
    for (to, slot) in waiting.into_iter().enumerate() {
        let who = slot.who;
        draft.emit(Event::ArrivedAware { who, count })?;
        draft.emit(Event::Moved {
            slot: Slot { count, ..slot },
            to,
        })?;
    }
    Ok(())
}

/// Whether somebody has joined the fight and has no result yet.
pub(super) fn is_newcomer(encounter: &Encounter, who: CombatantId) -> bool {
    encounter.unrolled().any(|one| one == who)
}

/// One above the highest count, or that of the newcomers who have not acted yet: they act among
/// themselves in order of Dexterity.
fn count_of_arrival(encounter: &Encounter) -> i32 {
    let first = encounter.order().slots().first();
    let Some(first) = first else {
        return 0;
    };
    if encounter
        .participant(first.who)
        .is_some_and(Participant::comes_first)
    {
        first.count
    } else {
        first.count.saturating_add(1)
    }
}

/// Where the first turn of the round has just come, it gives way to the newcomer before it.
fn act_before_the_first(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    let order = draft.state.order();
    let first = order.slots().first().filter(|slot| slot.who == who);
    let second = order.slots().get(1).map(|slot| slot.who);
    let owner = draft.state.turn_of();
    let (Some(slot), Some(owner)) = (first.cloned(), owner.filter(|_| owner == second)) else {
        return Ok(());
    };
    if !draft.state.turn_is_fresh() {
        return Ok(());
    }
    draft.emit(Event::TurnPutBack { who: owner })?;
    draft.emit(Event::Moved { slot, to: 0 })?;
    turns::advance(draft)
}

/// The newcomers who may be said to be aware of the fight.
pub(super) fn offers(encounter: &Encounter) -> Vec<Command> {
    if encounter.stage() != &Stage::Fighting {
        return Vec::new();
    }
    let newcomers = encounter.unrolled();
    newcomers.map(|who| Command::ArriveAware { who }).collect()
}
