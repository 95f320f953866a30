//! The options below the command line: completions of the last word, or examples for an empty line.

use asalto_core::rules::DelayPolicy;
use asalto_core::{CombatantId, Side};
use asalto_text::{self as text, CombatText, CommandLineText, Text, ToolsText};
use leptos::prelude::*;

use super::known_names::KnownNames;
use super::offers;
use crate::components::panel::picker;
use crate::input::command_line::{Offer, Suggestion, Verb, complete};
use crate::input::shortcuts::Shortcut;
use crate::store::Store;

/// The most options for a text.
const MOST: usize = 6;

/// An option: the resulting line, and its words and key on screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The line with the option.
    pub line: String,
    /// The text.
    pub shown: String,
    /// The name of the command, if the option is one.
    pub about: String,
    /// The key that takes the option, or the key of the same command on screen.
    pub key: Option<String>,
    /// Whether it is a whole line that Enter takes after a refusal.
    pub nearest: bool,
}

/// Lists the nearest lines after a refusal, then the completions of a line. An empty line has the one that was left
/// before, and examples.
pub fn choices(
    store: Store,
    typed: &str,
    left: &str,
    known: &KnownNames,
    offers: &[Suggestion],
) -> Vec<Choice> {
    let mut all = completions(store, typed, known);
    // A word that goes on is completed first.
    let open = !all.is_empty() && typed.chars().next_back().is_some_and(char::is_alphanumeric);
    let mut nearest = nearest(store, offers);
    if typed.trim().is_empty() && !left.is_empty() {
        nearest.insert(0, left_before(store, left));
    }
    nearest.retain(|one| !all.iter().any(|other| other.line.trim() == one.line.trim()));
    let room = MOST.saturating_sub(nearest.len().min(MOST - 1));
    if open {
        all.truncate(room.max(1));
        all.extend(nearest);
    } else {
        nearest.extend(all.into_iter().take(room));
        all = nearest;
    }
    all
}

/// Returns the line that was left before as an option. It may be no command.
fn left_before(store: Store, left: &str) -> Choice {
    Choice {
        line: left.to_owned(),
        shown: left.to_owned(),
        about: store.text(CommandLineText::LastTyped).to_owned(),
        key: None,
        nearest: false,
    }
}

/// Lists the nearest lines. Enter takes the first one into the field.
fn nearest(store: Store, offers: &[Suggestion]) -> Vec<Choice> {
    let mut first = true;
    let each = offers.iter().map(|offer| {
        let line = store.view.with(|view| offer.line(view));
        let (shown, about) = match offer {
            Suggestion::Line(_) | Suggestion::Example(_) => (line.clone(), String::new()),
            Suggestion::Condition(name, who) => {
                let new = store.text_with(CommandLineText::NewCondition, &[name]);
                (new, store.names(who))
            }
        };
        let ready = matches!(offer, Suggestion::Line(line) if !line.contains('…'));
        let nearest = ready && std::mem::take(&mut first);
        Choice {
            line: line.replace("… ", "").replace('…', ""),
            shown,
            about,
            nearest,
            key: None,
        }
    });
    each.collect()
}

/// Lists the completions of a line, or examples.
fn completions(store: Store, typed: &str, known: &KnownNames) -> Vec<Choice> {
    if typed.trim().is_empty() {
        return examples(store, known);
    }
    let found = known.with(store, typed, |context| complete(typed, context));
    let found = found.into_iter().filter(|one| match one.offer {
        Offer::Verb(verb) => is_known(store, verb),
        Offer::Keyword(_) | Offer::Name(_) | Offer::Condition(_) => true,
    });
    let lang = store.lang();
    let made = found.enumerate().map(|(index, one)| {
        let (shown, about) = match one.offer {
            Offer::Verb(verb) => (verb.word(lang).to_owned(), Some(about(verb).0)),
            Offer::Keyword(word) => (word.word(lang).to_owned(), None),
            Offer::Name(who) => (store.name(who), None),
            Offer::Condition(index) => {
                let name = text::condition(lang, &known.conditions[index]);
                (name, Some(CombatText::Conditions.text()))
            }
        };
        Choice {
            line: format!("{}{shown} ", &typed[..one.at]),
            about: about
                .map(|text| store.text(text).to_owned())
                .unwrap_or_default(),
            shown,
            key: (index == 0).then(|| "Tab".to_owned()),
            nearest: false,
        }
    });
    let mut all: Vec<_> = made.collect();
    let previews = offers::beginning(store, typed).into_iter();
    let previews = previews.filter(|preview| offers::is_accepted(store, preview));
    for preview in previews.take(MOST) {
        if all.len() < MOST && preview.words != typed.trim() {
            all.push(Choice {
                line: preview.words.clone(),
                shown: preview.words,
                about: String::new(),
                key: all.is_empty().then(|| "Tab".to_owned()),
                nearest: false,
            });
        }
    }
    all
}

/// Returns the name of a command on screen, and its shortcut.
fn about(verb: Verb) -> (Text, Option<Shortcut>) {
    let of = |shortcut: Shortcut| (shortcut.label(), Some(shortcut));
    match verb {
        Verb::Damage => of(Shortcut::Damage),
        Verb::Heal => of(Shortcut::Heal),
        Verb::Temporary => (CombatText::Temporary.text(), None),
        Verb::End => of(Shortcut::Conditions),
        Verb::Delay => of(Shortcut::Delay),
        Verb::Ready => of(Shortcut::Ready),
        Verb::Next => (CombatText::Next.text(), Some(Shortcut::Main)),
        Verb::Remove => (Shortcut::Remove.label(), None),
        Verb::Undo => of(Shortcut::Undo),
        Verb::Redo => (Shortcut::Redo.label(), None),
        Verb::Add => of(Shortcut::AddCombatants),
        Verb::Roll => (ToolsText::Expression.text(), None),
    }
}

/// Returns whether the rules in use know the command of a verb.
fn is_known(store: Store, verb: Verb) -> bool {
    let rules = store.with_session(|session| session.encounter().rules().clone());
    match verb {
        Verb::Delay => rules.delay != DelayPolicy::Never && !store.is_by_phases(),
        Verb::Ready => !rules.ready.kinds().is_empty(),
        _ => true,
    }
}

/// Lists examples that this combat accepts, with its own names.
fn examples(store: Store, known: &KnownNames) -> Vec<Choice> {
    let (foes, allies) = (some_of(store, Side::FOES), some_of(store, Side::PARTY));
    let lang = store.lang();
    let mut all = Vec::new();
    let mut offer = |line: String, verb: Verb| {
        let (about, key) = about(verb);
        all.push(Choice {
            shown: line.clone(),
            line,
            about: store.text(about).to_owned(),
            key: key.map(|key| store.shortcut(key).get()),
            nearest: false,
        });
    };
    let foe = foes.first().or(allies.last()).copied();
    if let Some(foe) = foe.map(|who| store.name(who)) {
        let shared = foes
            .get(1)
            .map(|&who| store.text_with(CommandLineText::ExampleShares, &[&foe, &store.name(who)]));
        offer(shared.unwrap_or(format!("7 {foe}")), Verb::Damage);
        if let Some(&ally) = allies.first() {
            let ally = store.name(ally);
            offer(format!("+8 {ally}"), Verb::Heal);
            if let Some(condition) = known.conditions.first() {
                let condition = text::condition(lang, condition);
                let line = if store.is_by_phases() {
                    format!("{condition} {foe}")
                } else {
                    let with = [&*condition, &foe, &ally];
                    store.text_with(CommandLineText::ExampleUntil, &with)
                };
                offer(line, Verb::End);
            }
        }
    }
    if picker::acting(store).is_some() && is_known(store, Verb::Delay) {
        offer(Verb::Delay.word(lang).to_owned(), Verb::Delay);
    }
    if is_known(store, Verb::Ready) {
        offer(
            store.text(CommandLineText::ExampleReady).to_owned(),
            Verb::Ready,
        );
    }
    offer(
        store.text(CommandLineText::ExampleAdd).to_owned(),
        Verb::Add,
    );
    offer(Verb::Undo.word(lang).to_owned(), Verb::Undo);
    all
}

/// Returns the first two combatants of a side.
fn some_of(store: Store, side: Side) -> Vec<CombatantId> {
    store.view.with(|view| {
        let all = view
            .combatants
            .iter()
            .filter(|one| one.profile.side == side);
        all.map(|one| one.id).take(2).collect()
    })
}
