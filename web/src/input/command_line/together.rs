//! A change of hit points and something else in one sentence: `worg takes 5 and falls prone`, `aria hits ogre for 8, borin hits
//! ogre for 6`.

use asalto_core::CombatantId;

use super::lexicon;
use super::parsed::{Ask, Context, Fault, Line, Points, Target};
use super::people::People;
use super::person::Search;
use super::sense::{Act, Sense};
use super::suggestion::names;
use super::tokens::tokens;

/// Reads one statement of a line.
type Statement = fn(&str, &Context<'_>) -> Result<Line, Fault>;

/// Reads a line as a change of hit points and what follows it, or returns its own fault.
///
/// # Errors
/// The fault.
pub(super) fn read(
    typed: &str,
    context: &Context<'_>,
    fault: Fault,
    one: Statement,
) -> Result<Line, Fault> {
    let joins = matches!(
        fault,
        Fault::Unread(_)
            | Fault::Unknown(_)
            | Fault::Nobody(_)
            | Fault::UnknownWord(_)
            | Fault::NeitherNameNorType(_)
            | Fault::Ask(_)
            | Fault::Missing(_)
    );
    let words = tokens(typed, context.lang, context.fold);
    if !joins {
        return Err(fault);
    }
    for (at, word) in words.iter().enumerate().skip(1) {
        let (senses, _) = lexicon::senses(&words[at..], context.lang);
        let and = senses.contains(&Sense::And) || word.text == "&";
        if !and && !word.breaks {
            continue;
        }
        let from = if and { word.at.end } else { word.at.start };
        let (before, after) = (&typed[..word.at.start], &typed[from..]);
        if let Some(line) = both(before, after, context, one) {
            return Ok(line);
        }
    }
    Err(fault)
}

/// Reads two parts of a line. The second one is about the targets of the first, unless it names others.
fn both(before: &str, after: &str, context: &Context<'_>, one: Statement) -> Option<Line> {
    let of = |typed| Context { typed, ..*context };
    let first = one(before, &of(before)).ok()?;
    let Line::Points(points) = &first else {
        return None;
    };
    let targets = points.iter().flat_map(|one| &one.targets);
    let targets: Vec<Target> = targets.copied().collect();
    if let Some(second) = hits(before, after, context, one) {
        return Some(Line::Points([points.as_slice(), &second].concat()));
    }
    let context = Context {
        selected: &targets,
        typed: after,
        ..*context
    };
    let who: Vec<CombatantId> = targets.iter().map(|(who, _)| *who).collect();
    let second = match one(after, &context) {
        // Whoever is healed and stands up is prone no more.
        Err(Fault::Ask(Ask::Stand(stands))) if stands == who => stood_up(&who, &context, one),
        second => second,
    };
    let second = second.ok()?;
    let goes_on = match &second {
        Line::Begin { .. } | Line::Kill(_) | Line::End { .. } => true,
        Line::LegendaryResistance(whose) | Line::DropConcentration(whose) => who == [*whose],
        _ => false,
    };
    goes_on.then(|| Line::Together(vec![first, second]))
}

/// Reads the hits after a comma or `and`, each of which has a verb with a name on both sides: `aria hits ogre for 8, borin hits
/// ogre for 6`.
fn hits(before: &str, after: &str, context: &Context<'_>, one: Statement) -> Option<Vec<Points>> {
    if !has_doer(before, context) || !has_doer(after, context) {
        return None;
    }
    let context = Context {
        selected: &[],
        typed: after,
        ..*context
    };
    let read = one(after, &context).or_else(|fault| read(after, &context, fault, one));
    match read.ok()? {
        Line::Points(points) => Some(points),
        _ => None,
    }
}

/// Returns whether a text has a verb of a change of hit points with names before and after it.
fn has_doer(typed: &str, context: &Context<'_>) -> bool {
    let words = tokens(typed, context.lang, context.fold);
    let people = People::new(context);
    let named = |at: usize| people.find(&words[at..], false) != Search::None;
    let verb = (1..words.len()).find(|at| {
        let (senses, _) = lexicon::senses(&words[*at..], context.lang);
        let hurt = senses.contains(&Sense::Act(Act::Suffer));
        let changes = |it: &Sense| matches!(it, Sense::Act(Act::Harm | Act::Cure));
        !hurt && senses.iter().any(changes)
    });
    verb.is_some_and(|verb| (0..verb).any(named) && (verb + 1..words.len()).any(named))
}

/// Reads the line that ends prone for those who stand up.
fn stood_up(who: &[CombatantId], context: &Context<'_>, one: Statement) -> Result<Line, Fault> {
    let lines = &lexicon::of(context.lang).lines;
    let line = lines.stand.replace("{n}", lines.prone);
    let line = line.replace("{who}", &names(context.view, who));
    let of_line = Context {
        typed: &line,
        ..*context
    };
    one(&line, &of_line)
}
