//! Answers: what is put above what it interrupts, and how the stack comes down again.

use super::draft::Draft;
use super::{priority, ready_after};
use crate::combatant::{CombatantId, Feature};
use crate::encounter::{Participant, Stage};
use crate::event::Event;
use crate::priority::Resolution;
use crate::rejection::Rejection;
use crate::rules::ReactionPolicy;
use crate::stack::{Frame, FrameKind, Response};
use crate::waiting::Readied;

/// Puts an answer on the stack.
pub(super) fn respond(
    draft: &mut Draft<'_>,
    who: CombatantId,
    response: Response,
) -> Result<(), Rejection> {
    draft.require_stage(&Stage::Fighting)?;
    draft.present(who)?;
    let below = draft.state.stack().top().ok_or(Rejection::OutOfPlace)?;
    if matches!(below.kind, FrameKind::Action(_)) {
        return Err(Rejection::OutOfPlace);
    }
    // A reaction may answer what happens on the own turn (D5E-40).
    if below.owner == who && response != Response::Reaction {
        return Err(Rejection::OwnAction { who });
    }
    if !draft.state.is_capable(who) {
        draft.refuse(draft.state.rules().vitality.refusal(who, None))?;
    }
    match draft.state.rules().reactions {
        ReactionPolicy::OpportunitiesPerRound if response == Response::Opportunity => {
            opportunity(draft, who)?;
        }
        ReactionPolicy::OpportunitiesPerRound | ReactionPolicy::None => {
            return Err(Rejection::OutOfPlace);
        }
        ReactionPolicy::OnePerTurn if response == Response::Readied => {
            return ready_after::carry_out(draft, who);
        }
        ReactionPolicy::OnePerTurn => reaction(draft, who, response)?,
    }
    let frame = Frame {
        id: draft.state.next_frame(),
        owner: who,
        kind: FrameKind::Response(response),
    };
    draft.emit(Event::Pushed(frame))
}

/// A reaction of any kind is for those who have taken none since their turn began and whose
/// surprise is over (D5E-15, D5E-41, D5E-43); a bonus action is none (D5E-55).
pub(super) fn reaction(
    draft: &mut Draft<'_>,
    who: CombatantId,
    response: Response,
) -> Result<(), Rejection> {
    let participant = draft.present(who)?;
    let (spent, surprised) = (participant.reactions > 0, participant.surprised);
    if response == Response::BonusAction {
        draft.refuse(Rejection::OutOfTurn { who })?;
    }
    if let Some(rule) = draft.state.rules().opening.forbids_reactions()
        && surprised
    {
        draft.refuse(Rejection::Surprised { who, rule })?;
    }
    if spent {
        draft.refuse(Rejection::ReactionSpent { who })?;
    }
    Ok(())
}

/// An attack of opportunity is for those who are not flat-footed or have Combat Reflexes, and one
/// a round or, with that feat, one more for each point of Dexterity modifier (D35-12 to D35-14).
fn opportunity(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    let participant = draft.present(who)?;
    let reflexes = participant.profile.has(Feature::CombatReflexes);
    let used_up = participant.opportunities >= opportunities(participant);
    if draft.state.is_flat_footed(who) && !reflexes {
        draft.refuse(Rejection::FlatFooted { who })?;
    }
    if used_up {
        draft.refuse(Rejection::NoOpportunityLeft { who })?;
    }
    Ok(())
}

/// How many attacks of opportunity somebody has in a round.
fn opportunities(participant: &Participant) -> u8 {
    if participant.profile.has(Feature::CombatReflexes) {
        let extra = participant.profile.dexterity_modifier().max(0);
        u8::try_from(extra).unwrap_or(u8::MAX).saturating_add(1)
    } else {
        1
    }
}

/// Carries out the top of the stack; what its owner has become unable to do is lost, and what lies
/// below goes on if its owner is able (D35-55, D35-56).
pub(super) fn resolve(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    draft.require_stage(&Stage::Fighting)?;
    let top = draft
        .state
        .stack()
        .top()
        .ok_or(Rejection::OutOfPlace)?
        .clone();
    if matches!(top.kind, FrameKind::Action(_)) {
        return priority::settle(draft, &Resolution::default());
    }
    if matches!(top.kind, FrameKind::Turn { .. }) {
        return Err(Rejection::OutOfPlace);
    }
    let frame = top.id;
    let able = match top.kind {
        FrameKind::Act { action, .. } | FrameKind::Readied(Readied { action, .. })
            if action.moves() =>
        {
            draft.state.is_able(top.owner)
        }
        _ => draft.state.is_capable(top.owner),
    };
    if able {
        draft.emit(Event::Resolved { frame })
    } else {
        draft.emit(Event::Lost { frame })
    }
}
