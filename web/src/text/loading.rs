//! Each language has two parts of the app: the texts of every screen, and those of a combat. Only those
//! of the language in use are loaded. The package has no parts, and has all languages.

#[cfg(all(target_arch = "wasm32", feature = "parts"))]
#[expect(
    clippy::unnecessary_wraps,
    reason = "loading fails where the part of the language cannot be fetched"
)]
mod loaded {
    use std::cell::Cell;

    use wasm_split_helpers::{SplitLoaderError, wasm_split};

    use super::super::Lang;
    use super::super::topics::{CombatTopics, Language};

    /// The texts of each language, as far as they are loaded.
    struct Loaded<T: 'static> {
        languages: [Cell<Option<&'static T>>; 3],
        empty: &'static T,
    }

    impl<T> Loaded<T> {
        const fn none(empty: &'static T) -> Self {
            Self {
                languages: [const { Cell::new(None) }; 3],
                empty,
            }
        }

        fn has(&self, lang: Lang) -> bool {
            self.languages[lang as usize].get().is_some()
        }

        fn set(&self, lang: Lang, texts: &'static T) {
            self.languages[lang as usize].set(Some(texts));
        }

        /// Returns the texts of a language; if it is not loaded, those of another one, or empty ones.
        fn get(&self, lang: Lang) -> &'static T {
            let own = self.languages[lang as usize].get();
            let any = || self.languages.iter().find_map(Cell::get);
            own.or_else(any).unwrap_or(self.empty)
        }
    }

    thread_local! {
        static LANGUAGES: Loaded<Language> = const { Loaded::none(&Language::EMPTY) };
        static COMBAT: Loaded<CombatTopics> = const { Loaded::none(&CombatTopics::EMPTY) };
        static IN_COMBAT: Cell<bool> = const { Cell::new(false) };
    }

    /// Returns the texts of every screen.
    pub fn language(lang: Lang) -> &'static Language {
        LANGUAGES.with(|loaded| loaded.get(lang))
    }

    /// Returns the texts of a combat, which are empty until a part of the app has loaded them.
    pub fn combat(lang: Lang) -> &'static CombatTopics {
        COMBAT.with(|loaded| loaded.get(lang))
    }

    /// Loads a language, with its texts of a combat if any language has them.
    ///
    /// # Errors
    /// [`SplitLoaderError`] if its part of the app can't be loaded.
    pub async fn load(lang: Lang) -> Result<(), SplitLoaderError> {
        if IN_COMBAT.get() {
            load_combat(lang).await?;
        }
        let texts = match lang {
            Lang::Es => spanish().await,
            Lang::Fr => french().await,
            Lang::En => english().await,
        }?;
        LANGUAGES.with(|loaded| loaded.set(lang, texts));
        Ok(())
    }

    /// Loads a language's texts of a combat.
    ///
    /// # Errors
    /// [`SplitLoaderError`] if their part of the app can't be loaded.
    pub async fn load_combat(lang: Lang) -> Result<(), SplitLoaderError> {
        IN_COMBAT.set(true);
        if COMBAT.with(|loaded| loaded.has(lang)) {
            return Ok(());
        }
        let texts = match lang {
            Lang::Es => combat_in_spanish().await,
            Lang::Fr => combat_in_french().await,
            Lang::En => combat_in_english().await,
        }?;
        COMBAT.with(|loaded| loaded.set(lang, texts));
        Ok(())
    }

    #[wasm_split(language_es, fallible)]
    fn spanish() -> Result<&'static Language, SplitLoaderError> {
        Ok(&Language::ES)
    }

    #[wasm_split(language_fr, fallible)]
    fn french() -> Result<&'static Language, SplitLoaderError> {
        Ok(&Language::FR)
    }

    #[wasm_split(language_en, fallible)]
    fn english() -> Result<&'static Language, SplitLoaderError> {
        Ok(&Language::EN)
    }

    #[wasm_split(combat_es, fallible)]
    fn combat_in_spanish() -> Result<&'static CombatTopics, SplitLoaderError> {
        Ok(&CombatTopics::ES)
    }

    #[wasm_split(combat_fr, fallible)]
    fn combat_in_french() -> Result<&'static CombatTopics, SplitLoaderError> {
        Ok(&CombatTopics::FR)
    }

    #[wasm_split(combat_en, fallible)]
    fn combat_in_english() -> Result<&'static CombatTopics, SplitLoaderError> {
        Ok(&CombatTopics::EN)
    }
}

#[cfg(not(all(target_arch = "wasm32", feature = "parts")))]
mod loaded {
    use super::super::Lang;
    use super::super::topics::{CombatTopics, Language};

    /// Returns the texts of a language.
    pub fn language(lang: Lang) -> &'static Language {
        match lang {
            Lang::Es => &Language::ES,
            Lang::Fr => &Language::FR,
            Lang::En => &Language::EN,
        }
    }

    /// Returns the texts of a combat in a language.
    pub fn combat(lang: Lang) -> &'static CombatTopics {
        match lang {
            Lang::Es => &CombatTopics::ES,
            Lang::Fr => &CombatTopics::FR,
            Lang::En => &CombatTopics::EN,
        }
    }
}

pub use loaded::{combat, language};
#[cfg(all(target_arch = "wasm32", feature = "parts"))]
pub use loaded::{load, load_combat};
