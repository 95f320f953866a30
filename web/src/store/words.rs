//! What the store says, in the language in use.

use asalto_core::{CombatantId, Event, Side};
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
                self.announced.set(String::new());
                self.announce_turn();
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
            if let Some(one) = session.encounter().participant(who) {
                return one.profile.name.clone();
            }
            // Where the fight is shown as it was, the log speaks of those who were to come.
            let mut events = session.entries().iter().flat_map(|entry| &entry.events);
            let named = events.find_map(|event| match event {
                Event::CombatantAdded { id, profile } if *id == who => Some(profile.name.clone()),
                _ => None,
            });
            named.unwrap_or_default()
        })
    }
}
