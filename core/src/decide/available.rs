//! What may be done now.

use super::{brace, check, groups, responses, rulings};
use crate::command::Command;
use crate::encounter::{Awaiting, Encounter};
use crate::sorted::sort_by_key;
use crate::stack::Response;
use crate::waiting::{Footwork, Moment, Waiting};

/// The commands by which an encounter goes on from here, every one of them legal; the first is
/// the one to offer first. What is always possible, such as damage, is not among them.
pub fn available(encounter: &Encounter) -> Vec<Command> {
    let mut commands = Vec::new();
    match encounter.awaiting() {
        Awaiting::Setup => commands.extend([
            Command::Start,
            Command::PrepareRound,
            Command::CompareStealth,
        ]),
        Awaiting::TieBreak(tie) => {
            commands.push(Command::BreakTie { order: tie.tied });
            commands.push(Command::RollOffTie);
        }
        Awaiting::Turn(_) => {
            commands.push(Command::EndTurn);
            let kinds = encounter.rules().economy.kinds();
            commands.extend(kinds.iter().map(|&kind| brace::taking(encounter, kind)));
            commands.push(Command::Delay { until: None });
            let match_partner = encounter.turn_of().and_then(|who| {
                let until = super::mounts::count_to_match(encounter, who);
                until.map(|count| Command::Delay { until: Some(count) })
            });
            commands.extend(match_partner);
            let partners = groups::partners(encounter).into_iter();
            commands.extend(partners.map(|who| Command::ActFirst { who }));
        }
        Awaiting::Resolution { .. } => {
            commands.push(Command::Resolve);
            commands.extend(super::priority::told_results(encounter));
        }
        Awaiting::Attempt(_)
        | Awaiting::Charge(_)
        | Awaiting::Priority(_)
        | Awaiting::Legality(_) => commands.extend(super::priority::offers(encounter)),
        Awaiting::Standstill => commands.push(Command::Continue),
        // The rolls are below, with those of newcomers, and the checks with those that may be made.
        Awaiting::Rolls(_) | Awaiting::Check(_) | Awaiting::Ended => {}
    }
    commands.extend(super::arrivals::offers(encounter));
    commands.extend(super::casting::offers(encounter));
    let unrolled: Vec<_> = encounter.unrolled().collect();
    if !unrolled.is_empty() {
        commands.push(Command::RollInitiative { who: Vec::new() });
        commands.extend(super::priority::typed_totals(encounter, &unrolled));
    }
    for one in encounter.present() {
        let saves = one.concentration.as_ref().map(|on| on.saves.len());
        if saves.is_some_and(|saves| saves > 0) {
            let who = one.id;
            commands.push(Command::HoldConcentration { who });
            commands.push(Command::LoseConcentration { who });
        }
    }
    for one in encounter.present() {
        let who = one.id;
        match one.waiting {
            Some(Waiting::Delaying { .. }) => {
                let moments = [Moment::AfterTurn, Moment::BeforeTurn];
                commands.extend(moments.map(|moment| Command::ActNow { who, moment }));
            }
            Some(Waiting::Readied(_)) => {
                let footwork = Footwork::Stay;
                let alone = vec![who];
                commands.push(Command::Trigger {
                    who: alone,
                    footwork,
                });
                commands.push(Command::DeclineTrigger { who });
            }
            None => {}
        }
    }
    commands.retain(|command| check(encounter, command).is_ok());
    commands.extend(together(encounter, &commands));
    commands.extend(rulings::offers(encounter));
    commands.extend(answers(encounter));
    // What changes everything stands last.
    let last = [Command::RerollAll, Command::End].into_iter();
    commands.extend(last.filter(|command| check(encounter, command).is_ok()));
    commands
}

/// The readied actions that one trigger may set off together, where there are several among what is
/// legal (D35-82).
fn together(encounter: &Encounter, legal: &[Command]) -> Option<Command> {
    let alone = legal.iter().filter_map(|command| match command {
        Command::Trigger { who, .. } => who.first().copied(),
        _ => None,
    });
    let mut who: Vec<_> = alone.collect();
    if who.len() < 2 {
        return None;
    }
    sort_by_key(&mut who, |&who| encounter.order().position(who));
    let footwork = Footwork::Stay;
    let together = Command::Trigger { who, footwork };
    check(encounter, &together).is_ok().then_some(together)
}

/// What may be done before the fight, as far as it needs nothing else than the opening.
pub(super) fn openings(encounter: &Encounter) -> Vec<Command> {
    let mut commands = Vec::new();
    if encounter.awaiting() == Awaiting::Setup {
        // Whoever is there makes a start legal, whatever opening comes of it.
        if encounter.present().next().is_some() {
            commands.push(Command::Start);
        }
        if encounter.present().any(|one| one.stealth.is_some()) {
            commands.push(Command::CompareStealth);
        }
    }
    commands
}

/// The answers to the top of the stack, asked for without a copy of the encounter for each.
fn answers(encounter: &Encounter) -> impl Iterator<Item = Command> + '_ {
    let kinds = encounter.rules().reactions.kinds();
    encounter.present().flat_map(move |one| {
        let who = one.id;
        let open = move |response: &&Response| {
            responses::objections(encounter, who, **response)
                .is_ok_and(|objections| objections.is_empty())
        };
        let open = kinds.iter().filter(open);
        open.map(move |&response| Command::Respond { who, response })
    })
}
