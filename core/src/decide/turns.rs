//! Turns: what is taken of them, how they end, and who comes next.

use super::draft::Draft;
use super::{delay, durations, groups, mounts, prepare, priority, ready_after, reroll};
use crate::combatant::CombatantId;
use crate::encounter::{Encounter, Round, Stage};
use crate::event::Event;
use crate::rejection::Rejection;
use crate::rules::{ActionKind, Limit, Omission, Overspent, ProgressPolicy, RollingPolicy};
use crate::stack::{Frame, FrameKind};

/// The longest text that a command may carry, in characters.
pub(super) const LONGEST_TEXT: usize = 400;

pub(super) fn take_action(draft: &mut Draft<'_>, action: ActionKind) -> Result<(), Rejection> {
    let limit = spend(draft, action)?;
    let who = draft.turn_owner()?;
    draft.emit(Event::ActionTaken { who, action, limit })?;
    match draft.state.stack().turn() {
        Some(turn) if action.is_an_act() => {
            let frame = turn.id;
            durations::acted(draft, who, frame)
        }
        _ => Ok(()),
    }
}

pub(super) fn begin_action(
    draft: &mut Draft<'_>,
    action: ActionKind,
    name: &str,
) -> Result<(), Rejection> {
    if name.chars().count() > LONGEST_TEXT {
        return Err(Rejection::TextTooLong);
    }
    take_action(draft, action)?;
    let frame = Frame {
        id: draft.state.next_frame(),
        owner: draft.turn_owner()?,
        kind: FrameKind::Act {
            action,
            name: name.trim().to_owned(),
        },
    };
    draft.emit(Event::Pushed(frame))
}

/// Whether the turn holds an action, and to what it is limited there (D35-26 to D35-29).
fn spend(draft: &mut Draft<'_>, action: ActionKind) -> Result<Option<Limit>, Rejection> {
    let who = draft.turn_owner()?;
    let economy = draft.state.rules().economy;
    let top_is_turn = draft.state.stack().frames().len() == 1;
    let Some(Frame {
        kind: FrameKind::Turn { kind, spent },
        ..
    }) = draft.state.stack().turn()
    else {
        return Err(Rejection::OutOfPlace);
    };
    let verdict = economy.allows(*kind, spent, action);
    if !top_is_turn {
        draft.refuse(draft.state.rules().reactions.unresolved())?;
    }
    if !may_take(&draft.state, who, action) {
        let refusal = draft.state.rules().vitality.refusal(who, Some(action));
        draft.refuse(refusal)?;
    }
    if let Some(rule) = economy.granted_by(action)
        && draft.present(who)?.profile.bonus_actions.is_empty()
    {
        draft.refuse(Rejection::NotInThisTurn { who, action, rule })?;
    }
    match verdict {
        Ok(limit) => Ok(limit),
        Err(Overspent::Used(rule)) => {
            draft.refuse(Rejection::Spent { who, action, rule })?;
            Ok(None)
        }
        Err(Overspent::Never(rule)) => {
            draft.refuse(Rejection::NotInThisTurn { who, action, rule })?;
            Ok(None)
        }
    }
}

/// Whether neither conditions nor hit points keep somebody from an action: there are those who may
/// move but not act (D5E-44).
pub(super) fn may_take(encounter: &Encounter, who: CombatantId, action: ActionKind) -> bool {
    if action.moves() || action == ActionKind::Free {
        encounter.is_able(who)
    } else {
        encounter.is_capable(who)
    }
}

/// Ends the turn, whether or not it was used up, and begins the next one.
pub(super) fn end(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let who = draft.turn_owner()?;
    if draft.state.stack().frames().len() > 1 {
        draft.refuse(draft.state.rules().reactions.unresolved())?;
    }
    no_open_tie(draft)?;
    close(draft, who)?;
    advance(draft)
}

/// A tie is decided before the order goes on.
pub(super) fn no_open_tie(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let Some(by) = draft.state.open_tie().map(|tie| tie.by) else {
        return Ok(());
    };
    let rule = draft.state.rules().tie.rule_of(by);
    draft.refuse(Rejection::TieOpen { by, rule })
}

/// Ends somebody's turn, and what ends with it.
pub(super) fn close(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    let frame = draft.state.stack().turn().map(|turn| turn.id);
    if !draft.state.is_able(who) {
        let why = Omission::Unable;
        draft.emit(Event::TurnLost { who, why })?;
    }
    draft.emit(Event::TurnEnded { who })?;
    durations::turn_over(draft, who, frame)?;
    end_surprise(draft, who)
}

/// Surprise ends with the first turn, used or not (D5E-18).
fn end_surprise(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    let surprised = draft
        .state
        .participant(who)
        .is_some_and(|one| one.surprised);
    if surprised {
        draft.emit(Event::SurpriseEnded { who })?;
    }
    Ok(())
}

/// Goes on where nobody was able to act.
pub(super) fn go_on(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    draft.require_stage(&Stage::Fighting)?;
    if draft.state.stack().top().is_some() {
        return Err(Rejection::OutOfPlace);
    }
    match draft.state.rules().progress {
        ProgressPolicy::Turns => {
            no_open_tie(draft)?;
            advance(draft)
        }
        ProgressPolicy::Phases(_) => priority::resume(draft),
    }
}

pub(super) fn end_fight(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    match draft.state.stage() {
        Stage::Setup | Stage::Ended => Err(Rejection::OutOfPlace),
        _ => draft.emit(Event::Ended),
    }
}

/// Begins somebody's turn.
pub(super) fn begin(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    durations::turn_begins(draft, who)?;
    let frame = draft.state.next_frame();
    let kind = groups::turn_kind(&draft.state, who);
    draft.emit(Event::TurnStarted { frame, who, kind })?;
    lose_wait(draft, who)
}

/// What somebody put off or readied is lost when its own turn comes (D35-41, D35-60, D5E-46).
pub(super) fn lose_wait(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    ready_after::lapse(draft, who)?;
    delay::lose(draft, who)
}

/// Begins the next turn. Those who are unable to act keep their place and their turn passes
/// (D35-15, D35-16); where nobody is able, it stops after a whole round.
pub(super) fn advance(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let mut rounds_begun = 0;
    loop {
        let next = draft.state.order().next();
        let count = next.and_then(|who| draft.state.order().slot(who));
        let count = count.map(|slot| slot.count);
        delay::pass_floors(draft, count)?;
        durations::pass(draft, count)?;
        let passed = draft.state.order().passed();
        if let Some(who) = next {
            if let Some(why) = omission(&draft.state, who) {
                draft.emit(Event::TurnOmitted { who, why })?;
                went_by(draft, passed)?;
                durations::turn_over(draft, who, None)?;
                end_surprise(draft, who)?;
                continue;
            }
            durations::turn_begins(draft, who)?;
            if draft.state.is_able(who) {
                return begin(draft, who);
            }
            lose_wait(draft, who)?;
            draft.emit(Event::TurnSkipped { who })?;
            went_by(draft, passed)?;
            durations::turn_over(draft, who, None)?;
            end_surprise(draft, who)?;
        } else if draft.state.round() == Round::SURPRISE {
            return call_the_rest(draft);
        } else if rounds_begun == 1 || draft.state.order().slots().is_empty() {
            return Ok(());
        } else if draft.state.rules().rolling == RollingPolicy::EachRound {
            return reroll::for_next_round(draft);
        } else {
            let round = draft.state.round().next();
            draft.emit(Event::RoundStarted { round })?;
            mounts::align_all(draft)?;
            rounds_begun += 1;
        }
    }
}

/// A place goes by with a turn that is not held. After a log that never happened it may not, and the
/// next turn would never come.
fn went_by(draft: &Draft<'_>, passed: usize) -> Result<(), Rejection> {
    if draft.state.order().passed() > passed {
        Ok(())
    } else {
        Err(Rejection::OutOfPlace)
    }
}

/// Why no turn is held at a place that the round has come to, if so.
fn omission(encounter: &Encounter, who: CombatantId) -> Option<Omission> {
    let round = Some(encounter.round());
    if encounter.is_passed_over(who) {
        Some(Omission::Ruled)
    } else if encounter.participant(who)?.last_turn == round {
        Some(Omission::HadIt)
    } else {
        None
    }
}

/// Before the first regular round those roll who have not yet (D35-32).
fn call_the_rest(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    prepare::end(draft)?;
    let who: Vec<_> = draft
        .state
        .present()
        .filter(|one| one.initiative.is_none())
        .map(|one| one.id)
        .collect();
    draft.emit(Event::InitiativeCalled {
        before: draft.state.first_round(),
        who,
    })?;
    mounts::share_known(draft)?;
    super::initiative::settle(draft)
}
