//! The languages as parts of the app of their own: only the one in use is loaded.

use asalto_core::{
    ActionKind, Condition, Event, LifeState, Rejection, Response, Ruleset, Side, TieBreaker,
};

use super::stack::Phrase;
use super::{Cast, Lang, Sentence, Word};

/// What a language says; every language has its own, complete.
pub struct Tongue {
    /// A word.
    pub word: fn(Word) -> &'static str,
    /// A sentence.
    pub say: fn(&Sentence<'_>) -> String,
    /// What happened.
    pub tell: fn(&Event, &Cast<'_>) -> Option<String>,
    /// Why a command was refused.
    pub refuse: fn(&Rejection, &Cast<'_>) -> String,
    /// The name of a ruleset.
    pub ruleset: fn(Ruleset) -> &'static str,
    /// A condition.
    pub condition: fn(&Condition) -> &'static str,
    /// A state of life.
    pub life: fn(LifeState) -> &'static str,
    /// A kind of action.
    pub action: fn(ActionKind) -> &'static str,
    /// A way to answer.
    pub response: fn(Response) -> &'static str,
    /// Who or what decides a tie.
    pub tie_breaker: fn(TieBreaker) -> &'static str,
    /// A template of the stack screen.
    pub phrase: fn(Phrase) -> &'static str,
    /// The name of a side.
    pub side: fn(Side) -> String,
}

impl Lang {
    /// What this language says.
    pub(super) fn tongue(self) -> &'static Tongue {
        loaded::tongue(self)
    }
}

#[cfg(target_arch = "wasm32")]
#[expect(
    clippy::unnecessary_wraps,
    reason = "what cannot fail here fails where its part of the app cannot be had"
)]
mod loaded {
    use std::cell::Cell;

    use wasm_split_helpers::{SplitLoaderError, wasm_split};

    use super::super::{en, es, fr};
    use super::{Lang, Tongue};

    thread_local! {
        static LOADED: [Cell<Option<&'static Tongue>>; 3] = const { [const { Cell::new(None) }; 3] };
    }

    /// The tongue of a language, or of one that is loaded.
    pub fn tongue(lang: Lang) -> &'static Tongue {
        LOADED.with(|loaded| {
            let own = loaded[lang as usize].get();
            let any = || loaded.iter().find_map(Cell::get);
            own.or_else(any)
                .expect("a language is loaded before anything is said")
        })
    }

    /// Loads a language.
    ///
    /// # Errors
    /// [`SplitLoaderError`] where its part of the app cannot be had.
    pub async fn load(lang: Lang) -> Result<(), SplitLoaderError> {
        let tongue = match lang {
            Lang::Es => spanish().await,
            Lang::Fr => french().await,
            Lang::En => english().await,
        }?;
        LOADED.with(|loaded| loaded[lang as usize].set(Some(tongue)));
        Ok(())
    }

    #[wasm_split(language_es, fallible)]
    fn spanish() -> Result<&'static Tongue, SplitLoaderError> {
        Ok(&es::TONGUE)
    }

    #[wasm_split(language_fr, fallible)]
    fn french() -> Result<&'static Tongue, SplitLoaderError> {
        Ok(&fr::TONGUE)
    }

    #[wasm_split(language_en, fallible)]
    fn english() -> Result<&'static Tongue, SplitLoaderError> {
        Ok(&en::TONGUE)
    }
}

#[cfg(target_arch = "wasm32")]
pub use loaded::load;

#[cfg(not(target_arch = "wasm32"))]
mod loaded {
    use super::super::{en, es, fr};
    use super::{Lang, Tongue};

    pub fn tongue(lang: Lang) -> &'static Tongue {
        match lang {
            Lang::Es => &es::TONGUE,
            Lang::Fr => &fr::TONGUE,
            Lang::En => &en::TONGUE,
        }
    }
}
