//! Combatants that reveal themselves to the players by acting.

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::encounter::Encounter;
use crate::event::{Event, LegendaryEvent, PriorityEvent, TableEvent};
use crate::priority::Phase;
use crate::rejection::Rejection;
use crate::steps::secrecy;

/// Reveals each combatant that has acted in the command, if the game master has chosen so.
pub(super) fn reveal_actors(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let reveals = |encounter: &Encounter, who| {
        let one = encounter.participant(who);
        one.is_some_and(|one| {
            one.present && one.profile.reveal_when_acting && one.profile.is_concealed()
        })
    };
    let mut acted: Vec<_> = draft.events.iter().filter_map(actor).collect();
    // The turn of a second place is its owner's.
    for who in &mut acted {
        *who = draft.state.actor_at(*who).map_or(*who, |owner| owner.id);
    }
    while let Some(who) = acted.pop() {
        if reveals(&draft.state, who) && !acted.contains(&who) {
            secrecy::reveal(draft, who)?;
        }
    }
    Ok(())
}

/// Returns the combatant that acts with an event: its turn starts, or it does something outside its turn.
fn actor(event: &Event) -> Option<CombatantId> {
    match event {
        Event::TurnStarted { who, .. }
        | Event::TurnGiven { who, .. }
        | Event::ReadyUsed { who, .. }
        | Event::DelayEnded { who, .. }
        | Event::Legendary(LegendaryEvent::ActionTaken { who, .. })
        | Event::Table(TableEvent::ActsAgain { who })
        | Event::Priority(
            PriorityEvent::PhaseStarted(Phase::Main(who))
            | PriorityEvent::ChargeDeclared { who, .. }
            | PriorityEvent::DoneAtOnce { who, .. },
        ) => Some(*who),
        Event::Pushed(frame) => Some(frame.owner),
        _ => None,
    }
}
