//! Lines that add nobody: each has its fault, and none takes long.

use std::time::Instant;

use super::*;

#[track_caller]
fn refused(line: &str, fault: &LineFault) {
    let began = Instant::now();
    for lang in [Lang::En, Lang::Es, Lang::Fr] {
        let start: String = line.chars().take(40).collect();
        assert_eq!(
            try_read(line, lang).as_ref(),
            Err(fault),
            "{start} {lang:?}"
        );
    }
    println!("{} letters: {:?}", line.len(), began.elapsed());
}

#[test]
fn a_count_out_of_range_is_refused() {
    for count in [
        "100000",
        "500",
        "101",
        "0",
        "99999999999999999999999",
        "x101",
    ] {
        refused(
            &format!("{count} rats"),
            &LineFault::Count(count.to_owned()),
        );
    }
    refused("rat x500", &LineFault::Count("x500".to_owned()));
    refused(&"100 a; ".repeat(50), &LineFault::TooMany);
    refused(&"a;".repeat(50_000), &LineFault::TooMany);
    assert_eq!(
        try_read("100 rats; 100 bats", Lang::En).map(|parts| parts.len()),
        Ok(2)
    );
}

#[test]
fn a_range_is_no_challenge_rating() {
    for line in [
        "cr 1-3",
        "goblin cr 1-3",
        "cr 99",
        "ogre cr 1/5",
        "2 goblins cr 1/3/4",
    ] {
        refused(line, &LineFault::NoNumber("cr".to_owned()));
    }
}

#[test]
fn dice_that_never_end_are_refused() {
    let dice = |text: &str| LineFault::Dice(text.to_owned());
    for text in [
        "9999999999d9999999999",
        "101d1",
        "1d0",
        "1d1001",
        "20d6",
        "1d4+99999999999",
    ] {
        refused(&format!("{text} goblins"), &dice(text));
    }
    for text in ["9999999999d9999999999", "101d4", "1d0"] {
        refused(&format!("goblin hp {text}"), &dice(text));
        refused(&format!("goblin {text}"), &dice(text));
    }
}

#[test]
fn a_long_name_is_refused() {
    refused(&"a".repeat(10_000), &LineFault::LongName);
    refused(&"a ".repeat(10_000), &LineFault::LongName);
    refused(
        &format!("a{}", "\u{301}".repeat(100_000)),
        &LineFault::LongName,
    );
    assert!(try_read(&"a".repeat(120), Lang::En).is_ok());
}

#[test]
fn a_line_without_a_name_or_a_number_is_refused() {
    let name = |text: &str| LineFault::NoName(text.to_owned());
    refused("4", &name("4"));
    refused("hp 7 ac 15", &name("hp 7 ac 15"));
    refused("goblin; +3", &name("+3"));
    for word in ["hp", "pg", "pv", "ac", "ca", "PV"] {
        refused(
            &format!("goblin {word}"),
            &LineFault::NoNumber(word.to_owned()),
        );
    }
    refused(
        "orc hp 15 hp 30",
        &LineFault::TwoNumbers(NumericField::HitPoints, [15, 30]),
    );
    refused(
        "orc +2 init 3",
        &LineFault::TwoNumbers(NumericField::Initiative, [2, 3]),
    );
}

#[test]
fn markup_and_separators_alone_make_names_or_nothing() {
    let names = |line: &str| {
        let made = read(line, &[]).into_iter();
        made.map(|one| one.profile.name).collect::<Vec<_>>()
    };
    assert_eq!(names("<b>ogre</b> +2"), ["<b>ogre</b>"]);
    for line in ["", " ", ";;;", ",", " ; , \n"] {
        assert_eq!(names(line), Vec::<String>::new(), "{line}");
    }
}

#[test]
fn every_short_line_of_these_words_is_read_in_time() {
    let began = Instant::now();
    let words = [
        "4", "x3", "hp", "7", "+2", "and", "a", "ogre", ",", "de", "2d4", "pc", "l’", "12/27",
        "cr", ":",
    ];
    let mut lines = 0;
    for first in words {
        for second in words {
            for third in words {
                let lang = [Lang::En, Lang::Es, Lang::Fr][lines % 3];
                let line = format!("{first} {second} {third} ogre");
                if let Ok(parts) = try_read(&line, lang) {
                    let mut all = parts.iter();
                    assert!(
                        all.all(|part| !part.newcomer.profile.name.is_empty()),
                        "{line}"
                    );
                }
                lines += 1;
            }
        }
    }
    for word in words {
        let long = format!("{word} ").repeat(2_000);
        let _ = try_read(&long, Lang::Fr);
    }
    println!("{lines} lines: {:?}", began.elapsed());
}
