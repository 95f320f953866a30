//! The words of a language, which a host of the package loads (docs/decisions/0047). English is always there.

use std::cell::Cell;

use super::catalog::Catalog;
use super::package_topics::package_topics;
use super::{Lang, en};

/// Declares the names of the topics, and their English catalogs in the same order.
macro_rules! topics {
    ($($topic:ident)*) => {
        const TOPICS: &[&str] = &[$(stringify!($topic),)*];
        static ENGLISH: [&Catalog; TOPICS.len()] = [$(&en::$topic::CATALOG,)*];
    };
}

package_topics!(topics);

thread_local! {
    static LOADED: [Cell<Option<&'static [Catalog]>>; 3] = const { [const { Cell::new(None) }; 3] };
}

/// Returns the index of a topic, if it is among the words.
pub(super) const fn index(topic: &str) -> Option<usize> {
    let mut index = 0;
    while index < TOPICS.len() {
        if is_same(TOPICS[index].as_bytes(), topic.as_bytes()) {
            return Some(index);
        }
        index += 1;
    }
    None
}

const fn is_same(one: &[u8], other: &[u8]) -> bool {
    if one.len() != other.len() {
        return false;
    }
    let mut index = 0;
    while index < one.len() {
        if one[index] != other[index] {
            return false;
        }
        index += 1;
    }
    true
}

/// Returns the texts of a topic in a language, or the English ones while the language is not loaded.
pub(super) fn get(lang: Lang, index: usize) -> &'static Catalog {
    let loaded = LOADED.with(|languages| languages[lang as usize].get());
    loaded.map_or(ENGLISH[index], |catalogs| &catalogs[index])
}

/// Returns whether the texts of a language are there.
#[must_use]
pub fn has(lang: Lang) -> bool {
    lang == Lang::En || LOADED.with(|languages| languages[lang as usize].get().is_some())
}

/// Loads the texts of a language by topic, for good. A second time nothing changes.
///
/// # Errors
/// The name of a topic that is missing or has another number of texts.
pub fn load(lang: Lang, texts: impl Fn(&str) -> Option<Vec<String>>) -> Result<(), &'static str> {
    if has(lang) {
        return Ok(());
    }
    let catalogs = TOPICS.iter().zip(ENGLISH).map(|(topic, english)| {
        let catalog = texts(topic).and_then(|texts| Catalog::loaded(&texts));
        let fits = catalog.filter(|catalog| catalog.len() == english.len());
        fits.ok_or(*topic)
    });
    let catalogs: Vec<_> = catalogs.collect::<Result<_, _>>()?;
    LOADED.with(|languages| languages[lang as usize].set(Some(catalogs.leak())));
    Ok(())
}
