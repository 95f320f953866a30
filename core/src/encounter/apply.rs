//! Recording events: no rules, no dice, only what the event says.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{Arrival, Concentration, Encounter, Initiative, Participant, Stage};
use crate::combatant::CombatantId;
use crate::event::Event;
use crate::priority::Point;
use crate::rules::{ActionKind, Opening};
use crate::stack::{Frame, FrameId, FrameKind};
use crate::waiting::{Footwork, Waiting};

/// An event does not fit the encounter it is applied to: a log that was cut, reordered or edited.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum Misfit {
    /// It speaks of a combatant that is not there.
    Combatant(CombatantId),
    /// It adds a combatant out of turn.
    CombatantOrder(CombatantId),
    /// It speaks of a frame that is not on top of the stack.
    Frame(FrameId),
    /// It speaks of a place that is not in the order.
    Place(CombatantId),
    /// It belongs to another stage of an encounter.
    Stage,
}

impl Encounter {
    /// Records an event.
    ///
    /// # Errors
    /// [`Misfit`] where the event cannot have happened here; nothing that matters is lost, but the
    /// encounter must not be used any more, so apply to a copy what comes from outside.
    #[expect(
        clippy::too_many_lines,
        reason = "one arm an event, and no arm decides anything"
    )]
    pub fn apply(&mut self, event: &Event) -> Result<(), Misfit> {
        match event {
            Event::RulesAdopted(rules) => self.rules = Arc::new((**rules).clone()),
            Event::CombatantAdded { id, profile } => self
                .roster
                .push(Participant::new(*id, (**profile).clone()))
                .ok_or(Misfit::CombatantOrder(*id))?,
            Event::CombatantEdited { who, profile } => {
                let policy = self.rules.vitality;
                self.one(*who)?.edit((**profile).clone(), policy);
            }
            Event::CombatantRemoved { who } => {
                let slot = self.order.part(*who);
                self.one(*who)?.leave(slot);
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
            Event::Started(opening) => {
                if let Opening::SomeSurprised { surprised } = opening {
                    for &who in surprised {
                        self.one(who)?.surprised = true;
                    }
                }
                self.opening = Some(Arc::new(opening.clone()));
            }
            Event::Readied { who, readied } => {
                self.one(*who)?.waiting = Some(Waiting::Readied((**readied).clone()));
            }
            Event::ReadyLapsed { who, .. } | Event::DelayLost { who, .. } => {
                let lost = self.one(*who)?.waiting.take();
                if let Some(fresh) = self.fresh.as_mut().filter(|fresh| fresh.who == *who) {
                    fresh.lost = lost;
                }
            }
            Event::ConcentrationBegan { who, spell } => {
                let (spell, saves) = (spell.clone(), Vec::new());
                self.one(*who)?.concentration = Some(Concentration { spell, saves });
            }
            Event::ConcentrationTested { who, difficulty } => {
                if let Some(concentration) = &mut self.one(*who)?.concentration {
                    concentration.saves.push(*difficulty);
                }
            }
            Event::ConcentrationHeld { who } => {
                if let Some(concentration) = &mut self.one(*who)?.concentration
                    && !concentration.saves.is_empty()
                {
                    concentration.saves.remove(0);
                }
            }
            Event::ConcentrationEnded { who, .. } => self.one(*who)?.concentration = None,
            Event::DetectionChecked {
                observer, target, ..
            } => self.known([*observer, *target])?,
            Event::StealthChecked { who, check } => self.one(*who)?.stealth = Some(*check),
            Event::PositionSet { who, position } => {
                self.one(*who)?.position.clone_from(position);
            }
            Event::SurpriseEnded { who } => self.one(*who)?.surprised = false,
            Event::InitiativeCalled { before, who } => {
                self.stack.clear();
                self.open_tie = None;
                self.stage = Stage::Rolling {
                    before: *before,
                    called: who.clone(),
                };
            }
            Event::InitiativeRolled {
                who,
                face,
                dropped,
                total,
                ..
            } => {
                let initiative = Initiative {
                    total: *total,
                    face: Some(*face),
                    dropped: *dropped,
                    shared: None,
                };
                let one = self.one(*who)?;
                one.initiative = Some(initiative);
                one.arrival = Arrival::Called;
            }
            Event::InitiativeEntered { who, total } => {
                let initiative = Initiative {
                    total: *total,
                    face: None,
                    dropped: None,
                    shared: None,
                };
                let one = self.one(*who)?;
                one.initiative = Some(initiative);
                one.arrival = Arrival::Called;
            }
            Event::Mounted { who, ride } => {
                self.known([ride.rider])?;
                self.one(*who)?.ridden = Some(*ride);
            }
            Event::Dismounted { who } => {
                let one = self.one(*who)?;
                one.ridden = None;
                // The roll it has had with its rider is its own now.
                if let Some(initiative) = &mut one.initiative {
                    initiative.shared = None;
                }
            }
            Event::ArrivedAware { who, count } => {
                let one = self.one(*who)?;
                one.arrival = Arrival::Aware;
                one.initiative = Some(Initiative {
                    total: *count,
                    face: None,
                    dropped: None,
                    shared: None,
                });
            }
            Event::InitiativeShared { who, with } => {
                let initiative = self.one(*with)?.initiative;
                let shared = Some(*with);
                self.one(*who)?.initiative = initiative.map(|roll| Initiative { shared, ..roll });
            }
            Event::TieFound(tied) => self.open_tie = Some(tied.clone()),
            Event::TieBroken(tie) => {
                self.open_tie = None;
                self.ties.push(tie.clone());
            }
            Event::OrderSet { slots } => {
                self.known(slots.iter().map(|slot| slot.who))?;
                self.order.set(slots.clone());
                self.roster.update(
                    |one| one.present && one.left.is_some(),
                    |one| one.left = None,
                );
                self.ties.clear();
                self.open_tie = None;
            }
            Event::Placed { slot, at } => {
                self.known([slot.who])?;
                self.order
                    .insert(*at, slot.clone())
                    .ok_or(Misfit::Place(slot.who))?;
                self.one(slot.who)?.left = None;
                self.ties.clear();
                self.open_tie = None;
            }
            Event::RoundStarted { round } => {
                self.stage = Stage::Fighting;
                self.round = *round;
                self.order.rewind();
                self.ended.clear();
                self.roster
                    .update(|one| one.owed.is_some(), |one| one.owed = None);
                self.roster
                    .update(|one| one.opportunities > 0, |one| one.opportunities = 0);
            }
            Event::TurnStarted { frame, who, kind } => {
                let mut fresh = self.one(*who)?.before_turn();
                fresh.ended = std::mem::take(&mut self.ended);
                self.fresh = Some(fresh);
                self.one(*who)?.last_turn = Some(self.round);
                self.turn_comes(*who)?;
                let kind = FrameKind::Turn {
                    kind: *kind,
                    spent: Vec::new(),
                };
                self.push(&Frame {
                    id: *frame,
                    owner: *who,
                    kind,
                })?;
            }
            Event::TurnHanded { from, to } => {
                self.known([*from, *to])?;
                self.order.hand(*from, *to).ok_or(Misfit::Place(*to))?;
                self.one(*from)?.last_turn = None;
                self.stack.clear();
            }
            Event::TurnSkipped { who } => {
                self.turn_comes(*who)?;
                self.ended.clear();
            }
            Event::Delayed { who, turn, until } => {
                let since = self.round;
                let delaying = Waiting::Delaying { since, turn: *turn };
                let one = self.one(*who)?;
                one.waiting = until.is_none().then_some(delaying);
                one.last_turn = None;
                self.stack.clear();
            }
            Event::TurnPutBack { who } => self.put_back(*who)?,
            Event::Moved { slot, to } => {
                let who = slot.who;
                self.order.remove(who).ok_or(Misfit::Place(who))?;
                self.order
                    .insert(*to, slot.clone())
                    .ok_or(Misfit::Place(who))?;
            }
            Event::ReadyUsed { who, footwork, .. } => {
                let one = self.one(*who)?;
                one.waiting = None;
                one.moved = one.moved.max(*footwork);
            }
            Event::RoundPrepared { round, .. } => self.prepared = round.0,
            Event::InitiativeForgotten => {
                let had_result = |one: &Participant| one.initiative.is_some();
                self.roster.update(had_result, |one| {
                    one.initiative = None;
                    one.left = None;
                    // Who has arrived and not acted yet still comes before everyone else.
                    if one.turn_has_come {
                        one.arrival = Arrival::Called;
                    }
                });
                self.order.set(Vec::new());
                self.stack.clear();
            }
            Event::InitiativePenalized { who, uses, .. } => self.one(*who)?.late = *uses,
            Event::DelayEnded { who, .. } => {
                let one = self.one(*who)?;
                if let Some(Waiting::Delaying { turn, .. }) = one.waiting.take() {
                    one.owed = Some(turn);
                }
            }
            Event::TriggerDeclined { who } | Event::TurnLost { who, .. } => {
                self.known([*who])?;
            }
            Event::TurnEnded { who } => {
                self.known([*who])?;
                self.stack.clear();
            }
            Event::ActionTaken { who, action, .. } => {
                if action.moves() || *action == ActionKind::FiveFootStep {
                    self.one(*who)?.moved = Footwork::Step;
                }
                self.known([*who])?;
                self.stack.spend(*action).ok_or(Misfit::Stage)?;
                self.finished = false;
            }
            Event::Pushed(frame) => self.push(frame)?,
            Event::Resolved { frame } => {
                self.stack.pop(*frame).ok_or(Misfit::Frame(*frame))?;
                self.finished = true;
                self.top_changed();
            }
            Event::Lost { frame, .. } => {
                self.stack.take(*frame).ok_or(Misfit::Frame(*frame))?;
                self.finished = true;
                self.top_changed();
            }
            Event::SpellDisturbed {
                frame, difficulty, ..
            } => {
                let casting = self.stack.casting_mut(*frame);
                let casting = casting.ok_or(Misfit::Frame(*frame))?;
                casting.disturbed.push(*difficulty);
            }
            Event::SpellChecked { who, check } => self.checked(*who, check)?,
            Event::Braced(brace) => self.known([brace.who])?,
            Event::HitPointsChanged { who, left, .. } => {
                let vitality = self.one(*who)?.vitality.as_mut();
                vitality.ok_or(Misfit::Combatant(*who))?.left = *left;
            }
            Event::ConditionAdded { who, condition } => {
                self.one(*who)?.conditions.push(condition.clone());
            }
            Event::ConditionRemoved { who, condition } => {
                let one = self.one(*who)?;
                one.conditions.retain(|held| held != condition);
                one.effects.retain(|held| held.condition != *condition);
            }
            Event::Priority(event) => self.apply_priority(event)?,
            Event::Ended => {
                self.stack.clear();
                self.open_tie = None;
                self.cycle_mut().point = Point::Idle;
                self.stage = Stage::Ended;
            }
            Event::Ruled { .. } => {}
            Event::TurnPassedOver { who } => {
                let round = self.round;
                self.one(*who)?.passed_over = Some(round);
            }
            Event::TurnRestored { who } => self.one(*who)?.passed_over = None,
            Event::TurnOmitted { who, .. } => {
                self.one(*who)?.passed_over = None;
                self.order.pass(*who).ok_or(Misfit::Place(*who))?;
                self.ended.clear();
            }
            Event::TurnGiven { frame, who, kind } => self.give_turn(*frame, *who, *kind)?,
            Event::CombatantReturned { who } => {
                let one = self.one(*who)?;
                one.present = true;
                one.waiting = None;
            }
            Event::Rolled { who, .. } => self.known(*who)?,
            Event::SaveMade { who, .. } => self.known([*who])?,
            Event::TemporaryChanged { who, left } => {
                let vitality = self.one(*who)?.vitality.as_mut();
                vitality.ok_or(Misfit::Combatant(*who))?.temporary = *left;
            }
            Event::EffectBegan { who, effect } => self.begin_effect(*who, effect)?,
            Event::EffectEnded { who, effect } => self.end_effect(*who, effect)?,
            Event::EffectBound { who, effect, until } => {
                self.bind_effect(*who, effect, *until)?;
            }
        }
        Ok(())
    }
}
