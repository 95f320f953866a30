//! The title of a stat block.

use asalto_core::combatant::Feature;

use super::labels::Label;
use super::lines::Line;
use crate::clean;

/// A title.
#[derive(Debug, PartialEq, Eq)]
pub struct Title {
    /// The place of the first line.
    pub at: usize,
    /// The name.
    pub name: String,
    /// The challenge rating that stands beside the name.
    pub challenge: Option<String>,
    /// The level that stands beside the name, in Pathfinder 2.
    pub level: Option<i32>,
    /// The number of creatures that stands behind the name.
    pub count: Option<u32>,
}

const SIZES: [&str; 26] = [
    "fine",
    "diminutive",
    "tiny",
    "small",
    "medium",
    "large",
    "huge",
    "gargantuan",
    "colossal",
    "diminuto",
    "diminuta",
    "pequeño",
    "pequeña",
    "mediano",
    "mediana",
    "grande",
    "enorme",
    "gargantuesco",
    "gargantuesca",
    "minuscule",
    "petit",
    "petite",
    "moyen",
    "moyenne",
    "très",
    "gigantesque",
];
const ALIGNMENTS: [&str; 9] = ["lg", "ng", "cg", "ln", "n", "cn", "le", "ne", "ce"];

/// Finds the title above the line of an armor class.
pub fn find(lines: &[Line], from: usize, armor_class: usize) -> Option<Title> {
    for at in (from..armor_class).rev() {
        let line = &lines[at].text;
        if let Some((name, challenge)) = with_challenge(line) {
            let name = name.trim();
            // The rating may stand on a separate line.
            return if name.is_empty() {
                above(lines, from, at, Some(challenge))
            } else {
                title(at, name, Some(challenge))
            };
        }
        if let Some((name, level)) = with_level(line) {
            let found = if name.is_empty() {
                above(lines, from, at, None)
            } else {
                title(at, name, None)
            };
            return found.map(|title| Title {
                level: Some(level),
                ..title
            });
        }
    }
    for at in (from..armor_class).rev() {
        if is_type(&lines[at].text) {
            return above(lines, from, at, None);
        }
    }
    above(lines, from, armor_class, None)
}

/// Returns the nearest line above another that can be a name.
fn above(lines: &[Line], from: usize, at: usize, challenge: Option<String>) -> Option<Title> {
    let candidates = (from..at).rev().filter(|at| !is_head(&lines[*at].text));
    let mut candidates = candidates.peekable();
    let nearest = *candidates.peek()?;
    // Some books have a sentence about the creature between its name and its type.
    let found = candidates.find(|at| !is_sentence(&lines[*at].text));
    let found = found.unwrap_or(nearest);
    title(found, &lines[found].text, challenge)
}

/// Whether a line is a sentence and no name.
fn is_sentence(line: &str) -> bool {
    line.ends_with('.') && line.split(' ').count() > 6
}

fn title(at: usize, name: &str, challenge: Option<String>) -> Option<Title> {
    let name = without_edit(name).trim_end_matches([':', ',', '–', '—', '-', ' ']);
    let (name, count) = counted(name);
    let is_name = !clean::name(name).is_empty() && name.chars().count() <= 120;
    is_name.then(|| Title {
        at,
        name: name.to_owned(),
        challenge,
        level: None,
        count,
    })
}

/// Returns a name without the link beside the headings of a wiki: `Hollow Knight [edit]`.
fn without_edit(name: &str) -> &str {
    let name = name.trim();
    let inner = name
        .strip_suffix(']')
        .and_then(|rest| rest.rsplit_once('['));
    match inner {
        Some((before, link)) if !before.trim().is_empty() => {
            let link = link.to_lowercase();
            let words = ["edit", "editar", "modifier", "source", "view source"];
            let is_link = link
                .split([' ', '|'])
                .next()
                .is_some_and(|word| words.contains(&word))
                || words.contains(&&*link);
            if is_link { before.trim_end() } else { name }
        }
        _ => name,
    }
}

/// Splits the number of creatures off a name: `Ash Wraith (2)`.
fn counted(name: &str) -> (&str, Option<u32>) {
    let split = name
        .strip_suffix(')')
        .and_then(|rest| rest.rsplit_once('('));
    let counted = split.and_then(|(name, count)| Some((name.trim_end(), count.parse().ok()?)));
    match counted {
        Some((name, count)) if count > 0 && !name.is_empty() => (name, Some(count)),
        _ => (name, None),
    }
}

/// Returns the name and the rating of `Reed Hag CR 4`, or an empty name and the rating of `CR 4`.
fn with_challenge(line: &str) -> Option<(&str, String)> {
    let at = line
        .match_indices("CR ")
        .map(|(at, _)| at)
        .filter(|at| *at == 0 || line[..*at].ends_with([' ', '(', '\t']))
        .last()?;
    let rating = line[at + 3..].trim().trim_end_matches(')');
    let word = rating.split([' ', '/', ',']).next().unwrap_or_default();
    let is_rating = word.chars().count() <= 3
        && word.starts_with(|letter: char| letter.is_ascii_digit() || "½¼⅓⅛—".contains(letter));
    let is_short = rating.chars().count() <= 24;
    let name = line[..at].trim_end_matches(['(', ' ']);
    (is_rating && is_short).then(|| {
        (
            name,
            rating
                .split([' ', ';'])
                .next()
                .unwrap_or_default()
                .to_owned(),
        )
    })
}

/// Returns the name and the level of `Goblin Warrior Creature -1`.
fn with_level(line: &str) -> Option<(&str, i32)> {
    let lower = line.to_lowercase();
    let at = lower
        .rfind("creature ")
        .filter(|_| lower.len() == line.len())?;
    let is_word = at == 0 || line[..at].ends_with(' ');
    let level = line.get(at + 9..)?.trim().replace(['\u{2212}', '–'], "-");
    let level: i32 = level
        .parse()
        .ok()
        .filter(|level| (-1..=30).contains(level))?;
    is_word.then(|| (line[..at].trim(), level))
}

/// Whether a line belongs to the head of a stat block and is no name.
fn is_head(line: &str) -> bool {
    let lower = line.to_lowercase();
    let words = [
        "size/type",
        "xp ",
        "source ",
        "defense",
        "male ",
        "female ",
        "exp ",
        "perception",
        "px ",
        "family:",
    ];
    Label::ALL
        .iter()
        .any(|label| label.at_start(line).is_some())
        || words.iter().any(|word| lower.starts_with(word))
        || is_type(line)
        || lower.len() < 2
}

/// Whether a line is that of the size and the type.
fn is_type(line: &str) -> bool {
    let lower = line.to_lowercase();
    let mut words = lower.split([' ', ',']).filter(|word| !word.is_empty());
    let Some(first) = words.next() else {
        return false;
    };
    let second = words.next();
    let is_size = |word: &str| SIZES.contains(&word);
    let after_alignment = ALIGNMENTS.contains(&first) && second.is_some_and(is_size);
    let has_more = second.is_some_and(|word| word.chars().all(char::is_alphabetic));
    let in_french = lower.contains(" de taille ");
    let has_size = lower.split([' ', ',']).take(5).any(is_size);
    let alignment = lower.split_once(',').map_or("", |(_, alignment)| alignment);
    let has_alignment = ALIGNMENT_WORDS.iter().any(|word| alignment.contains(word));
    // A size alone is the beginning of many names: the words after the type distinguish them.
    let has_type = line.contains([',', '(']) || TYPES.iter().any(|kind| lower.contains(kind));
    after_alignment
        || in_french
        || has_size && has_alignment
        || is_size(first) && has_more && has_type
}

/// Returns the creature type of a line with a type, if it is undead or a construct.
pub fn unliving(line: &str) -> Option<Feature> {
    let kind = line.split([',', '(']).next().filter(|_| is_type(line))?;
    let kind = kind.to_lowercase();
    let is = |words: &[&str]| words.iter().any(|word| kind.contains(word));
    if is(&["undead", "muerto viviente", "no muerto", "mort-vivant"]) {
        Some(Feature::Undead)
    } else {
        is(&["construct", "créature artificielle"]).then_some(Feature::Construct)
    }
}

const ALIGNMENT_WORDS: [&str; 15] = [
    "neutral",
    "lawful",
    "chaotic",
    "unaligned",
    "any alignment",
    "good",
    "evil",
    "legal",
    "caótic",
    "malvad",
    "buen",
    "alineamiento",
    "loyal",
    "chaotique",
    "neutre",
];

const TYPES: [&str; 24] = [
    "aberration",
    "animal",
    "beast",
    "celestial",
    "construct",
    "dragon",
    "elemental",
    "fey",
    "fiend",
    "giant",
    "humanoid",
    "monstrosity",
    "monstrous",
    "ooze",
    "plant",
    "undead",
    "outsider",
    "vermin",
    "magical",
    "swarm",
    "bestia",
    "humanoide",
    "muerto viviente",
    "mort-vivant",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rating_beside_a_name_is_split_off() {
        assert_eq!(
            with_challenge("Reed Hag CR 4"),
            Some(("Reed Hag", "4".to_owned()))
        );
        assert_eq!(with_challenge("CR 1/2"), Some(("", "1/2".to_owned())));
        assert_eq!(with_challenge("SCR 4"), None);
        assert_eq!(
            with_level("Goblin Warrior Creature –1"),
            Some(("Goblin Warrior", -1))
        );
        assert_eq!(with_level("A creature of 5"), None);
    }

    #[test]
    fn the_type_of_a_creature_may_be_undead_or_a_construct() {
        for (line, of) in [
            ("Medium Undead", None),
            ("Medium undead, neutral evil", Some(Feature::Undead)),
            (
                "LE Medium undead (augmented humanoid)",
                Some(Feature::Undead),
            ),
            (
                "Constructo grande, sin alineamiento",
                Some(Feature::Construct),
            ),
            ("Medium humanoid (construct maker), neutral", None),
            ("Undead Fortitude. It lives on, unaligned.", None),
        ] {
            let of = of.or((line == "Medium Undead").then_some(Feature::Undead));
            assert_eq!(unliving(line), of, "{line}");
        }
    }

    #[test]
    fn a_size_begins_a_type_or_a_name() {
        assert!(is_type("Small humanoid (goblinoid), neutral evil"));
        assert!(is_type("LN Medium humanoid (human)"));
        assert!(is_type("Large beast"));
        assert!(!is_type("Giant Rat"));
        assert!(!is_type("Huge Pete"));
    }
}
