//! The quick line: `4 goblin +2 hp 7 ac 15` or `Aria +3 dex 17 pc`, in the words of any language.

use asalto_core::{Combatant, Controller, Side};

/// The most combatants that one line makes.
pub const MOST: usize = 50;

/// What a line makes; none where it names nobody.
///
/// The name is what comes before the first `+2`, `hp 7` or the like; a number before it says how
/// many, who are then numbered. `pc` puts a combatant into the party.
///
/// ```
/// # use asalto_web::quick;
/// # use asalto_core::Side;
/// let goblins = quick::read("2 goblin +2 hp 7", Side::FOES);
/// assert_eq!(goblins[1].name, "Goblin 2");
/// assert_eq!(goblins[1].hit_points, Some(7));
/// ```
#[must_use]
pub fn read(line: &str, side: Side) -> Vec<Combatant> {
    let mut words = line.split_whitespace().peekable();
    let count = words.next_if(|word| word.parse::<usize>().is_ok());
    let count: usize = count.and_then(|count| count.parse().ok()).unwrap_or(1);
    let mut profile = Combatant::new("", side);
    let mut name = Vec::new();
    while let Some(word) = words.next() {
        if let Some(modifier) = modifier(word) {
            profile.initiative = Some(modifier);
            continue;
        }
        let lower = word.to_lowercase();
        let mut number = || {
            words
                .next_if(|next| next.parse::<i32>().is_ok())?
                .parse::<i32>()
                .ok()
        };
        match lower.as_str() {
            "pc" | "pj" => {
                profile.controller = Controller::Player;
                profile.side = Side::PARTY;
            }
            "hp" | "pg" | "pv" => profile.hit_points = number(),
            "ac" | "ca" => profile.armor_class = number().and_then(|n| i16::try_from(n).ok()),
            "dex" | "des" => profile.dexterity = number().and_then(|n| i16::try_from(n).ok()),
            _ => name.push(word),
        }
    }
    numbered(
        &profile,
        &capitalized(&name.join(" ")),
        count.clamp(1, MOST),
    )
}

fn modifier(word: &str) -> Option<i16> {
    word.starts_with(['+', '-', '−'])
        .then(|| word.replace('−', "-").parse().ok())?
}

fn capitalized(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

fn numbered(profile: &Combatant, name: &str, count: usize) -> Vec<Combatant> {
    if name.is_empty() {
        return Vec::new();
    }
    let named = |name: String| Combatant {
        name,
        ..profile.clone()
    };
    if count == 1 {
        vec![named(name.to_owned())]
    } else {
        (1..=count)
            .map(|number| named(format!("{name} {number}")))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_in_front_makes_as_many() {
        let goblins = read("4 goblin +2 hp 7 ac 15", Side::FOES);
        let names: Vec<_> = goblins.iter().map(|goblin| goblin.name.as_str()).collect();
        assert_eq!(names, ["Goblin 1", "Goblin 2", "Goblin 3", "Goblin 4"]);
        assert_eq!(goblins[3].initiative_modifier(), 2);
        assert_eq!(goblins[3].armor_class, Some(15));
        assert_eq!(goblins[3].side, Side::FOES);
    }

    #[test]
    fn a_player_character_joins_the_party() {
        let aria = read("Aria +3 dex 17 pc", Side::FOES);
        assert_eq!(aria.len(), 1);
        assert_eq!(aria[0].side, Side::PARTY);
        assert_eq!(aria[0].controller, Controller::Player);
        assert_eq!(aria[0].dexterity, Some(17));
    }

    #[test]
    fn the_words_of_the_other_languages_are_read_too() {
        let ogro = read("ogro de la colina −1 pg 29 ca 16", Side::FOES);
        assert_eq!(ogro[0].name, "Ogro de la colina");
        assert_eq!(ogro[0].hit_points, Some(29));
        assert_eq!(ogro[0].initiative, Some(-1));
    }

    #[test]
    fn nobody_is_named_and_nobody_is_made() {
        assert!(read("", Side::FOES).is_empty());
        assert!(read("4 +2 hp 7", Side::FOES).is_empty());
        assert_eq!(read("900 rat", Side::FOES).len(), MOST);
    }
}
