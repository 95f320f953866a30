//! The differences between a backup and this browser, and how each is resolved. Adding a backup replaces nothing;
//! only a choice does.

use super::archive::DocumentKind;
use super::library::{Full, Port};
use super::rules;

/// Something that the backup has with another content.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Difference {
    /// A setting, which stayed as it was.
    Setting {
        /// Its key.
        key: &'static str,
        /// The text here.
        mine: String,
        /// The text of the backup.
        text: String,
    },
    /// Saved rules. Those of the backup were added under another name.
    Rules {
        /// The name that both had.
        name: String,
        /// The name of those of the backup.
        beside: String,
    },
    /// A document. That of the backup was added under another id.
    Document {
        /// The kind.
        kind: DocumentKind,
        /// The id that both had.
        id: u32,
        /// The id of that of the backup.
        beside: u32,
        /// Whether it is an encounter that is open, which nothing replaces.
        is_open: bool,
    },
}

/// The choice for a difference.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Both stay, as the backup was added.
    Both,
    /// The text of this browser stays alone.
    Mine,
    /// The text of the backup takes its place.
    File,
}

impl Difference {
    /// Returns the choices that it has. A setting has one value.
    #[must_use]
    pub fn choices(&self) -> &'static [Choice] {
        match self {
            Self::Setting { .. } => &[Choice::Mine, Choice::File],
            Self::Document { is_open: true, .. } => &[Choice::Both, Choice::Mine],
            Self::Rules { .. } | Self::Document { .. } => {
                &[Choice::Both, Choice::Mine, Choice::File]
            }
        }
    }

    /// Carries out a choice for a setting or for saved rules; a document is in the archive.
    ///
    /// # Errors
    /// [`Full`] if there is no room. Nothing has changed then.
    pub fn resolve(&self, port: &dyn Port, choice: Choice) -> Result<(), Full> {
        match self {
            Self::Setting { key, text, .. } if choice == Choice::File => port.write(key, text),
            Self::Rules { name, beside } if choice != Choice::Both => {
                rules::keep_one(port, name, beside, choice == Choice::File)
            }
            Self::Setting { .. } | Self::Rules { .. } | Self::Document { .. } => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use asalto_core::{Rules, Ruleset, Session};

    use super::*;
    use crate::storage::library::Memory;

    fn rules_of(ruleset: Ruleset) -> Rules {
        Session::new(ruleset).encounter().rules().clone()
    }

    /// Returns a browser with two sets of rules, and the names and rules after a choice.
    fn resolved(choice: Choice) -> Vec<rules::NamedRules> {
        let port = Memory::default();
        for (name, ruleset) in [
            ("Ours", Ruleset::Dnd5e),
            ("Other", Ruleset::Any),
            ("Ours 2", Ruleset::Dnd35),
        ] {
            rules::save(&port, (name.to_owned(), rules_of(ruleset)), None).expect("room");
        }
        let difference = Difference::Rules {
            name: "Ours".to_owned(),
            beside: "Ours 2".to_owned(),
        };
        difference.resolve(&port, choice).expect("room");
        rules::read(&port)
    }

    #[test]
    fn rules_stay_both_or_one_of_them_keeps_the_name() {
        let named = |name: &str, ruleset| (name.to_owned(), rules_of(ruleset));
        let other = || named("Other", Ruleset::Any);
        let both = [
            named("Ours", Ruleset::Dnd5e),
            other(),
            named("Ours 2", Ruleset::Dnd35),
        ];
        assert_eq!(resolved(Choice::Both), both);
        let mine = [named("Ours", Ruleset::Dnd5e), other()];
        assert_eq!(resolved(Choice::Mine), mine);
        let file = [named("Ours", Ruleset::Dnd35), other()];
        assert_eq!(resolved(Choice::File), file);
    }

    #[test]
    fn a_setting_changes_by_choice_alone() {
        let port = Memory::default();
        let (key, light, dark) = ("asalto.1.theme", "light".to_owned(), "dark".to_owned());
        port.write(key, &light).expect("room");
        let difference = Difference::Setting {
            key,
            mine: light.clone(),
            text: dark.clone(),
        };
        assert_eq!(difference.choices(), [Choice::Mine, Choice::File]);
        difference.resolve(&port, Choice::Mine).expect("room");
        assert_eq!(port.read(key), Some(light));
        difference.resolve(&port, Choice::File).expect("room");
        assert_eq!(port.read(key), Some(dark));
    }
}
