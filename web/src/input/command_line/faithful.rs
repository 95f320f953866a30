//! Whether a suggested line keeps to what was typed. Enter never takes another one.

use asalto_core::CombatantId;

use super::items::Amount;
use super::lexicon;
use super::mistyped::MISTAKES;
use super::parsed::{Context, Line};
use super::people::People;
use super::person::Search;
use super::sense::Sense;
use super::tokens::tokens;
use crate::input::distance::distance;

/// The letters from which a word may have two mistakes.
const SHORT: usize = 6;

/// Returns whether a line affects only combatants that the typed text names, by the amounts that it has. A line about the turn
/// or the combat has no words of its own: `no` is not `end turn`.
pub(super) fn is_faithful(typed: &str, line: &str, context: &Context<'_>) -> bool {
    if line.contains('…') {
        return true;
    }
    let Ok(read) = super::read(line, context) else {
        return false;
    };
    let Some(affected) = affected(&read) else {
        let harmless = matches!(read, Line::Find(_) | Line::Help | Line::Add(_));
        return harmless || is_spelled(typed, line, context);
    };
    let spoken = spoken(typed, context);
    let selected = |who: &CombatantId| context.selected.iter().any(|(one, _)| one == who);
    let named = affected
        .iter()
        .all(|who| spoken.contains(who) || selected(who));
    named && amounts(typed, context) == amounts(line, context)
}

/// Returns whether each word of a line was typed, perhaps with a mistake.
fn is_spelled(typed: &str, line: &str, context: &Context<'_>) -> bool {
    let typed = tokens(typed, context.lang, context.fold);
    let line = tokens(line, context.lang, context.fold);
    let near = |word: &str| {
        let short = word.chars().count() < SHORT;
        let most = if short { 1 } else { MISTAKES };
        typed.iter().any(|it| distance(&it.text, word) <= most)
    };
    line.iter().all(|it| near(&it.text))
}

/// Returns whether a line changes hit points or conditions, or removes someone.
pub(super) fn changes(line: &str, context: &Context<'_>) -> bool {
    super::read(line, context).is_ok_and(|read| affected(&read).is_some())
}

/// Returns the combatants that a line affects. None if it affects the turn or the page only.
pub(super) fn affected(line: &Line) -> Option<Vec<CombatantId>> {
    Some(match line {
        Line::Points(all) => all
            .iter()
            .flat_map(|one| one.targets.iter().map(|(who, _)| *who))
            .collect(),
        Line::AreaSave { points, .. } => points.targets.iter().map(|(who, _)| *who).collect(),
        Line::Begin { who, .. }
        | Line::End { who, .. }
        | Line::SetPoints { who, .. }
        | Line::Maximum { who, .. }
        | Line::ChangeMaximum { who, .. }
        | Line::LowerTemporary { who, .. }
        | Line::Exhaustion { who, .. }
        | Line::Revive { who, .. }
        | Line::ArmorClass { who, .. }
        | Line::Place { who, .. }
        | Line::Join { who, .. }
        | Line::ChangeSide { who, .. }
        | Line::ActionPoints { who, .. }
        | Line::Fill(who)
        | Line::Clear(who)
        | Line::Kill(who)
        | Line::Stabilize(who)
        | Line::Reroll(who)
        | Line::Fire(who)
        | Line::Hide(who)
        | Line::Reveal(who)
        | Line::Remove(who)
        | Line::Split(who)
        | Line::Surprise(who) => who.clone(),
        Line::Together(all) => all.iter().filter_map(affected).flatten().collect(),
        Line::MassiveSave { who, .. }
        | Line::DeathSave { who, .. }
        | Line::DeathSaveResult { who, .. }
        | Line::Rename { who, .. }
        | Line::Defend { who, .. }
        | Line::Concentrate { who, .. }
        | Line::Legendary { who, .. }
        | Line::LegendaryResistance(who)
        | Line::DropConcentration(who)
        | Line::Immediate(who)
        | Line::ActNow(who)
        | Line::Reaction(who) => vec![*who],
        Line::Delay(_)
        | Line::Ready { .. }
        | Line::Next
        | Line::Pass
        | Line::PassAll
        | Line::Previous
        | Line::Undo(_)
        | Line::Redo(_)
        | Line::Add(_)
        | Line::Command(_)
        | Line::Action
        | Line::BonusAction
        | Line::SwiftAction
        | Line::Roll(_)
        | Line::Find(_)
        | Line::Help
        | Line::EndCombat => return None,
    })
}

/// Lists the combatants that the words of a text name, with a typing mistake or by their side.
fn spoken(typed: &str, context: &Context<'_>) -> Vec<CombatantId> {
    let all = tokens(typed, context.lang, context.fold);
    let people = People::new(context);
    let mut who = Vec::new();
    for at in 0..all.len() {
        if let Search::Found(found) = people.find(&all[at..], true) {
            who.extend(found.into_iter().flat_map(|one| one.who));
        }
        let (senses, _) = lexicon::senses(&all[at..], context.lang);
        for sense in senses {
            match sense {
                Sense::Side(side) => who.extend(people.of_side(side)),
                Sense::All | Sense::Other => who.extend(people.everyone()),
                _ => {}
            }
        }
    }
    who
}

/// Lists the numbers and dice of a text, in order of size.
fn amounts(typed: &str, context: &Context<'_>) -> Vec<String> {
    let all = tokens(typed, context.lang, context.fold);
    let numbers = all.iter().filter_map(|token| Amount::read(&token.text));
    let mut numbers: Vec<_> = numbers.map(|amount| amount.text).collect();
    numbers.sort_unstable();
    numbers
}
