//! The places of an order by their counts, so that a place is compared only with those at its own count.

use std::cell::OnceCell;

use crate::order::Place;
use crate::sorted::sort;

/// The places of an order, grouped by count.
#[derive(Default)]
pub(crate) struct Peers<'p> {
    places: &'p [Place],
    /// Each count with the index of a place that has it, sorted once the first reason compares places.
    by_count: OnceCell<Vec<(i32, usize)>>,
}

impl<'p> Peers<'p> {
    /// Groups the places of an order.
    pub(crate) fn of(places: &'p [Place]) -> Self {
        Self {
            places,
            by_count: OnceCell::new(),
        }
    }

    fn by_count(&self) -> &[(i32, usize)] {
        self.by_count.get_or_init(|| {
            let counts = self.places.iter().enumerate();
            let mut by_count: Vec<_> = counts.map(|(index, place)| (place.count, index)).collect();
            sort(&mut by_count);
            by_count
        })
    }

    /// Returns all places, first to act first.
    pub(super) fn all(&self) -> &'p [Place] {
        self.places
    }

    /// Returns a place by its index.
    pub(super) fn get(&self, index: usize) -> Option<&'p Place> {
        self.places.get(index)
    }

    /// Returns the places ahead of an index at its count, and then those behind it, each first to act first.
    pub(super) fn around(&self, index: usize) -> [Vec<&'p Place>; 2] {
        let Some(place) = self.get(index) else {
            return [Vec::new(), Vec::new()];
        };
        let by_count = self.by_count();
        let start = by_count.partition_point(|one| one.0 < place.count);
        let same = by_count[start..].iter();
        let same = same.take_while(|one| one.0 == place.count);
        let mut around = [Vec::new(), Vec::new()];
        for &(_, at) in same.filter(|one| one.1 != index) {
            around[usize::from(at > index)].push(&self.places[at]);
        }
        around
    }

    /// Returns the other places at the count of an index, first to act first.
    pub(super) fn beside(&self, index: usize) -> Vec<&'p Place> {
        let [mut ahead, behind] = self.around(index);
        ahead.extend(behind);
        ahead
    }
}
