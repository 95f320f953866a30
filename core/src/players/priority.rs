//! The events of phases and priority that players see.

use super::moment::Moment;
use super::priority_event::PlayerPriorityEvent;
use super::redact;
use crate::event::PriorityEvent;
use crate::priority::{Trigger, TriggerId};

/// Returns an event as the players see it, if they do.
#[expect(
    clippy::too_many_lines,
    reason = "one arm an event, so that none is forgotten"
)]
pub(super) fn tell(at: Moment<'_>, event: &PriorityEvent) -> Option<PlayerPriorityEvent> {
    let sight = at.sight;
    Some(match event {
        PriorityEvent::PhaseStarted(phase) => PlayerPriorityEvent::PhaseStarted(*phase),
        PriorityEvent::MainPhaseSkipped { who } => PlayerPriorityEvent::MainPhaseSkipped {
            who: sight.id(*who)?,
        },
        PriorityEvent::AttemptsCalled(attempts) => {
            PlayerPriorityEvent::AttemptsCalled(attempts.clone())
        }
        PriorityEvent::Attempted { attempt, result } => PlayerPriorityEvent::Attempted {
            attempt: attempt.clone(),
            result: *result,
        },
        PriorityEvent::LimitsRestored => PlayerPriorityEvent::LimitsRestored,
        PriorityEvent::ChargesCalled(who) => PlayerPriorityEvent::ChargesCalled(sight.ids(who)),
        PriorityEvent::ChargeDeclared { who, target } => PlayerPriorityEvent::ChargeDeclared {
            who: sight.id(*who)?,
            target: *target,
        },
        PriorityEvent::ChargesSkipped(who) => PlayerPriorityEvent::ChargesSkipped(sight.ids(who)),
        PriorityEvent::PointsGranted { who, points } => PlayerPriorityEvent::PointsGranted {
            who: at.open(*who)?,
            points: *points,
        },
        PriorityEvent::PointsDiscarded => PlayerPriorityEvent::PointsDiscarded,
        PriorityEvent::Paid { who, cost } => PlayerPriorityEvent::Paid {
            who: at.open(*who)?,
            cost: cost.clone(),
        },
        PriorityEvent::Circulated => PlayerPriorityEvent::Circulated,
        PriorityEvent::Offered { who } => PlayerPriorityEvent::Offered {
            who: sight.id(*who)?,
        },
        PriorityEvent::Passed { who } => PlayerPriorityEvent::Passed {
            who: sight.id(*who)?,
        },
        PriorityEvent::PassedByThemselves(who) => {
            PlayerPriorityEvent::PassedByThemselves(sight.ids(who))
        }
        PriorityEvent::EveryonePassed => PlayerPriorityEvent::EveryonePassed,
        PriorityEvent::PassingSet { who, passing } => PlayerPriorityEvent::PassingSet {
            who: at.open(*who)?,
            passing: *passing,
        },
        PriorityEvent::PassingEnded { who, why } => {
            let who: Vec<_> = who.iter().filter_map(|&who| at.open(who)).collect();
            (!who.is_empty()).then_some(PlayerPriorityEvent::PassingEnded { who, why: *why })?
        }
        PriorityEvent::Proposed { who, declaration } => PlayerPriorityEvent::Proposed {
            who: at.open(*who)?,
            declaration: declaration.clone(),
        },
        PriorityEvent::Allowed { who } => PlayerPriorityEvent::Allowed {
            who: at.open(*who)?,
        },
        PriorityEvent::Disallowed { who } => PlayerPriorityEvent::Disallowed {
            who: at.open(*who)?,
        },
        PriorityEvent::DoneAtOnce { who, declaration } => PlayerPriorityEvent::DoneAtOnce {
            who: sight.id(*who)?,
            declaration: Box::new(redact::declaration(at.known(*who), declaration)),
        },
        PriorityEvent::Postponed(frame) => {
            PlayerPriorityEvent::Postponed(redact::frame(at.now, frame))
        }
        PriorityEvent::Moved { frame } => PlayerPriorityEvent::Moved { frame: *frame },
        PriorityEvent::Cancelled { frame, missing } => PlayerPriorityEvent::Cancelled {
            frame: *frame,
            missing: redact::cost(redact::of_owner(at.before, *frame), missing),
        },
        PriorityEvent::Settled { frame, settlement } => {
            let owner = redact::of_owner(at.before, *frame);
            PlayerPriorityEvent::Settled {
                frame: *frame,
                settlement: Box::new(redact::resolution(owner, settlement)),
            }
        }
        PriorityEvent::TriggerRegistered { id, trigger } => {
            PlayerPriorityEvent::TriggerRegistered {
                id: sight.trigger(*id)?,
                trigger: Box::new(redact::trigger(sight, at.now, trigger)?),
            }
        }
        PriorityEvent::TriggerRemoved { id } => PlayerPriorityEvent::TriggerRemoved {
            id: sight.trigger(*id)?,
        },
        PriorityEvent::TriggersArose(triggers) => {
            let open = triggers.iter().filter(|&&id| {
                let owner = trigger_of(at, id).map(|trigger| trigger.owner);
                owner.is_some_and(|owner| at.known(owner).is_open())
            });
            let open: Vec<_> = open.filter_map(|&id| sight.trigger(id)).collect();
            (!open.is_empty()).then_some(PlayerPriorityEvent::TriggersArose(open))?
        }
        PriorityEvent::TriggersTaken => {
            // Players do not see the end of a wait that they did not see begin.
            (!at.shown.priority().arisen.is_empty())
                .then_some(PlayerPriorityEvent::TriggersTaken)?
        }
        PriorityEvent::TriggerCancelled { id, missing } => {
            let owner = at.known(trigger_of(at, *id)?.owner);
            PlayerPriorityEvent::TriggerCancelled {
                id: sight.trigger(*id)?,
                missing: owner.is_open().then(|| missing.clone())?,
            }
        }
        PriorityEvent::ConcentrationBegun { who, declaration } => {
            PlayerPriorityEvent::ConcentrationBegun {
                who: at.open(*who)?,
                declaration: declaration.clone(),
            }
        }
        PriorityEvent::Gathered { who, points } => {
            let who = at.open(*who)?;
            at.shown.participant(who)?.acting.concentration.as_ref()?;
            PlayerPriorityEvent::Gathered {
                who,
                points: *points,
            }
        }
        PriorityEvent::ConcentrationEnded { who, why } => {
            let id = sight.id(*who)?;
            // Players see the end of concentration only if they saw it begin.
            at.shown.participant(id)?.acting.concentration.as_ref()?;
            PlayerPriorityEvent::ConcentrationEnded { who: id, why: *why }
        }
        PriorityEvent::CycleEnded => PlayerPriorityEvent::CycleEnded,
    })
}

/// Returns a triggered effect that is registered, or was until this event.
fn trigger_of(at: Moment<'_>, id: TriggerId) -> Option<&Trigger> {
    let after = at.now.priority().triggers().iter();
    let before = at.before.priority().triggers().iter();
    let mut all = after.chain(before);
    all.find(|(other, _)| *other == id)
        .map(|(_, trigger)| trigger)
}
