//! The parts of a line about a save: `lidda save 18`, `ogre dex 15`.

use asalto_core::{CombatantId, SaveKind};
use asalto_text::Lang;

use super::lexicon;
use super::parsed::{Context, Fault, Missing};
use super::people::People;
use super::person::Search;
use super::sense::{Attr, Sense};
use super::tokens::tokens;
use crate::input::save_kinds;

/// The parts of a line about a save, if it has nothing else.
#[derive(Default)]
pub(super) struct Parts {
    pub who: Vec<CombatantId>,
    pub saves: bool,
    /// The kind as typed.
    pub kind: Option<String>,
    pub has_difficulty: bool,
    /// The last number, which stands behind the save or its kind.
    pub number: Option<i32>,
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

/// Returns the kind of save that a word names, which may be a word of another meaning.
pub(super) fn named(word: &str, context: &Context<'_>) -> Option<SaveKind> {
    let kinds = context.view.ruleset.save_kinds();
    save_kinds::named(context.lang, kinds, word, context.fold)
}

/// Returns the kind of save that a word names alone.
pub(super) fn kind(word: &str, context: &Context<'_>) -> Option<SaveKind> {
    // `lidda con 5` has 5 hit points in Spanish.
    named(word, context).filter(|_| word != "con" || context.lang != Lang::Es)
}

/// Reads the parts of a line about a save. None if it has another part.
pub(super) fn parts(typed: &str, context: &Context<'_>) -> Option<Parts> {
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
