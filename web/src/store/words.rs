//! What the store says, in the language in use.

use asalto_core::{CombatantId, Side};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::Store;
use crate::shown;
use crate::text::{self, Lang, Sentence, Word};

impl Store {
    /// The language in use.
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.settings.lang.get()
    }

    /// Speaks another language from now on, once its part of the app is there.
    pub fn speak(self, lang: Lang) {
        spawn_local(async move {
            if text::load(lang).await.is_ok() {
                self.settings.speak(lang);
            } else {
                self.keeper.warning.set(Some(Word::PartMissing));
                // The menu shows again what is spoken.
                self.settings.lang.notify();
            }
        });
    }

    /// A word in the language in use.
    #[must_use]
    pub fn word(&self, word: Word) -> &'static str {
        self.lang().word(word)
    }

    /// A word that follows the language in use.
    #[must_use]
    pub fn label(self, word: Word) -> Signal<String> {
        shown::text(move || self.word(word).to_owned())
    }

    /// The name of a side, following the language in use.
    #[must_use]
    pub fn side(self, side: Side) -> Signal<String> {
        shown::text(move || text::side(self.lang(), side))
    }

    /// A sentence in the language in use.
    #[must_use]
    pub fn say(&self, sentence: &Sentence<'_>) -> String {
        self.lang().say(sentence)
    }

    /// The name of a combatant.
    #[must_use]
    pub fn name(&self, who: CombatantId) -> String {
        self.session.with(|session| {
            let one = session.encounter().participant(who);
            one.map(|one| one.profile.name.clone()).unwrap_or_default()
        })
    }
}
