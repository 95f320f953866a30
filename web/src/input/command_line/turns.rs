//! Whose turn it is: `mira's turn`, and `aria acts now` of somebody who delays.

use asalto_core::CombatantId;
use asalto_core::waiting::Waiting;

use super::items::Kind;
use super::parsed::{Fault, Line};
use super::parts::Parts;
use super::sense::Act;

/// Reads a line about the turn of one combatant.
///
/// # Errors
/// [`Fault::NotActing`] if it is not its turn.
pub(super) fn read(parts: Parts<'_>) -> Result<Option<Line>, Fault> {
    let named = parts.named();
    let [who] = named.as_slice() else {
        return Ok(None);
    };
    let is = |kind: &Kind| match kind {
        Kind::Who(_) | Kind::Turn => true,
        Kind::Act(acts) => acts.iter().any(|act| COMES_IN.contains(act)),
        _ => false,
    };
    if !parts.items.iter().all(|it| is(&it.kind)) {
        return Ok(None);
    }
    let acts = parts.any(COMES_IN);
    let turn = parts.items.iter().any(|it| it.kind == Kind::Turn);
    if acts && delays(parts, *who) {
        return Ok(Some(Line::ActNow(*who)));
    }
    if acts || !turn {
        return Ok(None);
    }
    if parts.context.view.current == Some(*who) {
        Ok(Some(Line::Find(*who)))
    } else {
        Err(Fault::NotActing(*who))
    }
}

/// The verbs of those who act after a delay.
const COMES_IN: &[Act] = &[Act::Move, Act::Arrive];

/// Returns whether a combatant delays.
fn delays(parts: Parts<'_>, who: CombatantId) -> bool {
    let one = parts.context.view.combatant(who);
    one.is_some_and(|one| matches!(one.waiting, Some(Waiting::Delaying { .. })))
}
