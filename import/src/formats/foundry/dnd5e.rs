//! The system dnd5e.

use super::{armor, changes, defenses, formula, initiative};
use crate::entry::Entry;
use crate::left_out::{Field, Reason};
use crate::number::modifier;
use crate::tree::Tree;

/// Reads the values of an actor.
pub fn fill(entry: &mut Entry<'_>, tree: &Tree, system: &Tree) {
    let is_character = tree.at("type").text() == "character";
    let level = levels(tree).or_else(|| {
        let level = system.path("details.level").whole();
        level.filter(|_| is_character)
    });
    let changed = changes::changed(entry, tree, system, level);
    let system = &*changed.system;
    let attributes = system.at("attributes");
    hit_points(entry, tree, system, level);
    entry.temporary(attributes.path("hp.temp"));
    armor_class(entry, tree, system, level);
    initiative::read(entry, tree, &changed, level);
    if is_character {
        entry.level(&level.map_or(Tree::Null, |level| Tree::Number(f64::from(level))));
    } else {
        entry.challenge(system.path("details.cr"));
        entry.experience(system.path("details.xp.value"));
    }
    defenses::of_fifth_edition(entry, system.at("traits"));
    let legendary = |entry: &mut Entry<'_>, path: &str| {
        let times = entry.number(Field::Legendary, system.path(path));
        times.filter(|times| *times > 0)
    };
    entry.one.legendary_actions = legendary(entry, "resources.legact.max");
    entry.one.legendary_resistances = legendary(entry, "resources.legres.max");
}

fn hit_points(entry: &mut Entry<'_>, tree: &Tree, system: &Tree, level: Option<i32>) {
    let hp = system.path("attributes.hp");
    if hp.at("max").is_something() {
        entry.hit_points_of(hp.at("value"), hp.at("max"));
    } else {
        entry.one.hp = entry.number(Field::HitPoints, hp.at("value"));
        match maximum(tree, system, level) {
            Some(maximum) => {
                let maximum = Tree::Number(f64::from(maximum));
                entry.one.hp_max = entry.number(Field::MaxHitPoints, &maximum);
            }
            None => entry.leave(Reason::Derived {
                field: Field::MaxHitPoints,
            }),
        }
    }
    let more = entry.number(Field::HitPoints, hp.at("tempmax"));
    if let (Some(more), Some(maximum)) = (more, entry.one.hp_max) {
        let sum = Tree::Number(f64::from(maximum) + f64::from(more));
        entry.one.hp_max = entry.number(Field::MaxHitPoints, &sum);
    }
}

/// Returns the maximum hit points of a character, whose classes have the rolls of each level.
fn maximum(tree: &Tree, system: &Tree, level: Option<i32>) -> Option<i32> {
    let constitution = modifier(system.path("abilities.con.value").whole()?);
    let classes = tree
        .at("items")
        .list()
        .iter()
        .filter(|item| item.at("type").text() == "class");
    let mut total = 0;
    let mut levels = 0;
    for class in classes {
        let class = super::data::data(class);
        let die = class
            .any_path(&["hd.denomination", "hitDice"])
            .text()
            .trim_start_matches('d');
        let die: i32 = die.parse().ok()?;
        let list = class.at("advancement").each();
        let rolled = list
            .into_iter()
            .find(|one| one.at("type").text() == "HitPoints")?;
        let own = class
            .at("levels")
            .whole()
            .filter(|levels| (1..=40).contains(levels))?;
        for level in 1..=own {
            total += match rolled.at("value").at(&level.to_string()) {
                Tree::Text(text) if text == "max" => die,
                Tree::Text(text) if text == "avg" => die / 2 + 1,
                value => value.whole().filter(|value| (1..=20).contains(value))?,
            };
        }
        levels += own;
    }
    let bonus = |path: &str| {
        let bonus = formula::bonus(system.path(path), system, level);
        bonus.filter(|bonus| bonus.abs() < 1_000)
    };
    let each = constitution + bonus("attributes.hp.bonuses.level")?;
    (levels > 0).then_some(total + levels * each + bonus("attributes.hp.bonuses.overall")?)
}

fn levels(tree: &Tree) -> Option<i32> {
    let classes = tree
        .at("items")
        .list()
        .iter()
        .filter(|item| item.at("type").text() == "class");
    let levels = classes.filter_map(|class| super::data::data(class).at("levels").whole());
    Some(
        levels
            .filter(|level| (1..=40).contains(level))
            .take(10)
            .sum(),
    )
    .filter(|levels| *levels > 0)
}

fn armor_class(entry: &mut Entry<'_>, tree: &Tree, system: &Tree, level: Option<i32>) {
    let ac = system.path("attributes.ac");
    let flat = ac.any(&["flat", "value"]);
    let is_flat = matches!(ac.at("calc").text(), "flat" | "");
    match armor::class(tree, system, level) {
        Some(class) => entry.armor_class(&Tree::Number(f64::from(class))),
        // It is reported as no number.
        None if is_flat && flat.is_something() => entry.armor_class(flat),
        None => entry.leave(Reason::Derived {
            field: Field::ArmorClass,
        }),
    }
}
