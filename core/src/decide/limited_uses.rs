//! Limited uses: spent, brought back, and rolled for with real dice (D5E-83).

use crate::combatant::{CombatantId, LimitedUse, UseLimit};
use crate::command::{RechargeInput, UseCommand};
use crate::die::Die;
use crate::draft::Draft;
use crate::encounter::Stage;
use crate::event::{CombatantEvent, Event};
use crate::rejection::{Rejection, UseRejection};
use crate::steps::recharge;

/// Carries out a command about a limited use.
pub(super) fn dispatch(draft: &mut Draft<'_>, command: &UseCommand) -> Result<(), Rejection> {
    match command {
        UseCommand::Spend { who, name } => spend(draft, *who, name),
        UseCommand::Restore { who, name } => restore(draft, *who, name),
        UseCommand::Recharge { who, name, how } => roll(draft, *who, name, *how),
    }
}

/// Spends a use. Without one it needs an override.
fn spend(draft: &mut Draft<'_>, who: CombatantId, name: &str) -> Result<(), Rejection> {
    let of = found(draft, who, name)?;
    if draft.present(who)?.is_dead(draft.state.rules()) {
        draft.refuse(Rejection::Dead { who })?;
    }
    if draft.present(who)?.uses_left(&of) == 0 {
        draft.refuse(UseRejection::NoneLeft { who }.into())?;
    }
    let name = of.name;
    draft.emit(Event::Combatant(CombatantEvent::UseSpent { who, name }))
}

/// Brings a use back.
fn restore(draft: &mut Draft<'_>, who: CombatantId, name: &str) -> Result<(), Rejection> {
    let of = found(draft, who, name)?;
    if draft.present(who)?.uses_left(&of) == of.limit.uses() {
        return Err(UseRejection::NotSpent { who }.into());
    }
    let name = of.name;
    draft.emit(Event::Combatant(CombatantEvent::UseRestored { who, name }))
}

/// Rolls for a spent use. Before the roll is owed it needs an override.
fn roll(
    draft: &mut Draft<'_>,
    who: CombatantId,
    name: &str,
    how: RechargeInput,
) -> Result<(), Rejection> {
    let of = found(draft, who, name)?;
    let one = draft.present(who)?;
    if !one.can_recharge(&of) {
        return Err(UseRejection::NotSpent { who }.into());
    }
    if !one.owes_recharge(&of) {
        draft.refuse(UseRejection::NotDue { who }.into())?;
    }
    let sides = u16::from(UseLimit::SIDES);
    let face = match how {
        RechargeInput::Roll => Some(draft.roll(Die(sides), Some(who))?),
        RechargeInput::Face { face } if (1..=sides).contains(&face) => Some(face),
        RechargeInput::Face { face } => return Err(UseRejection::FaceOutOfRange { face }.into()),
        RechargeInput::Spent => None,
    };
    recharge::rolled(draft, who, &of, face)
}

/// Returns a limited use by its name.
fn found(draft: &Draft<'_>, who: CombatantId, name: &str) -> Result<LimitedUse, Rejection> {
    let state = &draft.state;
    if !state.rules().has_limited_uses() || matches!(state.stage(), Stage::Setup | Stage::Ended) {
        return Err(Rejection::OutOfPlace);
    }
    let of = draft.present(who)?.limited_use(name);
    of.cloned().ok_or(UseRejection::Unknown { who }.into())
}
