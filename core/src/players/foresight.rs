//! A fight, or a round with new rolls, that begins with someone unseen: players see it begin without that one.

use super::change::NewNumber;
use super::fold::Fold;
use super::foreseen::{ForeseenEvents, turn_of};
use crate::dice::NoDice;
use crate::draft::Draft;
use crate::drive::drive;
use crate::encounter::{Encounter, Participant};
use crate::event::{Event, PriorityEvent};
use crate::priority::{Phase, PhaseStep};

impl Fold<'_> {
    /// Whether the next one to act after the unseen is in sight already, and does not appear with its turn.
    pub(super) fn can_foresee(&self, after: &Encounter) -> bool {
        let order = after.order();
        let places = order.places().iter().map(|place| place.who);
        // In this round a turn can be missed; in the next one everyone has a turn again.
        let to_come = places.clone().skip(order.passed());
        let turns = to_come
            .filter(|&who| after.omits(who).is_none())
            .chain(places);
        let known = turns.filter_map(|who| after.participant(who));
        let mut known = known.filter(|one| !self.sight.stays_unseen(after, one));
        let decides =
            |one: &&Participant| after.is_able(one.id) || !self.sight.would_see(after, one);
        match known.find(decides) {
            Some(one) => self.sight.would_see(after, one),
            None => true,
        }
    }

    /// Tells what comes next without the unseen combatants, e.g. the turn of the first one in sight. Nothing is told
    /// if it needs dice.
    pub(super) fn foresee(&mut self, told: &mut Vec<Event>) -> Option<()> {
        let mut dice = NoDice;
        let mut draft = Draft::new(self.with_surprise(self.at_same_step()), &mut dice);
        draft.resume();
        let mut events = drive(&mut draft).map_or_else(|_| Vec::new(), |()| draft.events);
        // As in the table of events: nobody is told that nobody is asked.
        events.retain(|event| !asks_nobody(event));
        for event in &events {
            self.tell(event.clone(), told)?;
        }
        self.foreseen = ForeseenEvents::new(events);
        Some(())
    }

    /// Marks the surprised in the players' encounter. The opening does not name one that came into sight after it.
    fn with_surprise(&self, mut shown: Encounter) -> Encounter {
        let surprised = self.whole.participants().filter(|one| one.surprised);
        for who in surprised.filter_map(|one| self.sight.id(one.id)) {
            if let Ok(one) = shown.one(who) {
                one.surprised = true;
            }
        }
        shown
    }

    /// Returns the players' encounter at the step of the adjustment phase at which the encounter is: players are not told
    /// of a step that asks only unseen combatants.
    fn at_same_step(&self) -> Encounter {
        let mut shown = self.shown.clone();
        let step = match self.whole.priority().point() {
            PhaseStep::Attempts(_) => PriorityEvent::AttemptsCalled(Vec::new()),
            PhaseStep::Charges(_) => PriorityEvent::ChargesCalled(Vec::new()),
            PhaseStep::Idle
            | PhaseStep::Offer(_)
            | PhaseStep::Proposal(_)
            | PhaseStep::EveryonePassed => return shown,
        };
        let is_before = shown.priority().phase() == Some(Phase::Adjustment)
            && shown.priority().point() == &PhaseStep::EveryonePassed;
        if is_before && shown.apply(&Event::Priority(step)).is_err() {
            return self.shown.clone();
        }
        shown
    }

    /// Whether players have seen an event already, or would not see it without the unseen combatants. Records the
    /// numbers that it has for them.
    pub(super) fn is_foreseen(&mut self, own: &Event, seen: &Event) -> bool {
        if self.foreseen.is_step_of_unseen(seen) {
            return true;
        }
        let known = self.foreseen.take(seen);
        let number = known.as_ref().and_then(|known| NewNumber::of(own, known));
        self.number(number);
        known.is_some()
    }

    /// Takes the foreseen turn back if another event happens instead, or if it begins after a reaction of its owner,
    /// which is regained with it.
    pub(super) fn correct_foreseen(&mut self, event: &Event, told: &mut Vec<Event>) -> Option<()> {
        if self.foreseen.is_empty() {
            return Some(());
        }
        let reacted = |who| {
            let one = self.shown.participant(who);
            one.is_some_and(|one| one.reactions > 0)
        };
        let ends = if self.foreseen.index_of(event).is_some() {
            turn_of(event).is_some_and(reacted)
        } else {
            self.foreseen.end_with(event)
        };
        if !ends {
            return Some(());
        }
        let begun = self.foreseen.turn();
        self.foreseen.end();
        match begun.filter(|&who| self.shown.turn_of() == Some(who)) {
            Some(who) => self.tell(Event::TurnPutBack { who }, told),
            None => Some(()),
        }
    }
}

/// Whether an event of the adjustment phase calls for the attempts or the charges of nobody.
fn asks_nobody(event: &Event) -> bool {
    match event {
        Event::Priority(PriorityEvent::AttemptsCalled(attempts)) => attempts.is_empty(),
        Event::Priority(PriorityEvent::ChargesCalled(actors)) => actors.is_empty(),
        _ => false,
    }
}
