//! The experience points for the enemies that a party has defeated.
//!
//! D&D 5e: Dungeon Master's Guide, "Experience Points" (2014, page 260), and SRD 5.2. D&D 3.5: Dungeon Master's Guide,
//! "Experience Awards" (pages 36 to 38). D&D 3.0: Dungeon Master's Guide, "Experience Awards" (pages 165 to 167).
//! The tables of D&D 3.x follow one formula, except for their corner of low ratings.

use crate::combatant::{Challenge, Combatant};
use crate::law::Law;
use crate::rules::ExperiencePolicy;
use crate::ruleset::Ruleset;

/// The experience points of a party.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Award {
    /// The points of all counted enemies together, before they are shared. None if each level has its own sum.
    pub total: Option<u32>,
    /// The points of each character, in the order given. None for a character whose level is needed and missing.
    pub shares: Vec<Option<u32>>,
    /// The number of defeated enemies without a challenge rating that the ruleset has.
    pub unrated: usize,
    /// The number of defeated enemies too far above or below a level, for which the game master decides (D35-86).
    pub beyond: usize,
}

impl Award {
    /// Returns the points of law behind every award.
    pub const LAWS: [Law; 2] = [Law::ExperienceByRating, Law::ExperienceShared];
}

/// Awards the experience points of defeated enemies to characters. Returns nothing if the ruleset has no such rule, if
/// nobody shares, or if no enemy has a challenge rating.
///
/// ```
/// use asalto_core::experience::award;
/// use asalto_core::{Combatant, Ruleset, Side};
/// let (aria, brom) = (Combatant::new("Aria", Side::PARTY), Combatant::new("Brom", Side::PARTY));
/// let challenge = "1".parse().ok();
/// let ghoul = Combatant { challenge, ..Combatant::new("Ghoul", Side::FOES) };
/// let award = award(Ruleset::Dnd5e, &[&aria, &brom], &[&ghoul]).unwrap();
/// assert_eq!((award.total, award.shares), (Some(200), vec![Some(100), Some(100)]));
/// ```
#[must_use]
pub fn award(
    ruleset: Ruleset,
    characters: &[&Combatant],
    defeated: &[&Combatant],
) -> Option<Award> {
    let policy = ruleset.experience();
    let of_3x = match policy {
        ExperiencePolicy::None => return None,
        ExperiencePolicy::ByRating => false,
        ExperiencePolicy::ByPartyLevel | ExperiencePolicy::ByLevel => true,
    };
    let ratings: Vec<_> = defeated.iter().filter_map(|one| one.challenge).collect();
    let known = ratings
        .iter()
        .filter(|rating| of_3x || rating.experience().is_some());
    let unrated = defeated.len() - known.count();
    let levels: Vec<_> = characters.iter().map(|one| one.level).collect();
    let missing = if of_3x {
        levels.iter().all(Option::is_none)
    } else {
        characters.is_empty()
    };
    if missing || unrated == defeated.len() {
        return None;
    }
    let (total, shares, beyond) = match policy {
        ExperiencePolicy::None => return None,
        ExperiencePolicy::ByRating => {
            let total = sum(ratings.iter().filter_map(|rating| rating.experience()));
            (Some(total), equal(total, characters.len()), 0)
        }
        ExperiencePolicy::ByPartyLevel => {
            let level = average(&levels);
            let worth = worth(&ratings, level);
            let total = sum(worth.iter().copied().flatten());
            let beyond = worth.iter().filter(|one| one.is_none()).count();
            (Some(total), equal(total, characters.len()), beyond)
        }
        ExperiencePolicy::ByLevel => {
            let share = |level: u8| {
                let all = sum(worth(&ratings, level).into_iter().flatten());
                all / divisor(characters.len())
            };
            let is_beyond = |rating: &&Challenge| {
                let mut levels = levels.iter().flatten();
                levels.any(|level| base(**rating, *level).is_none())
            };
            let beyond = ratings.iter().filter(is_beyond).count();
            let shares = levels.iter().map(|level| level.map(share));
            (None, shares.collect(), beyond)
        }
    };
    Some(Award {
        total,
        shares,
        unrated,
        beyond,
    })
}

fn sum(points: impl Iterator<Item = u32>) -> u32 {
    points.fold(0, u32::saturating_add)
}

fn divisor(characters: usize) -> u32 {
    u32::try_from(characters).unwrap_or(u32::MAX).max(1)
}

/// Shares a sum equally.
fn equal(total: u32, characters: usize) -> Vec<Option<u32>> {
    vec![Some(total / divisor(characters)); characters]
}

/// Returns the average of the known levels, rounded to the nearest (AMB-D30-18).
fn average(levels: &[Option<u8>]) -> u8 {
    let known = || levels.iter().flatten();
    let sum: usize = known().map(|level| usize::from(*level)).sum();
    let count = known().count().max(1);
    u8::try_from((2 * sum + count) / (2 * count)).unwrap_or(u8::MAX)
}

/// Returns the award of each rating to a level.
fn worth(ratings: &[Challenge], level: u8) -> Vec<Option<u32>> {
    ratings.iter().map(|rating| base(*rating, level)).collect()
}

/// The share of the award for an equal rating, in 48ths, from 7 ratings below the level to 7 above.
const SHARES: [u32; 15] = [4, 6, 8, 12, 16, 24, 32, 48, 72, 96, 144, 192, 288, 384, 576];

/// Returns the award of a rating to a level in D&D 3.x (D35-84, D35-86). None if it is 8 or more above or below, or
/// if the level is above 20.
fn base(rating: Challenge, level: u8) -> Option<u32> {
    let (parts, of) = rating.fraction();
    if level > 20 {
        return None;
    }
    if parts == 0 {
        return Some(0);
    }
    let whole = if of == 1 { parts } else { 1 };
    let level = level.max(3);
    let place = usize::from(whole) + 7;
    let share = SHARES.get(place.checked_sub(usize::from(level))?)?;
    // In these two rows of the table, an odd distance above is worth twice the rating before the last.
    let share = match (level, whole.saturating_sub(level)) {
        (4 | 20, 1 | 3 | 5 | 7) => share * 8 / 9,
        _ => *share,
    };
    let whole = match (whole, level) {
        (1, ..=6) => 300,
        _ => (300 * u32::from(level) * share + 24) / 48,
    };
    let of = u32::from(of);
    Some((whole + of / 2) / of)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::combatant::Side;

    fn rating(text: &str) -> Challenge {
        text.parse().expect("it is a rating")
    }

    fn party(levels: &[u8]) -> Vec<Combatant> {
        let one = |level: &u8| Combatant {
            level: Some(*level),
            ..Combatant::new("Aria", Side::PARTY)
        };
        levels.iter().map(one).collect()
    }

    fn foes(ratings: &[&str]) -> Vec<Combatant> {
        let one = |text: &&str| Combatant {
            challenge: Some(rating(text)),
            ..Combatant::new("Ogre", Side::FOES)
        };
        ratings.iter().map(one).collect()
    }

    #[track_caller]
    fn check(ruleset: Ruleset, levels: &[u8], ratings: &[&str], shares: &[u32]) {
        let (party, foes) = (party(levels), foes(ratings));
        let found = award(
            ruleset,
            &party.iter().collect::<Vec<_>>(),
            &foes.iter().collect::<Vec<_>>(),
        );
        let shares: Vec<_> = shares.iter().copied().map(Some).collect();
        assert_eq!(found.expect("it is awarded").shares, shares);
    }

    #[test]
    fn the_formula_gives_the_rows_of_the_table() {
        let row = |level| {
            (1..=14)
                .map(|whole: u8| base(rating(&whole.to_string()), level))
                .collect::<Vec<_>>()
        };
        let of = |numbers: &[u32]| {
            let mut row: Vec<_> = numbers.iter().copied().map(Some).collect();
            row.resize(14, None);
            row
        };
        let third = of(&[
            300, 600, 900, 1_350, 1_800, 2_700, 3_600, 5_400, 7_200, 10_800,
        ]);
        assert_eq!([1, 2, 3].map(row), [third.clone(), third.clone(), third]);
        let fourth = [
            300, 600, 800, 1_200, 1_600, 2_400, 3_200, 4_800, 6_400, 9_600, 12_800,
        ];
        assert_eq!(row(4), of(&fourth));
        let seventh = [
            263, 350, 525, 700, 1_050, 1_400, 2_100, 3_150, 4_200, 6_300, 8_400, 12_600, 16_800,
            25_200,
        ];
        assert_eq!(row(7), of(&seventh));
        assert_eq!(
            row(9)[..5],
            [None, Some(225), Some(338), Some(450), Some(675)]
        );
        assert_eq!(row(8)[..4], [Some(200), Some(300), Some(400), Some(600)]);
        assert_eq!(
            ["20", "21", "22", "27"].map(|it| base(rating(it), 20)),
            [6_000, 8_000, 12_000, 64_000].map(Some)
        );
        assert_eq!(base(rating("20"), 21), None);
        assert_eq!(base(rating("1/3"), 1), Some(100));
        assert_eq!(base(rating("1/2"), 8), Some(100));
        assert_eq!(base(rating("1/2"), 9), None);
        assert_eq!(base(rating("0"), 20), Some(0));
    }

    #[test]
    fn in_3_5_each_level_earns_its_own() {
        // The example of the book.
        check(
            Ruleset::Dnd35,
            &[3, 4, 4, 4, 5],
            &["2", "2", "3"],
            &[420, 400, 400, 400, 350],
        );
        // Two creatures of rating 4 for the levels 5, 4, 4 and 3.
        check(
            Ruleset::Dnd35,
            &[5, 4, 4, 3],
            &["4", "4"],
            &[500, 600, 600, 675],
        );
    }

    #[test]
    fn in_3_0_the_average_level_counts_for_all() {
        check(Ruleset::Dnd30, &[5, 4, 4, 3], &["4", "4"], &[600; 4]);
        // 4.5 is 5.
        check(Ruleset::Dnd30, &[5, 4], &["5"], &[750; 2]);
    }

    #[test]
    fn in_5e_all_share_the_sum() {
        check(Ruleset::Dnd5e, &[5, 1, 1], &["1/4", "1/4", "1/2"], &[66; 3]);
        check(Ruleset::Dnd5e2024, &[5, 1], &["30"], &[77_500; 2]);
    }

    #[test]
    fn a_missing_rating_is_counted_and_not_guessed() {
        let aria = Combatant::new("Aria", Side::PARTY);
        let [brom] = &party(&[20])[..] else { return };
        let mut foes = foes(&["1", "20", "1/3"]);
        foes.push(Combatant::new("Fog", Side::FOES));
        let foes: Vec<_> = foes.iter().collect();
        let found = award(Ruleset::Dnd35, &[&aria, brom], &foes).expect("it is awarded");
        assert_eq!(found.shares, [None, Some(3_000)]);
        assert_eq!((found.unrated, found.beyond, found.total), (1, 2, None));
        assert_eq!(award(Ruleset::Dnd35, &[&aria], &foes), None);
        let found = award(Ruleset::Dnd5e, &[&aria], &foes).expect("it is awarded");
        assert_eq!((found.total, found.unrated), (Some(25_200), 2));
        assert_eq!(award(Ruleset::Dnd5e, &[], &foes), None);
        assert_eq!(award(Ruleset::Dnd5e, &[&aria], &foes[3..]), None);
        assert_eq!(award(Ruleset::Dnd5e, &[&aria], &[]), None);
        for without in [Ruleset::TalesOfWar, Ruleset::Any] {
            assert_eq!(award(without, &[brom], &foes), None);
        }
    }
}
