//! The targets of a command, and the sentences for texts that are not commands.

use asalto_core::CombatantId;
use asalto_core::share::DamageShare;
use asalto_text::{AimText, CommandLineText};
use leptos::prelude::*;

use super::known_names::candidates;
use crate::components::aims;
use crate::components::aims::Target;
use crate::input::command_line::{Fault, Missing};
use crate::input::damage_line;
use crate::store::Store;

/// The most combatants that a fault proposes.
const PROPOSED: usize = 6;

/// Returns the named combatants, or else the selected ones.
///
/// # Errors
/// The sentence that asks for a name.
pub fn or_selected(store: Store, targets: Vec<Target>) -> Result<Vec<Target>, String> {
    if !targets.is_empty() {
        return Ok(targets);
    }
    let mut chosen = store.chosen.get();
    if chosen.is_empty() {
        let one = store.selected.get();
        chosen.extend(one.map(|who| (who, DamageShare::Full)));
    }
    store
        .view
        .with(|view| chosen.retain(|(who, _)| view.combatant(*who).is_some()));
    if chosen.is_empty() {
        return Err(sentence(store, &Fault::Missing(Missing::Name)));
    }
    Ok(chosen)
}

/// Returns the named combatants, or else the selected ones, without shares.
///
/// # Errors
/// The sentence that asks for a name.
pub fn people(store: Store, who: Vec<CombatantId>) -> Result<Vec<CombatantId>, String> {
    let targets = who.into_iter().map(|who| (who, DamageShare::Full));
    let targets = or_selected(store, targets.collect())?;
    Ok(targets.into_iter().map(|(who, _)| who).collect())
}

/// Returns the sentence of a fault, with the combatants that the word may mean.
pub fn sentence(store: Store, fault: &Fault) -> String {
    match fault {
        Fault::Empty => String::new(),
        Fault::Unknown(word) => store.text_with(CommandLineText::UnknownCommand, &[word]),
        Fault::Name(fault) => {
            let said = aims::fault(store, fault);
            let (damage_line::Fault::Nobody(word) | damage_line::Fault::Several(word)) = fault;
            let mut may_be = candidates(store, word);
            may_be.truncate(PROPOSED);
            if may_be.is_empty() {
                return said;
            }
            let names = store.names(&may_be);
            format!(
                "{said} {}",
                store.text_with(CommandLineText::Candidates, &[&names])
            )
        }
        Fault::Missing(what) => match what {
            Missing::Name => store.text(CommandLineText::NoName),
            Missing::Amount => store.text(AimText::NoAmount),
            Missing::Condition => store.text(CommandLineText::NoCondition),
            Missing::Duration => store.text(CommandLineText::NoDuration),
            Missing::Action => store.text(CommandLineText::NoAction),
            Missing::Newcomers => store.text(CommandLineText::NoNewcomers),
        }
        .to_owned(),
    }
}
