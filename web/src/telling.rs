//! How the store tells what happens in Tales of War, where things on the stack have names too.

use asalto_core::{
    Awaiting, CombatantId, Event, Frame, FrameId, PassConsequence, PriorityEvent, Round,
};
use leptos::prelude::*;

use crate::shown;
use crate::store::Store;
use crate::text::stack::{self, Phrase};
use crate::text::{self, Cast, Line, Sentence};

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
        let told = self.cast(|cast| stack::report(lang, event, cast, &|id| self.object(id)));
        match told {
            Some(text) => line(text, false),
            None => text::report(lang, event, &|who| self.name(who)),
        }
    }

    /// What is on the stack, or was, by name.
    fn object(&self, id: FrameId) -> String {
        let lang = self.lang();
        self.with_session(|session| {
            let played = &session.entries()[..session.cursor()];
            let events = played.iter().rev().flat_map(|entry| entry.events.iter());
            let mut frames = events.filter_map(frame_of);
            let frame = frames.find(|frame| frame.id == id);
            frame.map(|frame| text::frame(lang, frame))
        })
        .unwrap_or_default()
    }

    /// What the encounter waits for in a TOW-turn, as a sentence.
    #[must_use]
    pub fn awaited(&self) -> Option<String> {
        let name = |who: CombatantId| self.name(who);
        let lang = self.lang();
        Some(match self.view.with(|view| view.awaiting.clone()) {
            Awaiting::Priority(who) => self.phrase(Phrase::HasPriority, &[&name(who)]),
            Awaiting::Charge(who) => self.phrase(Phrase::MayCharge, &[&name(who)]),
            Awaiting::Attempt(attempt) => {
                let at = stack::attempt(lang, &attempt.at);
                self.phrase(Phrase::MayAttempt, &[&name(attempt.who), &at])
            }
            Awaiting::Legality(who) => {
                let proposed =
                    self.with_session(|session| match session.encounter().cycle().point() {
                        asalto_core::Point::Proposal(it) => {
                            Some(self.cast(|cast| stack::declaration(&it.declaration, cast)))
                        }
                        _ => None,
                    });
                let proposed = proposed.unwrap_or_default();
                self.phrase(Phrase::IsItLegal, &[&name(who), &proposed])
            }
            Awaiting::Resolution { .. } if self.is_by_phases() => {
                self.phrase(Phrase::Resolving, &[&self.top_name()])
            }
            _ => return None,
        })
    }

    /// The name of the top of the stack.
    #[must_use]
    pub fn top_name(&self) -> String {
        let lang = self.lang();
        self.view.with(|view| {
            let top = view.stack.last();
            top.map(|frame| text::frame(lang, frame))
                .unwrap_or_default()
        })
    }

    /// What passing does now, as the name of the button.
    #[must_use]
    pub fn pass_label(&self) -> Option<String> {
        let lang = self.lang();
        let (pass, anything) = self.view.with(|view| {
            let priority = view.priority.as_ref()?;
            Some((priority.pass?, !view.stack.is_empty()))
        })?;
        Some(match pass {
            PassConsequence::HandTo(who) => {
                let phrase = if anything {
                    Phrase::PassTo
                } else {
                    Phrase::PassAsk
                };
                self.phrase(phrase, &[&self.name(who)])
            }
            PassConsequence::Resolve(_) => self.phrase(Phrase::PassResolve, &[&self.top_name()]),
            PassConsequence::EndPhase(next) => {
                let next = self.cast(|cast| stack::next_phase(lang, next, cast));
                self.phrase(Phrase::PassEnd, &[&next])
            }
        })
    }
}

fn frame_of(event: &Event) -> Option<&Frame> {
    match event {
        Event::Pushed(frame) | Event::Priority(PriorityEvent::Postponed(frame)) => Some(frame),
        _ => None,
    }
}
