//! Sorting, and maps and sets as sorted lists. They share one copy of the code for every type. The
//! standard library has one for each type, which is a tenth of the download. The collections are
//! small, so that inserting into a list costs almost nothing.

use std::borrow::Borrow;
use std::cmp::Ordering;

use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Sorts a list. Equal elements keep their order.
pub(crate) fn sort_by<T>(list: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    let mut places = places(list.len(), &|a, b| compare(&list[a], &list[b]));
    // Each cycle brings the right element to each place, and moves the element there to its own
    // place.
    for at in 0..places.len() {
        let mut from = places[at];
        while from < at {
            from = places[from];
        }
        list.swap(at, from);
        places[at] = from;
    }
}

/// Sorts a list by a key.
pub(crate) fn sort_by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    sort_by(list, |a, b| key(a).cmp(&key(b)));
}

/// Sorts a list.
pub(crate) fn sort<T: Ord>(list: &mut [T]) {
    sort_by(list, T::cmp);
}

/// Returns the index in the unsorted list for each element of the sorted one.
fn places(length: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut places: Vec<usize> = (0..length).collect();
    places.sort_by(|&a, &b| compare(a, b));
    places
}

/// A map as a list that is sorted by its keys.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct SortedMap<K, V>(Vec<(K, V)>);

impl<K, V> Default for SortedMap<K, V> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<K: Ord, V> SortedMap<K, V> {
    fn find<Q: Ord + ?Sized>(&self, key: &Q) -> Result<usize, usize>
    where
        K: Borrow<Q>,
    {
        self.0
            .binary_search_by(|(other, _)| other.borrow().cmp(key))
    }

    /// Returns the value of a key.
    pub fn get<Q: Ord + ?Sized>(&self, key: &Q) -> Option<&V>
    where
        K: Borrow<Q>,
    {
        let (_, value) = self.0.get(self.find(key).ok()?)?;
        Some(value)
    }

    /// Returns the first key that is not below this one, with its value.
    pub fn first_from(&self, key: &K) -> Option<(&K, &V)> {
        let at = self.0.partition_point(|(other, _)| other < key);
        self.0.get(at).map(|(key, value)| (key, value))
    }

    /// Sets the value of a key.
    pub fn insert(&mut self, key: K, value: V) {
        match self.find(&key) {
            Ok(at) => self.0[at].1 = value,
            Err(at) => self.0.insert(at, (key, value)),
        }
    }

    /// Removes a key.
    pub fn remove<Q: Ord + ?Sized>(&mut self, key: &Q)
    where
        K: Borrow<Q>,
    {
        if let Ok(at) = self.find(key) {
            self.0.remove(at);
        }
    }

    /// Returns the value of a key for changing it, by default the default value.
    pub fn entry(&mut self, key: K) -> &mut V
    where
        V: Default,
    {
        let at = match self.find(&key) {
            Ok(at) => at,
            Err(at) => {
                self.0.insert(at, (key, V::default()));
                at
            }
        };
        &mut self.0[at].1
    }

    /// Keeps only the keys that pass a test.
    pub fn retain(&mut self, keep: impl Fn(&K) -> bool) {
        self.0.retain(|(key, _)| keep(key));
    }
}

impl<K, V> SortedMap<K, V> {
    /// Returns the keys and values by key.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (&K, &V)> + Clone {
        self.0.iter().map(|(key, value)| (key, value))
    }

    /// Returns the values by key.
    pub fn values(&self) -> impl DoubleEndedIterator<Item = &V> + Clone {
        self.0.iter().map(|(_, value)| value)
    }

    /// Returns the number of keys.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is no key.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Removes all keys.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

impl<K: Ord, V> FromIterator<(K, V)> for SortedMap<K, V> {
    /// The last value of a key counts.
    fn from_iter<I: IntoIterator<Item = (K, V)>>(pairs: I) -> Self {
        let mut list: Vec<_> = pairs.into_iter().collect();
        list.reverse();
        sort_by(&mut list, |a, b| a.0.cmp(&b.0));
        list.dedup_by(|a, b| a.0 == b.0);
        Self(list)
    }
}

impl<K: Ord, V, const N: usize> From<[(K, V); N]> for SortedMap<K, V> {
    fn from(pairs: [(K, V); N]) -> Self {
        pairs.into_iter().collect()
    }
}

impl<K: Serialize, V: Serialize> Serialize for SortedMap<K, V> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.iter())
    }
}

impl<'de, K: Ord + Deserialize<'de>, V: Deserialize<'de>> Deserialize<'de> for SortedMap<K, V> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Pairs<K, V>(std::marker::PhantomData<(K, V)>);

        impl<'de, K: Ord + Deserialize<'de>, V: Deserialize<'de>> Visitor<'de> for Pairs<K, V> {
            type Value = SortedMap<K, V>;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("a map")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut pairs: A) -> Result<Self::Value, A::Error> {
                let mut list = Vec::new();
                while let Some(pair) = pairs.next_entry()? {
                    list.push(pair);
                }
                Ok(list.into_iter().collect())
            }
        }

        from.deserialize_map(Pairs(std::marker::PhantomData))
    }
}

/// A set as a sorted list.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct SortedSet<T>(Vec<T>);

impl<T> Default for SortedSet<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T: Ord> SortedSet<T> {
    /// Whether an element is in the set.
    pub fn contains(&self, one: &T) -> bool {
        self.0.binary_search(one).is_ok()
    }

    /// Adds an element.
    pub fn insert(&mut self, one: T) {
        if let Err(at) = self.0.binary_search(&one) {
            self.0.insert(at, one);
        }
    }

    /// Removes an element.
    pub fn remove(&mut self, one: &T) {
        if let Ok(at) = self.0.binary_search(one) {
            self.0.remove(at);
        }
    }
}

impl<T> SortedSet<T> {
    /// Returns the elements in order.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// Whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<'s, T> IntoIterator for &'s SortedSet<T> {
    type Item = &'s T;
    type IntoIter = std::slice::Iter<'s, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: Ord> FromIterator<T> for SortedSet<T> {
    fn from_iter<I: IntoIterator<Item = T>>(those: I) -> Self {
        let mut list: Vec<_> = those.into_iter().collect();
        sort(&mut list);
        list.dedup();
        Self(list)
    }
}

impl<'de, T: Ord + Deserialize<'de>> Deserialize<'de> for SortedSet<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Vec::deserialize(from).map(Self::from_iter)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn it_sorts_as_the_standard_library_does(list in proptest::collection::vec((0_u8..9, 0_u8..), 0..40)) {
            let (mut ours, mut theirs) = (list.clone(), list);
            sort_by_key(&mut ours, |one| one.0);
            theirs.sort_by_key(|one| one.0);
            prop_assert_eq!(ours, theirs);
        }

        #[test]
        fn its_collections_hold_what_trees_hold(list in proptest::collection::vec((0_u8..9, 0_u8..), 0..40)) {
            let ours: SortedMap<_, _> = list.iter().copied().collect();
            let theirs: BTreeMap<_, _> = list.iter().copied().collect();
            prop_assert!(ours.iter().eq(theirs.iter()));
            let mut one_by_one = SortedMap::default();
            for &(key, value) in &list {
                one_by_one.insert(key, value);
            }
            prop_assert_eq!(&one_by_one, &ours);
            let set: SortedSet<_> = list.iter().map(|one| one.0).collect();
            prop_assert!(set.iter().eq(&list.iter().map(|one| one.0).collect::<BTreeSet<_>>()));
        }
    }
}
