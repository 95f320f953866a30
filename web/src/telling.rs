//! How the store tells what happens with the words of parts that load later: those of Tales of War
//! with the screen of the TOW-turn, those of a fight with its tools. What is said before is said by the
//! rest of the app.

use std::cell::Cell;

use asalto_core::{
    Awaiting, CombatantId, Command, Event, PriorityRejection, Reason, Rejection, Round,
};
use leptos::prelude::*;

use crate::sample::Sample;
use crate::store::Store;
use crate::text::{self, Cast, Lang, Line, Sentence, Told, stack};

/// What only the part of the app for Tales of War can say, and who is in its sample.
pub struct Tale {
    /// What an event says in the log.
    pub report: fn(Store, &Event) -> Option<String>,
    /// What the encounter waits for, as a sentence.
    pub awaited: fn(Store) -> Option<String>,
    /// Why a command was refused.
    pub refuse: fn(Lang, &PriorityRejection, &Cast<'_>) -> String,
    /// What sets its sample up.
    pub sample: fn(Lang) -> Vec<Command>,
}

/// What only the part of the app for the fight can say, nothing where the rest says it; and who is in
/// its samples.
pub struct More {
    /// What an event says in the log.
    pub report: fn(Store, &Event) -> Option<String>,
    /// Why something is as it is, said of somebody.
    pub explain: fn(Lang, &str, &Reason, &Cast<'_>) -> Told,
    /// Why a command was refused.
    pub refuse: fn(Lang, &Rejection, &Cast<'_>) -> Option<String>,
    /// Who is to roll, as a sentence.
    pub called: fn(Store) -> Option<String>,
    /// What sets a sample up.
    pub sample: fn(Sample, Lang) -> Vec<Command>,
}

thread_local! {
    static MORE: Cell<Option<&'static More>> = const { Cell::new(None) };
    static TALE: Cell<Option<&'static Tale>> = const { Cell::new(None) };
}

/// Takes what the part for Tales of War can say, once it is loaded.
pub fn install(tale: &'static Tale) {
    TALE.set(Some(tale));
}

/// Takes what the part for the fight can say, once it is loaded.
pub fn say_more(more: &'static More) {
    MORE.set(Some(more));
}

impl Store {
    /// Sets a sample up, none for that of Tales of War; it is known once the part that plays it is there.
    pub fn set_up(&self, sample: Option<Sample>) {
        let lang = self.lang();
        let commands = match sample {
            Some(sample) => MORE.get().map(|more| (more.sample)(sample, lang)),
            None => TALE.get().map(|tale| (tale.sample)(lang)),
        };
        for command in commands.unwrap_or_default() {
            self.dispatch(&command);
        }
    }

    /// A reason as a sentence; who can ask for one has the part that tells it.
    #[must_use]
    pub fn explain(&self, who: CombatantId, reason: &Reason) -> Told {
        let (lang, of) = (self.lang(), self.name(who));
        let more = MORE.get();
        more.map(|more| self.cast(|cast| (more.explain)(lang, &of, reason, cast)))
            .unwrap_or_default()
    }

    /// Tells something with everybody's names at hand.
    pub fn cast<T>(&self, tell: impl FnOnce(&Cast<'_>) -> T) -> T {
        let name = |who| self.name(who);
        tell(&Cast::new(&name))
    }

    /// Several names as a sentence has them.
    #[must_use]
    pub fn names(&self, who: &[CombatantId]) -> String {
        self.cast(|cast| cast.names(self.lang(), who))
    }

    /// The heading of a round, by the name that its rules have for it.
    #[must_use]
    pub fn round(&self, round: Round) -> String {
        if self.is_by_phases() {
            self.fill(stack::Phrase::TowTurn, &[&round.0.to_string()])
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
        let tale = TALE.get().and_then(|tale| (tale.report)(*self, event));
        let more = || (MORE.get()?.report)(*self, event);
        match tale.or_else(more) {
            Some(text) => line(text, false),
            None => text::report(lang, event, &|who| self.name(who)),
        }
    }

    /// What is found last in what was played so far.
    pub fn last_played<T>(&self, find: impl Fn(&Event) -> Option<T>) -> Option<T> {
        self.with_session(|session| {
            let played = &session.entries()[..session.cursor()];
            let mut events = played.iter().rev().flat_map(|entry| entry.events.iter());
            events.find_map(find)
        })
    }

    /// What the encounter waits for in a TOW-turn, as a sentence.
    #[must_use]
    pub fn awaited(&self) -> Option<String> {
        TALE.get().and_then(|tale| (tale.awaited)(*self))
    }

    /// Who is to roll initiative, as a sentence.
    #[must_use]
    pub fn called(&self) -> Option<String> {
        MORE.get().and_then(|more| (more.called)(*self))
    }

    /// Why a command was refused, with the rules that refuse it.
    #[must_use]
    pub fn refusal(&self, rejection: &Rejection) -> Told {
        let lang = self.lang();
        let words = self.cast(|cast| {
            let more = MORE
                .get()
                .and_then(|more| (more.refuse)(lang, rejection, cast));
            let of_the_stack = || match (rejection, TALE.get()) {
                (Rejection::Priority(why), Some(tale)) => Some((tale.refuse)(lang, why, cast)),
                _ => None,
            };
            let more = more.or_else(of_the_stack);
            more.unwrap_or_else(|| text::refusal(lang, rejection, cast))
        });
        let rules = self.with_session(|session| {
            let ruleset = session.encounter().rules().ruleset;
            ruleset.own(&rejection.rules())
        });
        Told { words, rules }
    }
}
