//! The commands on screen, by the words of their buttons: the core's available commands, and those that need
//! a form.

use asalto_core::{Command, check, turn_actions};
use asalto_text::{self as text, CombatText};
use leptos::prelude::*;

use super::command_preview::{CommandEffect, CommandPreview};
use crate::browser::document;
use crate::browser::letters::folded;
use crate::components::panel::offers;
use crate::components::panel::picker;
use crate::components::panel::taking;
use crate::input::command_line::Effect;
use crate::input::shortcuts::{Action, Shortcut};
use crate::store::Store;

/// The fewest letters of a word that means a command on screen.
const SHORTEST: usize = 3;

/// Lists the commands on screen.
pub fn all(store: Store) -> Vec<CommandPreview> {
    let of = |command: &Command| {
        let words = worded(store, command).filter(|_| offers::fits(store, command))?;
        let effect = CommandEffect::of(command.clone());
        Some(CommandPreview::new(effect, words))
    };
    let mut all: Vec<_> = store
        .available
        .with(|available| available.iter().filter_map(of).collect());
    if picker::acting(store).is_some() {
        let kinds = store.with_session(|session| turn_actions(session.encounter()));
        all.extend(kinds.into_iter().map(|action| {
            let command = taking(store, action).unwrap_or(Command::TakeAction { action });
            let words = text::action(store.lang(), action).to_owned();
            CommandPreview::new(CommandEffect::of(command), words)
        }));
    }
    let forms = Shortcut::ALL.iter().filter_map(|one| match one.action() {
        Action::Open(id) => Some((id, one.label())),
        Action::Press(_) | Action::Do(_) => None,
    });
    let there = forms.filter(|(id, _)| document::is_there(&format!("#{id}")));
    all.extend(there.map(|(id, words)| {
        CommandPreview::new(CommandEffect::Open(id), store.text(words).to_owned())
    }));
    all
}

/// Lists the commands with words that begin with the typed words, in any order.
pub fn beginning(store: Store, typed: &str) -> Vec<CommandPreview> {
    let typed = folded(typed.trim());
    if typed.chars().count() < SHORTEST {
        return Vec::new();
    }
    let mut all = all(store);
    all.retain(|preview| {
        let words = folded(&preview.words);
        typed
            .split_whitespace()
            .all(|part| words.split_whitespace().any(|word| word.starts_with(part)))
    });
    all
}

/// Finds the command that the typed text names: in full, or as the only one with this beginning.
///
/// A beginning never ends combat or ignores a trigger, and the name of a combatant is no beginning of its commands.
pub fn find(store: Store, typed: &str, whole: bool) -> Option<CommandPreview> {
    let full = folded(typed.trim());
    let is_name = store.view.with(|view| {
        let mut all = view.combatants.iter();
        all.any(|one| folded(&one.profile.name) == full)
    });
    let whole = whole || is_name;
    let mut found = beginning(store, typed);
    found.retain(|one| folded(&one.words) == full || !whole && !is_only_meant(&one.effect));
    let one = found.pop();
    one.filter(|_| found.is_empty())
}

/// Returns whether a command is taken by its whole words only: the end of combat, and what ignores a trigger.
fn is_only_meant(effect: &CommandEffect) -> bool {
    let CommandEffect::Line(Effect::Commands(commands)) = effect else {
        return false;
    };
    let mut all = commands.iter();
    all.any(|one| matches!(one, Command::End | Command::DeclineTrigger { .. }))
}

/// Returns whether the combat accepts a command on screen now. A form opens in any case.
pub fn is_accepted(store: Store, preview: &CommandPreview) -> bool {
    let CommandEffect::Line(Effect::Commands(commands)) = &preview.effect else {
        return true;
    };
    store.with_session(|session| {
        let mut all = commands.iter();
        all.all(|one| check(session.encounter(), one).is_ok())
    })
}

fn worded(store: Store, command: &Command) -> Option<String> {
    let of = |text, who| Some(store.text_with(text, &[&store.name(who)]));
    match command {
        Command::ArriveAware { who } => of(CombatText::ArrivesAware, *who),
        Command::BringBack { who } => of(CombatText::BringBack, *who),
        Command::End => Some(store.text(CombatText::EndCombat).to_owned()),
        _ => offers::worded(store, command),
    }
}
