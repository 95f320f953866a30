//! One clause of a list of defenses: types, and maybe a condition behind them.

use std::ops::Range;

use asalto_core::DamageType;
use asalto_core::combatant::Defenses;

use super::found::{DefenseKind, Found};
use super::pieces::{Piece, Token, types};
use super::reduction;
use super::vocabulary::{is_and, is_conditional, is_filler, is_no_damage, material, nonmagical};

/// The words of an ability's kind in D&D 3.5, in brackets behind it.
const ABILITY_KINDS: [&str; 5] = ["ex", "su", "sp", "ext", "sur"];

/// The part of a clause that is read.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Extent {
    /// All of it.
    Whole,
    /// What is known at its beginning.
    Known,
}

/// A type of damage with its number and its place.
struct Item {
    of: DamageType,
    amount: Option<u32>,
    start: usize,
}

/// A clause while it is read.
pub struct Clause<'t> {
    kind: DefenseKind,
    text: &'t str,
    pieces: &'t [Piece],
    extent: Extent,
    /// The place of the next piece.
    at: usize,
    /// The place of the first piece of the item.
    begin: usize,
    /// Whether nothing of the item is read yet but words that say nothing.
    is_fresh: bool,
    /// Whether it is about nonmagical damage.
    is_nonmagical: bool,
    /// Whether something without damage was skipped.
    has_skipped: bool,
    items: Vec<Item>,
    unknown: Vec<Range<usize>>,
}

impl<'t> Clause<'t> {
    /// Starts a clause of a text.
    pub fn new(kind: DefenseKind, text: &'t str, pieces: &'t [Piece], extent: Extent) -> Self {
        Self {
            kind,
            text,
            pieces,
            extent,
            at: 0,
            begin: 0,
            is_fresh: true,
            is_nonmagical: false,
            has_skipped: false,
            items: Vec::new(),
            unknown: Vec::new(),
        }
    }

    /// Reads the clause.
    pub fn read(mut self, found: &mut Found) {
        while let Some(piece) = self.pieces.get(self.at) {
            match &piece.token {
                Token::Mark('(') => self.brackets(),
                Token::Mark(_) => self.next_item(),
                Token::Number(number) => self.number(*number),
                Token::Word(_) if self.is_fresh && self.reduction(found) => {}
                Token::Word(word) => {
                    if !self.word(word) {
                        break;
                    }
                }
            }
        }
        if self.is_nonmagical && self.items.is_empty() {
            self.leave(0..self.pieces.len());
        }
        for item in &self.items {
            let amount = item.amount.and_then(|amount| u16::try_from(amount).ok());
            if self.is_nonmagical && amount.is_none() {
                found.add_nonmagical(self.kind, item.of);
            } else {
                found.add(self.kind, item.of, amount);
            }
        }
        if self.is_nonmagical && !self.items.is_empty() {
            let mut words = self.pieces.iter().map(Piece::word);
            let own = &mut found.defenses.nonmagical.bypass;
            *own = own.or_else(|| words.find_map(material));
        }
        for part in &self.unknown {
            found.leave(&self.text[part.clone()]);
        }
    }

    fn next_item(&mut self) {
        self.at += 1;
        self.begin = self.at;
        self.is_fresh = true;
    }

    /// Notes some pieces as unknown.
    fn leave(&mut self, pieces: Range<usize>) {
        let start = self.pieces.get(pieces.start).map(|piece| piece.start);
        let end = pieces.end.checked_sub(1).and_then(|at| self.pieces.get(at));
        if let (Some(start), Some(end)) = (start, end) {
            self.unknown.push(start..end.end.max(start));
        }
    }

    /// Reads a word. False if the clause ends before it.
    fn word(&mut self, word: &str) -> bool {
        let start = self.pieces[self.at].start;
        let named = types(word);
        if !named.is_empty() {
            let amount = None;
            let items = named.into_iter().map(|of| Item { of, amount, start });
            self.items.extend(items);
            self.at += 1;
            self.is_fresh = false;
        } else if is_and(word) {
            self.next_item();
        } else if is_filler(word) {
            self.at += 1;
        } else if let Some(used) = nonmagical(&self.pieces[self.at..]) {
            self.is_nonmagical = true;
            self.at += used;
        } else if !self.items.is_empty() && self.may_be_conditional(word) {
            let end = self.end_of_condition();
            self.condition(end);
        } else {
            return self.unknown_item();
        }
        true
    }

    /// Whether a word that is no type begins a condition for the types before it, and no other item.
    fn may_be_conditional(&self, word: &str) -> bool {
        !self.is_fresh || self.at == self.begin && is_conditional(word)
    }

    /// Reads a damage reduction among types. False if there is none.
    fn reduction(&mut self, found: &mut Found) -> bool {
        let Some(used) = reduction::name(&self.pieces[self.at..]) else {
            return false;
        };
        let rest = &self.pieces[self.at + used..];
        let end = rest.iter().position(|piece| piece.is(',') || piece.is('('));
        let end = end.unwrap_or(rest.len());
        // The dash of `5/—` is no piece.
        let stop = rest
            .get(end)
            .map_or(self.text.len(), |piece| piece.start)
            .min(self.end_of_text());
        found.reduction(&self.text[rest[0].start..stop]);
        self.at += used + end;
        true
    }

    /// Returns the place behind the last piece and what follows it up to a semicolon.
    fn end_of_text(&self) -> usize {
        let last = self.pieces.last().map_or(0, |piece| piece.end);
        let rest = &self.text[last..];
        last + rest.find([';', '\n', '|', '.']).unwrap_or(rest.len())
    }

    /// Gives the number to the types before it that have none. Only a resistance has a number.
    fn number(&mut self, number: u32) {
        let without = self
            .items
            .iter()
            .rposition(|item| item.amount.is_some())
            .map_or(0, |at| at + 1);
        let is_allowed = (1..=u32::from(Defenses::MOST)).contains(&number);
        let has_types = !self.is_fresh && without < self.items.len();
        if has_types && is_allowed && self.kind == DefenseKind::Resists {
            for item in &mut self.items[without..] {
                item.amount = Some(number);
            }
        } else {
            if has_types {
                self.items.pop();
            }
            self.leave(self.begin..self.at + 1);
        }
        self.at += 1;
    }

    /// Reads brackets, which have a condition for the types before them.
    fn brackets(&mut self) {
        let end = self.closing(self.at);
        let inner = &self.pieces[self.at + 1..end];
        if let [
            Piece {
                token: Token::Number(_),
                ..
            },
            ..,
        ] = inner
        {
            self.at += 1;
            return;
        }
        let inner = inner.iter();
        let mut inner = inner.map(Piece::word).filter(|word| !word.is_empty());
        if inner.all(|word| ABILITY_KINDS.contains(&word)) {
            self.at = end;
        } else {
            self.condition(end);
        }
    }

    /// Returns the place behind the bracket that closes one.
    fn closing(&self, open: usize) -> usize {
        let closing = self.pieces[open..].iter().position(|piece| piece.is(')'));
        closing.map_or(self.pieces.len(), |at| open + at + 1)
    }

    /// Returns the place at which a condition ends: at a comma before a type, or with the clause.
    fn end_of_condition(&self) -> usize {
        let is_comma = |at: &usize| {
            let rest = &self.pieces[*at..];
            let mut next = rest.iter().skip(1).map(Piece::word);
            let next = next.find(|word| !is_filler(word));
            rest[0].is(',') && next.is_some_and(|word| !types(word).is_empty())
        };
        let mut places = self.at..self.pieces.len();
        places.find(is_comma).unwrap_or(self.pieces.len())
    }

    /// Reads a condition. One about magic makes the clause nonmagical; any other takes the types before it away.
    fn condition(&mut self, end: usize) {
        let mut places = self.at..end;
        let about_magic = places.any(|at| nonmagical(&self.pieces[at..end]).is_some());
        if self.items.is_empty() || !(self.is_nonmagical || about_magic) {
            let mut start = self.pieces[self.begin].start;
            let of_weapons = self.items.last().map(|item| item.of.is_of_weapons());
            while let Some(item) = self
                .items
                .pop_if(|item| Some(item.of.is_of_weapons()) == of_weapons)
            {
                start = item.start;
            }
            self.unknown.push(start..self.pieces[end - 1].end);
        }
        self.is_nonmagical |= about_magic && !self.items.is_empty();
        self.at = end;
        self.is_fresh = false;
    }

    /// Skips an item that names no type. False if the clause ends before it.
    fn unknown_item(&mut self) -> bool {
        let mut end = self.at;
        let mut is_damage = true;
        while let Some(piece) = self.pieces.get(end) {
            let word = piece.word();
            let next = self.pieces.get(end + 1).map_or("", Piece::word);
            let is_last = is_and(word)
                && (!is_damage || !types(next).is_empty() || is_no_damage(next))
                && end > self.at;
            if is_last || piece.is(',') || piece.is('/') || piece.is(')') {
                break;
            }
            is_damage &= !is_no_damage(word);
            end = if piece.is('(') {
                self.closing(end)
            } else {
                end + 1
            };
        }
        let ends_here = is_damage && self.extent == Extent::Known;
        if ends_here && (self.has_skipped || !self.items.is_empty()) {
            return false;
        }
        if is_damage {
            self.leave(self.begin..end);
        }
        self.has_skipped |= !is_damage;
        self.at = end;
        self.is_fresh = false;
        !ends_here
    }
}
