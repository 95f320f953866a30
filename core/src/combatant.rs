//! Combatants: the profile that the game master enters for each.

mod challenge;
mod id;
mod legendary;

use serde::{Deserialize, Serialize};

use crate::actor::ActorProfile;
use crate::die::RollMode;
use crate::optional_field::is_default;
use crate::sorted::SortedSet;

pub use challenge::{Challenge, ParseChallengeError};
pub use id::CombatantId;
pub use legendary::{LegendaryTraits, SecondPlace, SecondPlaceKind};

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
    /// The total initiative modifier, if it is entered instead of calculated.
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
    /// The level of a character, by which the difficulty of an encounter is estimated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
    /// The challenge rating of a creature, by which the difficulty of an encounter is estimated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub challenge: Option<Challenge>,
}

/// A mistake in a profile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
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
    /// A grant of bonus actions has no name or too long a name, or there are more than 20 grants.
    BonusActions,
    /// There are too many limits or actions, a name is missing or too long, or a number is over
    /// 9,999.
    Actor,
    /// There are more than 20 legendary actions or resistances.
    Legendary,
    /// The count of a second place is not within -99 to 999.
    Count,
    /// The second number is not within -999 to 999.
    Second,
    /// The reference is longer than [`Combatant::LONGEST_NAME`].
    #[serde(rename = "ref")]
    Reference,
    /// The level is not within 1 to 99.
    Level,
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
        }
    }

    /// Returns a second place of a combatant, which has its side and its controller.
    #[must_use]
    pub fn second_place(name: impl Into<String>, owner: &Self, place: SecondPlace) -> Self {
        Self {
            controller: owner.controller,
            place: Some(place),
            ..Self::new(name, owner.side)
        }
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
            )
        };
        of(self) == of(other)
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

    /// Checks for mistakes of a form or a file.
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
        } else if self.legendary.actions.max(self.legendary.resistance) > LegendaryTraits::MOST {
            Err(ProfileFault::Legendary)
        } else if !within(self.place.map(|place| place.count), -99, 999) {
            Err(ProfileFault::Count)
        } else if !within(self.second, -999, 999) {
            Err(ProfileFault::Second)
        } else if self
            .reference
            .as_ref()
            .is_some_and(|text| text.chars().count() > Self::LONGEST_NAME)
        {
            Err(ProfileFault::Reference)
        } else if self.level.is_some_and(|level| !(1..=99).contains(&level)) {
            Err(ProfileFault::Level)
        } else {
            Ok(())
        }
    }
}

fn is_name(text: &str) -> bool {
    text.chars().count() <= Combatant::LONGEST_NAME
        && !text.chars().any(is_unseen)
        && !text
            .chars()
            .all(|letter| letter.is_whitespace() || BLANK.contains(&letter))
}

/// Characters that look like nothing, but have a use beside others: joiners of letters and emoji, and
/// blank letters.
const BLANK: [char; 6] = [
    '\u{200c}', '\u{200d}', '\u{115f}', '\u{1160}', '\u{2800}', '\u{3164}',
];

/// Returns whether a character is unseen and changes how others are read: a control character, or one
/// that reverses the direction of the text around it. No name has one.
///
/// ```
/// use asalto_core::combatant::is_unseen;
/// assert!(is_unseen('\u{202e}') && is_unseen('\u{200b}') && is_unseen('\n'));
/// assert!(!is_unseen('é') && !is_unseen(' '));
/// ```
#[must_use]
pub fn is_unseen(letter: char) -> bool {
    let is_format = matches!(
        letter,
        '\u{ad}'
            | '\u{61c}'
            | '\u{180e}'
            | '\u{200b}'
            | '\u{200e}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{feff}'
            | '\u{fff9}'..='\u{fffb}'
    );
    letter.is_control() || is_format
}
