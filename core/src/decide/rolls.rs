//! Rolls on demand: any dice, and saving throws. No rule forbids them.

use crate::die::Die;
use crate::draft::Draft;
use crate::event::Event;
use crate::limits::{LONGEST_TEXT, TOTALS};
use crate::rejection::Rejection;
use crate::save_throw::SavingThrow;

/// Records a saving throw, rolled here or with real dice. A combatant that can't act may still make
/// one (D30-13). Exhaustion counts for a roll, not for a typed result (D24-21, AMB-D24-5).
pub(super) fn save(draft: &mut Draft<'_>, save: &SavingThrow) -> Result<(), Rejection> {
    let who = save.who;
    draft.present(who)?;
    if save.name.chars().count() > LONGEST_TEXT {
        return Err(Rejection::TextTooLong);
    }
    let (face, total) = match save.typed {
        Some(total) if !TOTALS.contains(&total) => {
            return Err(Rejection::TotalOutOfRange { total });
        }
        Some(total) => (None, total),
        None => {
            let face = draft.roll(Die::D20, Some(who))?;
            let weary = draft.present(who)?.weariness(draft.state.rules());
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
    })
}
