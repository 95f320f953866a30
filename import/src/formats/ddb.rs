//! Characters of D&D Beyond. The file has the player's choices; the numbers are calculated here as on the site.

mod armor;
mod modifiers;

use crate::defenses::{DefenseKind, Found};
use crate::entry::Entry;
use crate::error::ImportError;
use crate::format::Format;
use crate::left_out::{Field, Place, Reason};
use crate::number::modifier;
use crate::reading::Reading;
use crate::tree::Tree;

use modifiers::Modifiers;

/// The conditions by their numbers, from 1.
const CONDITIONS: [&str; 15] = [
    "Blinded",
    "Charmed",
    "Deafened",
    "Exhaustion",
    "Frightened",
    "Grappled",
    "Incapacitated",
    "Invisible",
    "Paralyzed",
    "Petrified",
    "Poisoned",
    "Prone",
    "Restrained",
    "Stunned",
    "Unconscious",
];

/// Whether an object is a character, or the refusal of one.
pub fn is(tree: &Tree) -> bool {
    let is_refusal = tree.at("success").truth() == Some(false) && tree.has("data");
    character_of(tree).has("baseHitPoints") || is_refusal
}

fn character_of(tree: &Tree) -> &Tree {
    let data = tree.any(&["data", "character"]);
    if data.is_object() { data } else { tree }
}

/// Reads a character.
pub fn read(tree: &Tree, place: &Place, reading: &mut Reading) {
    reading.found(Format::DdbCharacter);
    let character = character_of(tree);
    if !character.has("baseHitPoints") {
        reading.refuse(ImportError::Refused);
        return;
    }
    if let Some(entry) = Entry::new(reading, place, &character.at("name").words()) {
        fill(entry, character);
    }
}

fn fill(mut entry: Entry<'_>, character: &Tree) {
    entry.player();
    let classes = character.at("classes").list();
    let level: i32 = classes
        .iter()
        .filter_map(|class| class.at("level").whole())
        .filter(|level| *level < 100)
        .take(20)
        .sum();
    entry.level(&Tree::Number(f64::from(level.max(1))));
    let level = entry.one.level.unwrap_or(1);
    let modifiers = Modifiers::of(character, 2 + (level - 1) / 4);
    let dexterity = modifiers.score(2);
    entry.dexterity(&dexterity.map_or(Tree::Null, |score| Tree::Number(f64::from(score))));
    hit_points(&mut entry, character, &modifiers, level);
    match armor::class(character, &modifiers) {
        Some(ac) => entry.armor_class(&Tree::Number(f64::from(ac))),
        None => entry.leave(Reason::Derived {
            field: Field::ArmorClass,
        }),
    }
    initiative(&mut entry, &modifiers, level);
    unknown(&mut entry, character, &modifiers);
    defenses(&mut entry, &modifiers);
    for condition in character.at("conditions").list() {
        let number = condition
            .at("id")
            .whole()
            .and_then(|id| usize::try_from(id).ok());
        let name = number.and_then(|number| CONDITIONS.get(number.checked_sub(1)?));
        let level = condition.at("level").whole().filter(|level| *level > 0);
        match (name, level) {
            (Some(name), Some(level)) => entry.condition(&format!("{name} {level}")),
            (Some(name), None) => entry.condition(name),
            _ => {}
        }
    }
    entry.add();
}

fn hit_points(entry: &mut Entry<'_>, character: &Tree, modifiers: &Modifiers<'_>, level: i32) {
    let of = |key: &str| character.at(key).whole();
    let calculated = || {
        let constitution = modifier(modifiers.score(3)?);
        let each = constitution + modifiers.sum("hit-points-per-level");
        let bonus = of("bonusHitPoints").unwrap_or(0) + modifiers.sum("hit-points");
        of("baseHitPoints")?
            .checked_add(bonus)?
            .checked_add(each * level)
    };
    let Some(maximum) = of("overrideHitPoints").or_else(calculated) else {
        entry.leave(Reason::Derived {
            field: Field::MaxHitPoints,
        });
        return;
    };
    let now = maximum.saturating_sub(of("removedHitPoints").unwrap_or(0));
    let number = |number: i32| Tree::Number(f64::from(number));
    entry.hit_points_of(&number(now), &number(maximum));
    entry.temporary(character.at("temporaryHitPoints"));
}

fn initiative(entry: &mut Entry<'_>, modifiers: &Modifiers<'_>, level: i32) {
    let proficiency = 2 + (level - 1) / 4;
    let by_proficiency = if modifiers.has("proficiency", "initiative") {
        proficiency
    } else if modifiers.has("half-proficiency", "initiative")
        || modifiers.has("half-proficiency", "ability-checks")
    {
        proficiency / 2
    } else {
        0
    };
    let bonus = modifiers.sum("initiative") + by_proficiency;
    entry.one.init_mod = entry.one.init_mod.map(|dexterity| dexterity + bonus);
    entry.one.init_mod = entry
        .one
        .init_mod
        .filter(|total| Field::InitiativeModifier.range().contains(total));
    entry.one.init_advantage = modifiers.has("advantage", "initiative");
}

/// The bonuses that count.
const BONUSES: [&str; 6] = [
    "armor-class",
    "armored-armor-class",
    "unarmored-armor-class",
    "hit-points",
    "hit-points-per-level",
    "initiative",
];

/// The values that a player entered and that change nothing here: those of the armor class, which are read, and names,
/// notes, attacks, prices, skills and saves.
const READ_OR_ELSEWHERE: [std::ops::RangeInclusive<i32>; 3] = [1..=3, 8..=29, 39..=41];

/// Reports the bonuses and the entered values that are not taken.
fn unknown(entry: &mut Entry<'_>, character: &Tree, modifiers: &Modifiers<'_>) {
    for by in BONUSES.iter().filter_map(|of| modifiers.unknown(of)) {
        entry.leave(Reason::Adjusted { by });
    }
    for value in character.at("characterValues").list() {
        let number = value.at("typeId").whole();
        let is_known = number.is_some_and(|number| {
            let mut known = READ_OR_ELSEWHERE.iter();
            known.any(|range| range.contains(&number))
        });
        if !is_known && value.at("value").number().is_some() {
            let typed = value.at("typeId").words();
            let by = format!("characterValues {typed}: {}", value.at("value").words());
            let by = crate::clean::shown(&by);
            entry.leave(Reason::Adjusted { by });
        }
    }
}

/// The types stand in modifiers. A restriction is a condition, such as "while raging".
fn defenses(entry: &mut Entry<'_>, modifiers: &Modifiers<'_>) {
    let mut found = Found::default();
    for (kind, name) in [
        (DefenseKind::Immune, "immunity"),
        (DefenseKind::Resists, "resistance"),
        (DefenseKind::Vulnerable, "vulnerability"),
    ] {
        for one in modifiers.all_of(name) {
            let of = one.at("subType").words().replace('-', " ");
            let restriction = one.at("restriction").words();
            if restriction.trim().is_empty() {
                found.list(kind, &of);
            } else {
                found.list(kind, &format!("{of} ({restriction})"));
            }
        }
    }
    entry.defended(found);
}
