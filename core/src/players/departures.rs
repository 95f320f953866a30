//! The events with which a combatant goes out of sight. The mark of the turn goes back to the last one in sight.

use crate::combatant::CombatantId;
use crate::encounter::{Encounter, Participant};
use crate::event::{CombatantEvent, Event, PriorityEvent};
use crate::priority::{Phase, PhaseStep};
use crate::stack::{Frame, FrameKind};

/// A combatant that goes out of sight.
pub(super) struct Departure {
    /// The events that players see at once.
    pub(super) at_once: Vec<Event>,
    /// The events that players see when someone in sight acts.
    pub(super) held: Vec<Event>,
}

impl Departure {
    /// Returns the departure of a combatant, with the last turns of all, the latest last. The ids are the players'.
    pub(super) fn of(shown: &Encounter, who: CombatantId, turns: &[Frame]) -> Self {
        let mut departure = Self {
            at_once: Vec::new(),
            held: Vec::new(),
        };
        let acts = shown.turn_of() == Some(who);
        if acts {
            let together = false;
            departure.at_once.push(Event::TurnEnded { who, together });
        } else {
            departure.at_once.extend(lost_frames(shown, who));
        }
        departure.at_once.push(Event::CombatantRemoved { who });
        if acts && let Some(before) = last_to_act(shown, who) {
            departure.resume(shown, before, turns);
        }
        let step = step_without(shown, who).map(Event::Priority);
        departure.at_once.extend(step);
        departure
    }

    /// Resumes the turn of the combatant that acted before.
    fn resume(&mut self, shown: &Encounter, before: &Participant, turns: &[Frame]) {
        let who = before.id;
        let current = shown.stack().turn().and_then(Frame::turn_kind);
        let Some(current) = current else { return };
        let own = turns.iter().find(|turn| turn.owner == who);
        let (kind, spent) = match own.map(|turn| &turn.kind) {
            Some(FrameKind::Turn { kind, spent }) => (*kind, spent.clone()),
            Some(_) | None => (current, Vec::new()),
        };
        let frame = shown.next_frame();
        self.at_once
            .push(Event::Combatant(CombatantEvent::TurnResumed {
                frame,
                who,
                kind,
                spent,
            }));
        let together = false;
        self.held.push(Event::TurnEnded { who, together });
    }
}

/// Returns the events that take the frames of a combatant off the stack, from the top down.
fn lost_frames(shown: &Encounter, who: CombatantId) -> impl Iterator<Item = Event> {
    let frames = shown.stack().frames().iter().rev();
    let own = frames.filter(move |frame| frame.owner == who);
    own.map(|&Frame { id: frame, .. }| Event::Lost { frame, why: None })
}

/// Returns the combatant in sight that acted last before another.
fn last_to_act(shown: &Encounter, acts: CombatantId) -> Option<&Participant> {
    let others = shown.present().filter(|one| one.id != acts);
    let acted = others.filter(|one| one.turn_has_come && one.last_turn.is_some());
    acted.max_by_key(|one| (one.last_turn, shown.order().index_of(one.id)))
}

/// Returns the event that takes the TOW turn back to the phase and the step before those of a combatant.
fn step_without(shown: &Encounter, who: CombatantId) -> Option<PriorityEvent> {
    let priority = shown.priority();
    if priority.phase() == Some(Phase::Main(who)) {
        let before = last_present(shown, &priority.mains, who);
        let phase = before.map_or(Phase::Adjustment, Phase::Main);
        return Some(PriorityEvent::PhaseStarted(phase));
    }
    let has_priority = match priority.point() {
        PhaseStep::Offer(other) => *other == who,
        PhaseStep::Proposal(proposal) => proposal.who == who,
        PhaseStep::Idle
        | PhaseStep::Attempts(_)
        | PhaseStep::Charges(_)
        | PhaseStep::EveryonePassed => false,
    };
    has_priority.then(|| {
        let before = last_present(shown, &priority.passed, who);
        before.map_or(PriorityEvent::EveryonePassed, |who| {
            PriorityEvent::Offered { who }
        })
    })
}

/// Returns the last of some actors that is present, other than one of them.
fn last_present(
    shown: &Encounter,
    all: &[CombatantId],
    without: CombatantId,
) -> Option<CombatantId> {
    let mut others = all.iter().rev().copied().filter(|&who| who != without);
    others.find(|&who| shown.participant(who).is_some_and(|one| one.present))
}
