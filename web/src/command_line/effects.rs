//! The effects of typed commands.

use asalto_core::waiting::Readied;
use asalto_core::{ActionKind, Awaiting, Command, Side};
use asalto_text::{CombatText, CommandLineText, Message, SetupText, ToolsText};
use leptos::prelude::*;

use super::command_preview::{CommandEffect, CommandPreview};
use super::conditions::{begins, ends, meant};
use super::known_names::KnownNames;
use super::offers;
use super::points::changes;
use super::targets::{or_selected, people, sentence};
use crate::browser::document;
use crate::components::aims;
use crate::components::main_command;
use crate::components::{quick_line, tools};
use crate::input::command_line;
use crate::input::command_line::{Fault, Line};
use crate::store::Store;

/// Returns the effect of a typed text.
///
/// # Errors
/// The sentence that explains why it has none.
pub fn understand(store: Store, typed: &str, known: &KnownNames) -> Result<CommandPreview, String> {
    if let Some(deed) = offers::find(store, typed, true) {
        return Ok(deed);
    }
    let line = match known.with(store, |context| command_line::read(typed, context)) {
        Ok(line) => line,
        Err(fault) => {
            let unknown = matches!(fault, Fault::Unknown(_));
            let offered = unknown.then(|| offers::find(store, typed, false)).flatten();
            return offered.ok_or_else(|| sentence(store, &fault));
        }
    };
    let label = |label: &str, text: &str| store.message(&Message::Labeled { label, text });
    let of = |command: Command, words: String| CommandPreview {
        effect: CommandEffect::Commands(vec![command]),
        words,
    };
    Ok(match line {
        Line::Amount {
            kind,
            amount,
            targets,
        } => changes(store, kind, &amount, or_selected(store, targets)?),
        Line::Begin {
            condition,
            who,
            duration,
        } => begins(
            store,
            &meant(condition, known),
            &people(store, who)?,
            duration,
        ),
        Line::End { condition, who } => {
            let who = people(store, who)?;
            ends(store, &meant(condition, known), &who)
        }
        Line::Delay(until) => {
            let words = store.text(CombatText::Delay);
            let words = until.map_or(words.to_owned(), |count| {
                label(words, &store.lang().number(count))
            });
            of(Command::Delay { until }, words)
        }
        Line::Ready { name, trigger } => {
            let words = label(store.text(CombatText::ReadyAction), &name);
            of(readies(store, name, trigger), words)
        }
        Line::Next => goes_on(store)?,
        Line::Remove(who) => CommandPreview {
            words: label(store.text(SetupText::Remove), &aims::named(store, &who)),
            effect: CommandEffect::Commands(
                who.into_iter()
                    .map(|who| Command::RemoveCombatant { who })
                    .collect(),
            ),
        },
        Line::Roll(expression) => {
            let expression = tools::asked(store, &expression);
            let words = label(store.text(ToolsText::Roll), &expression);
            let who = None;
            of(Command::Roll { who, expression }, words)
        }
        Line::Add(line) => CommandPreview {
            effect: CommandEffect::Add(line),
            words: store.text(CombatText::AddCombatants).to_owned(),
        },
        Line::Undo(count) => travels(store, count, true)?,
        Line::Redo(count) => travels(store, count, false)?,
    })
}

/// Carries out an effect; returns whether all of it succeeded.
pub fn carry_out(store: Store, effect: CommandEffect) -> bool {
    let done = match effect {
        CommandEffect::Commands(commands) => {
            commands.into_iter().all(|command| store.dispatch(command))
        }
        CommandEffect::Rolled {
            dice,
            kind,
            targets,
        } => store
            .roll(&dice)
            .map(|total| aims::rolled(store, kind, total))
            .is_some_and(|amount| store.dispatch(aims::change(kind, amount, &targets))),
        CommandEffect::Open(id) => return document::press(id),
        CommandEffect::Add(line) => quick_line::add(store, line, Side::FOES).is_ok(),
        CommandEffect::Undo(count) => {
            (0..count).for_each(|_| store.undo());
            return true;
        }
        CommandEffect::Redo(count) => {
            (0..count).for_each(|_| store.redo());
            return true;
        }
    };
    if done {
        store.chosen.set(Vec::new());
    }
    done
}

fn readies(store: Store, name: String, trigger: String) -> Command {
    let ready = store.with_session(|session| session.encounter().rules().ready);
    // The rejection explains that the rules have no readied actions.
    let kind = ready
        .kinds()
        .first()
        .copied()
        .unwrap_or(ActionKind::Standard);
    let trigger = if trigger.is_empty() {
        store.text(CombatText::AnyTrigger).to_owned()
    } else {
        trigger
    };
    Command::Ready(Box::new(Readied {
        name,
        ..Readied::new(kind, trigger)
    }))
}

/// Runs the command of the main button. It never skips a question.
fn goes_on(store: Store) -> Result<CommandPreview, String> {
    let over = store.view.with(|view| view.awaiting == Awaiting::Ended);
    match main_command::command(store) {
        Some(command) if !matches!(command, Command::RollInitiative { .. }) => Ok(CommandPreview {
            effect: CommandEffect::Commands(vec![command]),
            words: main_command::words(store).unwrap_or_default(),
        }),
        _ if over => Err(store.text(CombatText::CombatOver).to_owned()),
        _ => Err(store.text(CommandLineText::QuestionFirst).to_owned()),
    }
}

/// Undoes or redoes this many entries, or as many as there are.
fn travels(store: Store, count: usize, back: bool) -> Result<CommandPreview, String> {
    let there = store.with_session(|session| {
        if back {
            session.cursor()
        } else {
            session.entries().len() - session.cursor()
        }
    });
    let count = count.min(there);
    if count == 0 {
        let nothing = if back {
            CommandLineText::NothingToUndo
        } else {
            CommandLineText::NothingToRedo
        };
        return Err(store.text(nothing).to_owned());
    }
    let label = store.text(if back {
        SetupText::Undo
    } else {
        SetupText::Redo
    });
    Ok(CommandPreview {
        effect: if back {
            CommandEffect::Undo(count)
        } else {
            CommandEffect::Redo(count)
        },
        words: match count {
            1 => label.to_owned(),
            _ => store.text_with(CommandLineText::Times, &[label, &count.to_string()]),
        },
    })
}
