//! The command of the main button in a TOW turn, its words, and the consequence of passing.

use asalto_core::command::PriorityCommand;
use asalto_core::view::PassConsequence;
use asalto_core::{Awaiting, CombatantId, Command};
use asalto_text::{CombatText, TalesOfWarText, tales_of_war};
use leptos::prelude::*;

use crate::components::decisions::Decision;
use crate::store::Store;

/// Returns the command of the main button in a TOW turn. None if there is a choice to make, a question to
/// answer, or a form being filled in.
#[must_use]
pub fn command(store: Store) -> Option<Command> {
    if untrack(|| is_busy(store)) {
        return None;
    }
    let available = store.available.get_untracked();
    let quiet = untrack(|| ends_phase(store));
    let wanted = match store.view.with_untracked(|view| view.awaiting.clone()) {
        Awaiting::Charge(_) | Awaiting::Priority(_) if quiet => everyone_passes(),
        Awaiting::Charge(_) => Command::Priority(PriorityCommand::SkipCharges),
        Awaiting::Priority(_) => Command::Priority(PriorityCommand::Pass),
        Awaiting::Legality(_) => Command::Priority(PriorityCommand::Allow),
        Awaiting::TieBreak(_) => Command::RollOffTie,
        _ => return None,
    };
    available.contains(&wanted).then_some(wanted)
}

/// Returns the words of the main button, which state its command.
#[must_use]
pub fn words(store: Store) -> Option<String> {
    if is_busy(store) {
        return None;
    }
    let quiet = ends_phase(store);
    Some(match store.view.with(|view| view.awaiting.clone()) {
        Awaiting::Charge(_) | Awaiting::Priority(_) if quiet => all_pass_label(store)?,
        Awaiting::Charge(_) => store.text_with(TalesOfWarText::NobodyCharges, &[]),
        Awaiting::Priority(_) => pass_label(store)?,
        Awaiting::Legality(_) => store.text_with(TalesOfWarText::Allow, &[]),
        Awaiting::TieBreak(_) => store.text_with(CombatText::RollOff, &[]),
        _ => return None,
    })
}

/// Returns whether nobody can pass now: a question must be answered first, or a form is being filled in.
pub fn is_busy(store: Store) -> bool {
    store.main_form.with(Option::is_some) || Decision::any_stops_main(store)
}

fn everyone_passes() -> Command {
    Command::Priority(PriorityCommand::PassAll { until: None })
}

/// Returns whether the phase ends if everyone passes: the stack is empty.
pub fn ends_phase(store: Store) -> bool {
    let all = store.view.with(|view| view.priority.as_ref()?.all_pass);
    matches!(all, Some(PassConsequence::EndPhase(_)))
}

/// Returns the name of the top of the stack.
pub fn top_name(store: Store) -> String {
    let lang = store.lang();
    store.view.with(|view| {
        let top = view.stack.last();
        top.map(|frame| tales_of_war::object(lang, frame).unwrap_or_default())
            .unwrap_or_default()
    })
}

/// Describes the consequence if everyone passes, as the text of the button.
pub fn all_pass_label(store: Store) -> Option<String> {
    let (all, charges) = store.view.with(|view| {
        let charges = matches!(view.awaiting, Awaiting::Charge(_));
        Some((view.priority.as_ref()?.all_pass?, charges))
    })?;
    let PassConsequence::EndPhase(next) = all else {
        return None;
    };
    let next = store.with_names(|names| tales_of_war::next_phase(store.lang(), next, names));
    let text = if charges {
        TalesOfWarText::NobodyChargesOrActs
    } else {
        TalesOfWarText::NobodyActs
    };
    Some(store.text_with(text, &[&next]))
}

/// Describes the consequence of passing now, as the text of the button.
pub fn pass_label(store: Store) -> Option<String> {
    let lang = store.lang();
    let pass = store.view.with(|view| view.priority.as_ref()?.pass)?;
    Some(match pass {
        PassConsequence::HandTo(who) => pass_to_label(store, who),
        PassConsequence::Resolve(_) => {
            store.text_with(TalesOfWarText::PassResolve, &[&top_name(store)])
        }
        PassConsequence::EndPhase(next) => {
            let next = store.with_names(|names| tales_of_war::next_phase(lang, next, names));
            store.text_with(TalesOfWarText::PassEnd, &[&next])
        }
    })
}

/// Describes a pass that gives priority to an actor.
pub fn pass_to_label(store: Store, who: CombatantId) -> String {
    let anything = store.view.with(|view| !view.stack.is_empty());
    let text = if anything {
        TalesOfWarText::PassTo
    } else {
        TalesOfWarText::PassAsk
    };
    store.text_with(text, &[&store.name(who)])
}

/// Returns whether the last actor that may respond to the top of the stack has priority.
pub fn is_last(store: Store) -> bool {
    let pass = store.view.with(|view| view.priority.as_ref()?.pass);
    matches!(pass, Some(PassConsequence::Resolve(_)))
}

/// Returns whether the top of the stack resolves without input from the table.
pub fn settles_as_declared(store: Store) -> bool {
    store.view.track();
    store.with_session(|session| session.encounter().resolves_as_declared())
}
