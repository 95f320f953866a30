//! Deciding: what is legal, and what follows from it. Reads, chooses and rolls; changes nothing.

mod arrivals;
mod available;
mod brace;
mod casting;
mod concentration;
mod counter;
mod delay;
mod departure;
mod draft;
mod durations;
mod engine;
mod groups;
mod health;
mod initiative;
mod mounts;
mod newcomers;
mod opening;
mod prepare;
mod priority;
mod ready_after;
mod reroll;
mod responses;
mod rolls;
mod rulings;
mod setup;
mod start;
mod stealth;
mod ties;
mod trigger;
mod turns;

use crate::command::Command;
use crate::dice::{Dice, ProbingDice};
use crate::encounter::Encounter;
use crate::event::Event;
use crate::rejection::Rejection;
use draft::Draft;

pub use available::available;
pub(crate) use brace::braces;
pub(crate) use casting::open_checks;
pub use engine::Engine;
use priority::after_pass;
pub(crate) use priority::without_passing;
pub(crate) use setup::foresee;

/// What follows from a command: its events, in order.
///
/// # Errors
/// The [`Rejection`] where the command is not legal or the dice give no face.
///
/// ```
/// use asalto_core::{Combatant, Command, Encounter, NoDice, Ruleset, Side, decide};
/// let encounter = Encounter::new(Ruleset::Dnd35);
/// let command = Command::AddCombatant(Box::new(Combatant::new("Lidda", Side::PARTY)));
/// assert_eq!(decide(&encounter, &command, &mut NoDice)?.len(), 1);
/// # Ok::<(), asalto_core::Rejection>(())
/// ```
pub fn decide(
    encounter: &Encounter,
    command: &Command,
    dice: &mut dyn Dice,
) -> Result<Vec<Event>, Rejection> {
    draft(encounter, command, dice, Past::Whole).map(|draft| draft.events)
}

/// Whether a command is legal, without rolling any dice.
///
/// # Errors
/// The [`Rejection`] that [`decide`] would answer with dice that always give a face.
pub fn check(encounter: &Encounter, command: &Command) -> Result<(), Rejection> {
    draft(encounter, command, &mut ProbingDice::default(), Past::Whole).map(|_| ())
}

/// Whether a command follows the whole log, or replaces what was undone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Past {
    Whole,
    Undone,
}

/// Decides, and keeps the encounter as it is after the events.
pub(crate) fn draft<'d>(
    encounter: &Encounter,
    command: &Command,
    dice: &'d mut dyn Dice,
    past: Past,
) -> Result<Draft<'d>, Rejection> {
    let mut draft = Draft::new(encounter.clone(), dice);
    match past {
        Past::Whole => {}
        Past::Undone => priority::end_passing_after_undo(&mut draft)?,
    }
    let command = draft.unwrap_ruling(command)?;
    dispatch(&mut draft, command)?;
    priority::go_on(&mut draft)?;
    Ok(draft)
}

fn dispatch(draft: &mut Draft<'_>, command: &Command) -> Result<(), Rejection> {
    match command {
        Command::AdoptRules(_)
        | Command::AddCombatant(_)
        | Command::EditCombatant { .. }
        | Command::SetAwareness { .. }
        | Command::SetSideAwareness { .. }
        | Command::SetAwarenessOfAll { .. }
        | Command::Hide { .. }
        | Command::EnterStealth { .. }
        | Command::CompareStealth
        | Command::Detect { .. }
        | Command::SetPosition { .. } => opening::dispatch(draft, command),
        Command::AddCombatants(newcomers) => newcomers::add(draft, newcomers),
        Command::RemoveCombatant { who } => departure::remove(draft, *who),
        Command::Start => start::start(draft),
        Command::Mount { who, rider, bond } => mounts::mount(draft, *who, *rider, *bond),
        Command::Dismount { who } => mounts::dismount(draft, *who),
        Command::ArriveAware { who } => arrivals::aware(draft, *who),
        Command::PrepareRound => prepare::prepare(draft),
        Command::RerollAll => reroll::reroll(draft),
        Command::RollInitiative { who } => initiative::roll(draft, who),
        Command::EnterInitiative { who, total } => initiative::enter(draft, *who, *total),
        Command::BreakTie { order } => ties::take_decision(draft, order),
        Command::RollOffTie => ties::roll_off_open(draft),
        Command::ActFirst { who } => groups::act_first(draft, *who),
        Command::TakeAction { action } => turns::take_action(draft, *action),
        Command::BeginAction { action, name } => turns::begin_action(draft, *action, name),
        Command::Cast { action, spell } => casting::cast(draft, *action, spell),
        Command::MakeCheck { who, kind, how } => casting::make(draft, *who, *kind, *how),
        Command::Counter { who, counter } => counter::counter(draft, *who, *counter),
        Command::Ready(readied) => ready_after::ready(draft, readied),
        Command::Delay { until } => delay::delay(draft, *until),
        Command::ActNow { who, moment } => delay::act_now(draft, *who, *moment),
        Command::Trigger { who, footwork } => trigger::trigger(draft, who, *footwork),
        Command::DeclineTrigger { who } => trigger::decline(draft, *who),
        Command::Concentrate { who, spell } => concentration::begin(draft, *who, spell),
        Command::HoldConcentration { who } => concentration::hold(draft, *who),
        Command::LoseConcentration { who } => concentration::lose(draft, *who),
        Command::Respond { who, response } => responses::respond(draft, *who, *response),
        Command::Resolve => responses::resolve(draft),
        Command::EndTurn => turns::end(draft),
        Command::Continue => turns::go_on(draft),
        Command::Damage { who, amount } => health::damage(draft, who, *amount),
        Command::Heal { who, amount } => health::heal(draft, who, *amount),
        Command::AddCondition { who, condition } => health::add_condition(draft, *who, condition),
        Command::RemoveCondition { who, condition } => {
            health::remove_condition(draft, *who, condition)
        }
        Command::Priority(command) => priority::dispatch(draft, command),
        Command::End => turns::end_fight(draft),
        Command::Rule(_) => Err(Rejection::RulingOnRuling),
        Command::Place { who, seat } => rulings::place(draft, *who, *seat),
        Command::SkipTurn { who } => rulings::skip(draft, *who),
        Command::GiveTurn { who } => rulings::give(draft, *who),
        Command::BringBack { who } => rulings::bring_back(draft, *who),
        Command::Roll { who, expression } => rolls::roll(draft, *who, expression).map(drop),
        Command::Save(save) => rolls::save(draft, save),
        Command::GrantTemporary { who, amount } => health::grant(draft, who, *amount),
        Command::AddEffect {
            who,
            condition,
            duration,
            source,
        } => durations::add(draft, *who, condition, *duration, *source),
    }
}
