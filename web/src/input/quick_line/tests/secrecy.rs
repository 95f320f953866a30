//! Lines that keep combatants or their names from players, in three languages.

use super::*;

/// Writes the combatants of a line: the name, the name that players see in brackets, and what is kept from them.
fn shown(line: &str, lang: Lang) -> String {
    let parts = match try_read(line, lang) {
        Ok(parts) => parts,
        Err(fault) => return format!("{fault:?}"),
    };
    let mut made = Vec::new();
    for part in &parts {
        expand(part, &mut made, &[]);
    }
    let shown = made.into_iter().map(|Newcomer { profile: one, .. }| {
        let mut words = vec![one.name];
        words.extend(one.disguise.map(|name| format!("[{name}]")));
        words.extend(one.hit_points.map(|number| format!("hp {number}")));
        words.extend(one.secret.then(|| "hidden".to_owned()));
        words.extend(one.reveal_when_acting.then(|| "reveals".to_owned()));
        words.join(" ")
    });
    shown.collect::<Vec<_>>().join(", ")
}

#[track_caller]
fn check(lang: Lang, rows: &[(&str, &str)]) {
    check_rows(rows, |line| shown(line, lang));
}

#[test]
fn a_second_name_follows_the_hiding() {
    check(
        Lang::En,
        &[
            (
                "worg hidden as \"hooded figure\"",
                "Worg [Hooded figure] hidden",
            ),
            (
                "worg hidden as hooded figure",
                "Worg [Hooded figure] hidden",
            ),
            (
                "worg hp 26 hidden as Hooded Figure",
                "Worg [Hooded Figure] hp 26 hidden",
            ),
            (
                "worg hidden as hooded figure hp 26",
                "Worg [Hooded figure] hp 26 hidden",
            ),
            (
                "worg hidden as “hooded figure”, hp 26; ogre",
                "Worg [Hooded figure] hp 26 hidden, Ogre",
            ),
            (
                "worg hidden as \"Ada, the baker\", ogre",
                "Worg [Ada, the baker] hidden, Ogre",
            ),
            ("worg seen as a beggar", "Worg [A beggar]"),
            (
                "worg +2 hp 77 hidden players see Old Man",
                "Worg [Old Man] hp 77 hidden",
            ),
            (
                "2 worgs hidden as figures",
                "Worg 1 [Figures 1] hidden, Worg 2 [Figures 2] hidden",
            ),
            (
                "worg hidden as figure; ogre hidden as figure",
                "Worg [Figure] hidden, Ogre [Figure 2] hidden",
            ),
            ("worg hidden as", "NoSecondName(\"hidden as\")"),
            ("worg hidden as \"\"", "NoSecondName(\"hidden as\")"),
            ("worg hidden as hp 7", "NoSecondName(\"hidden as\")"),
        ],
    );
    check(
        Lang::Es,
        &[
            (
                "lobo oculto como figura encapuchada",
                "Lobo [Figura encapuchada] hidden",
            ),
            (
                "loba oculta como «figura encapuchada» pg 11",
                "Loba [Figura encapuchada] hp 11 hidden",
            ),
            ("jefe visto como mendigo", "Jefe [Mendigo]"),
            (
                "jefe oculto los jugadores ven mendigo",
                "Jefe [Mendigo] hidden",
            ),
        ],
    );
    check(
        Lang::Fr,
        &[
            ("loup caché comme silhouette", "Loup [Silhouette] hidden"),
            (
                "louve cachée comme «\u{a0}silhouette sombre\u{a0}» pv 11",
                "Louve [Silhouette sombre] hp 11 hidden",
            ),
            ("chef vu comme un mendiant", "Chef [Un mendiant]"),
            (
                "chef caché les joueurs voient un mendiant",
                "Chef [Un mendiant] hidden",
            ),
        ],
    );
}

#[test]
fn whom_players_always_see_is_never_hidden() {
    check(
        Lang::En,
        &[
            ("boromir hidden pc", "AlwaysSeen(\"Boromir\")"),
            ("boromir pc hidden", "AlwaysSeen(\"Boromir\")"),
            ("hidden boromir party", "AlwaysSeen(\"Boromir\")"),
        ],
    );
    check(
        Lang::Es,
        &[("boromir oculto pj", "AlwaysSeen(\"Boromir\")")],
    );
}

#[test]
fn a_combatant_is_revealed_when_it_acts() {
    check(
        Lang::En,
        &[
            ("troll hidden until it acts", "Troll hidden reveals"),
            (
                "troll reveal when it acts hp 84",
                "Troll hp 84 hidden reveals",
            ),
            (
                "troll hidden as boulder until it acts hp 84",
                "Troll [Boulder] hp 84 hidden reveals",
            ),
            (
                "troll seen as boulder until it acts",
                "Troll [Boulder] reveals",
            ),
        ],
    );
    check(
        Lang::Es,
        &[("jefe oculto hasta que actúe", "Jefe hidden reveals")],
    );
    check(
        Lang::Fr,
        &[(
            "chef caché jusqu’à ce qu’il agisse pv 9",
            "Chef hp 9 hidden reveals",
        )],
    );
}

#[test]
fn the_word_may_stand_before_the_name() {
    check(
        Lang::En,
        &[
            ("hidden troll", "Troll hidden"),
            ("hidden troll hp 84; ogre", "Troll hp 84 hidden, Ogre"),
            ("2 hidden goblins", "Goblin 1 hidden, Goblin 2 hidden"),
            ("hidden 2 goblins", "Goblin 1 hidden, Goblin 2 hidden"),
            ("hidden +5", "Hidden"),
            ("hidden", "Hidden"),
            ("cache guardian", "Cache guardian"),
        ],
    );
    check(
        Lang::Es,
        &[
            ("oculto jefe", "Jefe hidden"),
            (
                "tres ocultos trasgos",
                "Trasgo 1 hidden, Trasgo 2 hidden, Trasgo 3 hidden",
            ),
        ],
    );
    check(
        Lang::Fr,
        &[
            ("caché chef", "Chef hidden"),
            ("cachée louve pv 11", "Louve hp 11 hidden"),
        ],
    );
}
