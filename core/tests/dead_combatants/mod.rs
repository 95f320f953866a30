//! A law: nobody dead is ever awaited, dealt, rolled, offered or next.

use asalto_core::command::{
    InitiativeSwap, LegendaryResistance, PriorityCommand, Summoned, TableCommand,
};
use asalto_core::rules::TieBreaker;
use asalto_core::{
    Awaiting, CombatantId, Command, Encounter, EncounterView, Event, Session, available,
};
use proptest::prelude::*;

/// Checks the current moment and the last command of a session.
pub fn the_dead_are(session: &Session) -> Result<(), TestCaseError> {
    let encounter = session.encounter();
    if encounter
        .participants()
        .all(|one| !is_dead(encounter, one.id))
    {
        return Ok(());
    }
    let asked = awaited(encounter);
    none_is_dead(encounter, asked, &encounter.awaiting())?;
    let next = EncounterView::plain(encounter).next;
    none_is_dead(encounter, next.into_iter().collect(), &"next")?;
    for command in available(encounter) {
        let asked = match (&command, encounter.awaiting()) {
            (Command::BreakTie { order }, Awaiting::TieBreak(tie))
                if tie.by == TieBreaker::FirstSide =>
            {
                lost_sides(encounter, order.clone())
            }
            _ => asks(&command),
        };
        none_is_dead(encounter, asked, &command)?;
    }
    let last = session.entries()[..session.cursor()].last();
    let events = last.map_or(&[][..], |entry| &entry.events);
    let given = given_by_ruling(events);
    for event in events {
        let mut who = rolls_or_acts(event);
        who.retain(|one| !given.contains(one));
        none_is_dead(encounter, who, event)?;
    }
    Ok(())
}

fn is_dead(encounter: &Encounter, who: CombatantId) -> bool {
    let one = encounter.participant(who);
    one.is_some_and(|one| one.is_dead(encounter.rules()))
}

fn none_is_dead(
    encounter: &Encounter,
    who: Vec<CombatantId>,
    by: &dyn std::fmt::Debug,
) -> Result<(), TestCaseError> {
    let dead: Vec<_> = who
        .into_iter()
        .filter(|&who| is_dead(encounter, who))
        .collect();
    prop_assert!(dead.is_empty(), "{:?} is dead: {:?}", dead, by);
    Ok(())
}

/// Returns the combatants that the encounter waits for. The turn in which somebody dies waits for its end, and a
/// frame of the dead for its resolution.
fn awaited(encounter: &Encounter) -> Vec<CombatantId> {
    match encounter.awaiting() {
        Awaiting::Rolls(who) | Awaiting::HandOver(who) => who,
        Awaiting::TieBreak(tie) if tie.by == TieBreaker::FirstSide => {
            lost_sides(encounter, tie.tied)
        }
        Awaiting::TieBreak(tie) => tie.tied,
        Awaiting::DeathSave(who)
        | Awaiting::Charge(who)
        | Awaiting::Priority(who)
        | Awaiting::Legality(who) => vec![who],
        Awaiting::Check(check) => vec![check.who],
        Awaiting::Attempt(attempt) => vec![attempt.who],
        Awaiting::Setup
        | Awaiting::Turn(_)
        | Awaiting::Resolution { .. }
        | Awaiting::Phase(_)
        | Awaiting::Standstill
        | Awaiting::Ended => Vec::new(),
    }
}

/// Returns those of some combatants that name a side of the dead alone. Sides are asked who begins, and one of a side names it.
fn lost_sides(encounter: &Encounter, named: Vec<CombatantId>) -> Vec<CombatantId> {
    let has_living = |who: &CombatantId| {
        let side = encounter.participant(*who).map(|one| one.profile.side);
        let mut all = encounter.present();
        all.any(|one| Some(one.profile.side) == side && !is_dead(encounter, one.id))
    };
    named.into_iter().filter(|who| !has_living(who)).collect()
}

/// Returns the combatants of which a command asks something.
fn asks(command: &Command) -> Vec<CombatantId> {
    match command {
        Command::RollInitiative { who } | Command::Trigger { who, .. } => who.clone(),
        Command::BreakTie { order } => order.clone(),
        Command::EnterInitiative { who, .. }
        | Command::ActFirst { who }
        | Command::SwapInitiative(InitiativeSwap { who, .. })
        | Command::FollowSummoner(Summoned { who, .. })
        | Command::ArriveAware { who }
        | Command::ActNow { who, .. }
        | Command::DeclineTrigger { who }
        | Command::MakeCheck { who, .. }
        | Command::Counter { who, .. }
        | Command::Respond { who, .. }
        | Command::MakeConcentrationSave { who, .. }
        | Command::HoldConcentration { who }
        | Command::LoseConcentration { who }
        | Command::SaveAgainstEffect { who, .. }
        | Command::MakeDeathSave { who, .. }
        | Command::LegendaryAction { who, .. }
        | Command::LairAction { who, .. }
        | Command::UseLegendaryResistance(LegendaryResistance { who, .. })
        | Command::GiveTurn { who }
        | Command::Table(TableCommand::HandOver { to: who })
        | Command::Priority(
            PriorityCommand::Attempt { who, .. }
            | PriorityCommand::SkipCharge { who }
            | PriorityCommand::DeclareCharge { who, .. }
            | PriorityCommand::PassUntil { who, .. },
        ) => vec![*who],
        _ => Vec::new(),
    }
}

/// Returns the combatants to whom the game master has handed a turn by a ruling, whatever their state.
fn given_by_ruling(events: &[Event]) -> Vec<CombatantId> {
    let is_ruled = |event: &Event| matches!(event, Event::Ruled { .. });
    if !events.iter().any(is_ruled) {
        return Vec::new();
    }
    let handed = |event: &Event| match event {
        Event::TurnHanded { to, .. } => Some(*to),
        _ => None,
    };
    events.iter().filter_map(handed).collect()
}

/// Returns the combatants that rolled, were called to roll, or began a turn by an event.
fn rolls_or_acts(event: &Event) -> Vec<CombatantId> {
    match event {
        Event::InitiativeCalled { who, .. } => who.clone(),
        Event::InitiativeRolled { who, .. } | Event::TurnStarted { who, .. } => vec![*who],
        _ => Vec::new(),
    }
}
