//! Records the events of phases and priority. It applies no rules and rolls no dice.

use std::sync::Arc;

use super::{Encounter, Participant};
use crate::actor::Cost;
use crate::combatant::CombatantId;
use crate::event::PriorityEvent;
use crate::order::Order;
use crate::priority::{Charge, Phase, PhaseStep, PointSaving, PriorityState, Proposal};
use crate::replay_error::ReplayError;

impl Encounter {
    #[expect(
        clippy::too_many_lines,
        reason = "one arm an event, and no arm decides anything"
    )]
    pub(crate) fn apply_priority(&mut self, event: &PriorityEvent) -> Result<(), ReplayError> {
        match event {
            PriorityEvent::PhaseStarted(phase) => {
                if let Phase::Main(who) = phase {
                    self.order.pass(*who).ok_or(ReplayError::Place(*who))?;
                }
                let priority = self.priority_mut();
                if let Phase::Main(who) = phase {
                    priority.mains.push(*who);
                }
                priority.phase = Some(*phase);
                priority.point = PhaseStep::EveryonePassed;
                priority.passed.clear();
            }
            PriorityEvent::MainPhaseSkipped { who } => {
                self.order.pass(*who).ok_or(ReplayError::Place(*who))?;
            }
            PriorityEvent::AttemptsCalled(attempts) => {
                self.priority_mut().point = PhaseStep::Attempts(attempts.clone());
            }
            PriorityEvent::Attempted { attempt, .. } => {
                let PhaseStep::Attempts(left) = &mut self.priority_mut().point else {
                    return Err(ReplayError::Stage);
                };
                left.retain(|other| other != attempt);
            }
            PriorityEvent::LimitsRestored => self.roster.update(
                |one| !one.acting.spent.is_empty(),
                |one| one.acting.spent.clear(),
            ),
            PriorityEvent::ChargesCalled(who) => {
                self.priority_mut().point = PhaseStep::Charges(who.clone());
            }
            PriorityEvent::ChargeDeclared { who, target } => {
                self.charge_asked(std::slice::from_ref(who))?;
                self.priority_mut().charges.push(Charge {
                    who: *who,
                    target: *target,
                });
            }
            PriorityEvent::ChargesSkipped(who) => self.charge_asked(who)?,
            PriorityEvent::PointsGranted { who, points } => {
                let acting = &mut self.one(*who)?.acting;
                acting.points = acting.points.saturating_add(*points);
            }
            PriorityEvent::PointsDiscarded => self
                .roster
                .update(|one| one.acting.points > 0, |one| one.acting.points = 0),
            PriorityEvent::Paid { who, cost } => pay(self.one(*who)?, cost),
            PriorityEvent::Circulated => {
                let priority = self.priority_mut();
                priority.passed.clear();
                priority.point = PhaseStep::EveryonePassed;
            }
            PriorityEvent::Offered { who }
            | PriorityEvent::Allowed { who }
            | PriorityEvent::Disallowed { who } => {
                self.known([*who])?;
                self.priority_mut().point = PhaseStep::Offer(*who);
            }
            PriorityEvent::Passed { who } => {
                self.known([*who])?;
                self.priority_mut().passed.push(*who);
            }
            PriorityEvent::PassedByThemselves(who) => {
                self.known(who.iter().copied())?;
                self.priority_mut().passed.extend_from_slice(who);
            }
            PriorityEvent::EveryonePassed => self.priority_mut().point = PhaseStep::EveryonePassed,
            PriorityEvent::PassingSet { who, passing } => {
                self.one(*who)?.acting.passing = Some(*passing);
            }
            PriorityEvent::PassingEnded { who, .. } => {
                for &who in who {
                    self.one(who)?.acting.passing = None;
                }
            }
            PriorityEvent::Proposed { who, declaration } => {
                self.known([*who])?;
                self.priority_mut().point = PhaseStep::Proposal(Arc::new(Proposal {
                    who: *who,
                    declaration: (**declaration).clone(),
                }));
            }
            PriorityEvent::DoneAtOnce { who, .. } => self.known([*who])?,
            PriorityEvent::Postponed(frame) => {
                self.number(frame)?;
                self.stack.postpone(frame.clone());
            }
            PriorityEvent::Moved { frame } => {
                self.stack
                    .advance(*frame)
                    .ok_or(ReplayError::Frame(*frame))?;
                self.priority_mut().passed.clear();
            }
            PriorityEvent::Cancelled { frame, .. } => {
                self.stack
                    .cancel(*frame)
                    .ok_or(ReplayError::Frame(*frame))?;
            }
            PriorityEvent::Settled { frame, .. } => {
                let top = self.stack.top().map(|top| top.id);
                if top != Some(*frame) {
                    return Err(ReplayError::Frame(*frame));
                }
            }
            PriorityEvent::TriggerRegistered { id, trigger } => {
                self.known([trigger.owner])?;
                let priority = self.priority_mut();
                priority.last_trigger = *id;
                priority.triggers.push((*id, (**trigger).clone()));
            }
            PriorityEvent::TriggerRemoved { id } => {
                let priority = self.priority_mut();
                priority.triggers.retain(|(other, _)| other != id);
                priority.arisen.retain(|other| other != id);
            }
            PriorityEvent::TriggersArose(triggers) => {
                self.priority_mut().arisen.extend_from_slice(triggers);
            }
            PriorityEvent::TriggersTaken => self.priority_mut().arisen.clear(),
            PriorityEvent::TriggerCancelled { .. } => {}
            PriorityEvent::ConcentrationBegun { who, declaration } => {
                self.one(*who)?.acting.concentration = Some(Arc::new(PointSaving {
                    declaration: (**declaration).clone(),
                    gathered: 0,
                }));
            }
            PriorityEvent::Gathered { who, points } => {
                let acting = &mut self.one(*who)?.acting;
                acting.points = acting.points.saturating_sub(*points);
                let held = acting.concentration.as_mut().ok_or(ReplayError::Stage)?;
                let held = Arc::make_mut(held);
                held.gathered = held.gathered.saturating_add(*points);
            }
            PriorityEvent::ConcentrationEnded { who, .. } => {
                self.one(*who)?.acting.concentration = None;
            }
            PriorityEvent::CycleEnded => self.end_cycle(),
        }
        Ok(())
    }

    pub(crate) fn priority_mut(&mut self) -> &mut PriorityState {
        Arc::make_mut(&mut self.priority)
    }

    fn charge_asked(&mut self, who: &[CombatantId]) -> Result<(), ReplayError> {
        let PhaseStep::Charges(left) = &mut self.priority_mut().point else {
            return Err(ReplayError::Stage);
        };
        if left == who {
            left.clear();
        } else {
            left.retain(|other| !who.contains(other));
        }
        Ok(())
    }

    /// Ends the TOW turn. Each one begins with new initiative rolls (TOW-30).
    fn end_cycle(&mut self) {
        self.order = Order::default();
        self.roster.update(
            |one| one.initiative.is_some() || one.acting.passing.is_some(),
            |one| {
                one.initiative = None;
                one.acting.passing = None;
            },
        );
        let priority = self.priority_mut();
        priority.phase = None;
        priority.point = PhaseStep::Idle;
        priority.passed.clear();
        priority.charges.clear();
        priority.mains.clear();
    }

    /// Removes the triggers of a combatant that leaves.
    pub(crate) fn forget_triggers_of(&mut self, who: CombatantId) {
        if self
            .priority
            .triggers
            .iter()
            .any(|(_, one)| one.owner == who)
        {
            let priority = self.priority_mut();
            priority
                .triggers
                .retain(|(_, trigger)| trigger.owner != who);
        }
    }
}

fn pay(one: &mut Participant, cost: &Cost) {
    let acting = &mut one.acting;
    acting.points = acting.points.saturating_sub(cost.points);
    for (name, &amount) in cost.resources.iter() {
        let spent = acting.spent.entry(name.clone());
        *spent = spent.saturating_add(amount);
    }
}
