//! A file that Improved Initiative imports: creatures, characters and encounters under keys with their ids.

use serde_json::{Map, Value, json};

use super::sheet::traits;
use crate::defenses::{self, DefenseKind};
use crate::imported::{Combatant, Count, Duration, Imported, Side};
use crate::number::modifier;

/// Returns a file for Improved Initiative.
///
/// It has no unknown numbers: an unknown ability score or armor class is written as 10 and unknown hit points as 1. Their
/// names are in `AsaltoUnknown`, which Improved Initiative ignores, so that reading gives unknown numbers again. A row
/// that stands for several combatants becomes several, with dice one.
#[must_use]
pub fn improved_initiative(imported: &Imported) -> String {
    let mut file = Vec::new();
    let mut creatures = Vec::new();
    let mut characters = Vec::new();
    let loose = imported
        .combatants
        .iter()
        .filter(|one| one.encounter.is_none());
    for (at, one) in loose.chain(&imported.players).enumerate() {
        let id = format!("asalto{}", at + 1);
        let block = stat_block(one, &id);
        if one.side == Some(Side::Players) {
            let character = json!({
                "Id": id, "Name": one.name, "Path": "", "CurrentHP": one.hp.unwrap_or(1), "StatBlock": block,
                "Notes": one.note.clone().unwrap_or_default(), "Version": "3.4.1",
            });
            file.push((format!("PersistentCharacters.{id}"), character));
            characters.push(Value::String(id));
        } else {
            file.push((format!("Creatures.{id}"), block));
            creatures.push(Value::String(id));
        }
    }
    let mut encounters = Vec::new();
    for at in 0..imported.encounters.len() {
        let id = format!("asaltoEncounter{}", at + 1);
        file.push((
            format!("SavedEncounters.{id}"),
            encounter(imported, at, &id),
        ));
        encounters.push(Value::String(id));
    }
    for (key, ids) in [
        ("SavedEncounters", encounters),
        ("PersistentCharacters", characters),
        ("Creatures", creatures),
    ] {
        file.insert(0, (key.to_owned(), Value::Array(ids)));
    }
    object_in_order(&file)
}

/// Returns the text of an object with its keys in their order.
fn object_in_order(fields: &[(String, Value)]) -> String {
    let field = |(key, value): &(String, Value)| format!("{}:{value}", Value::String(key.clone()));
    let fields: Vec<String> = fields.iter().map(field).collect();
    format!("{{{}}}", fields.join(",\n"))
}

fn stat_block(one: &Combatant, id: &str) -> Value {
    let is_player = one.side == Some(Side::Players);
    let rating = if is_player {
        one.level.map(|level| level.to_string())
    } else {
        one.cr.map(|cr| cr.to_string())
    };
    let dexterity = one.dex.unwrap_or(10);
    let notes = one
        .hp_formula
        .as_ref()
        .map_or_else(String::new, |dice| format!("({dice})"));
    let traits: Vec<Value> = traits(one.sheet.as_deref())
        .into_iter()
        .map(|(name, text)| json!({"Name": name, "Content": text, "Usage": ""}))
        .collect();
    let mut block = json!({
        "Id": id,
        "Name": one.creature.as_ref().unwrap_or(&one.name),
        "Path": "",
        "Source": "",
        "Type": "",
        "HP": {"Value": one.hp_max.unwrap_or(1), "Notes": notes},
        "AC": {"Value": one.ac.unwrap_or(10), "Notes": ""},
        "InitiativeModifier": one.init_mod.map_or(0, |total| total - modifier(dexterity)),
        "InitiativeAdvantage": one.init_advantage,
        "Speed": [],
        "Abilities": {"Str": 10, "Dex": dexterity, "Con": 10, "Int": 10, "Wis": 10, "Cha": 10},
        "DamageImmunities": defenses::words(DefenseKind::Immune, &one.defenses),
        "DamageResistances": defenses::words(DefenseKind::Resists, &one.defenses),
        "DamageVulnerabilities": defenses::words(DefenseKind::Vulnerable, &one.defenses),
        "Senses": senses(one),
        "Challenge": rating.unwrap_or_default(),
        "Traits": traits,
        "Actions": [],
        "Reactions": [],
        "LegendaryActions": [],
        "Description": "",
        "Player": if is_player { "player" } else { "" },
        "Version": "3.4.1",
    });
    let unknown = unknown(one);
    if !unknown.is_empty() {
        block["AsaltoUnknown"] = json!(unknown);
    }
    block
}

fn senses(one: &Combatant) -> Vec<String> {
    let passive = one
        .passive_perception
        .map(|passive| format!("passive Perception {passive}"));
    passive.into_iter().collect()
}

/// Returns the names of the values that are written but not known.
fn unknown(one: &Combatant) -> Vec<&'static str> {
    let mut unknown = Vec::new();
    for (name, is_known) in [
        ("HP", one.hp_max.is_some()),
        ("CurrentHP", one.hp.is_some()),
        ("AC", one.ac.is_some()),
        ("Dex", one.dex.is_some()),
        ("InitiativeModifier", one.init_mod.is_some()),
    ] {
        if !is_known {
            unknown.push(name);
        }
    }
    unknown
}

fn encounter(imported: &Imported, at: usize, id: &str) -> Value {
    let encounter = &imported.encounters[at];
    let mut combatants = Vec::new();
    let mut active = Value::Null;
    for (number, one) in imported.of_encounter(at).enumerate() {
        let count = match one.count {
            Count::Fixed(count) => count.clamp(1, Count::MOST),
            Count::Dice(_) => 1,
        };
        for copy in 1..=count {
            let id = format!("{id}-{}-{copy}", number + 1);
            if one.active == Some(true) {
                active = Value::String(id.clone());
            }
            combatants.push(combatant(one, &id, (count > 1).then_some(copy)));
        }
    }
    let mut value = json!({
        "Id": id, "Name": encounter.name.clone().unwrap_or_default(), "Path": "", "Version": "3.4.1",
        "Combatants": combatants,
    });
    if let Some(fight) = encounter.fight {
        value["RoundCounter"] = json!(fight.round);
        if fight.started {
            // A running fight has someone whose turn it is.
            let first = value["Combatants"][0]["Id"].clone();
            value["ActiveCombatantId"] = if active.is_null() { first } else { active };
        }
    }
    value
}

fn combatant(one: &Combatant, id: &str, copy: Option<u32>) -> Value {
    let alias = one.creature.as_ref().map_or("", |_| one.name.as_str());
    let label = copy
        .map(|copy| copy.to_string())
        .or_else(|| one.label.clone());
    let tags: Vec<Value> = one
        .conditions
        .iter()
        .map(|name| tag(name, one.durations.get(name)))
        .collect();
    let mut fields = Map::new();
    let mut set = |key: &str, value: Value| fields.insert(key.to_owned(), value);
    set("Id", json!(id));
    set("StatBlock", stat_block(one, id));
    set("CurrentHP", json!(one.hp.unwrap_or(1)));
    set("TemporaryHP", json!(one.temp.unwrap_or(0)));
    set("Initiative", json!(one.initiative.unwrap_or(0.0)));
    set("Alias", json!(alias));
    set("IndexLabel", json!(label));
    set("Tags", Value::Array(tags));
    set("Hidden", json!(one.hidden.unwrap_or(false)));
    set("RevealedAC", json!(false));
    if let Some(group) = &one.group {
        set("InitiativeGroup", json!(group));
    }
    if let Some(note) = &one.note {
        set("CurrentNotes", json!(note));
    }
    set("InterfaceVersion", json!("3.4.1"));
    Value::Object(fields)
}

fn tag(name: &str, duration: Option<&Duration>) -> Value {
    json!({
        "Text": name,
        "DurationRemaining": duration.map_or(-1, |duration| i64::from(duration.rounds)),
        "DurationTiming": duration.and_then(|duration| duration.timing.clone()).unwrap_or_else(|| "StartOfTurn".to_owned()),
        "DurationCombatantId": "",
    })
}
