//! Resolving the top of the main stack, step by step (TOW-62 to TOW-70).

use std::sync::Arc;

use super::super::draft::Draft;
use super::super::turns::LONGEST_TEXT;
use super::{circulate, declare, emit, passing, triggers};
use crate::actor::Formula;
use crate::combatant::CombatantId;
use crate::encounter::Stage;
use crate::event::Event;
use crate::priority::{
    Act, ActionRoll, Declaration, Now, Origin, Outcome, Part, PartDropped, PartResult, Point,
    PriorityEvent, PriorityRejection, Redirect, Resolution, RollNeed, RollSource, Settlement,
    Verdict, When,
};
use crate::rejection::Rejection;
use crate::rule_id::RuleId;
use crate::stack::{Frame, FrameId, FrameKind};

/// Resolves the top of the main stack, and nothing else, once priority is extinguished (TOW-12).
pub(in crate::decide) fn settle(
    draft: &mut Draft<'_>,
    resolution: &Resolution,
) -> Result<(), Rejection> {
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
    match *draft.state.cycle().point() {
        Point::Extinguished => {}
        Point::Offer(who) => draft.refuse(PriorityRejection::StillOffered { who }.into())?,
        _ => return Err(Rejection::OutOfPlace),
    }
    sane(draft, &act, resolution)?;
    let (roll, verdict) = roll(draft, (id, owner), &act, resolution)?;
    // What fails is not verified again (TOW-64).
    let (outcomes, dropped_modes) = match verdict {
        Verdict::Success => (
            outcomes(draft, &act, resolution),
            dropped_modes(&act, resolution),
        ),
        Verdict::Failure | Verdict::Fumble => (Vec::new(), Vec::new()),
    };
    let consequences = resolution.consequences.trim();
    let settlement = Box::new(Settlement {
        roll,
        verdict,
        outcomes,
        dropped_modes,
        consequences: match act.origin {
            Origin::Fumble(_) if act.declaration.name.is_empty() => consequences.to_owned(),
            _ => String::new(),
        },
    });
    let frame = id;
    emit(draft, PriorityEvent::Settled { frame, settlement })?;
    draft.emit(Event::Resolved { frame })?;
    passing::end_until_top_changes(draft)?;
    follow(draft, (id, owner), &act, verdict, consequences)?;
    circulate::circulate(draft)
}

/// What a resolution leaves: the consequences of a fumble on top (TOW-65), or what a success sends
/// on its way (AMB-TOW-14), and the triggers it sets off.
fn follow(
    draft: &mut Draft<'_>,
    (frame, owner): (FrameId, CombatantId),
    act: &Arc<Act>,
    verdict: Verdict,
    consequences: &str,
) -> Result<(), Rejection> {
    match verdict {
        Verdict::Failure => Ok(()),
        Verdict::Fumble => {
            // It needs no roll, and has the initiative of the actor who fumbled (TOW-73, TOW-74).
            let special = Declaration {
                name: consequences.to_owned(),
                ..Declaration::default()
            };
            declare::push_after(draft, (owner, act), special, Origin::Fumble(frame))
        }
        Verdict::Success => {
            if let Some(left) = &act.declaration.leaves {
                declare::push_after(draft, (owner, act), (**left).clone(), Origin::Left(frame))?;
            }
            match act.origin {
                Origin::Declared => triggers::arise(draft, When::Resolved(owner)),
                Origin::Trigger(_) | Origin::Fumble(_) | Origin::Left(_) => Ok(()),
            }
        }
    }
}

/// Determines the final difficulty and makes the roll (TOW-62, TOW-63).
fn roll(
    draft: &mut Draft<'_>,
    (frame, owner): (FrameId, CombatantId),
    act: &Act,
    resolution: &Resolution,
) -> Result<(Option<ActionRoll>, Verdict), Rejection> {
    let Some(need) = act.declaration.roll else {
        if resolution.roll == RollSource::AsDeclared {
            return Ok((None, Verdict::Success));
        }
        let fumble = matches!(act.origin, Origin::Fumble(_));
        let rule = fumble.then_some(RuleId::Tow(74));
        return Err(PriorityRejection::NoRoll { frame, rule }.into());
    };
    let difficulty = resolution.difficulty.unwrap_or(need.difficulty);
    let roll = |faces, total| ActionRoll {
        faces,
        total,
        difficulty,
        foreseen: need.difficulty,
    };
    let formula = match resolution.roll {
        RollSource::Told(verdict) => return Ok((Some(roll(Vec::new(), None)), verdict)),
        RollSource::Typed(total) => {
            // Of a total that was rolled at the table the bonus is no face.
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
        return Ok((None, Verdict::Success));
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
    let mut faces = Vec::new();
    for _ in 0..formula.dice() {
        faces.push(draft.roll(formula.die(), Some(owner))?);
    }
    let sum = faces
        .iter()
        .fold(0_u16, |sum, &face| sum.saturating_add(face));
    Ok((faces, sum))
}

/// A total below the difficulty fails, and with low enough faces it is a fumble (TOW-64, TOW-65).
fn judge(need: RollNeed, difficulty: i32, total: i32, faces: Option<u16>) -> Verdict {
    let low = faces
        .zip(need.fumble)
        .is_some_and(|(sum, limit)| sum <= limit);
    match total >= difficulty {
        true => Verdict::Success,
        false if low => Verdict::Fumble,
        false => Verdict::Failure,
    }
}

/// Verifies all parts again, and carries out what is legal as far as possible (TOW-66 to TOW-69).
fn outcomes(draft: &Draft<'_>, act: &Act, resolution: &Resolution) -> Vec<Outcome> {
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
                Some(Now::Redirected(to)) => PartResult::Redirected(to.clone()),
                Some(Now::Illegal) => PartResult::Dropped(PartDropped::Illegal),
                None if part.target.is_some_and(is_gone) => {
                    PartResult::Dropped(PartDropped::TargetGone)
                }
                None => PartResult::Applied,
            };
            let part = part.clone();
            Outcome { part, result }
        });
    let added = resolution.added.iter().map(|part| Outcome {
        part: part.clone(),
        result: PartResult::Applied,
    });
    declared.chain(added).collect()
}

fn dropped_modes(act: &Act, resolution: &Resolution) -> Vec<String> {
    let modes = act.declaration.modes.iter().enumerate();
    let dropped = modes.filter(|(index, _)| resolution.illegal_modes.contains(index));
    dropped.map(|(_, mode)| mode.clone()).collect()
}

fn sane(draft: &mut Draft<'_>, act: &Act, resolution: &Resolution) -> Result<(), Rejection> {
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
        Now::Redirected(Redirect::Place(place)) => Some(place),
        _ => None,
    });
    let mut texts = places
        .chain(resolution.added.iter().map(|part| &part.name))
        .chain([&resolution.consequences]);
    if texts.any(|text| text.chars().count() > LONGEST_TEXT) {
        return Err(Rejection::TextTooLong);
    }
    let redirected = resolution.findings.iter().filter_map(|one| match &one.now {
        Now::Redirected(Redirect::Combatant(target)) => Some(*target),
        _ => None,
    });
    let redirected: Vec<_> = redirected
        .map(|target| Part {
            name: String::new(),
            target: Some(target),
        })
        .collect();
    declare::legal_targets(draft, &redirected)?;
    declare::legal_targets(draft, &resolution.added)
}
