//! The choices of a table in a backup: its saved rules, its own conditions and its settings.

use super::differences::Difference;
use super::library::{Full, Port};
use super::rules::{self, NamedRules};
use super::{own_conditions, settings_keys};

/// The number of choices that a backup has brought.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AddedChoices {
    /// The number of saved rules.
    pub rules: usize,
    /// The number of saved rules that were here already.
    pub known: usize,
    /// The number of saved rules that got another name, because other rules have theirs.
    pub beside: usize,
    /// The number of settings, which this browser had not chosen.
    pub settings: usize,
    /// The differences in the backup. Nothing of it was replaced.
    pub differences: Vec<Difference>,
}

/// Adds the choices of a backup. Nothing here is replaced: other rules with the same name get a number, and a chosen
/// setting stays. Also returns the texts before, in case that the rest of the backup can't be added.
///
/// # Errors
/// [`Full`] if there is no room. Nothing has changed then.
pub fn add(
    port: &dyn Port,
    texts: &[(String, String)],
) -> Result<(AddedChoices, TextsBefore), Full> {
    let text_of = |key: &str| {
        let mut texts = texts.iter();
        texts
            .find(|(one, _)| one == key)
            .map(|(_, text)| text.as_str())
    };
    let mut added = AddedChoices::default();
    let mut writes: Vec<(&'static str, String)> = Vec::new();
    if let Some(text) = text_of(rules::RULES) {
        let mut all = rules::read(port);
        for (name, new) in rules::parse(text) {
            match rules::find(&all, &name) {
                Some(here) if *here == new => added.known += 1,
                Some(_) if has_numbered(&all, &name, &new) => added.known += 1,
                Some(_) => {
                    added.beside += 1;
                    added.rules += 1;
                    let beside = rules::free_name(&all, &name);
                    all.push((beside.clone(), new));
                    added.differences.push(Difference::Rules { name, beside });
                }
                None => {
                    added.rules += 1;
                    all.push((name, new));
                }
            }
        }
        if added.rules > 0 {
            writes.push((rules::RULES, rules::to_text(&all).map_err(|_| Full)?));
        }
    }
    if let Some(text) = text_of(own_conditions::KEY) {
        let here = port.read(own_conditions::KEY).unwrap_or_default();
        let here = own_conditions::read(&here);
        let all = own_conditions::merged(here.clone(), own_conditions::read(text));
        if all != here {
            writes.push((
                own_conditions::KEY,
                own_conditions::to_text(&all).map_err(|_| Full)?,
            ));
        }
    }
    for key in settings_keys::ALL {
        let Some(text) = text_of(key).map(str::to_owned) else {
            continue;
        };
        match port.read(key) {
            None => {
                added.settings += 1;
                writes.push((key, text));
            }
            // The ruleset is that of the last encounter, which nobody chose for the next one.
            Some(mine) if mine != text && key != settings_keys::RULESET => {
                let difference = Difference::Setting { key, mine, text };
                added.differences.push(difference);
            }
            Some(_) => {}
        }
    }
    let before = TextsBefore::write_over(port, writes)?;
    Ok((added, before))
}

/// Returns whether rules are saved under a name with a number: they were added before.
fn has_numbered(all: &[NamedRules], name: &str, rules: &asalto_core::Rules) -> bool {
    let numbered = |other: &str| {
        let number = other
            .strip_prefix(name)
            .and_then(|rest| rest.strip_prefix(' '));
        number.is_some_and(|number| number.parse::<u32>().is_ok())
    };
    all.iter()
        .any(|(other, here)| here == rules && numbered(other))
}

/// The texts under some keys before they were changed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TextsBefore(Vec<(&'static str, Option<String>)>);

impl TextsBefore {
    /// Writes texts, all or none, and returns those before.
    fn write_over(port: &dyn Port, writes: Vec<(&'static str, String)>) -> Result<Self, Full> {
        let mut before = Self::default();
        for (key, text) in writes {
            let there = port.read(key);
            if port.write(key, &text).is_err() {
                before.put_back(port);
                return Err(Full);
            }
            before.0.push((key, there));
        }
        Ok(before)
    }

    /// Puts the texts back.
    pub fn put_back(self, port: &dyn Port) {
        for (key, text) in self.0 {
            // There was room for this text a moment ago.
            match text.map(|text| port.write(key, &text)) {
                Some(Ok(()) | Err(Full)) => {}
                None => port.remove(key),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use asalto_core::{Condition, Rules, Ruleset, Session, notation};

    use super::*;
    use crate::storage::library::Memory;

    fn rules_of(ruleset: Ruleset) -> Rules {
        Session::new(ruleset).encounter().rules().clone()
    }

    /// The stored texts of a browser with these saved rules.
    fn backup(all: &[(&str, Ruleset)]) -> Vec<(String, String)> {
        let port = Memory::default();
        for (name, ruleset) in all {
            rules::save(&port, ((*name).to_owned(), rules_of(*ruleset)), None).expect("room");
        }
        port.texts.take().into_iter().collect()
    }

    fn added(port: &Memory, file: &[(String, String)]) -> AddedChoices {
        add(port, file).expect("room").0
    }

    fn names(port: &Memory) -> Vec<String> {
        rules::read(port)
            .into_iter()
            .map(|(name, _)| name)
            .collect()
    }

    #[test]
    fn saved_rules_come_back_once_and_replace_nothing() {
        let port = Memory::default();
        let file = backup(&[("Savage Worlds", Ruleset::Any), ("Ours", Ruleset::Dnd5e)]);
        let counts = added(&port, &file);
        assert_eq!((counts.rules, counts.known, counts.beside), (2, 0, 0));
        assert_eq!(names(&port), ["Savage Worlds", "Ours"]);
        let again = added(&port, &file);
        assert_eq!((again.rules, again.known), (0, 2));

        let other = backup(&[("Ours", Ruleset::Dnd35)]);
        let counts = added(&port, &other);
        assert_eq!((counts.rules, counts.beside), (1, 1));
        assert_eq!(names(&port), ["Savage Worlds", "Ours", "Ours 2"]);
        assert_eq!(
            rules::find(&rules::read(&port), "Ours"),
            Some(&rules_of(Ruleset::Dnd5e))
        );
        let again = added(&port, &other);
        assert_eq!((again.rules, again.known), (0, 1));
    }

    #[test]
    fn own_conditions_and_settings_fill_what_is_not_chosen_here() {
        let port = Memory::default();
        let custom = |words: &str| Condition::Custom(words.to_owned());
        let conditions = |words: &str| notation::write(&vec![custom(words)]).expect("plain data");
        let put = |key: &str, text: &str| port.write(key, text).expect("room");
        put(own_conditions::KEY, &conditions("hexed"));
        put("asalto.1.theme", "light");
        let file: Vec<(String, String)> = [
            (own_conditions::KEY, conditions("marked")),
            ("asalto.1.theme", "dark".to_owned()),
            ("asalto.1.dice", "real".to_owned()),
            ("asalto.1.unknown", "left alone".to_owned()),
        ]
        .map(|(key, text)| (key.to_owned(), text))
        .into();
        let counts = added(&port, &file);
        assert_eq!(counts.settings, 1);
        let difference = Difference::Setting {
            key: "asalto.1.theme",
            mine: "light".to_owned(),
            text: "dark".to_owned(),
        };
        assert_eq!(counts.differences, [difference]);
        assert_eq!(port.read("asalto.1.theme").as_deref(), Some("light"));
        assert_eq!(port.read("asalto.1.dice").as_deref(), Some("real"));
        assert_eq!(port.read("asalto.1.unknown"), None);
        let all = own_conditions::read(&port.read(own_conditions::KEY).expect("written"));
        assert_eq!(all, [custom("hexed"), custom("marked")]);
        let again = added(&port, &file);
        assert_eq!((again.settings, again.differences.len()), (0, 1));
    }

    #[test]
    fn without_room_nothing_changes() {
        let mut file = backup(&[("Ours", Ruleset::Any)]);
        file.push(("asalto.1.dice".to_owned(), "real".to_owned()));
        for takes in 0..2 {
            let port = Memory::default();
            port.takes.set(Some(takes));
            assert_eq!(add(&port, &file), Err(Full));
            assert_eq!(port.keys(), Vec::<String>::new(), "after {takes} writes");
        }
    }

    #[test]
    fn what_was_added_is_taken_back() {
        let port = Memory::default();
        port.write("asalto.1.theme", "light").expect("room");
        let here = port.texts.borrow().clone();
        let mut file = backup(&[("Ours", Ruleset::Any)]);
        file.push(("asalto.1.dice".to_owned(), "real".to_owned()));
        let (_, before) = add(&port, &file).expect("room");
        assert_eq!(port.texts.borrow().len(), 3);
        before.put_back(&port);
        assert_eq!(*port.texts.borrow(), here);
    }

    #[test]
    fn a_spoiled_text_brings_nothing() {
        let port = Memory::default();
        let file =
            [rules::RULES, own_conditions::KEY].map(|key| (key.to_owned(), "{\"a\":".to_owned()));
        assert_eq!(added(&port, &file), AddedChoices::default());
        assert_eq!(port.keys(), Vec::<String>::new());
    }
}
