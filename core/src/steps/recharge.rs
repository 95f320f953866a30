//! Limited uses that a die brings back at the start of a turn (D5E-83).

use crate::combatant::{CombatantId, LimitedUse, UseLimit};
use crate::dice::DiceError;
use crate::die::Die;
use crate::draft::Draft;
use crate::encounter::Participant;
use crate::event::{CombatantEvent, Event};
use crate::rejection::Rejection;

/// Rolls a d6 for each spent use of a combatant that a die brings back, also if it misses its turn; with real dice, the
/// rolls are owed. Each is rolled once a round, although a turn can be put back and begin again (AMB-D5E-21). The dead roll
/// nothing.
pub(crate) fn turn_begins(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    let round = draft.state.round();
    let rolls = |one: &Participant, of: &LimitedUse| {
        let last = one.use_state(&of.name).and_then(|state| state.rolled);
        one.can_recharge(of) && last != Some(round)
    };
    let rules = draft.state.rules();
    let one = draft.state.participant(who);
    let one = one.filter(|one| one.present && !one.is_dead(rules) && rules.has_limited_uses());
    let spent = one.into_iter().flat_map(|one| {
        let all = one.profile.limited_uses.iter();
        all.filter(move |of| rolls(one, of))
    });
    for of in spent.cloned().collect::<Vec<_>>() {
        match draft.roll(Die(UseLimit::SIDES.into()), Some(who)) {
            // The game uses real dice, and the number is entered.
            Err(Rejection::Dice(DiceError::NoDice)) => {
                let name = of.name;
                draft.emit(Event::Combatant(CombatantEvent::RechargeDue {
                    who,
                    name,
                    round,
                }))?;
            }
            face => rolled(draft, who, &of, Some(face?))?,
        }
    }
    Ok(())
}

/// Records the number on the die of a limited use. Without one, the use stays spent.
pub(crate) fn rolled(
    draft: &mut Draft<'_>,
    who: CombatantId,
    of: &LimitedUse,
    face: Option<u16>,
) -> Result<(), Rejection> {
    let round = draft.state.round();
    draft.emit(Event::Combatant(CombatantEvent::RechargeRolled {
        who,
        name: of.name.clone(),
        face,
        back: face.is_some_and(|face| of.limit.is_met_by(face)),
        round,
    }))
}
