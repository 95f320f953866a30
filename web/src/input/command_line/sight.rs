//! What the players see, as the log says it: `ogre is hidden from players`, `los jugadores dejan de ver a ogro`.

use asalto_core::Side;

use super::boons;
use super::free::Text;
use super::items::Kind;
use super::leaving;
use super::lexicon;
use super::parsed::{Fault, Line};
use super::parts::Parts;
use super::person::Search;
use super::sense::Sense;

/// The words after the players for those whom they no longer see, in the three languages.
const NO_LONGER: &str = "no longer see|don't see|do not see|stop seeing|can't see|cannot see\
    |dejan de ver a|dejan de ver al|ya no ven a|ya no ven al|no ven a|no ven al|ne voient plus|ne voient pas";

/// The words after the players for those whom they see, in the three languages.
const SEE: &str =
    "see|now see|can see|can now see|ya ven a|ya ven al|ven a|ven al|voient|voient maintenant";

/// Reads `ogre is hidden from players`, where the condition would be hidden from enemies.
pub(super) fn hidden(parts: Parts<'_>) -> Option<Line> {
    let conditions = parts.conditions();
    let [condition] = conditions.as_slice() else {
        return None;
    };
    let plain = |kind: &Kind| matches!(kind, Kind::Who(_) | Kind::Condition(_));
    let is_whole = parts.items.iter().all(|it| plain(&it.kind));
    let last = parts.items.last()?;
    let led = matches!(last.led, Some(Sense::From | Sense::To));
    let from_players = led && leaving::is_group(parts, last) && parts.items.len() > 2;
    let hides = boons::is_one_of(condition, &["hidden"], parts.context);
    (is_whole && from_players && hides).then(|| Line::Hide(parts.named_first()))
}

/// Reads `the players no longer see ogre` and `the players see ogre`.
pub(super) fn read(text: Text<'_>) -> Option<Result<Line, Fault>> {
    let end = text.tokens.len();
    let players = text.skip(0, end);
    let (senses, used) = text.senses(players);
    if !senses.contains(&Sense::Side(Side::PARTY)) {
        return None;
    }
    let verb = players + used;
    let rest = text.tokens.get(verb..)?;
    let longest = |phrases: &str| {
        let found = phrases
            .split('|')
            .filter_map(|one| lexicon::matches(one, rest));
        found.max()
    };
    let (line, used): (fn(_) -> Line, usize) = match (longest(NO_LONGER), longest(SEE)) {
        (Some(used), _) => (Line::Hide, used),
        (None, Some(used)) => (Line::Reveal, used),
        (None, None) => return None,
    };
    let mut who = Vec::new();
    let mut at = text.skip(verb + used, end);
    while at < end {
        match text.people.find(&text.tokens[at..], true) {
            Search::Found(found) => {
                who.extend(&found[0].who);
                at += found[0].used;
            }
            Search::Several(who, used) => {
                return Some(Err(Fault::Which(text.raw(at, at + used), who)));
            }
            Search::Nobody(who, used) => {
                return Some(Err(Fault::NoNumber(text.raw(at, at + used), who)));
            }
            Search::None => return Some(Err(Fault::Nobody(text.raw(at, at + 1)))),
        }
        at = text.skip(at, end);
        while at < end && text.senses(at).0.contains(&Sense::And) {
            at = text.skip(at + text.senses(at).1, end);
        }
    }
    (!who.is_empty()).then(|| Ok(line(who)))
}
