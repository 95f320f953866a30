//! Rules that a table has saved under a name, remembered in the browser. Several tabs may change them: each
//! change applies to what is stored at that moment.

use asalto_core::combatant::readable_name;
use asalto_core::{Rules, notation};

use super::library::{Full, Port};

/// The key of saved rules.
pub const RULES: &str = "asalto.1.rules";

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 40;

/// Rules with their name.
pub type NamedRules = (String, Rules);

/// The reason that saved rules were not changed. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RulesError {
    /// There is no room.
    Full,
    /// Another tab has saved other rules under the name.
    Conflict,
}

/// Returns the saved rules by name, oldest first. Unreadable rules are ignored.
#[must_use]
pub fn read(port: &dyn Port) -> Vec<NamedRules> {
    parse(&port.read(RULES).unwrap_or_default())
}

/// Reads the text of saved rules. Unreadable rules are ignored.
#[must_use]
pub fn parse(text: &str) -> Vec<NamedRules> {
    let all: Vec<NamedRules> = notation::read(text).unwrap_or_default();
    let all = all.into_iter();
    all.map(|(name, rules)| (readable_name(&name, LONGEST_NAME), rules))
        .filter(|(name, _)| !name.is_empty())
        .collect()
}

/// Saves rules under a name, in place of those that the tab `knows` under it.
///
/// # Errors
/// [`RulesError`]
pub fn save(port: &dyn Port, new: NamedRules, knows: Option<&Rules>) -> Result<(), RulesError> {
    let mut all = read(port);
    let there = find(&all, &new.0);
    if there.is_some_and(|there| Some(there) != knows && *there != new.1) {
        return Err(RulesError::Conflict);
    }
    all.retain(|(name, _)| *name != new.0);
    all.push(new);
    write(port, &all)
}

/// Keeps one of two sets of rules under the first name: the first, or the other one.
///
/// # Errors
/// [`Full`]
pub fn keep_one(port: &dyn Port, name: &str, other: &str, keeps_other: bool) -> Result<(), Full> {
    let mut all = read(port);
    let Some(at) = all.iter().position(|(one, _)| one == other) else {
        return Ok(());
    };
    let (_, rules) = all.remove(at);
    if keeps_other && let Some((_, here)) = all.iter_mut().find(|(one, _)| one == name) {
        *here = rules;
    }
    let text = to_text(&all).map_err(|_| Full)?;
    port.write(RULES, &text)
}

/// Deletes the rules with a name, if they are those that the tab `knows`.
///
/// # Errors
/// [`RulesError`]
pub fn delete(port: &dyn Port, name: &str, knows: &Rules) -> Result<(), RulesError> {
    let mut all = read(port);
    if find(&all, name).is_some_and(|there| there != knows) {
        return Err(RulesError::Conflict);
    }
    all.retain(|(other, _)| other != name);
    write(port, &all)
}

/// Returns the rules with a name.
#[must_use]
pub fn find<'r>(all: &'r [NamedRules], name: &str) -> Option<&'r Rules> {
    let mut all = all.iter();
    all.find(|(other, _)| other == name).map(|(_, rules)| rules)
}

/// Returns a name with the next number that no saved rules have.
#[must_use]
pub fn free_name(all: &[NamedRules], name: &str) -> String {
    let numbered = (2_u32..).map(|number| {
        let number = format!(" {number}");
        readable_name(name, LONGEST_NAME.saturating_sub(number.len())) + &number
    });
    let mut free = numbered.filter(|name| find(all, name).is_none());
    free.next().unwrap_or_default()
}

/// Returns the text of saved rules.
///
/// # Errors
/// [`RulesError::Full`]
pub fn to_text(all: &[NamedRules]) -> Result<String, RulesError> {
    notation::write(&all).map_err(|_| RulesError::Full)
}

fn write(port: &dyn Port, all: &[NamedRules]) -> Result<(), RulesError> {
    let text = to_text(all)?;
    port.write(RULES, &text).map_err(|_| RulesError::Full)
}

#[cfg(test)]
mod tests {
    use asalto_core::{Ruleset, Session};

    use super::*;
    use crate::storage::library::Memory;

    fn rules(ruleset: Ruleset) -> Rules {
        Session::new(ruleset).encounter().rules().clone()
    }

    fn names(port: &Memory) -> Vec<String> {
        read(port).into_iter().map(|(name, _)| name).collect()
    }

    #[test]
    fn rules_that_two_tabs_save_are_all_kept() {
        let port = Memory::default();
        let mine = rules(Ruleset::Any);
        let theirs = rules(Ruleset::Dnd5e);
        assert_eq!(save(&port, ("Ours".into(), mine.clone()), None), Ok(()));
        assert_eq!(save(&port, ("Theirs".into(), theirs.clone()), None), Ok(()));
        assert_eq!(names(&port), ["Ours", "Theirs"]);
        // The same name: neither replaces the other unseen.
        let again = ("Theirs".to_owned(), mine.clone());
        assert_eq!(save(&port, again.clone(), None), Err(RulesError::Conflict));
        assert_eq!(find(&read(&port), "Theirs"), Some(&theirs));
        let free = free_name(&read(&port), "Theirs");
        assert_eq!(free, "Theirs 2");
        assert_eq!(save(&port, (free, mine.clone()), None), Ok(()));
        assert_eq!(save(&port, again, Some(&theirs)), Ok(()));
        assert_eq!(names(&port), ["Ours", "Theirs 2", "Theirs"]);
        assert_eq!(delete(&port, "Theirs", &theirs), Err(RulesError::Conflict));
        assert_eq!(delete(&port, "Theirs", &mine), Ok(()));
        assert_eq!(names(&port), ["Ours", "Theirs 2"]);
        assert_eq!(delete(&port, "Theirs", &mine), Ok(()), "it is gone already");
    }

    #[test]
    fn a_full_storage_and_a_spoiled_text_change_nothing() {
        let port = Memory::default();
        let new = ("Ours".to_owned(), rules(Ruleset::Any));
        port.takes.set(Some(0));
        assert_eq!(save(&port, new.clone(), None), Err(RulesError::Full));
        assert_eq!(names(&port), [""; 0]);
        port.takes.set(None);
        let spoiled = (" Ou\u{202e}rs\u{fe0f} ".to_owned(), new.1);
        let text = notation::write(&[&spoiled, &("\u{3164}".to_owned(), spoiled.1.clone())]);
        assert_eq!(
            port.write(RULES, &text.expect("rules have a notation")),
            Ok(())
        );
        assert_eq!(
            names(&port),
            ["Ours\u{fe0f}"],
            "the characters that turn the text are gone"
        );
    }
}
