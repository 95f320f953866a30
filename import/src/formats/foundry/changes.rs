//! Changes of numbers by active effects of dnd5e, as the program makes them before it calculates.

use std::borrow::Cow;

use super::data::data;
use super::formula;
use crate::clean;
use crate::entry::Entry;
use crate::left_out::Reason;
use crate::tree::Tree;

/// The data of an actor and its flags, after the changes of its effects.
pub struct Changed<'t> {
    /// The data of the system.
    pub system: Cow<'t, Tree>,
    /// The flags of the system.
    pub flags: Cow<'t, Tree>,
}

/// Makes the changes that are plain numbers, and reports the others that would change what is read.
pub fn changed<'t>(
    entry: &mut Entry<'_>,
    tree: &'t Tree,
    system: &'t Tree,
    level: Option<i32>,
) -> Changed<'t> {
    let mut changed = Changed {
        system: Cow::Borrowed(system),
        flags: Cow::Borrowed(tree.path("flags.dnd5e")),
    };
    for change in in_effect(tree) {
        if make(&mut changed, tree, &change, level).is_none() {
            let Change { of, key, value, .. } = change;
            let by = clean::shown(format!("{of}: {key} {value}").trim());
            entry.leave(Reason::Adjusted { by });
        }
    }
    enchanted(entry, tree);
    changed
}

/// The change of a value by an effect.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    Other,
    Add,
    Downgrade,
    Upgrade,
    Override,
}

/// A change of one value.
struct Change<'t> {
    /// The name of the effect.
    of: &'t str,
    /// The path of the value, without `system.`.
    key: &'t str,
    mode: Mode,
    value: String,
    priority: i32,
}

/// Returns the changes of the effects that are on, in the order in which they count.
fn in_effect(tree: &Tree) -> Vec<Change<'_>> {
    let own = tree.at("effects").list();
    let mut effects: Vec<&Tree> = own.iter().collect();
    for item in tree.at("items").list() {
        if is_put_away(item) {
            continue;
        }
        let id = item.at("_id").text();
        // Old versions copy the effect of an item to the actor.
        let is_copied = |effect: &&Tree| {
            own.iter().any(|copy| {
                !id.is_empty()
                    && copy.at("origin").text().ends_with(id)
                    && copy.at("changes") == effect.at("changes")
            })
        };
        let given = item.at("effects").list().iter();
        // An effect of a spell or a potion waits for its use.
        let given = given.filter(|effect| effect.at("transfer").truth() != Some(false));
        effects.extend(given.filter(|effect| !is_copied(effect)));
    }
    let is_on = |effect: &&Tree| {
        !effect.at("disabled").is_true() && effect.at("type").text() != "enchantment"
    };
    let effects = effects.into_iter().filter(is_on);
    let mut changes: Vec<_> = effects.flat_map(changes_of).collect();
    changes.sort_by_key(|change| change.priority);
    changes
}

fn changes_of(effect: &Tree) -> impl Iterator<Item = Change<'_>> {
    let of = effect.any(&["name", "label"]).text();
    let list = effect.any_path(&["changes", "system.changes"]).list();
    list.iter().map(move |change| {
        let key = change.at("key").text();
        let key = ["system.", "data."]
            .iter()
            .find_map(|start| key.strip_prefix(start));
        let (mode, usual) = match (change.at("mode").whole(), change.at("type").text()) {
            (Some(2), _) | (None, "add") => (Mode::Add, 20),
            (Some(3), _) | (None, "downgrade") => (Mode::Downgrade, 30),
            (Some(4), _) | (None, "upgrade") => (Mode::Upgrade, 40),
            (Some(5), _) | (None, "override") => (Mode::Override, 50),
            _ => (Mode::Other, 0),
        };
        Change {
            of,
            key: key.unwrap_or_else(|| change.at("key").text()),
            mode,
            value: change.at("value").words().trim().to_owned(),
            priority: change.at("priority").whole().unwrap_or(usual),
        }
    })
}

/// Returns whether the effects of an item wait until it is worn, or attuned.
fn is_put_away(item: &Tree) -> bool {
    let system = data(item);
    let attunement = system.at("attunement");
    let must_attune = attunement.text() == "required" && !system.at("attuned").is_true();
    system.at("equipped").truth() == Some(false) || must_attune || attunement.whole() == Some(1)
}

/// Reports what makes worn armor better, which only the program works out.
fn enchanted(entry: &mut Entry<'_>, tree: &Tree) {
    for item in tree.at("items").list() {
        if !data(item).at("equipped").is_true() {
            continue;
        }
        for effect in item.at("effects").list() {
            let is_applied =
                effect.at("type").text() == "enchantment" && effect.at("origin").is_something();
            let is_on = is_applied && !effect.at("disabled").is_true();
            let keys = || changes_of(effect).map(|change| change.key);
            if is_on && keys().any(|key| key.starts_with("armor.")) {
                let by = clean::shown(effect.any(&["name", "label"]).text());
                entry.leave(Reason::Adjusted { by });
            }
        }
    }
}

/// The values that are read.
enum Kind {
    /// A whole number. The number in brackets stands for an empty value, if one does.
    Number(Option<i32>),
    /// A sum of numbers and names.
    Sum,
    /// A word.
    Word,
    /// A list of words.
    List,
    /// A flag of the actor, which is on or off.
    Flag,
    /// The program works it out of others.
    Derived,
}

fn kind(key: &str, is_character: bool) -> Option<Kind> {
    let of_ability = key.strip_prefix("abilities.");
    if let Some((_, value)) = of_ability.and_then(|rest| rest.split_once('.')) {
        return match value {
            "value" => Some(Kind::Number(None)),
            "bonuses.check" => Some(Kind::Sum),
            "mod" => Some(Kind::Derived),
            _ => None,
        };
    }
    Some(match key {
        "attributes.hp.bonuses.overall" | "attributes.hp.bonuses.level" if is_character => {
            Kind::Sum
        }
        "attributes.ac.bonus"
        | "attributes.ac.min"
        | "attributes.init.bonus"
        | "bonuses.abilities.check" => Kind::Sum,
        "attributes.hp.tempmax"
        | "attributes.init.roll.mode"
        | "resources.legact.max"
        | "resources.legres.max" => Kind::Number(Some(0)),
        "attributes.ac.flat" | "attributes.hp.max" => Kind::Number(None),
        "attributes.ac.calc" | "attributes.ac.formula" | "attributes.init.ability" => Kind::Word,
        "traits.di.value" | "traits.dr.value" | "traits.dv.value" => Kind::List,
        _ if FLAGS
            .iter()
            .any(|flag| key.strip_prefix("flags.dnd5e.") == Some(*flag)) =>
        {
            Kind::Flag
        }
        _ => {
            let starts = [
                "attributes.ac.",
                "attributes.hp.",
                "attributes.init.",
                "traits.di.",
                "traits.dr.",
                "traits.dv.",
            ];
            let is_read = starts.iter().any(|start| key.starts_with(start));
            return (is_read || key == "attributes.prof").then_some(Kind::Derived);
        }
    })
}

/// The flags that change the initiative.
const FLAGS: [&str; 5] = [
    "initiativeAdv",
    "initiativeAlert",
    "initiativeHalfProf",
    "jackOfAllTrades",
    "remarkableAthlete",
];

/// Makes a change. None if it would change what is read and can't be made.
fn make(
    changed: &mut Changed<'_>,
    tree: &Tree,
    change: &Change<'_>,
    level: Option<i32>,
) -> Option<()> {
    let Change {
        key, mode, value, ..
    } = change;
    let is_character = tree.at("type").text() == "character";
    let Some(kind) = kind(key, is_character) else {
        return Some(());
    };
    let system = &changed.system;
    let old = system.path(key);
    let new = match kind {
        Kind::Number(empty) => {
            let number: i32 = value.trim_start_matches('+').trim().parse().ok()?;
            let before = if old.is_something() {
                old.whole()
            } else {
                empty
            };
            Tree::Number(f64::from(match mode {
                Mode::Add => before?.checked_add(number)?,
                Mode::Downgrade => before?.min(number),
                Mode::Upgrade => before?.max(number),
                Mode::Override => number,
                Mode::Other => return None,
            }))
        }
        Kind::Sum => {
            let number = formula::value(value, system, level)?;
            let before = old.words();
            let is_empty = before.trim().is_empty();
            let sum = || {
                if is_empty {
                    Some(0)
                } else {
                    formula::value(&before, system, level)
                }
            };
            match mode {
                Mode::Add if is_empty => Tree::Text(value.clone()),
                Mode::Add => Tree::Text(format!("{before} + {value}")),
                Mode::Downgrade => Tree::Text(sum()?.min(number).to_string()),
                Mode::Upgrade => Tree::Text(sum()?.max(number).to_string()),
                Mode::Override => Tree::Text(value.clone()),
                Mode::Other => return None,
            }
        }
        Kind::Word if *mode == Mode::Override => Tree::Text(value.clone()),
        Kind::List if *mode == Mode::Add => {
            let mut list = old.list().to_vec();
            list.push(Tree::Text(value.clone()));
            Tree::List(list)
        }
        Kind::Flag => {
            let is_on = Tree::Text(value.clone()).truth()?;
            let flag = key.strip_prefix("flags.dnd5e.")?;
            changed.flags.to_mut().set(flag, Tree::Bool(is_on));
            return Some(());
        }
        Kind::Word | Kind::List | Kind::Derived => return None,
    };
    changed.system.to_mut().set(key, new);
    Some(())
}
