//! Other secrets in the phases of Tales of War.

use super::*;

impl SecretChanger {
    pub(super) fn change_phases(&self, before: &Encounter, event: &mut PriorityEvent) {
        match event {
            PriorityEvent::PointsGranted { who, points } if self.is_hidden(*who) => *points += 5,
            PriorityEvent::Paid { who, cost } if self.is_hidden(*who) => *cost = secret_cost(),
            PriorityEvent::Proposed { who, declaration }
            | PriorityEvent::ConcentrationBegun { who, declaration }
                if self.is_hidden(*who) =>
            {
                **declaration = secret_declaration(declaration);
            }
            PriorityEvent::DoneAtOnce { who, declaration } if self.is_hidden(*who) => {
                change_declaration(declaration);
            }
            PriorityEvent::Postponed(frame) => self.change_frame(frame),
            PriorityEvent::Cancelled { frame, missing } if self.is_hidden_frame(before, *frame) => {
                *missing = secret_cost();
            }
            PriorityEvent::Settled { frame, settlement }
                if self.is_hidden_frame(before, *frame) =>
            {
                if let Some(roll) = &mut settlement.roll {
                    roll.difficulty += 1;
                    roll.total = None;
                }
            }
            PriorityEvent::TriggerRegistered { trigger, .. } if self.is_hidden(trigger.owner) => {
                change_trigger(trigger);
            }
            PriorityEvent::TriggerCancelled { id, missing } => {
                let mut triggers = before.priority().triggers().iter();
                let found = triggers.find(|(other, _)| other == id);
                if found.is_some_and(|(_, trigger)| self.is_hidden(trigger.owner)) {
                    *missing = secret_cost();
                }
            }
            PriorityEvent::PassingSet { who, passing } if self.is_hidden(*who) => {
                passing.until = AutoPassUntil::TurnEnds;
            }
            PriorityEvent::Gathered { who, points } if self.is_hidden(*who) => *points += 1,
            PriorityEvent::PhaseStarted(_)
            | PriorityEvent::MainPhaseSkipped { .. }
            | PriorityEvent::AttemptsCalled(_)
            | PriorityEvent::Attempted { .. }
            | PriorityEvent::LimitsRestored
            | PriorityEvent::ChargesCalled(_)
            | PriorityEvent::ChargeDeclared { .. }
            | PriorityEvent::ChargesSkipped(_)
            | PriorityEvent::PointsGranted { .. }
            | PriorityEvent::PointsDiscarded
            | PriorityEvent::Paid { .. }
            | PriorityEvent::Circulated
            | PriorityEvent::Offered { .. }
            | PriorityEvent::Passed { .. }
            | PriorityEvent::PassedByThemselves(_)
            | PriorityEvent::EveryonePassed
            | PriorityEvent::PassingSet { .. }
            | PriorityEvent::PassingEnded { .. }
            | PriorityEvent::Proposed { .. }
            | PriorityEvent::Allowed { .. }
            | PriorityEvent::Disallowed { .. }
            | PriorityEvent::DoneAtOnce { .. }
            | PriorityEvent::Moved { .. }
            | PriorityEvent::Cancelled { .. }
            | PriorityEvent::Settled { .. }
            | PriorityEvent::TriggerRegistered { .. }
            | PriorityEvent::TriggerRemoved { .. }
            | PriorityEvent::TriggersArose(_)
            | PriorityEvent::TriggersTaken
            | PriorityEvent::ConcentrationBegun { .. }
            | PriorityEvent::Gathered { .. }
            | PriorityEvent::ConcentrationEnded { .. }
            | PriorityEvent::CycleEnded => {}
        }
    }
}
