//! The effects of typed commands.

use asalto_core::{Awaiting, Command, Condition};
use asalto_text::{CombatText, CommandLineText, save_kind};
use leptos::prelude::*;

use super::button_words::words;
use super::command_preview::{CommandEffect, CommandPreview, Refused};
use super::given;
use super::known_names::KnownNames;
use super::newcomers::{listed, newcomers, with_listed};
use super::notes;
use super::offers;
use super::refusals::{cited, question_first, said};
use crate::browser::document;
use crate::components::aims;
use crate::components::main_command;
use crate::components::panel::picker;
use crate::components::tools;
use crate::input::aim::{DamageSource, SaveText};
use crate::input::command_line::{
    AimedDamage, Dealt, Effect, Fault, Line, Missing, Refusal, assumed_difficulty, offered,
    other_readings, plan, read,
};
use crate::input::shortcuts::Shortcut;
use crate::store::Store;

/// Returns the effect of a typed text.
///
/// # Errors
/// The sentence that explains why it has none, with the nearest lines.
pub fn understand(
    store: Store,
    typed: &str,
    known: &KnownNames,
) -> Result<CommandPreview, Refused> {
    if let Some(command) = offers::find(store, typed, true) {
        return Ok(command);
    }
    known.with(store, typed, |context| {
        let refused = |fault: &Fault| Refused {
            said: cited(store, fault),
            offers: with_listed(
                store,
                fault,
                store.with_session(|session| {
                    offered(
                        typed,
                        fault,
                        session.encounter(),
                        context,
                        &known.conditions,
                    )
                }),
            ),
        };
        let line = match read(typed, context) {
            Ok(line) => line,
            Err(fault) => {
                let unknown = matches!(fault, Fault::Unknown(_) | Fault::Missing(Missing::Verb));
                let offered = unknown.then(|| offers::find(store, typed, false)).flatten();
                return offered.ok_or_else(|| refused(&fault));
            }
        };
        let planned = store
            .with_session(|session| plan(&line, session.encounter(), context, &known.conditions));
        let effect = planned.map_err(|refusal| match refusal {
            Refusal::Fault(fault) => refused(&fault),
            other => said(store, &other).into(),
        })?;
        let mut others = other_readings(typed, &line, context);
        if let Effect::Add(added) = &effect {
            others.extend(listed(store, typed, added));
        }
        let preview = completed(store, &line, effect, &known.conditions)?;
        let assumed = assumed_difficulty(&line, context).map(|difficulty| {
            let difficulty = store.lang().number(difficulty);
            store.text_with(CommandLineText::AssumedDifficulty, &[&difficulty])
        });
        let notes = preview.notes.into_iter().chain(assumed).collect();
        Ok(CommandPreview {
            notes,
            others,
            ..preview
        })
    })
}

/// Completes an effect with the state of the page: the main command, the log and the language of the dice.
fn completed(
    store: Store,
    line: &Line,
    effect: Effect,
    conditions: &[Condition],
) -> Result<CommandPreview, Refused> {
    let effect = match effect {
        Effect::Next => return goes_on(store).map_err(Refused::from),
        Effect::Previous => {
            if !store.with_session(|session| session.previous_turn().is_some()) {
                return Err(store
                    .text(CommandLineText::NoPreviousTurn)
                    .to_owned()
                    .into());
            }
            Effect::Previous
        }
        Effect::Undo(count) => Effect::Undo(travels(store, count, true)?),
        Effect::Redo(count) => Effect::Redo(travels(store, count, false)?),
        Effect::Commands(commands) => Effect::Commands(
            commands
                .into_iter()
                .map(|command| match command {
                    Command::Roll { who, expression } => Command::Roll {
                        who,
                        expression: tools::asked(store, &expression),
                    },
                    other => other,
                })
                .collect(),
        ),
        other => other,
    };
    let words = words(store, line, &effect, conditions);
    let notes = notes::of(store, line, &effect, conditions);
    let effect = CommandEffect::Line(effect);
    Ok(CommandPreview {
        notes,
        ..CommandPreview::new(effect, words)
    })
}

/// Carries out an effect; returns whether all of it succeeded.
pub fn carry_out(store: Store, effect: CommandEffect) -> bool {
    let done = match effect {
        CommandEffect::Open(id) => return document::press(id),
        CommandEffect::Line(effect) => match effect {
            Effect::Commands(commands) => {
                let given = commands.iter().filter_map(given::by);
                let given: Vec<_> = given.map(|(_, it, _)| it.clone()).collect();
                let done = store.dispatch_all(commands);
                if done {
                    for one in &given {
                        picker::remember(store, one);
                    }
                }
                done
            }
            Effect::Rolled(dealt) => rolled(store, &dealt),
            Effect::Aim(aimed) => return aims_damage(store, aimed),
            Effect::Reroll(groups) => groups.into_iter().all(|(modifier, who)| {
                let dice = format!("d20{modifier:+}");
                store.roll(&dice).is_some_and(|total| {
                    let seat = asalto_core::order::PlaceTarget::Count(total);
                    who.into_iter().all(|who| {
                        // A roll may come out as before.
                        let now = store.view.with_untracked(|view| view.combatant(who)?.count);
                        now == Some(total) || store.dispatch(Command::Place { who, seat })
                    })
                })
            }),
            Effect::Add(line) => newcomers(store, &line).is_ok_and(|offer| offer.add(store)),
            Effect::Next => return false,
            Effect::Previous => {
                store.previous_turn();
                return true;
            }
            Effect::Undo(count) => {
                (0..count).for_each(|_| store.undo());
                return true;
            }
            Effect::Redo(count) => {
                (0..count).for_each(|_| store.redo());
                return true;
            }
            Effect::Find(who) => {
                store.select(who);
                document::focus_soon(&format!("row-{}", who.0));
                return true;
            }
            Effect::Help => return document::press(Shortcut::Help.id()),
        },
    };
    if done {
        store.drop_targets();
    }
    done
}

/// Opens the damage bar with damage, its targets and their save.
fn aims_damage(store: Store, aimed: AimedDamage) -> bool {
    let AimedDamage {
        kind,
        parts,
        targets,
        save,
    } = aimed;
    let name = save
        .kind
        .map(|kind| save_kind(store.lang(), kind).to_owned());
    let difficulty = save.difficulty.map(|number| number.to_string());
    store.aim_damage(DamageSource {
        of: parts.first().and_then(|(_, of)| *of),
        amounts: parts
            .into_iter()
            .map(|(amount, of)| (amount, of.map(|typed| typed.of)))
            .collect(),
        kind: kind.damage(),
        targets,
        save: Some(SaveText {
            name: name.unwrap_or_default(),
            difficulty: difficulty.unwrap_or_default(),
            // The fields of the save find the bonuses.
            ..SaveText::default()
        }),
        spends: None,
    })
}

/// Rolls dice, and changes hit points by the totals.
fn rolled(store: Store, dealt: &Dealt) -> bool {
    aims::roll_then(store, dealt.kind, &dealt.amounts, |amounts| {
        dealt.commands(amounts)
    })
}

/// Runs the command of the main button. It never skips a question.
fn goes_on(store: Store) -> Result<CommandPreview, String> {
    let over = store.view.with(|view| view.awaiting == Awaiting::Ended);
    match main_command::command(store) {
        Some(command) if !matches!(command, Command::RollInitiative { .. }) => {
            let words = main_command::words(store).unwrap_or_default();
            Ok(CommandPreview::new(CommandEffect::of(command), words))
        }
        _ if over => Err(store.text(CombatText::CombatOver).to_owned()),
        _ => Err(question_first(store)),
    }
}

/// Returns this number of entries to undo or redo, or as many as there are.
fn travels(store: Store, count: usize, back: bool) -> Result<usize, String> {
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
    Ok(count)
}
