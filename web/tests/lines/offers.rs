//! The lines that refusals offer: each is understood once it is taken, or leads on.

use std::path::Path;

use asalto_text::Lang;

use super::{LANGS, answer, combat, scenario};

/// All lists of typed lines, by language.
const LISTS: [[&str; 8]; 3] = [
    [
        include_str!("list.en.tsv"),
        include_str!("held-out.en.tsv"),
        include_str!("evening.en.tsv"),
        include_str!("played.en.tsv"),
        include_str!("fight.en.tsv"),
        include_str!("spoken.en.tsv"),
        include_str!("running.en.tsv"),
        include_str!("player.en.tsv"),
    ],
    [
        include_str!("list.es.tsv"),
        include_str!("held-out.es.tsv"),
        include_str!("evening.es.tsv"),
        include_str!("played.es.tsv"),
        include_str!("fight.es.tsv"),
        include_str!("spoken.es.tsv"),
        include_str!("running.es.tsv"),
        include_str!("player.es.tsv"),
    ],
    [
        include_str!("list.fr.tsv"),
        include_str!("held-out.fr.tsv"),
        include_str!("evening.fr.tsv"),
        include_str!("played.fr.tsv"),
        include_str!("fight.fr.tsv"),
        include_str!("spoken.fr.tsv"),
        include_str!("running.fr.tsv"),
        include_str!("player.fr.tsv"),
    ],
];

/// Takes the offers of a line one after the other, and those of each in turn. Returns the faults.
fn take_all(session: &asalto_core::Session, lang: Lang, line: &str, depth: usize) -> Vec<String> {
    let found = answer(session, lang, line, &[]);
    if found.meaning.is_some() {
        let fault = (!found.accepted).then(|| format!("“{line}” is rejected: {}", found.effect));
        return fault.into_iter().collect();
    }
    if depth == 0 {
        return vec![format!("“{line}” leads to no end: {}", found.effect)];
    }
    let mut faults = Vec::new();
    let offered = found.more.iter().filter(|it| !it.starts_with("condition "));
    for offer in offered {
        // The number is typed in place of the dots.
        let taken = offer.replace('…', "5");
        let again = answer(session, lang, &taken, &[]);
        let is_same = taken.trim() == line.trim();
        if is_same || again.meaning.is_none() && again.more.is_empty() {
            faults.push(format!("“{line}” offers “{taken}”: {}", again.effect));
        } else if again.meaning.is_none() {
            faults.extend(take_all(session, lang, &taken, depth - 1));
        }
    }
    faults
}

#[test]
fn every_offer_is_understood_or_leads_on() {
    let mut faults = Vec::new();
    for (lang, lists) in LISTS.iter().enumerate() {
        for row in lists.iter().flat_map(|list| list.lines()) {
            let columns: Vec<_> = row.split('\t').collect();
            let [_, line, situation, rulesets, expected, _] = columns.as_slice() else {
                panic!("{row}: a row has six columns");
            };
            if *expected != "refuse" {
                continue;
            }
            let ruleset = rulesets.split(',').next().filter(|it| !it.is_empty());
            let text = scenario(lang, situation, ruleset.unwrap_or("dnd5e2024"));
            let session =
                combat(Path::new(line), &text).unwrap_or_else(|error| panic!("{line}: {error}"));
            faults.extend(take_all(&session, LANGS[lang], line, 3));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_save_against_a_dc_is_rolled_with_the_bonus_of_the_creature() {
    let text = "rules D24-1\n\
        ruleset dnd5e2024\n\
        combatant Lidda side party pc\n\
        combatant Wolf side foes hp 11\n\
        start\n\
        total Lidda 15\n\
        total Wolf 5\n\
        expect turn Lidda\n";
    let session = combat(Path::new("saves"), text).unwrap_or_else(|error| panic!("{error}"));
    for (lang, line) in [
        (Lang::En, "wolf dex save dc 15"),
        (Lang::Es, "wolf salvación des cd 15"),
        (Lang::Fr, "wolf sauvegarde dex dd 15"),
    ] {
        let found = answer(&session, lang, line, &[]);
        assert!(found.accepted, "{line}: {}", found.effect);
        let rolls = "modifier: 2, difficulty: Some(15), typed: None";
        assert!(found.effect.contains(rolls), "{line}: {}", found.effect);
    }
    // A player tells the total, or the app rolls with a modifier.
    let found = answer(&session, Lang::En, "lidda dex save dc 15", &[]);
    assert_eq!(found.more, ["lidda dex save dc 15 +0"]);
    assert!(answer(&session, Lang::En, &found.more[0], &[]).accepted);
}

#[test]
fn a_newcomer_that_owes_its_roll_takes_a_typed_total() {
    let text = "rules D24-1\n\
        ruleset dnd5e2024\n\
        combatant Lidda side party pc\n\
        combatant Dragon side foes\n\
        real-dice\n\
        start\n\
        total Lidda 15\n\
        total Dragon 5\n\
        expect turn Lidda\n\
        combatant \"Ogre 1\" side foes group 1\n\
        combatant \"Ogre 2\" side foes group 1\n\
        combatant Worg side foes\n";
    let session = combat(Path::new("newcomers"), text).unwrap_or_else(|error| panic!("{error}"));
    for (lang, line, meaning, entered) in [
        (Lang::En, "ogre 1 init 9", "initiative 9: Ogre 1", 1),
        (Lang::En, "init worg 12", "initiative 12: Worg", 1),
        (Lang::En, "ogres init 9", "initiative 9: Ogre 1, Ogre 2", 1),
        (Lang::Es, "ogre 1 iniciativa 9", "initiative 9: Ogre 1", 1),
        (Lang::Fr, "ogre 1 initiative 9", "initiative 9: Ogre 1", 1),
    ] {
        let found = answer(&session, lang, line, &[]);
        assert_eq!(found.meaning.as_deref(), Some(meaning), "{line}");
        assert!(found.accepted, "{line}: {}", found.effect);
        let enters = found.effect.matches("EnterInitiative").count();
        assert_eq!(enters, entered, "{line}: {}", found.effect);
    }
    let found = answer(&session, Lang::En, "worg rolls initiative", &[]);
    assert!(found.effect.contains("RollInitiative"), "{}", found.effect);
    // Whoever has its place moves.
    let found = answer(&session, Lang::En, "dragon init 9", &[]);
    assert!(found.effect.contains("Place"), "{}", found.effect);
}

#[test]
fn the_dice_of_a_critical_hit_are_rolled_as_typed_and_the_line_says_so() {
    for (place, line) in [
        (0, "crit 2d6+3 bugbear"),
        (1, "crítico 2d6+3 osgo"),
        (2, "critique 2d6+3 gobelours"),
    ] {
        let session = combat(Path::new("critical"), &scenario(place, "A", "dnd5e2024"))
            .unwrap_or_else(|error| panic!("{error}"));
        let found = answer(&session, LANGS[place], line, &[]);
        assert!(found.accepted, "{line}: {}", found.effect);
        let said = found.more.iter().any(|more| more == "rolls 2d6+3 as typed");
        assert!(said, "{line}: {:?}", found.more);
    }
}

#[test]
fn a_condition_with_a_duration_and_a_save_has_both_ends() {
    for (place, line, meaning) in [
        (
            0,
            "bugbear paralyzed 1 minute wis 15",
            "give paralyzed: Bugbear until wisdom save 15 for 10 at most",
        ),
        (
            0,
            "hold person bugbear 10 rounds save wis 13",
            "give paralyzed: Bugbear until wisdom save 13 for 10 at most",
        ),
        (
            1,
            "osgo paralizado 1 minuto salvación sab 15",
            "give paralyzed: Osgo until wisdom save 15 for 10 at most",
        ),
        (
            2,
            "gobelours paralysé 1 minute sauvegarde sag 15",
            "give paralyzed: Gobelours until wisdom save 15 for 10 at most",
        ),
    ] {
        let session = combat(Path::new("ends"), &scenario(place, "A", "dnd5e2024"))
            .unwrap_or_else(|error| panic!("{error}"));
        let found = answer(&session, LANGS[place], line, &[]);
        assert!(found.accepted, "{line}: {} {:?}", found.effect, found.more);
        assert_eq!(found.meaning.as_deref(), Some(meaning), "{line}");
    }
}
