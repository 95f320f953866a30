//! The next turn.

use super::seating::NextTurn;
use super::step::Step;
use super::{group, ride, round, seating};
use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::encounter::{Encounter, PendingDeathSave};
use crate::event::{DyingEvent, Event};
use crate::rejection::Rejection;
use crate::round::Round;
use crate::rules::{DyingRoll, MissedTurnReason};
use crate::steps::{delays, durations, dying, long_casting, turns};

/// Begins the next turn. A combatant that can't act keeps its place and misses its turn (D35-15,
/// D35-16). The driver stops after a whole round if no one can act.
pub(crate) fn advance(draft: &mut Draft<'_>) -> Result<Step, Rejection> {
    let mut rounds_begun = 0;
    loop {
        let kept = first_kept_turn(&draft.state);
        let next = kept.or_else(|| draft.state.order().next());
        let count = next.and_then(|who| draft.state.order().place(who));
        let count = count.map(|place| place.count);
        // The count of a turn that was kept has come already.
        if kept.is_none() {
            delays::time_comes(draft, count)?;
        }
        if seating::phases_are_over(&draft.state) {
            if seating::surprised_last(draft)? {
                return Ok(Step::Wait);
            }
            next_round(draft)?;
            continue;
        }
        match seating::next_turn(draft)? {
            NextTurn::InOrder => {}
            NextTurn::Changed => continue,
            NextTurn::Waits => return Ok(Step::Wait),
        }
        let passed = draft.state.order().passed();
        if let Some(who) = next {
            let omitted = draft.state.omits(who);
            if let Some(why @ (MissedTurnReason::HadIt | MissedTurnReason::ActsLast)) = omitted {
                // Its turn of the round is over already, or is yet to come.
                draft.emit(Event::TurnMissed { who, why })?;
                if kept.is_none() && is_stuck(&draft.state, passed) {
                    return Ok(Step::Wait);
                }
                continue;
            }
            long_casting::turn_comes(draft, who)?;
            // A missed turn begins and ends like any other.
            durations::turn_begins(draft, who)?;
            let why = match omitted {
                _ if draft.state.is_dead(who) => MissedTurnReason::Dead,
                Some(why) => why,
                None if draft.state.is_able(who) => {
                    turns::begin(draft, who)?;
                    if !draft.takes_end(who) {
                        return Ok(Step::Wait);
                    }
                    // The turn of its group is ended as a whole.
                    if kept.is_none() && is_stuck(&draft.state, passed) {
                        return Ok(Step::Wait);
                    }
                    turns::close_together(draft, who)?;
                    continue;
                }
                None => match death_save_to_come(&draft.state, who) {
                    Some(roll) => {
                        draft.emit(Event::Dying(DyingEvent::SaveDue { who, roll }))?;
                        return Ok(Step::Wait);
                    }
                    // The start of its turn may let it act.
                    None if draft.state.may_wake(who) => {
                        turns::begin(draft, who)?;
                        return Ok(Step::Wait);
                    }
                    None => {
                        dying::turn_missed(draft, who)?;
                        MissedTurnReason::Unable
                    }
                },
            };
            turns::lose_wait(draft, who)?;
            draft.emit(Event::TurnMissed { who, why })?;
            if kept.is_none() && is_stuck(&draft.state, passed) {
                return Ok(Step::Wait);
            }
            durations::turn_over(draft, who, None)?;
            turns::end_surprise(draft, who)?;
        } else if draft.state.round() == Round::SURPRISE {
            round::call_the_rest(draft)?;
            return Ok(Step::Order);
        } else if seating::surprised_last(draft)?
            || rounds_begun == 1
            || draft.state.order().places().is_empty()
        {
            return Ok(Step::Wait);
        } else if draft.state.rules().rolling.is_each_round()
            && draft.state.in_the_fight().next().is_some()
        {
            round::for_next_round(draft)?;
            return Ok(Step::Order);
        } else {
            next_round(draft)?;
            rounds_begun += 1;
        }
    }
}

/// Skips the rest of a turn whose owner can't act once the effects at its start are settled (D5E-82, D35-95).
pub(super) fn skip_who_stays_down(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    match draft.stays_down() {
        Some(who) => turns::close(draft, who),
        None => Ok(()),
    }
}

/// Begins the next round with the first place of the order (D5E-4).
fn next_round(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let round = draft.state.round().next();
    draft.emit(Event::RoundStarted { round })?;
    group::join_awaited(draft)?;
    ride::align_all(draft)
}

/// Whether the place of a missed turn has not passed. That happens only in an edited log, where the
/// loop would never end.
fn is_stuck(encounter: &Encounter, passed: usize) -> bool {
    encounter.order().passed() <= passed
}

/// Returns the first combatant in the order whose turn was kept although its place has passed.
fn first_kept_turn(encounter: &Encounter) -> Option<CombatantId> {
    let mut places = encounter.order().places().iter().map(|place| place.who);
    places.find(|&who| encounter.keeps_turn(who))
}

/// Returns the roll that a dying combatant makes before its turn is missed (D5E-59, D35-92).
fn death_save_to_come(encounter: &Encounter, who: CombatantId) -> Option<DyingRoll> {
    let made = |pending: &PendingDeathSave| pending.who == who && pending.made;
    let is_made = encounter.death_save.as_ref().is_some_and(made);
    let owes = encounter.owes_death_save(who) && !is_made;
    encounter.rules.vitality.dying_roll().filter(|_| owes)
}
