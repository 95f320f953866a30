//! Rolls that the table asks for: any dice, and saving throws, which nothing forbids.

use super::draft::Draft;
use super::turns::LONGEST_TEXT;
use crate::combatant::CombatantId;
use crate::dice::Die;
use crate::event::Event;
use crate::rejection::Rejection;
use crate::roll::{Part, RolledDice, parse};
use crate::save_throw::SavingThrow;

/// Rolls an expression, for somebody or for nobody in particular, and says what it comes to.
pub(super) fn roll(
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
            Part::Number(number) => total = total.saturating_add(number),
            Part::Dice {
                sign,
                count,
                die,
                keep,
            } => {
                let faces: Result<Vec<_>, _> = (0..count).map(|_| draft.roll(die, who)).collect();
                let rolled = RolledDice::new(die, sign, keep, &faces?);
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

/// Records a saving throw, rolled here or at the table. Whoever may not act may still make one
/// (D30-13), so nobody is refused.
pub(super) fn save(draft: &mut Draft<'_>, save: &SavingThrow) -> Result<(), Rejection> {
    let who = save.who;
    draft.present(who)?;
    if save.name.chars().count() > LONGEST_TEXT {
        return Err(Rejection::TextTooLong);
    }
    let (face, total) = match save.typed {
        Some(total) if !(-999..=999).contains(&total) => {
            return Err(Rejection::TotalOutOfRange { total });
        }
        Some(total) => (None, total),
        None => {
            let face = draft.roll(Die::D20, Some(who))?;
            (Some(face), i32::from(face) + i32::from(save.modifier))
        }
    };
    draft.emit(Event::SaveMade {
        who,
        name: save.name.trim().to_owned(),
        difficulty: save.difficulty,
        total,
        face,
    })
}
