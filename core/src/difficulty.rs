//! The difficulty of an encounter, before it is played.
//!
//! 2014: Dungeon Master's Guide, "Evaluating Encounter Difficulty" (pages 82 and 83; also in the free Basic Rules).
//! The experience points of the monsters, times a multiplier for their number, reach the thresholds of the party.
//! 2024: Dungeon Master's Guide, "Combat Encounter Difficulty" (pages 114 and 115), and SRD 5.2, "Combat
//! Encounters". The experience points spend the budget of the party, without a multiplier.

use crate::combatant::{Challenge, Combatant, Side};
use crate::law::Law;
use crate::rules::DifficultyPolicy;
use crate::ruleset::Ruleset;

/// A grade of difficulty. Those of 2014 come first, then those of 2024.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Grade {
    /// Below the lowest threshold (2014).
    Trivial,
    /// From the first threshold on (2014).
    Easy,
    /// From the second threshold on (2014).
    Medium,
    /// From the third threshold on (2014).
    Hard,
    /// From the fourth threshold on (2014).
    Deadly,
    /// Within the first budget (2024).
    Low,
    /// Within the second budget (2024).
    Moderate,
    /// Within the third budget (2024).
    High,
    /// Over the third budget (2024).
    BeyondHigh,
}

/// An estimate of the difficulty of an encounter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Estimate {
    /// The grade.
    pub grade: Grade,
    /// The experience points of all enemies together, which the party shares if it wins.
    pub experience: u32,
    /// The experience points that are compared: those of 2014 are multiplied for the number of enemies.
    pub adjusted: u32,
    /// The next number that makes the encounter harder: the threshold to reach, or the budget to stay within. None
    /// for the hardest grade.
    pub next: Option<u32>,
    /// The number of characters that the estimate counts.
    pub characters: usize,
    /// The number of members of the party without a level, and of enemies without a challenge rating, which the
    /// estimate leaves out.
    pub unrated: usize,
}

impl Estimate {
    /// Returns the points of law behind the grade.
    #[must_use]
    pub fn laws(&self) -> &'static [Law] {
        if self.grade <= Grade::Deadly {
            &[Law::EncounterDifficulty, Law::EnemyMultiplier]
        } else {
            &[Law::EncounterDifficulty]
        }
    }
}

/// The thresholds of a character from level 1 on: easy, medium, hard and deadly (2014).
const THRESHOLDS: [[u32; 4]; 20] = [
    [25, 50, 75, 100],
    [50, 100, 150, 200],
    [75, 150, 225, 400],
    [125, 250, 375, 500],
    [250, 500, 750, 1_100],
    [300, 600, 900, 1_400],
    [350, 750, 1_100, 1_700],
    [450, 900, 1_400, 2_100],
    [550, 1_100, 1_600, 2_400],
    [600, 1_200, 1_900, 2_800],
    [800, 1_600, 2_400, 3_600],
    [1_000, 2_000, 3_000, 4_500],
    [1_100, 2_200, 3_400, 5_100],
    [1_250, 2_500, 3_800, 5_700],
    [1_400, 2_800, 4_300, 6_400],
    [1_600, 3_200, 4_800, 7_200],
    [2_000, 3_900, 5_900, 8_800],
    [2_100, 4_200, 6_300, 9_500],
    [2_400, 4_900, 7_300, 10_900],
    [2_800, 5_700, 8_500, 12_700],
];

/// The budget of a character from level 1 on: low, moderate and high (2024).
const BUDGETS: [[u32; 3]; 20] = [
    [50, 75, 100],
    [100, 150, 200],
    [150, 225, 400],
    [250, 375, 500],
    [500, 750, 1_100],
    [600, 1_000, 1_400],
    [750, 1_300, 1_700],
    [1_000, 1_700, 2_100],
    [1_300, 2_000, 2_600],
    [1_600, 2_300, 3_100],
    [1_900, 2_900, 4_100],
    [2_200, 3_700, 4_700],
    [2_600, 4_200, 5_400],
    [2_900, 4_900, 6_200],
    [3_300, 5_400, 7_800],
    [3_800, 6_100, 9_800],
    [4_500, 7_200, 11_700],
    [5_000, 8_700, 14_200],
    [5_500, 10_700, 17_200],
    [6_400, 13_200, 22_000],
];

/// The multipliers in halves, and the number of monsters up to which each is used. The first and the last are only for
/// large and small parties.
const MULTIPLIERS: [(usize, u32); 8] = [
    (0, 1),
    (1, 2),
    (2, 3),
    (6, 4),
    (10, 5),
    (14, 6),
    (usize::MAX, 8),
    (usize::MAX, 10),
];

/// Estimates the difficulty of an encounter from its combatants: the party by level, its enemies by challenge rating.
/// Second places and other sides count for nothing. Returns nothing if the ruleset has no such rule, or if no member of
/// the party has a level or no enemy a challenge rating.
///
/// ```
/// use asalto_core::difficulty::{Grade, estimate};
/// use asalto_core::{Combatant, Ruleset, Side};
/// let aria = Combatant { level: Some(3), ..Combatant::new("Aria", Side::PARTY) };
/// let challenge = "1/2".parse().ok();
/// let orc = Combatant { challenge, ..Combatant::new("Orc", Side::FOES) };
/// let estimate = estimate(Ruleset::Dnd5e2024, [&aria, &orc]).unwrap();
/// assert_eq!((estimate.grade, estimate.experience), (Grade::Low, 100));
/// ```
pub fn estimate<'c>(
    ruleset: Ruleset,
    combatants: impl IntoIterator<Item = &'c Combatant>,
) -> Option<Estimate> {
    let (mut levels, mut worths, mut unrated) = (Vec::new(), Vec::new(), 0);
    for one in combatants {
        if one.place.is_some() {
            continue;
        }
        let worth = one.challenge.and_then(Challenge::experience);
        match (one.side, one.level, worth) {
            (Side::PARTY, Some(level), _) => levels.push(level),
            (Side::FOES, _, Some(worth)) => worths.push(worth),
            (Side::PARTY | Side::FOES, ..) => unrated += 1,
            _ => {}
        }
    }
    if levels.is_empty() || worths.is_empty() {
        return None;
    }
    let experience = worths
        .iter()
        .fold(0, |sum: u32, one| sum.saturating_add(*one));
    let (grade, adjusted, next) = match ruleset.difficulty() {
        DifficultyPolicy::None => return None,
        DifficultyPolicy::Thresholds => {
            let halves = multiplier(levels.len(), worths.len());
            let adjusted = u64::from(experience) * u64::from(halves) / 2;
            let adjusted = u32::try_from(adjusted).unwrap_or(u32::MAX);
            let of = of_party(&THRESHOLDS, &levels);
            let reached = of.iter().filter(|one| adjusted >= **one).count();
            let grades = [
                Grade::Trivial,
                Grade::Easy,
                Grade::Medium,
                Grade::Hard,
                Grade::Deadly,
            ];
            (grades[reached], adjusted, of.get(reached).copied())
        }
        DifficultyPolicy::Budget => {
            let of = of_party(&BUDGETS, &levels);
            let spent = of.iter().filter(|one| experience > **one).count();
            let grades = [Grade::Low, Grade::Moderate, Grade::High, Grade::BeyondHigh];
            (grades[spent], experience, of.get(spent).copied())
        }
    };
    Some(Estimate {
        grade,
        experience,
        adjusted,
        next,
        characters: levels.len(),
        unrated,
    })
}

/// Adds up a table for all levels of a party. Levels beyond the table count as its last.
fn of_party<const N: usize>(table: &[[u32; N]; 20], levels: &[u8]) -> [u32; N] {
    let mut sums = [0_u32; N];
    for level in levels {
        let row = usize::from(*level).clamp(1, table.len()) - 1;
        for (sum, more) in sums.iter_mut().zip(table[row]) {
            *sum = sum.saturating_add(more);
        }
    }
    sums
}

/// Returns the multiplier for a number of monsters, in halves: the next higher one for a party of one or two, the next
/// lower one for a party of six or more.
fn multiplier(characters: usize, monsters: usize) -> u32 {
    let usual = MULTIPLIERS.iter().position(|(most, _)| monsters <= *most);
    let usual = usual.unwrap_or(MULTIPLIERS.len() - 2);
    let place = match characters {
        0..=2 => usual + 1,
        3..=5 => usual,
        _ => usual - 1,
    };
    MULTIPLIERS[place].1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn party(levels: &[u8]) -> Vec<Combatant> {
        let one = |level: &u8| Combatant {
            level: Some(*level),
            ..Combatant::new("Aria", Side::PARTY)
        };
        levels.iter().map(one).collect()
    }

    fn foes(count: usize, rating: &str) -> Vec<Combatant> {
        let one = Combatant {
            challenge: Some(rating.parse().expect("it is a rating")),
            ..Combatant::new("Ogre", Side::FOES)
        };
        vec![one; count]
    }

    #[track_caller]
    fn check(
        ruleset: Ruleset,
        combatants: &[Combatant],
        grade: Grade,
        adjusted: u32,
        next: Option<u32>,
    ) {
        let found = estimate(ruleset, combatants).expect("both sides are rated");
        assert_eq!(
            (found.grade, found.adjusted, found.next),
            (grade, adjusted, next)
        );
    }

    #[test]
    fn the_example_of_the_book_is_hard() {
        // Three characters of level 3 and one of level 2 meet a bugbear and three hobgoblins: 500 points, doubled.
        let mut all = party(&[3, 3, 3, 2]);
        all.extend(foes(1, "1"));
        all.extend(foes(3, "1/2"));
        check(Ruleset::Dnd5e, &all, Grade::Hard, 1_000, Some(1_400));
    }

    #[test]
    fn each_threshold_begins_its_grade() {
        let of = |count: usize, rating: &str, levels: &[u8]| {
            [party(levels), foes(count, rating)].concat()
        };
        check(
            Ruleset::Dnd5e,
            &of(1, "1/4", &[1; 4]),
            Grade::Trivial,
            50,
            Some(100),
        );
        check(
            Ruleset::Dnd5e,
            &of(1, "1/2", &[1; 4]),
            Grade::Easy,
            100,
            Some(200),
        );
        check(
            Ruleset::Dnd5e,
            &of(1, "1", &[1; 4]),
            Grade::Medium,
            200,
            Some(300),
        );
        check(
            Ruleset::Dnd5e,
            &of(2, "1/2", &[1; 4]),
            Grade::Hard,
            300,
            Some(400),
        );
        check(
            Ruleset::Dnd5e,
            &of(4, "1/4", &[1; 4]),
            Grade::Deadly,
            400,
            None,
        );
    }

    #[test]
    fn the_multiplier_follows_the_numbers_of_both_sides() {
        let halves = |characters| {
            [1, 2, 3, 6, 7, 10, 11, 14, 15, 99].map(|monsters| multiplier(characters, monsters))
        };
        assert_eq!(halves(4), [2, 3, 4, 4, 5, 5, 6, 6, 8, 8]);
        assert_eq!(halves(2), [3, 4, 5, 5, 6, 6, 8, 8, 10, 10]);
        assert_eq!(halves(6), [1, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
    }

    #[test]
    fn a_budget_has_the_grade_it_pays_for() {
        let of = |count: usize, rating: &str| [party(&[5; 4]), foes(count, rating)].concat();
        check(
            Ruleset::Dnd5e2024,
            &of(1, "5"),
            Grade::Low,
            1_800,
            Some(2_000),
        );
        check(
            Ruleset::Dnd5e2024,
            &of(10, "1"),
            Grade::Low,
            2_000,
            Some(2_000),
        );
        check(
            Ruleset::Dnd5e2024,
            &of(15, "1"),
            Grade::Moderate,
            3_000,
            Some(3_000),
        );
        check(
            Ruleset::Dnd5e2024,
            &of(22, "1"),
            Grade::High,
            4_400,
            Some(4_400),
        );
        check(
            Ruleset::Dnd5e2024,
            &of(23, "1"),
            Grade::BeyondHigh,
            4_600,
            None,
        );
    }

    #[test]
    fn combatants_without_a_rating_are_counted_apart() {
        let mut all = [party(&[1]), foes(1, "0")].concat();
        all.push(Combatant::new("Ox", Side::PARTY));
        all.push(Combatant::new("Fog", Side::FOES));
        all.push(Combatant::new("Crowd", Side(2)));
        let found = estimate(Ruleset::Dnd5e, &all).expect("both sides are rated");
        assert_eq!(
            (found.characters, found.unrated, found.experience),
            (1, 2, 10)
        );
        assert_eq!(estimate(Ruleset::Dnd5e, &party(&[1])), None);
        assert_eq!(estimate(Ruleset::Dnd5e, &foes(1, "0")), None);
        for without in [
            Ruleset::Dnd30,
            Ruleset::Dnd35,
            Ruleset::TalesOfWar,
            Ruleset::Any,
        ] {
            assert_eq!(estimate(without, &all), None);
        }
    }

    #[test]
    fn a_hostile_encounter_is_no_more_than_the_largest_number() {
        let all = [party(&[255; 3]), foes(100_000, "30")].concat();
        check(Ruleset::Dnd5e, &all, Grade::Deadly, u32::MAX, None);
    }
}
