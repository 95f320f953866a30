//! Declaring: the action and its decisions, legality, costs, the stack (TOW-54 to TOW-61).

use std::sync::Arc;

use super::super::draft::Draft;
use super::super::turns::LONGEST_TEXT;
use super::{circulate, concentrate, costs, emit, passing, rules, triggers};
use crate::actor::{Cost, amounts_are_sane};
use crate::combatant::CombatantId;
use crate::event::Event;
use crate::priority::{
    Act, Answerable, Declaration, Nature, NotOffered, Origin, Part, Placing, Point, PriorityEvent,
    PriorityRejection, When,
};
use crate::rejection::Rejection;
use crate::rules::{AutomaticPolicy, FumblePolicy, GatheringPolicy, LegalityPolicy};
use crate::stack::{Frame, FrameKind};

/// Declares an action (TOW-54); illegal or unaffordable, it leaves everything as it was (TOW-56,
/// TOW-61).
pub(super) fn declare(
    draft: &mut Draft<'_>,
    who: CombatantId,
    declaration: &Declaration,
) -> Result<(), Rejection> {
    draft.present(who)?;
    match *draft.state.cycle().point() {
        Point::Offer(holder) if holder == who => {}
        // Once priority is extinguished nobody has it, and the game master may still let one answer.
        Point::Offer(_) | Point::Extinguished => {
            let why = not_holding(draft, who);
            draft.refuse(why.into())?;
        }
        _ => return Err(Rejection::OutOfPlace),
    }
    sane(declaration)?;
    legal(draft, declaration)?;
    match rules(draft)?.legality {
        LegalityPolicy::Asked if !draft.is_overruling() => {
            let declaration = Box::new(declaration.clone());
            emit(draft, PriorityEvent::Proposed { who, declaration })
        }
        LegalityPolicy::Asked | LegalityPolicy::Trusted => carry_out(draft, who, declaration),
    }
}

pub(super) fn allow(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let Point::Proposal(proposal) = draft.state.cycle().point() else {
        return Err(Rejection::OutOfPlace);
    };
    let proposal = Arc::clone(proposal);
    let who = proposal.who;
    emit(draft, PriorityEvent::Allowed { who })?;
    legal(draft, &proposal.declaration)?;
    carry_out(draft, who, &proposal.declaration)
}

/// The action is cancelled, and its actor has priority again (TOW-56).
pub(super) fn disallow(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let Point::Proposal(proposal) = draft.state.cycle().point() else {
        return Err(Rejection::OutOfPlace);
    };
    let who = proposal.who;
    emit(draft, PriorityEvent::Disallowed { who })
}

/// Pays, and only then puts the action on the stack (TOW-57 to TOW-60); its actor has priority
/// again (TOW-6).
fn carry_out(
    draft: &mut Draft<'_>,
    who: CombatantId,
    declaration: &Declaration,
) -> Result<(), Rejection> {
    let one = draft.present(who)?;
    if let Some(missing) = costs::missing(one, &declaration.cost) {
        let later = costs::payable_later(one, &declaration.cost);
        match (later, rules(draft)?.concentration) {
            (true, GatheringPolicy::Gather) if !draft.is_overruling() => {
                return concentrate::begin(draft, who, declaration);
            }
            (true, _) => {
                draft.refuse(PriorityRejection::NeedsConcentration { who, missing }.into())?;
            }
            (false, _) => draft.refuse(PriorityRejection::CannotAfford { who, missing }.into())?,
        }
    }
    costs::pay_what_there_is(draft, who, &declaration.cost)?;
    put(draft, who, declaration)?;
    circulate::offer(draft, who)
}

/// Puts a paid action where it belongs, and notes the triggers that its declaration sets off.
pub(super) fn put(
    draft: &mut Draft<'_>,
    who: CombatantId,
    declaration: &Declaration,
) -> Result<(), Rejection> {
    let at_once = match rules(draft)?.automatic {
        AutomaticPolicy::OnStack => false,
        AutomaticPolicy::AtOnce => declaration.nature == Nature::Automatic,
    };
    if !at_once {
        push(draft, who, declaration.clone(), Origin::Declared)?;
        return triggers::arise(draft, When::Declared(who));
    }
    let done = Box::new(declaration.clone());
    let declaration = done.clone();
    emit(draft, PriorityEvent::DoneAtOnce { who, declaration })?;
    // It has resolved with that: what it leaves is on its way.
    if let Some(left) = done.leaves {
        push(draft, who, *left, Origin::Declared)?;
    }
    triggers::arise(draft, When::Declared(who))?;
    triggers::arise(draft, When::Resolved(who))
}

/// Puts an action on its stack, with the initiative of its actor (TOW-5, TOW-18, TOW-23).
pub(super) fn push(
    draft: &mut Draft<'_>,
    owner: CombatantId,
    declaration: Declaration,
    origin: Origin,
) -> Result<(), Rejection> {
    let from = Answerable::From(draft.state.rank(owner));
    push_from(draft, (owner, from), declaration, origin)
}

/// Puts on its stack what another action of the same actor comes to. Where the actor has left it
/// has the initiative that the action had (TOW-73, TOW-76).
pub(super) fn push_after(
    draft: &mut Draft<'_>,
    (owner, act): (CombatantId, &Act),
    declaration: Declaration,
    origin: Origin,
) -> Result<(), Rejection> {
    let from = match draft.state.order().position(owner) {
        Some(_) => Answerable::From(draft.state.rank(owner)),
        None => act.answerable,
    };
    push_from(draft, (owner, from), declaration, origin)
}

fn push_from(
    draft: &mut Draft<'_>,
    (owner, from): (CombatantId, Answerable),
    declaration: Declaration,
    origin: Origin,
) -> Result<(), Rejection> {
    let placing = declaration.placing;
    let answerable = match (origin, rules(draft)?.fumble) {
        (Origin::Fumble(_), FumblePolicy::Everybody) => Answerable::ByAll,
        (Origin::Fumble(_), FumblePolicy::Nobody) => Answerable::ByNone,
        _ => from,
    };
    let act = Act {
        declaration,
        origin,
        answerable,
    };
    let id = draft.state.next_frame();
    let kind = FrameKind::Action(Arc::new(act));
    let frame = Frame { id, owner, kind };
    match placing {
        Placing::Postponed => emit(draft, PriorityEvent::Postponed(frame)),
        Placing::Main => {
            draft.emit(Event::Pushed(frame))?;
            passing::stop_for(draft, id)
        }
    }
}

fn not_holding(draft: &Draft<'_>, who: CombatantId) -> PriorityRejection {
    match NotOffered::of(&draft.state, who) {
        Some(NotOffered::TooSlow { top, .. }) => PriorityRejection::TooSlow { who, top },
        Some(NotOffered::LostTie { top, .. }) => PriorityRejection::LostTie { who, top },
        Some(NotOffered::Unanswerable { top }) => PriorityRejection::Unanswerable { top },
        Some(NotOffered::OutOfCombat) => PriorityRejection::OutOfCombat { who },
        _ => PriorityRejection::NotHolding { who },
    }
}

/// The action and every decision about it are legal, as are those about what it leaves (TOW-55).
fn legal(draft: &mut Draft<'_>, declaration: &Declaration) -> Result<(), Rejection> {
    if declaration.nature == Nature::Autonomous {
        draft.refuse(PriorityRejection::NeverDeclared.into())?;
    }
    if declaration.nature == Nature::Automatic && declaration.roll.is_some() {
        draft.refuse(PriorityRejection::NeverRolled.into())?;
    }
    legal_targets(draft, &declaration.parts)?;
    match &declaration.leaves {
        Some(left) => legal(draft, left),
        None => Ok(()),
    }
}

/// Targets must exist and be in the fight (TOW-55).
pub(super) fn legal_targets(draft: &mut Draft<'_>, parts: &[Part]) -> Result<(), Rejection> {
    for target in parts.iter().filter_map(|part| part.target) {
        match draft.present(target) {
            Err(Rejection::Absent { .. }) => {
                draft.refuse(PriorityRejection::IllegalTarget { target }.into())?;
            }
            other => {
                other?;
            }
        }
    }
    Ok(())
}

/// Refuses what no table would write down.
fn sane(declaration: &Declaration) -> Result<(), Rejection> {
    let cost_is_sane = |cost: &Cost| cost.points <= 9_999 && amounts_are_sane(&cost.resources);
    let mut texts = declaration
        .parts
        .iter()
        .map(|part| &part.name)
        .chain(&declaration.modes)
        .chain([&declaration.name]);
    if texts.any(|text| text.chars().count() > LONGEST_TEXT) {
        return Err(Rejection::TextTooLong);
    }
    let few = declaration.parts.len() <= 100 && declaration.modes.len() <= 100;
    if !few || !cost_is_sane(&declaration.cost) || !cost_is_sane(&declaration.due) {
        return Err(PriorityRejection::TooMuch.into());
    }
    match &declaration.leaves {
        None => Ok(()),
        Some(left) if left.cost.is_free() && left.leaves.is_none() => sane(left),
        Some(_) => Err(PriorityRejection::TooMuch.into()),
    }
}
