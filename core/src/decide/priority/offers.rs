//! What is offered in an encounter with phases and priority.

use crate::combatant::CombatantId;
use crate::command::Command;
use crate::encounter::{Awaiting, Encounter};
use crate::priority::{
    AttemptResult, PriorityCommand, Resolution, RollSource, Stop, Until, Verdict,
};
use crate::stack::FrameKind;

/// The commands by which a phase goes on, the one to offer first before the others. What an actor
/// may declare is the table's own, and not among them.
pub(in crate::decide) fn offers(encounter: &Encounter) -> Vec<Command> {
    let commands = match encounter.awaiting() {
        Awaiting::Attempt(attempt) => {
            let results = [
                AttemptResult::Failed,
                AttemptResult::Succeeded,
                AttemptResult::Declined,
            ];
            let who = attempt.who;
            results
                .map(|result| PriorityCommand::Attempt { who, result })
                .to_vec()
        }
        Awaiting::Charge(who) => vec![
            PriorityCommand::SkipCharge { who },
            PriorityCommand::SkipCharges,
            PriorityCommand::DeclareCharge { who, target: None },
        ],
        Awaiting::Priority(who) => {
            let until = [Until::TopChanges, Until::OwnMain, Until::TurnEnds].into_iter();
            let main_to_come = encounter.main_phases_ahead().any(|ahead| ahead == who);
            let until = until.filter(|&until| until != Until::OwnMain || main_to_come);
            let pass_until = until.map(|until| PriorityCommand::PassUntil {
                who,
                until,
                stop: Stop::default(),
            });
            let mut commands = vec![PriorityCommand::Pass];
            commands.extend(pass_until);
            commands
        }
        Awaiting::Legality(_) => vec![PriorityCommand::Allow, PriorityCommand::Disallow],
        _ => Vec::new(),
    };
    commands.into_iter().map(Command::Priority).collect()
}

/// Where the roll of the top action is made with real dice: what may come of it.
pub(in crate::decide) fn told_results(encounter: &Encounter) -> Vec<Command> {
    let needs_roll = encounter.stack().top().is_some_and(
        |top| matches!(&top.kind, FrameKind::Action(act) if act.declaration.roll.is_some()),
    );
    if !needs_roll {
        return Vec::new();
    }
    let told = |verdict| {
        let roll = RollSource::Told(verdict);
        let resolution = Resolution {
            roll,
            ..Resolution::default()
        };
        Command::Priority(PriorityCommand::Settle(Box::new(resolution)))
    };
    vec![
        told(Verdict::Success),
        told(Verdict::Failure),
        told(Verdict::Fumble),
    ]
}

/// For an actor without a formula: a total to type, 0 until it is.
pub(in crate::decide) fn typed_totals(
    encounter: &Encounter,
    called: &[CombatantId],
) -> Option<Command> {
    encounter.rules().progress.phases()?;
    let formula = |who: CombatantId| encounter.participant(who)?.profile.actor.initiative;
    let who = called.iter().copied().find(|&who| formula(who).is_none())?;
    Some(Command::EnterInitiative { who, total: 0 })
}
