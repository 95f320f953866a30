mod anything;
mod refused;

use asalto_core::effect::Duration;
use asalto_core::share::DamageShare;
use asalto_core::{
    Combatant, CombatantId, Command, DamageType, NoDice, Ruleset, Session, Side, Timestamp,
};
use asalto_text::Lang;

use super::*;
use crate::input::hit_points::Kind;
use crate::input::plain_letters::folded;

const NAMES: [&str; 7] = [
    "Wulfgar",
    "Catti",
    "Bugbear",
    "Goblin 1",
    "Goblin 2",
    "Goblin 3",
    "Orc chief",
];
const WULFGAR: CombatantId = CombatantId(1);
const CATTI: CombatantId = CombatantId(2);
const BUGBEAR: CombatantId = CombatantId(3);

/// Calls a function with the context of a table in a language.
fn at_table<T>(lang: Lang, then: impl FnOnce(&Context<'_>) -> T) -> T {
    of(&NAMES, lang, then)
}

/// Calls a function with the context of these combatants in a language. The first two are of the party.
fn of<T>(names: &[&str], lang: Lang, then: impl FnOnce(&Context<'_>) -> T) -> T {
    let mut session = Session::new(Ruleset::Dnd5e2024);
    for (index, name) in names.iter().enumerate() {
        let side = if index < 2 { Side::PARTY } else { Side::FOES };
        let add = Command::AddCombatant(Box::new(Combatant::new(*name, side)));
        let added = session.dispatch(&add, Timestamp::default(), &mut NoDice);
        added.expect("it is a combatant");
    }
    let conditions = [
        ["aturdido", "etourdi", "stunned"],
        ["derribado", "a terre", "prone"],
        ["hexed by ada"; 3],
        ["delay"; 3],
    ];
    let conditions = conditions.map(|names| names.map(str::to_owned).to_vec());
    then(&Context {
        lang,
        view: &session.view(),
        conditions: &conditions,
        selected: &[],
        fold: &folded,
        others: &[],
        difficulties: &[],
        save_bonus: &|_, _| None,
        below_zero: false,
        typed: "",
    })
}

fn line(lang: Lang, typed: &str) -> Result<Line, Fault> {
    at_table(lang, |context| read(typed, context))
}

#[track_caller]
fn is(typed: &str, expected: &Line) {
    check(Lang::En, typed, expected);
}

#[track_caller]
fn check(lang: Lang, typed: &str, expected: &Line) {
    assert_eq!(line(lang, typed).as_ref(), Ok(expected), "{typed}");
}

#[track_caller]
fn fault(typed: &str, expected: &Fault) {
    assert_eq!(line(Lang::En, typed).as_ref(), Err(expected), "{typed}");
}

fn amount(kind: Kind, amount: &str, targets: &[Target]) -> Line {
    let parts = [(amount, None)];
    hit(kind, &parts, targets)
}

fn hit(kind: Kind, parts: &[(&str, Option<DamageType>)], targets: &[Target]) -> Line {
    let parts = parts.iter().map(|&(amount, of)| TypedAmount {
        amount: amount.to_owned(),
        of,
    });
    Line::Points(vec![Points {
        kind,
        parts: parts.collect(),
        past: Vec::new(),
        targets: targets.to_vec(),
        critical: false,
    }])
}

fn stun(who: &[CombatantId], duration: Option<Duration>) -> Line {
    Line::Begin {
        conditions: vec![Named::Known(0)],
        who: who.to_vec(),
        duration: duration.map(Lasting::Known),
        cause: None,
    }
}

#[test]
fn a_number_changes_hit_points() {
    let full = DamageShare::Full;
    let three = [
        (CombatantId(6), full),
        (CombatantId(4), full),
        (BUGBEAR, DamageShare::Half),
    ];
    is("7 to g3 g1, half bug", &amount(Kind::Damage, "7", &three));
    is("-7 wulf", &amount(Kind::Damage, "7", &[(WULFGAR, full)]));
    is("+8 Catti", &amount(Kind::Heal, "8", &[(CATTI, full)]));
    is("heal 8 catti", &amount(Kind::Heal, "8", &[(CATTI, full)]));
    is(
        "t5 orc",
        &amount(Kind::Temporary, "5", &[(CombatantId(7), full)]),
    );
    let goblins = [4, 5, 6].map(|id| (CombatantId(id), full));
    is("2d6 to goblins", &amount(Kind::Damage, "2d6", &goblins));
}

#[test]
fn a_hit_may_have_parts_of_several_types() {
    let (full, half) = (DamageShare::Full, DamageShare::Half);
    let (fire, poison) = (Some(DamageType::Fire), Some(DamageType::Poison));
    let of = |one: &str, other: &str, targets: &[Target]| {
        hit(Kind::Damage, &[(one, fire), (other, poison)], targets)
    };
    let bugbear = of("5", "4", &[(BUGBEAR, full)]);
    for typed in [
        "bugbear takes 5 fire + 4 poison",
        "bugbear takes 5 fire and 4 poison",
        "bugbear takes 5 fire, 4 poison damage",
        "bugbear takes 5 fire +4 poison",
        "5 fire + 4 poison to bugbear",
        "5 fire damage and 4 poison damage bugbear",
        "5 fire bugbear + 4 poison",
    ] {
        is(typed, &bugbear);
    }
    check(
        Lang::Es,
        "bugbear recibe 5 de fuego y 4 de veneno",
        &bugbear,
    );
    check(Lang::Es, "5 fuego + 4 veneno a bugbear", &bugbear);
    check(Lang::Fr, "bugbear subit 5 de feu et 4 de poison", &bugbear);
    check(Lang::Fr, "5 feu + 4 poison à bugbear", &bugbear);
    let both = [(WULFGAR, full), (BUGBEAR, half)];
    is(
        "2d6 fire + 1d4 poison wulf, half bug",
        &of("2d6", "1d4", &both),
    );
    // Names after a type begin another hit.
    let two = line(Lang::En, "5 fire bugbear, 4 poison wulf");
    assert!(matches!(two, Ok(Line::Points(all)) if all.len() == 2));
    let two = line(Lang::En, "bugbear takes 5 fire and wulf takes 4 poison");
    assert!(matches!(two, Ok(Line::Points(all)) if all.len() == 2));
    let two = line(Lang::En, "fire 5 bugbear, poison 4 wulf");
    assert!(matches!(two, Ok(Line::Points(all)) if all.len() == 2));
}

#[test]
fn a_word_of_damage_that_is_not_read_is_named() {
    let unread = |lang, typed: &str, word: &str| {
        let fault = Fault::Unread(word.to_owned());
        assert_eq!(line(lang, typed), Err(fault), "{typed}");
    };
    unread(Lang::En, "bugbear takes 9 fire cold", "cold");
    unread(Lang::En, "9 fire cold bugbear", "cold");
    unread(Lang::Es, "bugbear recibe 9 fuego frío", "frío");
    unread(Lang::Fr, "bugbear subit 9 feu froid", "froid");
    for (lang, typed, word) in [
        (Lang::En, "9 chocolate", "chocolate"),
        (Lang::En, "bugbear takes 9 chocolate", "chocolate"),
        (Lang::En, "bugbear takes 9 fire chocolate", "chocolate"),
        (Lang::Es, "bugbear recibe 9 chocolate", "chocolate"),
        (Lang::Fr, "bugbear subit 9 chocolat", "chocolat"),
    ] {
        let fault = Fault::NeitherNameNorType(word.to_owned());
        assert_eq!(line(lang, typed), Err(fault), "{typed}");
    }
}

#[test]
fn numbers_of_a_kind_follow_each_other_without_a_comma() {
    let full = DamageShare::Full;
    let goblins = [4, 5, 6].map(|id| (CombatantId(id), full));
    let four = |targets| amount(Kind::Damage, "4", targets);
    is("goblin 1 2 3 take 4", &four(&goblins));
    is("goblins 1 2 3 take 4", &four(&goblins));
    is("goblin 1 2 take 4", &four(&goblins[..2]));
    is("4 to goblin 1 2 3", &four(&goblins));
    // A number that may be an amount is one.
    is("goblin 1 2", &amount(Kind::Damage, "2", &goblins[..1]));
    is(
        "goblin 1 takes 2",
        &amount(Kind::Damage, "2", &goblins[..1]),
    );
    assert!(line(Lang::En, "goblin 1 2 9 take 4").is_err());
}

#[test]
fn a_short_name_may_lack_a_letter() {
    let hits = |typed: &str| {
        of(&["Anna", "Drogo", "Orc"], Lang::En, |context| {
            let line = read(typed, context).ok()?;
            let Line::Points(all) = line else { return None };
            all.first()?.targets.first().map(|(who, _)| who.0)
        })
    };
    assert_eq!(hits("7 to ana"), Some(1));
    assert_eq!(hits("7 to annna"), Some(1));
    assert_eq!(hits("7 to drgo"), Some(2));
    assert_eq!(hits("7 to drg"), None, "two letters are missing");
    assert_eq!(hits("7 to ogc"), None, "no letter is missing");
}

#[test]
fn concentration_asks_for_the_spell() {
    for (lang, typed, offered) in [
        (
            Lang::En,
            "wulfgar concentrating",
            "Wulfgar concentrates on …",
        ),
        (Lang::Es, "wulfgar concentrado", "Wulfgar se concentra en …"),
        (Lang::Fr, "wulfgar concentré", "Wulfgar se concentre sur …"),
    ] {
        at_table(lang, |context| {
            let fault = read(typed, context).expect_err("no spell is named");
            assert_eq!(fault, Fault::Missing(Missing::Spell), "{typed}");
            let mut offers = suggestions(typed, &fault, context).into_iter();
            let lines: Vec<_> = offers
                .by_ref()
                .filter_map(|one| match one {
                    Suggestion::Line(line) | Suggestion::Example(line) => Some(line),
                    Suggestion::Condition(..) => None,
                })
                .collect();
            assert_eq!(lines.first().map(String::as_str), Some(offered));
            let drops = read(&lines[1], context);
            assert_eq!(drops, Ok(Line::DropConcentration(WULFGAR)), "{}", lines[1]);
        });
    }
}

#[test]
fn a_condition_has_a_duration() {
    is("stun bug", &stun(&[BUGBEAR], None));
    is(
        "stun bug until wulfgar",
        &stun(&[BUGBEAR], Some(Duration::TurnStart(WULFGAR))),
    );
    is(
        "stun bug until the end of Wulfgar’s turn",
        &stun(&[BUGBEAR], Some(Duration::TurnEnd(WULFGAR))),
    );
    is(
        "stun bug for 3 rounds",
        &stun(&[BUGBEAR], Some(Duration::Rounds(3))),
    );
    is(
        "stun bug for 1 minute",
        &stun(&[BUGBEAR], Some(Duration::Rounds(10))),
    );
    let round = stun(&[BUGBEAR], Some(Duration::RoundEnd));
    is("stun bug until the end of the round", &round);
    is("stun bug until end of round", &round);
    is("stun bug until the round ends", &round);
    check(Lang::Es, "aturde bug hasta el fin del asalto", &round);
    check(Lang::Es, "aturde bug hasta que acabe el asalto", &round);
    check(Lang::Fr, "étourdir bug jusqu’à la fin du round", &round);
    is(
        "stun bug until removed",
        &stun(&[BUGBEAR], Some(Duration::Open)),
    );
    is(
        "no stun bug",
        &Line::End {
            conditions: vec![Named::Known(0)],
            who: vec![BUGBEAR],
            causes: Vec::new(),
        },
    );
    is(
        "remove prone orc",
        &Line::End {
            conditions: vec![Named::Known(1)],
            who: vec![CombatantId(7)],
            causes: Vec::new(),
        },
    );
    // A condition that nobody knows stands in quotation marks.
    let ensnared = Line::Begin {
        conditions: vec![Named::Custom("ensnared".to_owned())],
        who: vec![BUGBEAR],
        duration: Some(Lasting::Known(Duration::Rounds(2))),
        cause: None,
    };
    is("“ensnared” bug for 2 rounds", &ensnared);
    is("\"ensnared\" bug, 2 rounds", &ensnared);
    fault("ensnared bug", &Fault::Unknown("ensnared".to_owned()));
}

#[test]
fn a_condition_of_ones_own_is_known_by_its_whole_name_and_is_no_verb() {
    let hexed = |duration| Line::Begin {
        conditions: vec![Named::Known(2)],
        who: vec![BUGBEAR],
        duration,
        cause: None,
    };
    is("hexed by Ada bug", &hexed(None));
    is("bug hexed by Ada", &hexed(None));
    let round = Some(Lasting::Known(Duration::RoundEnd));
    is("hexed by Ada bug until the round ends", &hexed(round));
    is("delay", &Line::Delay(None));
}

#[test]
fn a_verb_is_a_command() {
    is("delay", &Line::Delay(None));
    is("delay to 12", &Line::Delay(Some(12)));
    is("next", &Line::Next);
    is("end turn", &Line::Next);
    is("undo", &Line::Undo(1));
    is("undo 3", &Line::Undo(3));
    is("redo", &Line::Redo(1));
    is(
        "remove bug, orc chief",
        &Line::Remove(vec![BUGBEAR, CombatantId(7)]),
    );
    is("roll 2d6+3", &Line::Roll("2d6+3".to_owned()));
    is("3 wolf join", &Line::Add("3 wolf".to_owned()));
    is(
        "add 3 Wolf +2 hp 11",
        &Line::Add("3 Wolf +2 hp 11".to_owned()),
    );
    let shot = |trigger: &str| Line::Ready {
        name: "Shoot Orcs".to_owned(),
        trigger: trigger.to_owned(),
    };
    is("ready Shoot Orcs when it moves", &shot("when it moves"));
    is("ready Shoot Orcs", &shot(""));
}

#[test]
fn each_language_has_its_words_and_knows_the_english_ones() {
    let until = stun(&[BUGBEAR], Some(Duration::TurnStart(WULFGAR)));
    check(Lang::Es, "aturde bug hasta wulfgar", &until);
    check(
        Lang::Es,
        "aturdido bug hasta el próximo turno de wulfgar",
        &until,
    );
    check(Lang::Fr, "étourdir bug jusqu’à wulfgar", &until);
    check(Lang::Fr, "étourdi bug jusqu'au tour de Wulfgar", &until);
    check(Lang::Es, "stun bug until wulfgar", &until);
    check(
        Lang::Es,
        "sin aturdir bug",
        &Line::End {
            conditions: vec![Named::Known(0)],
            who: vec![BUGBEAR],
            causes: Vec::new(),
        },
    );
    for (lang, delay, undo, add) in [
        (Lang::Es, "retrasar", "deshacer 2", "añade 2 lobo"),
        (Lang::Fr, "retarder", "annuler 2", "ajouter 2 lobo"),
        (Lang::Fr, "delay", "undo 2", "2 lobo arrivent"),
        (Lang::Es, "delay", "undo 2", "2 lobo entran"),
    ] {
        check(lang, delay, &Line::Delay(None));
        check(lang, undo, &Line::Undo(2));
        check(lang, add, &Line::Add("2 lobo".to_owned()));
    }
    check(Lang::Es, "fin del turno", &Line::Next);
}

#[test]
fn a_word_of_a_longer_name_means_its_kind() {
    let names = [
        "Lidda",
        "Tordek",
        "Goblin Warrior 1",
        "Goblin Warrior 2",
        "Goblin Warrior 3",
        "Wolf 1",
    ];
    let who = |typed: &str| {
        of(&names, Lang::En, |context| match read(typed, context) {
            Ok(Line::Points(all)) => {
                let targets = all.iter().flat_map(|one| &one.targets);
                targets.map(|(who, _)| who.0).collect::<Vec<_>>()
            }
            other => panic!("{typed}: {other:?}"),
        })
    };
    assert_eq!(who("24 to all goblins half"), [3, 4, 5]);
    assert_eq!(who("all goblins take 3"), [3, 4, 5]);
    assert_eq!(who("7 to goblins"), [3, 4, 5]);
    assert_eq!(who("goblin 2 takes 7"), [4]);
    assert_eq!(who("goblins 1-2 take 7"), [3, 4]);
    assert_eq!(who("warriors take 3"), [3, 4, 5]);
    let asked = of(&names, Lang::En, |context| read("7 to goblin", context));
    assert!(asked.is_err(), "{asked:?}");
}

#[test]
fn nonlethal_damage_is_no_part_of_a_hit() {
    for typed in [
        "catti takes 3 nonlethal and 4 fire",
        "catti takes 3 nonlethal + 4",
    ] {
        let fault = line(Lang::En, typed);
        assert!(matches!(fault, Err(Fault::Unread(_))), "{typed}: {fault:?}");
    }
}

#[test]
fn a_boon_among_the_own_conditions_is_for_one_side() {
    for (lang, own, typed) in [
        (Lang::En, "blessed", "bless all"),
        (Lang::Es, "bendecido", "bendición a todos"),
        (Lang::Es, "bendicion", "bless all"),
        (Lang::Fr, "beni", "bénédiction à tous"),
        (Lang::Fr, "beni", "bless all"),
    ] {
        at_table(lang, |context| {
            let conditions = [vec![own.to_owned()]];
            let context = Context {
                conditions: &conditions,
                ..*context
            };
            let Ok(found) = read(typed, &context) else {
                panic!("{typed} is a command");
            };
            let Line::Begin { who, .. } = &found else {
                panic!("{typed} gives a condition: {found:?}");
            };
            assert_eq!(who.len(), 2, "{typed}");
            assert_eq!(other_readings(typed, &found, &context).len(), 2, "{typed}");
        });
    }
}
