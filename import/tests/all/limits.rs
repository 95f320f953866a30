//! Files that are made to take long or to grow: each ends in time, with an error or with a report.

use std::time::{Duration, Instant};

use asalto_import::{Count, Field, ImportError, LONGEST_FILE, MOST_COMBATANTS, Reason, read};

/// The time that one file may take. Tests are not optimized; the app takes a tenth of it.
const LONGEST: Duration = Duration::from_secs(10);

#[track_caller]
fn timed(what: &str, text: &str) -> Result<asalto_import::Imported, ImportError> {
    let began = Instant::now();
    let result = read("file", text.as_bytes());
    let took = began.elapsed();
    println!("{what}: {} bytes in {} ms", text.len(), took.as_millis());
    assert!(took < LONGEST, "{what} takes {took:?}");
    result
}

#[test]
fn one_byte_more_than_the_longest_file_is_refused() {
    let mut table = "name,hp,ac\nGoblin,7,15\n".to_owned();
    table.push_str(&"\n".repeat(LONGEST_FILE - table.len()));
    assert_eq!(
        timed("the longest file", &table).map(|imported| imported.combatants.len()),
        Ok(1)
    );
    table.push('\n');
    let error = timed("a longer file", &table).expect_err("it is too long");
    assert_eq!(error, ImportError::TooLong { bytes: 2_000_001 });
    assert_eq!(
        error.sentence("big.csv"),
        "big.csv: The file has 2000001 bytes. At most 2000000 can be read."
    );
}

#[test]
fn depth_is_refused_at_its_line() {
    let deep = ImportError::TooDeep { line: 1 };
    let json = [
        "[".repeat(100_000),
        "{\"monster\":".repeat(100_000),
        "[{\"a\":".repeat(100_000),
    ];
    for text in json {
        assert_eq!(timed("deep JSON", &text), Err(deep.clone()));
    }
    let xml = ["<compendium>", &"<monster>".repeat(100_000)].concat();
    assert_eq!(timed("deep XML", &xml), Err(deep));
    let flow = format!("```encounter\ncreatures:\n  - {}\n```", "[".repeat(100_000));
    let block: String = (0..1_500).map(|depth| " ".repeat(depth) + "a:\n").collect();
    for note in [flow, format!("```encounter\n{block}```")] {
        let imported = timed("deep YAML", &note).expect("it is a note");
        assert_eq!(imported.combatants, []);
        assert_eq!(imported.left_out[0].reason, Reason::Grows);
    }
}

#[test]
fn a_million_creatures_are_limited_and_reported() {
    let table = "name,hp,ac\n".to_owned() + &"Rat,1,9\n".repeat(200_000);
    let lines: Vec<String> = (0..60_000)
        .map(|at| format!("  - 1: Rat {at}, 7, 15, 2"))
        .collect();
    let lines = lines.join("\n");
    let note = format!("```encounter\ncreatures:\n{lines}\n```\n");
    let notes = "```encounter\ncreatures:\n - 1: Rat\n```\n".repeat(40_000);
    let json = format!(
        "[{}]",
        vec![r#"{"name":"Rat","hp":1,"ac":9,"init":1,"lair?":""}"#; 39_000].join(",")
    );
    let xml = format!(
        "<compendium>{}</compendium>",
        "<monster><name>Rat</name></monster>".repeat(50_000)
    );
    let rows = format!(
        "[{}]",
        vec![r#"{"name":"Rat","hp":1,"ac":9}"#; 60_000].join(",")
    );
    let yaml = "- name: Rat\n  hp: 1\n  ac: 9\n".repeat(40_000);
    let codes = "`encounter: 2: Rat, Wolf` ".repeat(60_000);
    for text in [table, note, notes, json, xml, rows, yaml, codes] {
        let imported = timed("many", &text).expect("it is readable");
        assert_eq!(imported.combatants.len(), MOST_COMBATANTS);
        let reason = Reason::TooMany {
            read: MOST_COMBATANTS,
        };
        assert_eq!(imported.left_out[0].reason, reason);
    }
    let huge = "```encounter\ncreatures:\n  - 1000000: Rat\n```";
    let imported = timed("a huge count", huge).expect("it is a note");
    assert_eq!(imported.combatants[0].count, Count::Fixed(Count::MOST));
    let value = "1000000".to_owned();
    assert_eq!(
        imported.left_out[0].reason,
        Reason::Limited { value, to: 200 }
    );
}

#[test]
fn aliases_and_entities_do_not_grow() {
    let mut note =
        "```encounter\nx0: &x0 [Rat, Rat, Rat, Rat, Rat, Rat, Rat, Rat, Rat]\n".to_owned();
    for level in 1..12 {
        let list = vec![format!("*x{}", level - 1); 9].join(", ");
        note.push_str(
            &[
                "x",
                &level.to_string(),
                ": &x",
                &level.to_string(),
                " [",
                &list,
                "]\n",
            ]
            .concat(),
        );
    }
    note += "creatures: *x11\n```\n";
    let imported = timed("aliases", &note).expect("it is a note");
    assert_eq!(
        (imported.combatants.len(), &imported.left_out[0].reason),
        (0, &Reason::Grows)
    );
    let mut xml = "<?xml version=\"1.0\"?>\n<!DOCTYPE x [<!ENTITY a0 \"Rat\">".to_owned();
    for level in 1..12 {
        let inner = format!("&a{};", level - 1).repeat(10);
        xml.push_str(&["<!ENTITY a", &level.to_string(), " \"", &inner, "\">"].concat());
    }
    xml += "]><compendium><monster><name>&a11;</name></monster></compendium>";
    assert_eq!(timed("entities", &xml), Err(ImportError::Entities));
}

#[test]
fn numbers_without_sense_are_unknown_and_reported() {
    for value in [
        "NaN", "1e999", "-1e999", "Infinity", "1e12", "0.5", "\"0x10\"", "\"٣\"", "{}", "[1]",
        "true",
    ] {
        let json = format!(r#"[{{"name":"Rat","hp":{value},"ac":{value},"init":1,"lair?":""}}]"#);
        let imported = read("", json.as_bytes()).expect("it is JSON");
        let rat = &imported.combatants[0];
        assert_eq!(
            (rat.hp, rat.hp_max, rat.ac, rat.init_mod),
            (None, None, None, Some(1)),
            "{value}"
        );
        let fields = imported
            .left_out
            .iter()
            .map(|left_out| match &left_out.reason {
                Reason::NotANumber { field, .. } => *field,
                reason => panic!("{reason}"),
            });
        let fields: Vec<Field> = fields.collect();
        assert_eq!(fields, [Field::MaxHitPoints, Field::ArmorClass], "{value}");
    }
}

#[test]
fn long_texts_end_in_time() {
    let brackets = format!("```statblock\nname: {}\nhp: 7\n```", "[[".repeat(50_000));
    let dice = format!(
        "```encounter\ncreatures:\n  - {}1: Rat\n```",
        "1d6+".repeat(100_000)
    );
    let quotes = "name,hp,ac\n\"".to_owned() + &"Rat,7,15\n".repeat(100_000);
    let name = format!("name,hp,ac\n{},7,15\n", "G".repeat(1_900_000));
    let number = format!("name,hp,ac\nRat,{},15\n", "9".repeat(1_900_000));
    let tags = format!(
        r#"{{"monster":[{{"name":"Rat","hp":{{"average":1}},"action":[{{"name":"x","entries":["{}"]}}]}}]}}"#,
        "{@b ".repeat(200_000)
    );
    let page = "<p>AC 5 hp 5</p>".repeat(100_000);
    let open = "<".repeat(1_000_000);
    let entities = "<p>".to_owned() + &"&amp".repeat(400_000);
    let lines = "AC 5\nHP 5\n".repeat(150_000);
    let letters = "(a".repeat(900_000);
    let fences = "> ".repeat(900_000);
    let keys = (0..60_000).fold("{".to_owned(), |text, at| {
        text + &format!("\"Creatures.{at}\":{{}},")
    }) + "\"a\":1}";
    for (what, text) in [
        ("brackets", brackets),
        ("dice", dice),
        ("quotes", quotes),
        ("a long name", name),
        ("a long number", number),
        ("tags", tags),
        ("a page", page),
        ("open tags", open),
        ("entities", entities),
        ("stat blocks", lines),
        ("letters", letters),
        ("callouts", fences),
        ("keys", keys),
        (
            "YAML",
            "name: Rat\nhp: 1\n".to_owned() + &"a: [b, {c: d}]\n".repeat(40_000),
        ),
        ("deep YAML", "a: ".to_owned() + &"[".repeat(1_000_000)),
        ("codes", "`encounter:".repeat(180_000)),
        ("headings", "Ab(,".repeat(450_000)),
        (
            "examples",
            "````\n".to_owned() + &"```encounter\ncreatures:\n - Rat\n```\n".repeat(40_000),
        ),
    ] {
        let result = timed(what, &text);
        println!(
            "{what}: {}",
            result.map_or_else(
                |error| error.to_string(),
                |read| read.combatants.len().to_string()
            )
        );
    }
}
