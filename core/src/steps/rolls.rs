//! Rolling a dice expression.

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::event::Event;
use crate::rejection::Rejection;
use crate::roll::{Term, parse};

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
