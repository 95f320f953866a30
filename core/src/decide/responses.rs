//! Responses: they are put above the interrupted frame, and the stack resolves from the top.

use crate::casting::{SpellCheckKind, SpellLoss};
use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::encounter::Stage;
use crate::event::Event;
use crate::rejection::Rejection;
use crate::rules::{ConcentrationLoss, Response};
use crate::stack::{Frame, FrameKind};
use crate::steps::{actions, concentration, counterspell, durations, long_casting, objections};
use crate::waiting::Readied;

/// Puts a response on the stack.
pub(super) fn respond(
    draft: &mut Draft<'_>,
    who: CombatantId,
    response: Response,
) -> Result<(), Rejection> {
    draft.present(who)?;
    for objection in objections::objections(&draft.state, who, response)? {
        draft.refuse(objection)?;
    }
    if response == Response::Readied {
        return carry_out(draft, who);
    }
    let frame = Frame {
        id: draft.state.next_frame(),
        owner: who,
        kind: FrameKind::Response(response),
    };
    draft.emit(Event::Pushed(frame))
}

/// Resolves the top of the stack. It is lost if its owner can no longer act. The frame below
/// continues if its owner can act (D35-55, D35-56).
pub(super) fn resolve(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    draft.require_stage(&Stage::Fighting)?;
    let top = draft
        .state
        .stack()
        .top()
        .ok_or(Rejection::OutOfPlace)?
        .clone();
    if matches!(top.kind, FrameKind::Turn { .. }) {
        return Err(Rejection::OutOfPlace);
    }
    let (frame, owner) = (top.id, top.owner);
    let able = match &top.kind {
        FrameKind::TurnAction { action, .. } | FrameKind::Readied(Readied { action, .. }) => {
            actions::may_take(&draft.state, owner, *action)
        }
        _ => draft.state.is_capable(owner),
    };
    if !able {
        let why = None;
        return draft.emit(Event::Lost { frame, why });
    }
    if counterspell::owes(&draft.state, owner, SpellCheckKind::Concentration, frame) {
        let (who, kind) = (owner, SpellCheckKind::Concentration);
        draft.refuse(Rejection::CheckOwed { who, kind })?;
    }
    if let FrameKind::Counter(countering) = &top.kind {
        return counterspell::resolve(draft, frame, owner, countering);
    }
    draft.emit(Event::Resolved { frame })?;
    match &top.kind {
        FrameKind::Casting(casting) => long_casting::go_on(draft, owner, &casting.spell),
        _ => Ok(()),
    }
}

/// Ends the top of the stack without effect: it is countered. Where casting has its own checks, a readied counterspell
/// decides (D35-67), and with phases the verdict does.
pub(super) fn negate(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    draft.require_stage(&Stage::Fighting)?;
    let rules = draft.state.rules();
    if rules.casting.has_checks() || rules.progress.phases().is_some() {
        return Err(Rejection::OutOfPlace);
    }
    let top = draft.state.stack().top().filter(|top| !top.is_turn());
    let frame = top.ok_or(Rejection::OutOfPlace)?.id;
    let why = Some(SpellLoss::Negated);
    draft.emit(Event::Lost { frame, why })
}

/// Carries out the readied action, as a reaction (D5E-46). The order stays as it is (D5E-49).
fn carry_out(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    let readied = draft.present(who)?.readied().cloned();
    let readied = readied.ok_or(Rejection::NothingReadied { who })?;
    if readied.spell.is_some() {
        concentration::end(draft, who, ConcentrationLoss::Released)?;
    }
    let frame = Frame {
        id: draft.state.next_frame(),
        owner: who,
        kind: FrameKind::Readied(readied),
    };
    let id = frame.id;
    draft.emit(Event::Pushed(frame))?;
    durations::acted(draft, who, id)
}
