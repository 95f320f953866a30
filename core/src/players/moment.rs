//! The moment of an event, with the players' knowledge at that moment.

use super::change::Change;
use super::innate;
use super::redact::{self, Visibility};
use super::renumber;
use super::sight::Sight;
use super::ties;
use super::waiting_for::{is_quiet_unseen_main, next_in_sight};
use crate::combatant::{Combatant, CombatantId};
use crate::effect::Effect;
use crate::encounter::{Encounter, Participant};
use crate::event::{CombatantEvent, Event, PriorityEvent};
use crate::frame_id::FrameId;
use crate::order::{OpenTie, Place};
use crate::priority::{PhaseStep, Trigger, TriggerId};
use crate::rules::Condition;

/// The moment of an event.
#[derive(Clone, Copy)]
pub(super) struct Moment<'a> {
    /// The ids that players know.
    pub(super) sight: &'a Sight<'a>,
    /// The game master's encounter before the event.
    pub(super) before: &'a Encounter,
    /// The game master's encounter after the event.
    pub(super) now: &'a Encounter,
    /// The players' encounter before the event.
    pub(super) shown: &'a Encounter,
    /// The events of the same command.
    pub(super) command: &'a [Event],
}

impl Moment<'_> {
    /// Returns the players' knowledge of a combatant.
    pub(super) fn visibility(&self, who: CombatantId) -> Visibility {
        Visibility::of(self.now, who)
    }

    /// Returns the players' id of a visible combatant.
    pub(super) fn seen(&self, who: CombatantId) -> Option<CombatantId> {
        self.sight.id(who)
    }

    /// Returns the players' id of a combatant if they know its numbers.
    pub(super) fn open(&self, who: CombatantId) -> Option<CombatantId> {
        self.seen(who).filter(|_| self.visibility(who).is_open())
    }

    /// Returns the players' ids of the combatants whose numbers they know.
    pub(super) fn all_open(&self, all: &[CombatantId]) -> Vec<CombatantId> {
        all.iter().filter_map(|&who| self.open(who)).collect()
    }

    /// Returns the players' numbers of the frames that they see.
    pub(super) fn frames(&self, all: &[FrameId]) -> Vec<FrameId> {
        all.iter()
            .filter_map(|&frame| self.sight.frame(frame))
            .collect()
    }

    /// Returns the players' number of a frame that the event puts on a stack.
    pub(super) fn new_frame(&self) -> FrameId {
        self.shown.next_frame()
    }

    /// Returns the players' number of a triggered effect that the event registers.
    pub(super) fn new_trigger(&self) -> TriggerId {
        self.shown.priority().next_trigger()
    }

    /// Returns the index of a place that moves, among the other places that players see.
    pub(super) fn index_without(&self, who: CombatantId, to: usize) -> usize {
        let direction = self.now.rules().order.direction;
        let (mut whole, mut shown) = (self.before.order().clone(), self.shown.order().clone());
        let _gone = whole.remove(who, direction);
        if let Some(who) = self.seen(who) {
            let _gone = shown.remove(who, direction);
        }
        renumber::index(self.sight, &whole, &shown, to)
    }

    /// Returns an open tie, unless players see that it is open already.
    pub(super) fn new_tie(&self, tie: &OpenTie) -> Option<OpenTie> {
        let tie = ties::open_tie(self.sight, self.now, tie)?;
        (self.shown.open_tie() != Some(&tie)).then_some(tie)
    }

    /// Returns the actors that are asked for a charge, unless players see that they are asked already.
    pub(super) fn new_charges(&self, actors: &[CombatantId]) -> Option<Vec<CombatantId>> {
        let seen = self.sight.ids(actors);
        (!are_asked(self.shown, &seen) && !seen.is_empty()).then_some(seen)
    }

    /// Whether a place that becomes the next moves among the places that players see.
    pub(super) fn moves_up(&self, who: CombatantId) -> bool {
        let next = self.shown.order().next();
        self.sight.is_whole() || next.is_none() || next != self.seen(who)
    }

    /// Whether players see a turn kept for later: it is still to come by their places anyway if only someone unseen comes
    /// between.
    pub(super) fn keeps_turn(&self, who: CombatantId) -> bool {
        let is_to_come = |who| self.shown.turn_is_to_come(who);
        self.before.turn_is_to_come(who) || self.seen(who).is_some_and(|who| !is_to_come(who))
    }

    /// Returns a new order, unless it clears the places of unseen combatants alone.
    pub(super) fn new_order(&self, places: &[Place]) -> Option<Vec<Place>> {
        let held = self.before.order().places();
        let is_unseen = |place: &Place| self.seen(place.who).is_none();
        if places.is_empty() && !held.is_empty() && held.iter().all(is_unseen) {
            return None;
        }
        let all = places.iter();
        let seen = all.filter_map(|place| {
            renumber::place(self.sight, (self.now, self.shown.order()), places, place)
        });
        Some(seen.collect())
    }

    /// Returns a place that enters the order, or moves in it.
    pub(super) fn new_place(&self, place: &Place) -> Option<Place> {
        renumber::place(
            self.sight,
            (self.now, self.shown.order()),
            self.now.order().places(),
            place,
        )
    }

    /// Returns the players' id of the actor that is offered priority: the next one in sight in place of one that is unseen,
    /// unless players see that it has priority already.
    pub(super) fn offered(&self, who: CombatantId) -> Option<CombatantId> {
        if let Some(who) = self.seen(who) {
            return Some(who);
        }
        let next = next_in_sight(self.now, who, |who| self.seen(who).is_some())?;
        let next = self.seen(next)?;
        (self.shown.priority().point() != &PhaseStep::Offer(next)).then_some(next)
    }

    /// Whether the event is in the main phase of someone unseen, with nothing in sight on the stack.
    pub(super) fn is_quiet_unseen_main(&self) -> bool {
        is_quiet_unseen_main(self.sight, self.before)
    }

    /// Returns the players' knowledge of the owner of a frame before the event.
    pub(super) fn owner_of(&self, frame: FrameId) -> Visibility {
        redact::of_owner(self.before, frame)
    }

    /// Returns a combatant in the players' encounter before the event.
    fn shown(&self, who: CombatantId) -> Option<&Participant> {
        self.seen(who).and_then(|who| self.shown.participant(who))
    }

    /// Whether players see an edit of a profile: its numbers are known, or a visible field changes.
    pub(super) fn shows_edit(&self, who: CombatantId, profile: &Combatant) -> bool {
        let profile = redact::profile_with_owner(self.sight, profile);
        let changes = |shown: &Participant| *shown.profile != profile;
        self.visibility(who).is_open() || self.shown(who).is_some_and(changes)
    }

    /// Whether players see a condition begin: its combatant's numbers are known, or it is new to them.
    pub(super) fn shows_condition(&self, who: CombatantId, condition: &Condition) -> bool {
        let is_new = |shown: &Participant| !shown.conditions.contains(condition);
        self.visibility(who).is_open() || self.shown(who).is_some_and(is_new)
    }

    /// Whether players have seen a condition that ends.
    pub(super) fn has_shown_condition(&self, who: CombatantId, condition: &Condition) -> bool {
        let has = |shown: &Participant| shown.conditions.contains(condition);
        self.shown(who).is_some_and(has)
    }

    /// Returns an effect as players see it begin, unless it is secret.
    pub(super) fn known_effect(&self, who: CombatantId, effect: &Effect) -> Option<Effect> {
        let is_secret = innate::is_secret(self.visibility(who), effect);
        (!is_secret).then(|| redact::effect(self.sight, effect))
    }

    /// Returns an effect as players have seen it begin: with its source if it was in sight, or without.
    pub(super) fn shown_effect(&self, who: CombatantId, effect: &Effect) -> Option<Effect> {
        let held = &self.shown(who)?.effects;
        let known = [
            redact::effect_of_seen(self.sight, effect),
            redact::effect(self.sight, effect),
        ];
        let mut same = known
            .iter()
            .filter_map(|known| held.iter().find(|held| *held == known));
        let alike = |held: &&Effect| held.condition == effect.condition;
        same.next().or_else(|| held.iter().find(alike)).cloned()
    }

    /// Whether players have seen a combatant begin to concentrate on a spell.
    pub(super) fn shows_concentration(&self, who: CombatantId) -> bool {
        self.shown(who)
            .is_some_and(|shown| shown.concentration.is_some())
    }

    /// Whether players have seen an actor begin to concentrate on an action that it cannot pay for.
    pub(super) fn shows_gathering(&self, who: CombatantId) -> bool {
        self.shown(who)
            .is_some_and(|shown| shown.acting.concentration.is_some())
    }

    /// Whether players see the spell of a combatant: its numbers are known, or the command does not
    /// ready the spell.
    pub(super) fn shows_spell(&self, who: CombatantId) -> bool {
        let readies = self.command.iter().any(|event| {
            matches!(event, Event::Readied { who: other, readied } if *other == who && readied.spell.is_some())
        });
        self.visibility(who).is_open() || !readies
    }

    /// Whether the command is a save of a combatant to keep concentrating. A command that deals damage is none.
    pub(super) fn keeps_concentration(&self, saver: CombatantId) -> bool {
        let decides = |event: &Event| match Change::of(event) {
            // Players see the end only if they have seen the beginning.
            Change::Concentration { who, ends } => {
                who == saver && (!ends || self.shows_concentration(saver))
            }
            Change::Turn { .. }
            | Change::TurnEnd(_)
            | Change::Frame(_)
            | Change::Trigger(_)
            | Change::HitPoints(_)
            | Change::Condition(..)
            | Change::Result { .. }
            | Change::SharedResult { .. }
            | Change::Other => false,
        };
        let hurts = |event: &Event| {
            matches!(
                event,
                Event::HitPointsChanged { .. }
                    | Event::Combatant(
                        CombatantEvent::NonlethalChanged { .. }
                            | CombatantEvent::HitPointsSet { .. }
                    )
            )
        };
        self.command.iter().any(decides) && !self.command.iter().any(hurts)
    }

    /// Returns the players' id of a triggered effect if they see its owner.
    pub(super) fn seen_trigger(&self, id: TriggerId) -> Option<TriggerId> {
        self.seen(self.trigger(id)?.owner)?;
        self.sight.trigger(id)
    }

    /// Returns the players' id of a triggered effect if they know the numbers of its owner.
    pub(super) fn open_trigger(&self, id: TriggerId) -> Option<TriggerId> {
        let owner = self.trigger(id)?.owner;
        let is_open = self.visibility(owner).is_open();
        self.sight.trigger(id).filter(|_| is_open)
    }

    /// Returns the players' ids of the triggered effects whose owners' numbers they know.
    pub(super) fn open_triggers(&self, all: &[TriggerId]) -> Vec<TriggerId> {
        all.iter().filter_map(|&id| self.open_trigger(id)).collect()
    }

    /// Returns a triggered effect that is registered, or was until this event.
    fn trigger(&self, id: TriggerId) -> Option<&Trigger> {
        let after = self.now.priority().triggers().iter();
        let before = self.before.priority().triggers().iter();
        let mut all = after.chain(before);
        all.find(|(other, _)| *other == id)
            .map(|(_, trigger)| trigger)
    }
}

/// Whether an encounter asks these actors for a charge, and nobody else who is present. One of them may be about to
/// come back.
fn are_asked(shown: &Encounter, actors: &[CombatantId]) -> bool {
    let is_present = |who| shown.participant(who).is_some_and(|one| one.present);
    let is_asked = |who: &&CombatantId| is_present(**who) || actors.contains(who);
    match shown.priority().point() {
        PhaseStep::Charges(asked) => asked.iter().filter(is_asked).eq(actors),
        PhaseStep::Idle
        | PhaseStep::Attempts(_)
        | PhaseStep::Offer(_)
        | PhaseStep::Proposal(_)
        | PhaseStep::EveryonePassed => false,
    }
}

/// Whether an event calls for the step of a TOW turn that an encounter is in already.
pub(super) fn is_current_step(shown: &Encounter, event: &PriorityEvent) -> bool {
    if let PriorityEvent::ChargesCalled(actors) = event {
        return are_asked(shown, actors);
    }
    match shown.priority().point() {
        PhaseStep::Attempts(asked) => *event == PriorityEvent::AttemptsCalled(asked.clone()),
        PhaseStep::Offer(asked) => *event == PriorityEvent::Offered { who: *asked },
        PhaseStep::Idle
        | PhaseStep::Charges(_)
        | PhaseStep::Proposal(_)
        | PhaseStep::EveryonePassed => false,
    }
}
