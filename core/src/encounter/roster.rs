//! The participants by id. Copies are cheap, because they share unchanged participants.

use std::slice;
use std::sync::Arc;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Participant;
use crate::combatant::CombatantId;

/// The number of participants in a block. A change copies the pointers of one block and of all blocks,
/// which are about as many at a thousand participants.
const BLOCK: usize = 32;

/// Participants whose ids follow each other. All blocks but the last one are full.
type Block = Vec<Arc<Participant>>;

/// All combatants that ever joined an encounter. The first has id 1, the next id 2.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Roster {
    blocks: Arc<Vec<Arc<Block>>>,
}

impl Roster {
    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = &Participant> {
        Iter {
            front: slice::Iter::default(),
            blocks: self.blocks.iter(),
            back: slice::Iter::default(),
        }
    }

    pub(crate) fn get(&self, who: CombatantId) -> Option<&Participant> {
        let index = index(who)?;
        let block = self.blocks.get(index / BLOCK)?;
        block.get(index % BLOCK).map(Arc::as_ref)
    }

    pub(crate) fn get_mut(&mut self, who: CombatantId) -> Option<&mut Participant> {
        let index = index(who)?;
        let block = Arc::make_mut(&mut self.blocks).get_mut(index / BLOCK)?;
        let one = Arc::make_mut(block).get_mut(index % BLOCK)?;
        Some(Arc::make_mut(one))
    }

    /// Returns the participants that are not those of another roster, each with the other one. None if the
    /// two have different numbers of participants.
    pub(crate) fn changed_since<'r>(
        &'r self,
        before: &'r Self,
    ) -> Option<impl Iterator<Item = (&'r Participant, &'r Participant)>> {
        let blocks = before.blocks.iter().zip(self.blocks.iter());
        let changed = blocks.filter(|(was, is)| !Arc::ptr_eq(was, is));
        let pairs = changed.flat_map(|(was, is)| was.iter().zip(is.iter()));
        let pairs = pairs.filter(|(was, is)| !Arc::ptr_eq(was, is));
        let same = self.next_id() == before.next_id();
        same.then(|| pairs.map(|(was, is)| (was.as_ref(), is.as_ref())))
    }

    /// Returns a test of whether an id is one of these.
    pub(crate) fn marks(
        &self,
        of: &mut dyn Iterator<Item = CombatantId>,
    ) -> impl Fn(CombatantId) -> bool + use<> {
        let mut marked = vec![false; index(self.next_id()).unwrap_or_default()];
        for place in of.filter_map(index) {
            if let Some(mark) = marked.get_mut(place) {
                *mark = true;
            }
        }
        move |who| index(who).and_then(|place| marked.get(place).copied()) == Some(true)
    }

    pub(crate) fn next_id(&self) -> CombatantId {
        let full = self.blocks.len().saturating_sub(1) * BLOCK;
        let count = full + self.blocks.last().map_or(0, |block| block.len());
        CombatantId(u32::try_from(count).unwrap_or(u32::MAX).saturating_add(1))
    }

    /// Adds a participant, if it has the next id.
    pub(crate) fn push(&mut self, participant: Participant) -> Option<()> {
        if participant.id != self.next_id() {
            return None;
        }
        let blocks = Arc::make_mut(&mut self.blocks);
        let one = Arc::new(participant);
        match blocks.last_mut() {
            Some(block) if block.len() < BLOCK => Arc::make_mut(block).push(one),
            _ => blocks.push(Arc::new(vec![one])),
        }
        Some(())
    }

    /// Changes every participant that passes a test.
    pub(crate) fn update(
        &mut self,
        which: impl Fn(&Participant) -> bool,
        change: impl Fn(&mut Participant),
    ) {
        let any = |block: &Block| block.iter().any(|one| which(one));
        if !self.blocks.iter().any(|block| any(block)) {
            return;
        }
        for block in Arc::make_mut(&mut self.blocks) {
            if !any(block) {
                continue;
            }
            for one in Arc::make_mut(block) {
                if which(one) {
                    change(Arc::make_mut(one));
                }
            }
        }
    }
}

/// All participants by id. It is smaller and faster than nested iterators.
struct Iter<'r> {
    front: slice::Iter<'r, Arc<Participant>>,
    blocks: slice::Iter<'r, Arc<Block>>,
    back: slice::Iter<'r, Arc<Participant>>,
}

impl<'r> Iterator for Iter<'r> {
    type Item = &'r Participant;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(one) = self.front.next() {
                return Some(one);
            }
            match self.blocks.next() {
                Some(block) => self.front = block.iter(),
                None => return self.back.next().map(Arc::as_ref),
            }
        }
    }
}

impl DoubleEndedIterator for Iter<'_> {
    fn next_back(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(one) = self.back.next_back() {
                return Some(one);
            }
            match self.blocks.next_back() {
                Some(block) => self.back = block.iter(),
                None => return self.front.next_back().map(Arc::as_ref),
            }
        }
    }
}

impl Serialize for Roster {
    /// Writes the participants as one list.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Roster {
    /// Reads the participants from one list, and refuses ids that do not follow each other.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut roster = Self::default();
        for one in Vec::<Participant>::deserialize(deserializer)? {
            let id = one.id;
            roster.push(one).ok_or_else(|| {
                let CombatantId(found) = id;
                let CombatantId(next) = roster.next_id();
                D::Error::custom(format_args!("combatant {found} where {next} follows"))
            })?;
        }
        Ok(roster)
    }
}

fn index(who: CombatantId) -> Option<usize> {
    usize::try_from(who.0.checked_sub(1)?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::combatant::{Combatant, Side};

    /// Returns the roster that is read from participants with these ids.
    fn read(ids: &[u32]) -> Result<Roster, serde_json::Error> {
        let one = |id: &u32| Participant::new(CombatantId(*id), Combatant::new("Orc", Side::PARTY));
        let saved = serde_json::to_value(ids.iter().map(one).collect::<Vec<_>>());
        serde_json::from_value(saved.expect("participants have a notation"))
    }

    #[test]
    fn a_saved_roster_comes_back() {
        let ids: Vec<u32> = (1..=70).collect();
        let roster = read(&ids).expect("the ids follow each other");
        assert_eq!(roster.next_id(), CombatantId(71));
        let last = roster.get(CombatantId(70)).map(|one| one.id);
        assert_eq!(last, Some(CombatantId(70)));
    }

    #[test]
    fn ids_that_do_not_follow_each_other_are_refused() {
        for (ids, error) in [
            (&[4][..], "combatant 4 where 1 follows"),
            (&[1, 2, 2], "combatant 2 where 3 follows"),
            (&[0], "combatant 0 where 1 follows"),
        ] {
            let refused = read(ids).expect_err("the ids do not follow each other");
            assert_eq!(refused.to_string(), error);
        }
    }
}
