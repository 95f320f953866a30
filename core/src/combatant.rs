//! Who takes part: the profile that the game master enters for each combatant.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::actor::ActorProfile;
use crate::dice::RollMode;
use crate::sorted::SortedSet;

/// The id of a combatant, given by the encounter in the order of arrival, from 1.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct CombatantId(pub u32);

impl fmt::Display for CombatantId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

/// A side of the fight; combatants of different sides are opponents.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Side(pub u8);

impl Side {
    /// The players' characters and their allies.
    pub const PARTY: Self = Self(0);
    /// Those whom the party meets.
    pub const FOES: Self = Self(1);
}

/// Who decides for a combatant, which some rulesets ask in a tie (D5E-24, D5E-25).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Controller {
    /// The game master: monsters and bystanders.
    #[default]
    GameMaster,
    /// A player: the characters.
    Player,
}

/// A group of identical creatures, for which there is one roll (D5E-20).
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Group(pub u16);

/// What a combatant has that a rule of the engine asks about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Feature {
    /// +4 to initiative (D35-6).
    ImprovedInitiative,
    /// Attacks of opportunity even while flat-footed (D35-14).
    CombatReflexes,
    /// Keeps the Dexterity bonus to armor class while flat-footed (D35-11).
    UncannyDodge,
    /// Wields a weapon that is made to receive a charge (D35-74).
    BraceWeapon,
}

impl Feature {
    /// Every feature, in the order of a form.
    pub const ALL: [Self; 4] = [
        Self::ImprovedInitiative,
        Self::CombatReflexes,
        Self::UncannyDodge,
        Self::BraceWeapon,
    ];
}

/// The profile of a combatant, as the game master enters and edits it.
///
/// ```
/// use asalto_core::{Combatant, Feature, Side};
/// let mut lidda = Combatant::new("Lidda", Side::PARTY);
/// lidda.dexterity = Some(17);
/// lidda.features.insert(Feature::ImprovedInitiative);
/// assert_eq!(lidda.initiative_modifier(), 7);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Combatant {
    /// The name, as shown.
    pub name: String,
    /// The side it fights on.
    pub side: Side,
    /// Who decides for it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub controller: Controller,
    /// The Dexterity score, where known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dexterity: Option<i16>,
    /// The total initiative modifier, where it is typed instead of worked out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub initiative: Option<i16>,
    /// How its initiative is rolled.
    #[serde(default, skip_serializing_if = "is_default")]
    pub initiative_mode: RollMode,
    /// The group of identical creatures it belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<Group>,
    /// The Dexterity (Stealth) modifier, where it is not that of Dexterity alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stealth: Option<i16>,
    /// How its Stealth is rolled, for instance at a disadvantage in heavy armor.
    #[serde(default, skip_serializing_if = "is_default")]
    pub stealth_mode: RollMode,
    /// The passive Wisdom (Perception) score, where known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub passive_perception: Option<i16>,
    /// The armor class against an attack that it sees coming.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub armor_class: Option<i16>,
    /// The maximum of its hit points, where they are kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hit_points: Option<i32>,
    /// What grants it bonus actions, in the game master's words (D5E-31).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bonus_actions: Vec<String>,
    /// Its features that the rules ask about.
    #[serde(default, skip_serializing_if = "SortedSet::is_empty")]
    pub features: SortedSet<Feature>,
    /// What Tales of War asks of it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub actor: ActorProfile,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// What is wrong with a profile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum ProfileFault {
    /// There is no name, or it is longer than [`Combatant::LONGEST_NAME`].
    Name,
    /// The Dexterity score is not within 0 to 99.
    Dexterity,
    /// The initiative modifier is not within -99 to 99.
    Initiative,
    /// The Stealth modifier is not within -99 to 99.
    Stealth,
    /// The passive Perception score is not within -99 to 999.
    PassivePerception,
    /// The armor class is not within -99 to 999.
    ArmorClass,
    /// The hit points are not within 1 to 99,999.
    HitPoints,
    /// A grant of bonus actions has no name or too long a one, or there are more than 20.
    BonusActions,
    /// There are too many limits or actions, one has no name or too long a one, or a number is over
    /// 9,999.
    Actor,
}

impl Combatant {
    /// The longest name, in characters.
    pub const LONGEST_NAME: usize = 120;

    /// A combatant of whom only the name and the side are known, decided for by the game master.
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
        }
    }

    /// Whether it has a feature.
    pub fn has(&self, feature: Feature) -> bool {
        self.features.contains(&feature)
    }

    /// The Dexterity (Stealth) modifier: the typed one, or that of Dexterity.
    pub fn stealth_modifier(&self) -> i16 {
        self.stealth.unwrap_or_else(|| self.dexterity_modifier())
    }

    /// Whether one roll may stand for both (D5E-20).
    pub fn is_identical(&self, other: &Self) -> bool {
        let of = |one: &Self| {
            (
                one.side,
                one.controller,
                one.initiative_modifier(),
                one.initiative_mode,
            )
        };
        of(self) == of(other)
    }

    /// The Dexterity modifier: half of what the score has above 10, rounded down (D35-1).
    pub fn dexterity_modifier(&self) -> i16 {
        self.dexterity
            .map_or(0, |score| score.saturating_sub(10).div_euclid(2))
    }

    /// The total initiative modifier: the typed one, or Dexterity and the features' bonuses
    /// (D35-1, D35-6).
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

    /// Checks what a form or a file may get wrong.
    ///
    /// # Errors
    /// The first [`ProfileFault`] found, in the order of the fields.
    pub fn validate(&self) -> Result<(), ProfileFault> {
        let within =
            |value: Option<i16>, low, high| value.is_none_or(|v| (low..=high).contains(&v));
        if !is_name(&self.name) {
            Err(ProfileFault::Name)
        } else if !within(self.dexterity, 0, 99) {
            Err(ProfileFault::Dexterity)
        } else if !within(self.initiative, -99, 99) {
            Err(ProfileFault::Initiative)
        } else if !within(self.stealth, -99, 99) {
            Err(ProfileFault::Stealth)
        } else if !within(self.passive_perception, -99, 999) {
            Err(ProfileFault::PassivePerception)
        } else if !within(self.armor_class, -99, 999) {
            Err(ProfileFault::ArmorClass)
        } else if self
            .hit_points
            .is_some_and(|hp| !(1..=99_999).contains(&hp))
        {
            Err(ProfileFault::HitPoints)
        } else if self.bonus_actions.len() > 20
            || self.bonus_actions.iter().any(|name| !is_name(name))
        {
            Err(ProfileFault::BonusActions)
        } else if !self.actor.is_sane() {
            Err(ProfileFault::Actor)
        } else {
            Ok(())
        }
    }
}

fn is_name(text: &str) -> bool {
    !text.trim().is_empty() && text.chars().count() <= Combatant::LONGEST_NAME
}
