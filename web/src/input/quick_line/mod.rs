//! The quick line: combatants in the words of a gaming table, such as `4 goblin +2 hp 7 ac 15`.
//!
//! `count name +modifier dex N hp N ac N pp N st N group side`, in any order after the name.
//! Commas and semicolons separate combatants. A count may be dice, and so may hit points, which are rolled
//! for each combatant: `2d4 goblin hp 2d6`. `Aria level 3` and `ogre cr 2` set the difficulty of an
//! encounter. A legendary creature in its lair: `dragon leg 3 lr 3 lair`. Actors of Tales of War have a
//! formula and points: `orc 1d10+1 pa 3`. Players do not see `assassin +5 hidden`. Words of all three languages work in every language.

mod creature_query;
mod words;

use std::ops::Range;

use asalto_core::combatant::{Group, is_unseen};
use asalto_core::newcomer::Newcomer;
use asalto_core::{Combatant, Side};

use words::{Meaning, count, is_dice, meaning};

pub use creature_query::CreatureQuery;

/// Returns the combatants of a line. Those without a side in the line join the `default` side. A
/// count numbers the names, after the highest number among the `taken` names.
///
/// ```
/// # use asalto_web::input::quick_line;
/// # use asalto_core::Side;
/// let goblins = quick_line::read("2 goblin +2 hp 7; Aria +3 pc", Side::FOES, &[]);
/// assert_eq!(goblins[1].profile.name, "Goblin 2");
/// assert_eq!(goblins[1].profile.hit_points, Some(7));
/// assert_eq!(goblins[2].profile.side, Side::PARTY);
/// ```
#[must_use]
pub fn read(line: &str, default: Side, taken: &[String]) -> Vec<Newcomer> {
    let mut made: Vec<Newcomer> = Vec::new();
    let mut groups = 0_u16;
    let seen = |letter: &char| !is_unseen(*letter) || letter.is_whitespace();
    let line: String = line.chars().filter(seen).take(LONGEST).collect();
    for part in parts(&line).into_iter().map(|at| &line[at]) {
        if made.len() == MOST {
            break;
        }
        let Some((count, mut one)) = parse_part(part, default) else {
            continue;
        };
        let names = || {
            let here = made.iter().map(|one| one.profile.name.as_str());
            here.chain(taken.iter().map(String::as_str))
        };
        let name = one.profile.name.clone();
        let first = next_number(&name, names());
        let numbered = count > 1 || first > 1;
        if one.profile.group.is_some() {
            groups = groups.saturating_add(1);
            one.profile.group = Some(Group(groups));
        }
        for number in (first..).take(count.min(MOST.saturating_sub(made.len()))) {
            let mut copy = one.clone();
            if numbered {
                copy.profile.name = format!("{name} {number}");
            }
            let name = &copy.profile.name;
            copy.lair = copy.lair.map(|lair| format!("{name} ({lair})"));
            made.push(copy);
        }
    }
    made
}

/// The number of letters of a line that are read, which is more than any table needs.
pub const LONGEST: usize = 4000;

/// The most combatants of a line.
const MOST: usize = 200;

/// Returns the parts of a line, one for each kind of combatant. A comma separates them too, unless the words
/// after it describe the same combatant: `3 goblin, ogre hp 30, ac 11` has two parts.
fn parts(line: &str) -> Vec<Range<usize>> {
    let (mut parts, mut start) = (Vec::new(), 0);
    for (at, letter) in line.char_indices() {
        let parted = match letter {
            ';' | '\n' => true,
            ',' => {
                let mut words = line[at + 1..].split_whitespace();
                let (next, after) = (words.next(), words.next());
                next.is_none_or(|word| matches!(meaning(word, after, true).0, Meaning::Name))
            }
            _ => false,
        };
        if parted {
            parts.push(start..at);
            start = at + 1;
        }
    }
    parts.push(start..line.len());
    parts
}

/// Finds the dice that stand for a count in the line. They must be rolled before the line is read.
///
/// ```
/// # use asalto_web::input::quick_line;
/// let line = "Aria; 2d4 goblin +2";
/// assert_eq!(&line[quick_line::dice(line).unwrap()], "2d4");
/// ```
#[must_use]
pub fn dice(line: &str) -> Option<Range<usize>> {
    parts(line).into_iter().find_map(|at| {
        let part = &line[at.clone()];
        let start = at.start + part.len() - part.trim_start().len();
        let word = part.split_whitespace().next().unwrap_or_default();
        let rest = part.trim().len() > word.len();
        (rest && is_dice(word)).then(|| start..start + word.len())
    })
}

/// Returns the next free number for a name; 1 if no combatant has the name.
fn next_number<'n>(name: &str, taken: impl Iterator<Item = &'n str>) -> usize {
    let number = |other: &str| {
        let rest = other.strip_prefix(name)?.trim();
        if rest.is_empty() {
            Some(1)
        } else {
            rest.parse().ok()
        }
    };
    taken
        .filter_map(number)
        .max()
        .map_or(1, |highest: usize| highest.saturating_add(1))
}

fn parse_part(part: &str, default: Side) -> Option<(usize, Newcomer)> {
    let mut words = part.split_whitespace().peekable();
    let count = words.peek().and_then(|word| count(word));
    if count.is_some() {
        words.next();
    }
    let mut one = Combatant::new("", default);
    let mut name: Vec<&str> = Vec::new();
    let mut hit_dice = None;
    let mut lair = None;
    while let Some(word) = words.next() {
        let (meaning, takes_next) = meaning(word, words.peek().copied(), !name.is_empty());
        if takes_next {
            words.next();
        }
        match meaning {
            Meaning::Modifier(modifier) => one.initiative = Some(modifier),
            Meaning::Number(field, number) => field.set(&mut one, Some(number)),
            Meaning::HitDice(dice) => hit_dice = Some(dice.to_ascii_lowercase()),
            Meaning::Challenge(challenge) => one.challenge = Some(challenge),
            Meaning::Formula(formula) => one.actor.initiative = Some(formula),
            // The id of the group is set after the whole line has been read.
            Meaning::Group => one.group = Some(Group(0)),
            Meaning::Lair => lair = Some(word.to_ascii_lowercase()),
            Meaning::Secret => one.secret = true,
            Meaning::Side(side, controller) => {
                one.side = side;
                one.controller = controller;
            }
            Meaning::Name => name.push(word),
        }
    }
    one.name = capitalized(&name.join(" "));
    let mut one = Newcomer::from(one);
    one.hit_dice = hit_dice;
    // The name of the lair is set after the name has its number.
    one.lair = lair;
    (!one.profile.name.is_empty()).then(|| (count.unwrap_or(1), one))
}

/// Capitalizes a name, for the letters of our languages. Tables for all others would be as large as a screen.
fn capitalized(name: &str) -> String {
    let mut letters = name.chars();
    let first = letters.next().map(|first| match first {
        'à'..='ö' | 'ø'..='þ' => char::from_u32(u32::from(first) - 32).unwrap_or(first),
        'œ' => 'Œ',
        _ => first.to_ascii_uppercase(),
    });
    first.into_iter().chain(letters).collect()
}

#[cfg(test)]
mod tests;
