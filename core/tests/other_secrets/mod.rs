//! The same encounter with other secrets: the log of a session in which every fact hidden from players is different.

mod extra_commands;
mod kinds;
mod phases;
mod values;

use std::collections::BTreeSet;
use std::sync::Arc;

use asalto_core::casting::{CheckVerdict, SpellCheckKind, SpellLoss};
use asalto_core::combatant::{Feature, NumericField};
use asalto_core::die::RollMode;
use asalto_core::event::{CombatantEvent, DyingEvent, LegendaryEvent, PriorityEvent};
use asalto_core::frame_id::FrameId;
use asalto_core::log::Entry;
use asalto_core::priority::AutoPassUntil;
use asalto_core::rules::MovementLimit;
use asalto_core::stack::{Frame, FrameKind};
use asalto_core::waiting::Waiting;
use asalto_core::{Bypass, Combatant, CombatantId, Encounter, Event, Session};

use values::{
    change_bound, change_declaration, change_defenses, change_effect, change_readied,
    change_trigger, change_use, hidden, keeps_concentration, secret_cost, secret_declaration,
    secret_step, secret_use,
};

/// A word that no player may receive.
pub const SECRET: &str = "SECRET";

/// Returns a session with the same course, other hidden facts, and extra commands that players do not see.
pub fn with_other_secrets(session: &Session, seed: u32) -> Session {
    other(session, seed).0
}

/// Returns the kinds of the events whose hidden facts differ in the session with other secrets.
pub fn changed(session: &Session, seed: u32) -> BTreeSet<String> {
    other(session, seed).1
}

fn other(session: &Session, seed: u32) -> (Session, BTreeSet<String>) {
    let edits = session.entries().iter().flat_map(|entry| &entry.events);
    let edits = edits.filter(|event| matches!(event, Event::CombatantEdited { .. }));
    let mut teller = SecretChanger {
        now: Encounter::new(session.rules().clone()),
        // An edit can turn hidden hit points, temporary ones too, into visible ones, which must
        // not change.
        tougher: if edits.count() == 0 { 7 } else { 0 },
        seed,
    };
    let mut saved = session.save();
    let mut entries = Vec::new();
    let mut changed = BTreeSet::new();
    for Entry { at, events } in saved.entries {
        let mut other = Vec::new();
        for event in &events {
            let before = teller.now.clone();
            teller.now.apply(event).expect("the log folds");
            let told = teller.other(&before, &events, event);
            if told != *event {
                changed.insert(kinds::of(event));
            }
            other.push(told);
        }
        entries.push(Entry {
            at,
            events: other.into(),
        });
        entries.extend(teller.aside(at));
    }
    saved.cursor = entries.len();
    saved.entries = entries;
    let session = Session::load(saved).expect("the other log folds");
    (session, changed)
}

struct SecretChanger {
    now: Encounter,
    tougher: i32,
    seed: u32,
}

impl SecretChanger {
    fn is_hidden(&self, who: CombatantId) -> bool {
        let one = self.now.participant(who);
        one.is_some_and(|one| hidden(&one.profile))
    }

    /// Returns whether the owner of a frame is hidden.
    fn is_hidden_frame(&self, before: &Encounter, frame: FrameId) -> bool {
        let stack = before.stack();
        let mut frames = stack.frames().iter().chain(stack.postponed());
        let found = frames.find(|other| other.id == frame);
        found.is_some_and(|found| self.is_hidden(found.owner))
    }

    /// Returns an event with other secrets.
    ///
    /// The second half of the match names the events without a secret, so that a new event does not compile
    /// until somebody decides.
    #[expect(
        clippy::too_many_lines,
        reason = "one arm an event, so that none is forgotten"
    )]
    fn other(&self, before: &Encounter, command: &[Event], event: &Event) -> Event {
        let mut event = event.clone();
        match &mut event {
            Event::CombatantAdded { profile, .. } | Event::CombatantEdited { profile, .. } => {
                if hidden(profile) {
                    self.change_profile(profile);
                }
            }
            Event::StealthChecked { who, check } if self.is_hidden(*who) => {
                check.total += 5;
                check.face = Some(1);
            }
            // Players see no check of this kind, whoever makes it.
            Event::DetectionChecked(made) => {
                made.check.modifier += 3;
                made.check.distance += 20;
            }
            Event::PositionSet { who, position } if self.is_hidden(*who) => {
                SECRET.clone_into(position);
            }
            Event::InitiativeRolled {
                who,
                face,
                dropped,
                modifier,
                total: _,
                basis,
            } if self.is_hidden(*who) => {
                *face += 2;
                *dropped = None;
                *modifier -= 2;
                basis.profile = RollMode::Advantage;
            }
            Event::Readied { who, readied } if self.is_hidden(*who) => change_readied(readied),
            Event::DelayLost {
                who,
                waiting: Waiting::Readied(readied),
                ..
            } if self.is_hidden(*who) => change_readied(readied),
            Event::ConcentrationBegan { who, spell, .. } if self.is_hidden(*who) => {
                SECRET.clone_into(spell);
            }
            Event::ConcentrationTested { who, difficulty } if self.is_hidden(*who) => {
                *difficulty += 3;
            }
            Event::SpellDisturbed {
                who,
                damage,
                difficulty,
                ..
            } if self.is_hidden(*who) => {
                *damage += 3;
                *difficulty = difficulty.map(|difficulty| difficulty + 3);
            }
            Event::SpellChecked { who, check } => {
                if self.is_hidden(*who) {
                    check.face = check.face.map(|face| face ^ 1);
                    if check.kind == SpellCheckKind::Concentration {
                        check.difficulty = Some(99);
                        check.total = Some(99);
                    }
                }
                if check.kind == SpellCheckKind::Dispel && self.is_hidden_frame(before, check.frame)
                {
                    check.difficulty = check.difficulty.map(|difficulty| difficulty + 1);
                }
            }
            Event::Lost {
                frame,
                why: Some(SpellLoss::Disturbed { difficulty, total }),
            } if self.is_hidden_frame(before, *frame) => {
                *difficulty = difficulty.map(|difficulty| difficulty + 3);
                *total = None;
            }
            Event::HitPointsChanged { who, by, left } if self.is_hidden(*who) => {
                *by += 1;
                *left = self.tougher(*left);
            }
            // Nonlethal damage is compared with all hit points.
            Event::TemporaryChanged { who, left }
                if self.is_hidden(*who) && !self.now.rules().vitality.counts_nonlethal() =>
            {
                *left += self.tougher;
            }
            Event::SaveMade {
                who,
                name,
                difficulty,
                total,
                face,
                dropped,
                verdict,
            } => {
                if self.is_hidden(*who) {
                    SECRET.clone_into(name);
                    *total += 4;
                    *face = face.map(|face| face ^ 1);
                    *dropped = None;
                }
                if self.is_hidden(*who) || !keeps_concentration(command, *who) {
                    (*difficulty, *verdict) = (difficulty.map(|dc| dc + 3), None);
                }
            }
            Event::Rolled {
                who,
                expression,
                dice,
                total,
            } if who.is_none_or(|who| self.is_hidden(who)) => {
                SECRET.clone_into(expression);
                dice.clear();
                *total += 9;
            }
            Event::Legendary(LegendaryEvent::ActionTaken { who, cost, .. })
                if self.is_hidden(*who) =>
            {
                *cost += 1;
            }
            Event::Dying(DyingEvent::SaveMade { who, face, .. }) if self.is_hidden(*who) => {
                *face = Some(face.map_or(7, |face| face ^ 1));
            }
            Event::ActionTaken { who, limit, .. }
                if self.is_hidden(*who)
                    && matches!(
                        limit,
                        Some(MovementLimit::BeyondOneAction | MovementLimit::Strenuous)
                    ) =>
            {
                *limit = None;
            }
            Event::Dying(DyingEvent::MassiveDamageOwed { who, saves }) if self.is_hidden(*who) => {
                *saves += 1;
            }
            Event::Dying(DyingEvent::MassiveDamageSaved { who, verdict })
                if self.is_hidden(*who) =>
            {
                *verdict = match verdict {
                    CheckVerdict::Success => CheckVerdict::Failure,
                    CheckVerdict::Failure => CheckVerdict::Success,
                };
            }
            Event::EffectBegan { effect, .. } | Event::EffectEnded { effect, .. } => {
                change_effect(effect);
            }
            Event::EffectBound { effect, until, .. } => {
                change_effect(effect);
                change_bound(effect, until);
            }
            Event::Combatant(event) => self.change_numbers(event),
            Event::Pushed(frame) => self.change_frame(frame),
            Event::Priority(event) => self.change_phases(before, event),
            Event::RulesAdopted(_)
            | Event::CombatantRemoved { .. }
            | Event::AwarenessSet { .. }
            | Event::SideAwarenessSet { .. }
            | Event::StealthChecked { .. }
            | Event::PositionSet { .. }
            | Event::RoundPrepared { .. }
            | Event::InitiativeForgotten
            | Event::InitiativePenalized { .. }
            | Event::Started(_)
            | Event::SurpriseEnded { .. }
            | Event::InitiativeCalled { .. }
            | Event::InitiativeRolled { .. }
            | Event::Mounted { .. }
            | Event::Dismounted { .. }
            | Event::ArrivedAware { .. }
            | Event::InitiativeEntered { .. }
            | Event::InitiativeShared { .. }
            | Event::TieFound(_)
            | Event::TieBroken(_)
            | Event::OrderSet { .. }
            | Event::Placed { .. }
            | Event::RoundStarted { .. }
            | Event::TurnStarted { .. }
            | Event::TurnHanded { .. }
            | Event::TurnMissed { .. }
            | Event::Delayed { .. }
            | Event::DelayEnded { .. }
            | Event::DelayLost { .. }
            | Event::TurnPutBack { .. }
            | Event::Moved { .. }
            | Event::ReadyUsed { .. }
            | Event::TriggerDeclined { .. }
            | Event::TurnEnded { .. }
            | Event::ActionTaken { .. }
            | Event::Readied { .. }
            | Event::ReadyLapsed { .. }
            | Event::ConcentrationBegan { .. }
            | Event::ConcentrationTested { .. }
            | Event::ConcentrationHeld { .. }
            | Event::ConcentrationEnded { .. }
            | Event::Resolved { .. }
            | Event::Lost { .. }
            | Event::SpellDisturbed { .. }
            | Event::Braced(_)
            | Event::HitPointsChanged { .. }
            | Event::Dying(_)
            | Event::Legendary(_)
            | Event::ConditionAdded { .. }
            | Event::ConditionRemoved { .. }
            | Event::Ended
            | Event::Ruled { .. }
            | Event::TurnPassedOver { .. }
            | Event::TurnRestored { .. }
            | Event::TurnGiven { .. }
            | Event::CombatantReturned { .. }
            | Event::Rolled { .. }
            | Event::TemporaryChanged { .. }
            | Event::Group(_)
            | Event::Table(_) => {}
        }
        event
    }

    fn change_numbers(&self, event: &mut CombatantEvent) {
        match event {
            CombatantEvent::InitiativeScored {
                who,
                modifier,
                basis,
                ..
            } if self.is_hidden(*who) => {
                *modifier += 6;
                basis.profile = RollMode::Advantage;
            }
            // An edit can make the level visible.
            CombatantEvent::ExhaustionSet { who, level }
                if self.is_hidden(*who) && self.tougher > 0 && (1..5).contains(level) =>
            {
                *level = 5 - *level;
            }
            CombatantEvent::HitPointsSet { who, by, left } if self.is_hidden(*who) => {
                *by += 1;
                *left = self.tougher(*left);
            }
            CombatantEvent::NonlethalChanged { who, by, total, .. } if self.is_hidden(*who) => {
                *by += 1;
                *total = self.tougher(*total);
            }
            CombatantEvent::TypedDamageTaken {
                who,
                damage_type,
                dealt,
                taken,
                steps,
            } if self.is_hidden(*who) => {
                damage_type.bypasses = Bypass::Reduction;
                *dealt += 9;
                steps.push(secret_step(taken));
            }
            CombatantEvent::UseSpent { name, .. }
            | CombatantEvent::UsesCarried { name, .. }
            | CombatantEvent::UseRestored { name, .. }
            | CombatantEvent::RechargeDue { name, .. }
            | CombatantEvent::RechargeRolled { name, .. } => change_use(name),
            CombatantEvent::EffectSave { effect, .. }
            | CombatantEvent::TurnEffectDue { effect, .. }
            | CombatantEvent::TurnEffectSettled { effect, .. } => change_effect(effect),
            CombatantEvent::InitiativeScored { .. }
            | CombatantEvent::ExhaustionSet { .. }
            | CombatantEvent::InspirationSet { .. }
            | CombatantEvent::SurgesCarried { .. }
            | CombatantEvent::SlotExpended { .. }
            | CombatantEvent::CameIntoSight { .. }
            | CombatantEvent::StackSorted { .. }
            | CombatantEvent::Concealed { .. }
            | CombatantEvent::Revealed { .. }
            | CombatantEvent::NameRevealed { .. }
            | CombatantEvent::TurnResumed { .. }
            | CombatantEvent::NonlethalChanged { .. }
            | CombatantEvent::TypedDamageTaken { .. }
            | CombatantEvent::NoDamageTaken { .. }
            | CombatantEvent::SaveFailed { .. }
            | CombatantEvent::NoNonlethalTaken { .. }
            | CombatantEvent::TemporaryReplaced { .. }
            | CombatantEvent::HitPointsSet { .. } => {}
        }
    }

    fn change_frame(&self, frame: &mut Frame) {
        if !self.is_hidden(frame.owner) {
            return;
        }
        match &mut frame.kind {
            FrameKind::Readied(readied) => SECRET.clone_into(&mut readied.trigger),
            FrameKind::Counter(counter) => SECRET.clone_into(&mut counter.readied.trigger),
            FrameKind::Action(action) => change_declaration(&mut Arc::make_mut(action).declaration),
            FrameKind::Turn { .. }
            | FrameKind::TurnAction { .. }
            | FrameKind::Response(_)
            | FrameKind::Casting(_) => {}
        }
    }

    fn change_profile(&self, profile: &mut Combatant) {
        // Those that the rules consider get numbers below that leave the course of the combat as it is.
        let (armor_class, hit_points) = (profile.armor_class, profile.hit_points);
        let (legendary, points) = (profile.legendary, profile.actor.points);
        for field in NumericField::ALL {
            field.set(profile, Some(*field.range().end()));
        }
        profile.dexterity = Some(23);
        profile.initiative = Some(9);
        profile.initiative_mode = RollMode::Advantage;
        profile.stealth = Some(8);
        profile.stealth_mode = RollMode::Disadvantage;
        profile.second = Some(12);
        profile.reference = Some(SECRET.to_owned());
        profile.level = Some(9);
        profile.challenge = "30".parse().ok();
        profile.passive_perception = None;
        profile.armor_class = armor_class.map(|class| class + 4);
        profile.hit_points = hit_points.map(|points| self.tougher(points));
        profile.bonus_actions.push(SECRET.to_owned());
        profile.limited_uses.push(secret_use());
        profile.features.insert(Feature::UncannyDodge);
        profile.legendary.actions = legendary.actions + 2;
        profile.legendary.resistance = legendary.resistance + 1;
        profile.actor.points = points + 3;
        profile.actor.initiative = "1d20+17".parse().ok();
        profile.actor.actions.push(SECRET.to_owned());
        profile.reference = Some(SECRET.to_owned());
        change_defenses(&mut profile.defenses);
    }

    /// Returns other hit points that leave the combatant in the same state of life.
    fn tougher(&self, left: i32) -> i32 {
        if left > 0 { left + self.tougher } else { left }
    }
}
