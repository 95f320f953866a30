//! The words of the app for commands, events, rejections and reasons.
//!
//! The texts are those of the app, from the crate `asalto-text`.

use asalto_core::event::PriorityEvent;
use asalto_core::frame_id::FrameId;
use asalto_core::priority::TriggerId;
use asalto_core::stack::FrameKind;
use asalto_core::{CombatantId, Command, Event, Reason, Rejection, RuleId, Session};
use asalto_text::tales_of_war::{self, StackNames};
use asalto_text::{self as text, CombatLogText, Lang, Names, TalesOfWarText, combat, command};
use serde::{Deserialize, Serialize};

/// A subject to explain: a command, an event, a rejection, or a reason with its combatant.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Subject {
    command: Option<Command>,
    event: Option<Event>,
    rejection: Option<Rejection>,
    reason: Option<Reason>,
    /// The combatant that the reason is about.
    of: Option<CombatantId>,
}

/// A text with the rules that support it.
#[derive(Serialize)]
pub struct Explained {
    text: String,
    rules: Vec<RuleId>,
}

/// A line of a report.
#[derive(Serialize)]
pub struct Line {
    /// The number of the entry in the log, from 0.
    entry: usize,
    text: String,
    /// Whether it begins a round.
    heading: bool,
}

/// Explains a subject; none if the text of another event already covers it.
pub fn explain(session: &Session, subject: &Subject, lang: Lang) -> Option<Explained> {
    let rules = |law: Option<asalto_core::law::Law>| {
        let ruleset = session.encounter().rules().ruleset;
        law.map_or_else(Vec::new, |law| law.rules(ruleset).to_vec())
    };
    match subject {
        Subject {
            command: Some(command),
            ..
        } => Some(Explained {
            text: label(session, command, lang),
            rules: Vec::new(),
        }),
        Subject {
            event: Some(told), ..
        } => {
            let (text, _) = event(session, told, lang)?;
            let rules = match told {
                Event::Ruled { aside } => aside.clone(),
                _ => Vec::new(),
            };
            Some(Explained { text, rules })
        }
        Subject {
            rejection: Some(refusal),
            ..
        } => Some(Explained {
            text: rejection(session, refusal, lang),
            rules: rules(refusal.law()),
        }),
        Subject {
            reason: Some(reason),
            of,
            ..
        } => {
            let of = of.map_or_else(String::new, |of| session.name_of(of).to_owned());
            Some(Explained {
                text: with_names(session, |names| {
                    combat::reason_text(lang, &of, reason, names)
                }),
                rules: rules(reason.law()),
            })
        }
        _ => None,
    }
}

/// Returns the whole log up to the current moment, in lines.
pub fn report(session: &Session, lang: Lang) -> Vec<Line> {
    let played = session.entries()[..session.cursor()].iter().enumerate();
    let lines = played.flat_map(|(entry, log)| {
        let lines = entry_lines(session, &log.events, lang).into_iter();
        lines.map(move |(text, heading)| Line {
            entry,
            text,
            heading,
        })
    });
    lines.collect()
}

/// Returns the lines of an entry's events, and whether each is a heading.
fn entry_lines(session: &Session, events: &[Event], lang: Lang) -> Vec<(String, bool)> {
    let mut told = text::told(events).into_iter().peekable();
    let mut lines = Vec::new();
    while let Some(one) = told.next() {
        let both = told.peek().and_then(|next| {
            with_names(session, |names| {
                combat::counted_save(lang, one, next, names)
            })
        });
        if let Some(both) = both {
            // The line covers the next event too.
            told.next();
            lines.push((both, false));
        } else {
            lines.extend(event(session, one, lang));
        }
    }
    lines
}

/// Returns the text of a rejection.
pub fn rejection(session: &Session, rejection: &Rejection, lang: Lang) -> String {
    with_names(session, |names| match rejection {
        Rejection::Priority(why) => tales_of_war::rejection_text(lang, why, names),
        _ => combat::rejection_text(lang, rejection, names)
            .unwrap_or_else(|| text::rejection(lang, rejection, names)),
    })
}

/// Returns the label of a command.
pub fn label(session: &Session, command: &Command, lang: Lang) -> String {
    with_names(session, |names| command::label(lang, command, names))
}

fn with_names<T>(session: &Session, make: impl FnOnce(&Names<'_>) -> T) -> T {
    let name = |who: CombatantId| session.name_of(who).to_owned();
    make(&Names::new(&name).with_reactions(session.encounter().rules().reactions))
}

/// Returns the text of an event, and whether it is a heading.
fn event(session: &Session, event: &Event, lang: Lang) -> Option<(String, bool)> {
    if let Event::RoundStarted { round } = event {
        let by_phases = session.rules().progress.phases().is_some();
        return Some((text::round(lang, *round, by_phases), true));
    }
    // Surprise that affects only the roll ends before the first turn: nobody is told.
    if matches!(event, Event::SurpriseEnded { .. }) && session.rules().opening.ends_with_roll() {
        return None;
    }
    let stack = StackNames {
        frame: &|id| object(session, id, lang),
        trigger: &|id| effect(session, id, lang),
    };
    let text = with_names(session, |names| {
        let of_combat = || of_combat(session, event, names, lang);
        let line = || text::log_line(lang, event, names);
        let of_stack = tales_of_war::log_text(lang, event, names, &stack);
        of_stack.or_else(of_combat).or_else(line)
    });
    Some((text?, false))
}

fn of_combat(session: &Session, event: &Event, names: &Names<'_>, lang: Lang) -> Option<String> {
    match event {
        Event::Resolved { frame } => {
            let pushed = last(session, |event| match event {
                Event::Pushed(pushed) if pushed.id == *frame => Some(pushed),
                _ => None,
            })?;
            if let FrameKind::Action(_) = pushed.kind {
                return None;
            }
            let what = text::stack_item(lang, pushed, names);
            let with = [names.name(pushed.owner), what];
            Some(lang.text_with(CombatLogText::ActionResolved, &[&with[0], &with[1]]))
        }
        _ => combat::log_text(lang, event, names),
    }
}

/// Returns the last match among the events up to the current moment.
fn last<'s, T>(session: &'s Session, find: impl Fn(&'s Event) -> Option<T>) -> Option<T> {
    let played = &session.entries()[..session.cursor()];
    let mut events = played.iter().rev().flat_map(|entry| entry.events.iter());
    events.find_map(find)
}

fn object(session: &Session, id: FrameId, lang: Lang) -> String {
    let pushed = last(session, |event| match event {
        Event::Pushed(frame) | Event::Priority(PriorityEvent::Postponed(frame)) => {
            (frame.id == id).then(|| tales_of_war::object(lang, frame).unwrap_or_default())
        }
        _ => None,
    });
    pushed.unwrap_or_default()
}

fn effect(session: &Session, id: TriggerId, lang: Lang) -> String {
    let known = last(session, |event| match event {
        Event::Priority(PriorityEvent::TriggerRegistered { id: known, trigger }) => {
            (*known == id).then(|| (trigger.name.clone(), trigger.owner))
        }
        _ => None,
    });
    match known {
        Some((effect, owner)) => {
            let owner = session.name_of(owner);
            lang.text_with(TalesOfWarText::EffectOf, &[&effect, owner])
        }
        None => lang.text_with(TalesOfWarText::AnEffect, &[]),
    }
}
