//! The nearest lines that the combat accepts: an offer that is refused in turn is none.

use asalto_core::dice::DiceError;
use asalto_core::{Command, Condition, Encounter, NoDice, Rejection, check, decide};

use super::dealt::Dealt;
use super::offers::suggestions;
use super::parsed::{Context, Fault, Missing};
use super::plan::{Effect, Refusal, plan};
use super::suggestion::Suggestion;

/// Lists the nearest lines to one that is not understood, the nearest first, without those that are refused. `known` are
/// the conditions whose names the context has.
#[must_use]
pub fn offered(
    typed: &str,
    fault: &Fault,
    encounter: &Encounter,
    context: &Context<'_>,
    known: &[Condition],
) -> Vec<Suggestion> {
    let mut all = suggestions(typed, fault, context);
    // Whole names for a part of one change no command, and each key of a long list of names would try them all.
    if matches!(fault, Fault::Which(..) | Fault::NoNumber(..)) {
        return all;
    }
    let works = |one: &Suggestion| leads_on(&one.line(context.view), encounter, context, known);
    // Enter takes the usual answer to a question, and never another one in its place.
    let usual = all.first().is_none_or(works);
    all.retain(works);
    if !usual && matches!(fault, Fault::Ask(_)) {
        for one in &mut all {
            if let Suggestion::Line(line) = one {
                *one = Suggestion::Example(std::mem::take(line));
            }
        }
    }
    all
}

/// Returns whether a line works, lacks a number to type, or leads to a question with offers of its own.
fn leads_on(line: &str, encounter: &Encounter, context: &Context<'_>, known: &[Condition]) -> bool {
    if line.contains('…') {
        return true;
    }
    let asks = |fault: &Fault| {
        matches!(
            fault,
            Fault::Which(..)
                | Fault::NoNumber(..)
                | Fault::Ask(_)
                | Fault::WhoActs(_)
                | Fault::Missing(Missing::SaveTotal)
        )
    };
    let read = match super::read(line, context) {
        Ok(read) => read,
        Err(fault) => return asks(&fault),
    };
    match plan(&read, encounter, context, known) {
        Ok(Effect::Commands(commands)) => accepts(encounter, &commands),
        Ok(Effect::Aim(aimed)) => check(encounter, &aimed.trial()).is_ok(),
        Ok(Effect::Rolled(dealt)) => deals(encounter, &dealt),
        Ok(_) => true,
        Err(Refusal::Fault(fault)) => asks(&fault),
        Err(_) => false,
    }
}

/// Returns whether the combat accepts commands one after the other. Those after a roll are not known yet.
fn accepts(encounter: &Encounter, commands: &[Command]) -> bool {
    let mut after = encounter.clone();
    for command in commands {
        match decide(&after, command, &mut NoDice) {
            Ok(events) => {
                if events.iter().any(|event| after.apply(event).is_err()) {
                    return false;
                }
            }
            Err(Rejection::Dice(DiceError::NoDice)) => return check(&after, command).is_ok(),
            Err(_) => return false,
        }
    }
    true
}

/// Returns whether the combat accepts a change of hit points by dice.
fn deals(encounter: &Encounter, dealt: &Dealt) -> bool {
    // Half of 1 would be nothing.
    let totals = dealt.amounts.iter().map(|it| it.parse().unwrap_or(2));
    let totals: Vec<_> = totals.collect();
    let mut commands = dealt.commands(&totals).into_iter();
    commands.all(|command| check(encounter, &command).is_ok())
}
