//! Answers: what is put above what it interrupts, and how the stack comes down again.

use super::draft::Draft;
use super::{counter, priority, ready_after, turns};
use crate::casting::CheckKind;
use crate::combatant::{CombatantId, Feature};
use crate::encounter::{Encounter, Participant, Stage};
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
    draft.present(who)?;
    for objection in objections(&draft.state, who, response)? {
        draft.refuse(objection)?;
    }
    if response == Response::Readied {
        return ready_after::carry_out(draft, who);
    }
    let frame = Frame {
        id: draft.state.next_frame(),
        owner: who,
        kind: FrameKind::Response(response),
    };
    draft.emit(Event::Pushed(frame))
}

/// What the rules have against an answer, each of which a ruling sets aside. It is an error where
/// the answer makes no sense.
pub(super) fn objections(
    encounter: &Encounter,
    who: CombatantId,
    response: Response,
) -> Result<Vec<Rejection>, Rejection> {
    let fighting = encounter.stage() == &Stage::Fighting;
    let below = encounter.stack().top().filter(|_| fighting);
    let below = below.filter(|frame| !matches!(frame.kind, FrameKind::Action(_)));
    let (below, participant) = below
        .zip(encounter.participant(who))
        .ok_or(Rejection::OutOfPlace)?;
    // A reaction may answer what happens on the own turn, and what was readied is one (D5E-40).
    if below.owner == who && response != Response::Reaction && response != Response::Readied {
        return Err(Rejection::OwnAction { who });
    }
    let mut objections = Vec::new();
    if !participant.is_capable(encounter.rules()) {
        objections.push(encounter.rules().vitality.refusal(who, None));
    }
    match encounter.rules().reactions {
        ReactionPolicy::OpportunitiesPerRound if response == Response::Opportunity => {
            objections.extend(to_opportunity(encounter, participant));
        }
        ReactionPolicy::OpportunitiesPerRound | ReactionPolicy::None => {
            return Err(Rejection::OutOfPlace);
        }
        ReactionPolicy::OnePerTurn => {
            if response == Response::Readied {
                objections.extend(ready_after::objection(encounter, participant)?);
            }
            objections.extend(to_reaction(encounter, participant, response));
        }
    }
    Ok(objections)
}

/// A reaction of any kind is for those who have taken none since their turn began and whose
/// surprise is over (D5E-15, D5E-41, D5E-43); a bonus action is none (D5E-55).
fn to_reaction(
    encounter: &Encounter,
    participant: &Participant,
    response: Response,
) -> impl Iterator<Item = Rejection> + use<> {
    let who = participant.id;
    let surprised = encounter.rules().opening.forbids_reactions();
    let surprised = surprised.filter(|_| participant.surprised);
    let out_of_turn = response == Response::BonusAction;
    let spent = participant.reactions > 0;
    [
        out_of_turn.then_some(Rejection::OutOfTurn { who }),
        surprised.map(|rule| Rejection::Surprised { who, rule }),
        spent.then_some(Rejection::ReactionSpent { who }),
    ]
    .into_iter()
    .flatten()
}

/// An attack of opportunity is for those who are not flat-footed or have Combat Reflexes, and one
/// a round or, with that feat, one more for each point of Dexterity modifier (D35-12 to D35-14).
fn to_opportunity(
    encounter: &Encounter,
    participant: &Participant,
) -> impl Iterator<Item = Rejection> + use<> {
    let who = participant.id;
    let reflexes = participant.profile.has(Feature::CombatReflexes);
    let caught = encounter.is_flat_footed(who) && !reflexes;
    let used_up = participant.opportunities >= opportunities(participant);
    [
        caught.then_some(Rejection::FlatFooted { who }),
        used_up.then_some(Rejection::NoOpportunityLeft { who }),
    ]
    .into_iter()
    .flatten()
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
    let (frame, owner) = (top.id, top.owner);
    let able = match &top.kind {
        FrameKind::Act { action, .. } | FrameKind::Readied(Readied { action, .. }) => {
            turns::may_take(&draft.state, owner, *action)
        }
        _ => draft.state.is_capable(owner),
    };
    if !able {
        let why = None;
        return draft.emit(Event::Lost { frame, why });
    }
    if let FrameKind::Counter(countering) = &top.kind {
        return counter::resolve(draft, frame, owner, countering);
    }
    if counter::owes(&draft.state, owner, CheckKind::Concentration) && top.casting().is_some() {
        let (who, kind) = (owner, CheckKind::Concentration);
        draft.refuse(Rejection::CheckOwed { who, kind })?;
    }
    draft.emit(Event::Resolved { frame })
}
