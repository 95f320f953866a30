//! Conditions that are good to have. `bless all` means the side of whoever casts it.

use asalto_core::{CombatantId, Side};

use super::items::Item;
use super::lexicon;
use super::offers::Suggestion;
use super::parsed::{Context, Line, Named};
use super::parts::Parts;
use super::people::People;
use super::person::Search;
use super::sense::Sense;
use super::tokens::{Token, tokens};

/// The boons, by the English names of the lexicon.
const BOONS: [&str; 4] = ["blessed", "hasted", "invisible", "raging"];

fn is_boon(named: &Named, context: &Context<'_>) -> bool {
    let is = |key: &str| {
        let name = lexicon::condition_name(key, context.lang);
        match named {
            Named::Known(index) => context.conditions[*index].iter().any(|one| one == key),
            Named::Custom(words) => Some(words.as_str()) == name,
        }
    };
    BOONS.into_iter().any(is)
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

/// Lists the other readings of a line that is understood: a boon for everyone, for each side and for both.
#[must_use]
pub fn other_readings(typed: &str, line: &Line, context: &Context<'_>) -> Vec<Suggestion> {
    let Line::Begin { conditions, .. } = line else {
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
