//! The rules that forbid a response.

use crate::combatant::{CombatantId, Feature};
use crate::encounter::{Encounter, Participant, Stage};
use crate::rejection::{Rejection, SwiftRejection};
use crate::rules::{ReactionPolicy, Response};
use crate::stack::FrameKind;

/// Returns the rules that forbid a response. The game master may override each.
///
/// # Errors
/// The [`Rejection`] if the response makes no sense.
pub(crate) fn objections(
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
    // A reaction may respond in its owner's turn, and a readied action is a reaction (D5E-40). An immediate action
    // may come in it too (D35-90).
    let in_own_turn = matches!(
        response,
        Response::Reaction | Response::Readied | Response::Immediate
    );
    if below.owner == who && !in_own_turn {
        return Err(Rejection::OwnAction { who });
    }
    let mut objections = Vec::new();
    if !participant.is_capable(encounter.rules()) {
        objections.push(Rejection::unable(encounter.rules().vitality, who, None));
    }
    if response == Response::Immediate {
        if !encounter.rules().responses().contains(&response) {
            return Err(Rejection::OutOfPlace);
        }
        objections.extend(to_immediate(encounter, participant));
        return Ok(objections);
    }
    match encounter.rules().reactions {
        ReactionPolicy::OpportunitiesPerRound if response == Response::Opportunity => {
            objections.extend(to_opportunity(encounter, participant));
        }
        ReactionPolicy::OpportunitiesPerRound | ReactionPolicy::None => {
            return Err(Rejection::OutOfPlace);
        }
        ReactionPolicy::Open if response == Response::Reaction => {}
        ReactionPolicy::Open => return Err(Rejection::OutOfPlace),
        ReactionPolicy::OnePerTurn => {
            if response == Response::Readied {
                objections.extend(objection(encounter, participant)?);
            }
            objections.extend(to_reaction(encounter, participant, response));
        }
    }
    Ok(objections)
}

/// A reaction requires that its owner has taken none since its turn began and is not surprised
/// (D5E-15, D5E-41, D5E-43). A bonus action is not a reaction (D5E-55). Whether a movement provokes an opportunity
/// attack is for the game master to say (D24-13).
fn to_reaction(
    encounter: &Encounter,
    participant: &Participant,
    response: Response,
) -> impl Iterator<Item = Rejection> + use<> {
    let who = participant.id;
    let surprised = participant.surprised && encounter.rules().opening.forbids_reactions();
    let out_of_turn = response == Response::BonusAction;
    let spent = participant.reactions > 0;
    [
        out_of_turn.then_some(Rejection::OutOfTurn { who }),
        surprised.then_some(Rejection::Surprised { who }),
        spent.then_some(Rejection::ReactionSpent { who }),
    ]
    .into_iter()
    .flatten()
}

/// An attack of opportunity requires that its owner is not flat-footed, or has Combat Reflexes.
/// There is one a round, or with that feat one more for each point of Dexterity modifier (D35-12 to
/// D35-14).
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

/// An immediate action requires that its owner is not flat-footed, and takes the swift action of its turn or, out of
/// turn, of the next one (D35-90).
fn to_immediate(
    encounter: &Encounter,
    participant: &Participant,
) -> impl Iterator<Item = Rejection> + use<> {
    let who = participant.id;
    let flat_footed = encounter.is_flat_footed(who);
    [
        flat_footed.then_some(SwiftRejection::FlatFooted { who }),
        participant
            .swift_spent
            .then_some(SwiftRejection::Spent { who }),
    ]
    .into_iter()
    .flatten()
    .map(Rejection::from)
}

/// Returns the number of attacks of opportunity in a round.
fn opportunities(participant: &Participant) -> u8 {
    if participant.profile.has(Feature::CombatReflexes) {
        let extra = participant.profile.dexterity_modifier().max(0);
        u8::try_from(extra).unwrap_or(u8::MAX).saturating_add(1)
    } else {
        1
    }
}

/// A readied action comes right after its trigger has finished, not before (D5E-47).
fn objection(
    encounter: &Encounter,
    participant: &Participant,
) -> Result<Option<Rejection>, Rejection> {
    let who = participant.id;
    participant
        .readied()
        .ok_or(Rejection::NothingReadied { who })?;
    let top = encounter.stack().top();
    // In the owner's turn, the action of the other combatant must have finished (D5E-40).
    let in_turn = top.is_some_and(|top| top.is_turn() && top.owner != who);
    let finished = in_turn || encounter.trigger_finished();
    Ok((!finished).then_some(Rejection::TriggerNotFinished { who }))
}
