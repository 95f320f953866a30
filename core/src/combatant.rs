//! Combatants: the profile that the game master enters for each.

mod base;
mod challenge;
mod defenses;
mod fault;
mod id;
mod legendary;
mod limited_use;
mod numeric_field;

use serde::{Deserialize, Serialize};

use crate::actor::ActorProfile;
use crate::die::RollMode;
use crate::optional_field::is_default;
use crate::sorted::SortedSet;

pub use crate::wording::{is_readable, is_unseen, readable_name};
pub use base::{Base, BaseColor};
pub use challenge::{Challenge, ParseChallengeError};
pub use defenses::{DamageReduction, Defenses, EnergyResistance, NonmagicalDefenses};
pub use fault::ProfileFault;
pub use id::CombatantId;
pub use legendary::{LegendaryTraits, SecondPlace, SecondPlaceKind};
pub use limited_use::{LimitedUse, ParseUseLimitError, UseLimit};
pub use numeric_field::NumericField;

/// A side of the combat. Combatants of different sides are opponents.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Side(pub u8);

impl Side {
    /// The players' characters and their allies.
    pub const PARTY: Self = Self(0);
    /// The enemies of the party.
    pub const FOES: Self = Self(1);
}

/// The controller of a combatant, which some rulesets consider in a tie (D5E-24, D5E-25).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Controller {
    /// The game master: monsters and bystanders.
    #[default]
    GameMaster,
    /// A player: the characters.
    Player,
}

/// A group of identical creatures, which shares one roll (D5E-20).
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Group(pub u16);

/// A feature of a combatant that a rule of the engine considers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Feature {
    /// +4 to initiative (D35-6).
    ImprovedInitiative,
    /// Attacks of opportunity even while flat-footed (D35-14).
    CombatReflexes,
    /// Keeps the Dexterity bonus to armor class while flat-footed (D35-11).
    UncannyDodge,
    /// Wields a weapon that can be set against a charge (D35-74).
    BraceWeapon,
    /// Alert: more initiative, and no surprise (D5E-86) or a swap of initiatives (D24-27).
    Alert,
    /// Advantage on initiative, and a rage ends surprise (D5E-86, D24-30).
    FeralInstinct,
    /// Action Surge: one action more in a turn (D5E-80).
    ActionSurge,
    /// The creature type undead: destroyed at 0 hit points (D35-97).
    Undead,
    /// The creature type construct: destroyed at 0 hit points (D35-97).
    Construct,
}

impl Feature {
    /// Every feature, in the order of a form.
    pub const ALL: [Self; 9] = [
        Self::ImprovedInitiative,
        Self::CombatReflexes,
        Self::UncannyDodge,
        Self::BraceWeapon,
        Self::Alert,
        Self::FeralInstinct,
        Self::ActionSurge,
        Self::Undead,
        Self::Construct,
    ];

    /// The creature types that are not alive (D35-97).
    pub(crate) const UNLIVING: [Self; 2] = [Self::Undead, Self::Construct];

    /// The features that change when a combatant acts.
    const OF_INITIATIVE: [Self; 2] = [Self::Alert, Self::FeralInstinct];
}

/// The profile of a combatant, as the game master enters and edits it.
///
/// ```
/// use asalto_core::{Combatant, Side};
/// use asalto_core::combatant::Feature;
/// let mut lidda = Combatant::new("Lidda", Side::PARTY);
/// lidda.dexterity = Some(17);
/// lidda.features.insert(Feature::ImprovedInitiative);
/// assert_eq!(lidda.initiative_modifier(), 7);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Combatant {
    /// The name, as shown.
    pub name: String,
    /// The side of the combatant.
    pub side: Side,
    /// The player or game master that controls it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub controller: Controller,
    /// The Dexterity score, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dexterity: Option<i16>,
    /// The total initiative modifier, if it is entered instead of calculated, e.g. that of a stat block (D24-31).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub initiative: Option<i16>,
    /// The way its initiative is rolled.
    #[serde(default, skip_serializing_if = "is_default")]
    pub initiative_mode: RollMode,
    /// The group of identical creatures it belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<Group>,
    /// The Dexterity (Stealth) modifier, if it differs from the Dexterity modifier.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stealth: Option<i16>,
    /// The way its Stealth is rolled, e.g. with disadvantage in heavy armor.
    #[serde(default, skip_serializing_if = "is_default")]
    pub stealth_mode: RollMode,
    /// The passive Wisdom (Perception) score, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub passive_perception: Option<i16>,
    /// The armor class against an attack that it is aware of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub armor_class: Option<i16>,
    /// The maximum hit points, if they are tracked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hit_points: Option<i32>,
    /// The features that grant it bonus actions, in the game master's words (D5E-31).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bonus_actions: Vec<String>,
    /// The features that the rules consider.
    #[serde(default, skip_serializing_if = "SortedSet::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Vec<Feature>"))]
    pub features: SortedSet<Feature>,
    /// The profile for Tales of War.
    #[serde(default, skip_serializing_if = "is_default")]
    pub actor: ActorProfile,
    /// Its legendary actions and resistance (D5E-69, D5E-72).
    #[serde(default, skip_serializing_if = "is_default")]
    pub legendary: LegendaryTraits,
    /// The combatant that acts here, if it is a second place in the order (D5E-74).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<SecondPlace>,
    /// The number that decides between equal results, where the rules use a second one (ANY-3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second: Option<i16>,
    /// A reference of the host's own, such as the id of a token. The engine keeps it and returns it, and
    /// shows it to nobody.
    #[serde(default, rename = "ref", skip_serializing_if = "Option::is_none")]
    pub reference: Option<String>,
    /// Whether players see nothing of it until the game master reveals it. It has no effect in the party, or if
    /// a player controls it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub secret: bool,
    /// The level of a character, by which the difficulty of an encounter is estimated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
    /// The challenge rating of a creature, by which the difficulty of an encounter is estimated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub challenge: Option<Challenge>,
    /// Whether the engine reveals it to players when it acts, if it is secret or has a second name.
    #[serde(default, skip_serializing_if = "is_default")]
    pub reveal_when_acting: bool,
    /// The name that players see in place of its own until it is revealed. It has no effect in the party, or if
    /// a player controls it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub disguise: Option<String>,
    /// Its defenses against damage of a type (D5E-84, D35-95).
    #[serde(default, skip_serializing_if = "is_default")]
    pub defenses: Defenses,
    /// Its limited uses, such as a breath weapon (D5E-83).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub limited_uses: Vec<LimitedUse>,
    /// The base of its miniature.
    #[serde(default, skip_serializing_if = "is_default")]
    pub base: Base,
}

impl Combatant {
    /// The longest name and the longest reference, in characters.
    pub const LONGEST_NAME: usize = 120;

    /// Returns a combatant with only a name and a side, controlled by the game master.
    #[must_use]
    pub fn new(name: impl Into<String>, side: Side) -> Self {
        Self {
            name: name.into(),
            side,
            controller: Controller::default(),
            dexterity: None,
            initiative: None,
            initiative_mode: RollMode::default(),
            group: None,
            stealth: None,
            stealth_mode: RollMode::default(),
            passive_perception: None,
            armor_class: None,
            hit_points: None,
            bonus_actions: Vec::new(),
            features: SortedSet::default(),
            actor: ActorProfile::default(),
            second: None,
            level: None,
            challenge: None,
            legendary: LegendaryTraits::default(),
            place: None,
            reference: None,
            secret: false,
            reveal_when_acting: false,
            disguise: None,
            defenses: Defenses::default(),
            limited_uses: Vec::new(),
            base: Base::default(),
        }
    }

    /// Returns a second place of a combatant, which has its side, its controller, its second name and
    /// its base.
    #[must_use]
    pub fn second_place(name: impl Into<String>, owner: &Self, place: SecondPlace) -> Self {
        Self {
            controller: owner.controller,
            place: Some(place),
            disguise: owner.disguise.clone(),
            base: owner.base.clone(),
            ..Self::new(name, owner.side)
        }
    }

    /// Whether players see nothing of it: it is secret, outside the party, and no player controls it.
    #[must_use]
    pub fn is_secret(&self) -> bool {
        self.secret && !self.is_open()
    }

    /// Whether players know all of it: it is in the party, or a player controls it.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.side == Side::PARTY || self.controller == Controller::Player
    }

    /// Returns the second name that players see in place of its own, if it has one that counts.
    #[must_use]
    pub fn second_name(&self) -> Option<&str> {
        self.disguise.as_deref().filter(|_| !self.is_open())
    }

    /// Whether the game master keeps it or its name from players.
    #[must_use]
    pub fn is_concealed(&self) -> bool {
        self.is_secret() || self.second_name().is_some()
    }

    /// Whether it has a feature.
    pub fn has(&self, feature: Feature) -> bool {
        self.features.contains(&feature)
    }

    /// Returns the Dexterity (Stealth) modifier: the entered one, or the Dexterity modifier.
    pub fn stealth_modifier(&self) -> i16 {
        self.stealth.unwrap_or_else(|| self.dexterity_modifier())
    }

    /// Whether two creatures are identical and may share one roll (D5E-20).
    pub fn is_identical(&self, other: &Self) -> bool {
        let of = |one: &Self| {
            (
                one.side,
                one.controller,
                one.initiative_modifier(),
                one.initiative_mode,
                Feature::OF_INITIATIVE.map(|feature| one.has(feature)),
            )
        };
        of(self) == of(other)
    }

    /// Returns the proficiency bonus by its level or its challenge rating. None if neither is known.
    pub fn proficiency_bonus(&self) -> Option<i16> {
        let level = self.level.map(i16::from);
        let rating = self.challenge.map(|rating| match rating.fraction() {
            (whole, 1) => i16::from(whole),
            _ => 0,
        });
        level
            .or(rating)
            .map(|level| 2 + (level.max(1) - 1).div_euclid(4))
    }

    /// Returns the Dexterity modifier: half of the score above 10, rounded down (D35-1).
    pub fn dexterity_modifier(&self) -> i16 {
        self.dexterity
            .map_or(0, |score| score.saturating_sub(10).div_euclid(2))
    }

    /// Returns the total initiative modifier: the entered one, or Dexterity with the bonuses of the
    /// features (D35-1, D35-6).
    pub fn initiative_modifier(&self) -> i16 {
        self.initiative.unwrap_or_else(|| {
            let improved = if self.has(Feature::ImprovedInitiative) {
                4
            } else {
                0
            };
            self.dexterity_modifier().saturating_add(improved)
        })
    }
}
