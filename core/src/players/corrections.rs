//! The events that keep the visible conditions in line with the encounter.

use super::change::Change;
use super::innate::known_conditions;
use super::sight::Sight;
use crate::encounter::{Encounter, Participant};
use crate::event::{CombatantEvent, DyingEvent, Event};
use crate::rules::{Condition, LifeState, Rules};

/// Returns the events that bring the players' combatants in line with the encounter: falling,
/// getting up, and hit points that become known. What changes with events that wait, or that players have seen too
/// early, is left to them.
pub(super) fn corrections(
    sight: &Sight<'_>,
    whole: &Encounter,
    shown: &Encounter,
    later: &[&Event],
) -> Vec<Event> {
    let mut events = Vec::new();
    for one in whole.participants() {
        let seen = sight.id(one.id).and_then(|who| shown.participant(who));
        if let Some(seen) = seen {
            correct_conditions(whole.rules(), one, seen, (later, &mut events));
            let waits = |event| Change::of(event) == Change::HitPoints(seen.id);
            if !later.iter().copied().any(waits) {
                correct_hit_points(one, seen, &mut events);
            }
            correct_rest(sight, one, seen, &mut events);
        }
    }
    events
}

fn correct_conditions(
    rules: &Rules,
    one: &Participant,
    seen: &Participant,
    (later, events): (&[&Event], &mut Vec<Event>),
) {
    let waits = |condition: &Condition| {
        let change = Change::Condition(seen.id, condition);
        later.iter().any(|event| Change::of(event) == change)
    };
    let fallen = fallen(rules, one);
    let lasts = |condition: &&Condition| {
        known_conditions(one).any(|known| known == *condition)
            || fallen.as_ref() == Some(*condition)
    };
    let who = seen.id;
    let ended = seen.conditions.iter().filter(|held| !lasts(held));
    let ended = ended.filter(|held| !waits(held)).cloned();
    events.extend(ended.map(|condition| Event::ConditionRemoved { who, condition }));
    let new = known_conditions(one).chain(&fallen);
    let new = new.filter(|held| !seen.conditions.contains(held) && !waits(held));
    let new = new.cloned();
    events.extend(new.map(|condition| Event::ConditionAdded { who, condition }));
}

/// Returns the condition of a fallen combatant with hit points that the players do not see.
pub(super) fn fallen(rules: &Rules, one: &Participant) -> Option<Condition> {
    if one.profile.is_open() {
        return None;
    }
    let fallen = match one.life(rules)? {
        LifeState::Up | LifeState::Disabled | LifeState::Staggered => return None,
        LifeState::KnockedOut | LifeState::Unconscious | LifeState::Dying | LifeState::Out => {
            Condition::Unconscious
        }
        LifeState::Dead => Condition::Dead,
    };
    (!one.conditions.contains(&fallen)).then_some(fallen)
}

/// Adds the exhaustion and the spell slot of the turn that become known.
fn correct_rest(sight: &Sight<'_>, one: &Participant, seen: &Participant, events: &mut Vec<Event>) {
    if !one.profile.is_open() {
        return;
    }
    let (who, level) = (seen.id, one.exhaustion);
    if level != seen.exhaustion {
        events.push(Event::Combatant(CombatantEvent::ExhaustionSet {
            who,
            level,
        }));
    }
    if one.inspired != seen.inspired {
        let has = one.inspired;
        events.push(Event::Combatant(CombatantEvent::InspirationSet {
            who,
            has,
        }));
    }
    if let Some(turn) = one.slot_expended.and_then(|turn| sight.frame(turn))
        && seen.slot_expended != Some(turn)
    {
        events.push(Event::Combatant(CombatantEvent::SlotExpended { who, turn }));
    }
}

fn correct_hit_points(one: &Participant, seen: &Participant, events: &mut Vec<Event>) {
    let who = seen.id;
    let (Some(real), Some(known)) = (one.vitality, seen.vitality) else {
        return;
    };
    if real.left != known.left {
        let (by, left) = (real.left.saturating_sub(known.left), real.left);
        events.push(Event::HitPointsChanged { who, by, left });
    }
    if real.down != known.down {
        let (state, why) = (real.down, None);
        events.push(Event::Dying(DyingEvent::Changed { who, state, why }));
    }
    if real.massive != known.massive {
        let saves = real.massive;
        events.push(Event::Dying(DyingEvent::MassiveDamageOwed { who, saves }));
    }
    if real.nonlethal != known.nonlethal {
        let (by, total) = (real.nonlethal - known.nonlethal, real.nonlethal);
        events.push(Event::Combatant(CombatantEvent::NonlethalChanged {
            who,
            by,
            total,
            state: None,
        }));
    }
    if real.temporary != known.temporary {
        let left = real.temporary;
        events.push(Event::TemporaryChanged { who, left });
    }
}
