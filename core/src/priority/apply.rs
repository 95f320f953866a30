//! Recording events of phases and priority: no rules, no dice.

use std::sync::Arc;

use super::{Charge, Cycle, Gathering, Phase, Point, PriorityEvent, Proposal};
use crate::actor::Cost;
use crate::combatant::CombatantId;
use crate::encounter::{Encounter, Misfit, Participant};
use crate::order::Order;

impl Encounter {
    #[expect(
        clippy::too_many_lines,
        reason = "one arm an event, and no arm decides anything"
    )]
    pub(crate) fn apply_priority(&mut self, event: &PriorityEvent) -> Result<(), Misfit> {
        match event {
            PriorityEvent::PhaseStarted(phase) => {
                if let Phase::Main(who) = phase {
                    self.order.pass(*who).ok_or(Misfit::Place(*who))?;
                }
                let cycle = self.cycle_mut();
                if let Phase::Main(who) = phase {
                    cycle.mains.push(*who);
                }
                cycle.phase = Some(*phase);
                cycle.point = Point::Extinguished;
                cycle.passed.clear();
            }
            PriorityEvent::MainPhaseSkipped { who } => {
                self.order.pass(*who).ok_or(Misfit::Place(*who))?;
            }
            PriorityEvent::AttemptsCalled(attempts) => {
                self.cycle_mut().point = Point::Attempts(attempts.clone());
            }
            PriorityEvent::Attempted { attempt, .. } => {
                let Point::Attempts(left) = &mut self.cycle_mut().point else {
                    return Err(Misfit::Stage);
                };
                left.retain(|other| other != attempt);
            }
            PriorityEvent::LimitsRestored => self.roster.update(
                |one| !one.acting.spent.is_empty(),
                |one| one.acting.spent.clear(),
            ),
            PriorityEvent::ChargesCalled(who) => {
                self.cycle_mut().point = Point::Charges(who.clone());
            }
            PriorityEvent::ChargeDeclared { who, target } => {
                self.charge_asked(std::slice::from_ref(who))?;
                self.cycle_mut().charges.push(Charge {
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
                let cycle = self.cycle_mut();
                cycle.passed.clear();
                cycle.point = Point::Extinguished;
            }
            PriorityEvent::Offered { who }
            | PriorityEvent::Allowed { who }
            | PriorityEvent::Disallowed { who } => {
                self.known([*who])?;
                self.cycle_mut().point = Point::Offer(*who);
            }
            PriorityEvent::Passed { who } => {
                self.known([*who])?;
                self.cycle_mut().passed.push(*who);
            }
            PriorityEvent::PassedByThemselves(who) => {
                self.known(who.iter().copied())?;
                self.cycle_mut().passed.extend_from_slice(who);
            }
            PriorityEvent::Extinguished => self.cycle_mut().point = Point::Extinguished,
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
                self.cycle_mut().point = Point::Proposal(Arc::new(Proposal {
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
                self.stack.advance(*frame).ok_or(Misfit::Frame(*frame))?;
                self.cycle_mut().passed.clear();
            }
            PriorityEvent::Cancelled { frame, .. } => {
                self.stack.cancel(*frame).ok_or(Misfit::Frame(*frame))?;
            }
            PriorityEvent::Settled { frame, .. } => {
                let top = self.stack.top().map(|top| top.id);
                if top != Some(*frame) {
                    return Err(Misfit::Frame(*frame));
                }
            }
            PriorityEvent::TriggerRegistered { id, trigger } => {
                self.known([trigger.owner])?;
                let cycle = self.cycle_mut();
                cycle.last_trigger = *id;
                cycle.triggers.push((*id, (**trigger).clone()));
            }
            PriorityEvent::TriggerRemoved { id } => {
                let cycle = self.cycle_mut();
                cycle.triggers.retain(|(other, _)| other != id);
                cycle.arisen.retain(|other| other != id);
            }
            PriorityEvent::TriggersArose(triggers) => {
                self.cycle_mut().arisen.extend_from_slice(triggers);
            }
            PriorityEvent::TriggersTaken => self.cycle_mut().arisen.clear(),
            PriorityEvent::TriggerCancelled { .. } => {}
            PriorityEvent::ConcentrationBegun { who, declaration } => {
                self.one(*who)?.acting.concentration = Some(Arc::new(Gathering {
                    declaration: (**declaration).clone(),
                    gathered: 0,
                }));
            }
            PriorityEvent::Gathered { who, points } => {
                let acting = &mut self.one(*who)?.acting;
                acting.points = acting.points.saturating_sub(*points);
                let held = acting.concentration.as_mut().ok_or(Misfit::Stage)?;
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

    pub(crate) fn cycle_mut(&mut self) -> &mut Cycle {
        Arc::make_mut(&mut self.cycle)
    }

    fn charge_asked(&mut self, who: &[CombatantId]) -> Result<(), Misfit> {
        let Point::Charges(left) = &mut self.cycle_mut().point else {
            return Err(Misfit::Stage);
        };
        if left == who {
            left.clear();
        } else {
            left.retain(|other| !who.contains(other));
        }
        Ok(())
    }

    /// Every TOW-turn begins with new initiative rolls (TOW-30).
    fn end_cycle(&mut self) {
        self.order = Order::default();
        self.roster.update(
            |one| one.initiative.is_some() || one.acting.passing.is_some(),
            |one| {
                one.initiative = None;
                one.acting.passing = None;
            },
        );
        let cycle = self.cycle_mut();
        cycle.phase = None;
        cycle.point = Point::Idle;
        cycle.passed.clear();
        cycle.charges.clear();
        cycle.mains.clear();
    }

    /// What a combatant leaves behind when it leaves: its triggers are gone with it.
    pub(crate) fn forget_triggers_of(&mut self, who: CombatantId) {
        if self.cycle.triggers.iter().any(|(_, one)| one.owner == who) {
            let cycle = self.cycle_mut();
            cycle.triggers.retain(|(_, trigger)| trigger.owner != who);
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
