//! A typed command: `7 g3, half bug`, `worg is dead`, `stun bug until wulfgar`, `3 wolves arrive`.
//!
//! [`read`] turns a line into a [`Line`], or says by a [`Fault`] which part it does not understand. [`plan`] turns
//! that into the commands of the core. The words are tables, one for each language; nothing else here depends on
//! a language.

mod actions;
mod apart;
mod area_save;
mod arrivals;
mod boons;
mod bypass;
mod casting;
mod change;
mod clauses;
mod closing;
mod complete;
mod countered;
mod critical;
mod dealt;
mod defenses;
mod doers;
mod duration;
mod ending_save;
mod faithful;
mod fields;
mod free;
mod free_text;
mod give;
mod guards;
mod held_spells;
mod interpret;
mod items;
mod joining;
mod leaving;
mod legendary;
mod lexicon;
mod line;
mod made_saves;
mod meaning;
mod missing;
mod mistyped;
mod name_numbers;
mod nonlethal;
mod offered;
mod offers;
mod other_readings;
mod pairs;
mod parsed;
mod parts;
mod people;
mod person;
mod places;
mod plan;
mod plan_conditions;
mod plan_order;
mod plan_points;
mod points;
mod powers;
mod priority;
mod readings;
mod release;
mod repeats;
mod resources;
mod rewritten;
mod rolled;
mod save_difficulty;
mod save_parts;
mod scan;
mod sense;
mod sight;
mod sources;
mod stable;
mod step;
mod suggestion;
mod together;
mod tokens;
mod turns;
mod two_ends;
mod undoing;
mod unsaved;
mod words;

use asalto_text::Lang;

pub use bypass::{
    counts as bypass_counts, example as bypass_example, of_all as bypasses_all,
    of_weapon as bypass_of_weapon, taken_out as bypass_taken_out,
};
pub use change::{change, typed};
pub use complete::{Completion, Offer, complete};
pub use critical::critical_dice;
pub use dealt::{AimedDamage, Dealt, DealtHit};
pub use held_spells::named as held_spell;
pub use meaning::meaning;
pub use nonlethal::taken_out as nonlethal_taken_out;
pub use offered::offered;
pub use offers::suggestions;
pub use other_readings::other_readings;
pub use parsed::{
    Ask, Context, Fault, HalfSave, LONGEST, Lasting, Line, Missing, Named, OtherName, Points,
    Target, TypedAmount,
};
pub use plan::{Effect, Refusal, plan};
pub use save_difficulty::assumed_difficulty;
pub use suggestion::Suggestion;
pub use words::{Keyword, MINUTE, Verb};

use people::People;
use readings::each_reading;

/// Reads a typed command.
///
/// # Errors
/// [`Fault`] if it is not one, with the part that was not understood.
pub fn read(typed: &str, context: &Context<'_>) -> Result<Line, Fault> {
    let end = typed.char_indices().nth(LONGEST);
    let typed = &typed[..end.map_or(typed.len(), |(at, _)| at)];
    if let Some(fault) = save_parts::read(typed, context) {
        return Err(fault);
    }
    let read = area_save::read(typed, context, statement).unwrap_or_else(|| {
        statement(typed, context).or_else(|fault| together::read(typed, context, fault, statement))
    });
    let read = read.or_else(|fault| defenses::read(typed, context, fault));
    let read = read.or_else(|fault| two_ends::read(typed, context, fault, statement));
    let read = read.and_then(|line| guards::without_stray(typed, line, context));
    match guards::question(typed) {
        Some(line) if !line.is_empty() => guards::answered(line, read),
        _ => read,
    }
}

/// Reads a line that is no question.
fn statement(typed: &str, context: &Context<'_>) -> Result<Line, Fault> {
    let lang: Lang = context.lang;
    let (custom, typed) = match quoted(typed) {
        Some((name, rest)) => (Some(name), rest),
        None => (None, typed),
    };
    let context = &Context { typed, ..*context };
    let tokens = tokens::tokens(typed, lang, context.fold);
    if tokens.is_empty() && custom.is_none() {
        return Err(Fault::Empty);
    }
    let people = People::new(context);
    let tokens = undoing::split(&tokens, &people, lang);
    let text = free::Text {
        tokens: &tokens,
        people: &people,
        context,
    };
    if custom.is_none()
        && let Some(line) = free_text::read(text).or_else(|| powers::read(text))
    {
        return line;
    }
    if custom.is_none() {
        arrivals::counted(text)?;
    }
    if let Some(fault) = guards::refused(&tokens, &people, context) {
        return Err(fault);
    }
    each_reading(&tokens, &people, context, |items| {
        let mut all = items.to_vec();
        points::of_actions(&mut all, &tokens, context);
        if let Some(name) = custom {
            let kind = items::Kind::Condition(Named::Custom(name.to_owned()));
            all.insert(0, items::Item::new(kind));
        }
        interpret::interpret(parts::Parts {
            items: &all,
            context,
            tokens: &tokens,
            typed: &|item| items::typed(typed, &tokens, item.at.clone()),
        })
    })
}

/// Splits a line that begins with a custom condition in quotation marks: `“hexed” g2`.
fn quoted(typed: &str) -> Option<(&str, &str)> {
    let line = typed.trim_start();
    let marks = [('"', '"'), ('“', '”'), ('«', '»')];
    let (_, last) = marks
        .into_iter()
        .find(|(first, _)| line.starts_with(*first))?;
    let mut letters = line.char_indices().skip(1);
    let (end, _) = letters.find(|(_, letter)| *letter == last)?;
    let start = line.chars().next().map_or(0, char::len_utf8);
    let name = line[start..end].trim();
    (!name.is_empty()).then_some((name, &line[end + last.len_utf8()..]))
}

#[cfg(test)]
mod tests;
