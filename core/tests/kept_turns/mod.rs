//! A law: nothing costs or gives a turn in silence. Placing, moving, editing, adding and removing leave everyone
//! the turn that is still to come in the round, and whoever has not acted is not shown as having acted.

use std::collections::BTreeSet;

use asalto_core::encounter::Stage;
use asalto_core::event::{Event, TableEvent};
use asalto_core::order::PlaceCause;
use asalto_core::rules::{MissedTurnReason, ProgressPolicy, TurnPolicy};
use asalto_core::waiting::Waiting;
use asalto_core::{CombatantId, Encounter, EncounterView, Session};
use proptest::prelude::*;

/// The turns of a round, by its events.
#[derive(Default)]
struct Turns {
    /// The combatants whose turns are still to come.
    due: BTreeSet<CombatantId>,
    /// The combatants that have missed their turns.
    missed: BTreeSet<CombatantId>,
}

impl Turns {
    /// Adds an event, which has happened in the encounter.
    fn add(&mut self, encounter: &Encounter, event: &Event) -> Result<(), TestCaseError> {
        match event {
            Event::RoundStarted { .. } => {
                prop_assert!(self.due.is_empty(), "no turn of {:?}", self.due);
                let places = encounter.order().places().iter();
                self.due = places.map(|place| place.who).collect();
                self.missed.clear();
            }
            Event::TurnStarted { who, .. } => {
                prop_assert!(!self.missed.contains(who), "{} acts after all", who);
                self.due.remove(who);
            }
            Event::TurnGiven { who, .. } => {
                self.due.remove(who);
                self.missed.remove(who);
            }
            Event::TurnMissed { who, why } => {
                let over = !matches!(why, MissedTurnReason::HadIt | MissedTurnReason::ActsLast);
                if over && encounter.turn_of() != Some(*who) {
                    self.due.remove(who);
                    self.missed.insert(*who);
                }
            }
            // It acts later in the round.
            Event::TurnHanded { from: who, .. } | Event::TurnPutBack { who } => {
                self.due.insert(*who);
            }
            Event::Table(TableEvent::ActsAgain { who }) | Event::CombatantReturned { who } => {
                self.missed.remove(who);
            }
            Event::Delayed { who, .. } | Event::CombatantRemoved { who } => {
                self.due.remove(who);
            }
            // A readied action is carried out instead of the turn that was to come (D35-57).
            Event::Moved { place, .. } if matches!(place.why, PlaceCause::Readied { .. }) => {
                self.due.remove(&place.who);
            }
            // A new order replaces the old one at once (D30-47).
            Event::InitiativeForgotten | Event::Ended => *self = Self::default(),
            _ => {}
        }
        Ok(())
    }
}

/// Follows the turns of a session from event to event.
pub fn none_is_lost_or_won_in_silence(session: &Session) -> Result<(), TestCaseError> {
    let encounter = session.encounter();
    let rules = encounter.rules();
    let fighting = encounter.stage() == &Stage::Fighting;
    let in_turns = rules.progress == ProgressPolicy::Turns;
    if !fighting || !in_turns || rules.order.turns == TurnPolicy::GameMaster {
        return Ok(());
    }
    let mut played = Encounter::new(session.rules().clone());
    let mut turns = Turns::default();
    for event in session.entries()[..session.cursor()]
        .iter()
        .flat_map(|entry| &entry.events)
    {
        prop_assert_eq!(played.apply(event), Ok(()));
        turns.add(&played, event)?;
    }
    let view = EncounterView::plain(encounter);
    for one in &view.combatants {
        let delays = matches!(one.waiting, Some(Waiting::Delaying { .. }));
        // A plain view has no reasons, so the encounter says who is surprised.
        let surprised = encounter.is_surprised(one.id);
        let to_come = turns.due.contains(&one.id) && !delays && !surprised;
        prop_assert!(!to_come || !one.passed, "{} is shown as over", one.id);
    }
    Ok(())
}
