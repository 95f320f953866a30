//! The app's own files: combatants that [`write::own`](crate::write::own) wrote, and the file of everything that is saved.

mod backup;
mod session;

use crate::clean;
use crate::defenses::Found;
use crate::entry::Entry;
use crate::error::ImportError;
use crate::format::Format;
use crate::imported::{Combatant, Count, Encounter};
use crate::left_out::{Field, Kind, Place, Reason};
use crate::reading::Reading;
use crate::tree::{Tree, de};

/// The mark of a file of combatants.
pub const MARK: &str = "combatants";
/// The version that is written.
pub const VERSION: u32 = 1;

/// Whether an object is a file of the app.
pub fn is(tree: &Tree) -> bool {
    tree.at("asalto").text() == MARK || backup::is(tree)
}

/// Reads a file of the app.
pub fn read(tree: &Tree, _: &Place, reading: &mut Reading) {
    reading.found(Format::Asalto);
    if backup::is(tree) {
        backup::read(tree, reading);
        return;
    }
    if tree
        .at("version")
        .number()
        .is_none_or(|version| version > f64::from(VERSION))
    {
        reading.refuse(ImportError::Newer);
        return;
    }
    let mut encounters = Vec::new();
    for encounter in tree.at("encounters").list() {
        let encounter: Encounter = de::typed(encounter).unwrap_or_default();
        let name = encounter.name.unwrap_or_default();
        encounters.push(reading.encounter(&name, encounter.fight));
    }
    for (at, one) in tree.at("combatants").list().iter().enumerate() {
        if let Some(entry) = combatant(one, &Place::of(Kind::Entry, at + 1), &encounters, reading) {
            entry.add();
        }
    }
    for (at, one) in tree.at("players").list().iter().enumerate() {
        if let Some(entry) = combatant(one, &Place::of(Kind::Entry, at + 1), &encounters, reading) {
            entry.add_player();
        }
    }
}

/// Reads a combatant, and checks each value as if another tool had written it.
fn combatant<'r>(
    tree: &Tree,
    place: &Place,
    encounters: &[usize],
    reading: &'r mut Reading,
) -> Option<Entry<'r>> {
    let Some(read) = de::typed::<Combatant>(tree) else {
        let name = tree.at("name").words();
        let reason = Reason::NotACreature { of: None };
        reading.leave(place.clone().named(&name), reason);
        return None;
    };
    let mut entry = if read.enabled == Some(false) && clean::name(&read.name).is_empty() {
        Entry::nameless(reading, place)
    } else {
        Entry::new(reading, place, &read.name)?
    };
    let mut one = Combatant {
        name: entry.one.name.clone(),
        ..read
    };
    numbers(&mut entry, &mut one);
    texts(&mut one);
    let mut held = Found::default();
    held.merge(&std::mem::take(&mut one.defenses));
    one.encounter = one.encounter.and_then(|at| encounters.get(at).copied());
    if let Count::Fixed(count) = one.count {
        if count == 0 {
            entry.leave(Reason::NoCount {
                value: "0".to_owned(),
            });
            return None;
        }
        if count > Count::MOST {
            let value = count.to_string();
            entry.leave(Reason::Limited {
                value,
                to: Count::MOST,
            });
        }
        one.count = Count::Fixed(count.min(Count::MOST));
    } else if let Count::Dice(dice) = &one.count {
        one.count = crate::number::dice(dice).map_or_else(Count::default, Count::Dice);
    }
    entry.one = one;
    entry.defended(held);
    Some(entry)
}

/// Leaves out each number out of range.
fn numbers(entry: &mut Entry<'_>, one: &mut Combatant) {
    for (field, value) in [
        (Field::HitPoints, &mut one.hp),
        (Field::MaxHitPoints, &mut one.hp_max),
        (Field::TemporaryHitPoints, &mut one.temp),
        (Field::ArmorClass, &mut one.ac),
        (Field::ArmorClass, &mut one.touch),
        (Field::ArmorClass, &mut one.flat_footed),
        (Field::ArmorClass, &mut one.eac),
        (Field::InitiativeModifier, &mut one.init_mod),
        (Field::Dexterity, &mut one.dex),
        (Field::DexterityModifier, &mut one.dex_mod),
        (Field::PassivePerception, &mut one.passive_perception),
        (Field::PassivePerception, &mut one.init_score),
        (Field::Legendary, &mut one.legendary_actions),
        (Field::Legendary, &mut one.legendary_resistances),
        (Field::Level, &mut one.level),
        (Field::Experience, &mut one.xp),
    ] {
        let number = value.map(|value| Tree::Number(f64::from(value)));
        *value = entry.number(field, &number.unwrap_or_default());
    }
    one.initiative = one
        .initiative
        .filter(|initiative| initiative.abs() <= 999.0);
    one.hp_formula = one.hp_formula.as_deref().and_then(crate::number::dice);
}

/// Cleans each text.
fn texts(one: &mut Combatant) {
    let short = |text: &str| {
        let text = clean::name(text);
        clean::cut(&text, asalto_core::Combatant::LONGEST_NAME)
            .trim_end()
            .to_owned()
    };
    for text in [
        &mut one.creature,
        &mut one.label,
        &mut one.group,
        &mut one.team,
        &mut one.note,
    ] {
        *text = text.as_deref().map(short).filter(|text| !text.is_empty());
    }
    let conditions = std::mem::take(&mut one.conditions).into_iter().take(50);
    one.conditions = conditions
        .map(|name| short(&name))
        .filter(|name| !name.is_empty())
        .collect();
    let conditions = &one.conditions;
    one.durations.retain(|name, _| conditions.contains(name));
    let sheet = one.sheet.as_deref().map(clean::lines);
    let sheet = sheet.map(|sheet| {
        clean::cut(&sheet, Combatant::LONGEST_SHEET)
            .trim_end()
            .to_owned()
    });
    one.sheet = sheet.filter(|sheet| !sheet.is_empty());
}
