//! The Dexterity of a stat block, in each of the ways that abilities are set.

/// The Dexterity.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dexterity {
    /// A score.
    Score(i32),
    /// A modifier, in games without scores.
    Modifier(i32),
}

/// The names of the abilities, in their order, in three languages.
const NAMES: [&[&str]; 6] = [
    &["str", "fue", "for", "strength"],
    &["dex", "des", "dexterity"],
    &["con", "constitution"],
    &["int", "intelligence"],
    &["wis", "sab", "sag", "wisdom"],
    &["cha", "car", "charisma"],
];

/// Returns the Dexterity of some lines.
pub fn dexterity(lines: &[&str]) -> Option<Dexterity> {
    let found = (0..lines.len()).find_map(|at| beside(lines[at]).or_else(|| below(lines, at)));
    found.filter(|found| match found {
        Dexterity::Score(score) => (0..=99).contains(score),
        Dexterity::Modifier(modifier) => (-99..=99).contains(modifier),
    })
}

/// Whether a line is the name of one ability.
pub fn is_label(line: &str) -> bool {
    ability(line.trim_end_matches(':')).is_some()
}

/// Whether a line is one of the abilities.
pub fn is_row(line: &str) -> bool {
    let words: Vec<&str> = words(line).collect();
    let named = words.iter().filter(|word| ability(word).is_some()).count();
    let are_numbers = !words.is_empty() && words.iter().all(|word| number(word).is_some());
    named >= 2 || are_numbers || is_label(line) || beside(line).is_some()
}

/// Returns the number behind the name in one line: `Str 11, Dex 13`, `STR 8 −1 −1 DEX 15 +2 +2`, `Str +0, Dex +3`.
fn beside(line: &str) -> Option<Dexterity> {
    let mut words = words(line);
    words.find(|word| ability(word) == Some(1))?;
    let word = words.next()?;
    // Who has "Dexterity" in a sentence gives no number behind it, or one of a saving throw.
    let is_ability_line = line
        .split([' ', ':', ','])
        .filter(|word| ability(word).is_some())
        .count()
        >= 2
        || ability(line.split([' ', ':']).next()?) == Some(1);
    number(word)
        .filter(|_| is_ability_line && !line.to_lowercase().contains("saving"))
        .filter(|_| line.chars().count() < 120)
}

/// Returns the number below the names: `STR DEX CON …` and then `8 (−1) 14 (+2) …`, on one line or on several.
fn below(lines: &[&str], at: usize) -> Option<Dexterity> {
    let names: Vec<usize> = lines[at..]
        .iter()
        .take(6)
        .flat_map(|line| words(line))
        .map_while(ability)
        .take(6)
        .collect();
    if names.len() < 2 || names.first() != Some(&0) || names.get(1) != Some(&1) {
        return None;
    }
    let first = words(lines[at]).map_while(ability).count();
    let rows = if first >= names.len() { 1 } else { names.len() };
    // A page that lost its lines has the numbers behind the names.
    let behind = words(lines[at]).skip(first);
    let numbers = lines.iter().skip(at + rows).take(12);
    let numbers = behind.chain(numbers.flat_map(|line| words(line)));
    let scores = numbers.map_while(number).filter_map(|number| match number {
        Dexterity::Score(score) => Some(score),
        Dexterity::Modifier(_) => None,
    });
    scores.take(6).nth(1).map(Dexterity::Score)
}

/// Returns the words of a line outside of brackets.
fn words(line: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0_u32;
    let pieces = line.split_inclusive(['(', ')']).map(move |piece| {
        let inside = depth > 0;
        if piece.ends_with('(') {
            depth += 1;
        } else if piece.ends_with(')') {
            depth = depth.saturating_sub(1);
        }
        if inside {
            ""
        } else {
            piece.trim_end_matches(['(', ')'])
        }
    });
    pieces
        .flat_map(|piece| piece.split([' ', ',', ':', ';', '\t']))
        .filter(|word| !word.is_empty())
}

fn ability(word: &str) -> Option<usize> {
    let word = word.trim_end_matches('.');
    let is_name = |name: &&str| name.eq_ignore_ascii_case(word);
    NAMES.iter().position(|names| names.iter().any(is_name))
}

/// Returns a score, or a modifier if it has a sign.
fn number(word: &str) -> Option<Dexterity> {
    let word = word.replace(['\u{2212}', '–'], "-");
    if let Some(modifier) = word.strip_prefix('+') {
        return modifier.parse().ok().map(Dexterity::Modifier);
    }
    let number: i32 = word.parse().ok()?;
    Some(if word.starts_with('-') {
        Dexterity::Modifier(number)
    } else {
        Dexterity::Score(number)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dexterity_of(text: &str) -> Option<Dexterity> {
        let lines = crate::formats::stat_block::lines::of(text);
        let lines: Vec<&str> = lines.iter().map(|line| &*line.text).collect();
        dexterity(&lines)
    }

    #[test]
    fn every_way_to_set_abilities_is_read() {
        use Dexterity::{Modifier, Score};
        for (text, expected) in [
            ("Str 11, Dex 13, Con 12", Some(Score(13))),
            ("Abilities: Str 11, Dex 13, Con 12", Some(Score(13))),
            ("STR 8 −1 −1 DEX 15 +2 +2 CON 10", Some(Score(15))),
            ("Str +0, Dex +3, Con +1", Some(Modifier(3))),
            (
                "STR DEX CON INT WIS CHA\n8 (−1) 14 (+2) 10 (+0) 10 (+0) 8 (−1) 8 (−1)",
                Some(Score(14)),
            ),
            ("STR\n8 (-1)\nDEX\n14 (+2)\nCON\n10 (+0)", Some(Score(14))),
            (
                "STR\nDEX\nCON\nINT\nWIS\nCHA\n8 (-1)\n14 (+2)\n10 (+0)\n10\n8\n8",
                Some(Score(14)),
            ),
            ("Str —, Dex 16, Con —", Some(Score(16))),
            ("Make a DC 12 Dexterity saving throw", None),
            ("FUE 8 DES 14 CON 10", Some(Score(14))),
            (
                "STR DEX CON INT WIS CHA 18 (+4) 11 (+0) 16 (+3) 6 (-2) 16 (+3) 9 (-1)",
                Some(Score(11)),
            ),
            ("FOR DEX CON INT SAG CHA 8 14 10 10 8 8", Some(Score(14))),
        ] {
            assert_eq!(dexterity_of(text), expected, "{text}");
        }
    }
}
