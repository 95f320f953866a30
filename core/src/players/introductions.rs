//! The events that show a combatant whose history players did not see.

use super::redact;
use super::sight::Sight;
use crate::combatant::CombatantId;
use crate::encounter::{Encounter, Participant};
use crate::event::{Event, PriorityEvent};

/// Returns the events after an event of the log that bring the players' combatants in line: the departure of one that
/// joined and left out of sight, and the effects, the spells, the mounts and the triggers of those that appear.
/// Conditions and hit points follow as corrections.
pub(super) fn introductions(
    sight: &Sight,
    whole: &Encounter,
    event: &Event,
    appear: &[CombatantId],
) -> Vec<Event> {
    let mut events = Vec::new();
    if let Event::CombatantAdded { id, .. } = event
        && sight.latecomer(*id).is_some_and(|late| late.is_absent)
        && let Some(who) = sight.number(*id)
    {
        events.push(Event::CombatantRemoved { who });
    }
    for &who in appear {
        let (Some(one), Some(id)) = (whole.participant(who), sight.id(who)) else {
            continue;
        };
        introduce(sight, one, id, &mut events);
        let triggers = whole.priority().triggers().iter();
        for (trigger, whose) in triggers.filter(|(_, trigger)| trigger.owner == who) {
            let seen = redact::trigger(sight, whole, whose);
            if let (Some(id), Some(trigger)) = (sight.trigger(*trigger), seen) {
                let trigger = Box::new(trigger);
                let registered = PriorityEvent::TriggerRegistered { id, trigger };
                events.push(Event::Priority(registered));
            }
        }
    }
    if !appear.is_empty() {
        ride(sight, whole, appear, &mut events);
    }
    events
}

fn introduce(sight: &Sight, one: &Participant, who: CombatantId, events: &mut Vec<Event>) {
    let effects = one.effects.iter();
    events.extend(effects.map(|effect| Event::EffectBegan {
        who,
        effect: redact::effect(sight, effect),
    }));
    events.extend(
        one.concentration
            .iter()
            .map(|held| Event::ConcentrationBegan {
                who,
                spell: held.spell.clone(),
            }),
    );
}

/// Mounts the riders that appear, or whose mounts do.
fn ride(sight: &Sight, whole: &Encounter, appear: &[CombatantId], events: &mut Vec<Event>) {
    for mount in whole.participants() {
        let Some(ride) = mount.ridden else { continue };
        let appears = appear.contains(&mount.id) || appear.contains(&ride.rider);
        if let (true, Some(who), Some(ride)) =
            (appears, sight.id(mount.id), redact::ride(sight, ride))
        {
            events.push(Event::Mounted { who, ride });
        }
    }
}
