//! Records the events about one combatant and its own numbers.

use std::sync::Arc;

use super::{Arrival, Encounter, Initiative, JoinTime, Vitality};
use crate::combatant::CombatantId;
use crate::event::CombatantEvent;
use crate::replay_error::ReplayError;
use crate::stack::{Frame, FrameKind};

impl Encounter {
    fn vitality(&mut self, who: CombatantId) -> Result<&mut Vitality, ReplayError> {
        let vitality = self.one(who)?.vitality.as_mut();
        vitality.ok_or(ReplayError::Combatant(who))
    }

    pub(super) fn apply_combatant(&mut self, event: &CombatantEvent) -> Result<(), ReplayError> {
        match event {
            CombatantEvent::InitiativeScored {
                who, total, basis, ..
            } => {
                let initiative = Initiative {
                    total: *total,
                    face: None,
                    dropped: None,
                    shared: None,
                    basis: *basis,
                };
                self.record_initiative(*who, initiative)?;
            }
            CombatantEvent::SlotExpended { who, turn } => {
                self.one(*who)?.slot_expended = Some(*turn);
            }
            CombatantEvent::EffectSave { who, effect, due } => {
                self.change_end(*who, effect, |held| held.owe_save(*due))?;
            }
            CombatantEvent::TurnEffectDue { who, effect, round } => {
                self.change_turn_effect(*who, effect, |each| {
                    each.due = true;
                    each.last = Some(*round);
                })?;
            }
            CombatantEvent::TurnEffectSettled { who, effect, .. } => {
                self.change_turn_effect(*who, effect, |each| each.due = false)?;
            }
            CombatantEvent::ExhaustionSet { who, level } => {
                self.one(*who)?.exhaustion = *level;
            }
            CombatantEvent::InspirationSet { who, has } => self.one(*who)?.inspired = *has,
            CombatantEvent::NonlethalChanged { who, total, .. } => {
                self.vitality(*who)?.nonlethal = *total;
            }
            CombatantEvent::UseSpent { who, name } => self.use_of(*who, name)?.spend(),
            CombatantEvent::SurgesCarried { who, times } => self.one(*who)?.surges = *times,
            CombatantEvent::UsesCarried { who, name, times } => {
                self.use_of(*who, name)?.spent = *times;
            }
            CombatantEvent::UseRestored { who, name } => self.use_of(*who, name)?.give_back(),
            CombatantEvent::RechargeDue { who, name, round } => {
                self.use_of(*who, name)?.wait_for_die(*round);
            }
            CombatantEvent::RechargeRolled {
                who,
                name,
                back,
                round,
                ..
            } => self.use_of(*who, name)?.roll(*round, *back),
            CombatantEvent::HitPointsSet { who, left, .. } => self.vitality(*who)?.left = *left,
            // Other events change its hit points, or `apply` does.
            CombatantEvent::TypedDamageTaken { who, .. }
            | CombatantEvent::NoDamageTaken { who }
            | CombatantEvent::NoNonlethalTaken { who }
            | CombatantEvent::SaveFailed { who, .. }
            | CombatantEvent::TemporaryReplaced { who, .. } => {
                self.one(*who)?;
            }
            CombatantEvent::Concealed { who } => {
                Arc::make_mut(&mut self.one(*who)?.profile).secret = true;
            }
            CombatantEvent::Revealed { who } => {
                Arc::make_mut(&mut self.one(*who)?.profile).secret = false;
            }
            CombatantEvent::NameRevealed { who, name, .. } => {
                let profile = Arc::make_mut(&mut self.one(*who)?.profile);
                profile.name.clone_from(name);
                profile.disguise = None;
            }
            CombatantEvent::CameIntoSight {
                who,
                acted,
                last_turn,
                waiting,
            } => {
                let one = self.one(*who)?;
                one.turn_has_come = *acted;
                one.last_turn = *last_turn;
                one.waiting.clone_from(waiting);
                one.joined = JoinTime::BetweenRounds;
            }
            CombatantEvent::StackSorted { frames, .. } => self.stack.sort(frames),
            CombatantEvent::TurnResumed {
                frame,
                who,
                kind,
                spent,
            } => {
                let (kind, spent) = (*kind, spent.clone());
                self.fresh = None;
                self.push(&Frame {
                    id: *frame,
                    owner: *who,
                    kind: FrameKind::Turn { kind, spent },
                })?;
            }
        }
        Ok(())
    }

    /// Records the initiative of a combatant that was called.
    pub(super) fn record_initiative(
        &mut self,
        who: CombatantId,
        initiative: Initiative,
    ) -> Result<(), ReplayError> {
        let one = self.one(who)?;
        one.initiative = Some(initiative);
        one.arrival = Arrival::Called;
        Ok(())
    }
}
