//! Tests of the tables that are shipped.

use asalto_core::combatant::{NonmagicalDefenses, UseLimit};
use asalto_core::{DamageType, Material, Ruleset, SaveKind};

use super::*;
use crate::content::bestiary::read_names;

const TABLE: &str = include_str!("../../../../creatures/table.txt");
const TABLE_2014: &str = include_str!("../../../../creatures/table-2014.txt");
const TABLE_35: &str = include_str!("../../../../creatures/table-3.5.txt");

#[test]
fn every_creature_joins_with_its_numbers() {
    for (table, count) in [(TABLE, 344), (TABLE_2014, 322), (TABLE_35, 566)] {
        let all = read(table).expect("the table is whole");
        assert_eq!(all.len(), count);
        for one in all {
            let joins = one.newcomer(true);
            assert_eq!(joins.profile.validate(), Ok(()), "{}", one.english);
            assert_eq!(joins.profile.hit_points.is_none(), joins.hit_dice.is_some());
            let rating = joins.profile.challenge.map(|rating| rating.to_string());
            assert_eq!(rating.as_ref(), Some(&one.challenge), "{}", one.english);
        }
    }
}

#[test]
fn no_two_creatures_of_a_table_have_the_same_name() {
    let names = [
        include_str!("../../../../creatures/names-en.txt"),
        include_str!("../../../../creatures/names-es.txt"),
        include_str!("../../../../creatures/names-fr.txt"),
    ];
    for names in names {
        let names = read_names(names).expect("the file is whole");
        for table in [TABLE, TABLE_2014, TABLE_35] {
            let mut creatures = read(table).expect("the table is whole");
            translate(&mut creatures, &names);
            let mut shown = BTreeMap::new();
            for one in &creatures {
                let other = shown.insert(one.names.name.to_lowercase(), &one.english);
                assert_eq!(other, None, "{} and {}", one.english, one.names.name);
            }
        }
    }
}

#[test]
fn initiative_follows_the_ruleset() {
    let bonus = |table: &str, name: &str| {
        let all = read(table).expect("the table is whole");
        let one = all.iter().find(|one| one.english == name).expect(name);
        one.newcomer(false).profile.initiative_modifier()
    };
    for (table, name, expected) in [
        (TABLE, "Ancient Gold Dragon", 16),
        (TABLE_2014, "Ancient Gold Dragon", 2),
        (TABLE, "Archmage", 7),
        (TABLE, "Wolf", 2),
        (TABLE_35, "Aasimar", 4),
        (TABLE_35, "Mohrg", 9),
        (TABLE_35, "Shrieker", -5),
    ] {
        assert_eq!(bonus(table, name), expected, "{name}");
    }
}

#[test]
fn creatures_of_3_5_have_three_armor_classes_and_three_saves() {
    let creatures = read(TABLE_35).expect("the table is whole");
    assert_eq!(creatures.len(), 566);
    assert!(creatures.iter().all(|one| one.defenses.is_some()));
    let never: Vec<_> = creatures
        .iter()
        .filter(|one| one.defenses.is_some_and(|all| all.flat_footed.is_none()))
        .map(|one| one.english.as_str())
        .collect();
    assert_eq!(never, ["Minotaur"]);
    assert!(
        read(TABLE)
            .expect("it is whole")
            .iter()
            .all(|one| one.defenses.is_none())
    );
}

#[test]
fn creatures_of_the_srd_5_2_have_their_limited_uses() {
    let creatures = read(TABLE).expect("the table is whole");
    let of = |name: &str| {
        let one = creatures.iter().find(|one| one.english == name);
        let profile = one.expect(name).newcomer(false).profile;
        assert_eq!(profile.validate(), Ok(()), "{name}");
        profile.limited_uses
    };
    let recharge = |name, from| LimitedUse::new(name, UseLimit::Recharge { from, to: 6 });
    let day = |name, uses| LimitedUse::new(name, UseLimit::Day { uses });
    assert_eq!(of("Adult Red Dragon"), [recharge("Fire Breath", 5)]);
    let vrock = [recharge("Spores", 6), day("Stunning Screech", 1)];
    assert_eq!(of("Vrock"), vrock);
    assert_eq!(of("Goblin Warrior"), []);
}

#[test]
fn creatures_of_the_srd_5_2_have_their_defenses() {
    let creatures = read(TABLE).expect("the table is whole");
    let of = |name: &str| {
        let one = creatures.iter().find(|one| one.english == name);
        one.expect(name).newcomer(false).profile.defenses
    };
    let skeleton = of("Skeleton");
    assert!(skeleton.immunities.contains(&DamageType::Poison));
    assert!(skeleton.vulnerabilities.contains(&DamageType::Bludgeoning));
    assert!(of("Imp").resistances.contains(&DamageType::Cold));
    assert!(of("Wolf").is_empty());
    let defended = creatures.iter().filter(|one| !one.types.is_empty());
    assert_eq!(defended.count(), 153);
}

#[test]
fn creatures_of_the_srd_5_1_have_their_defenses_and_limited_uses() {
    let creatures = read(TABLE_2014).expect("the table is whole");
    let of = |name: &str| {
        let one = creatures.iter().find(|one| one.english == name);
        one.expect(name).newcomer(false).profile
    };
    // Immune, resistant, vulnerable.
    let check = |name: &str, expected: [&[DamageType]; 3]| {
        let all = of(name).defenses;
        let held = [all.immunities, all.resistances, all.vulnerabilities];
        let held = held.map(|types| types.iter().copied().collect::<Vec<_>>());
        assert_eq!(held.each_ref().map(Vec::as_slice), expected, "{name}");
    };
    check("Adult Red Dragon", [&[DamageType::Fire], &[], &[]]);
    check(
        "Skeleton",
        [&[DamageType::Poison], &[], &[DamageType::Bludgeoning]],
    );
    check("Werewolf", [&[], &[], &[]]);
    check(
        "Wight",
        [&[DamageType::Poison], &[DamageType::Necrotic], &[]],
    );
    check("Wolf", [&[], &[], &[]]);
    let recharge = |name, from| LimitedUse::new(name, UseLimit::Recharge { from, to: 6 });
    let day = |name, uses| LimitedUse::new(name, UseLimit::Day { uses });
    let uses = |name| of(name).limited_uses;
    assert_eq!(uses("Adult Red Dragon"), [recharge("Fire Breath", 5)]);
    assert_eq!(uses("Iron Golem"), [recharge("Poison Breath", 6)]);
    assert_eq!(uses("Androsphinx"), [day("Roar", 3)]);
    assert_eq!(uses("Knight"), []);
}

#[test]
fn creatures_of_the_srd_5_1_resist_nonmagical_damage() {
    let creatures = read(TABLE_2014).expect("the table is whole");
    let defenses = |name: &str| {
        let one = creatures.iter().find(|one| one.english == name);
        one.expect(name).newcomer(false).profile.defenses
    };
    let weapons = DamageType::OF_WEAPONS.into_iter().collect();
    assert_eq!(defenses("Gargoyle").nonmagical.resistances, weapons);
    assert_eq!(defenses("Werewolf").nonmagical.immunities, weapons);
    assert!(
        !defenses("Xorn")
            .nonmagical
            .resistances
            .contains(&DamageType::Bludgeoning)
    );
    // Silver or adamantine bypasses some of them.
    let bypass = |name: &str| defenses(name).nonmagical.bypass;
    assert_eq!(bypass("Werewolf"), Some(Material::Silver));
    assert_eq!(bypass("Stone Golem"), Some(Material::Adamantine));
    assert_eq!(bypass("Ghost"), None);
    let with = |material| {
        let names = creatures.iter().map(|one| one.english.as_str());
        let with = names.filter(|name| bypass(name) == Some(material));
        with.collect::<Vec<_>>().join(", ")
    };
    assert_eq!(
        with(Material::Silver),
        "Barbed Devil, Bearded Devil, Bone Devil, Chain Devil, Erinyes, Horned Devil, Ice Devil, Imp, Night Hag, \
         Pit Fiend, Werebear, Wereboar, Wererat, Weretiger, Werewolf, Wight, Wraith"
    );
    assert_eq!(
        with(Material::Adamantine),
        "Clay Golem, Flesh Golem, Gargoyle, Iron Golem, Stone Golem, Xorn"
    );
    // A swarm resists the damage of any weapon.
    let swarm = defenses("Swarm of Rats");
    assert!(swarm.nonmagical.resistances.is_empty());
    assert!(swarm.resistances.contains(&DamageType::Slashing));
    let all = creatures
        .iter()
        .map(|one| one.newcomer(false).profile.defenses);
    let all = all.filter(|all| all.nonmagical != NonmagicalDefenses::default());
    assert_eq!(all.count(), 58);
}

#[test]
fn the_undead_and_the_constructs_have_their_type() {
    let creatures = read(TABLE_35).expect("the table is whole");
    let with = |feature| {
        let all = creatures.iter().map(|one| one.newcomer(false).profile);
        all.filter(|profile| profile.has(feature)).count()
    };
    assert_eq!(with(Feature::Undead), 35);
    assert_eq!(with(Feature::Construct), 18);
}

#[test]
fn creatures_of_the_srd_3_5_have_their_defenses() {
    let creatures = read(TABLE_35).expect("the table is whole");
    let known = Ruleset::Dnd35.defenses().types();
    let mut defended = 0;
    for one in &creatures {
        let all = one.newcomer(false).profile.defenses;
        defended += usize::from(!all.is_empty());
        let immune = all.immunities.iter().chain(all.vulnerabilities.iter());
        let types = immune.copied().chain(all.energy.iter().map(|one| one.of));
        // Another type, or a resistance without a number, would have no effect.
        assert!(
            types.into_iter().all(|of| known.contains(&of)),
            "{}",
            one.english
        );
        assert!(all.resistances.is_empty(), "{}", one.english);
        let twice = all
            .energy
            .iter()
            .any(|one| all.immunities.contains(&one.of));
        assert!(!twice, "{}", one.english);
    }
    assert_eq!(defended, 304);
    let of = |name: &str| {
        let one = creatures.iter().find(|one| one.english == name);
        one.expect(name).newcomer(false).profile.defenses
    };
    let reduction = |name: &str, amount: u16, types: &[DamageType], bypass: &str| {
        let held = of(name).reduction.expect(name);
        assert_eq!((held.amount, &*held.bypass), (amount, bypass), "{name}");
        assert_eq!(
            held.types.iter().copied().collect::<Vec<_>>(),
            types,
            "{name}"
        );
    };
    reduction("Human Warrior Skeleton", 5, &[DamageType::Bludgeoning], "");
    reduction("Human Commoner Zombie", 5, &[DamageType::Slashing], "");
    reduction("Vampire Spawn", 5, &[], "silver");
    reduction("Balor", 15, &[], "cold iron and good");
    reduction("Werewolf (Hybrid Form)", 10, &[], "silver");
    reduction("Greater Barghest", 10, &[], "magic");
    reduction("Adult Red Dragon", 5, &[], "magic");
    reduction("Red Dragon Great Wyrm", 20, &[], "magic");
    reduction("Elder Air Elemental", 10, &[], "");
    reduction("Clay Golem", 10, &[], "adamantine and bludgeoning");
    for name in ["Werewolf (Human Form)", "Red Dragon Wyrmling", "Troll"] {
        assert_eq!(of(name).reduction, None, "{name}");
    }
    let balor = of("Balor");
    assert!(balor.immunities.contains(&DamageType::Fire));
    assert_eq!(balor.energy_against(DamageType::Acid), 10);
    assert!(
        of("Frost Giant")
            .vulnerabilities
            .contains(&DamageType::Fire)
    );
    let skeleton = of("Young Adult Red Dragon Skeleton");
    assert!(skeleton.immunities.contains(&DamageType::Cold));
    assert!(skeleton.immunities.contains(&DamageType::Fire));
    assert!(skeleton.vulnerabilities.is_empty());
    assert!(of("Wolf").is_empty());
}

#[test]
fn some_creatures_heal_or_regenerate_each_turn() {
    let in_table = |table: &str| {
        let all = read(table).expect("the table is whole");
        let each = all.into_iter().filter_map(|one| {
            let does = one.each_turn()?.clone();
            let amount = does.number().expect("no creature rolls for it");
            assert!((1..=99).contains(&amount), "{}", one.english);
            Some((one.english, does))
        });
        each.collect::<Vec<_>>()
    };
    let healing = |name: &str, dice: &str| {
        let dice = dice.to_owned();
        (name.to_owned(), TurnEffectKind::Healing { dice })
    };
    let regeneration =
        |name: &str, dice: &str| (name.to_owned(), TurnEffectKind::regeneration(dice));
    assert_eq!(
        in_table(TABLE),
        [
            healing("Oni", "10"),
            healing("Shield Guardian", "10"),
            regeneration("Troll", "15"),
            regeneration("Troll Limb", "5"),
        ]
    );
    assert_eq!(
        in_table(TABLE_2014),
        [
            healing("Oni", "10"),
            healing("Shield Guardian", "10"),
            regeneration("Troll", "10"),
            healing("Vampire", "20"),
            healing("Vampire Spawn", "10"),
        ]
    );
    let third = in_table(TABLE_35);
    assert_eq!(third.len(), 29);
    for expected in [
        regeneration("Tarrasque", "40"),
        healing("Twelve-Headed Hydra", "22"),
        healing("Vampire Spawn", "2"),
    ] {
        assert!(third.contains(&expected), "{expected:?}");
    }
    // Nothing is lethal to the tarrasque.
    let all = read(TABLE_35).expect("the table is whole");
    let lethal = all.iter().filter_map(|one| {
        let lethal = one.each_turn()?.lethal().filter(|it| !it.is_empty())?;
        Some((
            one.english.as_str(),
            lethal.types.iter().count(),
            &*lethal.other,
        ))
    });
    assert_eq!(
        lethal.collect::<Vec<_>>(),
        [
            ("Chain Devil", 0, "good or silver"),
            ("Horned Devil", 0, "good and silver"),
            ("Ice Devil", 0, "good"),
            ("Ogre Mage", 2, ""),
            ("Pit Fiend", 0, "good and silver"),
            ("Planetar", 0, "evil"),
            ("Solar", 0, "epic and evil"),
            ("Tendriculos", 2, ""),
            ("Troll", 2, ""),
            ("Troll Hunter (6th-Level Ranger)", 2, ""),
        ]
    );
}

#[test]
fn creatures_of_the_srd_5_1_have_their_saves() {
    let creatures = read(TABLE_2014).expect("the table is whole");
    let abilities = [
        SaveKind::Strength,
        SaveKind::Dexterity,
        SaveKind::Constitution,
        SaveKind::Intelligence,
        SaveKind::Wisdom,
        SaveKind::Charisma,
    ];
    let of = |name: &str| {
        let one = creatures.iter().find(|one| one.english == name);
        let one = one.expect(name);
        abilities.map(|ability| one.save_bonus(ability).expect(name))
    };
    assert_eq!(of("Adult Red Dragon"), [8, 6, 13, 3, 7, 11]);
    assert_eq!(of("Goblin"), [-1, 2, 0, 0, -1, -1]);
    for one in &creatures {
        let least = one.newcomer(false).profile.dexterity_modifier();
        let bonus = one.save_bonus(SaveKind::Dexterity);
        assert!(bonus.is_some_and(|bonus| bonus >= least), "{}", one.english);
    }
    for other in [TABLE, TABLE_35] {
        let all = read(other).expect("the table is whole");
        let mut saves = all.iter().map(|one| one.save_bonus(SaveKind::Wisdom));
        assert!(saves.all(|bonus| bonus.is_none()));
    }
}

#[test]
fn a_damaged_table_is_refused_at_its_line() {
    assert_eq!(read(""), Err(DamagedFile { line: 1 }));
    assert_eq!(read("# A note\n"), Err(DamagedFile { line: 1 }));
    assert_eq!(read("<!doctype html>"), Err(DamagedFile { line: 1 }));
    let row = TABLE.lines().next().expect("it has lines");
    for broken in [
        "Aboleth",
        &row.replace("150", "many"),
        &row[..row.len() - 2],
        &row.replacen("Aboleth", "", 1),
        &format!("{row}x"),
    ] {
        assert_eq!(
            read(&format!("{row}\n{broken}\n")),
            Err(DamagedFile { line: 2 }),
            "{broken}"
        );
    }
}

#[test]
fn casters_of_5e_state_the_dc_of_their_spells() {
    let difficulty = |table: &str, name: &str| {
        let all = read(table).expect("the table is whole");
        let one = all.iter().find(|one| one.english == name).expect(name);
        one.spell_difficulty()
    };
    for (table, name, expected) in [
        (TABLE, "Mage", Some(14)),
        (TABLE, "Lich", Some(20)),
        (TABLE, "Wolf", None),
        (TABLE_2014, "Mage", Some(14)),
        (TABLE_2014, "Cult Fanatic", Some(11)),
        (TABLE_2014, "Wolf", None),
    ] {
        assert_eq!(difficulty(table, name), expected, "{name}");
    }
}
