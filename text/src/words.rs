//! The words of a language in the package for JavaScript: the texts of the topics that it needs
//! (docs/decisions/0047). Its engine includes English; a host loads the words of other languages.

use crate::Lang;
use crate::loading::{GroupTexts, combat_group, start};

#[cfg(target_arch = "wasm32")]
pub use engine::{install_english, install_words};

/// Returns the texts of a language by topic, in the order of the English ones.
///
/// English has none, because it is in the engine.
pub fn words(lang: Lang) -> impl Iterator<Item = (&'static str, Vec<&'static str>)> {
    let groups = match lang {
        Lang::Es => [start::ES, combat_group::ES],
        Lang::Fr => [start::FR, combat_group::FR],
        Lang::En => [GroupTexts::NONE; 2],
    };
    let names = [start::IN_PACKAGE, combat_group::IN_PACKAGE];
    names.into_iter().zip(groups).flat_map(|(names, texts)| {
        let topics = names.iter().zip(texts.catalogs());
        topics.filter_map(|(name, catalog)| Some(((*name)?, catalog.texts().collect())))
    })
}

/// The words in the engine of the package.
#[cfg(target_arch = "wasm32")]
mod engine {
    use super::{GroupTexts, Lang, combat_group, start};
    use crate::TextGroup;
    use crate::catalog::Catalog;

    /// A group of topics: the names of the topics that the package needs, and their texts in English.
    struct PackageTexts {
        group: TextGroup,
        names: &'static [Option<&'static str>],
        english: GroupTexts,
    }

    const GROUPS: [PackageTexts; 2] = [
        PackageTexts {
            group: TextGroup::Start,
            names: start::IN_PACKAGE,
            english: start::EN,
        },
        PackageTexts {
            group: TextGroup::Combat,
            names: combat_group::IN_PACKAGE,
            english: combat_group::EN,
        },
    ];

    /// Installs English, which the engine always includes.
    pub fn install_english() {
        for texts in GROUPS {
            let topics = texts.names.iter().zip(texts.english.catalogs());
            let needed = topics.map(|(name, catalog)| name.map_or(&Catalog::EMPTY, |_| catalog));
            crate::install(Lang::En, texts.group, GroupTexts::new(needed.collect()));
        }
    }

    /// Installs the texts of a language by topic, for good. A second call changes nothing.
    ///
    /// # Errors
    /// The name of a topic that is missing or has another number of texts.
    pub fn install_words(
        lang: Lang,
        texts: impl Fn(&str) -> Option<Vec<String>>,
    ) -> Result<(), &'static str> {
        if crate::has(lang, TextGroup::Combat) {
            return Ok(());
        }
        let mut loaded = Vec::new();
        for own in GROUPS {
            let topics = own.names.iter().zip(own.english.catalogs());
            let catalogs = topics.map(|(name, english)| {
                let Some(name) = name else {
                    return Ok(&Catalog::EMPTY);
                };
                let catalog = texts(name).and_then(|texts| Catalog::loaded(&texts));
                let fits = catalog.filter(|catalog| catalog.len() == english.len());
                fits.map(Catalog::leak).ok_or(*name)
            });
            let catalogs: Result<Vec<_>, _> = catalogs.collect();
            loaded.push((own.group, GroupTexts::new(catalogs?)));
        }
        for (group, texts) in loaded {
            crate::install(lang, group, texts);
        }
        Ok(())
    }
}
