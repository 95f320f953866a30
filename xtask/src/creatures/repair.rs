//! Corrections of the package: each text here replaces a wrong text of the package.

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
