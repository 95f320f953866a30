//! Lines that are not finished, and lines that are not commands.

use super::super::faithful::affected;
use super::*;
use crate::input::distance::distance;

#[test]
fn the_last_word_is_completed() {
    let offers = |typed: &str| {
        let found = at_table(Lang::En, |context| complete(typed, context));
        found
            .into_iter()
            .map(|it| (it.at, it.offer))
            .collect::<Vec<_>>()
    };
    assert_eq!(
        offers("del"),
        [(0, Offer::Verb(Verb::Delay)), (0, Offer::Condition(3))]
    );
    assert_eq!(offers("delay"), []);
    assert_eq!(offers("st"), [(0, Offer::Condition(0))]);
    assert_eq!(offers("7 bu"), [(2, Offer::Name(BUGBEAR))]);
    assert_eq!(offers("stun bug until wu"), [(15, Offer::Name(WULFGAR))]);
    assert_eq!(offers("stun bug un"), [(9, Offer::Keyword(Keyword::Until))]);
    assert_eq!(offers("7 orc ch"), [(2, Offer::Name(CombatantId(7)))]);
    assert_eq!(offers("no st"), [(3, Offer::Condition(0))]);
    assert_eq!(offers("roll 2"), []);
    // A number is no name.
    assert_eq!(offers("wulfgar 5, catti 3"), []);
    assert_eq!(offers("7 goblin 3"), []);
    assert_eq!(
        offers("ready shoot wh"),
        [(12, Offer::Keyword(Keyword::When))]
    );
    assert_eq!(offers("7 ").len(), 6);
    assert_eq!(offers("7 wulfgar,").len(), 6);
}

/// Returns random numbers below a bound.
fn random() -> impl FnMut(usize) -> usize {
    let mut state = 1_u64;
    move |bound: usize| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(state >> 33).unwrap_or_default() % bound
    }
}

#[test]
fn enter_affects_nobody_whom_the_line_does_not_name() {
    let lists = [
        include_str!("../../../../tests/lines/list.en.tsv"),
        include_str!("../../../../tests/lines/list.es.tsv"),
        include_str!("../../../../tests/lines/list.fr.tsv"),
        include_str!("../../../../tests/lines/played.en.tsv"),
        include_str!("../../../../tests/lines/played.es.tsv"),
        include_str!("../../../../tests/lines/played.fr.tsv"),
    ];
    let each = lists.iter().flat_map(|list| list.lines());
    let typed = each.filter_map(|row| row.split('\t').nth(1));
    let mut words: Vec<_> = typed.flat_map(str::split_whitespace).collect();
    words.sort_unstable();
    words.dedup();
    // The words that name someone here are in `names`.
    let is_name = |word: &str| {
        let word = folded(word.trim_matches(|it: char| !it.is_alphanumeric()));
        let mut each = NAMES.iter().flat_map(|name| name.split(' ')).map(folded);
        let numbered = word.starts_with(char::is_alphabetic) && word.contains(char::is_numeric);
        numbered || each.any(|name| name.starts_with(&word) || distance(&name, &word) <= 2)
    };
    words.retain(|word| !is_name(word) && !folded(word).starts_with("gob"));
    let names = ["wulfgar", "catti", "bug", "goblin", "orc chief", "g2"];
    let of = |name: &str| match name {
        "wulfgar" => 1..=1,
        "catti" => 2..=2,
        "bug" => 3..=3,
        "goblin" => 4..=6,
        "orc chief" => 7..=7,
        _ => 5..=5,
    };
    let mut next = random();
    let mut taken = 0;
    for round in 0..500 {
        let mut typed = Vec::new();
        let mut named = Vec::new();
        for _ in 0..=next(5) {
            if next(4) == 0 {
                let name = names[next(names.len())];
                named.extend(of(name).map(CombatantId));
                typed.push(name);
            } else {
                typed.push(words[next(words.len())]);
            }
        }
        let typed = typed.join(" ");
        let everyone = ["todos", "tous", "all", "every", "demás", "autres", "other"];
        let sides = "party grupo groupe enem ennemis monstr pcs heroes héro allié aliad foes";
        let is_side = |word: &str| {
            sides
                .split(' ')
                .any(|side| word.to_lowercase().contains(side))
        };
        let wide = typed.split(' ').any(|word| {
            everyone.iter().any(|all| word.to_lowercase().contains(all)) || is_side(word)
        });
        if wide {
            continue;
        }
        at_table(Lang::ALL[round % Lang::ALL.len()], |context| {
            let Err(fault) = read(&typed, context) else {
                return;
            };
            for one in suggestions(&typed, &fault, context) {
                let Suggestion::Line(line) = one else {
                    continue;
                };
                let Ok(read) = read(&line, context) else {
                    continue;
                };
                taken += 1;
                for who in affected(&read).unwrap_or_default() {
                    assert!(named.contains(&who), "{typed:?} offers {line:?}");
                }
            }
        });
    }
    assert!(taken > 5, "{taken} lines");
}

#[test]
fn no_text_panics() {
    // The pieces of commands are in any order, with letters of several bytes, from our own generator.
    let pieces = [
        "7",
        "+8",
        "t5",
        "2d6",
        "d",
        "-",
        "−",
        "t",
        "½",
        "stun",
        "no",
        "until",
        "hasta",
        "jusqu’à",
        "for",
        "ready",
        "when",
        "g1-",
        "g99999999999",
        "-3",
        ",",
        ";",
        " ",
        "  ",
        "é",
        "ß",
        "İ",
        "日本",
        "🙂",
        "’s",
        "'",
        "orc",
        "chief",
        "join",
        "add",
        "undo",
        "99999999999999999999",
        "\u{301}",
        "\n",
        "\u{a0}",
        "remove",
        "half",
        "end",
        "turn",
    ];
    let mut next = random();
    for _ in 0..60 {
        let mut typed = String::new();
        for _ in 0..next(14) {
            typed.push_str(pieces[next(pieces.len())]);
            if next(3) > 0 {
                typed.push(' ');
            }
        }
        let typed: String = typed.chars().take(500).collect();
        for lang in Lang::ALL {
            at_table(lang, |context| {
                if let Err(fault) = read(&typed, context) {
                    let _offers = suggestions(&typed, &fault, context);
                }
                for one in complete(&typed, context) {
                    assert!(typed.is_char_boundary(one.at), "{typed:?}");
                }
            });
        }
    }
    // The rest of a long line is not read.
    let long = format!("add {}", "é".repeat(2 * LONGEST));
    let Ok(Line::Add(read)) = line(Lang::En, &long) else {
        panic!("it is a line");
    };
    assert_eq!(read.chars().count() + "add ".len(), LONGEST);
}
