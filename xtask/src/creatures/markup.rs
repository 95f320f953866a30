//! The markup in the texts of the package: links and look-ups, of which the text of a stat block remains.

use serde_json::Value;

use super::fields::{capitalized, list, text};
use super::numbers::{self, signed};

/// The beginning of a spell's address, after its folder.
const SPELL: &str = "phbspl";

/// An entry of a stat block, with its creature and the spells for the look-ups.
pub struct Entry<'v> {
    pub creature: &'v Value,
    pub of: &'v Value,
    pub spells: &'v [Value],
}

impl Entry<'_> {
    /// Returns a text without markup; braces hold rolls.
    ///
    /// # Errors
    /// The first markup of an unknown form.
    pub fn plain(&self, marked: &str) -> Result<String, String> {
        let mut plain = String::new();
        let mut rest = marked;
        while let Some(at) = first(rest, &["[[", "&amp;Reference[", "&Reference[", SPELL]) {
            plain.push_str(&rest[..at]);
            rest = &rest[at..];
            if let Some(after) = rest.strip_prefix("[[") {
                let (inside, after) = after.split_once("]]").ok_or("a link has no end")?;
                let (label, after) = label(after);
                plain.push_str(&self.link(inside, label)?);
                rest = after;
            } else if rest.starts_with(SPELL) {
                let end = rest.find(|letter: char| !letter.is_ascii_alphanumeric());
                let (address, after) = rest.split_at(end.unwrap_or(rest.len()));
                let unknown = || format!("what spell is {address}?");
                plain.push_str(&self.spell(address).ok_or_else(unknown)?);
                rest = after;
            } else {
                let after = rest.split_once('[').map_or("", |(_, after)| after);
                let (inside, after) = after.split_once(']').ok_or("a reference has no end")?;
                let (label, after) = label(after);
                plain.push_str(&label.map_or_else(|| reference(inside), str::to_owned));
                rest = after;
            }
        }
        plain.push_str(rest);
        Ok(plain)
    }

    fn link(&self, inside: &str, label: Option<&str>) -> Result<String, String> {
        let unknown = || format!("what is [[{inside}]]?");
        let mut words = inside.split_whitespace();
        let verb = words.next().unwrap_or_default();
        let words: Vec<&str> = words.collect();
        match verb {
            // A text that is looked up may have references too.
            "lookup" => self.plain(&self.look_up(&words).ok_or_else(unknown)?),
            "/item" => self.item(&words, label).ok_or_else(unknown),
            "/r" => {
                let dice = words.first().and_then(|word| word.split('#').next());
                let dice = dice.filter(|dice| numbers::is_dice(dice));
                let rolled = dice.map(|dice| format!("{{{dice}}}"));
                label.map(str::to_owned).or(rolled).ok_or_else(unknown)
            }
            "/attack" => self.attack(&words).ok_or_else(unknown),
            "/damage" => self.damage(&words),
            "/healing" => self.healing(&words).ok_or_else(unknown),
            "/save" => {
                let activity = self.activity(&words, "save").ok_or_else(unknown)?;
                let ability = list(activity.get("save").unwrap_or(&Value::Null), "ability");
                let ability = ability.first().and_then(Value::as_str).unwrap_or_default();
                let dc = numbers::difficulty(self.creature, activity)?;
                Ok(format!("DC {dc} {} saving throw", long(ability)))
            }
            "/check" => self.check(&words).ok_or_else(unknown),
            _ => Err(unknown()),
        }
    }

    /// Returns the activity that the words name, or the first of a kind.
    fn activity(&self, words: &[&str], kind: &str) -> Option<&Value> {
        let named = words.iter().find_map(|word| word.strip_prefix("activity="));
        let mut all = list(self.of, "activities").iter();
        all.find(|one| match named {
            Some(id) => text(one, "id") == id,
            None => one.get(kind).is_some_and(|of| !of.is_null()),
        })
    }

    fn attack(&self, words: &[&str]) -> Option<String> {
        let activity = self.activity(words, "attack")?;
        let name = text(self.of, "name");
        let bonus = numbers::attack_bonus(self.creature, name, activity);
        if !words.contains(&"extended") {
            return Some(format!("{{{bonus}}}"));
        }
        let value = |key| {
            activity
                .pointer(key)
                .and_then(Value::as_str)
                .unwrap_or_default()
        };
        let range: i64 = value("/range/value").parse().unwrap_or_default();
        let kind = match value("/attack/type/value") {
            "ranged" => "Ranged Attack Roll",
            "melee" => "Melee Attack Roll",
            _ => "Attack Roll",
        };
        let range = match (value("/attack/type/value"), value("/range/units"), range) {
            ("ranged", "ft", range) if range > 0 => format!(", range {range} ft"),
            ("melee", "ft", range) if range > 0 => format!(", reach {range} ft"),
            _ => String::new(),
        };
        Some(format!("{kind}: {{{bonus}}}{range}"))
    }

    fn damage(&self, words: &[&str]) -> Result<String, String> {
        let dice = words.iter().find(|word| numbers::is_dice(word));
        if let Some(dice) = dice {
            let (count, sides) = dice.split_once('d').unwrap_or(("0", "0"));
            let number = |text: &str| text.parse().map_err(|_| format!("what dice are {dice}?"));
            let rolled = numbers::average(number(count)?, number(sides)?, 0);
            let kinds = words.iter().map(|word| word.trim_start_matches("type="));
            let kind = kinds.filter(|word| word != dice && *word != "average");
            let kinds: Vec<_> = kind.map(capitalized).collect();
            return Ok(format!("{rolled} {}", kinds.join(" "))
                .trim_end()
                .to_owned());
        }
        let with_dice =
            |one: &&Value| !list(one.get("damage").unwrap_or(&Value::Null), "parts").is_empty();
        let named = words.iter().any(|word| word.starts_with("activity="));
        let activity = if named {
            self.activity(words, "damage")
        } else {
            list(self.of, "activities").iter().find(with_dice)
        };
        let activity = activity.ok_or("no activity has damage")?;
        let damage = numbers::damage(self.creature, text(self.of, "name"), activity)?;
        Ok(if words.contains(&"extended") {
            format!("Hit: {damage} damage")
        } else {
            damage
        })
    }

    fn healing(&self, words: &[&str]) -> Option<String> {
        let activity = self.activity(words, "healing")?;
        let healing = activity.get("healing")?;
        let number = |key| healing.get(key).and_then(Value::as_i64).unwrap_or_default();
        let added = match text(healing, "bonus") {
            "" => 0,
            "@abilities.str.mod" => numbers::modifier(self.creature, "str"),
            added => added.parse().ok()?,
        };
        let rolled = numbers::average(number("number"), number("denomination"), added);
        let temporary = list(healing, "types").iter().any(|kind| kind == "temphp");
        Some(if temporary {
            format!("{rolled} Temporary Hit Points")
        } else {
            format!("{rolled} Hit Points")
        })
    }

    fn check(&self, words: &[&str]) -> Option<String> {
        let of = |key: &str| words.iter().find_map(|word| word.strip_prefix(key));
        let check = || self.activity(words, "check")?.get("check");
        let skill = match of("skill=") {
            Some(skill) => skill,
            None if words.contains(&"ath") => "ath",
            None => list(check()?, "associated")
                .iter()
                .rev()
                .find_map(Value::as_str)?,
        };
        let written = || check()?.pointer("/dc/formula")?.as_str();
        let dc = match of("dc=").or_else(written)? {
            "@skills.ath.passive" => numbers::escape(self.creature).to_string(),
            "@abilities.str.dc" | "" => self.ability_difficulty("str").to_string(),
            number => number.parse::<u8>().ok()?.to_string(),
        };
        let (name, ability) = SKILLS
            .iter()
            .find(|(id, ..)| *id == skill)
            .map(|(_, name, of)| (name, of))?;
        Some(format!(
            "DC {dc} {} ({name}) check",
            long(of("ability=").unwrap_or(ability))
        ))
    }

    fn ability_difficulty(&self, ability: &str) -> i64 {
        8 + numbers::proficiency(self.creature) + numbers::modifier(self.creature, ability)
    }

    fn item(&self, words: &[&str], label: Option<&str>) -> Option<String> {
        if let Some(label) = label {
            return Some(label.to_owned());
        }
        let named = words.join(" ");
        match named.split_once(".Activity.") {
            Some((_, id)) => self.cast(id),
            None => (!named.is_empty() && !named.starts_with('.')).then_some(named),
        }
    }

    /// Returns the name of the spell that one of the creature's activities casts.
    fn cast(&self, id: &str) -> Option<String> {
        let entries = list(self.creature, "actions").iter();
        let mut activities = entries.flat_map(|entry| list(entry, "activities"));
        let activity = activities.find(|one| text(one, "id") == id)?;
        self.spell(activity.pointer("/spell/uuid")?.as_str()?)
    }

    /// Returns the name of the spell at an address, which ends in the first letters of the name.
    fn spell(&self, address: &str) -> Option<String> {
        let (_, short) = address.rsplit_once(SPELL)?;
        let short = short.trim_end_matches('0').to_lowercase();
        let begins_so = |spell: &&Value| {
            let name = text(spell, "name").to_lowercase();
            let letters: String = name.chars().filter(char::is_ascii_alphanumeric).collect();
            letters.starts_with(&short)
        };
        let spell = self.spells.iter().find(begins_so)?;
        Some(text(spell, "name").to_owned())
    }

    fn look_up(&self, words: &[&str]) -> Option<String> {
        let path = words.first()?.strip_prefix('@')?;
        let of_activity = |pointer: &str| {
            let value = self.activity(words, "id")?.pointer(pointer)?;
            let number = value.as_i64().map(|number| number.to_string());
            value.as_str().map(str::to_owned).or(number)
        };
        let found = match path {
            "name" if words.contains(&"lowercase") => text(self.creature, "name").to_lowercase(),
            "name" => text(self.creature, "name").to_owned(),
            "save.dc.value" | "save.dc.formula" | "check.dc.value" => {
                let activity = self.activity(words, "id")?;
                if path == "check.dc.value" {
                    let dc = activity.pointer("/check/dc/calculation")?.as_str()?;
                    self.ability_difficulty(dc).to_string()
                } else {
                    numbers::difficulty(self.creature, activity)
                        .ok()?
                        .to_string()
                }
            }
            "attributes.spell.dc" => numbers::spell_difficulty(self.creature).to_string(),
            "skills.ath.passive" => numbers::escape(self.creature).to_string(),
            "abilities.cha.dc" => self.ability_difficulty("cha").to_string(),
            "abilities.int.dc" => self.ability_difficulty("int").to_string(),
            "target.affects.labels.statblock" => {
                let kind = of_activity("/target/affects/type")?;
                let special = of_activity("/target/affects/special").unwrap_or_default();
                match of_activity("/target/affects/count").as_deref() {
                    Some("1") => format!("one {} {special}", target(&kind)),
                    Some("3") => format!("three {}s {special}", target(&kind)),
                    _ => format!("each {} {special}", target(&kind)),
                }
                .trim_end()
                .to_owned()
            }
            "target.affects.type" => target(&of_activity("/target/affects/type")?).to_owned(),
            "target.template.units" | "range.units" => {
                of_activity(&format!("/{}", path.replace('.', "/")))?.replace("ft", "feet")
            }
            "damage.onSave" => of_activity("/damage/on_save")?,
            "healing.formula" => of_activity("/healing/bonus")?,
            "item.requirements" => "dies outside the Elemental Plane of Fire".to_owned(),
            "item.range.reach" => "5".to_owned(),
            _ => of_activity(&format!("/{}", path.replace('.', "/")))?,
        };
        let capital = words.contains(&"capitalize");
        let found = if capital { capitalized(&found) } else { found };
        (!found.is_empty()).then_some(found)
    }
}

/// The skills that checks name, with their abilities.
const SKILLS: [(&str, &str, &str); 7] = [
    ("acr", "Acrobatics", "dex"),
    ("ath", "Athletics", "str"),
    ("ins", "Insight", "wis"),
    ("med", "Medicine", "wis"),
    ("per", "Persuasion", "cha"),
    ("prc", "Perception", "wis"),
    ("rel", "Religion", "int"),
];

/// Returns the name of an ability.
fn long(ability: &str) -> &'static str {
    match ability {
        "str" => "Strength",
        "dex" => "Dexterity",
        "con" => "Constitution",
        "int" => "Intelligence",
        "wis" => "Wisdom",
        _ => "Charisma",
    }
}

/// Returns the word for a kind of target.
fn target(kind: &str) -> &str {
    match kind {
        "creatureOrObject" => "creature or object",
        "willing" => "willing creature",
        other => other,
    }
}

/// Returns the words of a reference, such as `Prone apply=false` or `DifficultTerrain`.
fn reference(inside: &str) -> String {
    let words = inside.split_whitespace().filter(|word| !word.contains('='));
    let words: Vec<_> = words.collect();
    match words.join(" ").as_str() {
        "OpportunityAttacks" | "opportunityattacks" => "Opportunity Attacks".to_owned(),
        "DifficultTerrain" => "Difficult Terrain".to_owned(),
        "heavilyobscured" => "Heavily Obscured".to_owned(),
        other => capitalized(other),
    }
}

/// Splits a label in braces from the text after a link.
fn label(after: &str) -> (Option<&str>, &str) {
    let inside = after
        .strip_prefix('{')
        .and_then(|rest| rest.split_once('}'));
    inside.map_or((None, after), |(label, rest)| {
        (Some(label).filter(|label| *label != "monster"), rest)
    })
}

fn first(text: &str, marks: &[&str]) -> Option<usize> {
    marks.iter().filter_map(|mark| text.find(mark)).min()
}

/// Returns a list of bonuses, such as `Dex {+6}, Con {+13}`, in the order of the names.
pub fn bonuses(of: &Value, names: &[(&str, &str)]) -> String {
    let one = |(key, name): &(&str, &str)| {
        let bonus = of.get(key)?.as_i64()?;
        Some(format!("{name} {{{}}}", signed(bonus)))
    };
    let all: Vec<_> = names.iter().filter_map(one).collect();
    all.join(", ")
}
