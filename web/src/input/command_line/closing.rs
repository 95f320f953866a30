//! Words that mean something else where the line ends with them: `goblins save 28 half`, `lidda heal all`.

use asalto_core::share::DamageShare;

use super::items::{Amount, Item, Kind, Step};
use super::lexicon;
use super::scan::Scan;
use super::sense::{Attr, Sense};
use super::tokens::Token;

/// The verbs of a successful save before its damage, in the three languages.
const SAVES: [&str; 7] = [
    "save", "saves", "saved", "salva", "salvan", "sauve", "sauvent",
];

/// The verbs that heal somebody before the words for all hit points.
const HEALS: [&str; 5] = ["heal", "cura", "curar", "soigne", "soigner"];

/// The words for all hit points.
const ALL: [&str; 3] = ["all", "todo", "tout"];

impl Scan<'_> {
    /// Reads the word that means something else before the end of this line, after names alone.
    pub(super) fn closing(&self, rest: &[Token], items: &[Item]) -> Option<Step> {
        let named = items.iter().all(|it| matches!(it.kind, Kind::Who(_)));
        let (verb, after) = rest.split_first()?;
        let whole = !items.is_empty() && named && after.iter().all(|it| !it.breaks);
        if !whole || verb.breaks {
            return None;
        }
        let verb = verb.text.as_str();
        match after {
            [all] if HEALS.contains(&verb) && ALL.contains(&all.text.as_str()) => {
                Some(Step::One(Kind::Attr(Attr::Full), 2))
            }
            [number, .., last] if SAVES.contains(&verb) => {
                let amount = Amount::read(&number.text)?;
                let (senses, _) = lexicon::senses(std::slice::from_ref(last), self.context.lang);
                let half = Sense::Share(DamageShare::Half);
                let halved = senses.contains(&half) && amount.sign.is_none();
                halved.then_some(Step::One(Kind::Share(DamageShare::Half), 1))
            }
            _ => None,
        }
    }
}
