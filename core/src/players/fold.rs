//! The log as the players see it: a fold of the game master's events.

use super::corrections::corrections;
use super::departures::Departure;
use super::entry::PlayerEntry;
use super::event::PlayerEvent;
use super::flow::Flow;
use super::introductions::{arrival, introduction, step, triggers};
use super::moment::{Moment, is_current_step};
use super::notice::is_open;
use super::sight::Sight;
use super::waiting_for::WaitsFor;
use super::{checkpoint, event, redact};
use crate::checkpoint::Checkpoint;
use crate::combatant::CombatantId;
use crate::encounter::Encounter;
use crate::event::{Event, PriorityEvent};
use crate::frame_id::FrameId;
use crate::log::Entry;
use crate::session::Session;
use crate::stack::{Frame, FrameKind};

/// A session as the players see it.
pub(super) struct PlayerLog {
    /// The encounter of the checkpoint.
    pub(super) first: Option<Encounter>,
    pub(super) entries: Vec<PlayerEntry>,
    /// The players' encounter after the entries.
    pub(super) shown: Encounter,
    /// The game master's ids, by the players' ids.
    pub(super) numbers: Vec<CombatantId>,
    /// Whether players have seen every combatant from the moment it joined.
    pub(super) sees_all: bool,
    /// The events that do not fit what players see.
    pub(super) left_out: Vec<Event>,
}

impl PlayerLog {
    /// Returns the players' log of a session up to its moment, without some combatants that are kept off a screen.
    ///
    /// None if the visible events do not form a session.
    pub(super) fn of(session: &Session, kept_off: &[CombatantId]) -> Option<Self> {
        let new = || Encounter::new(session.rules().clone());
        let first = session.checkpoint().map(Checkpoint::encounter);
        let whole = first.cloned().unwrap_or_else(new);
        let mut sight = Sight::of(session, kept_off);
        sight.begin(&whole);
        let first = first.map(|first| checkpoint::encounter(&mut sight, first));
        let shown = first.clone().unwrap_or_else(new);
        let mut fold = Fold {
            sight,
            whole,
            shown,
            held: Vec::new(),
            waits: false,
            sees_all: true,
            turns: Vec::new(),
            left_out: Vec::new(),
        };
        fold.sees_all = fold.sight.is_whole();
        let mut entries: Vec<PlayerEntry> = Vec::new();
        let mut interrupted = None;
        for Entry { at, events } in &session.entries()[..session.cursor()] {
            let waited = fold.waits;
            let seen = fold.command(events)?;
            // An override without a visible event would reveal that something is hidden.
            if seen.iter().all(is_override) {
                continue;
            }
            let count = entries.len();
            let seen = seen.into_iter().map(PlayerEvent::of_seen);
            match entries.last_mut() {
                // The rest of a command that someone unseen interrupted.
                Some(PlayerEntry { events, .. })
                    if interrupted == Some(count) && waited && !fold.waits =>
                {
                    events.extend(seen);
                }
                _ => {
                    let events = seen.collect();
                    entries.push(PlayerEntry { at: *at, events });
                }
            }
            let interrupts = !waited && fold.waits;
            interrupted = interrupts.then_some(entries.len());
        }
        Some(Self {
            first,
            entries,
            shown: fold.shown,
            sees_all: fold.sees_all,
            left_out: fold.left_out,
            numbers: fold.sight.into_numbers(),
        })
    }
}

/// The state of the fold between two commands.
struct Fold<'s> {
    sight: Sight<'s>,
    whole: Encounter,
    shown: Encounter,
    /// The events that wait until someone in sight acts: the end of the turn of the last one in sight, and what follows
    /// from it.
    held: Vec<Event>,
    /// Whether the encounter waits for someone unseen.
    waits: bool,
    /// Whether players have seen every combatant from the moment it joined.
    sees_all: bool,
    /// The last turn of each combatant in the players' encounter that is over, the latest last.
    turns: Vec<Frame>,
    left_out: Vec<Event>,
}

impl Fold<'_> {
    /// Returns the events of a command that players see.
    fn command(&mut self, events: &[Event]) -> Option<Vec<Event>> {
        let waits_for = self.waits_for(events)?;
        self.waits = waits_for != WaitsFor::Seen;
        let mut told = Vec::new();
        let held_before = self.held.len();
        if waits_for == WaitsFor::Seen {
            self.release(events, &mut told)?;
        }
        // A turn in sight that begins and ends in this command is told.
        let begins = |event: &Event| match event {
            Event::TurnStarted { who, .. } | Event::TurnGiven { who, .. } => {
                self.sight.id(*who).is_some()
            }
            _ => false,
        };
        let free = events.iter().rposition(begins).map_or(0, |last| last + 1);
        let mut holds = false;
        for (index, event) in events.iter().enumerate() {
            let before = self.whole.clone();
            self.whole.apply(event).ok()?;
            let changes = self.sight.next_event(&self.whole);
            self.sees_all &= self.sight.is_whole();
            for &who in &changes.vanish {
                self.depart(who, &mut told)?;
            }
            // One that joins in sight is in the event.
            let joins = |who| matches!(event, Event::CombatantAdded { id, .. } if *id == who);
            let appear: Vec<_> = changes
                .appear
                .into_iter()
                .filter(|&who| !joins(who))
                .collect();
            for &who in &appear {
                for event in arrival(&self.sight, &self.whole, &self.shown, who) {
                    self.tell(event, &mut told)?;
                }
            }
            for who in appear {
                self.introduce(&before, who, &mut told)?;
            }
            let moment = Moment {
                sight: &self.sight,
                before: &before,
                now: &self.whole,
                shown: &self.shown,
                command: events,
            };
            let seen = event::seen(moment, event);
            holds |= index >= free && waits_for.holds_from(event, before.stage());
            match seen {
                Some(seen) if holds && Flow::of(event) != Flow::ChangesRoster => {
                    self.held.push(seen);
                }
                Some(seen) if self.edit_waits(&seen) => self.held.push(seen),
                Some(seen) => self.tell_numbered(event, seen, &mut told)?,
                None => {}
            }
            for event in corrections(&self.sight, &self.whole, &self.shown, &self.held) {
                self.tell(event, &mut told)?;
            }
        }
        // An override waits for what it changes.
        if self.held.len() > held_before && told.iter().all(is_override) {
            self.held.splice(held_before..held_before, told.drain(..));
        }
        Some(told)
    }

    /// Tells that a combatant goes out of sight.
    fn depart(&mut self, who: CombatantId, told: &mut Vec<Event>) -> Option<()> {
        let Some(who) = self.sight.number(who) else {
            return Some(());
        };
        let Departure { at_once, held } = Departure::of(&self.shown, who, &self.turns);
        for event in at_once {
            self.tell(event, told)?;
        }
        // Its own turn no longer ends later: it is over.
        let ends = |event: &Event| match event {
            Event::TurnEnded { who: other, .. }
            | Event::TurnPutBack { who: other }
            | Event::Delayed { who: other, .. } => *other == who,
            _ => false,
        };
        if let Some(index) = self.held.iter().position(ends) {
            self.held.remove(index);
        }
        self.held.splice(0..0, held);
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
            let seen = redact::frame(&self.sight, &self.whole, number, frame);
            let Some(seen) = seen.filter(|_| !self.is_on_stack(frame.id)) else {
                continue;
            };
            let (id, owner) = (seen.id, seen.owner);
            let event = match seen.kind {
                FrameKind::Turn { kind, .. } => Event::TurnStarted {
                    frame: id,
                    who: owner,
                    kind,
                },
                _ => Event::Pushed(seen),
            };
            let own = match event {
                Event::TurnStarted { who, kind, .. } => Event::TurnStarted {
                    frame: frame.id,
                    who,
                    kind,
                },
                _ => Event::Pushed(frame.clone()),
            };
            self.tell_numbered(&own, event, told)?;
        }
        for frame in stack.postponed().iter().filter(|frame| frame.owner == who) {
            let number = self.shown.next_frame();
            if let Some(seen) = redact::frame(&self.sight, &self.whole, number, frame) {
                let [own, seen] = [frame.clone(), seen]
                    .map(|frame| Event::Priority(PriorityEvent::Postponed(frame)));
                self.tell_numbered(&own, seen, told)?;
            }
        }
        Some(())
    }

    /// Whether a frame of the game master's is on the players' stack.
    fn is_on_stack(&self, frame: FrameId) -> bool {
        let number = self.sight.frame(frame);
        let mut frames = self.shown.stack().frames().iter();
        frames.any(|frame| Some(frame.id) == number)
    }

    /// Whether an edit waits: it hides a combatant whose numbers are among the events that wait, or another edit of it
    /// waits.
    fn edit_waits(&self, seen: &Event) -> bool {
        let Event::CombatantEdited { who, profile, .. } = seen else {
            return false;
        };
        let edits = |event: &Event| matches!(event, Event::CombatantEdited { who: other, .. } if other == who);
        let known = self.shown.participant(*who);
        let hides = known.is_some_and(|one| is_open(&one.profile)) && !is_open(profile);
        self.held.iter().any(edits) || (hides && !self.held.is_empty())
    }

    /// Returns whom the encounter waits for after a command.
    fn waits_for(&self, events: &[Event]) -> Option<WaitsFor> {
        let joins = |event: &Event| matches!(event, Event::CombatantAdded { .. });
        let edits = |event: &Event| matches!(event, Event::CombatantEdited { .. });
        if self.sight.is_whole() && !events.iter().any(|event| joins(event) || edits(event)) {
            return Some(WaitsFor::Seen);
        }
        let mut after = self.whole.clone();
        for event in events {
            after.apply(event).ok()?;
        }
        Some(WaitsFor::of(&self.sight, &after))
    }

    /// Tells the events that have waited. A turn that was put back for someone unseen, and goes on, has never stopped.
    fn release(&mut self, events: &[Event], told: &mut Vec<Event>) -> Option<()> {
        let mut held = std::mem::take(&mut self.held);
        if let Some(Event::TurnPutBack { who }) = held.last() {
            let goes_on = |event: &Event| matches!(event, Event::TurnStarted { who: other, .. } if self.sight.id(*other) == Some(*who));
            if events.iter().any(goes_on) {
                held.pop();
            }
        }
        for event in held {
            if !self.is_known(&event) {
                self.tell(event, told)?;
            }
        }
        Some(())
    }

    /// Whether players see already what an event that has waited tells: it came twice, once for someone unseen.
    fn is_known(&self, event: &Event) -> bool {
        match event {
            Event::TieFound(tie) => self.shown.open_tie() == Some(tie),
            Event::Priority(event) => is_current_step(&self.shown, event),
            _ => false,
        }
    }

    /// Tells an event of the log, and records the numbers that it gives to its frame or its triggered effect.
    fn tell_numbered(&mut self, own: &Event, seen: Event, told: &mut Vec<Event>) -> Option<()> {
        if let (Event::TurnStarted { frame, .. }, Event::TurnStarted { who, .. }) = (own, &seen)
            && let Some(turn) = self.shown.stack().turn().filter(|turn| turn.owner == *who)
        {
            let number = turn.id;
            self.sight.number_frame(*frame, number);
            return Some(());
        }
        let numbers = match (own, &seen) {
            (
                Event::TurnStarted { frame, .. } | Event::TurnGiven { frame, .. },
                Event::TurnStarted { frame: number, .. } | Event::TurnGiven { frame: number, .. },
            ) => Some((*frame, *number)),
            (Event::Pushed(frame), Event::Pushed(number))
            | (
                Event::Priority(PriorityEvent::Postponed(frame)),
                Event::Priority(PriorityEvent::Postponed(number)),
            ) => Some((frame.id, number.id)),
            _ => None,
        };
        let trigger = match (own, &seen) {
            (
                Event::Priority(PriorityEvent::TriggerRegistered { id, .. }),
                Event::Priority(PriorityEvent::TriggerRegistered { id: number, .. }),
            ) => Some((*id, *number)),
            _ => None,
        };
        let count = told.len();
        self.tell(seen, told)?;
        if told.len() > count {
            if let Some((frame, number)) = numbers {
                self.sight.number_frame(frame, number);
            }
            if let Some((trigger, number)) = trigger {
                self.sight.number_trigger(trigger, number);
            }
        }
        Some(())
    }

    /// Tells an event. If someone is or was out of sight, an event that does not fit what players see is left out.
    fn tell(&mut self, event: Event, told: &mut Vec<Event>) -> Option<()> {
        if let (Event::TurnEnded { who, .. }, Some(turn)) = (&event, self.shown.stack().turn())
            && turn.owner == *who
        {
            let turn = turn.clone();
            self.turns.retain(|other| other.owner != *who);
            self.turns.push(turn);
        }
        if self.sees_all {
            self.shown.apply(&event).ok()?;
        } else {
            let mut next = self.shown.clone();
            if next.apply(&event).is_err() {
                self.left_out.push(event);
                return Some(());
            }
            self.shown = next;
        }
        told.push(event);
        Some(())
    }
}

fn is_override(event: &Event) -> bool {
    matches!(event, Event::Ruled { .. })
}
