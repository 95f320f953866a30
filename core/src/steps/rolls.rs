//! Rolls: a dice expression, and a saving throw.

use crate::casting::{CheckInput, CheckVerdict};
use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::event::Event;
use crate::limits::TOTALS;
use crate::rejection::Rejection;
use crate::roll::{Term, parse};
use crate::saving_throw::SavingThrow;
use crate::steps::requirements::require_text;

/// Rolls an expression, for a combatant or for no one in particular, and returns the total.
pub(crate) fn roll(
    draft: &mut Draft<'_>,
    who: Option<CombatantId>,
    expression: &str,
) -> Result<i32, Rejection> {
    if let Some(who) = who {
        draft.present(who)?;
    }
    let parts = parse(expression).map_err(|fault| Rejection::NotARoll { fault })?;
    let mut dice = Vec::new();
    let mut total = 0_i32;
    for part in parts {
        match part {
            Term::Number(number) => total = total.saturating_add(number),
            Term::Dice(kind) => {
                let (_, rolled) = kind.throw(|die| draft.roll(die, who))?;
                total = total.saturating_add(rolled.total());
                dice.push(rolled);
            }
        }
    }
    draft.emit(Event::Rolled {
        who,
        expression: expression.trim().to_owned(),
        dice,
        total,
    })?;
    Ok(total)
}

/// Makes a saving throw, rolled here or with real dice, and returns the total. Exhaustion counts for a
/// roll, not for a typed result (D24-21, AMB-D24-5).
pub(crate) fn save(draft: &mut Draft<'_>, save: &SavingThrow) -> Result<i32, Rejection> {
    let who = save.who;
    draft.present(who)?;
    require_text(&save.name)?;
    let (face, total) = match save.typed {
        Some(total) if !TOTALS.contains(&total) => {
            return Err(Rejection::TotalOutOfRange { total });
        }
        Some(total) => (None, total),
        None => {
            let one = draft.present(who)?;
            let weary = one.exhaustion_penalty(draft.state.rules());
            let mode = draft.state.rules().exhaustion.save_mode(one.exhaustion);
            let (face, _) = draft.roll_d20(mode, who)?;
            let modifier = i32::from(save.modifier) + i32::from(weary);
            (Some(face), i32::from(face) + modifier)
        }
    };
    draft.emit(Event::SaveMade {
        who,
        name: save.name.trim().to_owned(),
        difficulty: save.difficulty,
        total,
        face,
    })?;
    Ok(total)
}

/// Makes a saving throw against a DC, and returns its verdict, or the verdict that the game master entered.
pub(crate) fn verdict(
    draft: &mut Draft<'_>,
    (who, name): (CombatantId, &str),
    difficulty: i32,
    how: CheckInput,
) -> Result<CheckVerdict, Rejection> {
    let made = match how.save(who, name.to_owned(), Some(difficulty)) {
        Ok(save) => save,
        Err(told) => return Ok(told),
    };
    Ok(if save(draft, &made)? >= difficulty {
        CheckVerdict::Success
    } else {
        CheckVerdict::Failure
    })
}
