//! A condition with a save and a number of rounds, of which the first that comes ends it: `worg paralyzed 1 minute wis 15`.

use asalto_core::effect::Duration;

use super::lexicon;
use super::parsed::{Context, Fault, Lasting, Line};
use super::save_parts;
use super::sense::{Attr, Sense};
use super::tokens::tokens;

/// Reads a line that is not read otherwise, if it gives a condition that has both ends: it is the line with the save, and
/// the rounds of the line with the duration.
pub(super) fn read(
    typed: &str,
    context: &Context<'_>,
    fault: Fault,
    one: fn(&str, &Context<'_>) -> Result<Line, Fault>,
) -> Result<Line, Fault> {
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
        return Err(fault);
    }
    // The shortest words that leave a line with one end.
    let ranges = (1..all.len()).flat_map(|used| (0..=all.len() - used).map(move |at| (at, used)));
    let lines = ranges.map(|(at, used)| {
        let mut line = typed.to_owned();
        line.replace_range(all[at].at.start..all[at + used - 1].at.end, "");
        line.split_whitespace().collect::<Vec<_>>().join(" ")
    });
    let lines: Vec<_> = lines.filter_map(|line| one(&line, context).ok()).collect();
    let rounds = lines.iter().find_map(|line| match lasting(line)? {
        Lasting::Known(Duration::Rounds(rounds)) => Some(rounds),
        _ => None,
    });
    let has_a_save = |line: &Line| matches!(lasting(line), Some(Lasting::Save { .. }));
    let by_save = lines.into_iter().find(has_a_save);
    match (rounds, by_save) {
        (Some(rounds), Some(mut line)) => {
            end_after(&mut line, rounds);
            Ok(line)
        }
        _ => Err(fault),
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

/// Lets the conditions of a line with a save end after a number of rounds at the latest.
fn end_after(line: &mut Line, latest: u32) {
    match line {
        Line::Begin {
            duration: Some(Lasting::Save { rounds, .. }),
            ..
        } => *rounds = Some(latest),
        Line::Together(all) => all.iter_mut().for_each(|line| end_after(line, latest)),
        _ => {}
    }
}
