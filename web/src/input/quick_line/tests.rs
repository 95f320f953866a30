//! Tests of quick lines and the combatants they make.

use asalto_core::combatant::{BaseColor, Controller, Feature, NumericField};
use asalto_core::rules::DefensePolicy;
use asalto_core::{Combatant, Ruleset, Side};
use asalto_text::Lang;

use super::*;
use crate::input::matcher::Closeness;
use crate::input::plain_letters::folded;

/// Returns the combatants of a line in English, for tests.
///
/// # Panics
/// If the line adds nobody.
#[track_caller]
pub fn example(line: &str, side: Side) -> Vec<Newcomer> {
    let (lang, fold) = (Lang::En, &folded);
    let stage = Stage::Setup;
    let reading = Reading {
        lang,
        side,
        stage,
        defenses: DefensePolicy::Shares,
        features: Ruleset::Dnd5e.features(),
        fold,
    };
    let parts = super::read(line, reading).expect("the line is read");
    let mut made = Vec::new();
    for part in &parts {
        expand(part, &mut made, &[]);
    }
    made
}

fn try_read(line: &str, lang: Lang) -> Result<Vec<LinePart>, LineFault> {
    read_at(Stage::Setup, line, lang)
}

fn read_at(stage: Stage, line: &str, lang: Lang) -> Result<Vec<LinePart>, LineFault> {
    let reading = Reading {
        lang,
        side: Side::FOES,
        stage,
        defenses: DefensePolicy::Shares,
        features: Ruleset::Dnd5e.features(),
        fold: &folded,
    };
    super::read(line, reading)
}

/// Reads a line as in English, with these names taken.
#[track_caller]
fn read(line: &str, taken: &[String]) -> Vec<Newcomer> {
    let parts = try_read(line, Lang::En).unwrap_or_else(|fault| panic!("{line}: {fault:?}"));
    let mut made = Vec::new();
    for part in &parts {
        expand(part, &mut made, taken);
    }
    made
}

/// Checks what is shown of each line.
#[track_caller]
fn check_rows(rows: &[(&str, &str)], shown: impl Fn(&str) -> String) {
    let wrong: Vec<_> = rows
        .iter()
        .map(|(line, expected)| (line, expected, shown(line)))
        .filter(|(_, expected, found)| *expected != found)
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[track_caller]
fn check(line: &str, expected: &str) {
    let taken = ["Wolf".to_owned(), "Orc 3".to_owned()];
    let made: Vec<_> = read(line, &taken)
        .into_iter()
        .map(|Newcomer { profile: one, .. }| {
            let number =
                |label: &str, n: Option<i32>| n.map_or(String::new(), |n| format!(" {label} {n}"));
            let player = if one.controller == Controller::Player {
                " pc"
            } else {
                ""
            };
            format!(
                "{} {}{}{}{}{}{player}",
                one.name,
                one.side.0,
                number("init", one.initiative.map(i32::from)),
                number("dex", one.dexterity.map(i32::from)),
                number("hp", one.hit_points),
                number("ac", one.armor_class.map(i32::from)),
            )
        })
        .collect();
    assert_eq!(made.join(", "), expected, "{line}");
}

#[test]
fn a_count_numbers_the_names() {
    check(
        "3 goblin +2 hp 7 ac 15",
        "Goblin 1 1 init 2 hp 7 ac 15, Goblin 2 1 init 2 hp 7 ac 15, Goblin 3 1 init 2 hp 7 ac 15",
    );
    check("2x dire rat", "Dire rat 1 1, Dire rat 2 1");
}

#[test]
fn a_comma_separates_combatants_but_not_the_numbers_of_one() {
    check(
        "2 goblin, ogre hp 30, ac 11, pc",
        "Goblin 1 1, Goblin 2 1, Ogre 0 hp 30 ac 11 pc",
    );
    check("aria +3, 2 wolf,", "Aria 1 init 3, Wolf 2 1, Wolf 3 1");
}

#[test]
fn a_level_and_a_challenge_rating_are_read_in_three_languages() {
    let rated = |line| {
        let made = read(line, &[]);
        let one = &made[0].profile;
        (
            one.name.clone(),
            one.level,
            one.challenge.map(|rating| rating.to_string()),
        )
    };
    for line in [
        "aria level 3",
        "aria lvl3 pc",
        "aria nivel 3",
        "aria niveau 3 pv 9",
    ] {
        assert_eq!(rated(line), ("Aria".to_owned(), Some(3), None), "{line}");
    }
    for line in ["ogre cr 1/4", "ogre VD 1/4 pg 3", "ogre fp 1/4, hp 4"] {
        assert_eq!(
            rated(line),
            ("Ogre".to_owned(), None, Some("1/4".to_owned())),
            "{line}"
        );
    }
    assert_eq!(rated("cr 2").0, "Cr 2");
}

#[test]
fn dice_that_count_are_kept_until_they_are_rolled() {
    let found = |line| {
        let parts = try_read(line, Lang::En).expect("the line is read");
        parts.into_iter().find_map(|part| match part.count {
            Some(Count::Dice(dice)) => Some((dice, part.newcomer.profile.name)),
            _ => None,
        })
    };
    let some = |dice: &str, name: &str| Some((dice.to_owned(), name.to_owned()));
    assert_eq!(found("orc; 1d4+1 wolves"), some("1d4+1", "Wolf"));
    assert_eq!(found(" d6 rat hp 2"), some("d6", "Rat"));
    for none in ["Dodo 3", "d6", "2 d4wolf", "Aria 2d4", "2d goblin", ""] {
        assert_eq!(found(none), None, "{none}");
    }
}

#[test]
fn hit_points_may_be_dice() {
    let made = |line| {
        let one = read(line, &[]).remove(0);
        (one.profile.name, one.profile.hit_points, one.hit_dice)
    };
    let goblin = |dice: &str| ("Goblin".to_owned(), None, Some(dice.to_owned()));
    assert_eq!(made("goblin hp 2d6+2 ac 15"), goblin("2d6+2"));
    assert_eq!(made("goblin pg2D8"), goblin("2d8"));
    let in_numbers = ("Goblin".to_owned(), Some(7), None);
    assert_eq!(made("goblin hp 7"), in_numbers);
}

#[test]
fn an_actor_has_a_formula_and_points() {
    let made = |line| {
        let one = read(line, &[]).remove(0).profile;
        let formula = one.actor.initiative.map(|formula| formula.to_string());
        (one.name, formula, one.actor.points)
    };
    let orc = || ("Orc".to_owned(), Some("1d10+1".to_owned()), 3);
    assert_eq!(made("orc 1d10+1 pa 3"), orc());
    assert_eq!(made("orc 1D10+1 3PA"), orc());
    // The core refuses so many.
    assert_eq!(made("orc pa 70000"), ("Orc".to_owned(), None, u16::MAX));
    assert_eq!(made("orc 3rd"), ("Orc 3rd".to_owned(), None, 0));
    assert_eq!(made("orc 2dd4"), ("Orc 2dd4".to_owned(), None, 0));
}

#[test]
fn each_kind_that_is_a_group_has_its_own() {
    let made = read("2 orc group; wolf; 2 rat grupo", &[]);
    let groups: Vec<_> = made
        .iter()
        .map(|one| one.profile.group.map(|group| group.0))
        .collect();
    assert_eq!(groups, [Some(1), Some(1), None, Some(2), Some(2)]);
}

#[test]
fn hiding_and_noticing_have_numbers() {
    let made = read("scout pp 13 st+5", &[]);
    let of = |one: &Newcomer| (one.profile.passive_perception, one.profile.stealth);
    assert_eq!(
        made.iter().map(of).collect::<Vec<_>>(),
        [(Some(13), Some(5))]
    );
}

#[test]
fn typed_numbers_are_kept_in_their_words() {
    let parts = try_read("Ogre +2 59 hp ac 11", Lang::En).expect("the line is read");
    let typed: Vec<_> = parts[0]
        .numbers
        .iter()
        .map(|(_, typed)| typed.as_str())
        .collect();
    assert_eq!(typed, ["+2", "59 hp", "ac 11"]);
}

#[test]
fn a_number_out_of_range_is_kept_for_the_core_to_refuse() {
    for &field in NumericField::ALL {
        let high = *field.range().end();
        for word in asalto_text::numeric_field(field).typed_words() {
            // A high modifier needs its sign.
            let sign = if field == NumericField::Initiative {
                "+"
            } else {
                ""
            };
            let made = |number: i32| read(&format!("orc {word} {sign}{number}"), &[]);
            assert_eq!(field.get(&made(high)[0].profile), Some(high), "{word}");
            assert_eq!(made(i32::MAX)[0].profile.validate(), Err(field.fault()));
        }
    }
}

#[test]
fn a_player_is_of_the_party() {
    check("Aria +3 dex 17 pc", "Aria 0 init 3 dex 17 pc");
    check("Lobo ally", "Lobo 0");
}

#[test]
fn numbers_go_on_where_the_name_is_taken() {
    check("wolf", "Wolf 2 1");
    check("2 orc", "Orc 4 1, Orc 5 1");
    check("bat; bat", "Bat 1, Bat 2 1");
}

#[test]
fn the_words_of_all_languages_are_understood() {
    check(
        "Aria +3 des 17 pg 12 ca 15 pj",
        "Aria 0 init 3 dex 17 hp 12 ac 15 pc",
    );
    check("ogre pv29 ca:16 init -1", "Ogre 1 init -1 hp 29 ac 16");
    check("Ogre −1", "Ogre 1 init -1");
}

#[test]
fn a_word_that_gives_no_number_is_of_the_name() {
    check("Init the Mod", "Init the Mod 1");
    check("", "");
    check("pc", "Pc 1");
}

#[test]
fn a_legendary_creature_comes_with_its_lair() {
    let made = read("2 dragon leg 3 lr 2 hp 200 guarida; lair", &[]);
    let lairs: Vec<_> = made.iter().map(|one| one.lair.as_deref()).collect();
    let expected = [Some("Dragon 1 (guarida)"), Some("Dragon 2 (guarida)"), None];
    assert_eq!(lairs, expected);
    let has = made[0].profile.legendary;
    assert_eq!((has.actions, has.resistance), (3, 2));
    assert_eq!(made[2].profile.name, "Lair");
}

#[test]
fn unseen_characters_are_left_out() {
    let made = read("\u{202e}ogre\u{200b} +2; \u{200b}; or\u{0}c", &[]);
    let names: Vec<_> = made.iter().map(|one| one.profile.name.as_str()).collect();
    assert_eq!(names, ["Ogre", "Orc"]);
}

#[test]
fn a_word_in_three_languages_hides_a_combatant_from_players() {
    let secret = |line: &str| {
        let made = read(line, &[]);
        let all = made.into_iter();
        all.map(|one| (one.profile.name, one.profile.secret))
            .collect::<Vec<_>>()
    };
    for word in ["hidden", "oculto", "oculta", "caché", "CACHÉE"] {
        assert_eq!(
            secret(&format!("assassin +5 {word} hp 20; ogre")),
            [("Assassin".to_owned(), true), ("Ogre".to_owned(), false)]
        );
    }
}

#[test]
fn the_color_of_a_base_is_read() {
    let colored = |line: &str| {
        let made = read(line, &[]);
        let all = made.iter().map(|one| {
            let Combatant { name, base, .. } = &one.profile;
            (name.clone(), base.color)
        });
        all.collect::<Vec<_>>()
    };
    let red = Some(BaseColor::Red);
    let goblin = |color| vec![("Goblin".to_owned(), color)];
    for line in [
        "goblin red base",
        "goblin base roja",
        "goblin socle rouge, hp 7",
    ] {
        assert_eq!(colored(line), goblin(red), "{line}");
    }
    assert_eq!(colored("goblin"), goblin(None));
    assert_eq!(colored("red dragon"), [("Red dragon".to_owned(), None)]);
}

mod bad_input;
mod defenses;
mod groups;
mod listed;
mod lists;
mod secrecy;

/// Writes the parts of a line that joins a running combat: count, name, modifier and result.
fn joining(line: &str, lang: Lang) -> String {
    let parts = match read_at(Stage::Combat, line, lang) {
        Ok(parts) => parts,
        Err(fault) => return format!("{fault:?}"),
    };
    let shown = parts.into_iter().map(|part| {
        let one = &part.newcomer;
        let modifier = one.profile.initiative.map(|by| format!(" {by:+}"));
        let total = one.total.map(|total| format!(" = {total}"));
        let parts = [modifier, total].map(Option::unwrap_or_default).concat();
        let sought = if part.may_be(Closeness::Exact) {
            ""
        } else {
            " as typed"
        };
        format!("{} {}{parts}{sought}", part.number(), one.profile.name)
    });
    shown.collect::<Vec<_>>().join("; ")
}

#[test]
fn a_newcomer_brings_its_roll_into_a_running_combat() {
    let english = [
        ("goblin rolled 15", "1 Goblin = 15"),
        ("goblin init 15", "1 Goblin = 15"),
        ("goblin init: 15", "1 Goblin = 15"),
        ("goblin 15 init", "1 Goblin = 15"),
        ("goblin initiative 15", "1 Goblin = 15"),
        ("goblin init15", "1 Goblin = 15"),
        ("2 wolves rolled 12", "2 Wolf = 12"),
        ("goblin rolled a 15 for initiative", "1 Goblin = 15"),
        ("goblin rolled -1", "1 Goblin = -1"),
        // A sign, and the word for a modifier, make it a modifier.
        ("goblin init +2", "1 Goblin +2 as typed"),
        ("goblin init -1", "1 Goblin -1 as typed"),
        ("goblin +2", "1 Goblin +2 as typed"),
        ("goblin mod 2", "1 Goblin +2 as typed"),
        ("goblin +2 rolled 15", "1 Goblin +2 = 15 as typed"),
        (
            "goblin rolled 15, 2 wolves init 9; ogre",
            "1 Goblin = 15; 2 Wolf = 9; 1 Ogre",
        ),
        ("aria pc rolled 17", "1 Aria = 17 as typed"),
        ("goblin rolled 15 init 15", "1 Goblin = 15"),
        (
            "goblin rolled 15 init 12",
            "TwoNumbers(Initiative, [15, 12])",
        ),
        // Without a number it is a name.
        ("rolled stone", "1 Rolled stone"),
    ];
    check_rows(&english, |line| joining(line, Lang::En));
    let spanish = [
        ("trasgo saca 15", "1 Trasgo = 15"),
        ("trasgo sacó un 15 de iniciativa", "1 Trasgo = 15"),
        ("2 lobos iniciativa 12", "2 Lobo = 12"),
        ("trasgo ini 15", "1 Trasgo = 15"),
        ("trasgo resultado 15", "1 Trasgo = 15"),
        ("trasgo iniciativa +2", "1 Trasgo +2 as typed"),
    ];
    check_rows(&spanish, |line| joining(line, Lang::Es));
    let french = [
        ("gobelin obtient 15", "1 Gobelin = 15"),
        ("gobelin a fait 15 à l’initiative", "1 Gobelin = 15"),
        ("2 loups jet 12", "2 Loup = 12"),
        ("gobelin initiative 15", "1 Gobelin = 15"),
        ("gobelin init +2", "1 Gobelin +2 as typed"),
    ];
    check_rows(&french, |line| joining(line, Lang::Fr));
}

#[test]
fn before_combat_an_initiative_is_a_modifier_and_a_roll_comes_too_early() {
    let made = read("goblin init 2", &[]);
    assert_eq!((made[0].profile.initiative, made[0].total), (Some(2), None));
    for (line, lang, typed) in [
        ("goblin rolled 15", Lang::En, "rolled 15"),
        (
            "trasgo saca 15 de iniciativa",
            Lang::Es,
            "saca 15 de iniciativa",
        ),
        ("gobelin obtient 15", Lang::Fr, "obtient 15"),
    ] {
        let fault = LineFault::TooEarly(typed.to_owned());
        assert_eq!(try_read(line, lang), Err(fault), "{line}");
    }
}

#[test]
fn dice_after_a_comma_are_a_count_before_a_name() {
    let parts = |line: &str| {
        let parts = try_read(line, Lang::En).unwrap_or_else(|fault| panic!("{line}: {fault:?}"));
        let shown = parts.iter().map(|part| {
            let hit_points = part.newcomer.profile.hit_points;
            format!("{:?} {} {hit_points:?}", part.count, part.typed)
        });
        shown.collect::<Vec<_>>()
    };
    let six = "Some(Fixed(6)) goblin None";
    assert_eq!(
        parts("goblin x6, 1d6 wolf"),
        [six, "Some(Dice(\"1d6\")) wolf None"]
    );
    assert_eq!(parts("goblin x6, hp 2d6").len(), 1);
    assert_eq!(parts("ogre, 1d20+9").len(), 1);
}
