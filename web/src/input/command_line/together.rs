//! A change of hit points and something else in one sentence: `worg takes 5 and falls prone`.

use asalto_core::CombatantId;

use super::lexicon;
use super::parsed::{Context, Fault, Line, Target};
use super::sense::Sense;
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
    let first = one(before, context).ok()?;
    let Line::Points(points) = &first else {
        return None;
    };
    let targets = points.iter().flat_map(|one| &one.targets);
    let targets: Vec<Target> = targets.copied().collect();
    let context = Context {
        selected: &targets,
        typed: after,
        ..*context
    };
    let second = one(after, &context).ok()?;
    let who: Vec<CombatantId> = targets.iter().map(|(who, _)| *who).collect();
    let goes_on = match &second {
        Line::Begin { .. } | Line::Kill(_) => true,
        Line::LegendaryResistance(whose) | Line::DropConcentration(whose) => who == [*whose],
        _ => false,
    };
    goes_on.then(|| Line::Together(vec![first, second]))
}
