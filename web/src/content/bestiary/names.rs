//! The names of the creatures in a language.

use std::collections::BTreeMap;

use super::DamagedFile;

/// The names of a creature in a language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CreatureNames {
    /// The name, as shown.
    pub name: String,
    /// The name of several.
    pub plural: String,
    /// Other names, and common misspellings.
    pub others: Vec<String>,
}

impl CreatureNames {
    /// Returns the names of a creature that has only its English name.
    #[must_use]
    pub fn english(name: &str) -> Self {
        Self {
            name: name.to_owned(),
            plural: format!("{name}s"),
            others: Vec::new(),
        }
    }

    /// Reads the fields after the English name. An empty name or plural is the English one.
    fn read(english: &str, fields: &str) -> Option<Self> {
        let mut fields = fields.split('\t');
        let mut field = || fields.next().unwrap_or_default();
        let [name, plural, _gender, others] = [field(), field(), field(), field()];
        if fields.next().is_some() {
            return None;
        }
        let mut names = Self::english(english);
        if !name.is_empty() {
            name.clone_into(&mut names.name);
        }
        if !plural.is_empty() {
            plural.clone_into(&mut names.plural);
        }
        let others = others.split('|').filter(|other| !other.is_empty());
        names.others = others.map(str::to_owned).collect();
        Some(names)
    }
}

/// Reads a file of names, by their English names (`web/creatures/README.md` lists the fields).
///
/// # Errors
/// [`DamagedFile`] if a line has other fields, or if there is no line.
pub fn read(text: &str) -> Result<BTreeMap<&str, CreatureNames>, DamagedFile> {
    let mut all = BTreeMap::new();
    for (index, line) in text.lines().enumerate() {
        let damaged = DamagedFile { line: index + 1 };
        let (english, fields) = line.split_once('\t').ok_or(damaged)?;
        let names = CreatureNames::read(english, fields).ok_or(damaged)?;
        all.insert(english, names);
    }
    if all.is_empty() {
        Err(DamagedFile { line: 1 })
    } else {
        Ok(all)
    }
}

/// Returns the English name of a creature by its name in the language of a file of names.
///
/// ```
/// # use asalto_web::content::bestiary::english_name;
/// let names = "Goblin Boss\tJefe trasgo\tJefes trasgo\tm\nWolf\tLobo\tLobos\tm\n";
/// assert_eq!(english_name(names, "jefe Trasgo"), Some("Goblin Boss"));
/// assert_eq!(english_name(names, "Trasgo"), None);
/// ```
#[must_use]
pub fn english_name<'t>(names: &'t str, name: &str) -> Option<&'t str> {
    let sought = name.to_lowercase();
    names.lines().find_map(|line| {
        let mut fields = line.split('\t');
        let (english, name) = (fields.next()?, fields.next()?);
        (name.to_lowercase() == sought).then_some(english)
    })
}

/// Lists the names of a creature besides the given one: in the language of the first file of names, and the English ones, which
/// the second file completes. Each says whether it is a plural.
///
/// ```
/// # use asalto_web::content::bestiary::other_names;
/// let names = "Goblin Boss\tJefe goblin\tJefes goblin\tm\tJefe trasgo\n";
/// let english = "Goblin Boss\t\tGoblin Bosses\n";
/// let [spanish, plural, alias, key, ..] = &other_names([names, english], "jefe goblin")[..] else {
///     panic!("it has more names");
/// };
/// assert_eq!((spanish.0.as_str(), plural.1), ("Jefe goblin", true));
/// assert_eq!((alias.0.as_str(), key.0.as_str()), ("Jefe trasgo", "Goblin Boss"));
/// assert!(other_names([names, english], "Trasgo").is_empty());
/// ```
#[must_use]
pub fn other_names(files: [&str; 2], name: &str) -> Vec<(String, bool)> {
    let [own, english] = files;
    let sought = name.to_lowercase();
    let is_key = |line: &&str| {
        let key = line.split('\t').next().unwrap_or_default();
        key.to_lowercase() == sought
    };
    let key = english_name(own, name).or_else(|| {
        let mut lines = own.lines().chain(english.lines());
        lines.find(is_key)?.split('\t').next()
    });
    let Some(key) = key else {
        return Vec::new();
    };
    let mut all: Vec<(String, bool)> = Vec::new();
    for file in files {
        let line = file.lines().find_map(|line| {
            let (english, fields) = line.split_once('\t')?;
            (english == key).then_some(fields)
        });
        let known = line.and_then(|fields| CreatureNames::read(key, fields));
        let known = known.unwrap_or_else(|| CreatureNames::english(key));
        all.push((known.name, false));
        all.push((known.plural, true));
        all.extend(known.others.into_iter().map(|other| (other, false)));
    }
    let mut once: Vec<(String, bool)> = Vec::new();
    for one in all {
        if !once.contains(&one) {
            once.push(one);
        }
    }
    once
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPANISH: &str = include_str!("../../../creatures/names-es.txt");
    const FRENCH: &str = include_str!("../../../creatures/names-fr.txt");
    const ENGLISH: &str = include_str!("../../../creatures/names-en.txt");

    #[test]
    fn names_are_read_in_three_languages() {
        let of = |text: &'static str, english: &str| {
            let all = read(text).expect("the file is whole");
            all.get(english).cloned().expect("it is there")
        };
        let goblin = of(SPANISH, "Goblin Warrior");
        assert_eq!(
            (goblin.name.as_str(), goblin.plural.as_str()),
            ("Guerrero goblin", "Guerreros goblin")
        );
        assert_eq!(of(FRENCH, "Wolf").plural, "Loups");
        let aboleth = of(ENGLISH, "Aboleth");
        assert_eq!(aboleth.name, "Aboleth");
        assert_eq!(aboleth.plural, "Aboleths");
        assert_eq!(aboleth.others, ["abolith", "aboloth"]);
    }

    #[test]
    fn a_damaged_file_is_refused_at_its_line() {
        assert_eq!(read(""), Err(DamagedFile { line: 1 }));
        assert_eq!(read("<!doctype html>"), Err(DamagedFile { line: 1 }));
        let more = "Wolf\tLobo\tLobos\tm\t\t\n";
        assert_eq!(read(more), Err(DamagedFile { line: 1 }));
    }
}
