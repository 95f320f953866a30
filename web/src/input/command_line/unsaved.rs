//! Saves that lack a part, with the lines that have it: `lidda save 18`, `ogre dex 15`, `ogre dex save dc 15`.

use asalto_core::{CombatantId, Command, SaveKind};
use asalto_text::{Lang, save_kind};

use super::lexicon;
use super::parsed::{Context, Fault, Line, Missing};
use super::people::People;
use super::person::Search;
use super::rewritten::replaced;
use super::sense::{Attr, Sense};
use super::suggestion::{Suggestion, Suggestion::Example, names};
use super::tokens::tokens;
use crate::input::save_kinds;

/// The parts of a line about a save, if it has nothing else.
#[derive(Default)]
struct Parts {
    who: Vec<CombatantId>,
    saves: bool,
    /// The kind as typed.
    kind: Option<String>,
    has_difficulty: bool,
    /// The last number, which stands behind the save or its kind.
    number: Option<i32>,
}

/// Returns the fault of a line with a save but no kind, or with a kind but no save. `dex 15` may be anything, so it is no
/// damage.
pub(super) fn read(typed: &str, context: &Context<'_>) -> Option<Fault> {
    let parts = parts(typed, context)?;
    parts.number?;
    match parts.kind {
        _ if parts.who.is_empty() => None,
        None if parts.saves => Some(Fault::Missing(Missing::SaveKind)),
        Some(kind) if !parts.saves && !parts.has_difficulty => Some(Fault::Unknown(kind)),
        _ => None,
    }
}

/// Lists the lines with each kind of save, or the line that waits for its total.
pub(super) fn offers(typed: &str, missing: Missing, context: &Context<'_>) -> Vec<Suggestion> {
    if missing == Missing::SaveTotal {
        return vec![Example(format!("{} …", typed.trim()))];
    }
    let Some(Parts {
        who,
        has_difficulty,
        number: Some(number),
        ..
    }) = parts(typed, context)
    else {
        return Vec::new();
    };
    let lines = &lexicon::of(context.lang).lines;
    let (who, dc) = (names(context.view, &who), lines.difficulty);
    let of = |kind: &SaveKind| {
        let save = save(save_kind(context.lang, *kind), context.lang);
        Example(if has_difficulty {
            format!("{who} {save} {dc} {number} …")
        } else {
            format!("{who} {save} {number}")
        })
    };
    context.view.ruleset.save_kinds().iter().map(of).collect()
}

/// Returns the line with a save in place of the kind alone.
pub(super) fn named(typed: &str, word: &str, context: &Context<'_>) -> Option<Suggestion> {
    kind(&(context.fold)(word), context)?;
    let save = save(word, context.lang);
    Some(Example(replaced(typed, word, &save)))
}

/// Returns the line in which the number of a save is the DC, if it is read as the total.
pub(super) fn against(typed: &str, line: &Line, context: &Context<'_>) -> Option<Suggestion> {
    let Line::Command(command) = line else {
        return None;
    };
    let Command::Save(made) = &**command else {
        return None;
    };
    let number = made.typed.filter(|_| made.difficulty.is_none())?;
    let dc = lexicon::of(context.lang).lines.difficulty;
    let text = replaced(
        typed.trim(),
        &number.to_string(),
        &format!("{dc} {number} …"),
    );
    let with_total = text.replace('…', "1");
    let read = super::read(
        &with_total,
        &Context {
            typed: &with_total,
            ..*context
        },
    );
    let is_against = match &read {
        Ok(Line::Command(command)) => {
            matches!(&**command, Command::Save(save) if save.difficulty == Some(number))
        }
        _ => false,
    };
    is_against.then_some(Example(text))
}

/// Returns the words for a save of a kind.
fn save(kind: &str, lang: Lang) -> String {
    let save = lexicon::of(lang).lines.save;
    save.replace("{n}", &kind.to_lowercase())
}

fn kind(word: &str, context: &Context<'_>) -> Option<SaveKind> {
    let kinds = context.view.ruleset.save_kinds();
    let kind = save_kinds::named(context.lang, kinds, word, context.fold);
    // `lidda con 5` has 5 hit points in Spanish.
    kind.filter(|_| word != "con" || context.lang != Lang::Es)
}

/// Reads the parts of a line about a save. None if it has another part.
fn parts(typed: &str, context: &Context<'_>) -> Option<Parts> {
    if context.view.ruleset.save_kinds().is_empty() {
        return None;
    }
    let all = tokens(typed, context.lang, context.fold);
    let people = People::new(context);
    let mut parts = Parts::default();
    let mut at = 0;
    while at < all.len() {
        let (senses, used) = lexicon::senses(&all[at..], context.lang);
        let text = all[at].text.as_str();
        let found = match people.find(&all[at..], false) {
            Search::Found(found) if parts.who.is_empty() => Some(found),
            _ => None,
        };
        if let Some(found) = found {
            parts.who.clone_from(&found[0].who);
            at += found[0].used;
        } else if senses.contains(&Sense::SaveEnds) && !parts.saves {
            parts.saves = true;
            at += used;
        } else if senses.contains(&Sense::Attr(Attr::Dc)) {
            parts.has_difficulty = true;
            at += used;
        } else if text.bytes().all(|it| it.is_ascii_digit()) {
            let behind = parts.saves || parts.kind.is_some();
            parts.number = Some(text.parse().ok().filter(|_| behind)?);
            at += 1;
        } else if parts.kind.is_none() && kind(text, context).is_some() {
            parts.kind = Some(typed[all[at].at.clone()].to_owned());
            at += 1;
        } else {
            return None;
        }
    }
    Some(parts)
}
