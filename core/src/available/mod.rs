//! The commands that advance an encounter.

mod actions;
mod arrivals;
mod casting;
mod charges;
mod legendary;
mod limited_uses;
mod priority;
mod rulings;
mod saves;
mod turn_effects;

pub use actions::{actions_left, turn_actions};
pub use legendary::resistible;

use crate::command::{Command, TableCommand};
use crate::decide::{check, inspiration, reroll, swap};
use crate::encounter::{Awaiting, Encounter};
use crate::order::Place;
use crate::rules::{DeathSaveInput, Response, TurnPolicy};
use crate::sorted::sort_by_key;
use crate::steps::{groups, objections, rides};
use crate::waiting::{ActNowTiming, FiveFootStep, Waiting};

/// Returns the commands that advance an encounter from here. All of them are legal, and the first
/// is the default. Commands that are always possible, e.g. damage, are left out.
pub fn available(encounter: &Encounter) -> Vec<Command> {
    // Effects that are due come first.
    let mut commands: Vec<_> = turn_effects::offers(encounter).collect();
    commands.extend(limited_uses::offers(encounter));
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
        Awaiting::Turn(_) => commands.extend(in_turn(encounter)),
        Awaiting::Resolution { .. } => {
            commands.push(Command::Resolve);
            commands.push(Command::Negate);
            commands.extend(priority::verdict_choices(encounter));
        }
        Awaiting::Attempt(_)
        | Awaiting::Charge(_)
        | Awaiting::Priority(_)
        | Awaiting::Legality(_) => commands.extend(priority::offers(encounter)),
        Awaiting::DeathSave(who) => {
            let how = DeathSaveInput::Roll;
            commands.push(Command::MakeDeathSave { who, how });
            commands.push(Command::Stabilize { who });
        }
        Awaiting::HandOver(candidates) => {
            let to = |to| Command::Table(TableCommand::HandOver { to });
            commands.extend(candidates.into_iter().map(to));
        }
        Awaiting::Phase(_) => {
            let places = encounter.order().places().iter();
            let to = |place: &Place| Command::Table(TableCommand::HandOver { to: place.who });
            commands.push(Command::Table(TableCommand::NextPhase));
            commands.extend(places.map(to));
        }
        Awaiting::Standstill => commands.push(Command::Continue),
        // Rolls and checks are added below.
        Awaiting::Rolls(_) | Awaiting::Check(_) | Awaiting::Ended => {}
    }
    commands.extend(inspiration::offer(encounter).map(Command::Inspiration));
    commands.extend(arrivals::offers(encounter));
    commands.extend(casting::offers(encounter));
    let unrolled: Vec<_> = encounter.unrolled().collect();
    if !unrolled.is_empty() {
        commands.push(Command::RollInitiative { who: Vec::new() });
        commands.extend(priority::typed_totals(encounter, &unrolled));
    }
    commands.extend(legendary::actions(encounter));
    commands.extend(legendary::resistances(encounter));
    commands.extend(saves::concentration(encounter));
    commands.extend(saves::against_massive_damage(encounter));
    commands.extend(saves::against_effects(encounter));
    for one in encounter.in_the_fight() {
        let who = one.id;
        match one.waiting {
            Some(Waiting::Delaying { .. }) => {
                let moments = [ActNowTiming::AfterTurn, ActNowTiming::BeforeTurn];
                commands.extend(moments.map(|moment| Command::ActNow { who, moment }));
            }
            Some(Waiting::Readied(_)) => {
                let five_foot_step = FiveFootStep::Stay;
                let alone = vec![who];
                commands.push(Command::Trigger {
                    who: alone,
                    five_foot_step,
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
    // Commands that change everything come last. To roll for everyone would cost more than all other offers.
    if reroll::is_legal(encounter) {
        commands.push(Command::RerollAll);
    }
    if check(encounter, &Command::End).is_ok() {
        commands.push(Command::End);
    }
    commands
}

/// Returns the commands of the combatant that acts on its turn.
fn in_turn(encounter: &Encounter) -> Vec<Command> {
    let mut commands = vec![Command::EndTurn];
    if !groups::rest_of_turn(encounter).is_empty() {
        commands.push(Command::EndGroupTurn);
    }
    let kinds = actions::left(encounter);
    commands.extend(kinds.map(|kind| charges::taking(encounter, kind)));
    commands.push(Command::Delay { until: None });
    let match_partner = encounter.turn_of().and_then(|who| {
        let until = rides::count_to_match(encounter, who);
        until.map(|count| Command::Delay { until: Some(count) })
    });
    commands.extend(match_partner);
    let partners = groups::partners(encounter).into_iter();
    commands.extend(partners.map(|who| Command::ActFirst { who }));
    let swaps = swap::offers(encounter);
    commands.extend(swaps.map(Command::SwapInitiative));
    commands.extend(legendary::lair_action(encounter));
    // Naming who is next ends the turn too (ANY-6).
    if encounter.rules().order.turns == TurnPolicy::HandOver {
        let to = |to| Command::Table(TableCommand::HandOver { to });
        commands.extend(encounter.candidates().into_iter().map(to));
    }
    commands
}

/// Returns the command that fires readied actions with one trigger, if two or more are legal
/// (D35-82).
fn together(encounter: &Encounter, legal: &[Command]) -> Option<Command> {
    let alone = legal.iter().filter_map(|command| match command {
        Command::Trigger { who, .. } => who.first().copied(),
        _ => None,
    });
    let mut who: Vec<_> = alone.collect();
    if who.len() < 2 {
        return None;
    }
    sort_by_key(&mut who, |&who| encounter.order().index_of(who));
    let five_foot_step = FiveFootStep::Stay;
    let together = Command::Trigger {
        who,
        five_foot_step,
    };
    check(encounter, &together).is_ok().then_some(together)
}

/// Returns the responses to the top of the stack, checked without a copy of the encounter for each.
fn answers(encounter: &Encounter) -> impl Iterator<Item = Command> + '_ {
    let kinds = encounter.rules().responses();
    encounter.present().flat_map(move |one| {
        let who = one.id;
        let open = move |response: &&Response| {
            objections::objections(encounter, who, **response)
                .is_ok_and(|objections| objections.is_empty())
        };
        let open = kinds.iter().filter(open);
        open.map(move |&response| Command::Respond { who, response })
    })
}
