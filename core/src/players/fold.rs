//! The log as the players see it: a fold of the game master's events.

use super::change::{Change, NewNumber};
use super::corrections::corrections;
use super::departures::Departure;
use super::entry::PlayerEntry;
use super::event::PlayerEvent;
use super::flow::Flow;
use super::foreseen::ForeseenEvents;
use super::held::{HeldEvent, HeldEvents};
use super::moment::{Moment, is_current_step};
use super::priority_ahead::PriorityAhead;
use super::sight::Sight;
use super::waiting_for::WaitsFor;
use super::{checkpoint, event};
use crate::checkpoint::Checkpoint;
use crate::combatant::CombatantId;
use crate::encounter::{Encounter, Stage};
use crate::event::{CombatantEvent, Event};
use crate::log::Entry;
use crate::session::Session;
use crate::stack::Frame;

/// A session as the players see it.
pub(super) struct PlayerLog {
    /// The encounter of the checkpoint.
    pub(super) first: Option<Encounter>,
    pub(super) entries: Vec<PlayerEntry>,
    /// The players' encounter after the entries.
    pub(super) shown: Encounter,
    /// The game master's ids, by the players' ids.
    pub(super) numbers: Vec<CombatantId>,
    /// Whether players have seen every combatant from the moment it joined, and no edit made its numbers known later.
    pub(super) knows_all: bool,
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
            held: HeldEvents::default(),
            foreseen: ForeseenEvents::default(),
            restored: Vec::new(),
            progress: Progress::GoesOn,
            priority: PriorityAhead::default(),
            waits_for: WaitsFor::Seen,
            results_told: false,
            sees_all: true,
            opens: false,
            turns: Vec::new(),
            left_out: Vec::new(),
        };
        fold.sees_all = fold.sight.is_whole();
        let mut entries: Vec<PlayerEntry> = Vec::new();
        let mut interrupted = None;
        for Entry { at, events } in &session.entries()[..session.cursor()] {
            let waited = fold.progress.waits();
            let seen = fold.command(events)?;
            // An override without a visible event would reveal that something is hidden.
            if seen.iter().all(is_override) {
                let goes_on = waited && fold.progress.waits();
                interrupted = interrupted.filter(|_| goes_on);
                continue;
            }
            let count = entries.len();
            let seen = seen.into_iter().map(PlayerEvent::of_seen);
            match entries.last_mut() {
                // The rest of a command that someone unseen interrupted.
                Some(PlayerEntry { events, .. })
                    if interrupted == Some(count) && waited && fold.progress != Progress::Waits =>
                {
                    events.extend(seen);
                }
                Some(_) | None => {
                    let events = seen.collect();
                    entries.push(PlayerEntry { at: *at, events });
                }
            }
            let interrupts = fold.results_told || !waited && fold.progress.waits();
            interrupted = interrupts.then_some(entries.len());
        }
        Some(Self {
            first,
            entries,
            shown: fold.shown,
            knows_all: fold.sees_all && !fold.opens,
            left_out: fold.left_out,
            numbers: fold.sight.into_numbers(),
        })
    }
}

/// How far players have got after a command.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Progress {
    /// Nobody unseen is waited for.
    GoesOn,
    /// The fight begins with someone unseen, and players see it begin.
    Begins,
    /// Events wait until someone in sight acts.
    Waits,
}

impl Progress {
    /// Whether the encounter waits for someone unseen.
    fn waits(self) -> bool {
        self != Self::GoesOn
    }
}

/// The state of the fold between two commands.
pub(super) struct Fold<'s> {
    pub(super) sight: Sight<'s>,
    pub(super) whole: Encounter,
    pub(super) shown: Encounter,
    pub(super) held: HeldEvents,
    pub(super) foreseen: ForeseenEvents,
    /// The ends of effects that a turn has given back to players as it was put back, although they are over.
    pub(super) restored: Vec<Event>,
    progress: Progress,
    /// The actor in sight that players have seen receive priority in place of one that is unseen.
    pub(super) priority: PriorityAhead,
    /// Whom the encounter waits for.
    waits_for: WaitsFor,
    /// Whether the last command told the results that had waited, and someone unseen acts next.
    results_told: bool,
    /// Whether players have seen every combatant from the moment it joined.
    sees_all: bool,
    /// Whether an edit has made the numbers of a hidden combatant known.
    opens: bool,
    /// The last turn of each combatant in the players' encounter that is over, the latest last.
    turns: Vec<Frame>,
    left_out: Vec<Event>,
}

impl Fold<'_> {
    /// Returns the events of a command that players see.
    fn command(&mut self, events: &[Event]) -> Option<Vec<Event>> {
        let (waits_for, mut after) = self.waits_for(events)?;
        let results_waited = self.waits_for == WaitsFor::UnseenRolls;
        self.waits_for = waits_for;
        self.results_told = false;
        let mut told = Vec::new();
        let held_before = self.held.len();
        // If someone unseen acts first, players see the fight begin without that one.
        let begins_unseen = waits_for == WaitsFor::UnseenTurn
            && self.shown.stage() != &Stage::Fighting
            && self.foreseen.is_empty()
            && after.as_ref().is_some_and(|after| self.can_foresee(after));
        self.progress = match waits_for {
            WaitsFor::Seen => Progress::GoesOn,
            _ if begins_unseen => Progress::Begins,
            WaitsFor::UnseenTurn | WaitsFor::UnseenRolls => Progress::Waits,
        };
        if self.progress != Progress::Waits {
            self.release(events, &mut told)?;
        }
        // A turn in sight that begins and ends in this command is told.
        let begins = |event: &Event| matches!(Change::of(event), Change::Turn { who, .. } if self.sight.id(who).is_some());
        let free = events.iter().rposition(begins).map_or(0, |last| last + 1);
        let mut holds = false;
        for (index, event) in events.iter().enumerate() {
            let is_last = index + 1 == events.len();
            let before = self.apply(event, after.take_if(|_| is_last))?;
            let changes = self.sight.next_event(&self.whole);
            self.sees_all &= self.sight.is_whole();
            self.opens |= self.opens_one(&before, event);
            holds |= !begins_unseen && index >= free && waits_for.holds_from(event, before.stage());
            let waits = holds && Flow::of(event) != Flow::ChangesRoster;
            if !waits && (!changes.appear.is_empty() || self.introduced_changes(&before)) {
                self.tell_introductions(&mut told)?;
            }
            // One of the tied leaves: nobody is asked about the tie any more, and the results are known.
            if results_waited
                && waits_for == WaitsFor::UnseenTurn
                && matches!(event, Event::CombatantRemoved { who } if self.sight.id(*who).is_some())
            {
                self.results_told = self.progress == Progress::Waits;
                self.release(events, &mut told)?;
            }
            for &who in &changes.vanish {
                self.depart(who, &mut told)?;
            }
            // One that joins in sight is in the event.
            let joins = |who| matches!(event, Event::CombatantAdded { id, .. } if *id == who);
            let appear = changes.appear.into_iter().filter(|&who| !joins(who));
            let appear: Vec<_> = appear.collect();
            if waits && appear.iter().all(|&who| self.is_idle(&before, who)) {
                self.hold_introductions(&before, &appear);
            } else {
                self.tell_appearances(&before, &appear, &mut told)?;
            }
            let then = waits.then(|| self.after_held());
            let moment = Moment {
                sight: &self.sight,
                before: &before,
                now: &self.whole,
                shown: then.as_ref().unwrap_or(&self.shown),
                command: events,
            };
            let is_known = self.priority.is_known(&moment, event);
            let seen = event::seen(moment, event).filter(|_| !is_known);
            match seen {
                Some(seen) if waits => self.hold(event, seen),
                Some(seen) if self.edit_waits(&seen) => self.held.push(seen),
                Some(seen) => self.tell_numbered(event, seen, &mut told)?,
                None => {}
            }
            self.correct(&mut told)?;
        }
        // The combatant waited for has come into sight with this command.
        if self.progress == Progress::Waits
            && WaitsFor::of(&self.sight, &self.whole) == WaitsFor::Seen
        {
            self.progress = Progress::GoesOn;
            self.release(events, &mut told)?;
            self.correct(&mut told)?;
        }
        self.end_restored(None, &mut told)?;
        self.circulate_anew(events, &mut told)?;
        let ended = self.foreseen.take_end() && self.shown.turn_of().is_none();
        if begins_unseen || (ended && waits_for == WaitsFor::UnseenTurn) {
            self.foresee(&mut told)?;
        }
        // An override waits for what it changes.
        if self.held.len() > held_before && told.iter().all(is_override) {
            self.held.insert(held_before, told.drain(..));
        }
        Some(told)
    }

    /// Whether an edit makes the numbers of a hidden combatant known.
    fn opens_one(&self, before: &Encounter, event: &Event) -> bool {
        let Event::CombatantEdited { who, .. } = event else {
            return false;
        };
        let [before, after] = [before, &self.whole].map(|encounter| {
            let one = encounter.participant(*who);
            one.is_some_and(|one| one.profile.is_open())
        });
        !before && after
    }

    /// Applies an event to the encounter, or takes the encounter after it. Returns the encounter before it.
    fn apply(&mut self, event: &Event, after: Option<Encounter>) -> Option<Encounter> {
        if let Some(after) = after {
            return Some(std::mem::replace(&mut self.whole, after));
        }
        let before = self.whole.clone();
        self.whole.apply(event).ok()?;
        Some(before)
    }

    /// Returns the players' encounter after the events that wait.
    pub(super) fn after_held(&self) -> Encounter {
        let mut then = self.shown.clone();
        for event in self.held.events() {
            let mut next = then.clone();
            // An event that does not fit is left out when it is told.
            if next.apply(event).is_ok() {
                then = next;
            }
        }
        then
    }

    /// Tells the events that bring the players' combatants in line with the encounter.
    fn correct(&mut self, told: &mut Vec<Event>) -> Option<()> {
        let later = self.held.events().chain(self.foreseen.events());
        let later: Vec<_> = later.chain(&self.restored).collect();
        for event in corrections(&self.sight, &self.whole, &self.shown, &later) {
            self.tell(event, told)?;
        }
        Some(())
    }

    /// Tells that a combatant goes out of sight.
    fn depart(&mut self, who: CombatantId, told: &mut Vec<Event>) -> Option<()> {
        let Some(who) = self.sight.number(who) else {
            return Some(());
        };
        if self.shown.turn_of() == Some(who) {
            self.foreseen.end();
        }
        let Departure { at_once, held } = Departure::of(&self.shown, who, &self.turns);
        for event in at_once {
            self.tell(event, told)?;
        }
        // Its own turn no longer ends later: it is over.
        let ends = |event: &Event| Change::of(event) == Change::TurnEnd(who);
        self.held.remove_first(ends);
        self.held.insert(0, held);
        Some(())
    }

    /// Whether an edit waits: it hides a combatant whose numbers are among the events that wait, or another edit of it
    /// waits.
    fn edit_waits(&self, seen: &Event) -> bool {
        let edits = |who: &CombatantId| {
            let edits = |event: &Event| matches!(event, Event::CombatantEdited { who: other, .. } if other == who);
            self.held.events().any(edits)
        };
        let (who, profile) = match seen {
            Event::CombatantEdited { who, profile, .. } => (who, profile),
            Event::Combatant(CombatantEvent::NameRevealed { who, .. }) => return edits(who),
            _ => return false,
        };
        let known = self.shown.participant(*who);
        let hides = known.is_some_and(|one| one.profile.is_open()) && !profile.is_open();
        edits(who) || (hides && !self.held.is_empty())
    }

    /// Returns whom the encounter waits for after a command, and the encounter then, if that had to be found out.
    fn waits_for(&self, events: &[Event]) -> Option<(WaitsFor, Option<Encounter>)> {
        let joins = |event: &Event| matches!(event, Event::CombatantAdded { .. });
        let edits = |event: &Event| {
            use CombatantEvent::{Concealed, Revealed};
            matches!(
                event,
                Event::CombatantEdited { .. }
                    | Event::Combatant(Concealed { .. } | Revealed { .. })
            )
        };
        if self.sight.is_whole() && !events.iter().any(|event| joins(event) || edits(event)) {
            return Some((WaitsFor::Seen, None));
        }
        let mut after = self.whole.clone();
        for event in events {
            after.apply(event).ok()?;
        }
        Some((WaitsFor::of(&self.sight, &after), Some(after)))
    }

    /// Tells the events that have waited. A turn that was put back for someone unseen, and goes on, has never stopped.
    fn release(&mut self, events: &[Event], told: &mut Vec<Event>) -> Option<()> {
        let goes_on = |who: CombatantId| {
            let starts = |event: &Event| matches!(event, Event::TurnStarted { who: other, .. } if self.sight.id(*other) == Some(who));
            events.iter().any(starts)
        };
        self.held
            .remove_last(|event| matches!(event, Event::TurnPutBack { who } if goes_on(*who)));
        while let Some(HeldEvent { event, introduces }) = self.held.pop() {
            self.correct_foreseen(&event, told)?;
            if !self.is_known(&event) && !self.is_foreseen(&event, &event) {
                self.tell(event, told)?;
            }
            // One that is introduced is corrected after the event in which it appears.
            if introduces.is_none() {
                self.correct(told)?;
            }
        }
        Some(())
    }

    /// Whether players see already what an event that has waited tells: it came twice, once for someone unseen.
    fn is_known(&self, event: &Event) -> bool {
        if let Event::TieFound(tie) = event {
            return self.shown.open_tie() == Some(tie);
        }
        // It came back with the profile that an edit has given it meanwhile.
        if let Event::CombatantEdited { who, profile, left } = event {
            let known = self.shown.participant(*who).filter(|one| one.present);
            return known.is_some_and(|one| {
                let points = one.vitality.map(|vitality| vitality.left);
                *one.profile == **profile && (left.is_none() || *left == points)
            });
        }
        matches!(event, Event::Priority(event) if is_current_step(&self.shown, event))
    }

    /// Holds an event of the log back, and records the numbers that it will give to its frame or its triggered effect:
    /// events that wait behind it are about them.
    fn hold(&mut self, own: &Event, seen: Event) {
        self.number(NewNumber::of(own, &seen));
        self.held.push(seen);
    }

    pub(super) fn number(&mut self, number: Option<NewNumber>) {
        match number {
            Some(NewNumber::Frame { own, seen }) => self.sight.number_frame(own, seen),
            Some(NewNumber::Trigger { own, seen }) => self.sight.number_trigger(own, seen),
            None => {}
        }
    }

    /// Tells an event of the log, and records the numbers that it gives to its frame or its triggered effect.
    pub(super) fn tell_numbered(
        &mut self,
        own: &Event,
        seen: Event,
        told: &mut Vec<Event>,
    ) -> Option<()> {
        self.correct_foreseen(&seen, told)?;
        if self.is_foreseen(own, &seen) {
            return Some(());
        }
        if let (Event::TurnStarted { frame, .. }, Event::TurnStarted { who, .. }) = (own, &seen)
            && let Some(turn) = self.shown.stack().turn().filter(|turn| turn.owner == *who)
        {
            let number = turn.id;
            self.sight.number_frame(*frame, number);
            return Some(());
        }
        let number = NewNumber::of(own, &seen);
        let count = told.len();
        self.tell(seen, told)?;
        if told.len() > count {
            self.number(number);
        }
        Some(())
    }

    /// Tells an event. If someone is or was out of sight, an event that does not fit what players see is left out.
    pub(super) fn tell(&mut self, event: Event, told: &mut Vec<Event>) -> Option<()> {
        self.correct_foreseen(&event, told)?;
        self.end_restored(Some(&event), told)?;
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
            let before = std::mem::replace(&mut self.shown, next);
            if matches!(event, Event::TurnPutBack { .. }) {
                self.note_restored(&before);
            }
        }
        told.push(event);
        Some(())
    }
}

fn is_override(event: &Event) -> bool {
    matches!(event, Event::Ruled { .. })
}
