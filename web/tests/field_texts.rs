//! `web/shell/field-texts.js` removes from fields the characters that the core refuses: the same, in every code point.

use std::ops::RangeInclusive;

use asalto_core::combatant::is_unseen;

const SCRIPT: &str = include_str!("../shell/field-texts.js");

/// The characters that fields of several lines may have.
const ALLOWED: [char; 3] = ['\t', '\n', '\r'];

/// A class of the script's regular expression: all control characters, or a range.
enum Class {
    Controls,
    Range(RangeInclusive<u32>),
}

/// Reads the classes of `const UNSEEN = /(?![\t\n\r])[…]/gu;`.
fn classes() -> Vec<Class> {
    let start = r"const UNSEEN = /(?![\t\n\r])[";
    let (_, rest) = SCRIPT.split_once(start).expect("the script has the list");
    let (mut list, _) = rest.split_once("]/gu;").expect("the list ends");
    let mut classes = Vec::new();
    while !list.is_empty() {
        if let Some(rest) = list.strip_prefix(r"\p{Cc}") {
            classes.push(Class::Controls);
            list = rest;
            continue;
        }
        let (first, rest) = code_point(list);
        let (end, rest) = rest.strip_prefix('-').map_or((first, rest), code_point);
        classes.push(Class::Range(first..=end));
        list = rest;
    }
    classes
}

/// Reads `\u200b`, and returns the rest.
fn code_point(list: &str) -> (u32, &str) {
    let digits = list
        .strip_prefix(r"\u")
        .and_then(|list| list.split_at_checked(4));
    let (digits, rest) = digits.unwrap_or_else(|| panic!("not a character: {list}"));
    let code = u32::from_str_radix(digits, 16).expect("four digits");
    (code, rest)
}

#[test]
fn fields_lose_the_characters_that_the_core_refuses() {
    let classes = classes();
    assert!(classes.len() > 5, "the list was read");
    let is_removed = |letter: char| {
        !ALLOWED.contains(&letter)
            && classes.iter().any(|class| match class {
                Class::Controls => letter.is_control(),
                Class::Range(range) => range.contains(&u32::from(letter)),
            })
    };
    let is_refused = |letter: char| !ALLOWED.contains(&letter) && is_unseen(letter);
    let differ: Vec<_> = ('\0'..=char::MAX)
        .filter(|letter| is_removed(*letter) != is_refused(*letter))
        .collect();
    assert_eq!(differ, [], "field-texts.js and is_unseen differ");
    assert!(ALLOWED.into_iter().all(is_unseen));
}
