//! The reasons for the statuses that a view lists without a reason: delays, readied actions and
//! effects. They are looked up one at a time.

use crate::combatant::CombatantId;
use crate::effect::EffectExpiry;
use crate::encounter::{Encounter, Participant};
use crate::law::Law;
use crate::reason::Reason;
use crate::rules::{Condition, ExhaustionPolicy, Haste, LifeState};
use crate::waiting::Waiting;

use super::state::by_hit_points;

/// A visible status of a combatant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CombatantStatus {
    /// It delays, or has a readied action.
    Waiting,
    /// Its hit points set its state of life.
    Life,
    /// It has a single action in its turn.
    OneAction,
    /// Its turns have more than others.
    Haste,
    /// It has no swift action in its next turn.
    SwiftAction,
    /// It has temporary hit points.
    Temporary,
    /// It has taken nonlethal damage.
    Nonlethal,
    /// It owes a save against massive damage.
    MassiveDamage,
    /// It concentrates on a spell.
    Concentration,
    /// A rider is on it.
    Ridden,
    /// It has a limited use of this name (D5E-83).
    LimitedUse(String),
    /// It has levels of exhaustion.
    Exhaustion,
    /// It is under a condition, with its end if there is one.
    Condition(Condition, Option<EffectExpiry>),
}

/// Returns the reason for a status of a combatant. None if it does not have the status.
///
/// ```
/// use asalto_core::{CombatantId, Encounter, Ruleset, why};
/// use asalto_core::why::CombatantStatus;
/// let nobody = Encounter::new(Ruleset::Dnd35);
/// assert_eq!(why(&nobody, CombatantId(1), &CombatantStatus::Waiting), None);
/// ```
#[must_use]
pub fn why(encounter: &Encounter, who: CombatantId, mark: &CombatantStatus) -> Option<Reason> {
    let rules = encounter.rules();
    let one = encounter.participant(who)?;
    Some(match mark {
        CombatantStatus::Waiting => match one.waiting.as_ref()? {
            Waiting::Delaying { .. } => Reason::Delays { delay: rules.delay },
            Waiting::Readied(_) => Reason::HasReadied { ready: rules.ready },
        },
        CombatantStatus::Life
            if one.vitality.is_some() && one.conditions.contains(&Condition::Dead) =>
        {
            Reason::unable_by_condition(rules.vitality, Condition::Dead)
        }
        CombatantStatus::Life => match one.life(rules)? {
            LifeState::Up => return None,
            LifeState::Disabled => Reason::Disabled,
            life => by_hit_points(rules, one, life),
        },
        CombatantStatus::OneAction if rules.vitality.moves_only(&one.conditions) => {
            Reason::MoveOnly
        }
        CombatantStatus::OneAction => {
            if one.life(rules).is_some_and(LifeState::leaves_one_action) {
                return why(encounter, who, &CombatantStatus::Life);
            }
            let slowed = rules.economy.is_slowed(&one.conditions);
            slowed.then_some(Reason::Slowed)?
        }
        CombatantStatus::Haste => {
            let haste = rules.economy.hasted(&one.conditions)?;
            Reason::Hasted { haste }
        }
        CombatantStatus::SwiftAction => {
            let next = one.swift_spent && encounter.turn_of() != Some(who);
            next.then_some(Reason::SwiftSpent)?
        }
        CombatantStatus::Temporary => {
            let left = one.vitality?.temporary;
            (left > 0).then_some(Reason::Temporary { left })?
        }
        CombatantStatus::Nonlethal => {
            let total = one.vitality?.nonlethal;
            (total > 0).then_some(Reason::Nonlethal { total })?
        }
        CombatantStatus::MassiveDamage => {
            one.massive_damage(rules)?;
            Reason::MassiveDamage
        }
        CombatantStatus::Concentration => {
            let held = one.concentration.as_ref()?;
            let spell = held.spell.clone();
            match held.casting {
                Some(_) => Reason::CastsForARound { spell },
                None => Reason::Concentrates { spell },
            }
        }
        CombatantStatus::Exhaustion => {
            let (level, by) = (one.exhaustion, one.exhaustion_penalty(rules));
            let counts = rules.exhaustion != ExhaustionPolicy::None && level > 0;
            counts.then_some(Reason::Exhausted { level, by })?
        }
        CombatantStatus::LimitedUse(name) => {
            let of = one.limited_use(name).filter(|_| rules.has_limited_uses());
            Reason::LimitedUse(of?.clone())
        }
        CombatantStatus::Ridden => {
            let ride = one.ridden?;
            Reason::Ridden {
                rider: ride.rider,
                control: ride.control,
            }
        }
        CombatantStatus::Condition(condition, ending) => {
            let held = one.conditions.contains(condition);
            let condition = held.then(|| condition.clone())?;
            match ending {
                _ if condition == Condition::Lethargic && rules.economy.tires_after_haste() => {
                    Reason::Lethargic
                }
                _ if rules.vitality.is_stopped_by(&condition) => {
                    Reason::unable_by_condition(rules.vitality, condition)
                }
                Some(ending) => of_effect(encounter, one, condition, *ending),
                None if condition == Condition::Prone
                    && rules.unconscious_fall_prone()
                    && one.is_unconscious(rules) =>
                {
                    Reason::UnconsciousProne
                }
                None => match (&condition, rules.economy.haste()) {
                    (Condition::Slowed, Some(Haste::Attack | Haste::PartialAction)) => {
                        Reason::Slowed
                    }
                    (Condition::Hasted, Some(haste)) => Reason::Hasted { haste },
                    _ => Reason::Under(condition),
                },
            }
        }
    })
}

/// Returns the reason for an effect: what it does each turn, or else its end.
fn of_effect(
    encounter: &Encounter,
    one: &Participant,
    condition: Condition,
    ending: EffectExpiry,
) -> Reason {
    let mut effects = one.effects.iter();
    let effect = effects.find(|effect| effect.condition == condition && effect.ending == ending);
    match effect.and_then(|effect| effect.each.as_ref()) {
        Some(each) => Reason::EachTurn {
            condition,
            at: each.at,
            does: each.does.clone(),
        },
        None => match effect.and_then(|effect| effect.source) {
            Some(by) if held_by_grapple(encounter, &condition, ending) => Reason::Grappled { by },
            _ => Reason::Lasts {
                condition,
                ending,
                latest: effect.and_then(|effect| effect.latest),
                later: effect.is_some_and(|effect| encounter.ends_later(effect)),
            },
        },
    }
}

/// Whether an effect is a grapple without an end of its own, which the ruleset ends with its source (D5E-85).
fn held_by_grapple(encounter: &Encounter, condition: &Condition, ending: EffectExpiry) -> bool {
    let ends = Law::GrappleEnds.is_stated(encounter.rules().ruleset);
    ends && *condition == Condition::Grappled && ending == EffectExpiry::Open
}
