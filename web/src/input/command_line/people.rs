//! Finding combatants by the words of a line.

use asalto_core::summary::End;
use asalto_core::{CombatantId, Side};
use asalto_text::Lang;

use super::lexicon;
use super::name_numbers::{is_range, numbered, pick, span};
use super::parsed::{Context, OtherName};
use super::person::{Found, Person, Search, living, number_bare};
use super::tokens::{Token, tokens};
use crate::input::distance::distance;

/// The combatants of an encounter, with the words of their names.
pub(crate) struct People {
    all: Vec<Person>,
    /// The combatants by their other names.
    others: Vec<Person>,
    lang: Lang,
}

/// The fewest letters of a name without its number.
const SHORTEST: usize = 1;

/// The fewest letters of a name with a mistake in it.
const MISTYPED: usize = 4;

/// The fewest letters of a name that lacks one.
const LACKING: usize = 3;

/// The letters from which a name may have two mistakes.
const TWICE: usize = 8;

impl People {
    /// Reads the names of an encounter.
    pub(crate) fn new(context: &Context<'_>) -> Self {
        let words = |name: &str| {
            let words = tokens(name, context.lang, context.fold);
            words.into_iter().map(|it| it.text).collect::<Vec<_>>()
        };
        let all = context.view.combatants.iter().map(|one| {
            let mut base = words(&one.profile.name);
            let number = base.last().and_then(|last| last.parse().ok());
            let number = number.filter(|_| base.len() > 1);
            if number.is_some() {
                base.pop();
            }
            Person {
                id: one.id,
                side: one.profile.side,
                base,
                number,
                bare: number.is_none(),
                dead: End::of(one) == End::Dead,
                plural: false,
            }
        });
        let mut all: Vec<_> = all.collect();
        number_bare(&mut all);
        let mut others: Vec<Person> = Vec::new();
        for OtherName {
            who,
            name,
            plural,
            distinct,
        } in context.others
        {
            let base = words(name);
            let Some(one) = all.iter().find(|one| one.id == *who && one.base != base) else {
                continue;
            };
            let known = |other: &Person| other.id == *who && other.base == base;
            if !base.is_empty() && !others.iter().any(known) {
                others.push(Person {
                    base,
                    plural: *plural,
                    number: one.number.filter(|_| !distinct),
                    ..*one
                });
            }
        }
        Self {
            all,
            others,
            lang: context.lang,
        }
    }

    /// Lists everyone but the dead.
    pub(crate) fn everyone(&self) -> Vec<CombatantId> {
        self.list(|_| true)
    }

    /// Finds the one of the same kind with another number.
    pub(crate) fn same_kind(&self, of: CombatantId, number: u32) -> Option<CombatantId> {
        let kind = self.all.iter().find(|one| one.id == of)?;
        kind.number?;
        let same = |one: &&Person| one.base == kind.base && one.number == Some(number);
        self.all.iter().find(same).map(|one| one.id)
    }

    /// Lists a side without its dead.
    pub(crate) fn of_side(&self, side: Side) -> Vec<CombatantId> {
        self.list(|one| one.side == side)
    }

    fn list(&self, is: impl Fn(&Person) -> bool) -> Vec<CombatantId> {
        let found: Vec<_> = self.all.iter().filter(|one| is(one)).collect();
        living(&found)
    }

    /// Lists the combatants with a number whose name the first tokens name, in the singular or the plural: its
    /// words are there in order. Returns the number of tokens too.
    fn kind<'p>(&self, all: &'p [Person], tokens: &[Token]) -> (Vec<&'p Person>, usize) {
        let mut best: (Vec<&'p Person>, usize) = (Vec::new(), 0);
        for one in all.iter().filter(|one| one.number.is_some()) {
            if tokens.len() < one.base.len() {
                continue;
            }
            let pairs = one.base.iter().zip(tokens);
            let same = pairs.enumerate().all(|(index, (word, token))| {
                self.names(&token.text, word) && (index == 0 || !token.breaks)
            });
            if same && one.base.len() >= best.1 {
                if one.base.len() > best.1 {
                    best = (Vec::new(), one.base.len());
                }
                best.0.push(one);
            }
        }
        best
    }

    /// Returns a function that says whether a name follows a number right away.
    fn after_number(&self) -> impl Fn(&[Token]) -> bool {
        |tokens: &[Token]| {
            let Some((_, after)) = tokens.split_first() else {
                return false;
            };
            let next = after.first().filter(|it| !it.breaks);
            let (senses, _) = lexicon::senses(after, self.lang);
            senses.is_empty() && next.is_some_and(|it| self.begins_name(&it.text))
        }
    }

    /// Returns whether a word begins a name, in the singular or the plural, or with its number: `g3`.
    fn begins_name(&self, word: &str) -> bool {
        let letters = word.trim_end_matches(|it: char| it.is_ascii_digit());
        let mut words = self.all.iter().flat_map(|one| &one.base);
        !letters.is_empty() && words.any(|name| name.starts_with(letters) || self.names(word, name))
    }

    /// Returns whether a word is the word of a name, in the singular or the plural.
    fn names(&self, word: &str, name: &str) -> bool {
        lexicon::singulars(word, self.lang)
            .iter()
            .any(|one| one == name)
    }

    /// Finds the combatants that the tokens begin with: by their own names, or else by other names in full. A mistyped name
    /// counts where `mistyped` allows it.
    pub(crate) fn find(&self, tokens: &[Token], mistyped: bool) -> Search {
        let own = self.by_own_names(tokens);
        let other = self.by_other_names(tokens);
        // `goblin warrior 3` names one where `goblin` may mean several.
        let is_longer = match (&own, &other) {
            (Search::Found(own), Search::Found(other)) => other[0].used > own[0].used,
            (Search::Several(_, used), Search::Found(other)) => other[0].used >= *used,
            (own, _) => *own == Search::None,
        };
        match other {
            _ if !is_longer => own,
            Search::None if mistyped && is_word(tokens) => self.mistyped(tokens),
            other => other,
        }
    }

    /// Finds combatants by other names in full: `trasgo 2`, `trasgos`, for those that are called Guerrero goblin.
    fn by_other_names(&self, tokens: &[Token]) -> Search {
        let alone = self.others.iter().filter(|one| one.number.is_none());
        let alone = alone.filter(|one| {
            let pairs = one.base.iter().zip(tokens).enumerate();
            let same = |(index, (word, token)): (usize, (&String, &Token))| {
                self.names(&token.text, word) && (index == 0 || !token.breaks)
            };
            one.base.len() <= tokens.len() && pairs.into_iter().all(same)
        });
        let longest = alone.clone().map(|one| one.base.len()).max().unwrap_or(0);
        let (kind, used) = self.kind(&self.others, tokens);
        if longest > used {
            let mut who: Vec<_> = alone
                .filter(|one| one.base.len() == longest)
                .map(|one| one.id)
                .collect();
            who.dedup();
            return match who.as_slice() {
                [_] => Search::Found(vec![Found::of(who, longest)]),
                _ => Search::Several(who, longest),
            };
        }
        if used == 0 {
            return Search::None;
        }
        let last = &tokens[used - 1].text;
        let plural = kind
            .iter()
            .any(|one| one.plural || one.base[used - 1] != *last);
        let mut one_each: Vec<&Person> = Vec::new();
        for one in kind {
            if one_each.iter().all(|other| other.id != one.id) {
                one_each.push(one);
            }
        }
        let twice = |one: &&Person| {
            let same = one_each.iter().filter(|other| other.number == one.number);
            same.count() > 1
        };
        let numbers = tokens.get(used).is_some_and(|it| span(&it.text).is_some());
        if numbers && one_each.iter().any(twice) {
            let who = one_each.iter().map(|one| one.id).collect();
            return Search::Several(who, used);
        }
        let with = (plural, self.lang);
        numbered(&one_each, tokens, used, with, &self.after_number())
    }

    /// Finds combatants by their own names, without typing mistakes.
    fn by_own_names(&self, tokens: &[Token]) -> Search {
        let Some(first) = tokens.first() else {
            return Search::None;
        };
        if let Some(found) = self.exact(tokens) {
            return found;
        }
        let (kind, used) = self.kind(&self.all, tokens);
        if used > 0 {
            let plural = tokens[used - 1].text != kind[0].base[used - 1];
            return numbered(
                &kind,
                tokens,
                used,
                (plural, self.lang),
                &self.after_number(),
            );
        }
        if let Some(found) = self.short(tokens) {
            return found;
        }
        let word = first.text.as_str();
        if !is_word(tokens) || lexicon::is_common(word, self.lang) && !self.is_first_name(word) {
            return Search::None;
        }
        let begins = |one: &&Person| {
            let singular = lexicon::singulars(word, self.lang);
            let mut words = one.base.iter();
            words.any(|name| name.starts_with(word) || singular.iter().any(|it| it == name))
        };
        let found: Vec<_> = self.all.iter().filter(begins).collect();
        if !found.is_empty() {
            return self.by_beginning(&found, tokens);
        }
        Search::None
    }

    /// Returns whether a word is the first name of somebody of the party: `mira` for Mira Longfellow.
    pub(crate) fn is_first_name(&self, word: &str) -> bool {
        let is = |one: &Person| {
            one.bare && one.side == Side::PARTY && one.base.len() > 1 && one.base[0] == word
        };
        self.all.iter().any(is)
    }

    /// Finds the combatant whose whole name the tokens begin with.
    fn exact(&self, tokens: &[Token]) -> Option<Search> {
        let of = |one: &Person| {
            let number = one.number.filter(|_| !one.bare);
            let number = number.map(|number| number.to_string());
            let words: Vec<&str> = one
                .base
                .iter()
                .map(String::as_str)
                .chain(number.as_deref())
                .collect();
            let there = words.len() <= tokens.len()
                && words
                    .iter()
                    .zip(tokens)
                    .enumerate()
                    .all(|(index, (word, token))| {
                        *word == token.text && (index == 0 || !token.breaks)
                    });
            there.then_some(words.len())
        };
        let found = self.all.iter().filter_map(|one| Some((one, of(one)?)));
        let longest = found.clone().map(|(_, used)| used).max()?;
        let found: Vec<_> = found
            .filter(|(_, used)| *used == longest)
            .map(|(one, _)| one)
            .collect();
        let one = found.first()?;
        if let Some(number) = one.number {
            // `goblin 1 to 3` and `goblin 1 and 2` go on.
            let (kind, used) = self.kind(&self.all, tokens);
            if one.bare {
                let next = tokens.get(longest);
                let next = next.filter(|it| !it.breaks && span(&it.text).is_some());
                if used == longest && next.is_some() {
                    let with = (false, self.lang);
                    let found = numbered(&kind, tokens, used, with, &self.after_number());
                    if matches!(found, Search::Found(_)) {
                        return Some(found);
                    }
                }
            } else if used + 1 == longest && kind.iter().any(|it| it.number == Some(number)) {
                return Some(numbered(
                    &kind,
                    tokens,
                    used,
                    (false, self.lang),
                    &self.after_number(),
                ));
            }
        }
        Some(Search::Found(vec![Found {
            who: living(&found),
            used: longest,
            whole: one.bare,
        }]))
    }

    /// Finds a combatant by the beginning of its name with its number: `g3`, or several: `g1-3`, `g1 to g3`.
    fn short(&self, tokens: &[Token]) -> Option<Search> {
        let first = tokens.first()?;
        let (from, to) = match first.text.split_once('-') {
            Some((from, to)) => (from, Some(to)),
            None => (first.text.as_str(), None),
        };
        let (letters, first_number) = lettered(from)?;
        let begins = |one: &&Person| {
            one.number.is_some()
                && (one.base.join(" ").starts_with(letters) || initials(&one.base) == letters)
        };
        let mut kind: Vec<_> = self.all.iter().filter(begins).collect();
        if kind.is_empty() {
            // `g2` for Combattant gobelin 2.
            let has = |one: &&Person| one.number.is_some() && begins_word(one, letters);
            kind = self.all.iter().filter(has).collect();
        }
        if kind.is_empty() {
            return None;
        }
        let (mut last, mut used) = (first_number, 1);
        if let Some(to) = to {
            last = to.trim_start_matches(letters).parse().ok()?;
        } else if let [_, between, end, ..] = tokens
            && is_range(&between.text)
            && let Some((same, number)) = lettered(&end.text)
            && same == letters
        {
            (last, used) = (number, 3);
        }
        Some(pick(&kind, first_number..=last, used))
    }

    /// Finds the only name from which a word differs by a typing mistake.
    fn mistyped(&self, tokens: &[Token]) -> Search {
        let word = tokens[0].text.as_str();
        let length = word.chars().count();
        if length < LACKING || lexicon::is_common(word, self.lang) {
            return Search::None;
        }
        let most = if length < TWICE { 1 } else { 2 };
        let near = |one: &&Person| {
            let same_first = |name: &str| {
                let long = length >= MISTYPED || name.chars().count() > length;
                long && name.chars().next() == word.chars().next()
            };
            let mut words = one.base.iter();
            words.any(|name| {
                let singular = lexicon::singulars(word, self.lang);
                same_first(name) && singular.iter().any(|it| distance(it, name) <= most)
            })
        };
        let found: Vec<_> = self.all.iter().filter(near).collect();
        let Some(one) = found.first() else {
            return Search::None;
        };
        if found.iter().any(|other| other.base != one.base) {
            return Search::None;
        }
        // `bors` may be Boss or Borin.
        let start: String = word.chars().take(length - 1).collect();
        let alike = |other: &&Person| {
            other.base != one.base && other.base.iter().any(|name| name.starts_with(&start))
        };
        if self.all.iter().any(|other| alike(&other)) {
            let mut all: Vec<_> = found.iter().map(|one| one.id).collect();
            all.extend(self.all.iter().filter(alike).map(|one| one.id));
            return Search::Several(all, 1);
        }
        match one.number {
            Some(_) => numbered(&found, tokens, 1, (false, self.lang), &self.after_number()),
            None => self.by_beginning(&found, tokens),
        }
    }

    /// Reads a combatant by the beginning of a word of its name, with the other words of the name that follow. A kind that is
    /// named by one of its words may be in the plural, or have numbers: `goblins`, `goblin 1-3` for goblin warriors.
    fn by_beginning(&self, found: &[&Person], tokens: &[Token]) -> Search {
        let mut left: Vec<&Person> = found.to_vec();
        let mut used = 1;
        while let Some(token) = tokens.get(used) {
            let fits = |one: &&Person| one.base.contains(&token.text);
            if token.breaks || !left.iter().any(fits) {
                break;
            }
            left.retain(fits);
            used += 1;
        }
        let word = tokens[0].text.as_str();
        let of_kind: Vec<_> = left
            .iter()
            .filter(|one| one.number.is_some())
            .copied()
            .collect();
        if left.len() > 1
            && let Some(first) = of_kind.first()
            && of_kind.iter().all(|one| one.base == first.base)
        {
            let whole = first.base.iter().any(|name| self.names(word, name));
            if whole && of_kind.len() == left.len() {
                let plural = first.base.iter().all(|name| name != word);
                return numbered(
                    &of_kind,
                    tokens,
                    used,
                    (plural, self.lang),
                    &self.after_number(),
                );
            }
            // The beginning of a kind: `gob 3`.
            let number = tokens
                .get(used)
                .filter(|it| !it.breaks)
                .and_then(|it| it.text.parse().ok());
            if let Some(number) = number {
                return pick(&of_kind, number..=number, used + 1);
            }
        }
        match left.as_slice() {
            [one] => {
                // A number after the only one of its kind may be its own.
                let number = tokens
                    .get(used)
                    .filter(|it| !it.breaks)
                    .and_then(|it| it.text.parse::<u32>().ok());
                let own = number.is_some() && number == one.number;
                Search::Found(vec![Found::of(vec![one.id], used + usize::from(own))])
            }
            _ => Search::Several(left.iter().map(|one| one.id).collect(), used),
        }
    }
}

/// Returns whether the tokens begin with letters.
fn is_word(tokens: &[Token]) -> bool {
    tokens.first().is_some_and(|it| {
        let word = it.text.as_str();
        word.chars().count() >= SHORTEST && word.chars().any(char::is_alphabetic)
    })
}

/// Splits `g3` into the letters and the number.
fn lettered(word: &str) -> Option<(&str, u32)> {
    let digits = word
        .find(|it: char| it.is_ascii_digit())
        .filter(|&at| at > 0)?;
    let letters = &word[..digits];
    let plain = letters.chars().all(char::is_alphabetic);
    Some((letters, word[digits..].parse().ok()?)).filter(|_| plain)
}

/// Returns whether a word of a name begins with these letters.
fn begins_word(one: &Person, letters: &str) -> bool {
    one.base.iter().any(|word| word.starts_with(letters))
}

/// Returns the first letters of the words of a name.
fn initials(words: &[String]) -> String {
    words
        .iter()
        .filter_map(|word| word.chars().next())
        .collect()
}
