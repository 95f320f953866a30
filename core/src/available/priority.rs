//! The commands to offer in an encounter with phases and priority.

use crate::combatant::CombatantId;
use crate::command::{Command, PriorityCommand};
use crate::encounter::{Awaiting, Encounter};
use crate::priority::{
    ActionVerdict, AttemptResult, AutoPassStop, AutoPassUntil, Resolution, RollSource,
};
use crate::rules::InitiativePolicy;
use crate::stack::FrameKind;

/// Returns the commands that advance a phase, the default one first. The declarations of actors are
/// left out, as the game master words them.
pub(crate) fn offers(encounter: &Encounter) -> Vec<Command> {
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
            PriorityCommand::PassAll { until: None },
        ],
        Awaiting::Priority(who) => {
            let until = [
                AutoPassUntil::TopChanges,
                AutoPassUntil::OwnMain,
                AutoPassUntil::TurnEnds,
            ];
            let pass_until = until.map(|until| PriorityCommand::PassUntil {
                who,
                until,
                stop: AutoPassStop::default(),
            });
            let mut commands = vec![PriorityCommand::Pass];
            commands.extend(pass_until);
            commands.push(PriorityCommand::PassAll { until: None });
            commands
        }
        Awaiting::Legality(_) => vec![PriorityCommand::Allow, PriorityCommand::Disallow],
        _ => Vec::new(),
    };
    commands.into_iter().map(Command::Priority).collect()
}

/// Returns the possible verdicts of the top action, if its roll is made with real dice.
pub(crate) fn verdict_choices(encounter: &Encounter) -> Vec<Command> {
    let needs_roll = encounter.stack().top().is_some_and(
        |top| matches!(&top.kind, FrameKind::Action(act) if act.declaration.roll.is_some()),
    );
    if !needs_roll {
        return Vec::new();
    }
    let told = |verdict| {
        let roll = RollSource::Verdict(verdict);
        let resolution = Resolution {
            roll,
            ..Resolution::default()
        };
        Command::Priority(PriorityCommand::Settle(Box::new(resolution)))
    };
    vec![
        told(ActionVerdict::Success),
        told(ActionVerdict::Failure),
        told(ActionVerdict::Fumble),
    ]
}

/// Returns a command to enter a total for actors without a formula, 0 until it is entered.
pub(crate) fn typed_totals(encounter: &Encounter, called: &[CombatantId]) -> Option<Command> {
    let rules = encounter.rules();
    let formula = |who: CombatantId| rules.order.roll_of(&encounter.participant(who)?.profile);
    let who = called.iter().copied().find(|&who| formula(who).is_none())?;
    if rules.initiative != InitiativePolicy::Formula {
        return None;
    }
    Some(Command::EnterInitiative { who, total: 0 })
}
