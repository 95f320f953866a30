//! The meaning of the first words of a rest of a line: a name, a duration, a condition, or a word of the lexicon.

use asalto_core::{CombatantId, DamageType};

use super::bypass;
use super::items::{Amount, Item, Kind, Step};
use super::lexicon;
use super::parsed::{Fault, Named, Past};
use super::person::{Found, Search};
use super::repeats;
use super::scan::Scan;
use super::sense::{self, Act, Sense};
use super::tokens::Token;

/// Finds a meaning of one kind.
fn first_of<T>(senses: &[Sense], of: impl Fn(Sense) -> Option<T>) -> Option<T> {
    senses.iter().find_map(|sense| of(*sense))
}

fn damage_type(sense: Sense) -> Option<DamageType> {
    match sense {
        Sense::Type(of) => Some(of),
        _ => None,
    }
}

/// Reads a number with a space after its sign: `+ 6 lidda`, `lidda - 6`. A sign after an amount without one joins
/// two amounts: `5 fire + 3 cold`.
fn spaced_sign(rest: &[Token], at: usize, items: &[Item]) -> Option<Amount> {
    let [sign, number, ..] = rest else {
        return None;
    };
    let mark = sign.text.chars().next().filter(|_| sign.text.len() == 1);
    let mark = mark.filter(|it| matches!(it, '+' | '-'))?;
    let begins = number.text.starts_with(|it: char| it.is_ascii_digit());
    if number.breaks || !begins {
        return None;
    }
    let before = items.iter().filter_map(|it| match &it.kind {
        Kind::Amount(amount) => Some(amount.sign.is_some()),
        _ => None,
    });
    let joins = before.clone().count() > 0 && before.clone().all(|signed| !signed);
    let led = items.last().is_some_and(|it| it.at.end < at);
    let amount = Amount::read(&number.text)?;
    (!joins || sign.breaks || led).then_some(Amount {
        sign: Some(mark),
        ..amount
    })
}

impl Scan<'_> {
    /// Reads the first part of the tokens. A whole name comes first, so that nobody's name is a verb.
    pub(crate) fn step(&self, rest: &[Token], at: usize, items: &[Item]) -> Result<Step, Fault> {
        let listed = self.listed_number(rest, at, items);
        if let Some(who) = self.same_kind(rest, items).or(listed) {
            return Ok(Step::One(Kind::Who(vec![who]), 1));
        }
        if let Some(amount) = spaced_sign(rest, at, items) {
            return Ok(Step::One(Kind::Amount(amount), 2));
        }
        if let Some((times, used)) = repeats::times(rest, items, self.context.lang) {
            return Ok(Step::One(Kind::Times(times), used));
        }
        if let Some(step) = self.closing(rest, items) {
            return Ok(step);
        }
        let named = self.people.find(rest, false);
        match self.first_name(rest, &named) {
            Some(found) => {
                let other = self.step_of_word(rest, at, items, named)?;
                Ok(Step::NameOr(found, Box::new(other)))
            }
            None => self.step_of_word(rest, at, items, named),
        }
    }

    /// Reads the first part of the tokens, whose names are known.
    fn step_of_word(
        &self,
        rest: &[Token],
        at: usize,
        items: &[Item],
        named: Search,
    ) -> Result<Step, Fault> {
        let lang = self.context.lang;
        let (senses, used) = lexicon::senses(rest, lang);
        let condition = lexicon::condition(rest, lang);
        if let Some((name, longer)) = self.past(rest, &named, items)
            && longer > used
        {
            let typed = self.typed(at..at + longer);
            let past = Past { name, typed };
            return Ok(Step::One(Kind::Past(past), longer));
        }
        if let Search::Found(found) = &named {
            let is_name = |one: &Found| {
                one.used > used && condition.is_none() || one.whole && one.used >= used
            };
            if found.iter().any(is_name) {
                return Ok(Step::Any(found.clone()));
            }
        }
        if let Some((lasts, used)) = self.lasts(rest, items)? {
            return Ok(Step::One(Kind::Lasts(lasts), used));
        }
        if let Some((index, longer)) = self.own_condition(rest)
            && longer > used
            && condition.is_none_or(|(.., known)| longer > known)
        {
            return Ok(Step::One(Kind::Condition(Named::Known(index)), longer));
        }
        if let Some((key, name, longer)) = condition
            && longer >= used
            && let Some(kind) = self.condition(&senses, (key, name), &rest[longer..], items)
        {
            return Ok(Step::One(kind, longer));
        }
        if used > 0 {
            return self.word(&senses, used, rest, items);
        }
        match named {
            Search::None => {}
            named => return self.named(named, at, items),
        }
        match Amount::read(&rest[0].text) {
            // `goblins 1+2` may be two of them.
            Some(amount)
                if rest[0].text.contains('+')
                    && !amount.text.contains('d')
                    && names_several(items, at) =>
            {
                Err(Fault::Unread(self.typed(at..at + 1)))
            }
            Some(amount) => Ok(Step::One(Kind::Amount(amount), 1)),
            None => self.named(self.people.find(rest, true), at, items),
        }
    }

    /// Reads what bypasses damage reduction, after an amount or its type. Somebody’s name is one only where the line
    /// names nobody else.
    fn past(&self, rest: &[Token], named: &Search, items: &[Item]) -> Option<(String, usize)> {
        let last = &items.last()?.kind;
        let counted = items.iter().any(|it| matches!(it.kind, Kind::Amount(_)));
        if !counted || !matches!(last, Kind::Amount(_) | Kind::Type(_) | Kind::Past(_)) {
            return None;
        }
        let found = bypass::named(rest, self.context.view, self.context.fold)?;
        let is_name = match named {
            Search::Found(all) => all.iter().any(|one| one.whole || one.used > found.1),
            Search::Several(..) | Search::Nobody(..) | Search::None => false,
        };
        let before = items.iter().any(|it| matches!(it.kind, Kind::Who(_)));
        let others = || {
            let mut at = found.1..rest.len();
            before || at.any(|at| matches!(self.people.find(&rest[at..], false), Search::Found(_)))
        };
        (!is_name && (matches!(named, Search::None) || others())).then_some(found)
    }

    /// Reads a condition, unless the word is first of all a verb or a type of damage.
    fn condition(
        &self,
        senses: &[Sense],
        (key, name): (&'static str, &'static str),
        after: &[Token],
        items: &[Item],
    ) -> Option<Kind> {
        if let Some(of) = first_of(senses, damage_type) {
            return Some(match typed_as(after, items) {
                Typed::Damage => Kind::Type(of),
                Typed::Either => Kind::TypeOrCondition(of),
                Typed::Condition => Kind::Condition(self.meant(key, name)),
            });
        }
        let verb = items.is_empty() && !after.is_empty() && is_verb(senses);
        (!verb).then(|| Kind::Condition(self.meant(key, name)))
    }

    /// Reads a word of the lexicon.
    fn word(
        &self,
        senses: &[Sense],
        used: usize,
        rest: &[Token],
        items: &[Item],
    ) -> Result<Step, Fault> {
        let one = |kind| Ok(Step::One(kind, used));
        if let Some(of) = first_of(senses, damage_type) {
            let either = typed_as(&rest[used..], items) == Typed::Either;
            return one(if of == DamageType::Poison && either {
                Kind::TypeOrCondition(of)
            } else {
                Kind::Type(of)
            });
        }
        let share = |sense| match sense {
            Sense::Share(share) => Some(share),
            _ => None,
        };
        if let Some(share) = first_of(senses, share) {
            return one(Kind::Share(share));
        }
        let acts = sense::acts(senses);
        let names = items.iter().any(|it| matches!(it.kind, Kind::Who(_)));
        if senses.contains(&Sense::Except) && (names || acts.is_empty()) {
            return one(Kind::Except);
        }
        if !acts.is_empty() {
            return one(Kind::Act(acts));
        }
        match senses[0] {
            _ if senses.contains(&Sense::Turn) => one(Kind::Turn),
            Sense::Attr(attr) => one(Kind::Attr(attr)),
            Sense::Side(side) => one(Kind::Who(self.people.of_side(side))),
            Sense::Combat => one(Kind::Combat),
            Sense::Before | Sense::After => one(Kind::Beside(senses[0])),
            // `another 4` and `4 more` are amounts.
            Sense::Other if !names && self.is_number(&rest[used..]) => {
                Ok(Step::Skip(Sense::Filler, used))
            }
            Sense::Other => {
                let (found, more) = self.rest_of(&rest[used..]);
                let before = |who: &CombatantId| {
                    items
                        .iter()
                        .any(|it| matches!(&it.kind, Kind::Who(some) if some.contains(who)))
                };
                let who = found.into_iter().filter(|who| !before(who));
                Ok(Step::One(Kind::Who(who.collect()), used + more))
            }
            Sense::Number(number) if !senses.contains(&Sense::Filler) => {
                one(Kind::Amount(Amount {
                    sign: None,
                    text: number.to_string(),
                    temporary: false,
                }))
            }
            // `est à` goes before a number, and `à terre` is a condition.
            Sense::At
                if used > 1
                    && lexicon::condition(&rest[used - 1..], self.context.lang).is_some() =>
            {
                Ok(Step::Skip(Sense::Filler, used - 1))
            }
            _ => match senses.iter().find(|sense| leads(**sense)) {
                Some(small) => Ok(Step::Skip(*small, used)),
                None => one(Kind::Stray),
            },
        }
    }

    /// Returns whether the tokens begin with a number.
    fn is_number(&self, rest: &[Token]) -> bool {
        let first = rest.first();
        let number = first.and_then(|it| Amount::read(&it.text)).is_some();
        let (senses, _) = lexicon::senses(rest, self.context.lang);
        number || senses.iter().any(|it| matches!(it, Sense::Number(_)))
    }

    /// Reads a number after a share as one of the kind before it: `7 goblins 1 and 2, half 3`.
    fn same_kind(&self, rest: &[Token], items: &[Item]) -> Option<CombatantId> {
        let (last, before) = items.split_last()?;
        let counted = items.iter().any(|it| matches!(it.kind, Kind::Amount(_)));
        if !matches!(last.kind, Kind::Share(_)) || !counted {
            return None;
        }
        let number = rest.first()?.text.parse().ok()?;
        let kind = before.iter().rev().find_map(|it| match &it.kind {
            Kind::Who(who) => who.last().copied(),
            _ => None,
        })?;
        self.people.same_kind(kind, number)
    }

    /// Reads a number as one of the kind before it, in a list without amounts: `mata al trasgo 1 y al 6`, `all goblins but 3`.
    fn listed_number(&self, rest: &[Token], at: usize, items: &[Item]) -> Option<CombatantId> {
        let number = rest.first()?.text.parse().ok()?;
        let last = items.last()?;
        let kind_before = || {
            items.iter().rev().find_map(|it| match &it.kind {
                Kind::Who(who) => who.last().copied(),
                _ => None,
            })
        };
        let has = |at: usize, sense: Sense| {
            let found = lexicon::senses(&self.tokens[at..], self.context.lang).0;
            found.contains(&sense)
        };
        let near = last.at.end == at || last.at.end + 1 == at && has(at - 1, Sense::Filler);
        let except = last.kind == Kind::Except && near;
        let removes = |acts: &[Act]| {
            acts.iter()
                .any(|act| matches!(act, Act::Kill | Act::Remove | Act::Flee | Act::Split))
        };
        let plain = matches!(&items[0].kind, Kind::Act(acts) if removes(acts));
        let article = at >= 2
            && last.at.end + 2 == at
            && has(at - 2, Sense::And)
            && (has(at - 1, Sense::To) || has(at - 1, Sense::Filler));
        let listed = plain && article && matches!(last.kind, Kind::Who(_)) && !rest[0].breaks;
        (except || listed).then(|| self.people.same_kind(kind_before()?, number))?
    }

    /// Reads the result of a search for names.
    fn named(&self, named: Search, at: usize, items: &[Item]) -> Result<Step, Fault> {
        let typed = |used: usize| self.typed(at..at + used);
        match named {
            Search::Found(found) => Ok(Step::Any(found)),
            Search::Several(who, used) => Err(Fault::Which(typed(used), who)),
            Search::Nobody(who, used) => Err(Fault::NoNumber(typed(used), who)),
            Search::None => {
                let verbless = items.iter().all(|it| matches!(it.kind, Kind::Who(_)));
                let counted = items.last().is_some_and(|it| {
                    it.at.end == at && matches!(it.kind, Kind::Amount(_) | Kind::Type(_))
                });
                Err(if verbless {
                    Fault::Unknown(typed(1))
                } else if self.is_no_name(at, items) {
                    Fault::UnknownWord(typed(1))
                } else if counted && typed(1).chars().all(char::is_alphabetic) {
                    Fault::NeitherNameNorType(typed(1))
                } else {
                    Fault::Nobody(typed(1))
                })
            }
        }
    }

    /// Finds the longest condition of this table that the tokens begin with, e.g. one of the game master's own, and
    /// its number of tokens. A number begins none.
    fn own_condition(&self, rest: &[Token]) -> Option<(usize, usize)> {
        if Amount::read(&rest.first()?.text).is_some() {
            return None;
        }
        let all = self.context.conditions.iter().enumerate();
        let found = all.flat_map(|(index, names)| {
            let used = names.iter().filter_map(|name| lexicon::matches(name, rest));
            used.map(move |used| (index, used))
        });
        found.max_by_key(|(_, used)| *used)
    }

    /// Returns the condition with an English name: one of the rules in use, or else a customary one.
    fn meant(&self, key: &'static str, name: &'static str) -> Named {
        let mut all = self.context.conditions.iter();
        match all.position(|names| {
            names
                .iter()
                .any(|one| one == key || *one == (self.context.fold)(name))
        }) {
            Some(index) => Named::Known(index),
            None => Named::Custom(name.to_owned()),
        }
    }

    /// Reads the kind after `the other`.
    fn rest_of(&self, tokens: &[Token]) -> (Vec<CombatantId>, usize) {
        let mut used = 0;
        loop {
            let rest = &tokens[used.min(tokens.len())..];
            if rest.is_empty() {
                return (self.people.everyone(), used);
            }
            if let Search::Found(found) = self.people.find(rest, false) {
                let one = &found[found.len() - 1];
                return (one.who.clone(), used + one.used);
            }
            match lexicon::senses(rest, self.context.lang) {
                (senses, more)
                    if matches!(
                        senses.first(),
                        Some(Sense::Filler | Sense::From | Sense::To)
                    ) =>
                {
                    used += more;
                }
                (senses, more) => {
                    return match senses.first() {
                        Some(Sense::Side(side)) => (self.people.of_side(*side), used + more),
                        _ => (self.people.everyone(), used),
                    };
                }
            }
        }
    }
}

/// Returns whether the name right before a place is that of several.
fn names_several(items: &[Item], at: usize) -> bool {
    let last = items.last().filter(|it| it.at.end == at);
    last.is_some_and(|it| matches!(&it.kind, Kind::Who(who) if who.len() > 1))
}

/// Returns whether a word only leads to the next part.
fn leads(sense: Sense) -> bool {
    matches!(
        sense,
        Sense::Filler
            | Sense::To
            | Sense::From
            | Sense::By
            | Sense::At
            | Sense::Is
            | Sense::This
            | Sense::And
            | Sense::All
            | Sense::For
            | Sense::Own
    )
}

/// The ways to read a word that is a type of damage and a condition.
#[derive(PartialEq, Eq)]
enum Typed {
    Damage,
    Condition,
    Either,
}

/// Returns how a word that is a type of damage and a condition reads: by an amount before it, or after it.
fn typed_as(after: &[Token], items: &[Item]) -> Typed {
    let counted = items.iter().any(|it| matches!(it.kind, Kind::Amount(_)));
    let number = after
        .first()
        .and_then(|it| Amount::read(&it.text))
        .is_some();
    match (counted, number) {
        (true, _) => Typed::Damage,
        (false, true) => Typed::Either,
        (false, false) => Typed::Condition,
    }
}

/// Returns whether a word that is also a condition is first of all a verb: `drop` before names.
fn is_verb(senses: &[Sense]) -> bool {
    senses.iter().any(|it| {
        matches!(
            it,
            Sense::Act(Act::Drop | Act::Stand | Act::Hide | Act::Find | Act::Kill | Act::Surprise)
        )
    })
}
