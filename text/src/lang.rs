//! The languages of the interface.

/// A language of the interface.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Lang {
    /// Spanish.
    Es,
    /// French.
    Fr,
    /// English.
    #[default]
    En,
}

impl Lang {
    /// All languages, in the order of the menu.
    pub const ALL: [Self; 3] = [Self::Es, Self::Fr, Self::En];

    /// Returns the language tag, as in `<html lang>`.
    #[must_use]
    pub fn tag(self) -> &'static str {
        match self {
            Self::Es => "es",
            Self::Fr => "fr",
            Self::En => "en",
        }
    }

    /// Returns the name of the language in that language.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Es => "Español",
            Self::Fr => "Français",
            Self::En => "English",
        }
    }

    /// Returns the language of a tag such as `es-AR`, if the app has it.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag.split('-').next()?.to_ascii_lowercase();
        Self::ALL.into_iter().find(|lang| lang.tag() == primary)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_means_its_language_whatever_the_country() {
        assert_eq!(Lang::from_tag("es-AR"), Some(Lang::Es));
        assert_eq!(Lang::from_tag("FR"), Some(Lang::Fr));
        assert_eq!(Lang::from_tag("pt-BR"), None);
    }
}
