//! The bypasses of damage reduction besides a type: `14 slashing magic`, `14 cold iron`, against `DR 10/magic`.

use asalto_core::combatant::DamageReduction;
use asalto_core::{Bypass, Combatant, DamageType, EncounterView, Material};
use asalto_text::Lang;

use super::tokens::{Token, tokens};
use asalto_import::damage_words::damage_type;

/// A bypass of damage reduction, by its English word, with its words in each language, in lowercase and without
/// accents. A bar separates the words.
const WORDS: [(&str, &str); 9] = [
    ("magic", "magic|magical|magico|magica|magia|magique|magie"),
    (
        "silver",
        "silver|silvered|plata|plateado|plateada|argent|argente|argentee",
    ),
    (
        "adamantine",
        "adamantine|adamantina|adamantita|adamantium|adamantine",
    ),
    ("cold iron", "cold iron|hierro frio|fer froid"),
    ("good", "good|bien|bueno|buena|bon|bonne"),
    ("evil", "evil|mal|malvado|malvada|mauvais|mauvaise"),
    ("lawful", "lawful|law|legal|ley|loi|loyal|loyale"),
    ("chaotic", "chaotic|chaos|caotico|caotica|caos|chaotique"),
    ("epic", "epic|epico|epica|epique"),
];

/// The name of what bypasses the defenses against nonmagical damage.
const MAGIC: &str = "magic";

/// The words between two materials of which either bypasses.
const EITHER: [&str; 5] = [" or ", " o ", " u ", " ou ", "/"];

/// The words between two materials which bypass together.
const BOTH: [&str; 5] = [" and ", " y ", " e ", " et ", "+"];

/// Returns what the first tokens name, and their number: a word for what bypasses, or one that the damage reduction of a
/// combatant has. The types of damage are no such words.
pub(crate) fn named(
    tokens: &[Token],
    view: &EncounterView,
    fold: &dyn Fn(&str) -> String,
) -> Option<(String, usize)> {
    let all = view.combatants.iter();
    let own = all.filter_map(|one| one.profile.defenses.reduction.as_ref());
    let own = own.flat_map(|reduction| {
        let ways = ways(reduction, fold);
        let words = ways.into_iter().flatten();
        let words = words.filter(|word| damage_type(word).is_none());
        words.collect::<Vec<_>>()
    });
    let known = WORDS
        .iter()
        .flat_map(|(name, words)| words.split('|').map(|word| (word.to_owned(), *name)));
    let known = known.map(|(word, name)| (word, name.to_owned()));
    let all = known.chain(own.map(|word| (word.clone(), word)));
    let found = all.filter_map(|(word, name)| {
        let words: Vec<_> = word.split(' ').collect();
        let first = tokens.get(..words.len())?;
        let pairs = first.iter().zip(&words);
        let same = first.iter().skip(1).all(|it| !it.breaks);
        (same && pairs.into_iter().all(|(one, other)| one.text == *other))
            .then_some((name, words.len()))
    });
    found.max_by_key(|(_, used)| *used)
}

/// Takes the words for what a weapon bypasses out of a line that begins with an amount. Returns them too. A word that
/// names somebody is none.
#[must_use]
pub fn taken_out(
    typed: &str,
    view: &EncounterView,
    (lang, fold): (Lang, &dyn Fn(&str) -> String),
    is_name: &dyn Fn(&str) -> bool,
) -> (String, Vec<String>) {
    let all = tokens(typed, lang, fold);
    let (mut rest, mut past) = (typed.to_owned(), Vec::new());
    let mut at = 1;
    while at < all.len() {
        match named(&all[at..], view, fold) {
            Some((name, used)) if !is_name(&all[at].text) => {
                let word = all[at].at.start..all[at + used - 1].at.end;
                let spaces = " ".repeat(word.len());
                rest.replace_range(word, &spaces);
                past.push(name);
                at += used;
            }
            _ => at += 1,
        }
    }
    (rest, past)
}

/// Returns what bypasses the defenses against nonmagical damage: magic, or the material of a weapon. None without words,
/// or with one that bypasses no such defense.
#[must_use]
pub fn of_weapon(past: &[String]) -> Option<Bypass> {
    let known = |word: &String| match word.as_str() {
        MAGIC => Some(Bypass::Nonmagical),
        word => material(word).map(Material::bypass),
    };
    let all: Option<Vec<_>> = past.iter().map(known).collect();
    all?.into_iter().min()
}

/// Returns whether a word for what bypasses has a meaning against some combatants: magic always has, a material if the defense of
/// one of them names it.
pub fn counts<'v>(past: &str, mut against: impl Iterator<Item = &'v Combatant>) -> bool {
    let material = material(past);
    past == MAGIC
        || material.is_some() && against.any(|one| one.defenses.nonmagical.bypass == material)
}

/// Returns the material that a word names.
fn material(word: &str) -> Option<Material> {
    match word {
        "silver" => Some(Material::Silver),
        "adamantine" => Some(Material::Adamantine),
        _ => None,
    }
}

/// Returns what a weapon bypasses of these damage reductions: all or nothing. None if it bypasses some only.
#[must_use]
pub fn of_all<'v>(
    who: impl Iterator<Item = &'v DamageReduction>,
    past: &[String],
    of: &[DamageType],
    fold: &dyn Fn(&str) -> String,
) -> Option<Bypass> {
    let all: Vec<_> = who.map(|one| is_past(one, past, of, fold)).collect();
    match (all.contains(&true), all.contains(&false)) {
        (true, true) => None,
        (true, false) => Some(Bypass::Reduction),
        (false, _) => Some(Bypass::Nothing),
    }
}

/// Returns whether what a weapon is bypasses a damage reduction. `past` are names that [`named`] returned; the types of
/// its damage count too, as against `DR 10/adamantine and bludgeoning`.
pub(crate) fn is_past(
    reduction: &DamageReduction,
    past: &[String],
    of: &[DamageType],
    fold: &dyn Fn(&str) -> String,
) -> bool {
    let ways = ways(reduction, fold);
    let has = |one: &String| {
        past.contains(one) || damage_type(one).is_some_and(|typed| of.contains(&typed))
    };
    ways.iter().any(|way| way.iter().all(has))
}

/// Returns a type of weapon damage that a damage reduction counts against, and what bypasses it: a type, with words if it
/// needs some. None if nothing bypasses it.
///
/// ```
/// # use asalto_core::DamageType;
/// # use asalto_core::combatant::DamageReduction;
/// # use asalto_web::input::command_line::bypass_example;
/// let types = [].into_iter().collect();
/// let devil = DamageReduction { amount: 5, types, bypass: "good or silver".to_owned() };
/// let (counts, past) = bypass_example(&devil, &str::to_lowercase);
/// assert_eq!(counts, DamageType::Slashing);
/// assert_eq!(past, Some((DamageType::Slashing, "good".to_owned())));
/// ```
#[must_use]
pub fn example(
    reduction: &DamageReduction,
    fold: &dyn Fn(&str) -> String,
) -> (DamageType, Option<(DamageType, String)>) {
    let common = [
        DamageType::Slashing,
        DamageType::Bludgeoning,
        DamageType::Piercing,
    ];
    let mut open = common.iter().filter(|of| !reduction.types.contains(of));
    let counts = open.next().copied().unwrap_or(DamageType::Slashing);
    if let Some(of) = reduction.types.iter().next() {
        return (counts, Some((*of, String::new())));
    }
    let way = split(&reduction.bypass, &EITHER).into_iter().next();
    let past = way.map(|way| {
        let words = split(&way, &BOTH);
        let typed = |word: &String| damage_type(&fold(word));
        let of = words.iter().find_map(typed).unwrap_or(counts);
        let words = words.into_iter().filter(|word| typed(word).is_none());
        (of, words.collect::<Vec<_>>().join(" "))
    });
    (counts, past)
}

/// Returns the ways past a damage reduction. Each needs all its names.
fn ways(reduction: &DamageReduction, fold: &dyn Fn(&str) -> String) -> Vec<Vec<String>> {
    let text = fold(&reduction.bypass);
    split(&text, &EITHER)
        .into_iter()
        .map(|way| split(&way, &BOTH).iter().map(|one| name(one)).collect())
        .filter(|way: &Vec<String>| !way.is_empty())
        .collect()
}

/// Splits a text at any of some words. Parts without a letter are left out.
fn split(text: &str, at: &[&str]) -> Vec<String> {
    let mut parts = vec![text.to_owned()];
    for mark in at {
        let split = parts.iter().flat_map(|part| part.split(mark));
        parts = split.map(|part| part.trim().to_owned()).collect();
    }
    parts.retain(|part| part.chars().any(char::is_alphabetic));
    parts
}

/// Returns the English name of what bypasses, or the word itself.
fn name(word: &str) -> String {
    let known = WORDS
        .iter()
        .find(|(_, words)| words.split('|').any(|one| one == word));
    known.map_or(word, |(name, _)| *name).to_owned()
}

#[cfg(test)]
mod tests {
    use asalto_core::{Combatant, Command, NoDice, Ruleset, Session, Side, Timestamp};

    use super::*;

    fn past(bypass: &str, past: &[&str]) -> bool {
        typed_past(bypass, past, &[])
    }

    fn typed_past(bypass: &str, past: &[&str], of: &[DamageType]) -> bool {
        let reduction = DamageReduction {
            amount: 10,
            types: [].into_iter().collect(),
            bypass: bypass.to_owned(),
        };
        let past: Vec<_> = past.iter().map(|it| (*it).to_owned()).collect();
        is_past(&reduction, &past, of, &str::to_lowercase)
    }

    #[test]
    fn an_example_names_what_bypasses_the_reduction() {
        use DamageType::{Bludgeoning, Piercing, Slashing};
        let of = |types: &[DamageType], bypass: &str| {
            let reduction = DamageReduction {
                amount: 5,
                types: types.iter().copied().collect(),
                bypass: bypass.to_owned(),
            };
            example(&reduction, &str::to_lowercase)
        };
        let with = |of, words: &str| Some((of, words.to_owned()));
        assert_eq!(of(&[], "silver"), (Slashing, with(Slashing, "silver")));
        assert_eq!(of(&[Slashing], ""), (Bludgeoning, with(Slashing, "")));
        assert_eq!(
            of(&[], "good and piercing"),
            (Slashing, with(Piercing, "good"))
        );
        assert_eq!(
            of(&[], "cold iron or good"),
            (Slashing, with(Slashing, "cold iron"))
        );
        assert_eq!(
            of(&[], "silver and magic").1,
            with(Slashing, "silver magic")
        );
        assert_eq!(of(&[], "").1, None);
    }

    #[test]
    fn a_word_bypasses_in_any_language() {
        assert!(past("magic", &["magic"]));
        assert!(past("Plata", &["silver"]));
        assert!(past("fer froid", &["cold iron"]));
        assert!(past("obsidian", &["obsidian"]));
        assert!(!past("magic", &["silver"]));
        assert!(!past("magic", &[]));
        assert!(!past("", &["magic"]) && !past("–", &["magic"]));
    }

    #[test]
    fn the_words_are_taken_out_of_a_line() {
        let mut session = Session::new(Ruleset::Dnd35);
        let mut devil = Combatant::new("Devil", Side::FOES);
        devil.defenses.reduction = Some(DamageReduction {
            amount: 10,
            types: [].into_iter().collect(),
            bypass: "cold iron".to_owned(),
        });
        let add = Command::AddCombatant(Box::new(devil));
        let added = session.dispatch(&add, Timestamp::default(), &mut NoDice);
        added.expect("it is a combatant");
        let view = session.view();
        let with = (Lang::En, &str::to_lowercase as &dyn Fn(&str) -> String);
        let of = |typed| taken_out(typed, &view, with, &|word| word == "epic");
        let (rest, past) = of("14 slashing magic devil");
        assert_eq!(
            rest.split_whitespace().collect::<Vec<_>>(),
            ["14", "slashing", "devil"]
        );
        assert_eq!(past, ["magic"]);
        assert_eq!(of("14 slashing cold iron").1, ["cold iron"]);
        assert_eq!(of("14 epic").1, [""; 0]);
        let reductions = || {
            let all = view.combatants.iter();
            all.filter_map(|one| one.profile.defenses.reduction.as_ref())
        };
        let of_all = |past: &str| of_all(reductions(), &[past.to_owned()], &[], &str::to_lowercase);
        assert_eq!(of_all("cold iron"), Some(Bypass::Reduction));
        assert_eq!(of_all("magic"), Some(Bypass::Nothing));
    }

    #[test]
    fn a_type_of_damage_stays_in_the_line() {
        let mut session = Session::new(Ruleset::Dnd35);
        let mut golem = Combatant::new("Golem", Side::FOES);
        golem.defenses.reduction = Some(DamageReduction {
            amount: 10,
            types: [].into_iter().collect(),
            bypass: "adamantine and bludgeoning".to_owned(),
        });
        let add = Command::AddCombatant(Box::new(golem));
        let added = session.dispatch(&add, Timestamp::default(), &mut NoDice);
        added.expect("it is a combatant");
        let view = session.view();
        let with = (Lang::En, &str::to_lowercase as &dyn Fn(&str) -> String);
        let (rest, past) = taken_out("14 bludgeoning adamantine", &view, with, &|_| false);
        assert_eq!(rest.trim(), "14 bludgeoning");
        assert_eq!(past, ["adamantine"]);
    }

    #[test]
    fn a_type_of_damage_bypasses_together_with_a_word() {
        let golem =
            |past: &[&str], of: &[DamageType]| typed_past("adamantine and bludgeoning", past, of);
        assert!(golem(&["adamantine"], &[DamageType::Bludgeoning]));
        assert!(!golem(&["adamantine"], &[DamageType::Slashing]));
        assert!(!golem(&["adamantine"], &[]));
        assert!(!golem(&[], &[DamageType::Bludgeoning]));
        let spanish = typed_past("bueno y perforante", &["good"], &[DamageType::Piercing]);
        assert!(spanish);
    }

    #[test]
    fn either_of_two_bypasses_or_both_together() {
        assert!(past("adamantine or good", &["good"]));
        assert!(past("silver/good", &["silver"]));
        assert!(!past("silver and magic", &["magic"]));
        assert!(past("silver and magic", &["magic", "silver"]));
        assert!(past("plata y magia", &["magic", "silver"]));
    }
}
