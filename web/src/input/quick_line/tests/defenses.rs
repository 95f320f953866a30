//! Tests of defenses against damage of a type.

use asalto_core::Combatant;
use asalto_core::rules::DefensePolicy;
use asalto_text::{Lang, defenses as shown};

use super::*;

/// Returns the defenses of the single combatant of a line, or its fault.
fn of(line: &str, policy: DefensePolicy) -> Result<(String, Vec<String>), LineFault> {
    let reading = Reading {
        lang: Lang::En,
        side: Side::FOES,
        stage: Stage::Setup,
        defenses: policy,
        features: &[],
        fold: &folded,
    };
    let parts = super::super::read(line, reading)?;
    let [part] = parts.as_slice() else {
        panic!("{line}: {parts:?}");
    };
    let profile: &Combatant = &part.newcomer.profile;
    let shown = shown(Lang::En, &profile.defenses, policy).into_iter();
    Ok((profile.name.clone(), shown.map(|(text, _)| text).collect()))
}

#[track_caller]
fn check(line: &str, policy: DefensePolicy, name: &str, defenses: &[&str]) {
    let found = of(line, policy).unwrap_or_else(|fault| panic!("{line}: {fault:?}"));
    let defenses = defenses.iter().map(|&one| one.to_owned()).collect();
    assert_eq!(found, (name.to_owned(), defenses), "{line}");
}

#[test]
fn a_material_bypasses_a_defense_against_nonmagical_damage() {
    let fifth = DefensePolicy::Shares;
    let wolf = &["immune to nonmagical piercing except silver"];
    check(
        "wolf imm nonmagical piercing except silver",
        fifth,
        "Wolf",
        wolf,
    );
    check(
        "lobo inmune no mágico perforante salvo plata",
        fifth,
        "Lobo",
        wolf,
    );
    check(
        "loup immunisé non magique perforant sauf argent",
        fifth,
        "Loup",
        wolf,
    );
    let gargoyle = &["resists nonmagical slashing except adamantine"];
    check(
        "gargoyle res nonmagical slashing except adamantine hp 10",
        fifth,
        "Gargoyle",
        gargoyle,
    );
}

#[test]
fn undead_and_constructs_are_words_where_the_rules_know_them() {
    let of = |line: &str, ruleset: Ruleset| {
        let reading = Reading {
            lang: Lang::En,
            side: Side::FOES,
            stage: Stage::Setup,
            defenses: ruleset.defenses(),
            features: ruleset.features(),
            fold: &folded,
        };
        let parts = super::super::read(line, reading).expect(line);
        let profile = &parts[0].newcomer.profile;
        (
            profile.name.clone(),
            profile.features.iter().copied().collect::<Vec<_>>(),
        )
    };
    let third = Ruleset::Dnd35;
    for (line, name, feature) in [
        ("2 zombies undead hp 16", "Zombie", Feature::Undead),
        ("momia muerto viviente", "Momia", Feature::Undead),
        ("golem construct hp 30", "Golem", Feature::Construct),
        ("golem créature artificielle", "Golem", Feature::Construct),
        // A word that only describes is no name.
        ("Iron construct", "Iron construct", Feature::Construct),
        (
            "3 iron constructs hp 30",
            "Iron construct",
            Feature::Construct,
        ),
        (
            "ancient black undead ac 15",
            "Ancient black undead",
            Feature::Undead,
        ),
        ("iron golem construct", "Iron golem", Feature::Construct),
        // The comma sets the type apart.
        ("Iron, construct", "Iron", Feature::Construct),
    ] {
        assert_eq!(of(line, third), (name.to_owned(), vec![feature]), "{line}");
    }
    // The word alone is a name, which searches the creatures of the type.
    assert_eq!(of("undead", third), ("Undead".to_owned(), vec![]));
    let fifth = ("Zombie undead".to_owned(), vec![]);
    assert_eq!(of("zombie undead", Ruleset::Dnd5e), fifth);
}

#[test]
fn defenses_follow_the_name_in_every_language() {
    let fifth = DefensePolicy::Shares;
    let imp = &[
        "immune to poison",
        "resists cold",
        "resists fire",
        "vulnerable to radiant",
    ];
    check(
        "imp res fire cold vul radiant imm poison hp 10",
        fifth,
        "Imp",
        imp,
    );
    check(
        "imp hp 10 resistant to fire and cold, vulnerable to radiant, immune to poison",
        fifth,
        "Imp",
        imp,
    );
    check(
        "diablillo resiste fuego y frío, vulnerable a radiante, inmune a veneno",
        fifth,
        "Diablillo",
        imp,
    );
    check(
        "diablotin résistance feu/froid vulnérable radiant immunité poison",
        fifth,
        "Diablotin",
        imp,
    );
    check(
        "shambler imm electricity",
        fifth,
        "Shambler",
        &["immune to lightning"],
    );
}

#[test]
fn nonmagical_damage_is_that_of_weapons() {
    let fifth = DefensePolicy::Shares;
    let all = [
        "resists nonmagical bludgeoning",
        "resists nonmagical piercing",
        "resists nonmagical slashing",
    ];
    for line in [
        "gargoyle res nonmagical hp 52",
        "gargoyle res bps nonmagical hp 52",
        "gargoyle res nonmagical bps hp 52",
        "gargoyle hp 52 resists bludgeoning piercing and slashing from nonmagical attacks",
        "gargoyle resiste daño no mágico hp 52",
        "gargoyle resistencia a contundente perforante y cortante de ataques no mágicos",
        "gargoyle résistance aux dégâts non magiques hp 52",
        "gargoyle résistance contondant perforant tranchant non magiques",
    ] {
        check(line, fifth, "Gargoyle", &all);
    }
    check(
        "xorn imm piercing/slashing nonmagical res cold",
        fifth,
        "Xorn",
        &[
            "immune to nonmagical piercing",
            "immune to nonmagical slashing",
            "resists cold",
        ],
    );
    check(
        "devil res cold slashing nonmagical",
        fifth,
        "Devil",
        &["resists cold", "resists nonmagical slashing"],
    );
    for (line, policy, text) in [
        (
            "ogre vul nonmagical slashing",
            fifth,
            "vul nonmagical slashing",
        ),
        (
            "ogre imm nonmagical",
            DefensePolicy::Numbers,
            "imm nonmagical",
        ),
    ] {
        let fault = LineFault::DamageType(text.to_owned());
        assert_eq!(of(line, policy), Err(fault), "{line}");
    }
}

#[test]
fn numbers_belong_to_the_third_edition() {
    let third = DefensePolicy::Numbers;
    check(
        "gargoyle dr 10/magic hp 37",
        third,
        "Gargoyle",
        &["DR 10/magic"],
    );
    check(
        "dretch hp 13 dr 5/cold iron or good ac 16",
        third,
        "Dretch",
        &["DR 5/cold iron or good"],
    );
    check(
        "skeleton DR 5/bludgeoning imm cold",
        third,
        "Skeleton",
        &["immune to cold", "DR 5/bludgeoning"],
    );
    check(
        "earth elemental dr 5/-",
        third,
        "Earth elemental",
        &["DR 5/–"],
    );
    check(
        "devil res acid 10 res lightning 5 hp 30",
        third,
        "Devil",
        &["resists acid 10", "resists electricity 5"],
    );
}

#[test]
fn a_name_may_have_the_words() {
    let fifth = DefensePolicy::Shares;
    check("resistance fighter hp 9", fifth, "Resistance fighter", &[]);
    check(
        "old resistance fighter",
        fifth,
        "Old resistance fighter",
        &[],
    );
    check(
        "fire elemental imm fire",
        fifth,
        "Fire elemental",
        &["immune to fire"],
    );
    check("robot res fire", DefensePolicy::None, "Robot res fire", &[]);
}

#[test]
fn what_the_rules_do_not_know_is_refused() {
    let fault = |line, policy| match of(line, policy) {
        Ok(found) => panic!("{line}: {found:?}"),
        Err(fault) => fault,
    };
    let (fifth, third) = (DefensePolicy::Shares, DefensePolicy::Numbers);
    let refused = [
        (
            "ogre dr -5",
            third,
            LineFault::DefenseNumber("dr -5".to_owned()),
        ),
        (
            "ogre dr 0",
            third,
            LineFault::DefenseNumber("dr 0".to_owned()),
        ),
        (
            "ogre dr 1000",
            third,
            LineFault::DefenseNumber("dr 1000".to_owned()),
        ),
        ("ogre dr", third, LineFault::NoNumber("dr".to_owned())),
        (
            "ogre dr 5",
            fifth,
            LineFault::DefenseNumber("dr 5".to_owned()),
        ),
        (
            "ogre res fire 5",
            fifth,
            LineFault::DefenseNumber("res fire 5".to_owned()),
        ),
        (
            "ogre res fire",
            third,
            LineFault::NoNumber("res fire".to_owned()),
        ),
        // A number with a sign is the initiative modifier.
        (
            "ogre res fire -5",
            third,
            LineFault::NoNumber("res fire".to_owned()),
        ),
        (
            "ogre res fire 0",
            third,
            LineFault::DefenseNumber("res fire 0".to_owned()),
        ),
        (
            "ogre res radiant 5",
            third,
            LineFault::DamageType("res radiant 5".to_owned()),
        ),
        (
            "ogre vul chocolate",
            fifth,
            LineFault::DamageType("vul chocolate".to_owned()),
        ),
        ("ogre imm", fifth, LineFault::DamageType("imm".to_owned())),
    ];
    for (line, policy, expected) in refused {
        assert_eq!(fault(line, policy), expected, "{line}");
    }
    // A number before its field is not that of the resistance.
    check("ogre res fire 59 hp", fifth, "Ogre", &["resists fire"]);
}

#[test]
fn the_shown_text_reads_back() {
    for (policy, line) in [
        (
            DefensePolicy::Shares,
            "imp res fire cold vul radiant imm poison imm nonmagical slashing res nonmagical",
        ),
        (
            DefensePolicy::Numbers,
            "devil dr 10/silver/slashing res acid 10 vul cold imm fire",
        ),
    ] {
        for lang in Lang::ALL {
            let reading = Reading {
                lang,
                side: Side::FOES,
                stage: Stage::Setup,
                defenses: policy,
                features: &[],
                fold: &folded,
            };
            let parts = super::super::read(line, reading).expect("it is a line");
            let all = &parts[0].newcomer.profile.defenses;
            let text = shown(lang, all, policy).into_iter().map(|(text, _)| text);
            let text = text.collect::<Vec<_>>().join(", ");
            assert_eq!(defenses(&text, reading).as_ref(), Ok(all), "{text}");
        }
    }
}
