//! The table of the creatures.

use std::collections::BTreeMap;
use std::num::ParseIntError;

use asalto_core::combatant::{Defenses as DamageDefenses, Feature, LimitedUse};
use asalto_core::effect::TurnEffectKind;
use asalto_core::newcomer::Newcomer;
use asalto_core::{Combatant, SaveKind, Side};

use super::fields::{EachTurn, SaveBonuses, damage_defenses, feature, limited_uses, optional};
use super::{CreatureNames, DamagedFile};
use crate::order::base_name::kind;

/// A creature as the search shows it, with the numbers that a combatant gets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Creature {
    /// The name in English, which links it to its stat block.
    pub english: String,
    /// The names in the language of the app.
    pub names: CreatureNames,
    /// The size, in English: `Small`.
    pub size: String,
    /// The kind, in English: `Undead` or `Fey (Goblinoid)`.
    pub kind: String,
    /// The challenge rating: `1/4` or `17`.
    pub challenge: String,
    /// The armor class.
    pub armor_class: i16,
    /// The average hit points.
    pub hit_points: i32,
    /// The hit dice: `3d6`. Summoned creatures have none.
    pub hit_dice: Option<String>,
    /// The numbers that D&D 3.5 has besides.
    pub defenses: Option<Defenses>,
    dexterity: Option<i16>,
    passive_perception: Option<i16>,
    stealth: Option<i16>,
    legendary_actions: Option<u8>,
    legendary_resistance: Option<u8>,
    initiative: Option<i16>,
    features: Vec<Feature>,
    /// The defenses against damage of a type.
    types: Box<DamageDefenses>,
    /// Its limited uses.
    limited_uses: Vec<LimitedUse>,
    /// The saving throw bonuses of a creature of D&D 5e (2014).
    saves: Option<SaveBonuses>,
    /// What it does at the start of each of its turns.
    each_turn: Option<TurnEffectKind>,
    /// The DC of the saves against its spells.
    spell_difficulty: Option<i32>,
}

/// The other armor classes and the saves of a creature of D&D 3.5.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Defenses {
    /// Armor class against touch attacks.
    pub touch: i16,
    /// Armor class while flat-footed; none for a creature that never is.
    pub flat_footed: Option<i16>,
    /// The bonus of Fortitude saves.
    pub fortitude: i16,
    /// The bonus of Reflex saves; none without Dexterity.
    pub reflex: Option<i16>,
    /// The bonus of Will saves.
    pub will: i16,
}

/// The number of fields of a line.
const FIELDS: usize = 24;

/// Reads a table (`web/creatures/README.md` lists its fields). A line that begins with `#` is a note.
///
/// # Errors
/// [`DamagedFile`] if a line does not have the fields of a creature, or if there is no line.
pub fn read(text: &str) -> Result<Vec<Creature>, DamagedFile> {
    let mut creatures = Vec::new();
    for (index, line) in text.lines().enumerate() {
        if line.starts_with('#') {
            continue;
        }
        let creature = Creature::read(line).ok_or(DamagedFile { line: index + 1 })?;
        creatures.push(creature);
    }
    if creatures.is_empty() {
        Err(DamagedFile { line: 1 })
    } else {
        Ok(creatures)
    }
}

/// Finds the creature of a combatant in a table by its name, with or without a number.
///
/// ```
/// # use asalto_web::content::bestiary::species;
/// let table = "Goblin Boss\tSmall\nGoblin Warrior\tSmall\n";
/// assert_eq!(species(table, "Goblin warrior 2"), Some("Goblin Warrior"));
/// assert_eq!(species(table, "Goblin"), None);
/// ```
#[must_use]
pub fn species<'t>(table: &'t str, name: &str) -> Option<&'t str> {
    let plain = kind(name);
    let mut names = table.lines().filter_map(|line| line.split('\t').next());
    names.find(|known| !known.is_empty() && known.eq_ignore_ascii_case(plain))
}

impl Creature {
    fn read(line: &str) -> Option<Self> {
        let fields: Vec<&str> = line.split('\t').collect();
        let fields: [&str; FIELDS] = fields.try_into().ok()?;
        let [
            name,
            size,
            kind,
            challenge,
            armor_class,
            hit_points,
            dice,
            dexterity,
            passive,
            stealth,
            actions,
            resistance,
            initiative,
            defenses @ ..,
            features,
            types,
            uses,
            saves,
            each_turn,
            spell_difficulty,
        ] = fields;
        let english = Some(name).filter(|name| !name.is_empty())?;
        Some(Self {
            english: english.to_owned(),
            names: CreatureNames::english(english),
            size: size.to_owned(),
            kind: kind.to_owned(),
            challenge: challenge.to_owned(),
            armor_class: armor_class.parse().ok()?,
            hit_points: hit_points.parse().ok()?,
            hit_dice: (!dice.is_empty()).then(|| dice.to_owned()),
            defenses: Defenses::read(defenses).ok()?,
            dexterity: optional(dexterity).ok()?,
            passive_perception: optional(passive).ok()?,
            stealth: optional(stealth).ok()?,
            legendary_actions: optional(actions).ok()?,
            legendary_resistance: optional(resistance).ok()?,
            initiative: optional(initiative).ok()?,
            features: features.chars().map(feature).collect::<Option<_>>()?,
            types: Box::new(damage_defenses(types)?),
            limited_uses: limited_uses(uses)?,
            saves: optional(saves).ok()?,
            each_turn: optional(each_turn).ok()?.map(|EachTurn(kind)| kind),
            spell_difficulty: optional(spell_difficulty).ok()?,
        })
    }

    /// Lists the names by which it is found: its own in the language of the app, then the English one, the plural and
    /// others.
    pub fn all_names(&self) -> impl Iterator<Item = &str> {
        let names = &self.names;
        let own = [&names.name, &self.english, &names.plural];
        own.into_iter().chain(&names.others).map(String::as_str)
    }

    /// Returns the bonus of a saving throw: of an ability in the table of D&D 5e (2014), of the others in that of 3.5.
    #[must_use]
    pub fn save_bonus(&self, kind: SaveKind) -> Option<i16> {
        match kind {
            SaveKind::Fortitude => Some(self.defenses?.fortitude),
            SaveKind::Reflex => self.defenses?.reflex,
            SaveKind::Will => Some(self.defenses?.will),
            ability => self.saves?.of(ability),
        }
    }

    /// Returns what it does at the start of each of its turns, if the table says so.
    #[must_use]
    pub fn each_turn(&self) -> Option<&TurnEffectKind> {
        self.each_turn.as_ref()
    }

    /// Returns the DC of the saves against its spells, if its stat block states one.
    #[must_use]
    pub fn spell_difficulty(&self) -> Option<i32> {
        self.spell_difficulty
    }

    /// Returns the creature as it joins a combat, with the features that its table has. Its hit points are rolled or the
    /// average.
    #[must_use]
    pub fn newcomer(&self, rolled: bool) -> Newcomer {
        let mut profile = Combatant::new(self.names.name.clone(), Side::FOES);
        let dice = self.hit_dice.clone().filter(|_| rolled);
        profile.armor_class = Some(self.armor_class);
        profile.hit_points = dice.is_none().then_some(self.hit_points);
        profile.dexterity = self.dexterity;
        profile.passive_perception = self.passive_perception;
        profile.stealth = self.stealth;
        profile.initiative = self.initiative;
        profile.legendary.actions = self.legendary_actions.unwrap_or_default();
        profile.legendary.resistance = self.legendary_resistance.unwrap_or_default();
        profile.challenge = self.challenge.parse().ok();
        for feature in self.features.iter().copied().chain(unliving(&self.kind)) {
            profile.features.insert(feature);
        }
        profile.defenses.clone_from(&self.types);
        profile.limited_uses.clone_from(&self.limited_uses);
        let mut newcomer = Newcomer::from(profile);
        newcomer.hit_dice = dice;
        newcomer
    }
}

/// Returns the feature of a kind that is not alive: `Undead`, or `Construct (Titan)`.
fn unliving(kind: &str) -> Option<Feature> {
    match kind.split(' ').next() {
        Some("Undead") => Some(Feature::Undead),
        Some("Construct") => Some(Feature::Construct),
        _ => None,
    }
}

impl Defenses {
    /// Reads the fields of the defenses; none if all of them are empty.
    fn read(fields: [&str; 5]) -> Result<Option<Self>, ParseIntError> {
        let [touch, flat_footed, fortitude, reflex, will] = fields;
        if fields.iter().all(|field| field.is_empty()) {
            return Ok(None);
        }
        Ok(Some(Self {
            touch: touch.parse()?,
            flat_footed: optional(flat_footed)?,
            fortitude: fortitude.parse()?,
            reflex: optional(reflex)?,
            will: will.parse()?,
        }))
    }
}

/// Gives creatures their names in a language. Those without an entry keep the English name.
pub fn translate(creatures: &mut [Creature], names: &BTreeMap<&str, CreatureNames>) {
    for one in creatures {
        if let Some(names) = names.get(one.english.as_str()) {
            one.names = names.clone();
        }
    }
}

/// Adds the English plurals and other names to those by which creatures are found.
pub fn add_english(creatures: &mut [Creature], english: &BTreeMap<&str, CreatureNames>) {
    for one in creatures {
        let names = english.get(one.english.as_str());
        let added = names.map_or_else(
            || vec![CreatureNames::english(&one.english).plural],
            |names| [std::slice::from_ref(&names.plural), names.others.as_slice()].concat(),
        );
        one.names.others.extend(added);
    }
}

#[cfg(test)]
mod tests;
