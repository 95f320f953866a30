//! The texts of the rules: every rule has one text in every language, and every cited rule or
//! reading exists.
#![allow(
    clippy::disallowed_methods,
    reason = "the texts are files; the engine itself reads none"
)]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::citations::constructed;
use crate::rules::catalogue;
use asalto_core::{RuleId, Rules, Ruleset};
use serde_json::Value;

const LANGUAGES: [&str; 3] = ["en", "es", "fr"];
/// The maximum length of a text, in characters: a few lines on a phone.
const LONGEST: usize = 200;

/// Returns the prefix of each ruleset's rule ids.
fn systems() -> Vec<String> {
    let letters = |ruleset| RuleId::of(ruleset, 1).to_string()[..3].to_owned();
    Ruleset::ALL.into_iter().map(letters).collect()
}

fn repository() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent();
    root.expect("the crate lies in the repository").to_owned()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Returns every file under a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder is in the repository");
    let paths = entries.map(|entry| entry.expect("an entry can be read").path());
    paths
        .flat_map(|path| {
            if path.is_dir() {
                files(&path)
            } else {
                vec![path]
            }
        })
        .collect()
}

/// One line of a language's file, except blank ones.
#[derive(Debug, PartialEq, Eq)]
enum Line {
    Title,
    Ruleset,
    Topic,
    Rule(RuleId, String),
}

fn lines(language: &str) -> Vec<Line> {
    let path = repository().join(format!("docs/rules/{language}.md"));
    let text = read(&path);
    let lines = text.lines().filter(|line| !line.is_empty());
    let parsed = lines.map(|line| parse(line).unwrap_or_else(|| panic!("{language}: {line}")));
    parsed.collect()
}

fn parse(line: &str) -> Option<Line> {
    if line.starts_with("# ") {
        return Some(Line::Title);
    }
    if line.starts_with("## ") {
        return Some(Line::Ruleset);
    }
    if line.starts_with("### ") {
        return Some(Line::Topic);
    }
    let (id, text) = line.strip_prefix("**")?.split_once("** ")?;
    Some(Line::Rule(id.parse().ok()?, text.to_owned()))
}

/// Returns the ids that a text cites, such as `D35-4`, and with `readings` also `AMB-D35-4`.
fn cited(text: &str, readings: bool) -> Vec<String> {
    let mut found = Vec::new();
    for system in systems() {
        for (at, _) in text.match_indices(&format!("{system}-")) {
            let number = text[at + system.len() + 1..].split(|c: char| !c.is_ascii_digit());
            let number = number.into_iter().next().unwrap_or_default();
            let of_a_reading = text[..at].ends_with("AMB-");
            if of_a_reading == readings && !number.is_empty() {
                found.push(format!("{system}-{number}"));
            }
        }
    }
    found
}

#[test]
fn every_rule_has_one_text_in_every_language() {
    for language in LANGUAGES {
        let told: Vec<_> = lines(language)
            .into_iter()
            .filter_map(|line| match line {
                Line::Rule(id, text) => Some((id, text)),
                _ => None,
            })
            .collect();
        let ids: Vec<_> = told.iter().map(|(id, _)| *id).collect();
        assert_eq!(ids, catalogue(), "{language}");
        let mut texts = BTreeSet::new();
        for (id, text) in &told {
            assert!(text.ends_with('.'), "{language} {id} is no sentence");
            assert!(text.chars().count() <= LONGEST, "{language} {id} is long");
            let system = id.to_string()[..3].to_owned();
            // Rulesets may agree, but one ruleset says nothing twice, except for the names of
            // phases.
            let phase = text.chars().count() < 40;
            assert!(
                texts.insert((system, text.clone())) || phase,
                "{language} {id} is said twice"
            );
        }
    }
}

#[test]
fn the_languages_have_the_same_headings_in_the_same_places() {
    let shape = |language| {
        let shape = lines(language).into_iter().map(|line| match line {
            Line::Rule(id, _) => Line::Rule(id, String::new()),
            heading => heading,
        });
        shape.collect::<Vec<_>>()
    };
    let first = shape(LANGUAGES[0]);
    assert_eq!(first.first(), Some(&Line::Title));
    let rulesets = first.iter().filter(|line| **line == Line::Ruleset);
    assert_eq!(rulesets.count(), Ruleset::ALL.len());
    for language in &LANGUAGES[1..] {
        assert_eq!(shape(language), first, "{language}");
    }
}

#[test]
fn nothing_cites_a_rule_that_there_is_not() {
    let known: BTreeSet<_> = catalogue().iter().map(RuleId::to_string).collect();
    for folder in ["core/src", "core/tests/scenarios", "web/src", "docs"] {
        for path in files(&repository().join(folder)) {
            let Ok(text) = fs::read_to_string(&path) else {
                continue; // A picture.
            };
            let built = constructed(&text);
            let built = built.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            for id in cited(&text, false).into_iter().chain(built) {
                assert!(known.contains(&id), "{}: {id} is no rule", path.display());
            }
        }
    }
}

#[test]
fn the_scan_sees_every_form_of_citation() {
    #[track_caller]
    fn check(source: &str, ids: &[&str]) {
        assert_eq!(
            constructed(source),
            Ok(ids.iter().map(|id| (*id).to_owned()).collect())
        );
    }
    check("vec![RuleId::D35(4)]", &["D35-4"]);
    check("D5E_12, CODE_D5E_13", &["D5E-12"]);
    check("[46, 47].map(RuleId::D5e)", &["D5E-46", "D5E-47"]);
    check("(1..=3).map(RuleId::D30)", &["D30-1", "D30-2", "D30-3"]);
    check("Tow(4), D30(u8), D35(_), D30, D35", &["TOW-4"]);
    let with_closures = "fn rules() {\n    \
        let d35 = |numbers: &[u8]| numbers.iter().map(|&n| RuleId::D35(n)).collect();\n    \
        let tow = |numbers: &[u8]| numbers.iter().map(|&n| RuleId::Tow(n)).collect();\n    \
        a => d35(&[4, 5]),\n    b => tow(&[7]),\n}\n";
    check(with_closures, &["D35-4", "D35-5", "TOW-7"]);
    let with_lists = "fn rules() {\n    let numbers: &[u8] = match self {\n        \
        a => &[65, 66],\n        b => &[69],\n    };\n    \
        numbers.iter().map(|&n| RuleId::D35(n)).collect()\n}\n";
    check(with_lists, &["D35-65", "D35-66", "D35-69"]);
    let with_numbers = "fn rule() {\n    let rule = match self {\n        a => 40,\n        b => 41,\n    };\n    \
        RuleId::D30(rule)\n}\n";
    check(with_numbers, &["D30-40", "D30-41"]);
    let unseen = constructed("fn rule(n: u8) -> RuleId {\n    RuleId::D35(n)\n}\n");
    assert_eq!(
        unseen,
        Err("no numbers are found for `RuleId::D35(n)`".to_owned())
    );
}

#[test]
fn every_reading_of_the_engine_is_documented() {
    let told = read(&repository().join("docs/rules/readings.md"));
    let told: BTreeSet<_> = cited(&told, true).into_iter().collect();
    for folder in ["core/src", "core/tests"] {
        for path in files(&repository().join(folder)) {
            let text = fs::read_to_string(&path).unwrap_or_default();
            for id in cited(&text, true) {
                assert!(told.contains(&id), "{}: AMB-{id}", path.display());
            }
        }
    }
}

/// Returns the lines of scenario files that turn on the house rules of the readings.
fn house_lines(readings: &str) -> BTreeSet<&str> {
    let code = readings.split('`');
    code.filter(|code| code.starts_with("house ")).collect()
}

/// Returns the line that turns one value into another, by the field in which they differ.
fn house_line(from: &Value, to: &Value) -> String {
    let kebab = |name: &str| {
        let spread = name.chars().map(|letter| match letter {
            'A'..='Z' => format!("-{}", letter.to_ascii_lowercase()),
            _ => letter.to_string(),
        });
        spread.collect::<String>()
    };
    let mut line = "house".to_owned();
    let mut between = ' ';
    let (mut from, mut to) = (from, to);
    while let (Value::Object(before), Value::Object(after)) = (from, to) {
        let differs = |(name, value): &(&String, &Value)| after.get(*name) != Some(value);
        let Some((name, value)) = before.iter().find(differs) else {
            break;
        };
        let Some(other) = after.get(name) else {
            break;
        };
        line.push(between);
        line.push_str(&kebab(name));
        between = '.';
        (from, to) = (value, other);
    }
    let value = to.as_str().map_or_else(|| to.to_string(), kebab);
    format!("{line} {value}")
}

#[test]
fn the_house_rules_on_offer_are_documented_as_readings() {
    let mut lines = BTreeSet::new();
    for ruleset in Ruleset::ALL {
        let table = Rules::from(ruleset);
        let written = |rules: &Rules| {
            let mut written = serde_json::to_value(rules).expect("rules are written");
            let order = serde_json::to_value(&rules.order).expect("rules are written");
            // The usual order is left out.
            written["order"] = order;
            written
        };
        for (rule, _) in table.house_rules() {
            let with = table.with(rule, true).expect("it was offered");
            lines.insert(house_line(&written(&table), &written(&with)));
        }
    }
    let readings = read(&repository().join("docs/rules/readings.md"));
    let told = house_lines(&readings).into_iter().map(str::to_owned);
    assert_eq!(lines, told.collect());
}

#[test]
fn every_house_rule_of_the_readings_is_played_by_a_scenario() {
    let readings = read(&repository().join("docs/rules/readings.md"));
    let named = house_lines(&readings);
    assert!(!named.is_empty());
    let scenarios: String = files(&repository().join("core/tests/scenarios"))
        .iter()
        .map(|path| read(path))
        .collect();
    for rule in named {
        assert!(
            scenarios.lines().any(|line| line.trim() == rule),
            "no scenario plays `{rule}`"
        );
    }
}
