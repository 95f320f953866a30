//! The participants by id. Copies are cheap, because they share unchanged participants.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::Participant;
use crate::combatant::CombatantId;

/// All combatants that ever joined an encounter. The first has id 1, the next id 2.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Roster {
    participants: Arc<Vec<Arc<Participant>>>,
}

impl Roster {
    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = &Participant> {
        self.participants.iter().map(Arc::as_ref)
    }

    pub(crate) fn get(&self, who: CombatantId) -> Option<&Participant> {
        self.participants.get(index(who)?).map(Arc::as_ref)
    }

    pub(crate) fn get_mut(&mut self, who: CombatantId) -> Option<&mut Participant> {
        let participants = Arc::make_mut(&mut self.participants);
        participants.get_mut(index(who)?).map(Arc::make_mut)
    }

    pub(crate) fn next_id(&self) -> CombatantId {
        let count = u32::try_from(self.participants.len()).unwrap_or(u32::MAX);
        CombatantId(count.saturating_add(1))
    }

    /// Adds a participant, if it has the next id.
    pub(crate) fn push(&mut self, participant: Participant) -> Option<()> {
        let next = participant.id == self.next_id();
        next.then(|| Arc::make_mut(&mut self.participants).push(Arc::new(participant)))
    }

    /// Changes every participant that passes a test.
    pub(crate) fn update(
        &mut self,
        which: impl Fn(&Participant) -> bool,
        change: impl Fn(&mut Participant),
    ) {
        if !self.iter().any(&which) {
            return;
        }
        for participant in Arc::make_mut(&mut self.participants) {
            if which(participant) {
                change(Arc::make_mut(participant));
            }
        }
    }
}

fn index(who: CombatantId) -> Option<usize> {
    usize::try_from(who.0.checked_sub(1)?).ok()
}
