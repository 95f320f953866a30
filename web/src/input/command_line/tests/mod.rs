use asalto_core::effect::Duration;
use asalto_core::share::DamageShare;
use asalto_core::{CombatantId, Side};
use asalto_text::Lang;

use super::*;
use crate::input::damage_line::Roster;

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

fn folded(text: &str) -> String {
    let plain = |letter| match letter {
        'á' | 'à' | 'â' => 'a',
        'é' | 'è' | 'ê' => 'e',
        'ó' => 'o',
        'ñ' => 'n',
        other => other,
    };
    text.to_lowercase().chars().map(plain).collect()
}

/// Calls a function with the context of a table in a language.
fn at_table<T>(lang: Lang, then: impl FnOnce(&Context<'_>) -> T) -> T {
    let all = NAMES.iter().zip(1..);
    let roster = Roster::new(all.map(|(name, id)| {
        let side = if id <= 2 { Side::PARTY } else { Side::FOES };
        (CombatantId(id), folded(name), side)
    }));
    let conditions = [
        ["stunned", "aturdido", "etourdi"],
        ["prone", "derribado", "a terre"],
    ];
    let conditions = conditions.map(|names| names.map(str::to_owned).to_vec());
    then(&Context {
        lang,
        roster: &roster,
        conditions: &conditions,
        fold: &folded,
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

fn amount(kind: Kind, amount: &str, targets: &[(CombatantId, DamageShare)]) -> Line {
    Line::Amount {
        kind,
        amount: amount.to_owned(),
        targets: targets.to_vec(),
    }
}

fn stun(who: &[CombatantId], duration: Option<Duration>) -> Line {
    Line::Begin {
        condition: Named::Known(0),
        who: who.to_vec(),
        duration,
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
    is("2d6+1", &amount(Kind::Damage, "2d6+1", &[]));
    let goblins = [4, 5, 6].map(|id| (CombatantId(id), full));
    is("2d6 to goblins", &amount(Kind::Damage, "2d6", &goblins));
}

#[test]
fn a_condition_has_a_duration() {
    is("stun bug", &stun(&[BUGBEAR], None));
    is("stunned", &stun(&[], None));
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
    is(
        "stun bug until removed",
        &stun(&[BUGBEAR], Some(Duration::Open)),
    );
    is(
        "no stun bug",
        &Line::End {
            condition: Named::Known(0),
            who: vec![BUGBEAR],
        },
    );
    is(
        "remove prone orc",
        &Line::End {
            condition: Named::Known(1),
            who: vec![CombatantId(7)],
        },
    );
    let hexed = Named::Custom("Hexed".to_owned());
    is(
        "Hexed bug",
        &Line::Begin {
            condition: hexed,
            who: vec![BUGBEAR],
            duration: None,
        },
    );
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
    is("ready Shoot Orcs when it moves", &shot("it moves"));
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
            condition: Named::Known(0),
            who: vec![BUGBEAR],
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
fn an_unreadable_command_says_why() {
    let several = |word: &str| Fault::Name(damage_line::Fault::Several(word.to_owned()));
    let nobody = |word: &str| Fault::Name(damage_line::Fault::Nobody(word.to_owned()));
    fault(" ", &Fault::Empty);
    fault("xyzzy", &Fault::Unknown("xyzzy".to_owned()));
    fault("dely bgu", &Fault::Unknown("dely".to_owned()));
    fault("7 g", &several("g"));
    fault("7 dragon", &nobody("dragon"));
    fault("stun g", &several("g"));
    fault("stun bug until", &Fault::Missing(Missing::Duration));
    fault("stun bug until goblins", &several("goblins"));
    fault("stun bug for ever", &Fault::Missing(Missing::Duration));
    fault("ready", &Fault::Missing(Missing::Action));
    fault("heal catti", &Fault::Missing(Missing::Amount));
    fault("7x bug", &Fault::Missing(Missing::Amount));
    fault("remove", &Fault::Missing(Missing::Name));
    fault("add", &Fault::Missing(Missing::Newcomers));
    fault("no", &Fault::Missing(Missing::Condition));
    fault("delay soon", &Fault::Unknown("soon".to_owned()));
}
