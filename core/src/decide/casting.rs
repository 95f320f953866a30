//! Casting a spell, and the checks that decide its fate.

use crate::casting::{
    Casting, CheckInput, CheckVerdict, PendingCheck, Spell, SpellCheck, SpellCheckKind, SpellLoss,
};
use crate::combatant::CombatantId;
use crate::die::Die;
use crate::draft::Draft;
use crate::encounter::{Stage, open_checks};
use crate::event::Event;
use crate::limits::TOTALS;
use crate::rejection::Rejection;
use crate::rules::ActionKind;
use crate::stack::{Frame, FrameKind};
use crate::steps::{actions, counterspell, damage, spells};

/// Starts casting a spell (D35-65).
pub(super) fn cast(
    draft: &mut Draft<'_>,
    action: ActionKind,
    spell: &Spell,
) -> Result<(), Rejection> {
    let spell = spells::cast_with(draft, action, spell)?;
    actions::take_action(draft, action)?;
    let kind = FrameKind::Casting(Casting::new(action, spell));
    let (id, owner) = (draft.state.next_frame(), draft.turn_owner()?);
    draft.emit(Event::Pushed(Frame { id, owner, kind }))
}

/// Distracts a caster without damage (D35-65).
pub(super) fn distract(
    draft: &mut Draft<'_>,
    who: CombatantId,
    difficulty: Option<i32>,
) -> Result<(), Rejection> {
    draft.require_stage(&Stage::Fighting)?;
    draft.present(who)?;
    if let Some(total) = difficulty.filter(|difficulty| !TOTALS.contains(difficulty)) {
        return Err(Rejection::TotalOutOfRange { total });
    }
    if !damage::casts(&draft.state, who) {
        return Err(Rejection::NoCheck { who });
    }
    damage::after_distraction(draft, who, difficulty)
}

/// Makes a check: rolled, entered as a total, or entered as a verdict.
pub(super) fn make(
    draft: &mut Draft<'_>,
    who: CombatantId,
    kind: SpellCheckKind,
    how: CheckInput,
) -> Result<(), Rejection> {
    draft.present(who)?;
    let mut open = open_checks(&draft.state).into_iter();
    let open = match open.find(|check| check.who == who && check.kind == kind) {
        Some(open) => open,
        None => match kind {
            SpellCheckKind::Concentration => undisturbed(draft, who)?,
            SpellCheckKind::Spellcraft => counterspell::identify_again(draft, who)?,
            SpellCheckKind::Dispel => return Err(Rejection::NoCheck { who }),
        },
    };
    let check = carry_out(draft, &open, how)?;
    let (verdict, total) = (check.verdict, check.total);
    draft.emit(Event::SpellChecked { who, check })?;
    match (kind, verdict) {
        (SpellCheckKind::Concentration, CheckVerdict::Failure) => {
            let (frame, difficulty) = (open.frame, open.difficulty);
            let why = Some(SpellLoss::Disturbed { difficulty, total });
            draft.emit(Event::Lost { frame, why })
        }
        (SpellCheckKind::Dispel, verdict) => counterspell::dispelled(draft, verdict),
        _ => Ok(()),
    }
}

/// Rejects a Concentration check of a caster that nothing has disturbed, unless the game master
/// overrides (D35-65).
fn undisturbed(draft: &mut Draft<'_>, who: CombatantId) -> Result<PendingCheck, Rejection> {
    draft.require_stage(&Stage::Fighting)?;
    let mut frames = draft.state.stack().frames().iter().rev();
    let own = frames.find(|frame| frame.owner == who && frame.casting().is_some());
    let frame = own.ok_or(Rejection::NoCheck { who })?.id;
    if !draft.state.is_capable(who) {
        draft.refuse(Rejection::unable(draft.state.rules().vitality, who, None))?;
    }
    draft.refuse(Rejection::NotDisturbed { who })?;
    Ok(PendingCheck::concentration(who, frame, None))
}

fn carry_out(
    draft: &mut Draft<'_>,
    open: &PendingCheck,
    how: CheckInput,
) -> Result<SpellCheck, Rejection> {
    let (who, kind) = (open.who, open.kind);
    let (face, total) = match how {
        CheckInput::Verdict { verdict } => {
            return Ok(SpellCheck {
                kind,
                frame: open.frame,
                difficulty: open.difficulty,
                face: None,
                total: None,
                verdict,
            });
        }
        CheckInput::Total { total } if TOTALS.contains(&total) => (None, total),
        CheckInput::Total { total } => return Err(Rejection::TotalOutOfRange { total }),
        CheckInput::Roll { modifier } if (-99..=99).contains(&modifier) => {
            let modifier = match kind {
                SpellCheckKind::Dispel => draft.state.rules().casting.dispel_modifier(modifier),
                SpellCheckKind::Concentration | SpellCheckKind::Spellcraft => modifier,
            };
            let face = draft.roll(Die::D20, Some(who))?;
            (Some(face), i32::from(face) + i32::from(modifier))
        }
        CheckInput::Roll { modifier } => {
            let total = i32::from(modifier);
            return Err(Rejection::TotalOutOfRange { total });
        }
    };
    let difficulty = open.difficulty.ok_or(Rejection::NoDifficulty { who })?;
    let verdict = if total >= difficulty {
        CheckVerdict::Success
    } else {
        CheckVerdict::Failure
    };
    Ok(SpellCheck {
        kind,
        frame: open.frame,
        difficulty: Some(difficulty),
        face,
        total: Some(total),
        verdict,
    })
}
