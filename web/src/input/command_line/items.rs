//! The parts of a line with their meanings: verbs, amounts, combatants, conditions and durations.

use std::ops::Range;

use asalto_core::share::DamageShare;
use asalto_core::{CombatantId, DamageType};

use super::parsed::{Lasting, Named, Past};
use super::person::Found;
use super::sense::{Act, Attr, Sense};
use super::tokens::Token;

/// A part of a line.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Item {
    pub kind: Kind,
    /// Its tokens.
    pub at: Range<usize>,
    /// Whether punctuation stands before it.
    pub breaks: bool,
    /// The meaning of the small word right before it.
    pub led: Option<Sense>,
}

impl Item {
    /// Returns a part that stands before all tokens.
    pub(crate) fn new(kind: Kind) -> Self {
        Self {
            kind,
            at: 0..0,
            breaks: false,
            led: None,
        }
    }
}

/// The meaning of a part.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Kind {
    /// A verb with its meanings.
    Act(Vec<Act>),
    /// A field or resource.
    Attr(Attr),
    /// A number or dice.
    Amount(Amount),
    /// Combatants.
    Who(Vec<CombatantId>),
    /// The next combatants are left out.
    Except,
    /// A share of damage.
    Share(DamageShare),
    /// A type of damage.
    Type(DamageType),
    /// How often a hit is dealt: `3 times`.
    Times(usize),
    /// The bypass of damage reduction.
    Past(Past),
    /// A condition.
    Condition(Named),
    /// A duration.
    Lasts(Lasting),
    /// A turn.
    Turn,
    /// The combat.
    Combat,
    /// A place before or after another combatant.
    Beside(Sense),
    /// A word that has a meaning only beside others, and stands alone.
    Stray,
    /// A word that means damage of this type and a condition, before a number.
    TypeOrCondition(DamageType),
}

/// A number or dice, as typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Amount {
    /// The sign: `+`, `-` or none.
    pub sign: Option<char>,
    /// The number or dice without the sign.
    pub text: String,
    /// Whether `t` stands before it, for temporary hit points.
    pub temporary: bool,
}

impl Amount {
    /// Reads `7`, `-7`, `+2d6`, `t5`, `12.5`, `12/27`, and `10+5` as its sum.
    pub(crate) fn read(word: &str) -> Option<Self> {
        let mut rest = word;
        let sign = rest.chars().next().filter(|it| matches!(it, '+' | '-'));
        rest = &rest[sign.map_or(0, char::len_utf8)..];
        let temporary = rest.len() > 1 && sign.is_none() && rest.starts_with('t');
        rest = &rest[usize::from(temporary)..];
        let text = sum(rest).unwrap_or_else(|| rest.replace(',', "."));
        let digits = |text: &str| !text.is_empty() && text.bytes().all(|it| it.is_ascii_digit());
        let parts = |mark| {
            text.split_once(mark)
                .is_some_and(|(one, other): (&str, &str)| digits(one) && digits(other))
        };
        let known = digits(&text) || parts('.') || parts('/') || is_dice(&text);
        known.then_some(Self {
            sign,
            text,
            temporary,
        })
    }

    /// Returns the number, if it is whole.
    pub(crate) fn whole(&self) -> Option<i32> {
        self.text.parse().ok()
    }

    /// Returns the number with its sign.
    pub(crate) fn signed(&self) -> Option<i32> {
        let number = self.whole()?;
        Some(if self.sign == Some('-') {
            -number
        } else {
            number
        })
    }

    /// Returns whether it has decimals.
    pub(crate) fn is_decimal(&self) -> bool {
        self.text.contains('.')
    }
}

/// Returns the sum of whole numbers: `10+5`.
fn sum(text: &str) -> Option<String> {
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|it| it.is_ascii_digit());
    if !text.contains('+') || !text.split('+').all(digits) {
        return None;
    }
    let mut total = 0_i32;
    for part in text.split('+') {
        total = total.checked_add(part.parse().ok()?)?;
    }
    Some(total.to_string())
}

/// Returns whether a word is dice: `2d6+3`, `d8`.
fn is_dice(text: &str) -> bool {
    let digits = |text: &str| text.bytes().all(|it| it.is_ascii_digit());
    let Some((count, rest)) = text.split_once('d') else {
        return false;
    };
    let mut parts = rest.split(['+', '-']);
    let sides = parts.next().unwrap_or_default();
    let added = |part: &str| {
        let (first, second) = part.split_once('d').unwrap_or(("0", part));
        digits(first) && !second.is_empty() && digits(second)
    };
    digits(count) && !sides.is_empty() && digits(sides) && parts.all(added)
}

/// The first part of a rest of a line.
pub(crate) enum Step {
    /// A word that only leads to the next part.
    Skip(Sense, usize),
    /// A part.
    One(Kind, usize),
    /// Combatants, in several ways.
    Any(Vec<Found>),
    /// Somebody whose first name is a word with another meaning, which counts if the name does not.
    NameOr(Vec<Found>, Box<Step>),
}

/// Returns the typed text of tokens.
pub(crate) fn typed(line: &str, tokens: &[Token], at: Range<usize>) -> String {
    match (tokens.get(at.start), tokens.get(at.end.saturating_sub(1))) {
        _ if at.is_empty() => String::new(),
        (Some(first), Some(last)) if last.at.end >= first.at.start => {
            line[first.at.start..last.at.end].to_owned()
        }
        _ => String::new(),
    }
}
