//! Corrections of the package: texts and numbers that it has wrong or lacks.

use serde_json::Value;

use super::fields::text;

/// The creature, the name of the entry, the wrong text and the right one.
const REPAIRED: [(&str, &str, &str, &str); 22] = [
    (
        "Adult Black Dragon",
        "Cloud of Insects",
        "&amp;Reference[Concentration}",
        "Concentration",
    ),
    (
        "Adult Gold Dragon",
        "Fire Breath",
        "-foot-long, [[lookup @target.template.width activity=bDqgmtLG3zcVuqdi]]-foot-wide Line",
        "-foot Cone",
    ),
    (
        "Ancient Black Dragon",
        "Cloud of Insects",
        "&amp;Reference[Concentration}",
        "Concentration",
    ),
    (
        "Ancient Gold Dragon",
        "Fire Breath",
        "-foot-long, [[lookup @target.template.width activity=bDqgmtLG3zcVuqdi]]-foot-wide Line",
        "-foot Cone",
    ),
    (
        "Ancient Gold Dragon",
        "Multiattack",
        "makes {count} [[/item]] attacks and uses [[/item]].",
        "makes three Rend attacks. It can replace one attack with a use of Spellcasting or Weakening Breath.",
    ),
    (
        "Ancient Silver Dragon",
        "Multiattack",
        "[[/item .mmSpellcasting00.Activity.DJGcakjcAlCCOOFg]]",
        "Ice Knife",
    ),
    (
        "Avatar of Death",
        "Multiattack",
        "[[ceil(@prof/2)]]{Number of Attacks}",
        "",
    ),
    ("Bandit", "Light Crossbow", "&gt;", ""),
    (
        "Bugbear Warrior",
        "Light Hammer",
        ", reach [[lookup @item.range.reach item=ST0XpSUdRn52jAF0]] ft. or range [[lookup @item.range.value item=ST0XpSUdRn52jAF0]]/[[lookup @item.range.long item=ST0XpSUdRn52jAF0]] ft.",
        ", reach 10 ft. or range 20/60 ft.",
    ),
    (
        "Draconic Spirit",
        "Multiattack",
        "[[floor(@flags.dnd5e.summon.level / 2)]]{Number of attacks}",
        "",
    ),
    (
        "Dryad",
        "Tree Stride",
        "[[lookup @target.affects.special activity=8av8Lh1jNLCrOJny]]",
        "Large or bigger tree",
    ),
    ("Gelatinous Cube", "Engulf", "mmOozeCube000000", "Ooze Cube"),
    ("Giant Elk", "Ram", "straight it", "straight toward it"),
    (
        "Giant Elk",
        "Ram",
        "[[/damage average activity=i9cI4yuGrjw1or1q]]",
        "[[/damage 2d4 average]] Bludgeoning damage",
    ),
    (
        "Giant Shark",
        "Water Breathing",
        " It can hold its breath for {duration} outside water.",
        "",
    ),
    (
        "Giant Insect",
        "Multiattack",
        "[[floor(@flags.dnd5e.summon.level / 2)]]{Number of attacks}",
        "",
    ),
    (
        "Gold Dragon Wyrmling",
        "Fire Breath",
        "-foot-long, [[lookup @target.template.width activity=bDqgmtLG3zcVuqdi]]-foot-wide Line",
        "-foot Cone",
    ),
    (
        "Magma Mephit",
        "Fire Breath",
        "-foot-long, [[lookup @target.template.width activity=bDqgmtLG3zcVuqdi]]-foot-wide Cone",
        "-foot Cone",
    ),
    ("Minotaur Skeleton", "Gore", "towardit", "toward it"),
    (
        "Treant",
        "Multiattack",
        "[[/item mmSlam0000000000]]",
        "Slam",
    ),
    ("Vampire", "Shape-Shift", "[hover]", "(hover)"),
    ("Will-o'-Wisp", "Consume Life", " feet. that", " feet that"),
];

/// Returns the text of an entry without the mistakes of the package.
pub fn repaired(creature: &str, entry: &str, text: &str) -> String {
    let mut text = text.replace('\u{ad}', "");
    for (of, name, wrong, right) in REPAIRED {
        if of == creature && name == entry {
            text = text.replace(wrong, right);
        }
    }
    text
}

/// The creature, the name of the entry, and its text in the SRD 5.2, where the package has that of another creature.
const WHOLE: [(&str, &str, &str); 2] = [
    (
        "Troll",
        "Regeneration",
        "The troll regains 15 Hit Points at the start of each of its turns. If the troll takes Acid or Fire damage, this trait doesn't function on the troll's next turn. The troll dies only if it starts its turn with 0 Hit Points and doesn't regenerate.",
    ),
    (
        "Troll Limb",
        "Regeneration",
        "The limb regains 5 Hit Points at the start of each of its turns. If the limb takes Acid or Fire damage, this trait doesn't function on the limb's next turn. The limb dies only if it starts its turn with 0 Hit Points and doesn't regenerate.",
    ),
];

/// The words of the plain texts with slips of the pen, and the right ones.
const SLIPS: [(&str, &str); 2] = [("trolll's", "troll's"), ("roll roll ", "roll ")];

/// The line before the remarks of the package about its own use.
const REMARKS: &str = "Foundry Note";

/// Returns the plain text of an entry as the SRD has it: without the remarks of the package about its use.
pub fn as_in_the_srd(creature: &str, entry: &str, plain: &str) -> String {
    let whole = WHOLE
        .iter()
        .find(|(of, name, _)| *of == creature && *name == entry);
    if let Some((_, _, text)) = whole {
        return (*text).to_owned();
    }
    let lines = plain.split('\n').take_while(|line| line.trim() != REMARKS);
    let mut text = lines.collect::<Vec<_>>().join("\n");
    for (slip, right) in SLIPS {
        text = text.replace(slip, right);
    }
    text
}

/// The creature, the number and the right value, where open5e and the SRD 5.2 agree against the package.
const NUMBERS: [(&str, &str, i64); 5] = [
    ("Elk", "/ac", 10),
    ("Flying Snake", "/ac", 14),
    ("Giant Frog", "/skills/stealth", 4),
    ("Panther", "/skills/stealth", 6),
    ("Shambling Mound", "/skills/stealth", 3),
];

/// The initiative bonuses that are not the Dexterity modifier: a name and a number a line. The package has none. open5e
/// and the Foundry VTT system agree on 103 of them; the other six are those of open5e and the text of the SRD 5.2.
const INITIATIVE: &str = include_str!("initiative.txt");

/// Corrects the numbers of a creature, and adds its initiative bonus.
///
/// # Errors
/// If the creature lacks the object that holds the number, or a line of the bonuses has no number.
pub fn repair_numbers(creature: &mut Value) -> Result<(), String> {
    let name = text(creature, "name").to_owned();
    for (_, pointer, right) in NUMBERS.into_iter().filter(|(of, ..)| *of == name) {
        let (holder, key) = pointer.rsplit_once('/').unwrap_or_default();
        let holder = creature
            .pointer_mut(holder)
            .and_then(Value::as_object_mut)
            .ok_or_else(|| format!("{name}: nothing holds {pointer}"))?;
        holder.insert(key.to_owned(), right.into());
    }
    let mut bonuses = INITIATIVE.lines().filter_map(|line| line.split_once('\t'));
    if let Some((_, bonus)) = bonuses.find(|(of, _)| *of == name) {
        let bonus: i64 = bonus
            .parse()
            .map_err(|_| format!("{name}: {bonus} is no initiative bonus"))?;
        creature["initiative_bonus"] = bonus.into();
    }
    Ok(())
}

/// Returns the initiative bonus of a creature: the Dexterity modifier unless another one is known.
pub fn initiative(creature: &Value) -> i64 {
    let number = |pointer| creature.pointer(pointer).and_then(Value::as_i64);
    let dexterity = number("/ability_scores/dex").unwrap_or(10);
    number("/initiative_bonus").unwrap_or_else(|| (dexterity - 10).div_euclid(2))
}
