//! The combatants that appear while a log is told: at once, or when someone in sight acts.

use super::fold::Fold;
use super::introductions::{arrival, introduction, step, triggers};
use super::redact_stack;
use crate::combatant::CombatantId;
use crate::encounter::Encounter;
use crate::event::{CombatantEvent, Event, PriorityEvent};
use crate::frame_id::FrameId;
use crate::stack::Frame;

impl Fold<'_> {
    /// Tells the combatants that appear.
    pub(super) fn tell_appearances(
        &mut self,
        before: &Encounter,
        appear: &[CombatantId],
        told: &mut Vec<Event>,
    ) -> Option<()> {
        for &who in appear {
            for event in arrival(&self.sight, &self.whole, &self.shown, who) {
                self.tell(event, told)?;
            }
        }
        for &who in appear {
            self.introduce(before, who, told)?;
        }
        Some(())
    }

    /// Holds back the combatants that appear, because a turn that players do not see end yet has come to them.
    pub(super) fn hold_introductions(&mut self, before: &Encounter, appear: &[CombatantId]) {
        if appear.is_empty() {
            return;
        }
        let mut then = self.after_held();
        let arrivals = |then: &Encounter, who| arrival(&self.sight, &self.whole, then, who);
        let introductions =
            |then: &Encounter, who| introduction(&self.sight, (before, &self.whole), then, who);
        let mut hold = |events: Vec<Event>, who, then: &mut Encounter| {
            for event in events {
                let _left_out = then.apply(&event).is_err();
                self.held.push_introduction(who, event);
            }
        };
        for &who in appear {
            hold(arrivals(&then, who), who, &mut then);
        }
        for &who in appear {
            hold(introductions(&then, who), who, &mut then);
        }
    }

    /// Whether a combatant that appears has no part in the current step, no triggered effect and nothing on the stack.
    pub(super) fn is_idle(&self, before: &Encounter, who: CombatantId) -> bool {
        let stack = before.stack();
        let mut frames = stack.frames().iter().chain(stack.postponed());
        triggers(&self.sight, &self.whole, who).is_empty()
            && step(&self.sight, before, &self.shown, who).is_empty()
            && frames.all(|frame| frame.owner != who)
    }

    /// Whether an event changes a combatant whose introduction waits.
    pub(super) fn introduced_changes(&self, before: &Encounter) -> bool {
        let mut introduced = self.held.introduced();
        introduced.any(|who| before.participant(who) != self.whole.participant(who))
    }

    /// Tells the introductions that wait, without the events around them.
    pub(super) fn tell_introductions(&mut self, told: &mut Vec<Event>) -> Option<()> {
        for event in self.held.take_introductions() {
            self.tell(event, told)?;
        }
        Some(())
    }

    /// Tells a combatant that appears, with its triggered effects and what it does at the moment.
    fn introduce(
        &mut self,
        before: &Encounter,
        who: CombatantId,
        told: &mut Vec<Event>,
    ) -> Option<()> {
        for event in introduction(&self.sight, (before, &self.whole), &self.shown, who) {
            self.tell(event, told)?;
        }
        for (own, trigger) in triggers(&self.sight, &self.whole, who) {
            let id = self.shown.priority().next_trigger();
            let trigger = Box::new(trigger);
            let registered = PriorityEvent::TriggerRegistered { id, trigger };
            self.tell(Event::Priority(registered), told)?;
            self.sight.number_trigger(own, id);
        }
        for event in step(&self.sight, before, &self.shown, who) {
            self.tell(Event::Priority(event), told)?;
        }
        let stack = before.stack();
        for frame in stack.frames().iter().filter(|frame| frame.owner == who) {
            let number = self.shown.next_frame();
            let seen = redact_stack::frame(&self.sight, &self.whole, number, frame);
            let Some(seen) = seen.filter(|_| !self.is_on_stack(frame.id)) else {
                continue;
            };
            let [own, event] = match seen.turn_kind() {
                Some(kind) => [frame.id, seen.id].map(|frame| Event::TurnStarted {
                    frame,
                    who: seen.owner,
                    kind,
                }),
                None => [frame.clone(), seen].map(Event::Pushed),
            };
            self.tell_numbered(&own, event, told)?;
        }
        for frame in stack.postponed().iter().filter(|frame| frame.owner == who) {
            let number = self.shown.next_frame();
            if let Some(seen) = redact_stack::frame(&self.sight, &self.whole, number, frame) {
                let [own, seen] = [frame.clone(), seen]
                    .map(|frame| Event::Priority(PriorityEvent::Postponed(frame)));
                self.tell_numbered(&own, seen, told)?;
            }
        }
        self.sort_stacks(before, who, told)
    }

    /// Puts the actions of a combatant that appears below those that came after them.
    fn sort_stacks(
        &mut self,
        before: &Encounter,
        who: CombatantId,
        told: &mut Vec<Event>,
    ) -> Option<()> {
        let numbers = |frames: &[Frame]| -> Vec<FrameId> {
            let seen = frames.iter().filter_map(|one| self.sight.frame(one.id));
            seen.collect()
        };
        let mut sorted = false;
        let mut frames = Vec::new();
        for (whole, shown) in [
            (before.stack().frames(), self.shown.stack().frames()),
            (before.stack().postponed(), self.shown.stack().postponed()),
        ] {
            let order = numbers(whole);
            let shown = shown.iter().map(|frame| frame.id);
            let shown: Vec<_> = shown.filter(|id| order.contains(id)).collect();
            let order: Vec<_> = order.into_iter().filter(|id| shown.contains(id)).collect();
            sorted |= order != shown;
            frames.extend(order);
        }
        if !sorted {
            return Some(());
        }
        let who = self.sight.id(who)?;
        let event = CombatantEvent::StackSorted { who, frames };
        self.tell(Event::Combatant(event), told)
    }

    /// Whether a frame of the game master's is on the players' stack.
    fn is_on_stack(&self, frame: FrameId) -> bool {
        let number = self.sight.frame(frame);
        let mut frames = self.shown.stack().frames().iter();
        frames.any(|frame| Some(frame.id) == number)
    }
}
