//! Legendary actions and lair actions.

use crate::combatant::{CombatantId, LegendaryTraits};
use crate::draft::Draft;
use crate::encounter::Stage;
use crate::event::{Event, LegendaryEvent};
use crate::rejection::{LegendaryRejection, Rejection};
use crate::rules::ActionKind;
use crate::stack::{Frame, FrameKind};
use crate::steps::requirements;

/// Takes a legendary action, from the end of another creature's turn until the first action of the
/// next turn (D5E-69, AMB-D5E-12).
pub(super) fn act(
    draft: &mut Draft<'_>,
    who: CombatantId,
    name: &str,
    cost: u8,
) -> Result<(), Rejection> {
    let name = require_text(draft, name)?;
    if !(1..=LegendaryTraits::MOST).contains(&cost) {
        let amount = i32::from(cost);
        return Err(Rejection::AmountOutOfRange { amount });
    }
    if draft.present(who)?.profile.legendary.actions == 0 {
        draft.refuse(LegendaryRejection::NotLegendary { who }.into())?;
    }
    require_able(draft, who)?;
    match draft.state.legendary_moments(who) {
        None if draft.state.legendary_waits_for_stack(who) => {
            draft.refuse(Rejection::unresolved(draft.state.rules().reactions))?;
        }
        None => draft.refuse(LegendaryRejection::NotAtTurnEnd { who }.into())?,
        Some(0) => draft.refuse(LegendaryRejection::OneAtATime { who }.into())?,
        Some(_) => {}
    }
    let left = draft.state.legendary_actions_left(who);
    if left < cost {
        draft.refuse(LegendaryRejection::TooFewLeft { who, left }.into())?;
    }
    draft.emit(Event::Legendary(LegendaryEvent::ActionTaken {
        who,
        name,
        cost,
    }))
}

/// Takes a lair action, once on the turn of the lair and never the same one two rounds in a row (D5E-71).
pub(super) fn act_in_lair(
    draft: &mut Draft<'_>,
    who: CombatantId,
    name: &str,
) -> Result<(), Rejection> {
    let name = require_text(draft, name)?;
    let lair = draft.combatant_or_place(who)?;
    let last = lair.legendary.last_lair_action.as_deref();
    let same = last.is_some_and(|last| last.to_lowercase() == name.to_lowercase())
        && draft.state.round() <= lair.legendary.lair_round.next();
    if !draft.state.is_lair(who) {
        return Err(LegendaryRejection::NotALair { who }.into());
    }
    if let Some(owner) = draft.state.actor_at(who).map(|owner| owner.id) {
        require_able(draft, owner)?;
    }
    match draft.state.stack().frames() {
        [
            Frame {
                owner,
                kind: FrameKind::Turn { spent, .. },
                ..
            },
        ] if *owner == who => {
            if spent.contains(&ActionKind::Action) {
                draft.refuse(LegendaryRejection::LairHasActed { who }.into())?;
            }
        }
        _ => draft.refuse(LegendaryRejection::NotLairTurn { who }.into())?,
    }
    // An action without a name may be any.
    if same && !name.is_empty() {
        draft.refuse(LegendaryRejection::SameLairAction { who }.into())?;
    }
    draft.emit(Event::Legendary(LegendaryEvent::LairActed { who, name }))
}

/// Requires a combat with legendary creatures, and a short name. Returns the name.
fn require_text(draft: &Draft<'_>, name: &str) -> Result<String, Rejection> {
    if !draft.state.rules().legendary.has_legends() {
        return Err(Rejection::OutOfPlace);
    }
    match draft.state.stage() {
        Stage::Setup | Stage::Ended => return Err(Rejection::OutOfPlace),
        Stage::Rolling { .. } | Stage::Fighting => {}
    }
    requirements::require_text(name)?;
    Ok(name.trim().to_owned())
}

/// Requires that a creature can act, and is no longer surprised (D5E-70).
fn require_able(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    if !draft.state.is_capable(who) {
        draft.refuse(LegendaryRejection::UnableToAct { who }.into())?;
    }
    if draft
        .state
        .participant(who)
        .is_some_and(|one| one.surprised)
    {
        draft.refuse(LegendaryRejection::StillSurprised { who }.into())?;
    }
    Ok(())
}
