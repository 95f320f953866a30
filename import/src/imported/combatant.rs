//! A combatant or a creature of a file.

use std::collections::BTreeMap;

use asalto_core::combatant::{Challenge, Defenses, Feature};
use serde::{Deserialize, Serialize};

use super::Count;

/// A combatant or a creature of a file. As JSON it has the schema of `docs/import.md`.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Combatant {
    /// The name that the table sees. Empty (`null` in JSON) only if the file has a row without a name that is not
    /// [enabled](Self::enabled).
    #[serde(with = "super::name")]
    pub name: String,
    /// The number of combatants.
    pub count: Count,
    /// The hit points now. Below 0 in rulesets that count on.
    pub hp: Option<i32>,
    /// The maximum hit points.
    pub hp_max: Option<i32>,
    /// The armor class. Starfinder: the kinetic one.
    pub ac: Option<i32>,
    /// The total initiative modifier.
    pub init_mod: Option<i32>,
    /// The Dexterity score.
    pub dex: Option<i32>,
    /// The challenge rating.
    pub cr: Option<Challenge>,
    /// The kind of creature, if it differs from the name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub creature: Option<String>,
    /// The temporary hit points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub temp: Option<i32>,
    /// The dice of its hit points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hp_formula: Option<String>,
    /// The armor class against touches.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub touch: Option<i32>,
    /// The armor class while flat-footed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub flat_footed: Option<i32>,
    /// The energy armor class of Starfinder.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub eac: Option<i32>,
    /// The Dexterity modifier, in formats without a score.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dex_mod: Option<i32>,
    /// The fixed initiative of 2024 stat blocks, e.g. 14 in `+4 (14)`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub init_score: Option<i32>,
    /// Whether it rolls initiative with advantage.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub init_advantage: bool,
    /// The initiative that was rolled. Some tools keep decimals that break ties.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub initiative: Option<f64>,
    /// The passive Perception score.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub passive_perception: Option<i32>,
    /// The legendary actions of a round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub legendary_actions: Option<i32>,
    /// The legendary resistances of a day.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub legendary_resistances: Option<i32>,
    /// The defenses against damage of a type.
    #[serde(skip_serializing_if = "Defenses::is_empty")]
    pub defenses: Defenses,
    /// The creature type, if it is undead or a construct.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub features: Vec<Feature>,
    /// The level of a character or a creature.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<i32>,
    /// The experience points for defeating it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub xp: Option<i32>,
    /// The side.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// Whether the players don't see it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hidden: Option<bool>,
    /// Whether it is its turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub active: Option<bool>,
    /// Whether it takes part. `Some(false)`: it is set aside in the file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub enabled: Option<bool>,
    /// The conditions, in the words of the file.
    pub conditions: Vec<String>,
    /// The durations of conditions, by name.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub durations: BTreeMap<String, Duration>,
    /// The letter or number that distinguishes equal creatures.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
    /// The initiative group.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    /// The team, in the words of the file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub team: Option<String>,
    /// A note.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// The stat block as the app keeps it: each line is a trait or an action. At most
    /// [`Combatant::LONGEST_SHEET`] characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sheet: Option<String>,
    /// The place of its encounter in [`Imported::encounters`](super::Imported::encounters).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub encounter: Option<usize>,
}

impl Combatant {
    /// The longest stat block, in characters.
    pub const LONGEST_SHEET: usize = 4_000;

    /// Takes the values of a stat block where it has none itself.
    pub(crate) fn fill_from(&mut self, block: &Self) {
        if self.hp_max.is_none() && self.hp.is_none() {
            self.hp = block.hp;
            self.hp_max = block.hp_max;
            self.hp_formula.clone_from(&block.hp_formula);
        }
        if self.init_mod.is_none() {
            self.init_mod = block.init_mod;
            self.init_score = block.init_score;
        }
        self.init_advantage |= block.init_advantage;
        for (own, of_block) in [
            (&mut self.ac, block.ac),
            (&mut self.dex, block.dex),
            (&mut self.dex_mod, block.dex_mod),
            (&mut self.touch, block.touch),
            (&mut self.flat_footed, block.flat_footed),
            (&mut self.passive_perception, block.passive_perception),
            (&mut self.legendary_actions, block.legendary_actions),
            (&mut self.legendary_resistances, block.legendary_resistances),
            (&mut self.level, block.level),
            (&mut self.xp, block.xp),
        ] {
            *own = own.or(of_block);
        }
        self.cr = self.cr.or(block.cr);
        if self.defenses.is_empty() {
            self.defenses.clone_from(&block.defenses);
        }
        if self.features.is_empty() {
            self.features.clone_from(&block.features);
        }
        if self.sheet.is_none() {
            self.sheet.clone_from(&block.sheet);
        }
    }
}

/// The duration of a condition.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Duration {
    /// The rounds that are left.
    pub rounds: u32,
    /// The moment at which a round counts, in the words of the file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub timing: Option<String>,
    /// The name of the combatant whose turns count.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<String>,
}

/// A side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Side {
    /// The players' characters.
    Players,
    /// The enemies of the party.
    Enemies,
    /// Creatures that fight beside the party.
    Allies,
}
