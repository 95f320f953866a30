//! Reading a written file gives the same combatants.

use asalto_core::combatant::{DamageReduction, Defenses, NonmagicalDefenses};
use asalto_core::{DamageType, Material};
use asalto_import::write::{
    ReportSection, ReportWords, Separator, TableLanguage, csv, encounter_block,
    improved_initiative, markdown, own,
};
use asalto_import::{Combatant, Count, Duration, Encounter, Fight, Imported, Side, read};
use proptest::prelude::*;

fn name() -> impl Strategy<Value = String> {
    let odd = prop::sample::select(vec![
        "=1+1",
        "'=x",
        "@SUM(A1)",
        "-Dog",
        "No",
        "007",
        "12:30",
        "Bat: big",
        "a, b",
        "[[Link]]",
        "# 1",
        "\"q\"",
        "it's",
        "<b>",
        "a|b",
        "hidden",
        "~",
        "null",
        "Ünï",
        "👹 Oni",
        "3 Rats",
        "a #b",
        "- x",
        "{x}",
        "*x",
        "&x",
        "!x",
        "%x",
        "`x`",
        "```",
        "+1",
        "a,\"b\";c",
        "''x",
    ]);
    prop_oneof![
        "[A-Za-zé][A-Za-z0-9 '.-]{0,12}[a-z]"
            .prop_map(|name| name.split_whitespace().collect::<Vec<_>>().join(" ")),
        odd.prop_map(str::to_owned),
    ]
}

fn side() -> impl Strategy<Value = Option<Side>> {
    prop::sample::select(vec![
        None,
        Some(Side::Players),
        Some(Side::Enemies),
        Some(Side::Allies),
    ])
}

prop_compose! {
    /// A combatant with values that every format can hold.
    fn combatant()(
        name in name(),
        hp_max in prop::option::of(1..999_i32),
        ac in prop::option::of(-5..40_i32),
        dex in prop::option::of(1..30_i32),
        init_mod in prop::option::of(-9..20_i32),
        cr in prop::option::of(prop::sample::select(vec!["0", "1/8", "1/4", "1/3", "1/2", "1", "17", "30"])),
        count in prop_oneof![4 => (1..9_u32).prop_map(Count::Fixed), 1 => Just(Count::Dice("1d4+1".to_owned()))],
        xp in prop::option::of(0..9_999_i32),
        side in side(),
        hidden in prop::option::of(Just(true)),
    ) -> Combatant {
        Combatant {
            name, count, hp: hp_max, hp_max, ac, dex, init_mod, xp, side, hidden,
            cr: cr.and_then(|cr| cr.parse().ok()),
            ..Combatant::default()
        }
    }
}

fn some_types() -> impl Strategy<Value = Vec<DamageType>> {
    prop::sample::subsequence(DamageType::FIFTH_EDITION.to_vec(), 0..4)
}

/// Some types of damage by weapons.
fn of_weapons() -> impl Strategy<Value = Vec<DamageType>> {
    prop::sample::subsequence(DamageType::OF_WEAPONS.to_vec(), 0..=3)
}

prop_compose! {
    /// Defenses of both editions, with words that read back as themselves.
    fn defenses()(
        immune in some_types(), resists in some_types(), vulnerable in some_types(),
        energy in prop::option::of((prop::sample::select(DamageType::THIRD_EDITION.to_vec()), 1..999_u16)),
        reduction in prop::option::of((
            1..999_u16,
            prop::sample::subsequence(DamageType::THIRD_EDITION[..3].to_vec(), 0..3),
            prop::sample::select(vec!["", "silver", "magic", "cold iron", "plata", "+1"]),
        )),
        immune_unless_magical in of_weapons(), resists_unless_magical in of_weapons(),
        bypass in prop::option::of(prop::sample::select(Material::ALL.to_vec())),
    ) -> Defenses {
        let mut all = Defenses {
            immunities: immune.into_iter().collect(),
            resistances: resists.into_iter().collect(),
            vulnerabilities: vulnerable.into_iter().collect(),
            reduction: reduction.map(|(amount, types, bypass)| DamageReduction {
                amount,
                types: types.into_iter().collect(),
                bypass: bypass.to_owned(),
            }),
            nonmagical: NonmagicalDefenses {
                bypass: (!immune_unless_magical.is_empty() || !resists_unless_magical.is_empty())
                    .then_some(bypass)
                    .flatten(),
                immunities: immune_unless_magical.into_iter().collect(),
                resistances: resists_unless_magical.into_iter().collect(),
            },
            ..Defenses::default()
        };
        if let Some((of, amount)) = energy {
            all.set_energy(of, amount);
        }
        all
    }
}

prop_compose! {
    /// A combatant in a fight, with everything that the app and Improved Initiative can hold.
    fn fighter()(
        one in combatant(),
        hp in prop::option::of(-20..99_i32),
        temp in 0..9_i32,
        initiative in 1..30_i32,
        hidden in any::<bool>(),
        creature in prop::option::of(Just("Base Kind".to_owned())),
        conditions in prop::sample::subsequence(vec!["Prone", "Blessed by Iria", "Marked, twice"], 0..=3),
        rounds in prop::option::of(1..9_u32),
        advantage in any::<bool>(),
        defenses in defenses(),
        level in prop::option::of(1..20_i32),
        sheet in prop::option::of(Just(SHEET.to_owned())),
        note in prop::option::of(Just("owes Lidda 20 gp".to_owned())),
    ) -> Combatant {
        let conditions: Vec<String> = conditions.into_iter().map(str::to_owned).collect();
        let timing = Some("EndOfTurn".to_owned());
        let duration = conditions.first().zip(rounds);
        let durations = duration.map(|(name, rounds)| (name.clone(), Duration { rounds, timing, of: None }));
        let is_player = one.side == Some(Side::Players);
        Combatant {
            count: Count::default(),
            hp, temp: Some(temp), initiative: Some(f64::from(initiative)), hidden: Some(hidden), creature,
            durations: durations.into_iter().collect(),
            conditions,
            init_advantage: advantage,
            defenses,
            encounter: Some(0),
            active: Some(false),
            cr: one.cr.filter(|_| !is_player),
            level: level.filter(|_| is_player),
            // Improved Initiative has players and others.
            side: one.side.filter(|_| is_player),
            xp: None,
            sheet,
            note,
            ..one
        }
    }
}

/// A stat block as the app keeps it.
const SHEET: &str = "Bite. Melee Attack Roll: +4, reach 5 ft. Hit: 5 (1d6 + 2) Piercing damage.\n\
    Fire Breath (Recharge 5–6). Hot.\nIt never sleeps.";

fn fight(mut combatants: Vec<Combatant>) -> Imported {
    if let Some(first) = combatants.first_mut() {
        first.active = Some(true);
    }
    let fight = Some(Fight {
        round: 3,
        started: true,
    });
    let name = Some("At the: \"ford\"".to_owned());
    Imported {
        combatants,
        encounters: vec![Encounter { name, fight }],
        ..Imported::default()
    }
}

fn loose(combatants: Vec<Combatant>) -> Imported {
    Imported {
        combatants,
        ..Imported::default()
    }
}

/// The words of a report in English, Spanish or French.
fn words(lang: usize, lines: Vec<String>) -> ReportWords {
    let headings = [
        ["Name", "Initiative", "HP", "AC", "Conditions"],
        ["Nombre", "Iniciativa", "PG", "CA", "Estados"],
        ["Nom", "Initiative", "PV", "CA", "États"],
    ];
    ReportWords {
        title: "At the ford # 2".to_owned(),
        facts: vec!["Round 3".to_owned()],
        headings: headings[lang].map(str::to_owned),
        log: vec![ReportSection {
            heading: "Round 1".to_owned(),
            lines,
        }],
        blocks: "Notes and stat blocks".to_owned(),
    }
}

#[track_caller]
fn again(text: &str) -> Imported {
    read("written", text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_own_format_holds_everything(combatants in prop::collection::vec(fighter(), 1..6)) {
        let written = fight(combatants);
        let read = again(&own(&written));
        prop_assert_eq!(&read.combatants, &written.combatants);
        prop_assert_eq!(&read.encounters, &written.encounters);
        prop_assert_eq!(&read.left_out, &[]);
    }

    #[test]
    fn improved_initiative_holds_a_fight(combatants in prop::collection::vec(fighter(), 1..6)) {
        let written = fight(combatants);
        let read = again(&improved_initiative(&written));
        prop_assert_eq!(&read.combatants, &written.combatants);
        prop_assert_eq!(&read.encounters, &written.encounters);
        prop_assert_eq!(&read.left_out, &[]);
    }

    #[test]
    fn a_block_holds_creatures(combatants in prop::collection::vec(combatant(), 1..8)) {
        // A link is shown as its words. A block has no Dexterity, no rating, and no word for enemies. It has names alone for players.
        let combatants: Vec<Combatant> = combatants.into_iter().map(|one| Combatant {
            dex: None,
            cr: None,
            side: one.side.filter(|side| *side == Side::Allies),
            name: one.name.replace("[[Link]]", "Link"),
            ..one
        }).collect();
        let read = again(&encounter_block(&loose(combatants.clone())));
        let plain = read.combatants.into_iter().map(|one| Combatant { encounter: None, ..one });
        prop_assert_eq!(plain.collect::<Vec<_>>(), combatants);
        prop_assert_eq!(&read.left_out, &[]);
    }

    #[test]
    fn a_table_holds_combatants(combatants in prop::collection::vec(combatant(), 1..8), semicolon in any::<bool>(), language in 0..3_usize) {
        let combatants: Vec<Combatant> = combatants.into_iter().map(|one| Combatant {
            init_mod: one.init_mod.or(one.dex.map(|dex| (dex - 10).div_euclid(2))),
            ..one
        }).collect();
        let separator = if semicolon { Separator::Semicolon } else { Separator::Comma };
        let read = again(&csv(&loose(combatants.clone()), separator, TableLanguage::ALL[language]));
        prop_assert_eq!(&read.combatants, &combatants);
        prop_assert_eq!(&read.left_out, &[]);
    }

    #[test]
    fn no_cell_of_a_table_starts_a_formula(combatants in prop::collection::vec(combatant(), 1..4)) {
        let table = csv(&loose(combatants), Separator::Comma, TableLanguage::English);
        for line in table.trim_start_matches('\u{feff}').lines().skip(1) {
            let name = line.trim_start_matches('"');
            prop_assert!(!name.starts_with(['=', '+', '-', '@']), "{}", line);
        }
    }

    #[test]
    fn a_report_is_read_by_its_block(
        combatants in prop::collection::vec(combatant(), 1..5), said in prop::collection::vec(name(), 0..4), lang in 0..3_usize,
    ) {
        let combatants: Vec<Combatant> = combatants.into_iter().map(|one| Combatant {
            side: None,
            name: one.name.replace("[[Link]]", "Link"),
            note: said.first().cloned(),
            sheet: said.last().map(|line| format!("{line}. {SHEET}")),
            ..one
        }).collect();
        let report = markdown(&loose(combatants.clone()), &words(lang, said));
        let read = again(&report);
        let names = |list: &[Combatant]| list.iter().map(|one| one.name.clone()).collect::<Vec<_>>();
        prop_assert_eq!(names(&read.combatants), names(&combatants));
    }
}

#[test]
fn a_report_has_the_notes_and_each_stat_block_once() {
    let one = |name: &str, note: Option<&str>| Combatant {
        name: name.to_owned(),
        sheet: Some("Bite. +4 *hard*".to_owned()),
        note: note.map(str::to_owned),
        ..Combatant::default()
    };
    let all = vec![
        one("Rat 1", None),
        one("Rat 2", None),
        one("Rex", Some("- old")),
    ];
    let report = markdown(&loose(all), &words(0, Vec::new()));
    let blocks = "## Notes and stat blocks\n\n### Rat 1\n\n- Bite. \\+4 \\*hard\\*\n\n\
        ### Rex\n\n- \\- old\n- Bite. \\+4 \\*hard\\*\n\n```encounter";
    let blocks = blocks.replace(" \\+4", " +4");
    assert!(report.contains(&blocks), "{report}");
}

#[test]
fn a_report_has_a_row_for_each_combatant() {
    let one = Combatant {
        name: "A|b".to_owned(),
        hp: Some(3),
        hp_max: Some(7),
        ac: Some(15),
        initiative: Some(12.5),
        conditions: vec!["Prone".to_owned()],
        encounter: Some(0),
        ..Combatant::default()
    };
    let report = markdown(&fight(vec![one]), &words(0, vec!["12. *Orc*".to_owned()]));
    let start = "# At the ford \\# 2\n\nRound 3\n\n| Name | Initiative | HP | AC | Conditions |\n";
    assert!(report.starts_with(start), "{report}");
    assert!(
        report.contains("## Round 1\n\n- 12\\. \\*Orc\\*\n\n```encounter"),
        "{report}"
    );
    assert!(
        report.contains("| A\\|b | 12.5 | 3/7 | 15 | Prone |\n"),
        "{report}"
    );
}
