//! Texts that load with a part of the app: those of combat, and those of Tales of War (docs/decisions/0012).

use std::cell::Cell;
use std::ptr;

use asalto_core::law::Law;
use asalto_core::rules::MissedTurnReason;
use asalto_core::turn_fact::TurnFact;
use asalto_core::turn_part::TurnPart;
use asalto_core::{Awaiting, CombatantId, Command, Event, Reason, Rejection, RuleId};
use asalto_text::{self as text, CitedText, Lang, Names};
use leptos::prelude::*;

use super::Store;
use super::log_line::LogLine;
use crate::content::creatures::Table;
use crate::content::samples::Sample;

/// The texts of a part of the app, and its samples. Each function returns none for texts of other parts.
pub struct PartTexts {
    /// The text of an event in the log.
    pub log: fn(Store, &Event) -> Option<String>,
    /// The text of two events of an entry in one line.
    pub together: fn(Store, &Event, &Event) -> Option<String>,
    /// The text of a rejection.
    pub rejection: fn(Lang, &Rejection, &Names<'_>) -> Option<String>,
    /// The text of a reason about a named combatant.
    pub reason: fn(Lang, &str, &Reason, &Names<'_>) -> Option<String>,
    /// The text of the decision that the encounter waits for.
    pub awaited: fn(Store) -> Option<String>,
    /// The text about who rolls initiative.
    pub rolls: fn(Store) -> Option<String>,
    /// The commands of a sample; `None` stands for the sample of Tales of War.
    pub sample: fn(Option<Sample>, Lang) -> Option<Vec<Command>>,
}

thread_local! {
    static LOADED: Cell<[Option<&'static PartTexts>; 2]> = const { Cell::new([None; 2]) };
}

/// Installs the texts of a part when it loads.
pub fn install(part: &'static PartTexts) {
    let mut loaded = LOADED.get();
    let mut places = loaded.iter_mut();
    let place = places.find(|place| place.is_none_or(|there| ptr::eq(there, part)));
    if let Some(place) = place {
        *place = Some(part);
    }
    LOADED.set(loaded);
}

/// Returns the number of parts whose texts have loaded.
pub fn installed() -> usize {
    LOADED.get().into_iter().flatten().count()
}

/// Returns the first text that a loaded part has.
fn find<T>(text: impl Fn(&PartTexts) -> Option<T>) -> Option<T> {
    LOADED.get().into_iter().flatten().find_map(text)
}

impl Store {
    /// Sets up a sample; `None` stands for the sample of Tales of War. The part that plays it must be loaded.
    pub fn set_up(&self, sample: Option<Sample>) {
        let lang = self.lang();
        let commands = find(|part| (part.sample)(sample, lang));
        for command in commands.unwrap_or_default() {
            self.dispatch(command);
        }
    }

    /// Returns a reason with its rules. A screen with reasons has already loaded the part with their texts.
    #[must_use]
    pub fn reason_text(&self, who: CombatantId, reason: &Reason) -> CitedText {
        let (lang, of) = (self.lang(), self.name(who));
        let text = self.with_names(|names| find(|part| (part.reason)(lang, &of, reason, names)));
        text.map_or_else(CitedText::default, |text| CitedText {
            text,
            rules: self.cited(reason.law()),
        })
    }

    /// Returns the rules that state a point of law in the ruleset in use.
    #[must_use]
    pub fn cited(&self, law: Option<Law>) -> Vec<RuleId> {
        let ruleset = self.with_session(|session| session.encounter().rules().ruleset);
        law.map_or_else(Vec::new, |law| law.rules(ruleset).to_vec())
    }

    /// Returns whether the rules in use have phases and priority.
    #[must_use]
    pub fn is_by_phases(&self) -> bool {
        self.view.with(|view| view.priority.is_some())
    }

    /// Returns whether the rules in use have legendary creatures.
    #[must_use]
    pub fn has_legends(&self) -> bool {
        self.view.track();
        self.with_session(|session| session.encounter().rules().legendary.has_legends())
    }

    /// Returns the table of creatures for the ruleset in use, if it has one.
    #[must_use]
    pub fn creature_table(&self) -> Option<Table> {
        self.view.track();
        self.with_session(|session| Table::of(session.encounter().rules().ruleset))
    }

    /// Returns whether the rules in use give a combatant several places in the order.
    #[must_use]
    pub fn has_second_places(&self) -> bool {
        self.view.track();
        self.with_session(|session| session.encounter().rules().legendary.has_second_places())
    }

    /// Returns whether the rules in use give a lair a place in the order.
    #[must_use]
    pub fn has_lairs(&self) -> bool {
        self.view.track();
        self.with_session(|session| session.encounter().rules().legendary.has_lair_places())
    }

    /// Returns whether the screen of the TOW turn is open.
    #[must_use]
    pub fn is_in_cycle(&self) -> bool {
        let before = |awaiting: &Awaiting| matches!(awaiting, Awaiting::Setup | Awaiting::Rolls(_));
        self.is_by_phases() && !self.view.with(|view| before(&view.awaiting))
    }

    /// Returns the log lines of an entry's events.
    #[must_use]
    pub fn log_lines<'e>(&self, events: impl IntoIterator<Item = &'e Event>) -> Vec<LogLine> {
        let told = text::told(events);
        let parts = TurnPart::of_entry(&told);
        let mut told = told.into_iter().zip(parts).peekable();
        let mut lines = Vec::new();
        while let Some((event, part)) = told.next() {
            let both = told
                .peek()
                .and_then(|(next, _)| find(|part| (part.together)(*self, event, next)));
            let Some(both) = both else {
                let line = self.log_line(event);
                lines.extend(line.map(|line| LogLine { part, ..line }));
                continue;
            };
            // The line covers the next event too.
            let next = told.next().map(|(next, _)| next);
            let facts = [Some(event), next].into_iter().flatten();
            lines.push(LogLine {
                text: both,
                heading: false,
                part,
                facts: facts.filter_map(|event| self.turn_fact(event)).collect(),
            });
        }
        lines
    }

    /// Returns the log line of an event, within its turn.
    #[must_use]
    pub fn log_line(&self, event: &Event) -> Option<LogLine> {
        // Surprise that affects only the roll ends before the first turn: nobody is told.
        if matches!(event, Event::SurpriseEnded { .. })
            && self.with_session(|session| session.encounter().rules().opening.ends_with_roll())
        {
            return None;
        }
        if let Event::RoundStarted { round } = event {
            return Some(LogLine {
                text: self.round(*round),
                heading: true,
                part: TurnPart::Within,
                facts: Vec::new(),
            });
        }
        let text = find(|part| (part.log)(*self, event))
            .or_else(|| self.edit_text(event))
            .or_else(|| self.with_names(|names| text::log_text(self.lang(), event, names)))?;
        Some(LogLine {
            text,
            heading: false,
            part: TurnPart::Within,
            facts: self.turn_fact(event).into_iter().collect(),
        })
    }

    fn turn_fact(&self, event: &Event) -> Option<TurnFact> {
        let fact = self.with_session(|session| TurnFact::of(event, session.encounter()))?;
        Some(match fact {
            // Who is down already falls no more.
            TurnFact::HitPoints {
                who,
                by,
                falls: true,
            } if self.with_session(|session| {
                let left = session.hit_points_before(event, who);
                let was_out = left.is_some_and(|left| session.encounter().is_down_at(who, left));
                was_out || session.dead_before(event, who)
            }) =>
            {
                TurnFact::HitPoints {
                    who,
                    by,
                    falls: false,
                }
            }
            TurnFact::Misses { who, .. } if is_missed_unable(event) => TurnFact::Misses {
                who,
                for_conditions: self.with_session(|session| session.stopped_by(event, who)),
            },
            fact => fact,
        })
    }

    /// Returns the last match among the events up to the current moment.
    pub fn last_played<T>(&self, find: impl Fn(&Event) -> Option<T>) -> Option<T> {
        self.with_session(|session| {
            let played = &session.entries()[..session.cursor()];
            let mut events = played.iter().rev().flat_map(|entry| entry.events.iter());
            events.find_map(find)
        })
    }

    /// Returns the text of the decision that a TOW turn waits for.
    #[must_use]
    pub fn awaited(&self) -> Option<String> {
        find(|part| (part.awaited)(*self))
    }

    /// Returns the text about who rolls initiative.
    #[must_use]
    pub fn rolls_awaited(&self) -> Option<String> {
        find(|part| (part.rolls)(*self))
    }

    /// Returns the text of a rejection with its rules.
    #[must_use]
    pub fn rejection_text(&self, rejection: &Rejection) -> CitedText {
        let lang = self.lang();
        let text = self.with_names(|names| {
            find(|part| (part.rejection)(lang, rejection, names))
                .unwrap_or_else(|| text::rejection(lang, rejection, names))
        });
        let rules = self.cited(rejection.law());
        CitedText { text, rules }
    }
}

/// Returns whether a turn is missed because its owner is unable to act.
fn is_missed_unable(event: &Event) -> bool {
    matches!(event, Event::TurnMissed { why, .. } if *why == MissedTurnReason::Unable)
}
