//! Records the events that a setup can have. They come without those of a combat, so that a setup needs
//! none of their code (docs/decisions/0065).

use std::sync::Arc;

use super::{Encounter, Joined, Participant, Stage};
use crate::event::Event;
use crate::replay_error::ReplayError;

impl Encounter {
    /// Records an event of a [setup](crate::is_setup), as [`apply`](Self::apply) does.
    ///
    /// # Errors
    /// [`ReplayError`] if the event cannot happen here, or if no command of a setup leads to it.
    pub(crate) fn apply_setup(&mut self, event: &Event) -> Result<(), ReplayError> {
        match event {
            Event::RulesAdopted(rules) => self.rules = Arc::new((**rules).clone()),
            Event::CombatantAdded { id, profile } => {
                let mut one = Participant::new(*id, (**profile).clone());
                if self.stage == Stage::Fighting {
                    one.joined = Joined::InRound;
                }
                let added = self.roster.push(one);
                added.ok_or(ReplayError::CombatantOrder(*id))?;
            }
            Event::CombatantEdited { who, profile, left } => {
                let policy = self.rules.vitality;
                self.one(*who)?.edit((**profile).clone(), *left, policy);
            }
            Event::CombatantRemoved { who } => {
                let place = self.order.part(*who, self.rules.order.direction);
                self.one(*who)?.leave(place);
                self.open_tie = None;
                self.forget_triggers_of(*who);
            }
            Event::AwarenessSet {
                observer,
                target,
                aware,
            } => {
                Arc::make_mut(&mut self.awareness).set_pair(*observer, *target, *aware);
            }
            Event::SideAwarenessSet {
                observer,
                target,
                aware,
            } => {
                let roster = &self.roster;
                let side = |who| roster.get(who).map(|one| one.profile.side);
                let awareness = Arc::make_mut(&mut self.awareness);
                awareness.forget_pairs(|from, to| {
                    side(from) == Some(*observer) && side(to) == Some(*target)
                });
                awareness.set_side(*observer, *target, *aware);
            }
            Event::DetectionChecked {
                observer, target, ..
            } => self.known([*observer, *target])?,
            Event::StealthChecked { who, check } => self.one(*who)?.stealth = Some(*check),
            Event::PositionSet { who, position } => {
                self.one(*who)?.position.clone_from(position);
            }
            Event::Dismounted { who } => {
                let one = self.one(*who)?;
                one.ridden = None;
                // A shared roll becomes the mount's own.
                if let Some(initiative) = &mut one.initiative {
                    initiative.shared = None;
                }
            }
            Event::Ruled { .. } => {}
            Event::EffectBound { who, effect, until } => {
                self.bind_effect(*who, effect, *until)?;
            }
            _ => return Err(ReplayError::Stage),
        }
        Ok(())
    }
}
