//! The lethargy of a combatant whose haste has ended (D5E-80).

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::effect::{Effect, EffectExpiry};
use crate::encounter::Stage;
use crate::event::Event;
use crate::rejection::Rejection;
use crate::rules::Condition;

/// Takes moves and actions from a combatant that has lost haste, until its next turn is over.
pub(crate) fn after(
    draft: &mut Draft<'_>,
    who: CombatantId,
    ended: &Condition,
) -> Result<(), Rejection> {
    let rules = draft.state.rules();
    if *ended != Condition::Hasted || !rules.economy.tires_after_haste() {
        return Ok(());
    }
    let Some(one) = draft.state.participant(who).filter(|one| one.present) else {
        return Ok(());
    };
    let still = one.conditions.contains(&Condition::Hasted);
    let already = one.conditions.contains(&Condition::Lethargic);
    if still || already || one.is_dead(rules) || draft.state.stage() != &Stage::Fighting {
        return Ok(());
    }
    let since = draft.state.last_frame();
    let effect = Effect {
        condition: Condition::Lethargic,
        source: None,
        ending: EffectExpiry::TurnEnd { of: who, since },
        latest: None,
        held: false,
        each: None,
    };
    draft.emit(Event::EffectBegan { who, effect })
}
