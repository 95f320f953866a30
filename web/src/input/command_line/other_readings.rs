//! The other readings of a line that is understood.

use super::boons::is_boon;
use super::casting;
use super::lexicon;
use super::parsed::{Context, Line};
use super::people::People;
use super::person::Search;
use super::sense::Sense;
use super::suggestion::Suggestion;
use super::tokens::{Token, tokens};
use super::unsaved;

/// Lists the other readings of a line that is understood: a spell with the concentration of its caster, a save whose number
/// is the DC, and a boon for everyone, for each side and for both.
#[must_use]
pub fn other_readings(typed: &str, line: &Line, context: &Context<'_>) -> Vec<Suggestion> {
    let bare = matches!(line, Line::Begin { cause: None, .. });
    let cast = bare.then(|| casting::with_caster(typed, context)).flatten();
    let is_cast = |cast: &String| {
        matches!(
            super::read(
                cast,
                &Context {
                    typed: cast,
                    ..*context
                }
            ),
            Ok(Line::Together(_))
        )
    };
    let cast = cast.filter(is_cast).map(Suggestion::Example);
    cast.into_iter()
        .chain(unsaved::against(typed, line, context))
        .chain(for_sides(typed, line, context))
        .collect()
}

/// Lists the readings of a boon for everyone, for each side and for both.
fn for_sides(typed: &str, line: &Line, context: &Context<'_>) -> Vec<Suggestion> {
    let given = match line {
        // A spell with the concentration of its caster.
        Line::Together(all) => all.first().unwrap_or(line),
        _ => line,
    };
    let Line::Begin { conditions, .. } = given else {
        return Vec::new();
    };
    if !conditions.iter().all(|named| is_boon(named, context)) {
        return Vec::new();
    }
    let words = tokens(typed, context.lang, context.fold);
    let people = People::new(context);
    // `all goblins` means those alone.
    let is_alone = |mut rest: &[Token]| {
        let (mut senses, mut used) = lexicon::senses(rest, context.lang);
        while senses.contains(&Sense::Filler) && used > 0 {
            rest = &rest[used..];
            (senses, used) = lexicon::senses(rest, context.lang);
        }
        let side = senses.iter().any(|it| matches!(it, Sense::Side(_)));
        !side && people.find(rest, false) == Search::None
    };
    let all = (0..words.len()).find_map(|at| {
        let (senses, used) = lexicon::senses(&words[at..], context.lang);
        let range = words[at].at.start..words.get(at + used.max(1) - 1)?.at.end;
        let all = senses.contains(&Sense::All) && is_alone(&words[at + used..]);
        all.then_some(range)
    });
    let Some(all) = all else {
        return Vec::new();
    };
    let sides = lexicon::of(context.lang).lines.sides.into_iter();
    let others = sides.map(|sides| format!("{}{sides}{}", &typed[..all.start], &typed[all.end..]));
    let others = others.filter(|other| super::read(other, context).is_ok_and(|read| read != *line));
    others.map(Suggestion::Example).collect()
}
