//! The table of the creatures.

use std::collections::BTreeMap;
use std::num::ParseIntError;
use std::str::FromStr;

use asalto_core::combatant::{Defenses as DamageDefenses, Feature, LimitedUse};
use asalto_core::newcomer::Newcomer;
use asalto_core::{Combatant, Side};

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
const FIELDS: usize = 21;

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
        })
    }

    /// Lists the names by which it is found: its own in the language of the app, then the English one, the plural and
    /// others.
    pub fn all_names(&self) -> impl Iterator<Item = &str> {
        let names = &self.names;
        let own = [&names.name, &self.english, &names.plural];
        own.into_iter().chain(&names.others).map(String::as_str)
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
        for feature in &self.features {
            profile.features.insert(*feature);
        }
        profile.defenses.clone_from(&self.types);
        profile.limited_uses.clone_from(&self.limited_uses);
        let mut newcomer = Newcomer::from(profile);
        newcomer.hit_dice = dice;
        newcomer
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

/// Returns the feature with a letter in a table.
fn feature(letter: char) -> Option<Feature> {
    match letter {
        'i' => Some(Feature::ImprovedInitiative),
        'c' => Some(Feature::CombatReflexes),
        'u' => Some(Feature::UncannyDodge),
        _ => None,
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

/// Reads a field that may be empty.
fn optional<N: FromStr>(field: &str) -> Result<Option<N>, N::Err> {
    (!field.is_empty()).then(|| field.parse()).transpose()
}

/// Reads the types of damage to which a creature is immune, resistant or vulnerable: `i poison r fire cold`.
fn damage_defenses(field: &str) -> Option<DamageDefenses> {
    let mut all = DamageDefenses::default();
    let mut kind = "";
    for word in field.split_whitespace() {
        let to = match (word, kind) {
            ("i" | "r" | "v", _) => {
                kind = word;
                continue;
            }
            (_, "i") => &mut all.immunities,
            (_, "r") => &mut all.resistances,
            (_, "v") => &mut all.vulnerabilities,
            _ => return None,
        };
        to.insert(word.parse().ok()?);
    }
    Some(all)
}

/// Reads limited uses, which commas separate: `Spores 6, Stunning Screech 1/day`.
fn limited_uses(field: &str) -> Option<Vec<LimitedUse>> {
    let parts = field.split(", ").filter(|part| !part.is_empty());
    let read = |part: &str| {
        let (name, limit) = part.rsplit_once(' ')?;
        let whole = limit.split_once('/').is_none_or(|(_, day)| day == "day");
        if !whole {
            return None;
        }
        Some(LimitedUse::new(name, limit.parse().ok()?))
    };
    parts.map(read).collect()
}

#[cfg(test)]
mod tests {
    use asalto_core::DamageType;
    use asalto_core::combatant::UseLimit;

    use super::super::read_names;
    use super::*;

    const TABLE: &str = include_str!("../../../creatures/table.txt");
    const TABLE_2014: &str = include_str!("../../../creatures/table-2014.txt");
    const TABLE_35: &str = include_str!("../../../creatures/table-3.5.txt");

    #[test]
    fn every_creature_joins_with_its_numbers() {
        for (table, count) in [(TABLE, 344), (TABLE_2014, 322), (TABLE_35, 566)] {
            let all = read(table).expect("the table is whole");
            assert_eq!(all.len(), count);
            for one in all {
                let joins = one.newcomer(true);
                assert_eq!(joins.profile.validate(), Ok(()), "{}", one.english);
                assert_eq!(joins.profile.hit_points.is_none(), joins.hit_dice.is_some());
                let rating = joins.profile.challenge.map(|rating| rating.to_string());
                assert_eq!(rating.as_ref(), Some(&one.challenge), "{}", one.english);
            }
        }
    }

    #[test]
    fn no_two_creatures_of_a_table_have_the_same_name() {
        let names = [
            include_str!("../../../creatures/names-en.txt"),
            include_str!("../../../creatures/names-es.txt"),
            include_str!("../../../creatures/names-fr.txt"),
        ];
        for names in names {
            let names = read_names(names).expect("the file is whole");
            for table in [TABLE, TABLE_2014, TABLE_35] {
                let mut creatures = read(table).expect("the table is whole");
                translate(&mut creatures, &names);
                let mut shown = BTreeMap::new();
                for one in &creatures {
                    let other = shown.insert(one.names.name.to_lowercase(), &one.english);
                    assert_eq!(other, None, "{} and {}", one.english, one.names.name);
                }
            }
        }
    }

    #[test]
    fn initiative_follows_the_ruleset() {
        let bonus = |table: &str, name: &str| {
            let all = read(table).expect("the table is whole");
            let one = all.iter().find(|one| one.english == name).expect(name);
            one.newcomer(false).profile.initiative_modifier()
        };
        for (table, name, expected) in [
            (TABLE, "Ancient Gold Dragon", 16),
            (TABLE_2014, "Ancient Gold Dragon", 2),
            (TABLE, "Archmage", 7),
            (TABLE, "Wolf", 2),
            (TABLE_35, "Aasimar", 4),
            (TABLE_35, "Mohrg", 9),
            (TABLE_35, "Shrieker", -5),
        ] {
            assert_eq!(bonus(table, name), expected, "{name}");
        }
    }

    #[test]
    fn creatures_of_3_5_have_three_armor_classes_and_three_saves() {
        let creatures = read(TABLE_35).expect("the table is whole");
        assert_eq!(creatures.len(), 566);
        assert!(creatures.iter().all(|one| one.defenses.is_some()));
        let never: Vec<_> = creatures
            .iter()
            .filter(|one| one.defenses.is_some_and(|all| all.flat_footed.is_none()))
            .map(|one| one.english.as_str())
            .collect();
        assert_eq!(never, ["Minotaur"]);
        assert!(
            read(TABLE)
                .expect("it is whole")
                .iter()
                .all(|one| one.defenses.is_none())
        );
    }

    #[test]
    fn creatures_of_the_srd_5_2_have_their_limited_uses() {
        let creatures = read(TABLE).expect("the table is whole");
        let of = |name: &str| {
            let one = creatures.iter().find(|one| one.english == name);
            let profile = one.expect(name).newcomer(false).profile;
            assert_eq!(profile.validate(), Ok(()), "{name}");
            profile.limited_uses
        };
        let recharge = |name, from| LimitedUse::new(name, UseLimit::Recharge { from, to: 6 });
        let day = |name, uses| LimitedUse::new(name, UseLimit::Day { uses });
        assert_eq!(of("Adult Red Dragon"), [recharge("Fire Breath", 5)]);
        let vrock = [recharge("Spores", 6), day("Stunning Screech", 1)];
        assert_eq!(of("Vrock"), vrock);
        assert_eq!(of("Goblin Warrior"), []);
    }

    #[test]
    fn creatures_of_the_srd_5_2_have_their_defenses() {
        let creatures = read(TABLE).expect("the table is whole");
        let of = |name: &str| {
            let one = creatures.iter().find(|one| one.english == name);
            one.expect(name).newcomer(false).profile.defenses
        };
        let skeleton = of("Skeleton");
        assert!(skeleton.immunities.contains(&DamageType::Poison));
        assert!(skeleton.vulnerabilities.contains(&DamageType::Bludgeoning));
        assert!(of("Imp").resistances.contains(&DamageType::Cold));
        assert!(of("Wolf").is_empty());
        let defended = creatures.iter().filter(|one| !one.types.is_empty());
        assert_eq!(defended.count(), 153);
    }

    #[test]
    fn creatures_of_the_srd_5_1_have_their_defenses_and_limited_uses() {
        let creatures = read(TABLE_2014).expect("the table is whole");
        let of = |name: &str| {
            let one = creatures.iter().find(|one| one.english == name);
            one.expect(name).newcomer(false).profile
        };
        let weapons = &[
            DamageType::Bludgeoning,
            DamageType::Piercing,
            DamageType::Slashing,
        ];
        // Immune, resistant, vulnerable. Weapons that are not magical count for all weapons.
        let check = |name: &str, expected: [&[DamageType]; 3]| {
            let all = of(name).defenses;
            let held = [all.immunities, all.resistances, all.vulnerabilities];
            let held = held.map(|types| types.iter().copied().collect::<Vec<_>>());
            assert_eq!(held.each_ref().map(Vec::as_slice), expected, "{name}");
        };
        check("Adult Red Dragon", [&[DamageType::Fire], &[], &[]]);
        check(
            "Skeleton",
            [&[DamageType::Poison], &[], &[DamageType::Bludgeoning]],
        );
        check("Werewolf", [weapons, &[], &[]]);
        check(
            "Fire Elemental",
            [&[DamageType::Fire, DamageType::Poison], weapons, &[]],
        );
        let wight = [
            DamageType::Bludgeoning,
            DamageType::Necrotic,
            DamageType::Piercing,
            DamageType::Slashing,
        ];
        check("Wight", [&[DamageType::Poison], &wight, &[]]);
        check("Wolf", [&[], &[], &[]]);
        let recharge = |name, from| LimitedUse::new(name, UseLimit::Recharge { from, to: 6 });
        let day = |name, uses| LimitedUse::new(name, UseLimit::Day { uses });
        let uses = |name| of(name).limited_uses;
        assert_eq!(uses("Adult Red Dragon"), [recharge("Fire Breath", 5)]);
        assert_eq!(uses("Iron Golem"), [recharge("Poison Breath", 6)]);
        assert_eq!(uses("Androsphinx"), [day("Roar", 3)]);
        assert_eq!(uses("Knight"), []);
    }

    #[test]
    fn a_damaged_table_is_refused_at_its_line() {
        assert_eq!(read(""), Err(DamagedFile { line: 1 }));
        assert_eq!(read("# A note\n"), Err(DamagedFile { line: 1 }));
        assert_eq!(read("<!doctype html>"), Err(DamagedFile { line: 1 }));
        let row = TABLE.lines().next().expect("it has lines");
        for broken in [
            "Aboleth",
            &row.replace("150", "many"),
            &row[..row.len() - 2],
            &row.replacen("Aboleth", "", 1),
            &format!("{row}x"),
        ] {
            assert_eq!(
                read(&format!("{row}\n{broken}\n")),
                Err(DamagedFile { line: 2 }),
                "{broken}"
            );
        }
    }
}
