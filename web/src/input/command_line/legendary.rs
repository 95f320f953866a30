//! Legendary actions and resistances: `dragon legendary tail`, `dragon uses legendary resistance`.

use asalto_core::{CombatantId, CombatantView};

use super::free::Text;
use super::items::Amount;
use super::parsed::{Fault, Line, Missing};
use super::person::Search;
use super::sense::{self, Act, Sense};

/// The words that make a legendary action a legendary resistance, in the three languages and without accents.
const RESISTANCE: [&str; 6] = [
    "resistance",
    "resistances",
    "resist",
    "resists",
    "resistencia",
    "resistencias",
];

/// The verbs that spend a resistance, beside those that spend anything.
const SPENDS: [&str; 8] = [
    "burns", "burn", "quema", "gasta", "crame", "brule", "claque", "grille",
];

/// The nouns of a legendary action, which are no part of its name.
const NOUNS: [&str; 6] = [
    "action",
    "actions",
    "accion",
    "acciones",
    "resistances",
    "one",
];

/// The verbs that may be a part of the name of an action: `tail attack`, `move`.
const NAMED: [Act; 8] = [
    Act::Harm,
    Act::Attack,
    Act::Use,
    Act::Move,
    Act::Cast,
    Act::Legendary,
    Act::Roll,
    Act::Find,
];

/// Reads `dragon legendary tail`, `legendary action dragon tail` and `dragon tail legendary`.
pub(super) fn legendary(text: Text<'_>) -> Option<Result<Line, Fault>> {
    let verb = text.verb(Act::Legendary)?;
    let (from, end) = (verb.at + verb.used, text.tokens.len());
    // `legendary resistance dragon` and `legendary resistance of the dragon`
    let mut first = from;
    while verb.at == 0 && first < end && is_resistance(text, first) {
        first += 1;
    }
    let before = text.skip(0, verb.at);
    let of_resistance = (before..verb.at).all(|at| is_resistance(text, at) || is_small(text, at));
    let (start, stop) = if verb.at > 0 && !of_resistance {
        (0, verb.at)
    } else {
        (first, end)
    };
    let (who, next) = match text.who(start, stop) {
        Ok(Some(found)) => found,
        Ok(None) => {
            let of_all = (0..end).any(|at| is_resistance(text, at));
            match owner(text, of_all) {
                Some(who) => (who, start),
                None => return Some(Err(Fault::Missing(Missing::Name))),
            }
        }
        Err(fault) => return Some(Err(fault)),
    };
    let name_at = text.skip(start, stop);
    let outside = |at: &usize| !(name_at..next).contains(at) && !(verb.at..from).contains(at);
    let rest: Vec<usize> = (0..end).filter(outside).collect();
    let resists = rest.iter().any(|at| is_resistance(text, *at));
    let mut words = Vec::new();
    for &at in &rest {
        if is_spent(text, at) || resists && is_small(text, at) || resists && is_resistance(text, at)
        {
            continue;
        }
        let word = || text.raw(at, at + 1);
        if resists || is_part(text, at) {
            return Some(Err(Fault::Unread(word())));
        }
        words.push(at);
    }
    if resists {
        return Some(Ok(Line::LegendaryResistance(who)));
    }
    let small = |at: &usize| is_small(text, *at);
    let lead = words.iter().take_while(|at| small(at)).count();
    let name = words[lead..].iter().map(|at| text.raw(*at, *at + 1));
    let name = name.collect::<Vec<_>>().join(" ");
    Some(Ok(Line::Legendary { who, name }))
}

/// Returns whose legendary action or resistance is meant where nobody is named: the selected one's, or else that of the only one
/// who has any.
fn owner(text: Text<'_>, resists: bool) -> Option<CombatantId> {
    let all = text.context.view.combatants.iter();
    let owners = all.filter(|one| has_legendary(one, Some(resists)));
    let owners: Vec<_> = owners.collect();
    let selected = match text.context.selected {
        [(who, _)] => Some(*who),
        _ => None,
    };
    match owners.as_slice() {
        [] => selected,
        [one] => Some(one.id),
        _ => selected.filter(|who| owners.iter().any(|one| one.id == *who)),
    }
}

/// Returns whether a living combatant has legendary actions, or resistances, or either.
pub(super) fn has_legendary(one: &CombatantView, resistances: Option<bool>) -> bool {
    let has = one.profile.legendary;
    let (resists, acts) = (has.resistance > 0, has.actions > 0);
    one.legendary.is_some()
        && resistances.map_or(resists || acts, |it| if it { resists } else { acts })
}

fn is_resistance(text: Text<'_>, at: usize) -> bool {
    let word = text.tokens.get(at).map(|it| it.text.as_str());
    word.is_some_and(|word| RESISTANCE.contains(&word))
}

/// Returns whether a token has no meaning of its own.
fn is_small(text: Text<'_>, at: usize) -> bool {
    text.skip(at, at + 1) > at
}

/// Returns whether a token only says that one is spent.
fn is_spent(text: Text<'_>, at: usize) -> bool {
    let word = text.tokens[at].text.as_str();
    let article = matches!(word, "1" | "a" | "an" | "un" | "una" | "une" | "uno");
    let uses = text.senses(at).0.contains(&Sense::Act(Act::Use));
    article || uses || SPENDS.contains(&word) || NOUNS.contains(&word)
}

/// Returns whether a token is a part of another command: a number, another name or a verb.
fn is_part(text: Text<'_>, at: usize) -> bool {
    let (senses, _) = text.senses(at);
    let number = Amount::read(&text.tokens[at].text).is_some()
        || senses.iter().any(|it| matches!(it, Sense::Number(_)));
    let acts = sense::acts(&senses);
    let other = !acts.is_empty() && !acts.iter().any(|act| NAMED.contains(act));
    let hurts = acts.contains(&Act::Suffer);
    let named = senses.is_empty()
        && matches!(text.people.find(&text.tokens[at..], false), Search::Found(found) if found[0].whole);
    number || other || hurts || named
}
