//! `cargo xtask rule D35-44`: where a rule is stated, cited, implemented and tested.
//!
//! A rule is cited by rows of the citation table. It is implemented where a comment of the core names its id, alone
//! or in a range such as “D35-40 to D35-44”, and where the core uses a point of law that cites it. It is tested by
//! the scenarios and tests that name its id.

use std::collections::BTreeSet;
use std::fmt;
use std::fs;
use std::path::Path;

use crate::project;
use crate::run::Outcome;

/// The text that states the rules.
const STATED: &str = "docs/rules/en.md";
/// The list of our readings of rules.
const READINGS: &str = "docs/rules/readings.md";
/// The families of rule ids: in texts, and in the citation table.
const FAMILIES: [(&str, &str); 6] = [
    ("D30", "D30"),
    ("D35", "D35"),
    ("D5E", "D5e"),
    ("D24", "D24"),
    ("TOW", "Tow"),
    ("ANY", "Any"),
];

/// A rule id, such as D35-44: the index of its family and its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Id {
    family: usize,
    number: u32,
}

impl Id {
    /// Parses an id such as `D35-44`.
    fn parse(text: &str) -> Option<Self> {
        let (letters, number) = text.split_once('-')?;
        let family = FAMILIES.iter().position(|(name, _)| *name == letters)?;
        let number = number.parse().ok()?;
        Some(Self { family, number })
    }

    /// Returns the id as the citation table writes it, such as `D35(44)`.
    fn cited(self) -> String {
        format!("{}({})", FAMILIES[self.family].1, self.number)
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", FAMILIES[self.family].0, self.number)
    }
}

/// A text file of the project.
struct Source {
    /// The path from the project's folder, with slashes.
    path: String,
    text: String,
    /// The ids that it names, each with its line from 1 and the words that name it.
    named: Vec<(Id, usize, String)>,
}

impl Source {
    fn new(path: String, text: String) -> Self {
        let named = ids_in(&text);
        Self { path, text, named }
    }

    /// Returns the places that name an id.
    fn naming(&self, id: Id) -> impl Iterator<Item = Place> {
        let found = self.named.iter().filter(move |(named, ..)| *named == id);
        found.map(|(_, line, words)| self.place(*line, words))
    }

    fn place(&self, line: usize, why: &str) -> Place {
        Place {
            path: self.path.clone(),
            line,
            why: why.to_owned(),
        }
    }

    /// Returns whether a line is part of a test: of a file of tests, or of tests at the end of a file.
    fn is_test(&self, line: usize) -> bool {
        let tests = || self.text.lines().position(|line| line == "#[cfg(test)]");
        !self.path.starts_with("core/src/")
            || self.path.ends_with("/tests.rs")
            || tests().is_some_and(|first| {
                // A module of tests in another file is declared at the top.
                line > first + 1 && self.text.lines().nth(first + 1).is_some_and(opens)
            })
    }

    fn is_citation(&self) -> bool {
        self.path.starts_with("core/src/law/citations/")
    }
}

fn opens(line: &str) -> bool {
    line.ends_with('{')
}

/// A line of a file, and the reason that it is listed.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Place {
    path: String,
    line: usize,
    why: String,
}

/// Everything that is known about a rule.
struct RuleRecord {
    /// The line of `docs/rules/en.md`, from 1, and the text of the rule.
    stated: (usize, String),
    cited: Vec<Place>,
    implemented: Vec<Place>,
    tested: Vec<Place>,
    readings: Vec<Place>,
}

/// The sources that are searched.
struct Project {
    stated: String,
    readings: Source,
    core: Vec<Source>,
}

impl Project {
    /// Reads the texts of the rules and the core with its tests.
    fn read() -> Result<Self, String> {
        let text = |path: &str| {
            let path = project::root().join(path);
            fs::read_to_string(&path).map_err(|error| project::at(&path, &error))
        };
        let mut core = Vec::new();
        for folder in ["core/src", "core/tests"] {
            sources(&project::root().join(folder), &mut core)?;
        }
        core.sort_by(|one, other| one.path.cmp(&other.path));
        Ok(Self {
            stated: text(STATED)?,
            readings: Source::new(READINGS.to_owned(), text(READINGS)?),
            core,
        })
    }

    /// Returns the rules in their order, each with its line from 1 and its text.
    fn rules(&self) -> impl Iterator<Item = (Id, usize, &str)> {
        let lines = self.stated.lines().enumerate();
        lines.filter_map(|(index, line)| {
            let (id, text) = line.strip_prefix("**")?.split_once("** ")?;
            Some((Id::parse(id)?, index + 1, text))
        })
    }

    /// Finds a rule. None if the text has no such rule.
    fn find(&self, id: Id) -> Option<RuleRecord> {
        let (_, line, text) = self.rules().find(|(rule, ..)| *rule == id)?;
        let cited = self.cited(id);
        let laws: BTreeSet<_> = cited.iter().map(|place| place.why.clone()).collect();
        let (mut implemented, mut tested) = (Vec::new(), Vec::new());
        for source in self.core.iter().filter(|source| !source.is_citation()) {
            for place in source.naming(id) {
                let is_test = source.is_test(place.line);
                if is_test {
                    &mut tested
                } else {
                    &mut implemented
                }
                .push(place);
            }
            implemented.extend(laws.iter().filter_map(|law| first_use(source, law)));
        }
        implemented.sort();
        Some(RuleRecord {
            stated: (line, text.to_owned()),
            cited,
            implemented,
            tested,
            readings: self.readings.naming(id).collect(),
        })
    }

    /// Returns the rows of the citation table that cite a rule, with their points of law.
    fn cited(&self, id: Id) -> Vec<Place> {
        let wanted = id.cited();
        let mut found = Vec::new();
        for source in self.core.iter().filter(|source| source.is_citation()) {
            let mut law = "";
            for (index, line) in source.text.lines().enumerate() {
                law = point(line).unwrap_or(law);
                if line.contains(&wanted) && !law.is_empty() {
                    found.push(source.place(index + 1, law));
                }
            }
        }
        found
    }
}

/// Returns the point of law that a line names, such as `Law::DelayFloor`.
fn point(line: &str) -> Option<&str> {
    let from = line.find("Law::")?;
    let name = line[from + 5..].find(|letter: char| !letter.is_alphanumeric());
    Some(&line[from..name.map_or(line.len(), |end| from + 5 + end)])
}

/// Returns the first line of code that uses a point of law, outside the tests of a source.
fn first_use(source: &Source, law: &str) -> Option<Place> {
    if !source.text.contains(law) {
        return None;
    }
    let uses = |line: &str| {
        let mut found = line.match_indices(law);
        let is_whole = |at: usize| !line[at + law.len()..].starts_with(char::is_alphanumeric);
        !line.trim_start().starts_with("//") && found.any(|(at, _)| is_whole(at))
    };
    let mut lines = source.text.lines().enumerate();
    let line = lines.find_map(|(index, line)| uses(line).then_some(index + 1))?;
    (!source.is_test(line)).then(|| source.place(line, law))
}

/// Reads all text files of a folder of the core.
fn sources(folder: &Path, into: &mut Vec<Source>) -> Outcome {
    for entry in fs::read_dir(folder).map_err(|error| project::at(folder, &error))? {
        let path = entry.map_err(|error| project::at(folder, &error))?.path();
        if path.is_dir() {
            sources(&path, into)?;
        } else {
            let text = fs::read_to_string(&path).map_err(|error| project::at(&path, &error))?;
            let name = path.strip_prefix(project::root()).unwrap_or(&path);
            let name = name.display().to_string().replace('\\', "/");
            into.push(Source::new(name, text));
        }
    }
    Ok(())
}

/// Returns the ids that a text names, each with its line and the words that name it. A range names all ids in it,
/// also across the lines of a comment. A reading such as AMB-D35-2 is no rule.
fn ids_in(text: &str) -> Vec<(Id, usize, String)> {
    let (mut found, mut end_of_range) = (Vec::new(), None);
    for (index, line) in text.lines().enumerate() {
        for (at, _) in line.match_indices('-') {
            let Some(start) = at
                .checked_sub(3)
                .filter(|&start| line.is_char_boundary(start))
            else {
                continue;
            };
            let Some(id) = id_at(&line[start..]) else {
                continue;
            };
            if line[..start].ends_with(|before: char| before == '-' || before.is_alphanumeric()) {
                continue;
            }
            if end_of_range.take() == Some(id) {
                continue;
            }
            let rest = &line[start + id.to_string().len()..];
            match range_end(rest, text.lines().nth(index + 1).unwrap_or_default()) {
                Some(last) if last.family == id.family => {
                    end_of_range = Some(last);
                    let words = format!("{id} to {last}");
                    let all = id.number..=last.number;
                    found.extend(all.map(|number| (Id { number, ..id }, index + 1, words.clone())));
                }
                _ => found.push((id, index + 1, id.to_string())),
            }
        }
    }
    found
}

/// Parses the id at the start of a text.
fn id_at(text: &str) -> Option<Id> {
    let (letters, rest) = text.split_once('-')?;
    let end = rest.find(|letter: char| !letter.is_ascii_digit());
    Id::parse(&format!("{letters}-{}", &rest[..end.unwrap_or(rest.len())]))
}

/// Parses the end of a range, such as ` to D35-44`, which may continue in the next line of a comment.
fn range_end(rest: &str, next: &str) -> Option<Id> {
    let next = next.trim_start().trim_start_matches(['/', '!', '#']);
    let words = format!("{rest} {next}");
    let end = words.trim_start().strip_prefix("to ")?;
    id_at(end.trim_start())
}

/// Prints where a rule is stated, cited, implemented and tested.
///
/// # Errors
/// If there is no such rule, or a file can't be read.
pub fn rule(id: &str) -> Outcome {
    let unknown = || format!("{STATED} has no rule `{id}`");
    let found = Id::parse(id).ok_or_else(unknown)?;
    let found = Project::read()?.find(found).ok_or_else(unknown)?;
    let (line, text) = &found.stated;
    println!("{id}  {text}\n");
    println!("{:<12} {STATED}:{line}", "stated");
    print("cited", &found.cited);
    print("implemented", &found.implemented);
    print("tested", &found.tested);
    if !found.readings.is_empty() {
        print("readings", &found.readings);
    }
    Ok(())
}

fn print(what: &str, places: &[Place]) {
    if places.is_empty() {
        println!("{what:<12} nowhere");
    }
    for (index, Place { path, line, why }) in places.iter().enumerate() {
        let what = if index == 0 { what } else { "" };
        println!("{what:<12} {:<50} {why}", format!("{path}:{line}"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(text: &str) -> Id {
        Id::parse(text).unwrap_or_else(|| panic!("{text} is an id"))
    }

    fn names(text: &str) -> Vec<String> {
        let named = ids_in(text).into_iter();
        named.map(|(id, line, _)| format!("{line}:{id}")).collect()
    }

    #[test]
    fn a_range_names_every_rule_in_it() {
        assert_eq!(
            names("(D35-9 to D35-11)"),
            ["1:D35-9", "1:D35-10", "1:D35-11"]
        );
        assert_eq!(
            names("/// D5E-1 to\n    /// D5E-2, so"),
            ["1:D5E-1", "1:D5E-2"]
        );
        assert_eq!(names("rules TOW-3 D24-16"), ["1:TOW-3", "1:D24-16"]);
        assert_eq!(names("D35-9 to D30-11"), ["1:D35-9", "1:D30-11"]);
        assert_eq!(names("AMB-D35-2, D35, XD35-2, D35-x"), [""; 0]);
    }

    #[test]
    fn a_rule_is_found_where_it_is_stated_cited_implemented_and_tested() {
        let project = Project::read().expect("the sources are where they were");
        let found = project.find(id("D35-44")).expect("the rule is stated");
        assert!(found.stated.1.starts_with("If it acts in the next round"));
        let has = |places: &[Place], path: &str, why: &str| {
            let same = |place: &Place| place.path.starts_with(path) && place.why == why;
            places.iter().any(same)
        };
        let law = "Law::DelayMovesPlace";
        assert!(has(&found.cited, "core/src/law/citations/dnd35.rs", law));
        assert!(
            has(&found.implemented, "core/src/", law),
            "{:?}",
            found.implemented
        );
        assert!(has(&found.tested, "core/tests/scenarios/dnd35/", "D35-44"));
        assert!(project.find(id("D35-200")).is_none());
    }

    #[test]
    fn every_rule_is_implemented_and_tested() {
        let project = Project::read().expect("the sources are where they were");
        let (mut count, mut homeless) = (0, Vec::new());
        for (id, ..) in project.rules() {
            let found = project.find(id).expect("the rule is stated");
            if found.implemented.is_empty() || found.tested.is_empty() {
                homeless.push(id.to_string());
            }
            count += 1;
        }
        let stated = project.stated.lines().filter(|line| line.starts_with("**"));
        assert_eq!(count, stated.count(), "every rule has a family");
        assert!(
            homeless.is_empty(),
            "without a home: {}",
            homeless.join(" ")
        );
    }
}
