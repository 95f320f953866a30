//! Damage with a save for half, as a game master says it: `24 fire to all goblins half dex 15`, `24 fuego a los goblins,
//! salvación de Des CD 15 para la mitad`.

use std::ops::Range;

use asalto_core::Command;
use asalto_core::share::DamageShare;
use asalto_text::Lang;

use super::lexicon;
use super::parsed::{Context, Fault, HalfSave, Line};
use super::people::People;
use super::person::Search;
use super::save_parts::named;
use super::sense::{Attr, Sense};
use super::tokens::{Token, tokens};

/// The words for a save, in the three languages.
const SAVES: [&str; 12] = [
    "save",
    "saves",
    "saving",
    "throw",
    "salvacion",
    "tirada",
    "ts",
    "sauvegarde",
    "jet",
    "js",
    "salvar",
    "saved",
];

/// The words inside the phrase of a save, in the three languages. Some are the beginning of an ability too.
const LINKS: [&str; 29] = [
    "a", "an", "the", "on", "for", "with", "of", "if", "in", "to", "una", "un", "la", "el", "con",
    "de", "en", "para", "por", "si", "une", "le", "d'", "l'", "avec", "sur", "pour", "et", "vs",
];

/// The words before the phrase of a save that go with it.
const LEADS: [&str; 16] = [
    "a", "an", "the", "with", "on", "and", "for", "con", "y", "una", "un", "avec", "et", "une",
    "pour", "&",
];

/// Returns whether a word of the links is the beginning of an ability alone in a language: `con` is a link in Spanish.
fn is_ability_only(word: &str, lang: Lang) -> bool {
    word == "con" && lang != Lang::Es
}

/// The phrase of a save, and its place in the tokens.
struct Phrase {
    save: HalfSave,
    halves: bool,
    at: Range<usize>,
}

/// Reads damage with a save for half. The phrase of the save is in one piece, before or after the amount or the targets.
/// None if the line has no such phrase, or is another command.
///
/// # Errors
/// The fault of the damage, or [`Fault::SaveForWhat`] for a save that halves nothing.
pub(super) fn read(
    typed: &str,
    context: &Context<'_>,
    one: fn(&str, &Context<'_>) -> Result<Line, Fault>,
) -> Option<Result<Line, Fault>> {
    let all = tokens(typed, context.lang, context.fold);
    if !may_have_phrase(&all, context) {
        return None;
    }
    let people = People::new(context);
    let phrase = (0..all.len()).find_map(|from| phrase(&all, from, &people, context))?;
    let Range { start, end } = phrase.at;
    let place = all[start].at.start..all[end - 1].at.end;
    let mut rest = typed.to_owned();
    rest.replace_range(place.clone(), " ");
    let rest = rest.trim_matches(|it: char| it.is_whitespace() || matches!(it, ',' | ';' | ':'));
    let damage = one(
        rest,
        &Context {
            typed: rest,
            ..*context
        },
    );
    let sure = phrase.save.kind.is_some() && phrase.save.difficulty.is_some();
    match damage {
        Ok(Line::Points(mut all)) if all.len() == 1 && all[0].kind.harms() => {
            let points = all.remove(0);
            if points.critical {
                return None;
            }
            if !phrase.halves {
                // `lidda con save dc 13 18` is a save that she makes.
                let is_save = |command: Box<Command>| matches!(*command, Command::Save(_));
                if let Ok(Line::Command(command)) = one(typed, context)
                    && is_save(command)
                {
                    return None;
                }
                let half = lexicon::of(context.lang).lines.half;
                let line = format!("{rest} {half} {}", &typed[place]);
                return Some(Err(Fault::SaveForWhat(line)));
            }
            let save = phrase.save;
            Some(Ok(Line::AreaSave { points, save }))
        }
        Err(
            fault @ (Fault::Missing(_)
            | Fault::Which(..)
            | Fault::NoNumber(..)
            | Fault::Nobody(_)
            | Fault::NeitherNameNorType(_)),
        ) if sure && phrase.halves => Some(Err(fault)),
        _ => None,
    }
}

/// Returns whether any word may belong to the phrase of a save: most lines have none, and names take time to find.
fn may_have_phrase(all: &[Token], context: &Context<'_>) -> bool {
    (0..all.len()).any(|at| {
        let text = all[at].text.as_str();
        let (senses, _) = lexicon::senses(&all[at..], context.lang);
        SAVES.contains(&text)
            || senses.contains(&Sense::Attr(Attr::Dc))
            || named(text, context).is_some()
    })
}

/// Reads the phrase of a save from a token on.
fn phrase(all: &[Token], from: usize, people: &People, context: &Context<'_>) -> Option<Phrase> {
    let (mut at, mut end) = (from, from);
    let (mut halves, mut saves, mut led) = (false, false, false);
    let (mut kind, mut weak, mut difficulty) = (None, None, None);
    let mut begins_weak = false;
    let is_named = |at: usize| match people.find(&all[at..], false) {
        Search::Found(found) => found.iter().any(|one| one.whole),
        _ => false,
    };
    while let Some(token) = all.get(at) {
        let text = token.text.as_str();
        let (senses, used) = lexicon::senses(&all[at..], context.lang);
        let whole = text.bytes().all(|it| it.is_ascii_digit());
        let number = || text.parse().ok().filter(|_| whole);
        let named = || named(text, context);
        // The word after an amount is its type: `24 force`.
        let is_type = at == from && senses.iter().any(|it| matches!(it, Sense::Type(_)));
        let is_half = senses.contains(&Sense::Share(DamageShare::Half))
            && (used > 1
                || !["sav", "salv", "sauv"]
                    .iter()
                    .any(|one| text.starts_with(one)));
        if at > from && is_named(at) {
            break;
        }
        if !halves && is_half {
            halves = true;
            saves |= text.starts_with("sav");
            at += used;
        } else if senses.contains(&Sense::Attr(Attr::Dc)) && difficulty.is_none() {
            led = true;
            at += used;
        } else if at > from
            && difficulty.is_none()
            && number().is_some()
            && (kind.or(weak).is_some() || led || saves)
        {
            difficulty = number();
            at += 1;
        } else if SAVES.contains(&text) {
            saves = true;
            at += 1;
        } else if LINKS.contains(&text) && !is_ability_only(text, context.lang) {
            let next = all.get(at + 1).map(|it| it.text.as_str());
            let counts = next.is_some_and(|it| it.bytes().all(|it| it.is_ascii_digit()));
            let before = counts || next.is_some_and(|it| SAVES.contains(&it));
            if at == from {
                // `con salvación` is no save of Constitution, but `con 13` may be.
                weak = Some(named().filter(|_| counts)?);
                begins_weak = true;
            } else if let Some(named) = named().filter(|_| before && weak.is_none()) {
                weak = Some(named);
            }
            at += 1;
            continue;
        } else if let Some(named) = named().filter(|_| kind.is_none() && !is_type && !is_named(at))
        {
            kind = Some(named);
            at += 1;
        } else {
            break;
        }
        end = at;
    }
    let kind = kind.or(weak);
    let is_save = match difficulty {
        Some(_) if begins_weak => halves,
        Some(_) => kind.is_some() || led && halves,
        None => kind.is_some() && saves && halves,
    };
    let leads = |at: &usize| LEADS.contains(&all[*at].text.as_str());
    let start = (0..from).rev().take_while(leads).last().unwrap_or(from);
    is_save.then_some(Phrase {
        save: HalfSave { kind, difficulty },
        halves,
        at: start..end,
    })
}
