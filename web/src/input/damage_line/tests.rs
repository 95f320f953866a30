//! Tests of the typed amounts with their targets.

use asalto_core::Side;

use super::*;

fn roster() -> Roster {
    let names = [
        "Wulfgar",
        "Bugbear",
        "Goblin 1",
        "Goblin 2",
        "Goblin 3",
        "Orc chief",
    ];
    let all = names.iter().zip(1..);
    Roster::new(all.map(|(name, id)| {
        let side = if id == 1 { Side::PARTY } else { Side::FOES };
        (CombatantId(id), name.to_lowercase(), side)
    }))
}

#[track_caller]
fn check(typed: &str, amount: &str, full: &[u32], half: &[u32]) {
    let aimed = read(typed, &roster()).expect("it is a line");
    let of = |share| {
        let of_it = aimed.targets.iter().filter(|(_, one)| *one == share);
        of_it.map(|(who, _)| who.0).collect::<Vec<_>>()
    };
    assert_eq!(aimed.amount, amount);
    assert_eq!(
        (of(DamageShare::Full), of(DamageShare::Half)),
        (full.to_vec(), half.to_vec())
    );
}

#[test]
fn an_amount_may_stand_alone() {
    check("7", "7", &[], &[]);
    check(" 2d6+1 ", "2d6+1", &[], &[]);
}

#[test]
fn targets_follow_by_their_beginning_and_number() {
    check("7 g1 g3, half bug", "7", &[3, 5], &[2]);
    check("7 to goblin 2 and orc", "7", &[4, 6], &[]);
    check("7 mitad g1 g2", "7", &[], &[3, 4]);
    check("7 chief wulf", "7", &[6, 1], &[]);
}

#[test]
fn a_share_at_the_end_belongs_to_the_targets_before_it() {
    check("6 goblin 3 half", "6", &[], &[5]);
    check("6 g1, g2 g3 half", "6", &[3], &[4, 5]);
    check("6 g1 half g2", "6", &[3], &[4]);
    check("6 half g1 mitad", "6", &[], &[3]);
}

#[test]
fn a_range_a_plural_or_a_side_names_several() {
    check("7 g1-2", "7", &[3, 4], &[]);
    check("7 goblin 1-3", "7", &[3, 4, 5], &[]);
    check("7 goblins", "7", &[3, 4, 5], &[]);
    check("7 foes, half g1", "7", &[2, 4, 5, 6], &[3]);
}

#[test]
fn a_type_may_stand_after_the_amount() {
    let of = |typed| read(typed, &roster()).expect("it is a line").of;
    check("7 fire g1, half bug", "7", &[3], &[2]);
    assert_eq!(of("7 fire g1"), Some(DamageType::Fire));
    assert_eq!(of("7 fuego"), Some(DamageType::Fire));
    assert_eq!(of("7 g1"), None);
    for typed in [
        "7 bug fire",
        "7 g1 of fire",
        "7 al g1 de fuego",
        "7 g1 fire damage",
        "7 g1, half bug fire",
    ] {
        let line = read(typed, &roster()).expect("it is a line");
        assert_eq!(line.of, Some(DamageType::Fire), "{typed}");
        assert!(!line.targets.is_empty(), "{typed}");
        assert!(line.hit == "7 fire" || line.hit == "7 fuego", "{typed}");
    }
    let elemental = (CombatantId(1), "fire elemental".to_owned(), Side::FOES);
    let elemental = Roster::new([elemental].into_iter());
    let of = |typed| {
        let line = read(typed, &elemental).expect("it is a line");
        (line.of, line.targets.len())
    };
    for typed in ["7 fire", "7 fire to elemental", "7 fire elemental fire"] {
        let named = usize::from(typed != "7 fire");
        assert_eq!(of(typed), (Some(DamageType::Fire), named), "{typed}");
    }
    for typed in ["7 fire elemental", "7 fire el", "7 elemental"] {
        assert_eq!(of(typed), (None, 1), "{typed}");
    }
}

#[test]
fn a_type_may_stand_among_the_targets() {
    for (typed, full, half) in [
        ("8 wulfgar fire half", vec![], vec![1]),
        ("8 fire wulfgar half", vec![], vec![1]),
        ("8 wulfgar half fire", vec![], vec![1]),
        ("8 half wulfgar fire", vec![], vec![1]),
        ("8 wulfgar de fuego mitad", vec![], vec![1]),
        ("8 wulfgar feu moitie", vec![], vec![1]),
        ("8 wulfgar fire bugbear", vec![1, 2], vec![]),
        ("8 wulfgar fire damage, half g1", vec![1], vec![3]),
        ("8 wulfgar, fire bug half", vec![1], vec![2]),
    ] {
        check(typed, "8", &full, &half);
        let line = read(typed, &roster()).expect("it is a line");
        assert_eq!(line.of, Some(DamageType::Fire), "{typed}");
    }
    let line = read("9 wulfgar fire x2", &roster()).expect("it is a line");
    assert_eq!(line.of, Some(DamageType::Fire));
    assert_eq!(line.targets, [(CombatantId(1), DamageShare::Double)]);
    let fault = read("9 wulfgar fire bug cold", &roster()).expect_err("it has two types");
    assert_eq!(fault, Fault::SecondType("cold".to_owned()));
}

#[test]
fn words_for_many_leave_out_the_dead() {
    let names = [
        "Lidda",
        "Goblin Warrior 1",
        "Goblin Warrior 2",
        "Goblin Warrior 3",
        "Goblin Boss",
        "Wolf 1",
        "Wolf 2",
    ];
    let all = names.iter().zip(1..).map(|(name, id)| {
        let side = if id == 1 { Side::PARTY } else { Side::FOES };
        (CombatantId(id), name.to_lowercase(), side)
    });
    let roster = Roster::new(all).with_dead(vec![CombatantId(3)]);
    for (typed, targets) in [
        ("7 all", vec![1, 2, 4, 5, 6, 7]),
        ("7 everyone", vec![1, 2, 4, 5, 6, 7]),
        ("7 todos", vec![1, 2, 4, 5, 6, 7]),
        ("7 tous", vec![1, 2, 4, 5, 6, 7]),
        ("7 all goblins", vec![2, 4]),
        ("7 a todos los enemigos", vec![2, 4, 5, 6, 7]),
        ("7 enemies", vec![2, 4, 5, 6, 7]),
        ("7 goblins", vec![2, 4]),
        ("7 goblin warriors", vec![2, 4]),
        ("7 warriors", vec![2, 4]),
        ("7 goblins 1-2", vec![2, 3]),
        ("7 goblin warrior 2", vec![3]),
        ("7 goblin 2", vec![3]),
        ("7 gob 1", vec![2]),
        ("7 goblins 2", vec![3]),
        ("7 goblins 2 3", vec![3, 4]),
        ("7 goblins 1, 3 and lidda", vec![2, 4, 1]),
        ("7 warrior 2 y 3", vec![3, 4]),
        ("7 w2", vec![7]),
        ("7 war2", vec![3]),
        ("7 war1-3", vec![2, 3, 4]),
        ("7 wolves", vec![6, 7]),
        ("7 wolves lidda", vec![6, 7, 1]),
    ] {
        let line = read(typed, &roster).unwrap_or_else(|fault| panic!("{typed}: {fault:?}"));
        let found: Vec<_> = line.targets.iter().map(|(who, _)| who.0).collect();
        assert_eq!(found, targets, "{typed}");
    }
    let fault = |typed| read(typed, &roster).expect_err("it may be any of them");
    assert_eq!(fault("7 goblin"), Fault::Several("goblin".to_owned()));
    let others = ["Goblin Warrior 1", "Goblin Boss 1"].iter().zip(1..);
    let others = others.map(|(name, id)| (CombatantId(id), name.to_lowercase(), Side::FOES));
    let fault = read("7 goblin 1", &Roster::new(others)).expect_err("it may be any of them");
    assert_eq!(fault, Fault::Several("goblin 1".to_owned()));
}

#[test]
fn a_name_that_is_nobody_or_several_is_a_fault() {
    let fault = |typed| read(typed, &roster()).expect_err("it names nobody, or several");
    assert_eq!(fault("7 to dragon"), Fault::Nobody("dragon".to_owned()));
    assert_eq!(fault("7 g"), Fault::Several("g".to_owned()));
    assert_eq!(fault("7 g9"), Fault::Nobody("g9".to_owned()));
    let second = Fault::SecondAmount("2".to_owned());
    assert_eq!(fault("9 g1 2 g3"), second);
    assert_eq!(fault("9 wulfgar 2 bug"), second);
    let no_number = |word: &str, those: &[u32]| {
        let those = those.iter().map(|id| CombatantId(*id)).collect();
        Fault::NoNumber(word.to_owned(), those)
    };
    assert_eq!(fault("9 wulfgar 2"), no_number("wulfgar 2", &[1]));
    assert_eq!(fault("9 orc 2"), no_number("orc 2", &[6]));
    assert_eq!(fault("5 goblin 9"), no_number("goblin 9", &[3, 4, 5]));
    assert_eq!(fault("5 to gob 9 half"), no_number("gob 9", &[3, 4, 5]));
    assert_eq!(fault("5 g1 9"), Fault::Nobody("9".to_owned()));
    check("9 g1 2", "9", &[3, 4], &[]);
    check("9 g1 2 half", "9", &[], &[3, 4]);
    check("9 goblin 1 2 and bug", "9", &[3, 4, 2], &[]);
    let neither = |word: &str| Fault::NeitherNameNorType(word.to_owned());
    assert_eq!(fault("7 dragon"), neither("dragon"));
    assert_eq!(fault("9 chocolate g1"), neither("chocolate"));
}

#[test]
fn a_hit_may_have_several_parts() {
    let parts = |typed: &str| {
        let line = read(typed, &roster()).expect("it is a line");
        let first = (line.amount, line.of);
        let all = [first].into_iter().chain(line.more);
        (all.collect::<Vec<_>>(), line.hit, line.targets.len())
    };
    let part = |amount: &str, of| (amount.to_owned(), of);
    let (fire, poison) = (Some(DamageType::Fire), Some(DamageType::Poison));
    let both = vec![part("5", fire), part("4", poison)];
    for (typed, hit) in [
        ("5 fire + 4 poison g1", "5 fire + 4 poison"),
        ("5 fire +4 poison g1", "5 fire +4 poison"),
        ("5 fire and 4 poison, g1", "5 fire and 4 poison"),
        ("5 de fuego y 4 de veneno g1", "5 de fuego y 4 de veneno"),
        ("5 de feu et 4 de poison g1", "5 de feu et 4 de poison"),
        ("5 fire 4 poison g1", "5 fire 4 poison"),
        ("5 fire, 4 poison g1", "5 fire, 4 poison"),
        ("5 de fuego 4 de veneno g1", "5 de fuego 4 de veneno"),
    ] {
        assert_eq!(parts(typed), (both.clone(), hit.to_owned(), 1), "{typed}");
    }
    let dice = vec![part("2d6+1", None), part("1d4", None), part("3", fire)];
    let hit = "2d6+1 + 1d4 + 3 fire";
    assert_eq!(parts(hit), (dice, hit.to_owned(), 0));
    let fault = read("5 fire + 4 chocolate g1", &roster()).expect_err("it is no type");
    assert_eq!(fault, Fault::NeitherNameNorType("chocolate".to_owned()));
}

#[test]
fn a_second_type_is_named() {
    let fault = |typed| read(typed, &roster()).expect_err("it has two types");
    let second = |word: &str| Fault::SecondType(word.to_owned());
    assert_eq!(fault("9 fire cold"), second("cold"));
    assert_eq!(fault("9 fuego frio g1"), second("frio"));
    assert_eq!(fault("5 feu + poison g1"), second("poison"));
    assert_eq!(fault("5 + 4 poison cold g1"), second("cold"));
}

#[test]
fn the_names_of_the_creatures_in_another_language_count_in_whole_words() {
    let names = [
        "Tordek",
        "Goblin 1",
        "Goblin 2",
        "Worg",
        "Guerrero goblin 1",
    ];
    let all = names.iter().zip(1..).map(|(name, id)| {
        let side = if id == 1 { Side::PARTY } else { Side::FOES };
        (CombatantId(id), name.to_lowercase(), side)
    });
    let others = [
        (2, "trasgo"),
        (3, "trasgo"),
        (4, "huargo"),
        (2, "gobelin"),
        (3, "gobelin"),
    ];
    let others = others.map(|(id, name)| (CombatantId(id), name.to_owned()));
    let roster = Roster::new(all).with_others(&others);
    for (typed, targets) in [
        ("7 trasgo 2", vec![3]),
        ("7 trasgos", vec![2, 3]),
        ("7 todos los trasgos", vec![2, 3]),
        ("7 trasgos 1-2", vec![2, 3]),
        ("7 huargo", vec![4]),
        ("7 gobelins, huargo", vec![2, 3, 4]),
        ("7 t", vec![1]),
    ] {
        let line = read(typed, &roster).unwrap_or_else(|fault| panic!("{typed}: {fault:?}"));
        let found: Vec<_> = line.targets.iter().map(|(who, _)| who.0).collect();
        assert_eq!(found, targets, "{typed}");
    }
    let fault = |typed| read(typed, &roster).expect_err("it may be either, or nobody");
    assert_eq!(fault("7 trasgo"), Fault::Several("trasgo".to_owned()));
    let those = vec![CombatantId(2), CombatantId(3)];
    let no_number = Fault::NoNumber("trasgo 9".to_owned(), those);
    assert_eq!(fault("7 a trasgo 9"), no_number);
    assert_eq!(fault("7 a hua"), Fault::Nobody("hua".to_owned()));
}

#[test]
fn a_share_may_stand_before_the_amount() {
    check("half 9 g1", "9", &[], &[3]);
    check("mitad 2d6 g1, bug", "2d6", &[2], &[3]);
    check("moitie 9", "9", &[], &[]);
}

#[test]
fn a_critical_hit_has_all_its_dice() {
    for (typed, word) in [
        ("crit 2d6+3 g1", "crit"),
        ("2 crit wulfgar", "crit"),
        ("9 critico g1", "critico"),
        ("9 g1 critique", "critique"),
    ] {
        let fault = read(typed, &roster()).expect_err("it says nothing here");
        assert_eq!(fault, Fault::Critical(word.to_owned()), "{typed}");
    }
}

#[test]
fn another_name_of_several_words_counts_beside_a_beginning() {
    let names = ["Guerrero goblin 1", "Guerrero goblin 2", "Jefe goblin"];
    let all = names.iter().zip(1..);
    let all = all.map(|(name, id)| (CombatantId(id), name.to_lowercase(), Side::FOES));
    let others = [1, 2].map(|id| (CombatantId(id), "goblin warrior".to_owned()));
    let roster = Roster::new(all).with_others(&others);
    for (typed, targets) in [
        ("7 goblin warriors", vec![1, 2]),
        ("7 goblin warrior 2", vec![2]),
    ] {
        let line = read(typed, &roster).unwrap_or_else(|fault| panic!("{typed}: {fault:?}"));
        let found: Vec<_> = line.targets.iter().map(|(who, _)| who.0).collect();
        assert_eq!(found, targets, "{typed}");
    }
    let fault = read("7 goblin", &roster).expect_err("it may be any of them");
    assert_eq!(fault, Fault::Several("goblin".to_owned()));
}
