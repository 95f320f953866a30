//! Declaring: the action with its decisions, its legality, its costs and its stack (TOW-54 to
//! TOW-61).

use std::sync::Arc;

use crate::actor::{Cost, amounts_are_within_limits};
use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::event::PriorityEvent;
use crate::priority::{Declaration, DeclarationKind, PhaseStep};
use crate::rejection::{PriorityRejection, Rejection};
use crate::rules::{LegalityPolicy, PointSavingPolicy};
use crate::steps::priority::{costs, emit, paid_action, rules, saving, targets};
use crate::steps::requirements::require_text;
use crate::why::NoPriorityReason;

/// Declares an action (TOW-54). An illegal or unaffordable action changes nothing (TOW-56, TOW-61).
pub(super) fn declare(
    draft: &mut Draft<'_>,
    who: CombatantId,
    declaration: &Declaration,
) -> Result<(), Rejection> {
    draft.present(who)?;
    match *draft.state.priority().point() {
        PhaseStep::Offer(holder) if holder == who => {}
        // No one has priority after everyone passed, and the game master may still let an actor
        // respond.
        PhaseStep::Offer(_) | PhaseStep::EveryonePassed => {
            let why = not_holding(draft, who);
            draft.refuse(why.into())?;
        }
        _ => return Err(Rejection::OutOfPlace),
    }
    require_limits(declaration)?;
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
    let PhaseStep::Proposal(proposal) = draft.state.priority().point() else {
        return Err(Rejection::OutOfPlace);
    };
    let proposal = Arc::clone(proposal);
    let who = proposal.who;
    emit(draft, PriorityEvent::Allowed { who })?;
    legal(draft, &proposal.declaration)?;
    carry_out(draft, who, &proposal.declaration)
}

/// Cancels the action. Its actor has priority again (TOW-56).
pub(super) fn disallow(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let PhaseStep::Proposal(proposal) = draft.state.priority().point() else {
        return Err(Rejection::OutOfPlace);
    };
    let who = proposal.who;
    emit(draft, PriorityEvent::Disallowed { who })
}

/// Pays the cost first, then puts the action on the stack (TOW-57 to TOW-60).
fn carry_out(
    draft: &mut Draft<'_>,
    who: CombatantId,
    declaration: &Declaration,
) -> Result<(), Rejection> {
    let one = draft.present(who)?;
    if let Some(missing) = costs::missing(one, &declaration.cost) {
        let later = costs::payable_later(one, &declaration.cost);
        match (later, rules(draft)?.concentration) {
            (true, PointSavingPolicy::Gather) if !draft.is_overruling() => {
                return saving::begin(draft, who, declaration);
            }
            (true, _) => {
                draft.refuse(PriorityRejection::NeedsConcentration { who, missing }.into())?;
            }
            (false, _) => draft.refuse(PriorityRejection::CannotAfford { who, missing }.into())?,
        }
    }
    costs::pay_available(draft, who, &declaration.cost)?;
    paid_action::place(draft, who, declaration)
}

fn not_holding(draft: &Draft<'_>, who: CombatantId) -> PriorityRejection {
    match NoPriorityReason::of(&draft.state, who) {
        Some(NoPriorityReason::TooSlow { top, .. }) => PriorityRejection::TooSlow { who, top },
        Some(NoPriorityReason::LostTie { top, .. }) => PriorityRejection::LostTie { who, top },
        Some(NoPriorityReason::Unanswerable { top }) => PriorityRejection::Unanswerable { top },
        Some(NoPriorityReason::OutOfCombat) => PriorityRejection::OutOfCombat { who },
        _ => PriorityRejection::NotHolding { who },
    }
}

/// Requires that the action and all decisions about it are legal, including the action that it
/// leaves (TOW-55).
fn legal(draft: &mut Draft<'_>, declaration: &Declaration) -> Result<(), Rejection> {
    if declaration.kind == DeclarationKind::Autonomous {
        draft.refuse(PriorityRejection::NeverDeclared.into())?;
    }
    if declaration.kind == DeclarationKind::Automatic && declaration.roll.is_some() {
        draft.refuse(PriorityRejection::NeverRolled.into())?;
    }
    targets::legal_targets(draft, &declaration.parts)?;
    match &declaration.leaves {
        Some(left) => legal(draft, left),
        None => Ok(()),
    }
}

/// Rejects an action with too much text or too large numbers.
fn require_limits(declaration: &Declaration) -> Result<(), Rejection> {
    let cost_is_sane =
        |cost: &Cost| cost.points <= 9_999 && amounts_are_within_limits(&cost.resources);
    let texts = declaration
        .parts
        .iter()
        .map(|part| &part.name)
        .chain(&declaration.modes)
        .chain([&declaration.name]);
    for text in texts {
        require_text(text)?;
    }
    let few = declaration.parts.len() <= 100 && declaration.modes.len() <= 100;
    if !few || !cost_is_sane(&declaration.cost) || !cost_is_sane(&declaration.due) {
        return Err(PriorityRejection::TooMuch.into());
    }
    match &declaration.leaves {
        None => Ok(()),
        Some(left) if left.cost.is_free() && left.leaves.is_none() => require_limits(left),
        Some(_) => Err(PriorityRejection::TooMuch.into()),
    }
}
