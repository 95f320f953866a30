//! Typed lines about grapples: who grapples whom, who is grappled already, and whose grapple ends.

#[path = "lines/mod.rs"]
mod lines;
#[path = "../../core/tests/runner/mod.rs"]
mod runner;

use std::path::Path;

use asalto_core::share::DamageShare;
use asalto_core::{CombatantId, Session};
use asalto_text::Lang;

use lines::{Answer, answer, combat};

const ARIA: CombatantId = CombatantId(1);
const OGRE: CombatantId = CombatantId(2);

/// Returns a combat of three combatants after some statements. It is Bran's turn.
fn fight(statements: &str) -> Session {
    fight_of(&[], statements)
}

/// Returns a combat of three combatants and some more after some statements. It is Bran's turn.
fn fight_of(more: &[&str], statements: &str) -> Session {
    let each =
        |with: &dyn Fn(&str) -> String| more.iter().map(|name| with(name)).collect::<String>();
    let added = each(&|name| format!("combatant \"{name}\" hp 7\n"));
    let totals = each(&|name| format!("total \"{name}\" 1\n"));
    let text = format!(
        "rules D24-1\n\
        ruleset dnd5e2024\n\
        combatant Aria side party pc hp 20\n\
        combatant Ogre hp 30\n\
        combatant Bran side party pc hp 20\n\
        {added}\
        start\n\
        total Bran 15\n\
        total Aria 10\n\
        total Ogre 5\n\
        {totals}\
        expect turn Bran\n\
        {statements}"
    );
    combat(Path::new("grapples"), &text).unwrap_or_else(|error| panic!("{error}"))
}

#[track_caller]
fn offers_both(found: &Answer, offers: [&str; 2]) {
    assert_eq!(found.meaning, None);
    assert!(found.effect.contains("WhoActs"), "{}", found.effect);
    assert_eq!(found.more, offers);
}

#[test]
fn two_names_after_the_verb_ask_who_grapples_whom() {
    let lines = [
        (
            Lang::En,
            "grapple aria ogre",
            "aria grapples ogre",
            "ogre grapples aria",
        ),
        (
            Lang::En,
            "grab Aria Ogre",
            "Aria grapples Ogre",
            "Ogre grapples Aria",
        ),
        (
            Lang::Es,
            "agarrar aria ogre",
            "aria agarra ogre",
            "ogre agarra aria",
        ),
        (
            Lang::Es,
            "agarra a aria ogre",
            "aria agarra ogre",
            "ogre agarra aria",
        ),
        (
            Lang::Fr,
            "agripper aria ogre",
            "aria agrippe ogre",
            "ogre agrippe aria",
        ),
        (
            Lang::Fr,
            "empoigner aria ogre",
            "aria agrippe ogre",
            "ogre agrippe aria",
        ),
        (
            Lang::Fr,
            "saisir aria ogre",
            "aria agrippe ogre",
            "ogre agrippe aria",
        ),
    ];
    for turn in ["", "end-turn\nexpect turn Aria\n"] {
        let session = fight(turn);
        for selected in [&[][..], &[(ARIA, DamageShare::Full)][..]] {
            for (lang, line, first, second) in lines {
                let found = answer(&session, lang, line, selected);
                offers_both(&found, [first, second]);
                for (offer, meaning) in [
                    (first, "give grappled: Ogre by Aria"),
                    (second, "give grappled: Aria by Ogre"),
                ] {
                    let taken = answer(&session, lang, offer, selected);
                    assert_eq!(taken.meaning.as_deref(), Some(meaning), "{offer}");
                    assert!(taken.accepted, "{offer}: {}", taken.effect);
                }
            }
        }
    }
}

#[test]
fn whoever_is_grappled_already_is_not_grappled_again() {
    let held = "effect Aria grappled until ended by Ogre\n";
    for turn in ["", "end-turn\nexpect turn Aria\n"] {
        let session = fight(&format!("{held}{turn}"));
        for (lang, line) in [
            (Lang::En, "grapple aria"),
            (Lang::En, "ogre grapples aria"),
            (Lang::Es, "agarrar a aria"),
            (Lang::Es, "ogre agarra a aria"),
            (Lang::Fr, "agripper aria"),
            (Lang::Fr, "ogre empoigne aria"),
        ] {
            let found = answer(&session, lang, line, &[]);
            assert!(!found.accepted, "{line}: {}", found.effect);
            assert!(found.effect.contains("already"), "{line}: {}", found.effect);
        }
        let both = answer(&session, Lang::En, "grapple aria, ogre", &[]);
        assert!(both.accepted, "{}", both.effect);
        assert!(
            !both.effect.contains("CombatantId(1), condition"),
            "{}",
            both.effect
        );
        let other = answer(&session, Lang::En, "bran grapples aria", &[]);
        assert!(other.accepted, "{}", other.effect);
    }
}

#[test]
fn the_same_condition_with_the_same_end_is_no_change() {
    let session = fight("effect Ogre stunned until turn-start Bran by Bran\n");
    for line in ["stun ogre", "bran stuns ogre"] {
        let found = answer(&session, Lang::En, line, &[]);
        assert!(!found.accepted, "{line}: {}", found.effect);
    }
    for line in ["ogre stunned for 3 rounds", "aria stuns ogre"] {
        let found = answer(&session, Lang::En, line, &[]);
        assert!(found.accepted, "{line}: {}", found.effect);
    }
}

#[test]
fn a_named_grappler_lets_go_and_another_one_does_not() {
    let session = fight(
        "effect Ogre grappled until ended by Aria\n\
        effect Ogre grappled until ended by Bran\n",
    );
    let ended =
        "EndedEffects { who: CombatantId(2), condition: Grappled, source: Some(CombatantId(1)) }";
    for (lang, line) in [
        (Lang::En, "aria releases ogre"),
        (Lang::Es, "aria suelta a ogre"),
        (Lang::Fr, "aria relâche ogre"),
    ] {
        let found = answer(&session, lang, line, &[]);
        assert!(found.accepted, "{line}: {}", found.effect);
        assert!(found.effect.contains(ended), "{line}: {}", found.effect);
        for other in ["AddEffect", "RemoveCondition", "CombatantId(3)"] {
            assert!(!found.effect.contains(other), "{line}: {}", found.effect);
        }
    }
    for (lang, line) in [
        (Lang::En, "release ogre"),
        (Lang::Es, "soltar ogre"),
        (Lang::Fr, "lâche ogre"),
    ] {
        let found = answer(&session, lang, line, &[]);
        assert!(found.accepted, "{line}: {}", found.effect);
        assert!(
            !found.effect.contains("EndedEffects"),
            "{line}: {}",
            found.effect
        );
    }
    let selected = answer(&session, Lang::En, "release", &[(OGRE, DamageShare::Full)]);
    assert_eq!(selected.meaning.as_deref(), Some("end grappled: Ogre"));
}

#[test]
fn those_of_several_who_grapple_let_go() {
    let joined = fight_of(
        &["Goblin 1", "Goblin 2", "Goblin 3"],
        "effect Bran grappled until ended by \"Goblin 1\"\n\
        effect Bran grappled until ended by \"Goblin 3\"\n\
        effect Bran grappled until ended by Ogre\n",
    );
    let lines = [
        (Lang::En, "goblins release bran", "goblin 1 releases bran"),
        (
            Lang::En,
            "goblins let go of bran",
            "goblin 1 lets go of bran",
        ),
        (Lang::Es, "goblins sueltan a bran", "goblin 1 suelta a bran"),
        (Lang::Fr, "les goblins lâchent bran", "goblin 1 lâche bran"),
    ];
    for (lang, all, one) in lines {
        for (line, by) in [(all, "Goblin 1, Goblin 3"), (one, "Goblin 1")] {
            let found = answer(&joined, lang, line, &[]);
            let meaning = format!("end grappled: Bran by {by}");
            assert_eq!(found.meaning, Some(meaning), "{line}: {}", found.effect);
            assert!(found.accepted, "{line}: {}", found.effect);
        }
    }
    for (lang, line) in [
        (Lang::En, "goblin 1 and goblin 2 release bran"),
        (Lang::En, "goblins release aria"),
        (Lang::Es, "goblins sueltan a aria"),
        (Lang::Fr, "les goblins lâchent aria"),
    ] {
        let found = answer(&joined, lang, line, &[]);
        assert!(
            found.effect.contains("NotGrappled"),
            "{line}: {}",
            found.effect
        );
    }
}

#[test]
fn whoever_has_a_condition_with_the_same_end_is_left_out_of_a_list() {
    let session = fight("effect Aria poisoned until round-end\n");
    let line = "aria and ogre poisoned until the end of the round";
    let found = answer(&session, Lang::En, line, &[]);
    assert!(found.accepted, "{}", found.effect);
    let alone = answer(
        &session,
        Lang::En,
        "aria poisoned until the end of the round",
        &[],
    );
    assert!(!alone.accepted, "{}", alone.effect);
}

#[test]
fn no_offer_is_refused_in_turn() {
    let session = fight("");
    for (lang, line) in [
        (Lang::En, "relaese ogre"),
        (Lang::En, "release ogre"),
        (Lang::En, "delay"),
        (Lang::Es, "retrasa"),
        (Lang::Es, "suelta ogre"),
        (Lang::Fr, "retarde"),
        (Lang::Fr, "boule de feu 7 ogre"),
        (Lang::Fr, "boule de feu ogre"),
    ] {
        let found = answer(&session, lang, line, &[]);
        assert_eq!(found.meaning, None, "{line}");
        for offer in found.more.iter().filter(|it| !it.contains('…')) {
            let Some(name) = offer.strip_prefix("condition ") else {
                let taken = answer(&session, lang, offer, &[]);
                assert!(taken.meaning.is_some(), "{line}: {offer}");
                continue;
            };
            assert!(line.contains(name), "{line}: {offer}");
        }
        let burns = found.more.iter().any(|it| it.contains("brule"));
        assert!(!burns, "{line}");
    }
}
