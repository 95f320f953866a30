//! The preview of a command: its effect by the core, shown before Enter.

use asalto_core::dice::DiceError;
use asalto_core::encounter::Vitality;
use asalto_core::event::{CombatantEvent, DyingEvent};
use asalto_core::share::DamageShare;
use asalto_core::{
    CombatantId, CombatantView, Command, EncounterView, Event, NoDice, Rejection, Side, check,
    decide,
};
use asalto_text::{self as text, CombatText, CommandLineText, WoundText};
use leptos::prelude::*;

use super::command_preview::{CommandEffect, Refused};
use super::given;
use super::newcomers::newcomers;
use crate::components::aims;
use crate::components::quick_line;
use crate::input::command_line::{AimedDamage, Dealt, Effect, HalfSave};
use crate::store::Store;

/// The most lines of a preview.
const MOST: usize = 8;

/// The preview of a command.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Preview {
    /// The combatants whose hit points change.
    pub rows: Vec<Row>,
    /// All other effects, in sentences.
    pub lines: Vec<String>,
}

/// A combatant whose hit points change.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// Its side.
    pub side: String,
    /// Its name.
    pub name: String,
    /// The change, or its share.
    pub note: String,
    /// Its present hit points.
    pub before: String,
    /// Its hit points after the command.
    pub after: String,
    /// The row as a sentence.
    pub said: String,
}

impl Preview {
    fn of(lines: Vec<String>) -> Self {
        let rows = Vec::new();
        Self { rows, lines }
    }
}

/// Predicts the effect of a command.
///
/// # Errors
/// The sentence of the rejection.
pub fn foresee(store: Store, effect: &CommandEffect) -> Result<Preview, Refused> {
    let mut preview = match effect {
        CommandEffect::Open(_) => Preview::default(),
        CommandEffect::Line(effect) => match effect {
            Effect::Commands(commands) => foresee_all(store, commands)?,
            Effect::Rolled(dealt) => rolls(store, dealt)?,
            Effect::Aim(aimed) => aims_at(store, aimed)?,
            Effect::Reroll(groups) => {
                let all = groups.iter().map(|(modifier, who)| {
                    let named = aims::named(store, who);
                    let dice = format!("1d20{modifier:+}");
                    store.text_with(CommandLineText::RollsFor, &[&dice, &named])
                });
                Preview::of(all.collect())
            }
            Effect::Add(line) => joins(store, line)?,
            Effect::Undo(count) => past(store, *count, true),
            Effect::Redo(count) => past(store, *count, false),
            Effect::Next | Effect::Previous | Effect::Find(_) | Effect::Help => Preview::default(),
        },
    };
    let more = (preview.rows.len() + preview.lines.len()).saturating_sub(MOST);
    if more > 0 {
        preview.rows.truncate(MOST);
        preview.lines.truncate(MOST - preview.rows.len());
        let more = store.text_with(CommandLineText::AndMore, &[&more.to_string()]);
        preview.lines.push(more);
    }
    Ok(preview)
}

/// Predicts a change of hit points by dice.
fn rolls(store: Store, dealt: &Dealt) -> Result<Preview, Refused> {
    let dice = dealt.amounts.iter().filter(|it| it.parse::<i32>().is_err());
    let rolls: Vec<_> = dice
        .map(|dice| Command::Roll {
            who: None,
            expression: dice.clone(),
        })
        .collect();
    // Half of 1 would be nothing.
    let totals = dealt.amounts.iter().map(|it| it.parse().unwrap_or(2));
    let totals: Vec<_> = totals.collect();
    foresee_all(store, &rolls)?;
    for then in dealt.commands(&totals) {
        store.with_session(|session| refusal(store, check(session.encounter(), &then)))?;
    }
    let who: Vec<_> = dealt.targets().map(|(who, _)| *who).collect();
    let named = aims::named(store, &who);
    let said = store.text_with(
        CommandLineText::RollsFor,
        &[&dealt.amounts.join(" + "), &named],
    );
    Ok(Preview::of(vec![said]))
}

/// Predicts damage that waits in the damage bar for the saves of its targets.
fn aims_at(store: Store, aimed: &AimedDamage) -> Result<Preview, Refused> {
    let command = aimed.trial();
    store.with_session(|session| refusal(store, check(session.encounter(), &command)))?;
    let HalfSave { kind, difficulty } = aimed.save;
    let kind = kind.map(|kind| text::save_kind(store.lang(), kind).to_owned());
    let difficulty = difficulty.map(|number| {
        let number = store.lang().number(number);
        store.text_with(CommandLineText::SaveDifficulty, &[&number])
    });
    let save: Vec<_> = kind.into_iter().chain(difficulty).collect();
    let said = store.text_with(CommandLineText::SavesInBar, &[&save.join(", ")]);
    Ok(Preview::of(vec![said]))
}

/// Returns the sentence of a rejection.
fn refusal<T>(store: Store, decided: Result<T, Rejection>) -> Result<T, Refused> {
    decided.map_err(|rejection| store.rejection_text(&rejection).into())
}

/// Decides commands one by one, without dice. A command that needs dice is only checked.
fn foresee_all(store: Store, commands: &[Command]) -> Result<Preview, Refused> {
    let mut after = store.with_session(|session| session.encounter().clone());
    let before = EncounterView::of(&after);
    let mut events = Vec::new();
    for command in commands {
        match decide(&after, command, &mut NoDice) {
            Ok(decided) => {
                for event in &decided {
                    let applied = after.apply(event).map_err(Rejection::from);
                    refusal(store, applied)?;
                }
                events.extend(decided);
            }
            Err(Rejection::Dice(DiceError::NoDice)) if !store.settings.real_dice.get() => {
                refusal(store, check(&after, command))?;
                let rolls = store.text(CommandLineText::Rolls).to_owned();
                return Ok(Preview::of(vec![rolls]));
            }
            Err(Rejection::NothingChanges) if let Command::Heal { who, .. } = command => {
                let named = aims::named(store, who);
                let full = store.text_with(CommandLineText::AlreadyFull, &[&named]);
                return Err(full.into());
            }
            Err(rejection) => return refusal(store, Err(rejection)),
        }
    }
    let shares = commands.iter().find_map(|command| match command {
        Command::ShareDamage(damage) => Some(&damage.targets),
        _ => None,
    });
    let halved = |one: &CombatantView| {
        let mut targets = shares.into_iter().flatten();
        targets.any(|target| target.who == one.id && target.share == DamageShare::Half)
    };
    let after = EncounterView::of(&after);
    let changed = before.combatants.iter().filter_map(|one| {
        let then = after.combatant(one.id)?;
        (then.vitality != one.vitality).then_some((one, then))
    });
    let rows = changed
        .clone()
        .map(|(one, then)| row(store, one, then, halved(one)));
    let fallen = changed.filter(|(one, then)| one.life != then.life);
    let fallen: Vec<_> = fallen.map(|(one, _)| one.id).collect();
    let unhealed = events.iter().filter_map(|event| match event {
        Event::HitPointsChanged { who, by: 0, .. } => {
            let vitality = before.combatant(*who)?.vitality;
            (after.combatant(*who)?.vitality == vitality).then_some(*who)
        }
        _ => None,
    });
    let unhealed: Vec<_> = unhealed.collect();
    let (mut lines, untold) = given::told(store, commands, &events);
    lines.extend(self::lines(store, untold, &fallen));
    if !unhealed.is_empty() {
        let named = aims::named(store, &unhealed);
        lines.push(store.text_with(CommandLineText::AlreadyFull, &[&named]));
    }
    Ok(Preview {
        rows: rows.collect(),
        lines,
    })
}

fn row(store: Store, one: &CombatantView, then: &CombatantView, halved: bool) -> Row {
    let lang = store.lang();
    let state = then.life.filter(|life| one.life != Some(*life));
    let state = state.and_then(|life| text::life(lang, life));
    let half = halved.then(|| store.text(CombatText::Half).to_lowercase());
    let note = state.map(str::to_owned).or(half).unwrap_or_default();
    let maxima = [one, then].map(|one| one.vitality.map(|vitality| vitality.maximum));
    let other_maximum = maxima[0] != maxima[1];
    let points = |vitality: Option<Vitality>| {
        let Some(vitality) = vitality else {
            return String::new();
        };
        let left = lang.number(vitality.left);
        let left = if other_maximum {
            format!("{left} / {}", lang.number(vitality.maximum))
        } else {
            left
        };
        let left = match vitality.temporary {
            0 => left,
            temporary => format!("{left} +{}", lang.number(temporary)),
        };
        match vitality.nonlethal {
            0 => left,
            total => {
                let apart = lang.text_with(WoundText::Short, &[&lang.number(total)]);
                format!("{left} · {apart}")
            }
        }
    };
    let (name, before, after) = (
        one.profile.name.clone(),
        points(one.vitality),
        points(then.vitality),
    );
    let said = if note.is_empty() {
        store.text_with(CommandLineText::Becomes, &[&name, &before, &after])
    } else {
        store.text_with(
            CommandLineText::BecomesState,
            &[&name, &before, &after, &note],
        )
    };
    Row {
        side: one.profile.side.0.to_string(),
        name,
        note,
        before,
        after,
        said,
    }
}

/// Returns the sentences of events, except those that the rows show: hit points, and combatants that fall or
/// get up.
fn lines(store: Store, events: Vec<&Event>, fallen: &[CombatantId]) -> Vec<String> {
    let told = |event: &&Event| match event {
        Event::HitPointsChanged { .. }
        | Event::TemporaryChanged { .. }
        | Event::Combatant(
            CombatantEvent::NonlethalChanged { .. }
            | CombatantEvent::HitPointsSet { .. }
            | CombatantEvent::TemporaryReplaced { .. },
        ) => false,
        Event::Dying(DyingEvent::Changed { who, .. }) => !fallen.contains(who),
        _ => true,
    };
    let lines = store.log_lines(events.into_iter().filter(told)).into_iter();
    lines.map(|line| line.text).collect()
}

/// Predicts the newcomers of a quick line.
fn joins(store: Store, line: &str) -> Result<Preview, Refused> {
    let offer = newcomers(store, line)?;
    let said = quick_line::preview(store, Side::FOES, &offer.shown(store))
        .ok_or_else(|| store.text(CommandLineText::NoNewcomers).to_owned())?;
    let command = quick_line::adding(offer.made(store));
    store.with_session(|session| refusal(store, check(session.encounter(), &command)))?;
    Ok(Preview::of(vec![offer.said(store, said)]))
}

/// Lists the undone entries, the last one first, or the redone entries.
fn past(store: Store, count: usize, back: bool) -> Preview {
    let text = if back {
        CommandLineText::Undoes
    } else {
        CommandLineText::Redoes
    };
    let said = |events: &[Event]| {
        let lines = lines_of_entry(store, events);
        (!lines.is_empty()).then(|| store.text_with(text, &[&lines]))
    };
    store.with_session(|session| {
        let (entries, cursor) = (session.entries(), session.cursor());
        Preview::of(if back {
            let undone = entries[cursor - count..cursor].iter().rev();
            undone.filter_map(|entry| said(&entry.events)).collect()
        } else {
            let redone = entries[cursor..cursor + count].iter();
            redone.filter_map(|entry| said(&entry.events)).collect()
        })
    })
}

/// Returns the lines of an entry as sentences.
fn lines_of_entry(store: Store, events: &[Event]) -> String {
    let lines = store.log_lines(events).into_iter().map(|line| {
        let end = if line.heading { "." } else { "" };
        line.text + end
    });
    lines.collect::<Vec<_>>().join(" ")
}
