//! The source of a topic's texts. The browser installs one group in one language at a time. All texts are
//! built in elsewhere.

use crate::catalog::Catalog;
use crate::topics::topics;
use crate::{Lang, en, es, fr};

/// A group of topics that loads together, in one language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TextGroup {
    /// The texts of every screen.
    Start,
    /// The texts of a combat, and of every part of the app after the first screen.
    Combat,
}

/// The texts of a [`TextGroup`] in one language: a catalog for each of its topics.
#[derive(Clone, Copy)]
pub struct GroupTexts(&'static [&'static Catalog]);

/// Defines the source of a group's texts.
macro_rules! define_group {
    (start $rows:tt) => { define_installed! { Start start $rows } };
    (combat $rows:tt) => { define_installed! { Combat combat_group $rows } };
    (parts { $($topic:ident: $set:ident;)* }) => {
        $(impl crate::sets::$set {
            pub(crate) fn catalog(lang: Lang) -> &'static Catalog {
                match lang {
                    Lang::Es => &es::$topic::CATALOG,
                    Lang::Fr => &fr::$topic::CATALOG,
                    Lang::En => &en::$topic::CATALOG,
                }
            }
        })*
    };
}

/// Defines a group whose texts are installed: its texts in each language, and the index of each topic in
/// them.
macro_rules! define_installed {
    ($group:ident $module:ident { $($topic:ident: $set:ident $(, $mark:ident)?;)* }) => {
        /// The texts of a group in each language.
        pub mod $module {
            use crate::catalog::Catalog;
            use crate::lang::Lang;
            use crate::loading::{GroupTexts, TextGroup, catalog};
            use crate::{en, es, fr};

            /// The texts in Spanish.
            pub const ES: GroupTexts = GroupTexts(&[$(&es::$topic::CATALOG,)*]);
            /// The texts in French.
            pub const FR: GroupTexts = GroupTexts(&[$(&fr::$topic::CATALOG,)*]);
            /// The texts in English.
            pub const EN: GroupTexts = GroupTexts(&[$(&en::$topic::CATALOG,)*]);

            /// The topics that the package needs, by name. The others have no name.
            pub(crate) const IN_PACKAGE: &[Option<&str>] = &[$(name!($topic $($mark)?),)*];

            #[expect(non_camel_case_types, reason = "the rows name files")]
            enum Place {
                $($topic,)*
            }

            $(impl crate::sets::$set {
                pub(crate) fn catalog(lang: Lang) -> &'static Catalog {
                    catalog(lang, TextGroup::$group, Place::$topic as usize)
                }
            })*
        }
    };
}

macro_rules! name {
    ($topic:ident in_package) => {
        Some(stringify!($topic))
    };
    ($topic:ident) => {
        None
    };
}

macro_rules! define_groups {
    ($($group:ident $rows:tt)*) => { $(define_group! { $group $rows })* };
}

topics!(define_groups);

#[cfg(not(target_arch = "wasm32"))]
fn catalog(lang: Lang, group: TextGroup, topic: usize) -> &'static Catalog {
    let texts = match (group, lang) {
        (TextGroup::Start, Lang::Es) => start::ES,
        (TextGroup::Start, Lang::Fr) => start::FR,
        (TextGroup::Start, Lang::En) => start::EN,
        (TextGroup::Combat, Lang::Es) => combat_group::ES,
        (TextGroup::Combat, Lang::Fr) => combat_group::FR,
        (TextGroup::Combat, Lang::En) => combat_group::EN,
    };
    texts.0[topic]
}

#[cfg(target_arch = "wasm32")]
pub use installed::{has, install};

#[cfg(target_arch = "wasm32")]
use installed::catalog;

#[cfg(target_arch = "wasm32")]
mod installed {
    use std::cell::Cell;

    use super::{Catalog, GroupTexts, Lang, TextGroup};

    type Installed = [[Cell<Option<GroupTexts>>; 3]; 2];

    thread_local! {
        static INSTALLED: Installed = const { [const { [const { Cell::new(None) }; 3] }; 2] };
    }

    /// Installs the texts of a group in a language, replacing earlier ones.
    pub fn install(lang: Lang, group: TextGroup, texts: GroupTexts) {
        INSTALLED.with(|groups| groups[group as usize][lang as usize].set(Some(texts)));
    }

    /// Returns whether the texts of a group are installed in a language.
    #[must_use]
    pub fn has(lang: Lang, group: TextGroup) -> bool {
        INSTALLED.with(|groups| groups[group as usize][lang as usize].get().is_some())
    }

    /// Returns a topic in a language. A language without texts uses those of another language, or empty
    /// texts.
    pub fn catalog(lang: Lang, group: TextGroup, topic: usize) -> &'static Catalog {
        INSTALLED.with(|groups| {
            let languages = &groups[group as usize];
            let own = languages[lang as usize].get();
            let texts = own.or_else(|| languages.iter().find_map(Cell::get));
            texts.map_or(&Catalog::EMPTY, |texts| texts.0[topic])
        })
    }
}

impl GroupTexts {
    /// No texts.
    pub(crate) const NONE: Self = Self(&[]);

    /// Keeps catalogs for good.
    #[cfg(target_arch = "wasm32")]
    pub(crate) fn new(catalogs: Vec<&'static Catalog>) -> Self {
        Self(catalogs.leak())
    }

    pub(crate) fn catalogs(self) -> impl Iterator<Item = &'static Catalog> {
        self.0.iter().copied()
    }
}

#[cfg(test)]
mod tests {
    use crate::topics::topics;
    use crate::{Lang, Text};

    /// Checks that every text renders in every language with all gaps filled in.
    fn check(texts: impl Iterator<Item = Text>, gaps: &[u8]) {
        let values = ["Aria", "1", "2", "3", "4", "5", "6", "7"];
        for (text, gaps) in texts.zip(gaps) {
            for lang in Lang::ALL {
                let filled = lang.text_with(text, &values);
                assert!(!filled.trim().is_empty(), "a text is empty in {lang:?}");
                assert!(!filled.contains(['{', '}']), "{lang:?}: {filled}");
                if gaps & 1 > 0 {
                    assert!(filled.contains("Aria"), "{lang:?}: {filled}");
                }
            }
        }
    }

    macro_rules! check_topics {
        ($($group:ident { $($topic:ident: $set:ident $(, $mark:ident)?;)* })*) => {
            $($(check(crate::sets::$set::ALL.iter().map(|message| message.text()), crate::sets::$set::GAPS);)*)*
        };
    }

    #[test]
    fn every_message_renders_in_every_language() {
        topics!(check_topics);
    }
}
