//! The command of the main button, its words, and the focus after it.

pub mod tales_of_war;

use asalto_core::command::{TableCommand, UseCommand};
use asalto_core::rules::DyingRoll;
use asalto_core::{Awaiting, CombatantId, Command, EncounterView};
use asalto_text::{self as text, CombatText, DyingText, LimitedUseText, Message, TableText};
use leptos::prelude::*;

use crate::browser::document;
use crate::components::calls::types_total;
use crate::components::decisions::Decision;
use crate::components::decisions::due_effect::DueEffect;
use crate::components::dying_roll;
use crate::components::tie;
use crate::store::Store;

/// Returns the command of the main button, whose shortcuts are Space and N.
#[must_use]
pub fn command(store: Store) -> Option<Command> {
    if store.is_in_cycle() {
        return tales_of_war::command(store);
    }
    untrack(|| offered(store))
}

/// Returns the command of the main button outside a TOW turn, if it needs no further input. A form that is being filled
/// in and a pending question come first, and are never skipped.
fn offered(store: Store) -> Option<Command> {
    let over = store.view.with(|view| view.awaiting == Awaiting::Ended);
    let fills_in = store.main_form.with(Option::is_some);
    if over || fills_in || Decision::any_stops_main(store) {
        return None;
    }
    let first = store
        .available
        .with(|available| available.first().cloned())?;
    match first {
        // Only a person can order a tie, so the main button rolls off, unless the dice are real.
        Command::BreakTie { .. } => {
            (!store.settings.real_dice.get()).then_some(Command::RollOffTie)
        }
        Command::Table(TableCommand::HandOver { .. }) => selected_next(store),
        // A player who rolls real dice types the save, the d6, and what an effect does.
        Command::MakeDeathSave { who, .. } | Command::Use(UseCommand::Recharge { who, .. })
            if types_total(store, who) =>
        {
            None
        }
        Command::SettleTurnEffect { .. } if due(store).is_some_and(|due| due.is_typed(store)) => {
            None
        }
        // A total is typed, and a check needs a modifier, which is not known here.
        Command::End | Command::EnterInitiative { .. } | Command::MakeCheck { .. } => None,
        _ => Some(first),
    }
}

/// Returns what is due first in a turn.
fn due(store: Store) -> Option<DueEffect> {
    store.view.with(DueEffect::all).into_iter().next()
}

/// Carries out the command of the main button; returns whether the focus moves on. The form of a death save, a recharge, or
/// what an effect does knows the number that is typed in it, so it carries out the command.
pub fn carry_out(store: Store, command: Command) -> bool {
    let asked = matches!(
        command,
        Command::MakeDeathSave { .. } | Command::SettleTurnEffect { .. } | Command::Use(_)
    );
    if asked && document::press_first(".prompts .rolls-dice") {
        return false;
    }
    store.dispatch(command)
}

/// Returns the command that hands the turn over to the selected combatant. Only a person can name who is
/// next.
fn selected_next(store: Store) -> Option<Command> {
    let to = store.selected.get()?;
    let is_asked = |view: &EncounterView| matches!(&view.awaiting, Awaiting::HandOver(who) if who.contains(&to));
    let asked = store.view.with(is_asked);
    asked.then_some(Command::Table(TableCommand::HandOver { to }))
}

/// Returns the words of the main button, which state its command.
#[must_use]
pub fn words(store: Store) -> Option<String> {
    if store.is_in_cycle() {
        return tales_of_war::words(store);
    }
    let (current, next, rolls) = store
        .view
        .with(|view| (view.current, view.next, view.rolls_next));
    Some(match offered(store)? {
        Command::EndTurn => {
            let who = current.map(|who| store.name(who)).unwrap_or_default();
            let next = next.map(|next| in_group(store, current, next));
            let next = next.or(rolls.then(|| store.text_with(CombatText::Initiative, &[])));
            store.message(&Message::EndTurn {
                who: &who,
                next: next.as_deref(),
            })
        }
        Command::Resolve => {
            let top = store.view.with(|view| view.stack.last().cloned())?;
            let what = store.with_names(|names| text::stack_item(store.lang(), &top, names));
            store.message(&Message::Labeled {
                label: store.text(CombatText::Resolve),
                text: &format!("{} · {what}", store.name(top.owner)),
            })
        }
        Command::MakeDeathSave { who, .. } => match dying_roll::roll_of(store) {
            DyingRoll::DeathSave => {
                store.text_with(DyingText::RollDeathSaveOf, &[&store.name(who)])
            }
            DyingRoll::Stabilization => store.text_with(DyingText::RollPercent, &[]),
        },
        Command::SettleTurnEffect { who, .. } => store.message(&Message::Labeled {
            label: &store.name(who),
            text: &due(store)?.words(store, None),
        }),
        Command::Use(UseCommand::Recharge { who, .. }) => store.message(&Message::Labeled {
            label: &store.name(who),
            text: store.text(LimitedUseText::RollDie),
        }),
        Command::RollOffTie if tie::is_of_sides(store) => {
            store.text_with(TableText::RollForSide, &[])
        }
        Command::RollOffTie => store.text_with(CombatText::RollOff, &[]),
        Command::Table(TableCommand::HandOver { to }) => store.message(&Message::Labeled {
            label: &store.text_with(TableText::NameNext, &[]),
            text: &store.name(to),
        }),
        Command::Continue => store.text_with(CombatText::NextRound, &[]),
        Command::Table(TableCommand::NextPhase) => store.text_with(TableText::NextPhase, &[]),
        _ => return None,
    })
}

/// Returns the words of the main button for a narrow bar, where the sheet above names whose turn ends. None if they are
/// the same.
#[must_use]
pub fn brief(store: Store) -> Option<String> {
    if store.is_in_cycle() || offered(store)? != Command::EndTurn {
        return None;
    }
    let next = store.view.with(|view| view.next)?;
    Some(store.text_with(CombatText::EndTurnTo, &[&store.name(next)]))
}

/// Returns the name of the next combatant. It adds the combatant's number in a group whose turn continues.
pub fn in_group(store: Store, current: Option<CombatantId>, next: CombatantId) -> String {
    let name = store.name(next);
    let place = store.view.with(|view| {
        let mut rows = view.groups.iter();
        let row = rows.find(|row| current.is_some_and(|who| row.members.contains(&who)))?;
        Some((row.number_of(next)?, row.members.len()))
    });
    match place {
        Some((number, of)) if current != Some(next) => {
            let with = [&name, &number.to_string(), &of.to_string()];
            store.text_with(CombatText::GroupMember, &with.map(String::as_str))
        }
        _ => name,
    }
}

/// Moves the focus after the main command.
pub fn focus_next(store: Store) {
    if store.is_in_cycle() {
        focus_decision(store);
    } else {
        document::focus_soon("go");
    }
}

/// The id of the field for the total of a roll that resolves the top of the stack.
pub const ROLL_TOTAL: &str = "roll-total";

/// Returns whether the roll of the owner of the top of the stack is typed.
pub fn types_roll(store: Store) -> bool {
    let owner = store.view.with(|view| Some(view.stack.last()?.owner));
    owner.is_some_and(|owner| types_total(store, owner))
}

/// Returns whether the top of the stack waits for a typed total.
fn types_resolution(store: Store) -> bool {
    let resolves = store
        .view
        .with(|view| matches!(&view.awaiting, Awaiting::Resolution { .. }));
    resolves && types_roll(store)
}

/// Moves the focus to the next decision. The total of a real die goes into its field: its digits would choose a result.
pub fn focus_decision(store: Store) {
    let place = match command(store) {
        Some(_) => "go",
        None if untrack(|| types_resolution(store)) => ROLL_TOTAL,
        None => "prompt",
    };
    document::focus_soon(place);
}
