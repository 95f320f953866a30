//! The commands with free text: a name, a note, an action, a spell, dice and newcomers.

use asalto_core::CombatantId;

use super::held_spells;
use super::items::{Amount, typed};
use super::lexicon;
use super::parsed::{Context, Fault, Line, Missing};
use super::people::People;
use super::person::Search;
use super::sense::{Act, Attr, Sense};
use super::tokens::{Token, tokens};

/// A line as tokens, with the combatants that they may name.
#[derive(Clone, Copy)]
pub(crate) struct Text<'t> {
    pub tokens: &'t [Token],
    pub people: &'t People,
    pub context: &'t Context<'t>,
}

/// A verb at a place of the line.
#[derive(Clone, Copy)]
pub(crate) struct Verb {
    pub at: usize,
    pub used: usize,
}

impl Text<'_> {
    pub(super) fn senses(self, at: usize) -> (Vec<Sense>, usize) {
        lexicon::senses(&self.tokens[at.min(self.tokens.len())..], self.context.lang)
    }

    /// Finds the first phrase with this meaning.
    pub(super) fn verb(self, act: Act) -> Option<Verb> {
        let mut at = 0;
        while at < self.tokens.len() {
            let (senses, used) = self.senses(at);
            if senses.contains(&Sense::Act(act)) {
                return Some(Verb { at, used });
            }
            at += used.max(1);
        }
        None
    }

    /// Returns the typed text from a token to another.
    pub(super) fn raw(self, from: usize, to: usize) -> String {
        let text = typed(self.context.typed, self.tokens, from..to);
        text.trim_matches(['"', '“', '”', '«', '»', ' ']).to_owned()
    }

    /// Skips words without a meaning of their own.
    pub(super) fn skip(self, mut at: usize, to: usize) -> usize {
        while at < to {
            let (senses, used) = self.senses(at);
            let small =
                |it: &Sense| matches!(it, Sense::Filler | Sense::To | Sense::From | Sense::For);
            if used == 0 || !senses.iter().any(small) || at + used > to {
                break;
            }
            at += used;
        }
        at
    }

    /// Reads the name of a combatant from a token on, up to another; returns it with the next token.
    pub(super) fn who(self, from: usize, to: usize) -> Result<Option<(CombatantId, usize)>, Fault> {
        let from = self.skip(from, to);
        if from >= to {
            return Ok(None);
        }
        match self.people.find(&self.tokens[from..to], true) {
            Search::Found(found) => {
                let one = found.iter().find(|one| one.who.len() == 1);
                match one {
                    Some(one) => Ok(Some((one.who[0], from + one.used))),
                    None => Err(Fault::Which(
                        self.raw(from, from + found[0].used),
                        found[0].who.clone(),
                    )),
                }
            }
            Search::Several(who, used) => Err(Fault::Which(self.raw(from, from + used), who)),
            Search::Nobody(who, used) => Err(Fault::NoNumber(self.raw(from, from + used), who)),
            Search::None => Ok(None),
        }
    }

    /// Returns whether tokens are whole words of the name of a combatant, beside words without a meaning of their own.
    fn is_name_of(self, who: CombatantId, from: usize, to: usize) -> bool {
        let from = self.skip(from, to);
        let one = self.context.view.combatant(who);
        let name = one.map_or("", |one| one.profile.name.as_str());
        let words = tokens(name, self.context.lang, self.context.fold);
        let mut typed = self.tokens[from..to].iter();
        typed.all(|token| words.iter().any(|word| word.text == token.text))
    }

    pub(super) fn acts(self, who: CombatantId) -> Result<(), Fault> {
        if self.context.view.current == Some(who) {
            Ok(())
        } else {
            Err(Fault::NotActing(who))
        }
    }
}

/// Reads `note bug: carries the key`.
pub(super) fn note(text: Text<'_>) -> Option<Result<Line, Fault>> {
    let verb = text.verb(Act::Note)?;
    let first = verb.at == 0 || text.people.find(text.tokens, false) != Search::None;
    first.then_some(Err(Fault::NoNotes))
}

/// Reads `ready shoot when it moves` and `mialee readies fireball if the dragon lands`.
pub(super) fn ready(text: Text<'_>) -> Option<Result<Line, Fault>> {
    let verb = text.verb(Act::Ready)?;
    let end = text.tokens.len();
    if verb.at > 0 {
        match text.who(0, verb.at) {
            Ok(Some((who, next))) if text.skip(next, verb.at) == verb.at => {
                if let Err(fault) = text.acts(who) {
                    return Some(Err(fault));
                }
            }
            _ => return None,
        }
    }
    let from = verb.at + verb.used;
    let mut when = None;
    let mut at = from;
    while at < end && when.is_none() {
        let (senses, used) = text.senses(at);
        if senses.contains(&Sense::When) && at > from {
            when = Some(at..at + used);
        }
        at += used.max(1);
    }
    let named = when.as_ref().map_or(end, |when| when.start);
    let (name, trigger) = match when {
        // The trigger keeps its “when”, because its sentence reads by that word.
        Some(when) if when.end < end => (text.raw(from, when.start), text.raw(when.start, end)),
        Some(when) => (text.raw(from, when.start), String::new()),
        None => (text.raw(from, end), String::new()),
    };
    if name.is_empty() {
        return Some(Err(Fault::Missing(Missing::Action)));
    }
    // `ready lidda` names who readies, and no action.
    if verb.at == 0
        && let Ok(Some((who, next))) = text.who(from, named)
        && text.skip(next, named) == named
        && text.is_name_of(who, from, next)
    {
        return Some(Err(match text.acts(who) {
            Ok(()) => Fault::Missing(Missing::Action),
            Err(fault) => fault,
        }));
    }
    Some(Ok(Line::Ready { name, trigger }))
}

/// Reads `find goblin 3`.
pub(super) fn find(text: Text<'_>) -> Option<Result<Line, Fault>> {
    let verb = text.verb(Act::Find).filter(|verb| verb.at == 0)?;
    let (from, end) = (verb.at + verb.used, text.tokens.len());
    if text.skip(from, end) < end && text.senses(text.skip(from, end)).0.contains(&Sense::Turn) {
        return None;
    }
    Some(match text.who(from, end) {
        Ok(Some((who, next))) if text.skip(next, end) == end => Ok(Line::Find(who)),
        Ok(Some((_, next))) => Err(Fault::Unread(text.raw(next, end))),
        Ok(None) if from == end => Err(Fault::Missing(Missing::Name)),
        Ok(None) => Err(Fault::Unknown(text.raw(from, end))),
        Err(fault) => Err(fault),
    })
}

/// Reads `roll 2d6+3`.
pub(super) fn roll(text: Text<'_>) -> Option<Result<Line, Fault>> {
    let verb = text.verb(Act::Roll).filter(|verb| verb.at == 0)?;
    // `tira al suelo al huargo` gives a condition.
    let condition = lexicon::condition(text.tokens, text.context.lang);
    if condition.is_some_and(|(.., used)| used > verb.used) {
        return None;
    }
    let (from, end) = (verb.at + verb.used, text.tokens.len());
    if from == end {
        return Some(Err(Fault::Missing(Missing::Amount)));
    }
    // `lanza bendición a todos` casts a spell.
    let casts = text.verb(Act::Cast).is_some_and(|cast| cast.at == verb.at);
    if casts && held_spells::leading(&text.tokens[text.skip(from, end)..], text.context).is_some() {
        return None;
    }
    let dice = text.tokens[from].text.contains('d')
        && Amount::read(
            text.tokens[from]
                .text
                .split("kh")
                .next()?
                .split("kl")
                .next()?,
        )
        .is_some();
    let first = text.skip(from, end);
    let named = !matches!(
        text.senses(first).0.first(),
        Some(Sense::Attr(Attr::Init) | Sense::Act(_))
    );
    if !dice && (text.people.find(&text.tokens[first..], false) != Search::None || !named) {
        return None;
    }
    Some(Ok(Line::Roll(text.raw(from, end))))
}

/// Reads a d20 that stands alone as a roll: `d20`, `1d20+5`. It deals no damage, whoever is selected.
pub(super) fn lone_d20(text: Text<'_>) -> Option<Result<Line, Fault>> {
    let dice: String = text.tokens.iter().map(|it| it.text.as_str()).collect();
    let plain = text.tokens.iter().skip(1).all(|it| !it.breaks);
    let added = dice
        .strip_prefix('1')
        .unwrap_or(&dice)
        .strip_prefix("d20")?;
    let is_d20 = added.is_empty() || added.starts_with(['+', '-']);
    (is_d20 && plain && Amount::read(&dice).is_some()).then_some(Ok(Line::Roll(dice)))
}

/// Reads `rename g3 to Snaggle`, `g3 is called Snaggle` and `call Snaggle to g3`.
pub(super) fn rename(text: Text<'_>) -> Option<Result<Line, Fault>> {
    let verb = text.verb(Act::Rename)?;
    let (from, end) = (verb.at + verb.used, text.tokens.len());
    // `is now prone` names a condition, and `is now at 5` a number.
    let next = text.skip(from, end);
    let known = lexicon::condition(&text.tokens[next.min(end)..], text.context.lang).is_some()
        || text
            .tokens
            .get(next)
            .is_some_and(|it| Amount::read(&it.text).is_some());
    let named = |who: CombatantId, at: usize| {
        let at = text.skip(at, end);
        let name = text.raw(at, end);
        if name.is_empty() {
            Err(Fault::Missing(Missing::NewName))
        } else {
            Ok(Line::Rename { who, name })
        }
    };
    if verb.at > 0 {
        return match text.who(0, verb.at) {
            Ok(Some((who, next))) if text.skip(next, verb.at) == verb.at && !known => {
                if let Some(line) = renamed_by(text, who, from) {
                    return Some(Ok(line));
                }
                Some(named(who, from))
            }
            _ => None,
        };
    }
    match text.who(from, end) {
        Ok(Some((who, next))) => Some(named(who, next)),
        Err(fault) => Some(Err(fault)),
        Ok(None) => {
            let last = (from + 1..end).rev().find_map(|at| {
                let goal = text
                    .senses(at)
                    .0
                    .iter()
                    .any(|it| matches!(it, Sense::To | Sense::From));
                let who = text
                    .who(at, end)
                    .ok()
                    .flatten()
                    .filter(|(_, next)| *next == end)?;
                goal.then_some((who.0, at))
            });
            Some(match last {
                Some((who, at)) => Ok(Line::Rename {
                    who,
                    name: text.raw(from, at),
                }),
                None if from == end => Err(Fault::Missing(Missing::Name)),
                None => Err(Fault::Unknown(text.raw(from, from + 1))),
            })
        }
    }
}

/// The verbs by which somebody renames another one.
const RENAMES: [&str; 12] = [
    "renames",
    "calls",
    "names",
    "renombra",
    "llama",
    "rebautiza",
    "renomme",
    "appelle",
    "nomme",
    "rebaptise",
    "rename",
    "call",
];

/// Reads `tordek renames worg to fluffy` and `tordek llama fifi al huargo`, where the first one is no target.
fn renamed_by(text: Text<'_>, doer: CombatantId, from: usize) -> Option<Line> {
    let end = text.tokens.len();
    let verb = text.tokens[from - 1].text.as_str();
    if !RENAMES.contains(&verb) {
        return None;
    }
    if let Ok(Some((who, next))) = text.who(from, end)
        && who != doer
        && next < end
    {
        let name = text.raw(text.skip(next, end), end);
        return (!name.is_empty()).then_some(Line::Rename { who, name });
    }
    let at = (from + 1..end).rev().find(|at| {
        let goal = text.senses(*at).0.contains(&Sense::To);
        goal && matches!(text.who(*at, end), Ok(Some((who, next))) if next == end && who != doer)
    })?;
    let (who, _) = text.who(at, end).ok()??;
    let name = text.raw(from, at);
    Some(Line::Rename { who, name })
}

/// Reads `mialee concentrates on web`.
pub(super) fn concentrate(text: Text<'_>) -> Option<Result<Line, Fault>> {
    let verb = text.verb(Act::Concentrate).filter(|verb| verb.at > 0)?;
    let (from, end) = (verb.at + verb.used, text.tokens.len());
    let (who, next) = text.who(0, verb.at).ok()??;
    if text.skip(next, verb.at) < verb.at || from == end {
        return None;
    }
    Some(Ok(Line::Concentrate {
        who,
        spell: text.raw(from, end),
    }))
}
