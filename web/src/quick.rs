//! The quick line: combatants in the words of a table, such as `4 goblin +2 hp 7 ac 15`.
//!
//! `count name +modifier dex N hp N ac N pp N st N group side`, in any order after the name; several
//! combatants are parted by semicolons. A count may be dice, and so may hit points, which are rolled for
//! each: `2d4 goblin hp 2d6`. Actors of Tales of War have a
//! formula and points: `orc 1d10+1 pa 3`. The words of all three languages are understood in each of
//! them.

use std::ops::Range;

use asalto_core::{Combatant, Controller, Formula, Group, Newcomer, Side};

/// The most that one count may make.
const MOST: usize = 100;

/// What a word of the line gives a number to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Field {
    Initiative,
    Dexterity,
    HitPoints,
    ArmorClass,
    PassivePerception,
    Stealth,
    Points,
}

/// The combatants that a line makes beside those whose names are `taken`; those for whom it names
/// no side are on the `default` one. A count numbers the names, after the highest number taken.
///
/// ```
/// # use asalto_web::quick;
/// # use asalto_core::Side;
/// let goblins = quick::read("2 goblin +2 hp 7; Aria +3 pc", Side::FOES, &[]);
/// assert_eq!(goblins[1].profile.name, "Goblin 2");
/// assert_eq!(goblins[1].profile.hit_points, Some(7));
/// assert_eq!(goblins[2].profile.side, Side::PARTY);
/// ```
#[must_use]
pub fn read(line: &str, default: Side, taken: &[String]) -> Vec<Newcomer> {
    let mut made: Vec<Newcomer> = Vec::new();
    let mut groups = 0_u16;
    for part in line.split(PARTED) {
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
        for number in first..first + count {
            let mut copy = one.clone();
            if numbered {
                copy.profile.name = format!("{name} {number}");
            }
            made.push(copy);
        }
    }
    made
}

/// What parts several kinds of combatants.
const PARTED: [char; 2] = [';', '\n'];

/// The dice that a line names as a count, to be rolled before it is read: where they stand in it.
///
/// ```
/// # use asalto_web::quick;
/// let line = "Aria; 2d4 goblin +2";
/// assert_eq!(&line[quick::dice(line).unwrap()], "2d4");
/// ```
#[must_use]
pub fn dice(line: &str) -> Option<Range<usize>> {
    let mut start = 0;
    for part in line.split(PARTED) {
        let before = part.len() - part.trim_start().len();
        let word = part.split_whitespace().next().unwrap_or_default();
        let rest = part.trim().len() > word.len();
        if rest && is_dice(word) {
            return Some(start + before..start + before + word.len());
        }
        start += part.len() + 1;
    }
    None
}

/// `2d4`, `d6` or `1d4+1`.
fn is_dice(word: &str) -> bool {
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let Some((count, die)) = word.split_once(['d', 'D']) else {
        return false;
    };
    let (sides, added) = die.split_once(['+', '-']).unwrap_or((die, "0"));
    digits(count) && !sides.is_empty() && digits(sides) && !added.is_empty() && digits(added)
}

/// The number after the highest that goes with a name; 1 where nobody has it.
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
    while let Some(word) = words.next() {
        if let Some(modifier) = modifier(word) {
            one.initiative = Some(modifier);
        } else if let Some((field, number)) = glued(word) {
            set(&mut one, field, number);
        } else if let Some(dice) = hit_points(word, words.peek().copied()) {
            if !word.ends_with(dice) {
                words.next();
            }
            hit_dice = Some(dice.to_ascii_lowercase());
        } else if let Some(formula) = formula(word).filter(|_| !name.is_empty()) {
            one.actor.initiative = Some(formula);
        } else if let Some(field) = field(word)
            && let Some(number) = words.peek().and_then(|next| number(next))
        {
            words.next();
            set(&mut one, field, number);
        } else if is_group(word) && !name.is_empty() {
            // Which one it is, is said when the line has been read.
            one.group = Some(Group(0));
        } else if let Some((side, controller)) = side(word).filter(|_| !name.is_empty()) {
            one.side = side;
            one.controller = controller;
        } else {
            name.push(word);
        }
    }
    one.name = capitalized(&name.join(" "));
    let mut one = Newcomer::from(one);
    one.hit_dice = hit_dice;
    (!one.profile.name.is_empty()).then(|| (count.unwrap_or(1), one))
}

/// `4`, `4x` or `x4`.
fn count(word: &str) -> Option<usize> {
    let digits = word.trim_matches(['x', 'X', '×']);
    let count: usize = digits.parse().ok()?;
    Some(count.clamp(1, MOST))
}

/// `+3`, `-1` or with the minus sign of print.
fn modifier(word: &str) -> Option<i16> {
    let signed = word.starts_with(['+', '-', '−']);
    signed
        .then(|| number(word))
        .flatten()
        .and_then(|number| i16::try_from(number).ok())
}

fn number(word: &str) -> Option<i32> {
    word.trim_end_matches([',', '.'])
        .replace('−', "-")
        .parse()
        .ok()
}

/// The dice of `hp 2d8` or `hp2d8`, by which hit points are rolled.
fn hit_points<'w>(word: &'w str, next: Option<&'w str>) -> Option<&'w str> {
    let name = word.find(|c: char| c.is_ascii_digit());
    let (name, dice) = match name {
        Some(digits) => word.split_at(digits),
        None => (word, next?),
    };
    let of_them = is_dice(dice) && field(name) == Some(Field::HitPoints);
    of_them.then_some(dice)
}

/// `1d10+5`: what initiative is rolled with.
fn formula(word: &str) -> Option<Formula> {
    is_dice(word)
        .then(|| word.to_ascii_lowercase().parse().ok())
        .flatten()
}

/// `hp7`, `ac:15` or `3pa`.
fn glued(word: &str) -> Option<(Field, i32)> {
    let after = word
        .find(|c: char| !c.is_ascii_digit())
        .filter(|&after| after > 0);
    if let Some((digits, name)) = after.map(|after| word.split_at(after)) {
        return Some((field(name)?, number(digits)?));
    }
    let digits = word.find(|c: char| c.is_ascii_digit() || c == '-' || c == '+')?;
    let (name, digits) = word.split_at(digits);
    Some((field(name)?, number(digits)?))
}

fn field(word: &str) -> Option<Field> {
    match word.to_ascii_lowercase().trim_end_matches([':', '=', '.']) {
        "init" | "ini" | "mod" => Some(Field::Initiative),
        "dex" | "des" | "dexterity" | "destreza" | "dextérité" => Some(Field::Dexterity),
        "hp" | "pg" | "pv" | "pdg" => Some(Field::HitPoints),
        "ac" | "ca" => Some(Field::ArmorClass),
        "pp" => Some(Field::PassivePerception),
        "st" | "sig" | "disc" => Some(Field::Stealth),
        "pa" | "ap" => Some(Field::Points),
        _ => None,
    }
}

/// Whether identical creatures are to have one roll (D5E-20).
fn is_group(word: &str) -> bool {
    matches!(
        word.to_ascii_lowercase().as_str(),
        "group" | "grupo" | "groupe"
    )
}

fn side(word: &str) -> Option<(Side, Controller)> {
    match word.to_ascii_lowercase().as_str() {
        "pc" | "pj" => Some((Side::PARTY, Controller::Player)),
        "party" | "ally" | "aliado" | "aliada" | "allié" | "alliée" => {
            Some((Side::PARTY, Controller::GameMaster))
        }
        "foe" | "enemy" | "npc" | "enemigo" | "enemiga" | "pnj" | "ennemi" | "ennemie" => {
            Some((Side::FOES, Controller::GameMaster))
        }
        "other" | "otro" | "otra" | "autre" => Some((Side(2), Controller::GameMaster)),
        _ => None,
    }
}

fn set(one: &mut Combatant, field: Field, number: i32) {
    let small = i16::try_from(number).ok();
    match field {
        Field::Initiative => one.initiative = small,
        Field::Dexterity => one.dexterity = small,
        Field::HitPoints => one.hit_points = Some(number),
        Field::ArmorClass => one.armor_class = small,
        Field::PassivePerception => one.passive_perception = small,
        Field::Stealth => one.stealth = small,
        Field::Points => one.actor.points = u16::try_from(number).unwrap_or_default(),
    }
}

/// A name with a capital, as far as our languages have them: the tables for all others would weigh
/// as much as a screen.
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
mod tests {
    use super::*;

    #[track_caller]
    fn check(line: &str, expected: &str) {
        let taken = ["Wolf".to_owned(), "Orc 3".to_owned()];
        let made: Vec<_> = read(line, Side::FOES, &taken)
            .into_iter()
            .map(|Newcomer { profile: one, .. }| {
                let number = |label: &str, n: Option<i32>| {
                    n.map_or(String::new(), |n| format!(" {label} {n}"))
                };
                let player = if one.controller == Controller::Player {
                    " pc"
                } else {
                    ""
                };
                format!(
                    "{} {}{}{}{}{}{player}",
                    one.name,
                    one.side.0,
                    number("init", one.initiative.map(i32::from)),
                    number("dex", one.dexterity.map(i32::from)),
                    number("hp", one.hit_points),
                    number("ac", one.armor_class.map(i32::from)),
                )
            })
            .collect();
        assert_eq!(made.join(", "), expected, "{line}");
    }

    #[test]
    fn a_count_numbers_the_names() {
        check(
            "3 goblin +2 hp 7 ac 15",
            "Goblin 1 1 init 2 hp 7 ac 15, Goblin 2 1 init 2 hp 7 ac 15, Goblin 3 1 init 2 hp 7 ac 15",
        );
        check("2x dire rat", "Dire rat 1 1, Dire rat 2 1");
    }

    #[test]
    fn no_line_makes_more_than_a_screen_can_hold() {
        assert_eq!(read("900 rat", Side::FOES, &[]).len(), MOST);
    }

    #[test]
    fn dice_that_count_are_found_and_nothing_else() {
        let found = |line| dice(line).map(|at: Range<usize>| line[at].to_owned());
        assert_eq!(found("orc; 1d4+1 wolf"), Some("1d4+1".to_owned()));
        assert_eq!(found(" d6 rat hp 2"), Some("d6".to_owned()));
        for none in ["Dodo 3", "d6", "2 d4wolf", "Aria 2d4", "2d goblin", ""] {
            assert_eq!(found(none), None, "{none}");
        }
    }

    #[test]
    fn hit_points_may_be_dice() {
        let made = |line| {
            let one = read(line, Side::FOES, &[]).remove(0);
            (one.profile.name, one.profile.hit_points, one.hit_dice)
        };
        let goblin = |dice: &str| ("Goblin".to_owned(), None, Some(dice.to_owned()));
        assert_eq!(made("goblin hp 2d6+2 ac 15"), goblin("2d6+2"));
        assert_eq!(made("goblin pg2D8"), goblin("2d8"));
        let in_numbers = ("Goblin".to_owned(), Some(7), None);
        assert_eq!(made("goblin hp 7"), in_numbers);
    }

    #[test]
    fn an_actor_has_a_formula_and_points() {
        let made = |line| {
            let one = read(line, Side::FOES, &[]).remove(0).profile;
            let formula = one.actor.initiative.map(|formula| formula.to_string());
            (one.name, formula, one.actor.points)
        };
        let orc = || ("Orc".to_owned(), Some("1d10+1".to_owned()), 3);
        assert_eq!(made("orc 1d10+1 pa 3"), orc());
        assert_eq!(made("orc 1D10+1 3PA"), orc());
        assert_eq!(made("orc pa 70000"), ("Orc".to_owned(), None, 0));
        assert_eq!(made("orc 3rd"), ("Orc 3rd".to_owned(), None, 0));
        assert_eq!(made("orc 2dd4"), ("Orc 2dd4".to_owned(), None, 0));
    }

    #[test]
    fn each_kind_that_is_a_group_has_its_own() {
        let made = read("2 orc group; wolf; 2 rat grupo", Side::FOES, &[]);
        let groups: Vec<_> = made
            .iter()
            .map(|one| one.profile.group.map(|group| group.0))
            .collect();
        assert_eq!(groups, [Some(1), Some(1), None, Some(2), Some(2)]);
    }

    #[test]
    fn hiding_and_noticing_have_numbers() {
        let made = read("scout pp 13 st+5", Side::FOES, &[]);
        let of = |one: &Newcomer| (one.profile.passive_perception, one.profile.stealth);
        assert_eq!(
            made.iter().map(of).collect::<Vec<_>>(),
            [(Some(13), Some(5))]
        );
    }

    #[test]
    fn a_player_is_of_the_party() {
        check("Aria +3 dex 17 pc", "Aria 0 init 3 dex 17 pc");
        check("Lobo ally", "Lobo 0");
    }

    #[test]
    fn numbers_go_on_where_the_name_is_taken() {
        check("wolf", "Wolf 2 1");
        check("2 orc", "Orc 4 1, Orc 5 1");
        check("bat; bat", "Bat 1, Bat 2 1");
    }

    #[test]
    fn the_words_of_all_languages_are_understood() {
        check(
            "Aria +3 des 17 pg 12 ca 15 pj",
            "Aria 0 init 3 dex 17 hp 12 ac 15 pc",
        );
        check("ogre pv29 ca:16 init -1", "Ogre 1 init -1 hp 29 ac 16");
        check("Ogre −1", "Ogre 1 init -1");
    }

    #[test]
    fn a_word_that_gives_no_number_is_of_the_name() {
        check("Init the Mod", "Init the Mod 1");
        check("", "");
        check("4", "");
        check("pc", "Pc 1");
    }
}
