//! Typed names with the creatures of the table that they find.

use std::time::Instant;

use super::*;
use crate::input::plain_letters::folded;

/// The names and entries of the committed table, with two of another list.
fn table(lang: Lang) -> (Vec<&'static str>, Vec<Entry>) {
    let english = include_str!("../../../creatures/names-en.txt");
    let own = match lang {
        Lang::En => "",
        Lang::Es => include_str!("../../../creatures/names-es.txt"),
        Lang::Fr => include_str!("../../../creatures/names-fr.txt"),
    };
    let mut names = Vec::new();
    let mut entries = Vec::new();
    for line in include_str!("../../../creatures/table.txt").lines() {
        let fields: Vec<&str> = line.split('\t').collect();
        let aliases = [english, own].into_iter().flat_map(|text| {
            let mut lines = text.lines().filter_map(|line| line.split_once('\t'));
            let found = lines.find(|(name, _)| *name == fields[0]);
            let found = found.map_or("", |(_, names)| names);
            // The gender stands between the plural and the other names.
            let parts = found.split(['\t', '|']);
            parts.filter(|name| name.chars().count() > 1)
        });
        let all = std::iter::once(fields[0]).chain(aliases);
        names.push(fields[0]);
        entries.push(Entry::new(all, fields[2], fields[3], &folded));
    }
    for own in ["Grishnak’s gang", "Lidda"] {
        names.push(own);
        entries.push(Entry::new([own], "", "", &folded));
    }
    (names, entries)
}

fn names(lang: Lang, typed: &str, challenge: Option<&str>, most: usize) -> Vec<&'static str> {
    let (names, entries) = table(lang);
    let sought = Sought::new(typed, challenge.map(str::to_owned), lang, &folded);
    let found = found(&entries, &sought, most).into_iter();
    found.map(|(index, _)| names[index]).collect()
}

#[track_caller]
fn first(lang: Lang, rows: &[(&str, &str)]) {
    let (_, entries) = table(lang);
    let began = Instant::now();
    let wrong: Vec<_> = rows
        .iter()
        .map(|(typed, expected)| {
            let found = names(lang, typed, None, 1);
            (
                *typed,
                *expected,
                found.first().copied().unwrap_or("nobody"),
            )
        })
        .filter(|(_, expected, found)| expected != found)
        .collect();
    println!(
        "{} names in {}: {:?}",
        rows.len(),
        entries.len(),
        began.elapsed()
    );
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn the_best_match_is_first() {
    first(
        Lang::En,
        &[
            ("goblin", "Goblin Warrior"),
            ("goblins", "Goblin Warrior"),
            ("goblin boss", "Goblin Boss"),
            ("GOBLIN BOSSES", "Goblin Boss"),
            ("goblin warriors", "Goblin Warrior"),
            ("gob", "Goblin Warrior"),
            ("gob war", "Goblin Warrior"),
            ("war gob", "Goblin Warrior"),
            ("hobg cap", "Hobgoblin Captain"),
            ("wolf", "Wolf"),
            ("wolves", "Wolf"),
            ("wolfs", "Wolf"),
            ("dire wolves", "Dire Wolf"),
            ("red adult", "Adult Red Dragon"),
            ("dragon red adult", "Adult Red Dragon"),
            ("owlbear", "Owlbear"),
            ("skelton", "Skeleton"),
            ("skeltons", "Skeleton"),
            ("gobiln", "Goblin Warrior"),
            ("oger", "Ogre"),
            ("wlof", "Wolf"),
            ("soldiers", "Guard"),
            ("troll", "Troll"),
            ("mummies", "Mummy"),
            ("swarm rats", "Swarm of Rats"),
            ("swarms of rats", "Swarm of Rats"),
            ("will o wisp", "Will-o'-Wisp"),
            ("zombies", "Zombie"),
            ("grishnaks gang", "Grishnak’s gang"),
            ("grishnak", "Grishnak’s gang"),
            ("lid", "Lidda"),
            ("orc", "nobody"),
            ("orcs", "nobody"),
            ("Boromir", "nobody"),
            ("Aria", "nobody"),
            ("Mialee", "nobody"),
            ("x", "nobody"),
        ],
    );
    first(
        Lang::Es,
        &[
            ("trasgos", "Goblin Warrior"),
            ("lobos", "Wolf"),
            ("dragones rojos adultos", "Adult Red Dragon"),
            ("dragon adulto rojo", "Adult Red Dragon"),
            ("goblins", "Goblin Warrior"),
            ("wolves", "Wolf"),
            ("esqueletos", "Skeleton"),
            ("muerto viviente", "Avatar of Death"),
            ("osgo", "Bugbear Warrior"),
            ("Aria", "nobody"),
            ("orco", "nobody"),
        ],
    );
    first(
        Lang::Fr,
        &[
            ("gobelins", "Goblin Warrior"),
            ("loups", "Wolf"),
            ("loup", "Wolf"),
            ("gob", "Goblin Warrior"),
            ("squelettes", "Skeleton"),
            ("gobelours", "Bugbear Warrior"),
            ("Aria", "nobody"),
            ("dragons rouges adultes", "Adult Red Dragon"),
            ("goblin", "Goblin Warrior"),
        ],
    );
}

#[test]
fn near_names_follow_the_best_one() {
    let goblins = names(Lang::En, "gob", None, 8);
    assert_eq!(
        goblins,
        [
            "Goblin Warrior",
            "Goblin Boss",
            "Goblin Minion",
            "Hobgoblin Warrior",
            "Hobgoblin Captain"
        ]
    );
    assert_eq!(names(Lang::En, "wolf", None, 2), ["Wolf", "Dire Wolf"]);
    assert_eq!(names(Lang::En, "a", None, 8), Vec::<&str>::new());
}

#[test]
fn a_kind_and_a_challenge_rating_are_sought() {
    let undead = names(Lang::En, "undead", None, 400);
    assert!(
        undead.contains(&"Skeleton") && undead.contains(&"Lich"),
        "{undead:?}"
    );
    for (lang, typed) in [
        (Lang::Es, "muertos vivientes"),
        (Lang::Fr, "morts-vivants"),
        (Lang::Fr, "mort-vivant"),
    ] {
        assert_eq!(names(lang, typed, None, 400), undead, "{typed}");
    }
    let strong = names(Lang::En, "undead", Some("5"), 400);
    assert!(!strong.is_empty() && strong.len() < undead.len());
    assert!(strong.iter().all(|name| undead.contains(name)));
    let fifth = names(Lang::En, "", Some("5"), 400);
    assert!(
        fifth.contains(&"Troll") && fifth.len() > strong.len(),
        "{fifth:?}"
    );
    assert_eq!(names(Lang::En, "ogre", Some("2"), 1), ["Ogre"]);
    assert_eq!(names(Lang::En, "ogre", Some("9"), 1), Vec::<&str>::new());
}

#[test]
fn hostile_names_find_nothing_in_time() {
    let began = Instant::now();
    for typed in [
        "a".repeat(10_000),
        "a ".repeat(5_000),
        "<b>".repeat(3_000),
        "\u{301}".repeat(9_000),
    ] {
        assert_eq!(names(Lang::Fr, &typed, None, 8), Vec::<&str>::new());
    }
    println!("hostile names: {:?}", began.elapsed());
}
