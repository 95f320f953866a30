//! Whether a word at a place of a line is a name: one that means something else too, and one that nobody knows.

use super::items::{Item, Kind};
use super::lexicon;
use super::person::{Found, Search};
use super::scan::Scan;
use super::sense::{Act, Sense};
use super::tokens::Token;

impl Scan<'_> {
    /// Returns somebody by a first name that is a verb or a condition as well: `mark` for Mark Lance. Before another name it is
    /// the verb.
    pub(super) fn first_name(&self, rest: &[Token], named: &Search) -> Option<Vec<Found>> {
        let lang = self.context.lang;
        let Search::Found(found) = named else {
            return None;
        };
        let [one] = found.as_slice() else {
            return None;
        };
        let (senses, _) = lexicon::senses(rest, lang);
        let acts = senses.iter().any(|it| matches!(it, Sense::Act(_)));
        let has_meaning = acts || lexicon::condition(rest, lang).is_some();
        let next = &rest[one.used..];
        let before_name = next
            .first()
            .is_some_and(|it| !it.breaks && self.people.find(next, false) != Search::None);
        let is_first = self.people.is_first_name(&rest[0].text);
        (has_meaning && is_first && !before_name).then(|| found.clone())
    }

    /// Returns whether a word that is not known stands where no name could: `aria casts fireball`, `give aria advantage`.
    pub(super) fn is_no_name(&self, at: usize, items: &[Item]) -> bool {
        let Some(last) = items.last() else {
            return false;
        };
        let points = |at: usize| {
            let (senses, _) = lexicon::senses(&self.tokens[at..=at], self.context.lang);
            let leads = [Sense::To, Sense::From, Sense::By, Sense::And, Sense::Except];
            senses.iter().any(|it| leads.contains(it))
        };
        let leads_to = |at: usize| {
            let (senses, _) = lexicon::senses(&self.tokens[at..], self.context.lang);
            senses.contains(&Sense::To)
        };
        if self.tokens[at].breaks || last.at.end < at && points(at - 1) {
            return false;
        }
        let who = |it: &Item| matches!(it.kind, Kind::Who(_));
        let counted = items.iter().any(|it| matches!(it.kind, Kind::Amount(_)));
        let named = items.iter().any(who);
        let gives = |it: &Item| {
            let aims = [
                Act::Harm,
                Act::Cure,
                Act::Kill,
                Act::Stabilize,
                Act::Revive,
                Act::Remove,
            ];
            matches!(&it.kind, Kind::Act(acts)
                if acts.iter().any(|act| matches!(act, Act::Give | Act::Cast | Act::Use))
                    && !aims.iter().any(|act| acts.contains(act)))
        };
        match &last.kind {
            Kind::Lasts(_) => true,
            Kind::Who(_) => !counted && items.iter().any(gives),
            // `da ventaja a aria` names somebody later.
            _ => gives(last) && (named || at + 1 < self.tokens.len() && leads_to(at + 1)),
        }
    }
}
