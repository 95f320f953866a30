//! The typed lines of `lines/`: each has the meaning that its table states, and the core accepts its commands.
//!
//! A row of a table has the line, its situation, its rulesets, its meaning, and the changes of hit points or the
//! lines that a refusal offers. A situation is `A`, `G`, `C` or `T`, one of the four scenarios, or `B`, which is `C` with a first goblin
//! without a number. Statements follow it.

#[path = "lines/cast.rs"]
mod cast;
#[path = "lines/mod.rs"]
mod lines;
#[path = "lines/offers.rs"]
mod offers;
#[path = "../../core/tests/runner/mod.rs"]
mod runner;

use std::path::Path;

use asalto_text::Lang;

use lines::{Answer, answer, combat};

/// The result of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Score {
    Right,
    Helpful,
    Bare,
    Misread,
}

const SINGLE: [&str; 3] = [
    include_str!("lines/single.en.scn"),
    include_str!("lines/single.es.scn"),
    include_str!("lines/single.fr.scn"),
];
const GROUP: [&str; 3] = [
    include_str!("lines/group.en.scn"),
    include_str!("lines/group.es.scn"),
    include_str!("lines/group.fr.scn"),
];
const CREATURES: [&str; 3] = [
    include_str!("lines/creatures.en.scn"),
    include_str!("lines/creatures.es.scn"),
    include_str!("lines/creatures.fr.scn"),
];
const TALES_OF_WAR: [&str; 3] = [
    include_str!("lines/tales-of-war.en.scn"),
    include_str!("lines/tales-of-war.es.scn"),
    include_str!("lines/tales-of-war.fr.scn"),
];
const LANGS: [Lang; 3] = [Lang::En, Lang::Es, Lang::Fr];

fn scenario(lang: usize, situation: &str, ruleset: &str) -> String {
    let mut parts = situation.split("; ");
    let base = match parts.next() {
        Some("G") => GROUP[lang],
        Some("C") => CREATURES[lang],
        Some("T") => TALES_OF_WAR[lang],
        _ => SINGLE[lang],
    };
    let base = match situation.split("; ").next() {
        // The first of its kind has no number.
        Some("B") => CREATURES[lang].replace(" 1\"", "\""),
        _ => base.to_owned(),
    };
    let mut text = base.replace("ruleset dnd5e2024", &format!("ruleset {ruleset}"));
    for statement in parts {
        text.push_str(statement);
        text.push('\n');
    }
    text
}

fn score(expected: &str, more: &str, found: &Answer) -> Score {
    let offered = || {
        more.split(" | ")
            .filter(|it| !it.is_empty())
            .all(|it| found.more.iter().any(|one| one == it))
    };
    let changed = || {
        more.split(", ")
            .filter(|it| !it.is_empty())
            .all(|it| found.more.iter().any(|one| one == it))
    };
    match (expected, &found.meaning) {
        ("refuse", None) if offered() => Score::Right,
        ("refuse", None) => Score::Bare,
        ("refuse", Some(_)) => Score::Misread,
        (_, Some(meaning)) if expected.split(" || ").any(|one| one == meaning) => {
            if found.accepted && changed() {
                Score::Right
            } else {
                Score::Bare
            }
        }
        (_, Some(_)) => Score::Misread,
        (_, None) if found.more.is_empty() => Score::Bare,
        (_, None) => Score::Helpful,
    }
}

/// Reads every row of a table; returns the number of each score, and prints the rows that are not right.
fn read_all(lang: usize, name: &str, table: &str) -> [usize; 4] {
    let mut scores = [0; 4];
    for row in table.lines() {
        let columns: Vec<_> = row.split('\t').collect();
        let [id, line, situation, rulesets, expected, more] = columns.as_slice() else {
            panic!("{row}: a row has six columns");
        };
        let rulesets = if rulesets.is_empty() {
            "dnd5e2024"
        } else {
            rulesets
        };
        let mut worst = Score::Right;
        for ruleset in rulesets.split(',') {
            let text = scenario(lang, situation, ruleset);
            let session =
                combat(Path::new(id), &text).unwrap_or_else(|error| panic!("{line}: {error}"));
            let found = answer(&session, LANGS[lang], line, &[]);
            let score = score(expected, more, &found);
            if score != Score::Right {
                println!(
                    "{id} {score:?} {ruleset}: {line}\n    expected {expected} | {more}\n    found {:?}, {}; {:?}",
                    found.meaning, found.effect, found.more
                );
            }
            if score as usize > worst as usize {
                worst = score;
            }
        }
        scores[worst as usize] += 1;
    }
    println!(
        "{name}: {} right, {} helpful, {} bare, {} misread",
        scores[0], scores[1], scores[2], scores[3]
    );
    scores
}

#[test]
fn the_lists_are_read_as_stated() {
    let tables = [
        include_str!("lines/list.en.tsv"),
        include_str!("lines/list.es.tsv"),
        include_str!("lines/list.fr.tsv"),
    ];
    let mut scores = Vec::new();
    for (lang, table) in tables.iter().enumerate() {
        scores.push(read_all(lang, LANGS[lang].tag(), table));
    }
    for [right, _, _, misread] in scores {
        assert_eq!(misread, 0);
        assert!(right >= 66, "{right} of 70");
    }
}

#[test]
fn other_lines_are_mostly_read_and_never_misread() {
    let tables = [
        include_str!("lines/held-out.en.tsv"),
        include_str!("lines/held-out.es.tsv"),
        include_str!("lines/held-out.fr.tsv"),
    ];
    let mut scores = Vec::new();
    for (lang, table) in tables.iter().enumerate() {
        scores.push((
            read_all(lang, LANGS[lang].tag(), table),
            table.lines().count(),
        ));
    }
    for ([right, _, _, misread], all) in scores {
        assert_eq!(misread, 0);
        assert!(right * 5 >= all * 4);
    }
}

#[test]
fn lines_of_an_evening_are_mostly_read_and_never_misread() {
    let tables = [
        include_str!("lines/evening.en.tsv"),
        include_str!("lines/evening.es.tsv"),
        include_str!("lines/evening.fr.tsv"),
    ];
    let mut scores = Vec::new();
    for (lang, table) in tables.iter().enumerate() {
        scores.push((
            read_all(lang, LANGS[lang].tag(), table),
            table.lines().count(),
        ));
    }
    for ([right, _, _, misread], all) in scores {
        assert_eq!(misread, 0);
        assert!(right * 5 >= all * 4);
    }
}

#[test]
fn lines_that_were_once_misread_are_read_or_refused() {
    let tables = [
        include_str!("lines/played.en.tsv"),
        include_str!("lines/played.es.tsv"),
        include_str!("lines/played.fr.tsv"),
    ];
    let mut scores = Vec::new();
    for (lang, table) in tables.iter().enumerate() {
        scores.push(read_all(lang, LANGS[lang].tag(), table));
    }
    for [_, helpful, bare, misread] in scores {
        assert_eq!((helpful, bare, misread), (0, 0, 0));
    }
}

#[test]
fn lines_of_a_fight_are_read_or_refused_with_help() {
    let tables = [
        include_str!("lines/fight.en.tsv"),
        include_str!("lines/fight.es.tsv"),
        include_str!("lines/fight.fr.tsv"),
    ];
    let mut scores = Vec::new();
    for (lang, table) in tables.iter().enumerate() {
        scores.push(read_all(lang, LANGS[lang].tag(), table));
    }
    for [_, helpful, bare, misread] in scores {
        assert_eq!((helpful, bare, misread), (0, 0, 0));
    }
}

#[test]
fn spoken_lines_are_read_or_refused_with_help() {
    let tables = [
        include_str!("lines/spoken.en.tsv"),
        include_str!("lines/spoken.es.tsv"),
        include_str!("lines/spoken.fr.tsv"),
    ];
    let mut scores = Vec::new();
    for (lang, table) in tables.iter().enumerate() {
        scores.push(read_all(lang, LANGS[lang].tag(), table));
    }
    for [_, helpful, bare, misread] in scores {
        assert_eq!((helpful, bare, misread), (0, 0, 0));
    }
}

#[test]
fn lines_of_a_running_combat_are_read_or_refused_with_help() {
    let tables = [
        include_str!("lines/running.en.tsv"),
        include_str!("lines/running.es.tsv"),
        include_str!("lines/running.fr.tsv"),
    ];
    for (lang, table) in tables.iter().enumerate() {
        let [_, helpful, bare, misread] = read_all(lang, LANGS[lang].tag(), table);
        assert_eq!((helpful, bare, misread), (0, 0, 0));
    }
}

#[test]
fn lines_that_a_player_typed_are_read_or_refused_with_help() {
    let tables = [
        include_str!("lines/player.en.tsv"),
        include_str!("lines/player.es.tsv"),
        include_str!("lines/player.fr.tsv"),
    ];
    for (lang, table) in tables.iter().enumerate() {
        let [_, helpful, bare, misread] = read_all(lang, LANGS[lang].tag(), table);
        assert_eq!((helpful, bare, misread), (0, 0, 0));
    }
}

#[test]
fn a_first_name_is_one_although_it_is_a_word_too() {
    let text = "rules D24-1\n\
        ruleset dnd5e2024\n\
        combatant \"Mira Longfellow\" side party pc hp 22\n\
        combatant \"Mark Lance\" side party pc hp 22\n\
        combatant \"Colle Roche\" side party pc hp 22\n\
        combatant Ogre hp 30\n\
        start\n\
        total \"Mira Longfellow\" 15\n\
        total \"Mark Lance\" 12\n\
        total \"Colle Roche\" 11\n\
        total Ogre 10\n\
        expect round 1\n";
    let session = combat(Path::new("names"), text).unwrap_or_else(|error| panic!("{error}"));
    for (lang, line, meaning) in [
        (Lang::Es, "mira recibe 5", "damage 5: Mira Longfellow"),
        (Lang::Es, "cura 5 a mira", "heal 5: Mira Longfellow"),
        (Lang::Es, "mira derribada", "give prone: Mira Longfellow"),
        (Lang::Es, "mira golpea al ogre por 5", "damage 5: Ogre"),
        (Lang::En, "mark takes 5", "damage 5: Mark Lance"),
        (Lang::En, "kill mark", "kill: Mark Lance"),
        (Lang::En, "mark hits the ogre for 5", "damage 5: Ogre"),
        (Lang::En, "mark ogre", "give marked: Ogre"),
        (Lang::En, "ogre marked", "give marked: Ogre"),
        (Lang::Fr, "colle subit 5", "damage 5: Colle Roche"),
        (Lang::Fr, "mira colle 5 à l’ogre", "damage 5: Ogre"),
    ] {
        let found = answer(&session, lang, line, &[]);
        assert_eq!(found.meaning.as_deref(), Some(meaning), "{line}");
    }
}

#[test]
fn a_lone_d20_is_a_roll_whoever_is_selected() {
    let session = combat(Path::new("selected"), &scenario(0, "A", "dnd5e2024"))
        .unwrap_or_else(|error| panic!("{error}"));
    let selected = [(
        asalto_core::CombatantId(1),
        asalto_core::share::DamageShare::Full,
    )];
    for (line, meaning) in [("d20", "roll d20"), ("2d6", "damage 2d6: Lidda")] {
        let found = answer(&session, Lang::En, line, &selected);
        assert_eq!(found.meaning.as_deref(), Some(meaning), "{line}");
    }
}

#[test]
fn what_is_on_the_stack_is_countered() {
    let stack = "A; begin action Fireball; respond Bugbear reaction";
    let session = combat(Path::new("stack"), &scenario(0, stack, "dnd5e2024"))
        .unwrap_or_else(|error| panic!("{error}"));
    let both = Some("Resolve + Negate");
    for (lang, line, meaning) in [
        (Lang::En, "countered", both),
        (Lang::En, "counter fireball", both),
        (Lang::En, "fireball is countered", both),
        (Lang::En, "bugbear counters fireball", both),
        (
            Lang::En,
            "mialee counters fireball",
            Some("reaction: Mialee + Resolve + Negate"),
        ),
        (Lang::En, "counter lightning bolt", None),
        (Lang::Es, "contrarrestado", both),
        (Lang::Es, "contrarresta fireball", both),
        (Lang::Fr, "contré", both),
        (Lang::Fr, "contrer fireball", both),
    ] {
        let found = answer(&session, lang, line, &[]);
        assert_eq!(found.meaning.as_deref(), meaning, "{line}");
    }
}

#[test]
fn the_end_of_the_next_round_is_two_rounds_away() {
    let session = combat(Path::new("rounds"), &scenario(0, "A", "dnd5e2024"))
        .unwrap_or_else(|error| panic!("{error}"));
    let found = answer(
        &session,
        Lang::En,
        "lidda poisoned until end of next round",
        &[],
    );
    assert!(found.effect.contains("Rounds(2)"), "{}", found.effect);
}

#[test]
fn phases_have_neither_durations_nor_an_order() {
    let text = "rules TOW-29\n\
        ruleset tales-of-war\n\
        combatant Ana side party points 4\n\
        combatant Orc points 2\n\
        start\n\
        total Ana 15\n\
        total Orc 5\n\
        expect round 1\n";
    let session = combat(Path::new("phases"), text).unwrap_or_else(|error| panic!("{error}"));
    for (lang, line, reason) in [
        (Lang::En, "orc blinded for 3 rounds", "NoTurns"),
        (Lang::Es, "orc cegado hasta el turno de ana", "NoTurns"),
        (Lang::Fr, "orc aveuglé 3 tours", "NoTurns"),
        (Lang::En, "ana initiative 12", "NoOrder"),
        (Lang::Fr, "déplace ana après orc", "NoOrder"),
        (Lang::Fr, "retarde", "PassInstead"),
    ] {
        let found = answer(&session, lang, line, &[]);
        assert_eq!(found.meaning, None, "{line}");
        assert!(found.effect.contains(reason), "{line}: {}", found.effect);
    }
    let found = answer(&session, Lang::Fr, "orc aveuglé", &[]);
    assert!(found.accepted, "{}", found.effect);
}

/// The powers of a combatant by their words, with what each line means.
const POWERS: [(Lang, &[(&str, &str)]); 3] = [
    (
        Lang::En,
        &[
            ("use fire breath", "use Fire Breath: Dragon"),
            ("dragon uses fire breath", "use Fire Breath: Dragon"),
            (
                "the dragon's fire breath is used",
                "use Fire Breath: Dragon",
            ),
            ("fire breath used", "use Fire Breath: Dragon"),
            ("lidda trades places with borin", "swap Lidda with Borin"),
            ("action surge", "action surge"),
            ("lidda gains heroic inspiration", "inspire: Lidda"),
            ("borin uses inspiration", "spend inspiration: Borin"),
            ("lidda swaps with borin", "swap Lidda with Borin"),
            ("swap lidda and borin", "swap Lidda with Borin"),
        ],
    ),
    (
        Lang::Es,
        &[
            ("usa fire breath", "use Fire Breath: Dragon"),
            ("usa aliento de fuego", "use Fire Breath: Dragon"),
            (
                "el dragón usa el aliento de fuego",
                "use Fire Breath: Dragon",
            ),
            ("dragon gasta fire breath", "use Fire Breath: Dragon"),
            ("lidda cambia con borin", "swap Lidda with Borin"),
            ("oleada de acción", "action surge"),
            ("acción súbita", "action surge"),
            ("lidda gana inspiración heroica", "inspire: Lidda"),
            ("borin gasta la inspiración", "spend inspiration: Borin"),
            (
                "lidda cambia la iniciativa con borin",
                "swap Lidda with Borin",
            ),
        ],
    ),
    (
        Lang::Fr,
        &[
            ("utilise fire breath", "use Fire Breath: Dragon"),
            ("utilise souffle de feu", "use Fire Breath: Dragon"),
            (
                "le dragon utilise son souffle de feu",
                "use Fire Breath: Dragon",
            ),
            ("dragon dépense fire breath", "use Fire Breath: Dragon"),
            ("lidda échange avec borin", "swap Lidda with Borin"),
            ("lidda change avec borin", "swap Lidda with Borin"),
            ("fougue", "action surge"),
            ("lidda gagne l’inspiration héroïque", "inspire: Lidda"),
            ("borin dépense l’inspiration", "spend inspiration: Borin"),
            (
                "lidda échange son initiative avec borin",
                "swap Lidda with Borin",
            ),
        ],
    ),
];

#[test]
fn powers_are_called_by_their_words() {
    let text = "rules D24-27 D24-28\n\
        ruleset dnd5e2024\n\
        combatant Lidda side party pc alert action-surge\n\
        combatant Borin side party pc\n\
        combatant Dragon side foes limited \"Fire Breath 5-6\"\n\
        inspire Borin\n\
        start\n\
        total Lidda 15\n\
        total Borin 10\n\
        total Dragon 5\n\
        expect turn Lidda\n";
    let session = combat(Path::new("powers"), text).unwrap_or_else(|error| panic!("{error}"));
    for (lang, lines) in POWERS {
        for (line, meaning) in lines {
            let found = answer(&session, lang, line, &[]);
            assert_eq!(found.meaning.as_deref(), Some(*meaning), "{line}");
            assert!(found.accepted, "{line}: {}", found.effect);
        }
    }
}

#[test]
fn a_spent_use_comes_back_and_a_summoned_one_follows_by_their_words() {
    let text = "rules D5E-83 D24-29\n\
        ruleset dnd5e2024\n\
        combatant Lidda side party pc\n\
        combatant Dragon side foes limited \"Fire Breath 5-6\"\n\
        start\n\
        total Lidda 15\n\
        total Dragon 5\n\
        expect turn Lidda\n\
        use Dragon \"Fire Breath\"\n\
        combatant Spirit side party\n";
    let session = combat(Path::new("powers"), text).unwrap_or_else(|error| panic!("{error}"));
    let (back, follows) = ("recharge Fire Breath: Dragon", "summoned Spirit by Lidda");
    for (lang, line, meaning) in [
        (Lang::En, "recharge fire breath", back),
        (Lang::En, "fire breath is back", back),
        (Lang::Es, "recarga fire breath", back),
        (Lang::Fr, "recharge fire breath", back),
        (Lang::En, "spirit is summoned by lidda", follows),
        (Lang::Es, "spirit es convocado por lidda", follows),
        (Lang::Fr, "spirit est invoqué par lidda", follows),
    ] {
        let found = answer(&session, lang, line, &[]);
        assert_eq!(found.meaning.as_deref(), Some(meaning), "{line}");
        assert!(found.accepted, "{line}: {}", found.effect);
    }
}
