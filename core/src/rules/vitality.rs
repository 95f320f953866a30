//! How hit points affect the ability to act.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use super::{Condition, DownState, DyingRoll, DyingRules, MassiveDamage, is_character};
use crate::combatant::Combatant;
use crate::share::DamageShare;

/// The part of a combatant's life that affects acting.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum LifeState {
    /// On its feet.
    Up,
    /// At 0 hit points: able to take a single move or standard action.
    Disabled,
    /// Under nonlethal damage equal to its hit points: able to take a single move or standard action (D35-91).
    Staggered,
    /// Unconscious under more nonlethal damage than it has hit points (D35-91).
    KnockedOut,
    /// Unconscious and unable to act: at 0 hit points in D&D 5e (D5E-44), or stable below 0 (D35-92).
    Unconscious,
    /// Unconscious and dying: below 0 hit points, or at 0 with death saves to make (D5E-57).
    Dying,
    /// Dead.
    Dead,
    /// Out of the fight (ANY-13).
    Out,
}

impl LifeState {
    /// Returns whether it leaves a single move or standard action in a turn (D35-87).
    #[must_use]
    pub fn leaves_one_action(self) -> bool {
        matches!(self, Self::Disabled | Self::Staggered)
    }

    /// Returns whether it prevents a combatant from acting (D35-17, D5E-44).
    #[must_use]
    pub fn prevents_acting(self) -> bool {
        self >= Self::KnockedOut
    }
}

/// How a ruleset treats hit points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum VitalityPolicy {
    /// Disabled at 0, dying or stable from -1 to -9, dead at -10 or less (SRD 3.0 and 3.5, D35-17, D35-92).
    NegativeHitPoints,
    /// Unconscious at 0, with no hit points below 0 (D&D 5e).
    UnconsciousAtZero,
    /// At 0, with no hit points below 0, characters make death saves and monsters die (D&D 5e).
    DeathSaves(DyingRules),
    /// No effect. The source gives no numbers, and conditions determine who is out of combat
    /// (AMB-TOW-15).
    ByCondition,
    /// Out at 0 (ANY-13).
    OutAtZero,
    /// Damage counts up, and its maximum puts a combatant out (ANY-13).
    OutAtMaximum,
    /// Out at 0, except for characters, which keep their turns (ANY-13).
    CharactersActAtZero,
}

impl VitalityPolicy {
    /// Returns half of an amount, rounded down, e.g. after a successful save.
    #[must_use]
    pub fn half(self, amount: i32) -> i32 {
        amount / 2
    }

    /// Returns a share of an amount of damage. Halves are rounded down, but not below the least damage.
    #[must_use]
    pub fn share(self, amount: i32, share: DamageShare) -> i32 {
        match share {
            DamageShare::Full => amount,
            DamageShare::Half => self.dealt(self.half(amount)),
            DamageShare::Double => amount.saturating_mul(2),
            DamageShare::Nothing => 0,
        }
    }

    /// Returns the damage of a hit from the result of a formula: never below 0, and in D&D 3.0 and 3.5 at
    /// least 1 (AMB-D35-19).
    #[must_use]
    pub fn dealt(self, result: i32) -> i32 {
        match self {
            Self::NegativeHitPoints => result.max(1),
            Self::UnconsciousAtZero
            | Self::DeathSaves(_)
            | Self::ByCondition
            | Self::OutAtZero
            | Self::OutAtMaximum
            | Self::CharactersActAtZero => result.max(0),
        }
    }

    /// Returns the choices about dying, if characters make death saves.
    #[must_use]
    pub fn dying(self) -> Option<DyingRules> {
        match self {
            Self::DeathSaves(rules) => Some(rules),
            Self::NegativeHitPoints
            | Self::UnconsciousAtZero
            | Self::ByCondition
            | Self::OutAtZero
            | Self::OutAtMaximum
            | Self::CharactersActAtZero => None,
        }
    }

    /// Returns the roll of a dying combatant as its turn comes, if there is one.
    #[must_use]
    pub fn dying_roll(self) -> Option<DyingRoll> {
        match self {
            Self::NegativeHitPoints => Some(DyingRoll::Stabilization),
            Self::DeathSaves(_) => Some(DyingRoll::DeathSave),
            Self::UnconsciousAtZero
            | Self::ByCondition
            | Self::OutAtZero
            | Self::OutAtMaximum
            | Self::CharactersActAtZero => None,
        }
    }

    /// Returns whether a combatant with these hit points is down: at 0, or below where 0 is not down.
    #[must_use]
    pub fn is_down(self, left: i32) -> bool {
        match self {
            Self::NegativeHitPoints => left < 0,
            Self::UnconsciousAtZero
            | Self::DeathSaves(_)
            | Self::ByCondition
            | Self::OutAtZero
            | Self::OutAtMaximum
            | Self::CharactersActAtZero => left <= 0,
        }
    }

    /// Returns the hit points at which a combatant below 0 is dead, if it lives below 0.
    #[must_use]
    pub fn dead_at(self) -> Option<i32> {
        match self {
            Self::NegativeHitPoints => Some(-10),
            Self::UnconsciousAtZero
            | Self::DeathSaves(_)
            | Self::ByCondition
            | Self::OutAtZero
            | Self::OutAtMaximum
            | Self::CharactersActAtZero => None,
        }
    }

    /// Returns the state of a combatant with these hit points, and with this state at 0.
    #[must_use]
    pub fn state(self, left: i32, down: Option<DownState>) -> LifeState {
        match self {
            Self::NegativeHitPoints => match left {
                1.. => LifeState::Up,
                0 => LifeState::Disabled,
                -9..=-1 if down == Some(DownState::Stable) => LifeState::Unconscious,
                -9..=-1 => LifeState::Dying,
                _ => LifeState::Dead,
            },
            Self::UnconsciousAtZero | Self::DeathSaves(_) if left > 0 => LifeState::Up,
            Self::UnconsciousAtZero => LifeState::Unconscious,
            Self::DeathSaves(_) => match down {
                Some(DownState::Dying { .. }) => LifeState::Dying,
                Some(DownState::Stable) | None => LifeState::Unconscious,
                Some(DownState::Dead) => LifeState::Dead,
            },
            Self::OutAtZero | Self::OutAtMaximum | Self::CharactersActAtZero if left <= 0 => {
                LifeState::Out
            }
            Self::ByCondition
            | Self::OutAtZero
            | Self::OutAtMaximum
            | Self::CharactersActAtZero => LifeState::Up,
        }
    }

    /// Returns whether a combatant keeps its turns at 0 hit points, as if it were up.
    #[must_use]
    pub fn acts_at_zero(self, profile: &Combatant) -> bool {
        self == Self::CharactersActAtZero && is_character(profile)
    }

    /// Returns the hit that may kill whatever hit points are left, before house rules (D35-94).
    pub(super) fn massive_damage(self) -> Option<MassiveDamage> {
        match self {
            Self::NegativeHitPoints => Some(MassiveDamage {
                least: 50,
                difficulty: 15,
            }),
            Self::UnconsciousAtZero
            | Self::DeathSaves(_)
            | Self::ByCondition
            | Self::OutAtZero
            | Self::OutAtMaximum
            | Self::CharactersActAtZero => None,
        }
    }

    /// Returns whether nonlethal damage is counted apart (D35-91).
    #[must_use]
    pub fn counts_nonlethal(self) -> bool {
        match self {
            Self::NegativeHitPoints => true,
            Self::UnconsciousAtZero
            | Self::DeathSaves(_)
            | Self::ByCondition
            | Self::OutAtZero
            | Self::OutAtMaximum
            | Self::CharactersActAtZero => false,
        }
    }

    /// Returns the state of a combatant with this state by its hit points, under nonlethal damage. Its current hit
    /// points include temporary ones, unless it is at 0 or below (D35-91, AMB-D35-25).
    #[must_use]
    pub fn under_nonlethal(self, life: LifeState, current: i32, nonlethal: i32) -> LifeState {
        if !self.counts_nonlethal() || nonlethal == 0 || life.prevents_acting() {
            return life;
        }
        match nonlethal.cmp(&current) {
            Ordering::Less => life,
            Ordering::Equal => LifeState::Staggered,
            Ordering::Greater => LifeState::KnockedOut,
        }
    }

    /// Returns the number that stands for hit points: those left, or the damage taken so far.
    #[must_use]
    pub fn shown(self, left: i32, maximum: i32) -> i32 {
        match self {
            Self::OutAtMaximum => maximum.saturating_sub(left),
            Self::NegativeHitPoints
            | Self::UnconsciousAtZero
            | Self::DeathSaves(_)
            | Self::ByCondition
            | Self::OutAtZero
            | Self::CharactersActAtZero => left,
        }
    }

    /// Returns the lowest hit points recorded. Further damage changes nothing.
    #[must_use]
    pub fn floor(self) -> i32 {
        match self {
            Self::NegativeHitPoints | Self::ByCondition => -99_999,
            Self::UnconsciousAtZero
            | Self::DeathSaves(_)
            | Self::OutAtZero
            | Self::OutAtMaximum
            | Self::CharactersActAtZero => 0,
        }
    }

    /// Returns the hit points after an edit of the maximum. They stay, unless they are above it; whoever has
    /// no damage still has none. The damage stays where damage counts up.
    #[must_use]
    pub fn after_edit(self, left: i32, old: i32, maximum: i32) -> i32 {
        match self {
            Self::OutAtMaximum => maximum.saturating_sub(old).saturating_add(left).max(0),
            _ if left >= old => maximum,
            _ => left.min(maximum),
        }
    }

    /// Returns the hit points after an edit of the maximum, as older versions recorded it: the damage stays,
    /// but in D&D 5e a lower maximum only removes hit points above it.
    #[must_use]
    pub(crate) fn corrected(self, left: i32, old: i32, maximum: i32) -> i32 {
        match self {
            Self::UnconsciousAtZero | Self::DeathSaves(_) if maximum < old => left.min(maximum),
            _ => maximum.saturating_sub(old).saturating_add(left),
        }
    }

    /// Returns the named conditions, in menu order.
    #[must_use]
    pub fn conditions(self) -> &'static [Condition] {
        match self {
            Self::NegativeHitPoints => &Condition::THIRD_EDITION,
            Self::UnconsciousAtZero | Self::DeathSaves(_) => &Condition::FIFTH_EDITION,
            Self::OutAtZero | Self::OutAtMaximum | Self::CharactersActAtZero => &Condition::NAMED,
            Self::ByCondition => &Condition::TALES_OF_WAR,
        }
    }

    /// Returns whether a condition prevents a combatant from acting (D35-15, D35-16, D35-87, D5E-80).
    #[must_use]
    pub fn is_stopped_by(self, condition: &Condition) -> bool {
        let of_third_edition = matches!(
            condition,
            Condition::Dazed | Condition::Fascinated | Condition::Cowering | Condition::Helpless
        );
        let of_fifth_edition = *condition == Condition::Lethargic;
        match self {
            Self::NegativeHitPoints if of_third_edition => true,
            Self::UnconsciousAtZero | Self::DeathSaves(_) if of_fifth_edition => true,
            _ => condition.prevents_acting(),
        }
    }

    /// Returns whether these conditions leave a combatant a single move action in a turn (D35-87).
    #[must_use]
    pub fn moves_only(self, conditions: &[Condition]) -> bool {
        self == Self::NegativeHitPoints && conditions.contains(&Condition::Nauseated)
    }

    /// Returns whether a combatant with these conditions is called stable, but is no longer out of
    /// combat (TOW-32).
    pub(crate) fn is_stable_in_combat(self, conditions: &[Condition]) -> bool {
        match self {
            Self::NegativeHitPoints
            | Self::UnconsciousAtZero
            | Self::DeathSaves(_)
            | Self::OutAtZero
            | Self::OutAtMaximum
            | Self::CharactersActAtZero => false,
            Self::ByCondition => {
                conditions.contains(&Condition::Stable)
                    && !conditions.iter().any(Condition::is_out_of_combat)
            }
        }
    }
}
