//! The participants by id. Copies are cheap, because they share unchanged participants.

use std::sync::Arc;

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
        self.blocks
            .iter()
            .flat_map(|block| block.iter())
            .map(Arc::as_ref)
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

impl Serialize for Roster {
    /// Writes the participants as one list.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Roster {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let all = Vec::<Arc<Participant>>::deserialize(deserializer)?;
        let blocks = all.chunks(BLOCK).map(|block| Arc::new(block.to_vec()));
        Ok(Self {
            blocks: Arc::new(blocks.collect()),
        })
    }
}

fn index(who: CombatantId) -> Option<usize> {
    usize::try_from(who.0.checked_sub(1)?).ok()
}
