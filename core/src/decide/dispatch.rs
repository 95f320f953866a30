//! Dispatch: from each command to its handler.

use super::{
    act_first, arrivals, casting, concentration, counter, delay, departure, dying, effects,
    exhaustion, groups, hand_over, health, initiative, inspiration, legendary,
    legendary_resistance, limited_uses, massive_damage, mounts, newcomers, opening, prepare,
    priority, ready_after, reroll, responses, rulings, secrecy, shares, slots, start, summoned,
    swap, ties, trigger, turn_effects, turns,
};
use crate::command::Command;
use crate::draft::Draft;
use crate::encounter::Stage;
use crate::priority::Resolution;
use crate::rejection::Rejection;
use crate::share::DamagePart;
use crate::steps;
use crate::steps::defenses::DamageNature;

/// Calls the handler of a command.
#[expect(clippy::too_many_lines, reason = "one arm a command")]
pub(super) fn dispatch(draft: &mut Draft<'_>, command: &Command) -> Result<(), Rejection> {
    let in_phases = draft.state.rules().progress.phases().is_some();
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
        | Command::Detect(_)
        | Command::SetPosition { .. } => opening::dispatch(draft, command),
        Command::AddCombatants(newcomers) => newcomers::add(draft, newcomers),
        Command::RemoveCombatant { .. } if draft.state.stage() == &Stage::Setup => {
            opening::dispatch(draft, command)
        }
        // Its actions stay on the stacks (TOW-76).
        Command::RemoveCombatant { who } if in_phases => priority::leave(draft, *who),
        Command::RemoveCombatant { who } => departure::remove(draft, *who),
        Command::Start => start::start(draft),
        Command::Mount {
            who,
            rider,
            control,
        } => mounts::mount(draft, *who, *rider, *control),
        Command::Dismount { who } => mounts::dismount(draft, *who),
        Command::ArriveAware { who } => arrivals::aware(draft, *who),
        Command::PrepareRound => prepare::prepare(draft),
        Command::RerollAll => reroll::reroll(draft),
        Command::RollInitiative { who } => initiative::roll(draft, who),
        Command::EnterInitiative { who, total } => steps::roll_call::enter(draft, *who, *total),
        Command::BreakTie { order } => ties::take_decision(draft, order),
        Command::RollOffTie => ties::roll_off_open(draft),
        Command::FollowSummoner(summoned) => summoned::follow(draft, *summoned),
        Command::SwapInitiative(pair) => swap::swap(draft, *pair),
        Command::ActFirst { who } => act_first::act_first(draft, *who),
        Command::TakeAction { action } => steps::actions::take_action(draft, *action),
        Command::BeginAction { action, name } => turns::begin_action(draft, *action, name),
        Command::Cast { action, spell } => casting::cast(draft, *action, spell),
        Command::Distract { who, difficulty } => casting::distract(draft, *who, *difficulty),
        Command::MakeCheck { who, kind, how } => casting::make(draft, *who, *kind, *how),
        Command::Counter { who, counter } => counter::counter(draft, *who, *counter),
        Command::Ready(readied) if draft.state.rules().ready.precedes_trigger() => {
            trigger::ready(draft, readied)
        }
        Command::Ready(readied) => ready_after::ready(draft, readied),
        Command::Delay { until } => delay::delay(draft, *until),
        Command::ActNow { who, moment } => delay::act_now(draft, *who, *moment),
        Command::Trigger {
            who,
            five_foot_step,
        } => trigger::trigger(draft, who, *five_foot_step),
        Command::DeclineTrigger { who } => trigger::decline(draft, *who),
        Command::Concentrate { who, spell } => steps::concentration::begin(draft, *who, spell),
        Command::MakeConcentrationSave { who, name, how } => {
            concentration::save(draft, *who, name, *how)
        }
        Command::SaveAgainstEffect {
            who,
            condition,
            name,
            how,
        } => effects::save(draft, *who, condition, name, *how),
        Command::HoldConcentration { who } => concentration::hold(draft, *who),
        Command::LoseConcentration { who } => concentration::lose(draft, *who),
        Command::Respond { who, response } => responses::respond(draft, *who, *response),
        Command::Resolve if in_phases => priority::resolve_top(draft, &Resolution::default()),
        Command::Resolve => responses::resolve(draft),
        Command::Negate => responses::negate(draft),
        Command::EndTurn => turns::end(draft),
        Command::EndGroupTurn => groups::end_turn(draft),
        Command::LeaveGroup { who } => groups::leave(draft, *who),
        Command::JoinGroup { who, group } => groups::join(draft, *who, *group),
        Command::Continue => turns::leave_standstill(draft),
        Command::Damage {
            who,
            amount,
            critical,
            kind,
            damage_type,
        } => {
            let nature = DamageNature {
                kind: *kind,
                critical: *critical,
            };
            let part = DamagePart {
                amount: *amount,
                damage_type: *damage_type,
            };
            health::damage(draft, who, part, nature)
        }
        Command::ShareDamage(shared) => shares::damage(draft, shared),
        Command::SaveAgainstMassiveDamage(save) => massive_damage::save(draft, save),
        Command::MakeDeathSave { who, how } => dying::make(draft, *who, *how),
        Command::SetDeathSaves {
            who,
            successes,
            failures,
        } => dying::set(draft, *who, *successes, *failures),
        Command::Stabilize { who } => dying::stabilize(draft, *who),
        Command::LegendaryAction { who, name, cost } => legendary::act(draft, *who, name, *cost),
        Command::LairAction { who, name } => legendary::act_in_lair(draft, *who, name),
        Command::UseLegendaryResistance(resistance) => {
            legendary_resistance::resist(draft, resistance)
        }
        Command::Heal { who, amount } => health::heal(draft, who, *amount),
        Command::AddCondition { who, condition } => health::add_condition(draft, *who, condition),
        Command::RemoveCondition { who, condition } => {
            health::remove_condition(draft, *who, condition)
        }
        Command::EndEffects(ended) => effects::end(draft, ended),
        Command::Priority(command) => priority::dispatch(draft, command),
        Command::End => turns::end_fight(draft),
        Command::Rule(_) => Err(Rejection::RulingOnRuling),
        Command::Place { who, seat } => rulings::place(draft, *who, *seat),
        Command::SkipTurn { who } => rulings::skip(draft, *who),
        Command::GiveTurn { who } => rulings::give(draft, *who),
        Command::BringBack { who } => rulings::bring_back(draft, *who),
        Command::Roll { who, expression } => steps::rolls::roll(draft, *who, expression).map(drop),
        Command::Save(save) => steps::rolls::save(draft, save),
        Command::SetHitPoints(set) => health::set(draft, *set),
        Command::GrantTemporary { who, amount } => health::grant(draft, who, *amount),
        Command::AddEffect(new) => effects::add(draft, new),
        Command::SettleTurnEffect {
            who,
            condition,
            how,
        } => turn_effects::settle(draft, *who, condition, *how),
        Command::ExpendSlot { who } => slots::expend(draft, *who),
        Command::SetExhaustion { who, level } => exhaustion::set(draft, *who, *level),
        Command::Conceal { who } => secrecy::conceal(draft, who),
        Command::Reveal { who } => secrecy::reveal(draft, who),
        Command::Table(command) => hand_over::dispatch(draft, *command),
        Command::Inspiration(command) => inspiration::dispatch(draft, *command),
        Command::Use(command) => limited_uses::dispatch(draft, command),
    }
}
