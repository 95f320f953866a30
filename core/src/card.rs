//! The cards of a deck of 54, which decide the order in some games (ANY-7).

use serde::{Deserialize, Serialize};

/// A card of a deck of 52 with two jokers, by its rank from 1: the twos, from clubs over diamonds and
/// hearts to spades, then the threes and so on up to the aces, then the black joker and the red one.
///
/// ```
/// use asalto_core::card::{Card, Suit};
/// let queen = Card::of(12, Suit::Hearts);
/// assert_eq!((queen.value(), queen.suit()), (Some(12), Some(Suit::Hearts)));
/// assert!(queen < Card::of(12, Suit::Spades) && queen < Card::BLACK_JOKER);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Card(pub u8);

/// A suit, the lowest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Suit {
    /// Clubs.
    Clubs,
    /// Diamonds.
    Diamonds,
    /// Hearts.
    Hearts,
    /// Spades.
    Spades,
}

impl Suit {
    /// Every suit, the lowest first.
    pub const ALL: [Self; 4] = [Self::Clubs, Self::Diamonds, Self::Hearts, Self::Spades];
}

impl Card {
    /// The number of cards.
    pub const DECK: u8 = 54;
    /// The lower joker.
    pub const BLACK_JOKER: Self = Self(53);
    /// The higher joker.
    pub const RED_JOKER: Self = Self(54);

    /// Returns the card of a value, from 2 to 14 for an ace, and a suit.
    #[must_use]
    pub fn of(value: u8, suit: Suit) -> Self {
        Self(value.saturating_sub(2).saturating_mul(4) + suit as u8 + 1)
    }

    /// Returns all cards, the lowest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (1..=Self::DECK).map(Self)
    }

    /// Whether the deck has it.
    #[must_use]
    pub fn exists(self) -> bool {
        (1..=Self::DECK).contains(&self.0)
    }

    /// Whether it is a joker.
    #[must_use]
    pub fn is_joker(self) -> bool {
        self >= Self::BLACK_JOKER
    }

    /// Returns the value, from 2 to 14 for an ace. None for a joker.
    #[must_use]
    pub fn value(self) -> Option<u8> {
        (self.exists() && !self.is_joker()).then(|| (self.0 - 1) / 4 + 2)
    }

    /// Returns the suit. None for a joker.
    #[must_use]
    pub fn suit(self) -> Option<Suit> {
        let index = self.value().map(|_| usize::from((self.0 - 1) % 4))?;
        Suit::ALL.get(index).copied()
    }

    /// Returns the card as a count: the highest acts first.
    #[must_use]
    pub fn count(self) -> i32 {
        i32::from(self.0)
    }

    /// Returns the card of a count.
    #[must_use]
    pub fn of_count(count: i32) -> Option<Self> {
        let card = u8::try_from(count).ok().map(Self)?;
        card.exists().then_some(card)
    }
}
