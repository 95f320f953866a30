//! Health on the players' screen, at the level that the game master has set.

use serde::{Deserialize, Serialize};

use crate::encounter::Participant;
use crate::rules::{Condition, LifeState, Rules};

/// The smallest share of hit points, as a divisor of the maximum, above which a combatant is only wounded.
const NEARLY_DOWN: i32 = 4;

/// How the players' screen shows health.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum HealthShown {
    /// In numbers.
    Shown,
    /// In words: unhurt, wounded, nearly down, down.
    #[default]
    Hinted,
    /// Not at all.
    Hidden,
}

impl HealthShown {
    /// All levels, from the most that is shown to the least.
    pub const ALL: [Self; 3] = [Self::Shown, Self::Hinted, Self::Hidden];
}

/// The health of a combatant in a word, from the best to the worst.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum HealthHint {
    /// It has all hit points.
    Unhurt,
    /// It has lost hit points.
    Wounded,
    /// It has a quarter of its hit points or less.
    NearlyDown,
    /// Its hit points prevent it from acting, or it is dead.
    Down,
}

/// The hit points of a combatant in numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct HealthPoints {
    /// The hit points left, or the damage taken where damage counts up (ANY-13).
    pub now: i32,
    /// The maximum.
    pub maximum: i32,
    /// The temporary hit points.
    pub temporary: i32,
}

/// The health of a combatant on the players' screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Health {
    /// The health in a word.
    pub hint: HealthHint,
    /// The hit points, if the game master shows numbers.
    pub points: Option<HealthPoints>,
}

impl Health {
    /// Whether it is down.
    pub(super) fn is_down(self) -> bool {
        self.hint == HealthHint::Down
    }
}

/// Returns the health of a combatant. None if it is hidden, or if hit points are not tracked.
pub(super) fn of(rules: &Rules, one: &Participant, shown: HealthShown) -> Option<Health> {
    let vitality = one.vitality?;
    let has = |condition| one.conditions.contains(&condition);
    // A condition puts somebody down where hit points alone don’t (Tales of War).
    let out = has(Condition::Dead) || vitality.left <= 0 && has(Condition::Unconscious);
    let fallen = out || one.life(rules).is_some_and(LifeState::prevents_acting);
    let hint = if fallen {
        HealthHint::Down
    } else if vitality.left.saturating_mul(NEARLY_DOWN) <= vitality.maximum {
        HealthHint::NearlyDown
    } else if vitality.left < vitality.maximum {
        HealthHint::Wounded
    } else {
        HealthHint::Unhurt
    };
    let points = match shown {
        HealthShown::Hidden => return None,
        HealthShown::Hinted => None,
        HealthShown::Shown => Some(HealthPoints {
            now: rules.vitality.shown(vitality.left, vitality.maximum),
            maximum: vitality.maximum,
            temporary: vitality.temporary,
        }),
    };
    Some(Health { hint, points })
}
