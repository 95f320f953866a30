//! The effect of an event on the turn: it passes the turn to others, gives someone an initiative result, changes the
//! roster, or does none of these. Every event is listed, so a new one does not compile before it has a row here.
#![deny(
    clippy::wildcard_enum_match_arm,
    reason = "an event that passes the turn to someone unseen would be told"
)]

use crate::event::{
    CombatantEvent, DyingEvent, Event, GroupEvent, LegendaryEvent, PriorityEvent, TableEvent,
};

/// The effect of an event on the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Flow {
    /// It ends a turn, or passes priority.
    Passes,
    /// It gives someone an initiative result.
    GivesResult,
    /// It changes the roster, and is never held back.
    ChangesRoster,
    /// It does none of these.
    Stays,
}

impl Flow {
    /// Returns the effect of an event.
    pub(super) fn of(event: &Event) -> Self {
        match event {
            Event::TurnEnded { .. }
            | Event::TurnMissed { .. }
            | Event::Delayed { .. }
            | Event::TurnHanded { .. }
            | Event::TurnPutBack { .. }
            | Event::RoundStarted { .. }
            | Event::OrderSet { .. }
            | Event::TieFound(_)
            | Event::TieBroken(_)
            | Event::InitiativeForgotten
            | Event::InitiativeCalled { .. } => Self::Passes,
            Event::InitiativeRolled { .. }
            | Event::InitiativeEntered { .. }
            | Event::InitiativeShared { .. }
            | Event::ArrivedAware { .. } => Self::GivesResult,
            Event::CombatantAdded { .. }
            | Event::CombatantEdited { .. }
            | Event::CombatantReturned { .. } => Self::ChangesRoster,
            Event::Dying(event) => of_dying(event),
            Event::Combatant(event) => of_combatant(event),
            Event::Table(event) => of_table(*event),
            Event::Priority(event) => of_priority(event),
            Event::Group(event) => of_group(event),
            Event::Legendary(event) => of_legendary(event),
            Event::RulesAdopted(_)
            | Event::CombatantRemoved { .. }
            | Event::AwarenessSet { .. }
            | Event::SideAwarenessSet { .. }
            | Event::DetectionChecked(_)
            | Event::StealthChecked { .. }
            | Event::PositionSet { .. }
            | Event::RoundPrepared { .. }
            | Event::InitiativePenalized { .. }
            | Event::Started(_)
            | Event::SurpriseEnded { .. }
            | Event::Mounted { .. }
            | Event::Dismounted { .. }
            | Event::Placed { .. }
            | Event::TurnStarted { .. }
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
            | Event::ConcentrationHeld { .. }
            | Event::ConcentrationEnded { .. }
            | Event::Pushed(_)
            | Event::Resolved { .. }
            | Event::Lost { .. }
            | Event::SpellDisturbed { .. }
            | Event::SpellChecked { .. }
            | Event::Braced(_)
            | Event::HitPointsChanged { .. }
            | Event::ConditionAdded { .. }
            | Event::ConditionRemoved { .. }
            | Event::Ended
            | Event::Ruled { .. }
            | Event::TurnPassedOver { .. }
            | Event::TurnRestored { .. }
            | Event::TurnGiven { .. }
            | Event::Rolled { .. }
            | Event::SaveMade { .. }
            | Event::TemporaryChanged { .. }
            | Event::EffectBegan { .. }
            | Event::EffectEnded { .. }
            | Event::EffectBound { .. } => Self::Stays,
        }
    }
}

fn of_dying(event: &DyingEvent) -> Flow {
    match event {
        // A save ends the turn of the dying, unless it wakes them.
        DyingEvent::SaveDue { .. } | DyingEvent::SaveMade { .. } => Flow::Passes,
        DyingEvent::Changed { .. }
        | DyingEvent::MassiveDamageOwed { .. }
        | DyingEvent::MassiveDamageSaved { .. }
        | DyingEvent::NotHealed { .. } => Flow::Stays,
    }
}

fn of_combatant(event: &CombatantEvent) -> Flow {
    match event {
        CombatantEvent::InitiativeScored { .. } => Flow::GivesResult,
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
        | CombatantEvent::NonlethalChanged { .. }
        | CombatantEvent::TypedDamageTaken { .. }
        | CombatantEvent::NoDamageTaken { .. }
        | CombatantEvent::SaveFailed { .. }
        | CombatantEvent::NoNonlethalTaken { .. }
        | CombatantEvent::TemporaryReplaced { .. }
        | CombatantEvent::HitPointsSet { .. }
        | CombatantEvent::TurnResumed { .. } => Flow::Stays,
        CombatantEvent::Concealed { .. }
        | CombatantEvent::Revealed { .. }
        | CombatantEvent::NameRevealed { .. } => Flow::ChangesRoster,
    }
}

fn of_table(event: TableEvent) -> Flow {
    match event {
        TableEvent::HandedOver { .. } | TableEvent::ComesNext { .. } | TableEvent::PhaseEnded => {
            Flow::Passes
        }
        TableEvent::Seated { .. } | TableEvent::CardDealt { .. } => Flow::GivesResult,
        TableEvent::Shuffled | TableEvent::TurnKept { .. } | TableEvent::ActsAgain { .. } => {
            Flow::Stays
        }
    }
}

fn of_priority(event: &PriorityEvent) -> Flow {
    match event {
        PriorityEvent::PhaseStarted(_)
        | PriorityEvent::MainPhaseSkipped { .. }
        | PriorityEvent::AttemptsCalled(_)
        | PriorityEvent::Attempted { .. }
        | PriorityEvent::ChargesCalled(_)
        | PriorityEvent::ChargesSkipped(_)
        | PriorityEvent::Circulated
        | PriorityEvent::Offered { .. }
        | PriorityEvent::Passed { .. }
        | PriorityEvent::PassedByThemselves(_)
        | PriorityEvent::EveryonePassed
        | PriorityEvent::CycleEnded => Flow::Passes,
        PriorityEvent::LimitsRestored
        | PriorityEvent::ChargeDeclared { .. }
        | PriorityEvent::PointsGranted { .. }
        | PriorityEvent::PointsDiscarded
        | PriorityEvent::Paid { .. }
        | PriorityEvent::PassingSet { .. }
        | PriorityEvent::PassingEnded { .. }
        | PriorityEvent::Proposed { .. }
        | PriorityEvent::Allowed { .. }
        | PriorityEvent::Disallowed { .. }
        | PriorityEvent::DoneAtOnce { .. }
        | PriorityEvent::Postponed(_)
        | PriorityEvent::Moved { .. }
        | PriorityEvent::Cancelled { .. }
        | PriorityEvent::Settled { .. }
        | PriorityEvent::TriggerRegistered { .. }
        | PriorityEvent::TriggerRemoved { .. }
        | PriorityEvent::TriggersArose(_)
        | PriorityEvent::TriggersTaken
        | PriorityEvent::TriggerCancelled { .. }
        | PriorityEvent::ConcentrationBegun { .. }
        | PriorityEvent::Gathered { .. }
        | PriorityEvent::ConcentrationEnded { .. } => Flow::Stays,
    }
}

fn of_group(event: &GroupEvent) -> Flow {
    match event {
        GroupEvent::Left { .. } | GroupEvent::Joined { .. } | GroupEvent::Awaited { .. } => {
            Flow::Stays
        }
    }
}

fn of_legendary(event: &LegendaryEvent) -> Flow {
    match event {
        LegendaryEvent::ActionTaken { .. }
        | LegendaryEvent::LairActed { .. }
        | LegendaryEvent::Resisted { .. } => Flow::Stays,
    }
}
