use asalto_core::DamageType::*;

use asalto_core::DamageType;

use super::*;

fn list(kind: DefenseKind, text: &str) -> Found {
    let mut found = Found::default();
    found.list(kind, text);
    found
}

/// Returns the types that resist, and what was left out.
fn resisted(text: &str) -> (Vec<DamageType>, Vec<String>) {
    let found = list(DefenseKind::Resists, text);
    assert!(found.defenses.nonmagical.resistances.is_empty(), "{text}");
    let types = found.defenses.resistances.iter().copied().collect();
    (types, found.unknown)
}

/// Returns the types that resist, and those that resist nonmagical damage alone. Nothing is left out.
fn resisted_unless_magical(text: &str) -> (Vec<DamageType>, Vec<DamageType>) {
    let found = list(DefenseKind::Resists, text);
    assert!(found.unknown.is_empty(), "{text}");
    let all = &found.defenses;
    let only = all.nonmagical.resistances.iter().copied();
    (all.resistances.iter().copied().collect(), only.collect())
}

fn all_of(
    lines: &[&str],
) -> (
    Vec<DamageType>,
    Vec<DamageType>,
    Vec<DamageType>,
    Vec<String>,
) {
    let found = of_lines(lines);
    let all = &found.defenses;
    (
        all.immunities.iter().copied().collect(),
        all.resistances.iter().copied().collect(),
        all.vulnerabilities.iter().copied().collect(),
        found.unknown,
    )
}

#[test]
fn types_are_read_in_three_languages() {
    let weapons = [Bludgeoning, Piercing, Slashing];
    for (text, types) in [
        ("fire", &[Fire][..]),
        ("Acid, Cold, and Fire", &[Acid, Cold, Fire]),
        (
            "daño de frío y relámpago; psíquico",
            &[Cold, Lightning, Psychic],
        ),
        (
            "l’acide, la foudre et les dégâts nécrotiques",
            &[Acid, Lightning, Necrotic],
        ),
        ("physical", &weapons),
        ("fire\ncold", &[Cold, Fire]),
        ("poison; blinded, Charmed and exhaustion", &[Poison]),
        ("—", &[]),
        ("none", &[]),
    ] {
        assert_eq!(resisted(text), (types.to_vec(), Vec::new()), "{text}");
    }
}

#[test]
fn from_nonmagical_attacks_is_a_defense_against_nonmagical_damage() {
    let weapons = [Bludgeoning, Piercing, Slashing];
    for (text, types, nonmagical) in [
        (
            "fire, cold; and lightning (from nonmagical)",
            &[Cold, Fire, Lightning][..],
            &[][..],
        ),
        (
            "cold; bludgeoning, piercing, and slashing from nonmagical attacks",
            &[Cold],
            &weapons,
        ),
        (
            "bludgeoning, piercing, and slashing from nonmagical attacks not made with silvered weapons",
            &[],
            &weapons,
        ),
        (
            "bludgeoning, piercing & slashing damage from non-magical weapons, poison",
            &[Poison],
            &weapons,
        ),
        (
            "nonmagical bludgeoning, piercing and slashing",
            &[],
            &weapons,
        ),
        ("slashing; piercing (nonmagical)", &[Slashing], &[Piercing]),
        (
            "contundente, cortante y perforante de ataques no mágicos que no sean de plata",
            &[],
            &weapons,
        ),
        (
            "dégâts contondants, perforants et tranchants d'attaques non magiques",
            &[],
            &weapons,
        ),
    ] {
        let read = resisted_unless_magical(text);
        assert_eq!(read, (types.to_vec(), nonmagical.to_vec()), "{text}");
    }
    let immune = list(DefenseKind::Immune, "slashing from nonmagical attacks");
    let only = &immune.defenses.nonmagical;
    assert!(only.immunities.contains(&Slashing) && immune.defenses.immunities.is_empty());
    // A vulnerability counts against both.
    let vulnerable = list(DefenseKind::Vulnerable, "nonmagical slashing");
    assert!(vulnerable.defenses.vulnerabilities.contains(&Slashing));
}

#[test]
fn what_has_a_condition_or_no_type_is_left_out() {
    for (text, types, unknown) in [
        ("fire, chocolate", &[Fire][..], &["chocolate"][..]),
        ("damage from spells", &[], &["damage from spells"]),
        (
            "cold, damage from spells and magical effects",
            &[Cold],
            &["damage from spells and magical effects"],
        ),
        (
            "fire; piercing from magic weapons wielded by good creatures",
            &[Fire],
            &["piercing from magic weapons wielded by good creatures"],
        ),
        (
            "acid, slashing while in dim light, cold",
            &[Acid, Cold],
            &["slashing while in dim light"],
        ),
        ("thunder (in its lair)", &[], &["thunder (in its lair)"]),
        (
            "all damage except psychic",
            &[],
            &["all damage except psychic"],
        ),
        (
            "weapons that are not magical",
            &[],
            &["weapons that are not magical"],
        ),
        ("(((((", &[], &[]),
        ("exhaustion and chocolate", &[], &["chocolate"]),
    ] {
        let unknown = unknown.iter().map(|part| (*part).to_owned()).collect();
        assert_eq!(resisted(text), (types.to_vec(), unknown), "{text}");
    }
    let immune = list(DefenseKind::Immune, "fire 10");
    assert!(immune.defenses.is_empty());
    assert_eq!(immune.unknown, ["fire 10"]);
}

#[test]
fn resistances_of_3_5_have_numbers() {
    let found = list(
        DefenseKind::Resists,
        "cold 10, lightning 5 and fire 5; cold 5, force 5, sonic 99999",
    );
    let of = |of| found.defenses.energy_against(of);
    assert_eq!([Cold, Fire, Electricity, Sonic].map(of), [10, 5, 5, 0]);
    assert!(found.defenses.resistances.is_empty());
    assert_eq!(found.unknown, ["Force 5", "sonic 99999"]);
    let both = list(DefenseKind::Resists, "acid, cold 20");
    assert_eq!(both.defenses.energy.len(), 2);
}

#[test]
fn damage_reductions_have_their_bypass() {
    for (text, amount, types, bypass) in [
        ("DR 10/magic", 10, &[][..], "magic"),
        ("damage reduction 5/—", 5, &[], ""),
        ("DR 10/bludgeoning or magic", 10, &[Bludgeoning], "magic"),
        ("DR 15/Magic and Silver", 15, &[], "magic and silver"),
        ("RD 5/plata o bien", 5, &[], "plata/bien"),
        ("réduction des dégâts 10/contondant", 10, &[Bludgeoning], ""),
        ("dr 5", 5, &[], ""),
    ] {
        let found = list(DefenseKind::Resists, text);
        let reduction = found.defenses.reduction.expect(text);
        let read: Vec<_> = reduction.types.iter().copied().collect();
        assert_eq!(
            (reduction.amount, read, &*reduction.bypass),
            (amount, types.to_vec(), bypass)
        );
        assert!(found.unknown.is_empty(), "{text}");
    }
    let two = list(
        DefenseKind::Resists,
        "DR 10/magic, DR 5/good, DR 10/magic, fire",
    );
    assert_eq!(two.unknown, ["5/good"]);
    assert_eq!(two.defenses.resistances.iter().count(), 1);
}

#[test]
fn lines_of_5e_are_read() {
    let none = Vec::new;
    let unknown = Vec::<String>::new;
    assert_eq!(
        all_of(&[
            "AC 15",
            "Damage Vulnerabilities radiant",
            "Damage Resistances cold, lightning; bludgeoning,",
            "piercing, and slashing from nonmagical attacks",
            "Damage Immunities: poison",
            "Condition Immunities charmed, poisoned",
        ]),
        (
            vec![Poison],
            vec![Cold, Lightning],
            vec![Radiant],
            unknown()
        )
    );
    assert_eq!(
        all_of(&[
            "Resistances Fire",
            "Immunities Poison; Exhaustion, Poisoned",
            "Gear Spear"
        ]),
        (vec![Poison], vec![Fire], none(), unknown())
    );
    assert_eq!(
        all_of(&[
            "Skills Stealth +6 Damage Resistances cold Damage Immunities fire, goo Senses darkvision 60 ft."
        ]),
        (vec![Fire], vec![Cold], none(), vec!["goo".to_owned()])
    );
    assert_eq!(
        all_of(&[
            "Resistencias al daño fuego",
            "Inmunidades al daño veneno",
            "Inmunidades a estados envenenado"
        ]),
        (vec![Poison], vec![Fire], none(), unknown())
    );
    assert_eq!(
        all_of(&[
            "Vulnérabilités aux dégâts : feu",
            "Immunités poison ; empoisonné",
            "Langues le commun"
        ]),
        (vec![Poison], none(), vec![Fire], unknown())
    );
    assert_eq!(
        all_of(&[
            "Damage Immunities",
            "Poison",
            "Damage Resistances",
            "Senses darkvision"
        ]),
        (vec![Poison], none(), none(), unknown())
    );
    assert_eq!(
        all_of(&["Resistances. It has many."]),
        (none(), none(), none(), unknown())
    );
}

#[test]
fn qualities_of_3_5_and_pathfinder_are_read() {
    for line in [
        "Special Qualities: Damage reduction 5/magic, darkvision 60 ft., immunity to acid, sleep, and paralysis, resistance to \
         cold 10 and fire 5, spell resistance 15, vulnerability to sonic",
        "DR 5/magic; Immune acid, sleep; Resist cold 10, fire 5; SR 20; vulnerability to sonic",
        "SQ acid immunity, cold resistance 10, DR 5/magic, fire resistance 5, sonic vulnerability",
        "Cualidades especiales: RD 5/magic, inmunidad al ácido, resistencia al frío 10, resistencia al fuego 5, vulnerabilidad a lo \
         sónico",
        "Particularités: réduction des dégâts 5/magic, immunité contre l'acide, résistance au froid (10), résistance au feu (5), \
         vulnérabilité au son",
    ] {
        let found = of_lines(&[line]);
        let all = &found.defenses;
        assert_eq!(
            all.reduction.as_ref().map(|one| (one.amount, &*one.bypass)),
            Some((5, "magic")),
            "{line}"
        );
        assert!(all.immunities.contains(&Acid), "{line}");
        assert_eq!(
            [Cold, Fire].map(|of| all.energy_against(of)),
            [10, 5],
            "{line}"
        );
    }
    let (.., unknown) = all_of(&["Special Qualities: immunity to magic, low-light vision"]);
    assert_eq!(unknown, ["magic"]);
    let (immune, resists, ..) = all_of(&[
        "The sea is immune to fire, and everyone has resistance to cold.",
        "Spells resist energy",
    ]);
    assert_eq!((immune, resists), (Vec::new(), Vec::new()));
}

#[test]
fn defenses_that_the_app_cannot_hold_are_left_out() {
    let mut others = Defenses::default();
    others.resistances.insert(Fire);
    others.nonmagical.immunities.insert(Piercing);
    others.set_energy(Cold, 10);
    others.set_energy(Acid, 0);
    others.reduction = Some(asalto_core::combatant::DamageReduction {
        amount: 5,
        types: std::iter::empty().collect(),
        bypass: "\u{202e}".to_owned(),
    });
    let mut found = Found::default();
    found.merge(&others);
    assert_eq!(found.defenses.energy.len(), 1);
    assert_eq!(found.defenses.nonmagical, others.nonmagical);
    assert!(found.defenses.reduction.is_none());
    assert_eq!(found.unknown, ["Acid 0", "5/"]);
}

#[test]
fn a_material_bypasses_defenses_against_nonmagical_damage() {
    use asalto_core::Material::{Adamantine, Silver};
    for (text, material) in [
        (
            "slashing from nonmagical attacks not made with silvered weapons",
            Some(Silver),
        ),
        (
            "cold; piercing from nonmagical weapons that aren't adamantine",
            Some(Adamantine),
        ),
        (
            "contundente de ataques no mágicos que no sean de plata",
            Some(Silver),
        ),
        ("slashing from nonmagical attacks", None),
        ("fire", None),
    ] {
        let mut found = Found::default();
        found.list(DefenseKind::Immune, text);
        assert_eq!(found.defenses.nonmagical.bypass, material, "{text}");
    }
}
