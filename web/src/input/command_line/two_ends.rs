//! A condition with a duration and a save, of which the core has one: `worg paralyzed 1 minute wis 15`.

use asalto_core::effect::Duration;

use super::lexicon;
use super::parsed::{Context, Fault, Lasting, Line};
use super::save_parts;
use super::sense::{Attr, Sense};
use super::tokens::tokens;

/// Returns the fault of a line that is not read: the lines with either end, if it gives a condition that has both.
pub(super) fn fault(
    typed: &str,
    context: &Context<'_>,
    fault: Fault,
    one: fn(&str, &Context<'_>) -> Result<Line, Fault>,
) -> Fault {
    let all = tokens(typed, context.lang, context.fold);
    let has = |is_meant: &dyn Fn(&Sense) -> bool| {
        (0..all.len()).any(|at| {
            let (senses, _) = lexicon::senses(&all[at..], context.lang);
            senses.iter().any(is_meant)
        })
    };
    let has_time = has(&|sense| matches!(sense, Sense::Unit(_)));
    let is_save = |sense: &Sense| matches!(sense, Sense::SaveEnds | Sense::Attr(Attr::Dc));
    let mut words = all.iter();
    let has_save = has(&is_save) || words.any(|it| save_parts::named(&it.text, context).is_some());
    if !(has_time && has_save) {
        return fault;
    }
    // The shortest words that leave a line with one end.
    let ranges = (1..all.len()).flat_map(|used| (0..=all.len() - used).map(move |at| (at, used)));
    let lines = ranges.map(|(at, used)| {
        let mut line = typed.to_owned();
        line.replace_range(all[at].at.start..all[at + used - 1].at.end, "");
        line.split_whitespace().collect::<Vec<_>>().join(" ")
    });
    let lines: Vec<_> = lines
        .filter_map(|line| Some((lasting(&one(&line, context).ok()?)?, line)))
        .collect();
    let timed = lines
        .iter()
        .find(|(lasts, _)| matches!(lasts, Lasting::Known(Duration::Rounds(_))));
    let by_save = lines
        .iter()
        .find(|(lasts, _)| matches!(lasts, Lasting::Save { .. }));
    match (timed, by_save) {
        (Some((_, timed)), Some((_, other))) => Fault::TwoEnds(vec![timed.clone(), other.clone()]),
        _ => fault,
    }
}

/// Returns the end of the conditions of a line.
fn lasting(line: &Line) -> Option<Lasting> {
    match line {
        Line::Begin { duration, .. } => *duration,
        Line::Together(all) => all.iter().find_map(lasting),
        _ => None,
    }
}
