//! The commands of a typed line.

use asalto_core::casting::CheckInput;
use asalto_core::combatant::Combatant;
use asalto_core::command::{LegendaryResistance, MassiveDamageSave, PriorityCommand};
use asalto_core::rules::{DeathSaveInput, DeathSaveResult, Response};
use asalto_core::waiting::{ActNowTiming, FiveFootStep, Readied};
use asalto_core::{
    ActionKind, CombatantId, Command, Condition, Encounter, EncounterView, SaveKind, Side, check,
};
use asalto_text as text;

use super::dealt::{AimedDamage, Dealt};
use super::parsed::{Context, Fault, Line, Missing};
use crate::input::quick_line;

/// The effect of a line.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// Carries out commands, which one undo takes back together.
    Commands(Vec<Command>),
    /// Rolls dice, and changes hit points by the total.
    Rolled(Dealt),
    /// Aims damage in the damage bar, which has the saves of the targets.
    Aim(AimedDamage),
    /// Rolls a d20 with a modifier for combatants that act together, and moves them to the total.
    Reroll(Vec<(i16, Vec<CombatantId>)>),
    /// Runs the command of the main button.
    Next,
    /// Goes back to the previous turn.
    Previous,
    /// Undoes this many commands.
    Undo(usize),
    /// Redoes this many commands.
    Redo(usize),
    /// Adds the combatants of a quick line.
    Add(String),
    /// Goes to a combatant.
    Find(CombatantId),
    /// Shows the commands.
    Help,
}

/// The reason that a line has no effect.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The line is not understood in full.
    Fault(Fault),
    /// A combatant has no hit points.
    NoHitPoints(CombatantId),
    /// Nothing changes.
    Nothing,
}

impl From<Fault> for Refusal {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

/// The values that a plan depends on.
#[derive(Clone, Copy)]
pub(super) struct Planner<'p> {
    pub encounter: &'p Encounter,
    pub view: &'p EncounterView,
    pub context: &'p Context<'p>,
    pub known: &'p [Condition],
}

/// Returns the effect of a line. `known` are the conditions whose names the context has.
///
/// # Errors
/// [`Refusal`] if the line has no effect in this encounter.
pub fn plan(
    line: &Line,
    encounter: &Encounter,
    context: &Context<'_>,
    known: &[Condition],
) -> Result<Effect, Refusal> {
    let planner = Planner {
        encounter,
        view: context.view,
        context,
        known,
    };
    if planner.in_phases() {
        match line {
            Line::Place { .. } | Line::Reroll(_) if !planner.rolls(line) => {
                return Err(Fault::NoOrder.into());
            }
            Line::Delay(_) => return Err(Fault::PassInstead.into()),
            _ => {}
        }
    }
    planner.plan(line)
}

/// Returns the command that takes an action of the turn.
fn take(action: ActionKind) -> Command {
    Command::TakeAction { action }
}

impl Planner<'_> {
    pub(super) fn plan(self, line: &Line) -> Result<Effect, Refusal> {
        let commands = match line {
            Line::Points(all) => return self.points(all),
            Line::AreaSave { points, save } => return self.area_save(points, *save),
            Line::SetPoints { who, left, maximum } => {
                each(who, |who| self.set_points(who, *left, *maximum))?
            }
            Line::Maximum { who, maximum } => each(who, |who| self.maximum(who, *maximum))?,
            Line::ChangeMaximum { who, by } => each(who, |who| self.change_maximum(who, *by))?,
            Line::LowerTemporary { who, by } => each(who, |who| self.lower_temporary(who, *by))?,
            Line::Together(all) => self.together(all)?,
            Line::Fill(who) => each(who, |who| self.fill(who))?,
            Line::Begin {
                conditions,
                who,
                duration,
                cause,
            } => self.begin(conditions, who, (*duration, *cause))?,
            Line::End {
                conditions,
                who,
                causes,
            } => self.end(conditions, who, causes),
            Line::Clear(who) => self.clear(who),
            Line::Exhaustion { who, level } => self.exhaustion(who, *level),
            Line::Kill(who) => each(who, |who| Ok(self.kill(who)))?,
            Line::Revive { who, points } => each(who, |who| self.revive(who, *points))?,
            Line::MassiveSave { who, how } => vec![self.massive_save(*who, *how)],
            Line::DeathSave { who, face } => vec![death_save(*who, *face)],
            Line::DeathSaveResult { who, passed } => vec![stated_save(*who, *passed)],
            Line::Stabilize(who) => who.iter().map(|&who| Command::Stabilize { who }).collect(),
            Line::Place { who, at } => self.place(who, *at),
            Line::Reroll(who) => return self.reroll(who),
            Line::Delay(until) => vec![self.delay(*until)?],
            Line::Ready { name, trigger } => vec![self.ready(name, trigger)],
            Line::ActNow(who) => vec![self.act_now(*who)],
            Line::Fire(who) => self.fire(who),
            Line::Next => return Ok(Effect::Next),
            Line::Pass => vec![Command::Priority(PriorityCommand::Pass)],
            Line::PassAll => vec![Command::Priority(PriorityCommand::PassAll { until: None })],
            Line::ActionPoints { who, by } => action_points(who, *by),
            Line::Previous => return Ok(Effect::Previous),
            Line::Undo(count) => return Ok(Effect::Undo(*count)),
            Line::Redo(count) => return Ok(Effect::Redo(*count)),
            Line::Hide(who) => self.hide(who),
            Line::Reveal(who) => self.reveal(who),
            Line::Rename { who, name } => {
                vec![self.edit(*who, |profile| profile.name.clone_from(name))?]
            }
            Line::ArmorClass { who, value } => each(who, |who| self.armor_class(who, *value))?,
            Line::Defend { who, defenses } => vec![self.defend(*who, defenses)?],
            Line::Add(line) => return Ok(Effect::Add(line.clone())),
            Line::Remove(who) => who
                .iter()
                .map(|&who| Command::RemoveCombatant { who })
                .collect(),
            Line::ChangeSide { who, side } => each(who, |who| self.change_side(who, *side))?,
            Line::Join { who, with } => self.join(who, *with)?,
            Line::Split(who) => who.iter().map(|&who| Command::LeaveGroup { who }).collect(),
            Line::Surprise(who) => self.surprise(who)?,
            Line::DropConcentration(who) => vec![self.drop_concentration(*who)?],
            Line::Concentrate { who, spell } => {
                let spell = spell.clone();
                vec![Command::Concentrate { who: *who, spell }]
            }
            Line::Legendary { who, name } => vec![legendary(*who, name)],
            Line::LegendaryResistance(who) => {
                let resistance = LegendaryResistance::of(*who);
                vec![Command::UseLegendaryResistance(resistance)]
            }
            Line::Reaction(who) => self.reaction(*who),
            Line::Immediate(who) => {
                let (who, response) = (*who, Response::Immediate);
                vec![Command::Respond { who, response }, Command::Resolve]
            }
            Line::Command(command) => vec![Command::clone(command)],
            Line::SwiftAction => vec![take(ActionKind::Swift)],
            Line::Action => vec![take(self.main_action()?)],
            Line::BonusAction => vec![self.bonus_action()],
            Line::Roll(expression) => {
                let expression = expression.clone();
                vec![Command::Roll {
                    who: None,
                    expression,
                }]
            }
            Line::Find(who) => return Ok(Effect::Find(*who)),
            Line::Help => return Ok(Effect::Help),
            Line::EndCombat => vec![Command::End],
        };
        if commands.is_empty() {
            return Err(Refusal::Nothing);
        }
        Ok(Effect::Commands(commands))
    }

    /// Ends concentration on a spell, if there is one.
    fn drop_concentration(self, who: CombatantId) -> Result<Command, Refusal> {
        let one = self.view.combatant(who);
        if one.is_some_and(|one| one.concentration.is_none()) {
            return Err(Fault::NotConcentrating(who).into());
        }
        Ok(Command::LoseConcentration { who })
    }

    /// Returns the action that a turn is for: the first one that the rules list.
    fn main_action(self) -> Result<ActionKind, Refusal> {
        let kinds = self.encounter.rules().economy.kinds();
        let first = kinds.first().copied();
        first.ok_or(Refusal::Fault(Fault::Missing(Missing::Action)))
    }

    /// Spends the bonus action. It is told afterwards, so the rules may not have known of it (D5E-31).
    fn bonus_action(self) -> Command {
        let take = take(ActionKind::BonusAction);
        if check(self.encounter, &take).is_ok() {
            take
        } else {
            Command::Rule(Box::new(take))
        }
    }

    fn massive_save(self, who: CombatantId, how: CheckInput) -> Command {
        let name = text::save_kind(self.context.lang, SaveKind::Fortitude);
        let name = name.to_owned();
        let save = MassiveDamageSave { who, name, how };
        Command::SaveAgainstMassiveDamage(Box::new(save))
    }

    pub(super) fn edit(
        self,
        who: CombatantId,
        change: impl FnOnce(&mut Combatant),
    ) -> Result<Command, Refusal> {
        let one = self.view.combatant(who).ok_or(Refusal::Nothing)?;
        let mut profile = Combatant::clone(&one.profile);
        change(&mut profile);
        let profile = Box::new(profile);
        Ok(Command::EditCombatant { who, profile })
    }

    fn armor_class(self, who: CombatantId, value: i16) -> Result<Vec<Command>, Refusal> {
        let edit = self.edit(who, |profile| profile.armor_class = Some(value))?;
        Ok(vec![edit])
    }

    /// Gives a combatant defenses beside those that it has.
    fn defend(self, who: CombatantId, typed: &str) -> Result<Command, Refusal> {
        let one = self.view.combatant(who).ok_or(Refusal::Nothing)?;
        let mut defenses = one.profile.defenses.clone();
        let policy = self.encounter.rules().defenses();
        quick_line::add_defenses(&mut defenses, typed, policy, self.context.fold)
            .map_err(|_| Fault::Unread(typed.to_owned()))?;
        if defenses == one.profile.defenses {
            return Err(Refusal::Nothing);
        }
        self.edit(who, |profile| profile.defenses = defenses)
    }

    /// Lets a combatant fight for another side.
    fn change_side(self, who: CombatantId, side: Side) -> Result<Vec<Command>, Refusal> {
        let now = self.view.combatant(who).map(|one| one.profile.side);
        if now == Some(side) {
            return Ok(Vec::new());
        }
        Ok(vec![self.edit(who, |profile| profile.side = side)?])
    }

    /// Hides combatants from the players. The party is never hidden.
    fn hide(self, who: &[CombatantId]) -> Vec<Command> {
        let hides = |one: &Combatant| !one.is_open() && !one.is_secret();
        let who = self.those(who, hides);
        who.map(|who| Command::Conceal { who })
            .into_iter()
            .collect()
    }

    /// Reveals combatants, or the names of those that players see.
    fn reveal(self, who: &[CombatantId]) -> Vec<Command> {
        let who = self.those(who, Combatant::is_concealed);
        who.map(|who| Command::Reveal { who }).into_iter().collect()
    }

    /// Returns the combatants with such a profile, if there are any.
    fn those(
        self,
        who: &[CombatantId],
        are: impl Fn(&Combatant) -> bool,
    ) -> Option<Vec<CombatantId>> {
        let are = |who: &&CombatantId| {
            let one = self.view.combatant(**who);
            one.is_some_and(|one| are(&one.profile))
        };
        let those: Vec<_> = who.iter().filter(are).copied().collect();
        (!those.is_empty()).then_some(those)
    }

    /// Returns whether there are phases instead of turns.
    pub(super) fn in_phases(self) -> bool {
        self.view.priority.is_some()
    }

    fn delay(self, until: Option<i32>) -> Result<Command, Refusal> {
        if self.encounter.rules().delay == asalto_core::rules::DelayPolicy::Never {
            return Err(Fault::NoDelay.into());
        }
        Ok(Command::Delay { until })
    }

    /// Lets a delaying combatant act: before the current turn if it may, or else after it (D35-36).
    fn act_now(self, who: CombatantId) -> Command {
        let at = |moment| Command::ActNow { who, moment };
        let before = at(ActNowTiming::BeforeTurn);
        if check(self.encounter, &before).is_ok() {
            before
        } else {
            at(ActNowTiming::AfterTurn)
        }
    }

    fn ready(self, name: &str, trigger: &str) -> Command {
        // The rejection explains that the rules have no readied actions.
        let kinds = self.encounter.rules().ready.kinds();
        let kind = kinds.first().copied().unwrap_or(ActionKind::Standard);
        let trigger = if trigger.is_empty() {
            Readied::UNSTATED
        } else {
            trigger
        };
        Command::Ready(Box::new(Readied {
            name: name.to_owned(),
            ..Readied::new(kind, trigger.to_owned())
        }))
    }

    /// Makes combatants unaware of all others, which is possible only before combat.
    fn surprise(self, who: &[CombatantId]) -> Result<Vec<Command>, Refusal> {
        let unaware = |&observer: &CombatantId| Command::SetAwarenessOfAll {
            observer,
            aware: false,
        };
        let commands: Vec<_> = who.iter().map(unaware).collect();
        let mut each = commands.iter();
        if each.any(|one| check(self.encounter, one).is_err()) {
            return Err(Fault::TooLate.into());
        }
        Ok(commands)
    }

    /// Triggers readied actions: before the current turn goes on, or in response to what happens.
    fn fire(self, who: &[CombatantId]) -> Vec<Command> {
        let trigger = Command::Trigger {
            who: who.to_vec(),
            five_foot_step: FiveFootStep::default(),
        };
        let response = Response::Readied;
        match who {
            &[who] if check(self.encounter, &trigger).is_err() => {
                let respond = Command::Respond { who, response };
                let known = check(self.encounter, &respond).is_ok();
                vec![if known { respond } else { trigger }]
            }
            _ => vec![trigger],
        }
    }

    /// A group's members stay together, in their order.
    fn join(self, who: &[CombatantId], with: CombatantId) -> Result<Vec<Command>, Refusal> {
        let group = self.view.combatant(with).and_then(|one| one.profile.group);
        let group = group.ok_or(Fault::NoGroup(with))?;
        Ok(who
            .iter()
            .map(|&who| Command::JoinGroup { who, group })
            .collect())
    }

    /// Spends a reaction: a response that is resolved at once.
    fn reaction(self, who: CombatantId) -> Vec<Command> {
        let kinds = self.encounter.rules().reactions.kinds();
        let best = [Response::Reaction, Response::Opportunity];
        let best = best.into_iter().find(|one| kinds.contains(one));
        let response = best.unwrap_or(Response::Reaction);
        vec![Command::Respond { who, response }, Command::Resolve]
    }
}

/// Returns the command for a death save by the number on the die, or rolled.
fn death_save(who: CombatantId, face: Option<u16>) -> Command {
    let how = face.map_or(DeathSaveInput::Roll, |face| DeathSaveInput::Face { face });
    Command::MakeDeathSave { who, how }
}

/// Lists the commands that change the action points left.
fn action_points(who: &[CombatantId], by: i16) -> Vec<Command> {
    let change = |&who: &CombatantId| PriorityCommand::ChangePoints { who, by };
    who.iter().map(change).map(Command::Priority).collect()
}

/// Returns the command for a death save whose result the game master states.
fn stated_save(who: CombatantId, passed: bool) -> Command {
    let result = if passed {
        DeathSaveResult::Success
    } else {
        DeathSaveResult::Failure
    };
    let how = DeathSaveInput::Stated { result };
    Command::MakeDeathSave { who, how }
}

/// Lists the commands for each combatant.
fn each(
    who: &[CombatantId],
    commands: impl Fn(CombatantId) -> Result<Vec<Command>, Refusal>,
) -> Result<Vec<Command>, Refusal> {
    let mut all = Vec::new();
    for &who in who {
        all.extend(commands(who)?);
    }
    Ok(all)
}

/// Returns the command for a legendary action, which costs one.
fn legendary(who: CombatantId, name: &str) -> Command {
    let name = name.to_owned();
    Command::LegendaryAction { who, name, cost: 1 }
}
