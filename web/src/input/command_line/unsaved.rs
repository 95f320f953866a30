//! The lines that have what a save lacks: `lidda save 18`, `ogre dex 15`, `ogre dex save dc 15`.

use asalto_core::{Command, SaveKind};
use asalto_text::{Lang, save_kind};

use super::lexicon;
use super::parsed::{Context, Line, Missing};
use super::rewritten::replaced;
use super::save_parts::{Parts, kind, parts};
use super::suggestion::{Suggestion, Suggestion::Example, names};

/// Lists the lines with each kind of save, or the line with a roll by the app.
pub(super) fn offers(typed: &str, missing: Missing, context: &Context<'_>) -> Vec<Suggestion> {
    if missing == Missing::SaveTotal {
        return vec![Example(format!("{} +0", typed.trim()))];
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
            format!("{who} {save} {dc} {number}")
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
    let text = replaced(typed.trim(), &number.to_string(), &format!("{dc} {number}"));
    let with_total = format!("{text} +1");
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
