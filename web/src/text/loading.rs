//! Each language is a part of the app; only the one in use is loaded. The package has no parts, and
//! has all languages.

#[cfg(all(target_arch = "wasm32", feature = "parts"))]
#[expect(
    clippy::unnecessary_wraps,
    reason = "loading fails where the part of the language cannot be fetched"
)]
mod loaded {
    use std::cell::Cell;

    use wasm_split_helpers::{SplitLoaderError, wasm_split};

    use super::super::Lang;
    use super::super::topics::{EN, ES, FR, Language};

    thread_local! {
        static LOADED: [Cell<Option<&'static Language>>; 3] =
            const { [const { Cell::new(None) }; 3] };
    }

    /// Returns the texts of a language, or of a loaded one if that one is not loaded.
    pub fn language(lang: Lang) -> &'static Language {
        LOADED.with(|loaded| {
            let own = loaded[lang as usize].get();
            let any = || loaded.iter().find_map(Cell::get);
            own.or_else(any)
                .expect("a language is loaded before anything is shown")
        })
    }

    /// Loads a language.
    ///
    /// # Errors
    /// [`SplitLoaderError`] if its part of the app can't be loaded.
    pub async fn load(lang: Lang) -> Result<(), SplitLoaderError> {
        let language = match lang {
            Lang::Es => spanish().await,
            Lang::Fr => french().await,
            Lang::En => english().await,
        }?;
        LOADED.with(|loaded| loaded[lang as usize].set(Some(language)));
        Ok(())
    }

    #[wasm_split(language_es, fallible)]
    fn spanish() -> Result<&'static Language, SplitLoaderError> {
        Ok(&ES)
    }

    #[wasm_split(language_fr, fallible)]
    fn french() -> Result<&'static Language, SplitLoaderError> {
        Ok(&FR)
    }

    #[wasm_split(language_en, fallible)]
    fn english() -> Result<&'static Language, SplitLoaderError> {
        Ok(&EN)
    }
}

#[cfg(not(all(target_arch = "wasm32", feature = "parts")))]
mod loaded {
    use super::super::Lang;
    use super::super::topics::{EN, ES, FR, Language};

    /// Returns the texts of a language.
    pub fn language(lang: Lang) -> &'static Language {
        match lang {
            Lang::Es => &ES,
            Lang::Fr => &FR,
            Lang::En => &EN,
        }
    }
}

pub use loaded::language;
#[cfg(all(target_arch = "wasm32", feature = "parts"))]
pub use loaded::load;
