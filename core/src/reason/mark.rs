//! Why there are the marks of somebody that the view names without a reason: what it waits for, what
//! lasts on it. They are asked for one at a time.

use super::Reason;
use crate::combatant::CombatantId;
use crate::effect::Ending;
use crate::encounter::Encounter;
use crate::rules::{Condition, LifeState};
use crate::waiting::Waiting;

/// What is to be seen of somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mark {
    /// It delays, or has readied something.
    Waiting,
    /// How its hit points leave it.
    Life,
    /// It has temporary hit points.
    Temporary,
    /// It concentrates on a spell.
    Concentration,
    /// Somebody rides it.
    Ridden,
    /// It is under a condition, perhaps until something ends it.
    Condition(Condition, Option<Ending>),
}

/// Why somebody bears a mark; none where it does not.
///
/// ```
/// use asalto_core::{CombatantId, Encounter, Mark, Ruleset, why};
/// let nobody = Encounter::new(Ruleset::Dnd35);
/// assert_eq!(why(&nobody, CombatantId(1), &Mark::Waiting), None);
/// ```
#[must_use]
pub fn why(encounter: &Encounter, who: CombatantId, mark: &Mark) -> Option<Reason> {
    let rules = encounter.rules();
    let one = encounter.participant(who)?;
    Some(match mark {
        Mark::Waiting => match one.waiting.as_ref()? {
            Waiting::Delaying { .. } => Reason::Delays { delay: rules.delay },
            Waiting::Readied(_) => Reason::HasReadied { ready: rules.ready },
        },
        Mark::Life => match one.life(rules)? {
            LifeState::Up => return None,
            LifeState::Disabled => Reason::Disabled,
            life => rules.vitality.by_life(life),
        },
        Mark::Temporary => {
            let left = one.vitality?.temporary;
            (left > 0).then_some(Reason::Temporary { left })?
        }
        Mark::Concentration => Reason::Concentrates {
            spell: one.concentration.as_ref()?.spell.clone(),
        },
        Mark::Ridden => {
            let ride = one.ridden?;
            Reason::Ridden {
                rider: ride.rider,
                bond: ride.bond,
                rule: rules.mounts.rule(ride.bond),
            }
        }
        Mark::Condition(condition, ending) => {
            let held = one.conditions.contains(condition);
            let condition = held.then(|| condition.clone())?;
            match ending {
                _ if condition.prevents_acting() => rules.vitality.by_condition(condition),
                Some(ending) => Reason::Lasts {
                    condition,
                    ending: *ending,
                    rules: rules.ruleset.own(&ending.rules()),
                },
                None => Reason::Under(condition),
            }
        }
    })
}
