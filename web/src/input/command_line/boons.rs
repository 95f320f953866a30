//! Conditions that are good to have. `bless all` means the side of whoever casts it.

use asalto_core::{CombatantId, Side};

use super::items::Item;
use super::lexicon;
use super::parsed::{Context, Named};
use super::parts::Parts;
use super::sense::Sense;
use super::tokens::tokens;

/// The boons, by the English names of the lexicon.
const BOONS: [&str; 4] = ["blessed", "hasted", "invisible", "raging"];

/// Returns whether a condition is good to have.
pub(super) fn is_boon(named: &Named, context: &Context<'_>) -> bool {
    is_one_of(named, &BOONS, context)
}

/// Returns whether a condition is one of these, by the English names of the lexicon.
pub(super) fn is_one_of(named: &Named, keys: &[&str], context: &Context<'_>) -> bool {
    // The game master's own conditions have the words of one language: `bendecido`.
    let is = |name: &str| {
        let words = tokens(name, context.lang, context.fold);
        let found = lexicon::condition(&words, context.lang);
        found.is_some_and(|(key, _, used)| used == words.len() && keys.contains(&key))
    };
    match named {
        Named::Known(index) => context.conditions[*index].iter().any(|name| is(name)),
        Named::Custom(name) => is(name),
    }
}

/// Returns whether a part is a word for everyone.
fn is_all(parts: Parts<'_>, item: &Item) -> bool {
    let context = parts.context;
    let words = tokens(&(parts.typed)(item), context.lang, context.fold);
    lexicon::senses(&words, context.lang)
        .0
        .contains(&Sense::All)
}

/// Returns the combatants of a line that gives conditions. A boon for everyone is for one side: of the one who gives it, or
/// else of the one whose turn it is.
pub(super) fn who_gets(
    parts: Parts<'_>,
    who: Vec<CombatantId>,
    conditions: &[Named],
    giver: Option<CombatantId>,
) -> Vec<CombatantId> {
    let context = parts.context;
    let boons = conditions.iter().all(|named| is_boon(named, context));
    if !boons || !parts.items.iter().any(|item| is_all(parts, item)) {
        return who;
    }
    let side_of = |who: CombatantId| Some(context.view.combatant(who)?.profile.side);
    let giver = giver.or(context.view.current);
    let side = giver.and_then(side_of).unwrap_or(Side::PARTY);
    let own = who
        .iter()
        .copied()
        .filter(|&who| side_of(who) == Some(side));
    let own: Vec<_> = own.collect();
    if own.is_empty() { who } else { own }
}
