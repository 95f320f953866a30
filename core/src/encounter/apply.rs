//! Records events. It applies no rules and rolls no dice.

use std::sync::Arc;

use super::{
    Arrival, Concentration, Encounter, Initiative, JoinTime, LastRoll, Participant,
    PendingDeathSave, Stage,
};
use crate::basis::InitiativeBasis;
use crate::event::{CombatantEvent, DyingEvent, Event, GroupEvent};
use crate::law::Law;
use crate::order::PlaceCause;
use crate::priority::PhaseStep;
use crate::replay_error::ReplayError;
use crate::rules::{ActionKind, DownState, Opening, WaitingLoss};
use crate::stack::{Frame, FrameKind};
use crate::waiting::{FiveFootStep, Waiting};

impl Encounter {
    /// Records an event.
    ///
    /// # Errors
    /// Returns [`ReplayError`] if the event cannot happen here. The encounter must not be used
    /// afterwards, so apply events from outside to a copy.
    #[expect(
        clippy::too_many_lines,
        reason = "one arm an event, and no arm decides anything"
    )]
    pub fn apply(&mut self, event: &Event) -> Result<(), ReplayError> {
        self.last_roll = LastRoll::of(event);
        self.note_failed_save(event);
        match event {
            Event::RulesAdopted(rules) => self.rules = Arc::new((**rules).clone()),
            Event::CombatantAdded { id, profile } => {
                let mut one = Participant::new(*id, (**profile).clone());
                if self.stage == Stage::Fighting {
                    one.joined = JoinTime::InRound;
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
            Event::DetectionChecked(check) => self.known([check.observer, check.target])?,
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
                self.change_end(*who, effect, |held| held.bind_to(*until))?;
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
            Event::DelayLost {
                who,
                why: WaitingLoss::Floor,
                ..
            } => {
                let lost = self.one(*who)?.waiting.take();
                self.floors.extend(lost.map(|lost| (*who, lost)));
            }
            Event::ReadyLapsed { who, .. } | Event::DelayLost { who, .. } => {
                let one = self.one(*who)?;
                let lost = one.waiting.take();
                // The swift action of a lost turn is gone with it (D35-90).
                one.swift_spent &= !matches!(lost, Some(Waiting::Delaying { .. }));
                if let Some(fresh) = self.fresh.as_mut().filter(|fresh| fresh.who == *who) {
                    fresh.lost = lost;
                }
            }
            Event::ConcentrationBegan {
                who,
                spell,
                casting,
            } => {
                self.one(*who)?.concentration = Some(Concentration {
                    spell: spell.clone(),
                    saves: Vec::new(),
                    casting: *casting,
                });
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
                basis,
                ..
            } => {
                let initiative = Initiative {
                    total: *total,
                    face: Some(*face),
                    dropped: *dropped,
                    shared: None,
                    basis: *basis,
                };
                self.record_initiative(*who, initiative)?;
            }
            Event::InitiativeEntered { who, total } => {
                let initiative = Initiative {
                    total: *total,
                    face: None,
                    dropped: None,
                    shared: None,
                    basis: InitiativeBasis::default(),
                };
                self.record_initiative(*who, initiative)?;
            }
            Event::Mounted { who, ride } => {
                self.known([ride.rider])?;
                self.one(*who)?.ridden = Some(*ride);
            }
            Event::ArrivedAware { who, count } => {
                let one = self.one(*who)?;
                one.arrival = Arrival::Aware;
                one.initiative = Some(Initiative {
                    total: *count,
                    face: None,
                    dropped: None,
                    shared: None,
                    basis: InitiativeBasis::default(),
                });
            }
            Event::InitiativeShared { who, with } => {
                let roller = self.one(*with)?;
                let (initiative, first) = (roller.initiative, roller.comes_first());
                let shared = Some(*with);
                let one = self.one(*who)?;
                one.initiative = initiative.map(|roll| Initiative { shared, ..roll });
                one.arrival = if first {
                    Arrival::Aware
                } else {
                    Arrival::Called
                };
            }
            Event::TieFound(tied) => self.open_tie = Some(tied.clone()),
            Event::TieBroken(tie) => {
                self.open_tie = None;
                self.ties.push(tie.clone());
            }
            Event::OrderSet { places } => {
                self.known(places.iter().map(|place| place.who))?;
                self.order.set(places.clone());
                self.roster.update(
                    |one| one.present && one.left.is_some(),
                    |one| one.left = None,
                );
                self.ties.clear();
                self.open_tie = None;
            }
            Event::Placed { place, at } => {
                self.known([place.who])?;
                self.order
                    .insert(*at, place.clone())
                    .ok_or(ReplayError::Place(place.who))?;
                self.one(place.who)?.left = None;
                self.ties.clear();
                self.open_tie = None;
            }
            Event::RoundStarted { round } => {
                self.stage = Stage::Fighting;
                self.round = *round;
                self.order.rewind();
                self.seating.phase = 0;
                self.place_over();
                self.roster
                    .update(|one| one.owed.is_some(), |one| one.owed = None);
                self.roster
                    .update(|one| one.opportunities > 0, |one| one.opportunities = 0);
            }
            Event::TurnStarted { frame, who, kind } => {
                let mut fresh = self.one(*who)?.before_turn();
                fresh.ended = std::mem::take(&mut self.ended);
                fresh.floors = std::mem::take(&mut self.floors);
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
                self.order.hand(*from, *to).ok_or(ReplayError::Place(*to))?;
                self.one(*from)?.last_turn = None;
                self.stack.clear();
            }
            Event::TurnMissed { who, why } => self.miss_turn(*who, *why)?,
            Event::Delayed { who, turn, until } => {
                let since = self.round;
                let delaying = Waiting::Delaying { since, turn: *turn };
                let one = self.one(*who)?;
                one.waiting = until.is_none().then_some(delaying);
                one.last_turn = None;
                self.stack.clear();
            }
            Event::TurnPutBack { who } => self.put_back(*who)?,
            Event::Moved { place, to } => {
                let who = place.who;
                let direction = self.rules.order.direction;
                self.order
                    .remove(who, direction)
                    .ok_or(ReplayError::Place(who))?;
                self.order
                    .insert(*to, place.clone())
                    .ok_or(ReplayError::Place(who))?;
                // A mount next to a rider that has come already no longer comes first.
                if let PlaceCause::Mounted(ride) = place.why {
                    let rider = self.participant(ride.rider);
                    if !rider.is_some_and(Participant::comes_first) {
                        self.one(who)?.arrival = Arrival::Called;
                    }
                }
            }
            Event::ReadyUsed {
                who,
                five_foot_step,
                ..
            } => {
                let one = self.one(*who)?;
                one.waiting = None;
                one.moved = one.moved.max(*five_foot_step);
            }
            Event::RoundPrepared { round, .. } => self.prepared = round.0,
            Event::InitiativeForgotten => {
                let had_result = |one: &Participant| one.initiative.is_some();
                self.roster.update(had_result, |one| {
                    one.initiative = None;
                    one.left = None;
                    // A newcomer that has not acted still comes before everyone else.
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
            Event::TurnEnded { who, together } => {
                self.one(*who)?.swift_spent = false;
                self.turn_has_ended(*who, *together);
                self.stack.clear();
            }
            Event::ActionTaken { who, action, .. } => {
                if action.moves() || *action == ActionKind::FiveFootStep {
                    self.one(*who)?.moved = FiveFootStep::Step;
                }
                self.one(*who)?.swift_spent |= *action == ActionKind::Swift;
                if *action == ActionKind::ActionSurge {
                    let actor = self.actor_at(*who).map_or(*who, |one| one.id);
                    let used = &mut self.one(actor)?.surges;
                    *used = used.saturating_add(1);
                }
                self.stack.spend(*action).ok_or(ReplayError::Stage)?;
                self.finished = false;
            }
            Event::Pushed(frame) => self.push(frame)?,
            Event::Resolved { frame } => {
                // For players, the frame of one that came into sight meanwhile is above those that the game master had
                // put upon it.
                self.stack.take(*frame).ok_or(ReplayError::Frame(*frame))?;
                self.finished = true;
                self.top_changed();
            }
            Event::Lost { frame, .. } => {
                self.stack.take(*frame).ok_or(ReplayError::Frame(*frame))?;
                self.finished = true;
                self.top_changed();
            }
            Event::SpellDisturbed {
                frame, difficulty, ..
            } => {
                let casting = self.stack.casting_mut(*frame);
                let casting = casting.ok_or(ReplayError::Frame(*frame))?;
                casting.disturbed.push(*difficulty);
            }
            Event::SpellChecked { who, check } => self.checked(*who, check)?,
            Event::Braced(brace) => self.known([brace.who])?,
            Event::HitPointsChanged { who, left, .. } => {
                let vitality = self.one(*who)?.vitality.as_mut();
                vitality.ok_or(ReplayError::Combatant(*who))?.left = *left;
            }
            Event::Dying(DyingEvent::SaveDue { who, .. }) => {
                self.known([*who])?;
                self.death_save = Some(PendingDeathSave {
                    who: *who,
                    made: false,
                });
            }
            Event::Dying(DyingEvent::SaveMade { who, .. }) => {
                self.known([*who])?;
                if let Some(pending) = &mut self.death_save {
                    pending.made |= pending.who == *who;
                }
            }
            Event::Dying(DyingEvent::Changed { who, state, why }) => {
                let one = self.one(*who)?;
                let vitality = one.vitality.as_mut();
                vitality.ok_or(ReplayError::Combatant(*who))?.down = *state;
                let died = why.filter(|_| *state == Some(DownState::Dead));
                one.died_by = died.filter(|why| *why != Law::DeadAtZero);
            }
            Event::Dying(DyingEvent::MassiveDamageOwed { who, saves }) => {
                let vitality = self.one(*who)?.vitality.as_mut();
                vitality.ok_or(ReplayError::Combatant(*who))?.massive = *saves;
            }
            Event::Legendary(event) => self.apply_legendary(event)?,
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
                self.priority_mut().point = PhaseStep::Idle;
                self.stage = Stage::Ended;
            }
            Event::TurnPassedOver { who } => {
                let round = self.round;
                self.one(*who)?.passed_over = Some(round);
            }
            Event::TurnRestored { who } => self.one(*who)?.passed_over = None,
            Event::TurnGiven { frame, who, kind } => self.give_turn(*frame, *who, *kind)?,
            Event::CombatantReturned { who } => {
                let one = self.one(*who)?;
                one.present = true;
                one.waiting = None;
            }
            Event::Rolled { who, .. } => self.known(*who)?,
            Event::TriggerDeclined { who } => self.ignored(*who)?,
            Event::SaveMade { who, .. }
            | Event::Dying(
                DyingEvent::NotHealed { who } | DyingEvent::MassiveDamageSaved { who, .. },
            ) => {
                self.known([*who])?;
            }
            Event::TemporaryChanged { who, left }
            | Event::Combatant(CombatantEvent::TemporaryReplaced { who, left, .. }) => {
                let vitality = self.one(*who)?.vitality.as_mut();
                vitality.ok_or(ReplayError::Combatant(*who))?.temporary = *left;
            }
            Event::Combatant(event) => self.apply_combatant(event)?,
            Event::EffectBegan { who, effect } => self.begin_effect(*who, effect)?,
            Event::EffectEnded { who, effect, by } => self.end_effect(*who, effect, *by)?,
            Event::Group(GroupEvent::Left { who }) => {
                let one = self.one(*who)?;
                Arc::make_mut(&mut one.profile).group = None;
                one.joins = None;
            }
            Event::Group(GroupEvent::Joined { who, group, with }) => {
                let with = self.one(*with)?;
                let roller = with.roller();
                let roll = with.initiative.ok_or(ReplayError::Combatant(with.id))?;
                let shared = (roller != *who).then_some(roller);
                let one = self.one(*who)?;
                Arc::make_mut(&mut one.profile).group = Some(*group);
                one.initiative = Some(Initiative { shared, ..roll });
                one.joins = None;
            }
            Event::Group(GroupEvent::Awaited { who, group }) => {
                self.one(*who)?.joins = Some(*group);
            }
            Event::Table(event) => self.apply_table(*event)?,
        }
        Ok(())
    }
}
