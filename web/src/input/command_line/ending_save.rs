//! The save that ends a condition, with its kind and its DC: `wis save 13`, `salvación de Sab, CD 13`, `save ends`.

use asalto_core::SaveKind;

use super::lexicon;
use super::parsed::Lasting;
use super::scan::Scan;
use super::sense::{Attr, Sense};
use super::tokens::Token;
use crate::input::save_kinds;

/// The words between a save and its kind or its DC, in the three languages.
const LINKS: [&str; 12] = [
    "a", "an", "una", "un", "une", "su", "sa", "de", "d'", "of", "con", "with",
];

impl Scan<'_> {
    /// Reads a save that ends a condition, and its number of tokens. It begins with the save, its kind or its DC. After a
    /// condition (`given`) the kind and the DC need no word for a save: `paralyzed wis 15`.
    pub(super) fn ending_save(&self, rest: &[Token], given: bool) -> Option<(Lasting, usize)> {
        let (mut at, mut end) = (0, 0);
        let (mut saves, mut kind, mut difficulty) = (false, None, None);
        while let Some(token) = rest.get(at) {
            let next = &rest[at..];
            let (senses, used) = lexicon::senses(next, self.context.lang);
            // Only a DC stands behind a comma or in brackets.
            if difficulty.is_none()
                && let Some((number, used)) = self.difficulty(next)
            {
                difficulty = Some(number);
                at += used;
            } else if at > 0 && token.breaks {
                break;
            } else if let Some((number, used)) = self.bare_difficulty(next)
                && (saves || given && kind.is_some())
                && difficulty.is_none()
            {
                difficulty = Some(number);
                at += used;
            } else if kind.is_none()
                && let Some(named) = self.save_kind(next)
            {
                kind = Some(named);
                at += 1;
            } else if !saves && senses.contains(&Sense::SaveEnds) {
                saves = true;
                at += used;
            } else if LINKS.contains(&token.text.as_str()) {
                at += 1;
                continue;
            } else {
                break;
            }
            end = at;
        }
        saves |= given && kind.is_some() && difficulty.is_some();
        let save = Lasting::Save {
            difficulty,
            kind,
            rounds: None,
        };
        saves.then_some((save, end))
    }

    /// Returns the kind of save that the first token names. `con` before a DC is a Spanish word.
    pub(super) fn save_kind(&self, rest: &[Token]) -> Option<SaveKind> {
        let (first, after) = rest.split_first()?;
        let kinds = self.context.view.ruleset.save_kinds();
        let kind = save_kinds::named(self.context.lang, kinds, &first.text, self.context.fold)?;
        let links = LINKS.contains(&first.text.as_str()) && self.difficulty(after).is_some();
        (!links).then_some(kind)
    }

    /// Reads a DC behind its word: `dc 13`.
    fn difficulty(&self, rest: &[Token]) -> Option<(i32, usize)> {
        let (senses, used) = lexicon::senses(rest, self.context.lang);
        let led = senses.contains(&Sense::Attr(Attr::Dc));
        let number = rest.get(used)?;
        (led && !number.breaks).then_some((whole(number)?, used + 1))
    }

    /// Reads a DC without its word. A number before a unit of time is a duration.
    fn bare_difficulty(&self, rest: &[Token]) -> Option<(i32, usize)> {
        let (first, after) = rest.split_first()?;
        let (senses, _) = lexicon::senses(after, self.context.lang);
        let timed = senses.iter().any(|it| matches!(it, Sense::Unit(_)));
        (!timed).then_some((whole(first)?, 1))
    }
}

/// Returns the number of a token without a sign.
fn whole(token: &Token) -> Option<i32> {
    let digits = token.text.bytes().all(|it| it.is_ascii_digit());
    digits.then(|| token.text.parse().ok()).flatten()
}
