//! Resolving the top of the main stack, step by step (TOW-62 to TOW-70).

use std::sync::Arc;

use crate::actor::Formula;
use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::encounter::Stage;
use crate::event::{Event, PriorityEvent};
use crate::frame_id::FrameId;
use crate::law::Law;
use crate::priority::{
    ActionOrigin, ActionRoll, ActionVerdict, Declaration, PartDropReason, PartIssue, PartOutcome,
    PartResult, PhaseStep, Redirection, Resolution, ResolutionView, RollNeed, RollSource,
    StackAction, TargetedPart, TriggerMoment,
};
use crate::rejection::{PriorityRejection, Rejection};
use crate::stack::{Frame, FrameKind};
use crate::steps::priority::{auto_pass, emit, push, targets, triggers};
use crate::steps::requirements::require_text;

/// Resolves only the top of the main stack, after everyone passed (TOW-12).
pub(crate) fn resolve_top(draft: &mut Draft<'_>, resolution: &Resolution) -> Result<(), Rejection> {
    draft.require_stage(&Stage::Fighting)?;
    let top = draft.state.stack().top().cloned();
    let Some(Frame {
        id,
        owner,
        kind: FrameKind::Action(act),
    }) = top
    else {
        return Err(Rejection::OutOfPlace);
    };
    match *draft.state.priority().point() {
        PhaseStep::EveryonePassed => {}
        PhaseStep::Offer(who) => draft.refuse(PriorityRejection::StillOffered { who }.into())?,
        _ => return Err(Rejection::OutOfPlace),
    }
    require_limits(draft, &act, resolution)?;
    let (roll, verdict) = roll(draft, (id, owner), &act, resolution)?;
    // A failed action is not verified again (TOW-64).
    let (outcomes, dropped_modes) = match verdict {
        ActionVerdict::Success => (
            outcomes(draft, &act, resolution),
            dropped_modes(&act, resolution),
        ),
        ActionVerdict::Failure | ActionVerdict::Fumble => (Vec::new(), Vec::new()),
    };
    let consequences = resolution.consequences.trim();
    let settlement = Box::new(ResolutionView {
        roll,
        verdict,
        outcomes,
        dropped_modes,
        consequences: match act.origin {
            ActionOrigin::Fumble(_) if act.declaration.name.is_empty() => consequences.to_owned(),
            _ => String::new(),
        },
    });
    let frame = id;
    emit(draft, PriorityEvent::Settled { frame, settlement })?;
    draft.emit(Event::Resolved { frame })?;
    auto_pass::end_until_top_changes(draft)?;
    follow(draft, (id, owner), &act, verdict, consequences)
}

/// Puts the consequences of a fumble (TOW-65) or the action that a success leaves (AMB-TOW-14) on
/// top, and notes the triggers that a resolution fires.
fn follow(
    draft: &mut Draft<'_>,
    (frame, owner): (FrameId, CombatantId),
    act: &Arc<StackAction>,
    verdict: ActionVerdict,
    consequences: &str,
) -> Result<(), Rejection> {
    match verdict {
        ActionVerdict::Failure => Ok(()),
        ActionVerdict::Fumble => {
            // It needs no roll, and has the initiative of the actor that fumbled (TOW-73, TOW-74).
            let special = Declaration {
                name: consequences.to_owned(),
                ..Declaration::default()
            };
            push::push_after(draft, (owner, act), special, ActionOrigin::Fumble(frame))
        }
        ActionVerdict::Success => {
            if let Some(left) = &act.declaration.leaves {
                push::push_after(
                    draft,
                    (owner, act),
                    (**left).clone(),
                    ActionOrigin::Left(frame),
                )?;
            }
            match act.origin {
                ActionOrigin::Declared => triggers::arise(draft, TriggerMoment::Resolved(owner)),
                ActionOrigin::Trigger(_)
                | ActionOrigin::Fumble(_)
                | ActionOrigin::Left(_)
                | ActionOrigin::LeftAtOnce => Ok(()),
            }
        }
    }
}

/// Determines the final difficulty and makes the roll (TOW-62, TOW-63).
fn roll(
    draft: &mut Draft<'_>,
    (frame, owner): (FrameId, CombatantId),
    act: &StackAction,
    resolution: &Resolution,
) -> Result<(Option<ActionRoll>, ActionVerdict), Rejection> {
    let Some(need) = act.declaration.roll else {
        if resolution.roll == RollSource::AsDeclared {
            return Ok((None, ActionVerdict::Success));
        }
        let fumble = matches!(act.origin, ActionOrigin::Fumble(_));
        let law = fumble.then_some(Law::FumbleNotRolled);
        return Err(PriorityRejection::NoRoll { frame, law }.into());
    };
    let difficulty = resolution.difficulty.unwrap_or(need.difficulty);
    let roll = |faces, total| ActionRoll {
        faces,
        total,
        difficulty,
        foreseen: need.difficulty,
    };
    let formula = match resolution.roll {
        RollSource::Verdict(verdict) => return Ok((Some(roll(Vec::new(), None)), verdict)),
        RollSource::Typed(total) => {
            // The bonus is part of an entered total, but not of the dice.
            let bonus = need.formula.map_or(0, Formula::bonus);
            let faces = total.saturating_sub(bonus.into()).max(0);
            let verdict = judge(need, difficulty, total, u16::try_from(faces).ok());
            return Ok((Some(roll(Vec::new(), Some(total))), verdict));
        }
        RollSource::Formula(formula) => Some(formula),
        RollSource::AsDeclared => need.formula,
    };
    let Some(formula) = formula else {
        draft.refuse(PriorityRejection::RollNeeded { frame }.into())?;
        return Ok((None, ActionVerdict::Success));
    };
    let (faces, sum) = throw(draft, owner, formula)?;
    let total = i32::from(sum) + i32::from(formula.bonus());
    let verdict = judge(need, difficulty, total, Some(sum));
    Ok((Some(roll(faces, Some(total))), verdict))
}

fn throw(
    draft: &mut Draft<'_>,
    owner: CombatantId,
    formula: Formula,
) -> Result<(Vec<u16>, u16), Rejection> {
    let (faces, sum) = formula.throw(|die| draft.roll(die, Some(owner)))?;
    Ok((faces, u16::try_from(sum.max(0)).unwrap_or(u16::MAX)))
}

/// Returns the verdict of a total. Below the difficulty it fails, and with low enough dice it is a
/// fumble (TOW-64, TOW-65).
fn judge(need: RollNeed, difficulty: i32, total: i32, faces: Option<u16>) -> ActionVerdict {
    let low = faces
        .zip(need.fumble)
        .is_some_and(|(sum, limit)| sum <= limit);
    match total >= difficulty {
        true => ActionVerdict::Success,
        false if low => ActionVerdict::Fumble,
        false => ActionVerdict::Failure,
    }
}

/// Verifies all parts again, and carries out the legal ones where possible (TOW-66 to TOW-69).
fn outcomes(draft: &Draft<'_>, act: &StackAction, resolution: &Resolution) -> Vec<PartOutcome> {
    let is_gone = |target| draft.present(target).is_err();
    let found = |index| {
        let mut findings = resolution.findings.iter();
        findings.find(|finding| finding.part == index)
    };
    let declared = act
        .declaration
        .parts
        .iter()
        .enumerate()
        .map(|(index, part)| {
            let result = match found(index).map(|finding| &finding.now) {
                Some(PartIssue::Redirected(to)) => PartResult::Redirected(to.clone()),
                Some(PartIssue::Illegal) => PartResult::Dropped(PartDropReason::Illegal),
                None if part.target.is_some_and(is_gone) => {
                    PartResult::Dropped(PartDropReason::TargetGone)
                }
                None => PartResult::Applied,
            };
            let part = part.clone();
            PartOutcome { part, result }
        });
    let added = resolution.added.iter().map(|part| PartOutcome {
        part: part.clone(),
        result: PartResult::Applied,
    });
    declared.chain(added).collect()
}

fn dropped_modes(act: &StackAction, resolution: &Resolution) -> Vec<String> {
    let modes = act.declaration.modes.iter().enumerate();
    let dropped = modes.filter(|(index, _)| resolution.illegal_modes.contains(index));
    dropped.map(|(_, mode)| mode.clone()).collect()
}

fn require_limits(
    draft: &mut Draft<'_>,
    act: &StackAction,
    resolution: &Resolution,
) -> Result<(), Rejection> {
    let parts = act.declaration.parts.len();
    if let Some(finding) = resolution.findings.iter().find(|one| one.part >= parts) {
        let part = finding.part;
        return Err(PriorityRejection::NoSuchPart { part }.into());
    }
    let modes = act.declaration.modes.len();
    if let Some(&mode) = resolution.illegal_modes.iter().find(|&&one| one >= modes) {
        return Err(PriorityRejection::NoSuchMode { mode }.into());
    }
    if resolution.added.len() > 100 {
        return Err(PriorityRejection::TooMuch.into());
    }
    let places = resolution.findings.iter().filter_map(|one| match &one.now {
        PartIssue::Redirected(Redirection::Place(place)) => Some(place),
        _ => None,
    });
    let texts = places
        .chain(resolution.added.iter().map(|part| &part.name))
        .chain([&resolution.consequences]);
    for text in texts {
        require_text(text)?;
    }
    let redirected = resolution.findings.iter().filter_map(|one| match &one.now {
        PartIssue::Redirected(Redirection::Combatant(target)) => Some(*target),
        _ => None,
    });
    let redirected: Vec<_> = redirected
        .map(|target| TargetedPart {
            name: String::new(),
            target: Some(target),
        })
        .collect();
    targets::legal_targets(draft, &redirected)?;
    targets::legal_targets(draft, &resolution.added)
}
