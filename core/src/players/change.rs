//! The change that an event makes, where the players' log depends on it. Every event is listed, so a new one does not
//! compile before it has a row here.
#![deny(
    clippy::wildcard_enum_match_arm,
    reason = "an event without a row would be told early, or without the players' number"
)]

use crate::combatant::CombatantId;
use crate::event::{CombatantEvent, DyingEvent, Event, GroupEvent, PriorityEvent};
use crate::frame_id::FrameId;
use crate::priority::TriggerId;
use crate::rules::Condition;

/// The change that an event makes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Change<'e> {
    /// It puts a turn on the stack.
    Turn { frame: FrameId, who: CombatantId },
    /// It ends the turn of a combatant.
    TurnEnd(CombatantId),
    /// It puts another frame on the stack, or postpones it.
    Frame(FrameId),
    /// It registers a triggered effect.
    Trigger(TriggerId),
    /// It sets the hit points, or the state at 0 hit points.
    HitPoints(CombatantId),
    /// It begins, ends or binds a condition.
    Condition(CombatantId, &'e Condition),
    /// It gives an initiative result that follows from a modifier.
    Result { who: CombatantId, total: i32 },
    /// It gives the initiative result of another combatant.
    SharedResult { who: CombatantId, with: CombatantId },
    /// It ends concentration, or a save keeps it.
    Concentration { who: CombatantId, ends: bool },
    /// It makes none of these changes.
    Other,
}

impl<'e> Change<'e> {
    /// Returns the change that an event makes.
    pub(super) fn of(event: &'e Event) -> Self {
        match event {
            Event::TurnStarted { frame, who, .. } | Event::TurnGiven { frame, who, .. } => {
                Self::Turn {
                    frame: *frame,
                    who: *who,
                }
            }
            Event::TurnEnded { who, .. }
            | Event::TurnPutBack { who }
            | Event::Delayed { who, .. } => Self::TurnEnd(*who),
            Event::Pushed(frame) => Self::Frame(frame.id),
            Event::HitPointsChanged { who, .. }
            | Event::CombatantEdited { who, .. }
            | Event::TemporaryChanged { who, .. } => Self::HitPoints(*who),
            Event::ConditionAdded { who, condition }
            | Event::ConditionRemoved { who, condition } => Self::Condition(*who, condition),
            Event::EffectBegan { who, effect }
            | Event::EffectEnded { who, effect, .. }
            | Event::EffectBound { who, effect, .. } => Self::Condition(*who, &effect.condition),
            Event::InitiativeRolled { who, total, .. } => Self::Result {
                who: *who,
                total: *total,
            },
            Event::InitiativeShared { who, with } => Self::SharedResult {
                who: *who,
                with: *with,
            },
            Event::ConcentrationHeld { who } => Self::Concentration {
                who: *who,
                ends: false,
            },
            Event::ConcentrationEnded { who, .. } => Self::Concentration {
                who: *who,
                ends: true,
            },
            Event::Combatant(event) => Self::of_combatant(event),
            Event::Dying(event) => Self::of_dying(event),
            Event::Group(event) => Self::of_group(event),
            Event::Priority(event) => Self::of_priority(event),
            Event::RulesAdopted(_)
            | Event::CombatantAdded { .. }
            | Event::CombatantRemoved { .. }
            | Event::CombatantReturned { .. }
            | Event::AwarenessSet { .. }
            | Event::SideAwarenessSet { .. }
            | Event::DetectionChecked(_)
            | Event::StealthChecked { .. }
            | Event::PositionSet { .. }
            | Event::RoundPrepared { .. }
            | Event::InitiativeForgotten
            | Event::InitiativePenalized { .. }
            | Event::InitiativeCalled { .. }
            | Event::InitiativeEntered { .. }
            | Event::ArrivedAware { .. }
            | Event::Started(_)
            | Event::SurpriseEnded { .. }
            | Event::Mounted { .. }
            | Event::Dismounted { .. }
            | Event::TieFound(_)
            | Event::TieBroken(_)
            | Event::OrderSet { .. }
            | Event::Placed { .. }
            | Event::RoundStarted { .. }
            | Event::TurnHanded { .. }
            | Event::TurnMissed { .. }
            | Event::TurnPassedOver { .. }
            | Event::TurnRestored { .. }
            | Event::DelayEnded { .. }
            | Event::DelayLost { .. }
            | Event::Moved { .. }
            | Event::ReadyUsed { .. }
            | Event::TriggerDeclined { .. }
            | Event::ActionTaken { .. }
            | Event::Readied { .. }
            | Event::ReadyLapsed { .. }
            | Event::ConcentrationBegan { .. }
            | Event::ConcentrationTested { .. }
            | Event::Resolved { .. }
            | Event::Lost { .. }
            | Event::SpellDisturbed { .. }
            | Event::SpellChecked { .. }
            | Event::Braced(_)
            | Event::Legendary(_)
            | Event::Ended
            | Event::Ruled { .. }
            | Event::Rolled { .. }
            | Event::SaveMade { .. }
            | Event::Table(_) => Self::Other,
        }
    }

    fn of_combatant(event: &CombatantEvent) -> Self {
        match event {
            CombatantEvent::InitiativeScored { who, total, .. } => Self::Result {
                who: *who,
                total: *total,
            },
            CombatantEvent::TurnResumed { frame, who, .. } => Self::Turn {
                frame: *frame,
                who: *who,
            },
            CombatantEvent::TemporaryReplaced { who, .. }
            | CombatantEvent::NonlethalChanged { who, .. }
            | CombatantEvent::HitPointsSet { who, .. } => Self::HitPoints(*who),
            CombatantEvent::SlotExpended { .. }
            | CombatantEvent::ExhaustionSet { .. }
            | CombatantEvent::InspirationSet { .. }
            | CombatantEvent::EffectSave { .. }
            | CombatantEvent::TurnEffectDue { .. }
            | CombatantEvent::TurnEffectSettled { .. }
            | CombatantEvent::UseSpent { .. }
            | CombatantEvent::UsesCarried { .. }
            | CombatantEvent::SurgesCarried { .. }
            | CombatantEvent::UseRestored { .. }
            | CombatantEvent::RechargeDue { .. }
            | CombatantEvent::RechargeRolled { .. }
            | CombatantEvent::CameIntoSight { .. }
            | CombatantEvent::StackSorted { .. }
            | CombatantEvent::Concealed { .. }
            | CombatantEvent::Revealed { .. }
            | CombatantEvent::NameRevealed { .. }
            | CombatantEvent::TypedDamageTaken { .. }
            | CombatantEvent::NoDamageTaken { .. }
            | CombatantEvent::SaveFailed { .. }
            | CombatantEvent::NoNonlethalTaken { .. } => Self::Other,
        }
    }

    fn of_dying(event: &DyingEvent) -> Self {
        match event {
            DyingEvent::Changed { who, .. } | DyingEvent::MassiveDamageOwed { who, .. } => {
                Self::HitPoints(*who)
            }
            DyingEvent::SaveDue { .. }
            | DyingEvent::SaveMade { .. }
            | DyingEvent::MassiveDamageSaved { .. }
            | DyingEvent::NotHealed { .. } => Self::Other,
        }
    }

    fn of_group(event: &GroupEvent) -> Self {
        match event {
            GroupEvent::Joined { who, with, .. } => Self::SharedResult {
                who: *who,
                with: *with,
            },
            GroupEvent::Left { .. } | GroupEvent::Awaited { .. } => Self::Other,
        }
    }

    fn of_priority(event: &PriorityEvent) -> Self {
        match event {
            PriorityEvent::Postponed(frame) => Self::Frame(frame.id),
            PriorityEvent::TriggerRegistered { id, .. } => Self::Trigger(*id),
            PriorityEvent::PhaseStarted(_)
            | PriorityEvent::MainPhaseSkipped { .. }
            | PriorityEvent::AttemptsCalled(_)
            | PriorityEvent::Attempted { .. }
            | PriorityEvent::LimitsRestored
            | PriorityEvent::ChargesCalled(_)
            | PriorityEvent::ChargeDeclared { .. }
            | PriorityEvent::ChargesSkipped(_)
            | PriorityEvent::PointsGranted { .. }
            | PriorityEvent::PointsDiscarded
            | PriorityEvent::Paid { .. }
            | PriorityEvent::Circulated
            | PriorityEvent::Offered { .. }
            | PriorityEvent::Passed { .. }
            | PriorityEvent::PassedByThemselves(_)
            | PriorityEvent::EveryonePassed
            | PriorityEvent::PassingSet { .. }
            | PriorityEvent::PassingEnded { .. }
            | PriorityEvent::Proposed { .. }
            | PriorityEvent::Allowed { .. }
            | PriorityEvent::Disallowed { .. }
            | PriorityEvent::DoneAtOnce { .. }
            | PriorityEvent::Moved { .. }
            | PriorityEvent::Cancelled { .. }
            | PriorityEvent::Settled { .. }
            | PriorityEvent::TriggerRemoved { .. }
            | PriorityEvent::TriggersArose(_)
            | PriorityEvent::TriggersTaken
            | PriorityEvent::TriggerCancelled { .. }
            | PriorityEvent::ConcentrationBegun { .. }
            | PriorityEvent::Gathered { .. }
            | PriorityEvent::ConcentrationEnded { .. }
            | PriorityEvent::CycleEnded => Self::Other,
        }
    }
}

/// The number of something new for the game master, and for players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NewNumber {
    Frame { own: FrameId, seen: FrameId },
    Trigger { own: TriggerId, seen: TriggerId },
}

impl NewNumber {
    /// Returns the numbers of what an event of the game master's puts on the stack or registers, and the same event as
    /// players see it.
    pub(super) fn of(own: &Event, seen: &Event) -> Option<Self> {
        let numbers = (Change::of(own), Change::of(seen));
        if let (Change::Turn { frame: own, .. }, Change::Turn { frame: seen, .. })
        | (Change::Frame(own), Change::Frame(seen)) = numbers
        {
            return Some(Self::Frame { own, seen });
        }
        if let (Change::Trigger(own), Change::Trigger(seen)) = numbers {
            return Some(Self::Trigger { own, seen });
        }
        None
    }
}
