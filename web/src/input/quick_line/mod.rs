//! The quick line: combatants in the words of a gaming table, such as `4 goblins +2 hp 7 ac 15`.
//!
//! `count name +modifier dex N hp N ac N pp N st N group side`, in any order after the name.
//! Commas, semicolons and an “and” before a count separate combatants. A count may be a number, a word, dice, or stand
//! behind the name: `two wolves`, `2d4 goblins`, `goblin x6`. Hit points may be dice, which are rolled for each
//! combatant, and a number may stand before its field: `goblin hp 2d6`, `ogre 59 hp`. `Aria level 3` and `ogre cr 2` set
//! the difficulty of an encounter. Once combat has begun, `goblin rolled 15` and `goblin init 15` join with that
//! result. A legendary creature in its lair: `dragon leg 3 lr 3 lair`. Its defenses
//! follow as `imp imm poison res fire vul cold` or, in D&D 3.0 and 3.5, `gargoyle dr 10/magic res fire 5`. Actors of Tales of War
//! have a formula and points: `orc 1d10+1 pa 3`. Players do not see `assassin +5 hidden`, nor `hidden troll`, and see
//! `worg hidden as "hooded figure"` under that name once it is revealed. Words of all three languages work in every language; plurals and spoken numbers are those of the language and of English.

mod count;
mod defense;
mod defense_text;
mod fault;
mod meaning;
mod part;
mod reading;
mod secrecy;
mod split;
mod type_word;
mod word;

use asalto_core::combatant::{Group, is_unseen};
use asalto_core::newcomer::Newcomer;

pub use count::Count;
pub use defense_text::{add_defenses, are_defenses, defenses};
pub use fault::LineFault;
pub use part::LinePart;
pub use reading::{MOST_OF_A_KIND, Reading, Stage};

/// The number of letters of a line that are read, which is more than any table needs.
pub const LONGEST: usize = 4000;

/// The most combatants of a line.
pub const MOST: usize = 200;

/// Reads the parts of a line.
///
/// ```
/// # use asalto_web::input::quick_line::{self, Reading, Stage};
/// # use asalto_core::{Rules, Ruleset, Side};
/// # use asalto_text::Lang;
/// let (lang, side, stage, fold) = (Lang::En, Side::FOES, Stage::Setup, &str::to_lowercase);
/// let defenses = Rules::from(Ruleset::Dnd5e).defenses();
/// let features = Rules::from(Ruleset::Dnd5e).features();
/// let reading = Reading { lang, side, stage, defenses, features, fold };
/// let goblins = quick_line::read("two goblins +2 hp 7; Aria +3 pc", reading).unwrap();
/// assert_eq!(goblins[0].number(), 2);
/// assert_eq!(goblins[0].newcomer.profile.name, "Goblin");
/// assert_eq!(goblins[0].newcomer.profile.hit_points, Some(7));
/// assert_eq!(goblins[1].newcomer.profile.side, Side::PARTY);
/// ```
///
/// # Errors
/// [`LineFault`] if any part adds nobody.
pub fn read(line: &str, reading: Reading<'_>) -> Result<Vec<LinePart>, LineFault> {
    let seen = |letter: &char| !is_unseen(*letter) || letter.is_whitespace();
    let line: String = line.chars().filter(seen).take(LONGEST).collect();
    let (mut made, mut total) = (Vec::new(), 0_usize);
    // The first part that a side behind the last one is for as well.
    let mut sentence = 0;
    for at in split::parts(&line, reading) {
        if line[..at.start].ends_with(split::ENDS) {
            sentence = made.len();
        }
        for text in split::at_counts(&line[at], reading) {
            let Some(part) = part::read(&text, reading)? else {
                continue;
            };
            total = total.saturating_add(part.number());
            if total > MOST {
                return Err(LineFault::TooMany);
            }
            if part.fights_for {
                share_side(&mut made[sentence..], &part);
            }
            made.push(part);
        }
    }
    Ok(made)
}

/// Gives the side that a part fights for to those before it: `2 wolves and a bear for the party`.
fn share_side(before: &mut [LinePart], part: &LinePart) {
    for other in before.iter_mut().filter(|other| !other.has_side) {
        other.has_side = true;
        other.newcomer.profile.side = part.newcomer.profile.side;
    }
}

/// Returns whether a text begins with a side that newcomers fight for: `for the party`.
pub fn is_side_fought_for(text: &str, fold: &dyn Fn(&str) -> String) -> bool {
    let words = word::words(text, fold);
    let found = meaning::fought_for(&words);
    found.is_some()
}

/// Adds the combatants of a part to those of the parts before it. A count numbers the names, after the highest
/// number among the combatants and the `taken` names. Dice for a count have been rolled.
pub fn expand(part: &LinePart, made: &mut Vec<Newcomer>, taken: &[String]) {
    let mut one = part.newcomer.clone();
    let name = one.profile.name.clone();
    let here = made.iter().map(|one| one.profile.name.as_str());
    let first = next_number(&name, here.chain(taken.iter().map(String::as_str)));
    let count = part.number();
    let numbered = count > 1 || first > 1;
    if one.profile.group.is_some() {
        let groups = made.iter().filter_map(|one| one.profile.group);
        let last = groups.max().unwrap_or_default().0;
        one.profile.group = Some(Group(last.saturating_add(1)));
    }
    let second = one.profile.disguise.clone();
    let seen = made
        .iter()
        .filter_map(|one| one.profile.disguise.as_deref());
    let seen = seen.chain(taken.iter().map(String::as_str));
    let first_seen = second.as_deref().map_or(1, |name| next_number(name, seen));
    let numbers = (first..).zip(first_seen..);
    for (number, number_seen) in numbers.take(count.min(MOST.saturating_sub(made.len()))) {
        let mut copy = one.clone();
        if numbered {
            copy.profile.name = format!("{name} {number}");
        }
        if let Some(second) = second.as_ref().filter(|_| count > 1 || first_seen > 1) {
            copy.profile.disguise = Some(format!("{second} {number_seen}"));
        }
        let name = &copy.profile.name;
        copy.lair = copy.lair.map(|lair| format!("{name} ({lair})"));
        made.push(copy);
    }
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

#[cfg(test)]
mod tests;
#[cfg(test)]
pub use tests::example;
