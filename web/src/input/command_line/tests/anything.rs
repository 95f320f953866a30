//! Lines that are not finished, and lines that are not commands.

use super::*;

#[test]
fn the_last_word_is_completed() {
    let offers = |typed: &str| {
        let found = at_table(Lang::En, |context| complete(typed, context));
        found
            .into_iter()
            .map(|it| (it.at, it.offer))
            .collect::<Vec<_>>()
    };
    assert_eq!(offers("del"), [(0, Offer::Verb(Verb::Delay))]);
    assert_eq!(offers("delay"), []);
    assert_eq!(offers("st"), [(0, Offer::Condition(0))]);
    assert_eq!(offers("7 bu"), [(2, Offer::Name(BUGBEAR))]);
    assert_eq!(offers("stun bug until wu"), [(15, Offer::Name(WULFGAR))]);
    assert_eq!(offers("stun bug un"), [(9, Offer::Keyword(Keyword::Until))]);
    assert_eq!(offers("7 orc ch"), [(2, Offer::Name(CombatantId(7)))]);
    assert_eq!(offers("no st"), [(3, Offer::Condition(0))]);
    assert_eq!(offers("roll 2"), []);
    assert_eq!(
        offers("ready shoot wh"),
        [(12, Offer::Keyword(Keyword::When))]
    );
    assert_eq!(offers("7 ").len(), 6);
    assert_eq!(offers("7 wulfgar,").len(), 6);
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
    let mut state = 1_u64;
    let mut next = move |bound: usize| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(state >> 33).unwrap_or_default() % bound
    };
    for _ in 0..4_000 {
        let mut typed = String::new();
        for _ in 0..next(60) {
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
