//! The initiative order, with the reason for each place.

mod departure;

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;
use crate::mount::Ride;
use crate::rules::{Direction, TieBreaker};
use crate::sorted::sort_by_key;

/// A place in the order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Place {
    /// The combatant that has the place.
    pub who: CombatantId,
    /// The count, which may be zero or negative (D35-7).
    pub count: i32,
    /// The cause of its place among its neighbors.
    pub why: PlaceCause,
}

/// The game master's target for a place in the order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum PlaceTarget {
    /// At a count, after the combatants that have it already.
    Count(i32),
    /// Right before a combatant, at its count.
    Before(CombatantId),
    /// Right after a combatant, at its count.
    After(CombatantId),
}

/// The cause of a place in the order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum PlaceCause {
    /// The count alone: no one else has it (D35-2).
    Count,
    /// A number of the profile, compared between equal counts (D35-4).
    Key,
    /// Chance between equal combatants (D35-5).
    Lots,
    /// A decision between equal combatants, or a roll-off (D5E-24 to D5E-27).
    Decided(TieBreaker),
    /// The shared roll: it acts with the combatants that share it (D5E-21).
    Shared,
    /// None yet: aware combatants act before anyone rolls (D30-5).
    BeforeTheRoll,
    /// The moment at which it acted after delaying (D35-37).
    Delayed,
    /// The count it declared when it delayed (D35-38).
    Announced,
    /// The moment at which it carried out a readied action (D35-57, D35-58).
    Readied {
        /// The combatant that it acted before.
        before: CombatantId,
    },
    /// The place of an ally, with which initiative was swapped (D24-27).
    Swapped {
        /// The ally.
        with: CombatantId,
    },
    /// The summoner whose initiative it shares, and after which it acts (D24-29).
    Summoned {
        /// The summoner.
        by: CombatantId,
    },
    /// An override of the game master, at a count.
    Ruled,
    /// The rider whose count it shares (D30-48, D30-49, D35-81).
    Mounted(Ride),
    /// The count of a second place, at which it comes after everyone else (D5E-71, D5E-74).
    SecondPlace,
    /// An equal count: it acts together with the others that have it (ANY-3).
    Together,
    /// The order of entry (ANY-6, ANY-8).
    Entered,
    /// An override of the game master, where places have no counts to show (ANY-7, ANY-8).
    Rearranged,
}

impl PlaceCause {
    /// Whether it is an override of the game master.
    #[must_use]
    pub fn is_ruled(self) -> bool {
        matches!(self, Self::Ruled | Self::Rearranged)
    }

    /// Whether it comes from acting late or from an override during combat, and not from a result
    /// (D35-3).
    #[must_use]
    pub fn is_chosen(self) -> bool {
        match self {
            Self::Delayed
            | Self::Announced
            | Self::Readied { .. }
            | Self::Swapped { .. }
            | Self::Summoned { .. }
            | Self::Ruled
            | Self::Rearranged => true,
            Self::Count
            | Self::Key
            | Self::Lots
            | Self::Decided(_)
            | Self::Shared
            | Self::BeforeTheRoll
            | Self::Mounted(_)
            | Self::Together
            | Self::Entered
            | Self::SecondPlace => false,
        }
    }
}

/// The resolution of a full tie.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Tie {
    /// The tied combatants, in the order in which they will act.
    pub order: Vec<CombatantId>,
    /// The dice that broke the tie, in the order they were rolled.
    pub faces: Vec<u16>,
    /// The players, the game master or the dice.
    #[serde(default)]
    pub by: TieBreaker,
}

impl Tie {
    /// Returns the dice of each tied combatant, in the order in which they will act. Empty if no
    /// one rolled, e.g. if the tie was broken at random (D5E-27, TOW-31).
    ///
    /// Of the combatants that roll together the highest acts first, and equal ones roll again among
    /// themselves. The order therefore shows which combatant rolled each die.
    #[must_use]
    pub fn rolls(&self) -> Vec<Vec<u16>> {
        let mut rolls = vec![Vec::new(); self.order.len()];
        // A random tie-break has one die less than it has combatants.
        if self.faces.len() < rolls.len() {
            return rolls;
        }
        let mut faces = self.faces.iter().copied();
        let all = 0..rolls.len();
        let mut together = vec![all];
        while let Some(rivals) = together.pop() {
            let mut rolled: Vec<_> = faces.by_ref().take(rivals.len()).collect();
            sort_by_key(&mut rolled, |&face| Reverse(face));
            // From last to first, so that the first group that rolls again comes next from the
            // list.
            let mut end = rivals.start + rolled.len();
            for equal in rolled.chunk_by(|a, b| a == b).rev() {
                let tied = end - equal.len()..end;
                end = tied.start;
                for (roll, &face) in rolls[tied.clone()].iter_mut().zip(equal) {
                    roll.push(face);
                }
                if equal.len() > 1 {
                    together.push(tied);
                }
            }
        }
        rolls
    }
}

/// A tie that is still to be broken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct OpenTie {
    /// The tied combatants by id. One combatant stands for all that share its roll.
    pub tied: Vec<CombatantId>,
    /// The players or the game master.
    pub by: TieBreaker,
}

/// The places of a combat from first to last, and how many of them have come up in the round.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Order {
    #[serde(rename = "slots")]
    places: Vec<Place>,
    passed: usize,
    /// The combatants at one count each time one of them left, first to act first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    parted: Vec<Vec<Place>>,
    /// The lowest count of this round that has come up at a place that is gone since.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    reached: Option<i32>,
}

impl Order {
    /// Returns the places, first to act first.
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// Returns the number of places that have come up in this round, the current one included.
    pub fn passed(&self) -> usize {
        self.passed
    }

    /// Returns the index of a combatant's place.
    pub fn index_of(&self, who: CombatantId) -> Option<usize> {
        self.places.iter().position(|place| place.who == who)
    }

    /// Returns a combatant's place.
    pub fn place(&self, who: CombatantId) -> Option<&Place> {
        self.places.iter().find(|place| place.who == who)
    }

    /// Returns the combatant whose place comes next in this round.
    pub fn next(&self) -> Option<CombatantId> {
        self.places.get(self.passed).map(|place| place.who)
    }

    /// Returns the count of the last place that has come up in this round, even if its owner has
    /// left or moved since. None if none has.
    pub(crate) fn reached(&self, direction: Direction) -> Option<i32> {
        let last = self.passed.checked_sub(1);
        let last = last.and_then(|index| self.places.get(index));
        let counts = last.map(|place| place.count).into_iter();
        counts
            .chain(self.reached)
            .min_by_key(|&count| direction.rank(count))
    }

    pub(crate) fn set(&mut self, places: Vec<Place>) {
        // An empty order is a discarded one.
        if places.is_empty() {
            self.parted.clear();
        }
        self.passed = self.passed.min(places.len());
        self.places = places;
    }

    /// Returns the places that a change keeps. Those that have come up have come up among these, too.
    pub(crate) fn seen_as(&self, change: &dyn Fn(&Place) -> Option<Place>) -> Self {
        let Self {
            places,
            passed,
            parted,
            reached,
        } = self;
        let seen = |places: &[Place]| places.iter().filter_map(change).collect::<Vec<_>>();
        let parted = parted.iter().map(|places| seen(places));
        Self {
            passed: seen(places.get(..*passed).unwrap_or_default()).len(),
            places: seen(places),
            parted: parted.filter(|places| !places.is_empty()).collect(),
            reached: *reached,
        }
    }

    /// Starts again from the first place.
    pub(crate) fn rewind(&mut self) {
        self.passed = 0;
        self.reached = None;
    }

    /// Marks a place and all places before it as passed.
    pub(crate) fn pass(&mut self, who: CombatantId) -> Option<()> {
        self.passed = self.index_of(who)? + 1;
        Some(())
    }

    /// Moves a place before another, at its count, as the next to come up.
    pub(crate) fn hand(&mut self, from: CombatantId, to: CombatantId) -> Option<()> {
        let index = self.index_of(to)?;
        self.index_of(from).filter(|_| from != to)?;
        let mut place = self.places.remove(index);
        let at = self.index_of(from)?;
        let count = self.places.get(at)?.count;
        if place.count != count {
            place.count = count;
            place.why = PlaceCause::Ruled;
        }
        self.places.insert(at, place);
        self.passed = at;
        Some(())
    }

    /// Makes a place that has not come up in this round the next to come up.
    pub(crate) fn make_next(&mut self, who: CombatantId) -> Option<()> {
        let index = self.index_of(who).filter(|&index| index >= self.passed)?;
        let place = self.places.remove(index);
        self.places.insert(self.passed, place);
        Some(())
    }

    /// Makes a place that had come up the next to come up again.
    pub(crate) fn put_back(&mut self, who: CombatantId) -> Option<()> {
        self.passed = self.index_of(who)?;
        Some(())
    }

    /// Removes a place. Passed places stay passed, and so does its count if it was one of them.
    pub(crate) fn remove(&mut self, who: CombatantId, direction: Direction) -> Option<Place> {
        let index = self.index_of(who)?;
        let place = self.places.remove(index);
        if index < self.passed {
            self.passed -= 1;
            let counts = self.reached.into_iter().chain([place.count]);
            self.reached = counts.min_by_key(|&count| direction.rank(count));
        }
        Some(place)
    }

    /// Inserts a place at an index. It counts as passed before passed places.
    pub(crate) fn insert(&mut self, index: usize, place: Place) -> Option<()> {
        if index > self.places.len() {
            return None;
        }
        if index < self.passed {
            self.passed += 1;
        }
        self.places.insert(index, place);
        Some(())
    }
}
