//! How the store tells what happens in Tales of War. The words for it are loaded with the screen of
//! the TOW-turn; what is said before is said by the rest of the app.

use std::cell::Cell;

use asalto_core::{Awaiting, Event, PriorityRejection, Rejection, Round};
use leptos::prelude::*;

use crate::shown;
use crate::store::Store;
use crate::text::stack::{self, Phrase};
use crate::text::{self, Cast, Lang, Line, Sentence, Told};

/// What only the part of the app for Tales of War can say.
pub struct Tale {
    /// What an event says in the log.
    pub report: fn(Store, &Event) -> Option<String>,
    /// What the encounter waits for, as a sentence.
    pub awaited: fn(Store) -> Option<String>,
    /// Why a command was refused.
    pub refuse: fn(Lang, &PriorityRejection, &Cast<'_>) -> String,
}

thread_local! {
    static TALE: Cell<Option<&'static Tale>> = const { Cell::new(None) };
}

/// Takes what the part for Tales of War can say, once it is loaded.
pub fn install(tale: &'static Tale) {
    TALE.set(Some(tale));
}

impl Store {
    /// A phrase with its gaps filled in, in the language in use.
    #[must_use]
    pub fn phrase(&self, phrase: Phrase, with: &[&str]) -> String {
        stack::fill(self.lang(), phrase, with)
    }

    /// A phrase without gaps that follows the language in use.
    #[must_use]
    pub fn caption(self, phrase: Phrase) -> Signal<String> {
        shown::text(move || self.phrase(phrase, &[]))
    }

    /// Tells something with everybody's names at hand.
    pub fn cast<T>(&self, tell: impl FnOnce(&Cast<'_>) -> T) -> T {
        let name = |who| self.name(who);
        tell(&Cast::new(&name))
    }

    /// The heading of a round, by the name that its rules have for it.
    #[must_use]
    pub fn round(&self, round: Round) -> String {
        if self.is_by_phases() {
            self.phrase(Phrase::TowTurn, &[&round.0.to_string()])
        } else {
            self.say(&Sentence::Round(round))
        }
    }

    /// Whether the rules in use know phases and priority.
    #[must_use]
    pub fn is_by_phases(&self) -> bool {
        self.view.with(|view| view.priority.is_some())
    }

    /// Whether the screen of the TOW-turn is shown.
    #[must_use]
    pub fn is_in_cycle(&self) -> bool {
        let before = |awaiting: &Awaiting| matches!(awaiting, Awaiting::Setup | Awaiting::Rolls(_));
        self.is_by_phases() && !self.view.with(|view| before(&view.awaiting))
    }

    /// What an event says in the log.
    #[must_use]
    pub fn report(&self, event: &Event) -> Option<Line> {
        let lang = self.lang();
        let line = |text, heading| Some(Line { text, heading });
        if let Event::RoundStarted { round } = event {
            return line(self.round(*round), true);
        }
        match TALE.get().and_then(|tale| (tale.report)(*self, event)) {
            Some(text) => line(text, false),
            None => text::report(lang, event, &|who| self.name(who)),
        }
    }

    /// What the encounter waits for in a TOW-turn, as a sentence.
    #[must_use]
    pub fn awaited(&self) -> Option<String> {
        TALE.get().and_then(|tale| (tale.awaited)(*self))
    }

    /// Why a command was refused, with the rules that refuse it.
    #[must_use]
    pub fn refusal(&self, rejection: &Rejection) -> Told {
        let lang = self.lang();
        match (rejection, TALE.get()) {
            (Rejection::Priority(why), Some(tale)) => {
                let words = self.cast(|cast| (tale.refuse)(lang, why, cast));
                let rules = rejection.rules();
                Told { words, rules }
            }
            _ => text::refusal(lang, rejection, |who| self.name(who)),
        }
    }
}
