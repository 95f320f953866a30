//! Spells that are cast, with the concentration of their casters.

use std::path::Path;

use asalto_core::{Combatant, CombatantId, Command, NoDice, Side, Timestamp};
use asalto_text::Lang;

use super::{answer, combat, scenario};

#[test]
fn a_spell_that_is_cast_lasts_as_long_as_its_caster_concentrates() {
    let at = |ruleset| {
        combat(Path::new("cast"), &scenario(0, "A", ruleset))
            .unwrap_or_else(|error| panic!("{error}"))
    };
    let fifth = at("dnd5e2024");
    for (line, meaning, effects) in [
        (
            "hold person bugbear",
            "give paralyzed: Bugbear until removed",
            0,
        ),
        (
            "cast hold person on bugbear",
            "give paralyzed: Bugbear + concentrate hold person: Tordek",
            1,
        ),
        (
            "mialee casts hold person on bugbear",
            "give paralyzed: Bugbear + concentrate hold person: Mialee",
            1,
        ),
        (
            "cast bless on all",
            "give blessed: Lidda, Mialee, Jozan, Tordek + concentrate bless: Tordek",
            4,
        ),
    ] {
        let found = answer(&fifth, Lang::En, line, &[]);
        assert_eq!(found.meaning.as_deref(), Some(meaning), "{line}");
        assert!(found.accepted, "{line}: {}", found.effect);
        let begun = found.effect.matches("AddEffect").count();
        assert_eq!(begun, effects, "{line}: {}", found.effect);
        let first = found.effect.starts_with("Commands([Concentrate");
        assert_eq!(first, effects > 0, "{line}: {}", found.effect);
        let saves = found.effect.contains("kind: Some(Wisdom)");
        assert_eq!(saves, effects == 1, "{line}: {}", found.effect);
    }
    let offered = |session, line| answer(session, Lang::En, line, &[]).more;
    let cast = "or cast hold person bugbear".to_owned();
    assert!(offered(&fifth, "hold person bugbear").contains(&cast));
    // The older rules have no concentration on these spells.
    let older = at("dnd35");
    assert!(!offered(&older, "hold person bugbear").contains(&cast));
    let found = answer(&older, Lang::En, "mialee casts hold person on bugbear", &[]);
    assert!(
        found.accepted && found.effect.contains("kind: Some(Will)"),
        "{}",
        found.effect
    );
    let found = answer(
        &at("dnd30"),
        Lang::En,
        "mialee casts hold person on bugbear",
        &[],
    );
    assert!(
        found.accepted && found.effect.contains("AddCondition"),
        "{}",
        found.effect
    );
}

#[test]
fn the_words_for_a_cast_are_no_roll_before_a_spell() {
    let cases = [
        (
            1,
            Lang::Es,
            [
                (
                    "lanza inmovilizar persona a osgo",
                    "give paralyzed: Osgo + concentrate inmovilizar persona: Tordek",
                ),
                (
                    "lanza bendición a lidda y jozan",
                    "give blessed: Lidda, Jozan + concentrate bendición: Tordek",
                ),
                ("lanza 2d6", "roll 2d6"),
            ],
        ),
        (
            2,
            Lang::Fr,
            [
                (
                    "lance immobilisation de personne sur le gobelours",
                    "give paralyzed: Gobelours + concentrate immobilisation de personne: Tordek",
                ),
                (
                    "lance bénédiction sur lidda et jozan",
                    "give blessed: Lidda, Jozan + concentrate bénédiction: Tordek",
                ),
                ("lance 2d6", "roll 2d6"),
            ],
        ),
    ];
    for (place, lang, lines) in cases {
        let session = combat(Path::new("cast"), &scenario(place, "A", "dnd5e2024"))
            .unwrap_or_else(|error| panic!("{error}"));
        for (line, meaning) in lines {
            let found = answer(&session, lang, line, &[]);
            assert_eq!(found.meaning.as_deref(), Some(meaning), "{line}");
            assert!(found.accepted, "{line}: {}", found.effect);
        }
    }
}

/// Returns the combat of the scenario with a creature more, whose turn it is not.
fn with_creature(name: &str) -> asalto_core::Session {
    let text = scenario(0, "A", "dnd5e2024");
    let mut session = combat(Path::new("cast"), &text).unwrap_or_else(|error| panic!("{error}"));
    let profile = Combatant::new(name, Side::FOES);
    let commands = [
        Command::AddCombatant(Box::new(profile)),
        Command::EnterInitiative {
            who: session
                .view()
                .combatants
                .iter()
                .map(|one| one.id)
                .max()
                .map_or(CombatantId(1), |last| CombatantId(last.0 + 1)),
            total: 3,
        },
    ];
    for command in commands {
        session
            .dispatch(&command, Timestamp::default(), &mut NoDice)
            .unwrap_or_else(|error| panic!("{error}"));
    }
    session
}

#[test]
fn the_save_against_a_spell_has_the_dc_of_its_caster() {
    let session = with_creature("Mage");
    for (line, expected) in [
        (
            "mage casts hold person on lidda",
            "Save { difficulty: 14, kind: Some(Wisdom) }",
        ),
        (
            "mage casts hold person on lidda, save DC 16",
            "Save { difficulty: 16, kind: Some(Wisdom) }",
        ),
        (
            "lidda casts hold person on mage",
            "Save { difficulty: 13, kind: Some(Wisdom) }",
        ),
        (
            "cast hold person on mage",
            "Save { difficulty: 13, kind: Some(Wisdom) }",
        ),
        (
            "lidda frightened until a save",
            "Save { difficulty: 13, kind: None }",
        ),
    ] {
        let found = answer(&session, Lang::En, line, &[]);
        assert!(found.effect.contains(expected), "{line}: {}", found.effect);
        let assumed = expected.contains("13");
        let said = found.more.iter().any(|more| more == "assumes DC 13");
        assert_eq!(said, assumed, "{line}: {:?}", found.more);
    }
}
