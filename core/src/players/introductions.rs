//! The events that show a combatant whose history players did not see.

use super::innate::known_effects;
use super::moment::is_current_step;
use super::redact::{self, Visibility};
use super::redact_stack;
use super::renumber;
use super::sight::Sight;
use crate::combatant::CombatantId;
use crate::encounter::{Encounter, Participant};
use crate::event::{CombatantEvent, Event, PriorityEvent};
use crate::priority::{Phase, PhaseStep, Trigger, TriggerId};

/// Returns the events with which a combatant that appears joins the players' encounter, or comes back to it.
pub(super) fn arrival(
    sight: &Sight<'_>,
    whole: &Encounter,
    shown: &Encounter,
    who: CombatantId,
) -> Vec<Event> {
    let (Some(one), Some(id)) = (whole.participant(who), sight.id(who)) else {
        return Vec::new();
    };
    let profile = redact::boxed_profile(sight, &one.profile);
    let Some(known) = shown.participant(id) else {
        return vec![Event::CombatantAdded { id, profile }];
    };
    let (who, left) = (id, None);
    let changes = *known.profile != *profile;
    let edited = changes.then_some(Event::CombatantEdited { who, profile, left });
    let returned = Event::CombatantReturned { who };
    [returned].into_iter().chain(edited).collect()
}

/// Returns the events that show what a combatant that has joined is at the moment: its effects, its spell, its mount or
/// rider, and its place in the order. Conditions and hit points follow as corrections.
pub(super) fn introduction(
    sight: &Sight<'_>,
    (before, whole): (&Encounter, &Encounter),
    shown: &Encounter,
    who: CombatantId,
) -> Vec<Event> {
    let mut events = Vec::new();
    let one = before.participant(who).or_else(|| whole.participant(who));
    if let (Some(one), Some(id)) = (one, sight.id(who)) {
        introduce(sight, before, one, id, &mut events);
        seat(sight, before, shown, (one, id), &mut events);
        ride(sight, whole, who, &mut events);
    }
    events
}

/// Returns the triggered effects of a combatant that appears, each with the number that players give to the next one.
pub(super) fn triggers(
    sight: &Sight<'_>,
    whole: &Encounter,
    who: CombatantId,
) -> Vec<(TriggerId, Trigger)> {
    let all = whole.priority().triggers().iter();
    let own = all.filter(|(id, trigger)| trigger.owner == who && sight.trigger(*id).is_none());
    own.filter_map(|(id, own)| Some((*id, redact_stack::trigger(sight, whole, own)?)))
        .collect()
}

/// Returns the events that bring the TOW turn in line with an actor that appears: its main phase, and its part in the
/// current step.
///
/// A step that players see already is left out: several actors that appear together are asked together.
pub(super) fn step(
    sight: &Sight<'_>,
    before: &Encounter,
    shown: &Encounter,
    who: CombatantId,
) -> Vec<PriorityEvent> {
    let priority = before.priority();
    let phase = priority
        .phase()
        .filter(|phase| *phase == Phase::Main(who))
        .and_then(|phase| renumber::phase(sight, phase));
    let step = match priority.point() {
        PhaseStep::Charges(all) if all.contains(&who) => {
            Some(PriorityEvent::ChargesCalled(sight.ids(all)))
        }
        PhaseStep::Attempts(all) if all.iter().any(|attempt| attempt.who == who) => {
            let attempts = renumber::attempts(sight, all);
            Some(PriorityEvent::AttemptsCalled(attempts))
        }
        // The holder of priority in the phase that players now see has it for them too.
        PhaseStep::Offer(other) if *other == who || phase.is_some() => {
            sight.id(*other).map(|who| PriorityEvent::Offered { who })
        }
        PhaseStep::Idle
        | PhaseStep::Attempts(_)
        | PhaseStep::Charges(_)
        | PhaseStep::Offer(_)
        | PhaseStep::Proposal(_)
        | PhaseStep::EveryonePassed => None,
    };
    let step = step.filter(|step| phase.is_some() || !is_current_step(shown, step));
    let phase = phase.map(PriorityEvent::PhaseStarted);
    phase.into_iter().chain(step).collect()
}

/// Adds the effects of a combatant, and the spell that it concentrates on.
fn introduce(
    sight: &Sight<'_>,
    before: &Encounter,
    one: &Participant,
    who: CombatantId,
    events: &mut Vec<Event>,
) {
    let readies = one.readied().is_some_and(|held| held.spell.is_some());
    let known = Visibility::of(before, one.id);
    let shows_spell = known.is_open() || !readies;
    let effects = known_effects(sight, one);
    events.extend(effects.map(|effect| Event::EffectBegan { who, effect }));
    events.extend(
        one.concentration
            .iter()
            .filter(|_| shows_spell)
            .map(|held| Event::ConcentrationBegan {
                who,
                spell: redact::held_spell(known, held.spell.clone()),
                casting: held.casting,
            }),
    );
}

/// Adds the place of a combatant in the order, and what it has done in the round.
fn seat(
    sight: &Sight<'_>,
    before: &Encounter,
    shown: &Encounter,
    (one, who): (&Participant, CombatantId),
    events: &mut Vec<Event>,
) {
    let known = Visibility::of(before, one.id);
    let waiting = one.waiting.as_ref();
    let waiting = waiting.map(|waiting| redact::waiting(sight, known, waiting));
    if before.opening().is_some() {
        events.push(Event::Combatant(CombatantEvent::CameIntoSight {
            who,
            acted: one.turn_has_come,
            last_turn: one.last_turn,
            waiting,
        }));
    }
    if let Some(roll) = one.initiative {
        let total = roll.total;
        events.push(Event::InitiativeEntered { who, total });
    }
    let index = before.order().index_of(one.id);
    let place = index.and_then(|index| before.order().places().get(index));
    if let (Some(index), Some(place)) = (index, place)
        && let Some(place) = renumber::place(
            sight,
            (before, shown.order()),
            before.order().places(),
            place,
        )
    {
        let at = renumber::index(sight, before.order(), shown.order(), index);
        events.push(Event::Placed { place, at });
    }
}

/// Mounts the rider of a combatant that appears, or mounts it on its own mount.
fn ride(sight: &Sight<'_>, whole: &Encounter, appears: CombatantId, events: &mut Vec<Event>) {
    for mount in whole.participants() {
        let Some(ride) = mount.ridden else { continue };
        if (mount.id == appears || ride.rider == appears)
            && let (Some(who), Some(ride)) = (sight.id(mount.id), renumber::ride(sight, ride))
        {
            events.push(Event::Mounted { who, ride });
        }
    }
}
