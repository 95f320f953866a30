//! Heroic Inspiration, which makes a die be rolled again (D24-28).

use crate::combatant::CombatantId;
use crate::command::InspirationCommand;
use crate::die::RollMode;
use crate::draft::Draft;
use crate::encounter::{Encounter, LastRoll, RollAgain, Stage};
use crate::event::{CombatantEvent, Event};
use crate::rejection::Rejection;
use crate::steps::roll_call;
use crate::steps::rolls;

pub(super) fn dispatch(
    draft: &mut Draft<'_>,
    command: InspirationCommand,
) -> Result<(), Rejection> {
    if !draft.state.rules().has_inspiration() || draft.state.stage() == &Stage::Ended {
        return Err(Rejection::OutOfPlace);
    }
    match command {
        InspirationCommand::Set { who, has } => {
            if draft.present(who)?.inspired == has {
                return Err(Rejection::NothingChanges);
            }
            draft.emit(Event::Combatant(CombatantEvent::InspirationSet {
                who,
                has,
            }))
        }
        InspirationCommand::Spend { who } => spend(draft, who),
    }
}

/// Spends the inspiration. The new roll counts. A roll from which something has followed is made again by the table,
/// after an undo (AMB-D24-12).
fn spend(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    let last = draft.state.last_roll.clone();
    if draft.present(who)?.inspired {
        draft.emit(Event::Combatant(CombatantEvent::InspirationSet {
            who,
            has: false,
        }))?;
    } else {
        draft.refuse(Rejection::NotInspired { who })?;
    }
    roll_again(draft, who, last)
}

fn roll_again(
    draft: &mut Draft<'_>,
    who: CombatantId,
    last: Option<LastRoll>,
) -> Result<(), Rejection> {
    let Some(last) = last.filter(|last| last.who == who) else {
        return Ok(());
    };
    match last.roll {
        RollAgain::Dice { expression } => rolls::roll(draft, Some(who), &expression).map(drop),
        RollAgain::Save {
            name,
            modifier,
            difficulty,
        } => rolls::save_again(draft, (who, &name), modifier, difficulty),
        RollAgain::Initiative { modifier } => {
            let basis = roll_call::basis(&draft.state, draft.present(who)?);
            let dice = draft.roll_d20(RollMode::Normal, who)?;
            roll_call::record(draft, who, dice, modifier, basis)
        }
    }
}

/// Returns the command that makes the last roll again, if whoever made it has inspiration.
pub(crate) fn offer(encounter: &Encounter) -> Option<InspirationCommand> {
    let last = encounter.last_roll.as_ref()?;
    let one = encounter.participant(last.who)?;
    let inspired = one.present && one.inspired && encounter.rules().has_inspiration();
    inspired.then_some(InspirationCommand::Spend { who: last.who })
}
