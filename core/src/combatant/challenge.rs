//! Challenge ratings.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A challenge rating: 0, a fraction from 1/10 to 1/2, or 1 to 30. Its text is that of a stat block.
///
/// ```
/// use asalto_core::combatant::Challenge;
/// let goblin: Challenge = "1/4".parse()?;
/// assert_eq!(goblin.to_string(), "1/4");
/// assert_eq!(goblin.experience(), Some(50));
/// assert_eq!(goblin.fraction(), (1, 4));
/// # Ok::<(), asalto_core::combatant::ParseChallengeError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct Challenge(
    /// The place in the list of all ratings.
    u8,
);

/// The text is not a challenge rating.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseChallengeError;

/// The ratings below 1, lowest first. D&D 3.x has all of them, D&D 5e only some.
const FRACTIONS: [&str; 7] = ["0", "1/10", "1/8", "1/6", "1/4", "1/3", "1/2"];

/// The experience points of each rating below 1 in D&D 5e.
const EXPERIENCE_BELOW_ONE: [Option<u32>; FRACTIONS.len()] =
    [Some(10), None, Some(25), None, Some(50), None, Some(100)];

/// The experience points of the ratings from 1 on (SRD 5.1 and 5.2, "Experience Points by Challenge Rating").
const EXPERIENCE: [u32; 30] = [
    200, 450, 700, 1_100, 1_800, 2_300, 2_900, 3_900, 5_000, 5_900, 7_200, 8_400, 10_000, 11_500,
    13_000, 15_000, 18_000, 20_000, 22_000, 25_000, 33_000, 41_000, 50_000, 62_000, 75_000, 90_000,
    105_000, 120_000, 135_000, 155_000,
];

impl Challenge {
    /// Returns the experience points for defeating a creature of this rating in D&D 5e. None for a rating that only
    /// D&D 3.x has.
    #[must_use]
    pub fn experience(self) -> Option<u32> {
        let place = usize::from(self.0);
        match place.checked_sub(FRACTIONS.len()) {
            None => EXPERIENCE_BELOW_ONE[place],
            Some(place) => Some(EXPERIENCE[place]),
        }
    }

    /// Returns the rating as a fraction in lowest terms, e.g. `(1, 4)` or `(7, 1)`.
    #[must_use]
    pub fn fraction(self) -> (u8, u8) {
        match self.0 {
            0 => (0, 1),
            1 => (1, 10),
            2 => (1, 8),
            3 => (1, 6),
            4 => (1, 4),
            5 => (1, 3),
            6 => (1, 2),
            whole => (whole - 6, 1),
        }
    }
}

impl fmt::Display for Challenge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match FRACTIONS.get(usize::from(self.0)) {
            Some(fraction) => f.write_str(fraction),
            None => write!(f, "{}", usize::from(self.0) - FRACTIONS.len() + 1),
        }
    }
}

impl FromStr for Challenge {
    type Err = ParseChallengeError;

    fn from_str(text: &str) -> Result<Self, ParseChallengeError> {
        let fraction = FRACTIONS.iter().position(|fraction| *fraction == text);
        let whole = || {
            let number: usize = text.parse().ok()?;
            number.checked_add(FRACTIONS.len() - 1)
        };
        let place = fraction.or_else(whole).ok_or(ParseChallengeError)?;
        let place = Some(place).filter(|place| *place < FRACTIONS.len() + EXPERIENCE.len());
        let place = place.and_then(|place| u8::try_from(place).ok());
        place.map(Self).ok_or(ParseChallengeError)
    }
}

impl fmt::Display for ParseChallengeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a challenge rating such as 1/4")
    }
}

impl std::error::Error for ParseChallengeError {}

impl TryFrom<String> for Challenge {
    type Error = ParseChallengeError;

    fn try_from(text: String) -> Result<Self, ParseChallengeError> {
        text.parse()
    }
}

impl From<Challenge> for String {
    fn from(challenge: Challenge) -> Self {
        challenge.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rating_is_its_own_text() {
        let texts = FRACTIONS.map(str::to_owned).into_iter();
        let texts = texts.chain((1..=30).map(|rating| rating.to_string()));
        let mut worth = Vec::new();
        for text in texts {
            let rating: Challenge = text.parse().expect("it is a rating");
            assert_eq!(rating.to_string(), text);
            let (parts, of) = rating.fraction();
            let whole = of == 1 && text == parts.to_string();
            assert!(whole || text == format!("{parts}/{of}"), "{text}");
            worth.extend(rating.experience());
        }
        assert_eq!((worth.len(), worth.first()), (34, Some(&10)));
        assert!(worth.is_sorted());
        for wrong in ["", "-1", "31", "1/5", "2/8", "01/4", "99999999999999999999"] {
            assert_eq!(
                wrong.parse::<Challenge>(),
                Err(ParseChallengeError),
                "{wrong}"
            );
        }
    }
}
