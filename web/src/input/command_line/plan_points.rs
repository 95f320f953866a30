//! The commands that set hit points, kill and bring back to life.

use asalto_core::rules::{ConcentrationPolicy, LifeState};
use asalto_core::{
    Bypass, CombatantId, Command, Condition, Encounter, EncounterView, NoDice, Rejection,
    TypedDamage, decide,
};

use super::bypass;
use super::change::typed;
use super::dealt::{AimedDamage, Dealt, DealtHit};
use super::parsed::{Fault, HalfSave, Line, Points, Target};
use super::plan::{Effect, Planner, Refusal};
use crate::input::hit_points::{Kind, after, from_to};

impl Planner<'_> {
    /// Returns the hit points left, the maximum and the temporary hit points.
    pub(super) fn vitality(self, who: CombatantId) -> Result<(i32, i32, i32), Refusal> {
        let found = self.view.combatant(who).and_then(|one| one.vitality);
        let vitality = found.ok_or(Refusal::NoHitPoints(who))?;
        Ok((vitality.left, vitality.maximum, vitality.temporary))
    }

    /// Returns the effect of amounts with their targets.
    pub(super) fn points(self, all: &[Points]) -> Result<Effect, Refusal> {
        let counted = self.encounter.rules().vitality.counts_nonlethal();
        if !counted && all.iter().any(|one| one.kind == Kind::Nonlethal) {
            return Err(Fault::Nonlethal.into());
        }
        let mut commands = Vec::new();
        for one in all {
            let dealt = self.dealt(one)?;
            match dealt.numbers() {
                Ok(totals) => commands.extend(dealt.commands(&totals)),
                Err(_) if all.len() == 1 => return Ok(Effect::Rolled(dealt)),
                Err(dice) => return Err(Fault::Unread(dice.to_owned()).into()),
            }
        }
        Ok(Effect::Commands(self.without_idle(commands)))
    }

    /// Leaves out the commands that would change nothing, such as healing at full hit points, unless all of them would: the
    /// core refuses those.
    fn without_idle(self, commands: Vec<Command>) -> Vec<Command> {
        let mut after = self.encounter.clone();
        let changes = |command: &&Command| match decide(&after, command, &mut NoDice) {
            Ok(events) => {
                let mut applied = events.iter().map(|event| after.apply(event));
                applied.all(|it| it.is_ok())
            }
            Err(rejection) => rejection != Rejection::NothingChanges,
        };
        let kept: Vec<_> = commands.iter().filter(changes).cloned().collect();
        if kept.is_empty() { commands } else { kept }
    }

    /// Returns the damage that the damage bar aims, with its save. The bar has one switch for what a weapon bypasses, so all
    /// targets have the same.
    pub(super) fn area_save(self, points: &Points, save: HalfSave) -> Result<Effect, Refusal> {
        if let Effect::Commands(_) | Effect::Rolled(_) =
            self.points(std::slice::from_ref(points))?
        {
            let dealt = self.dealt(points)?;
            let past = points.past.first().filter(|_| points.parts.len() > 1);
            let ([hit], None) = (dealt.hits.as_slice(), past) else {
                let past = points.past.first().map(|past| past.typed.clone());
                return Err(Fault::Unread(past.unwrap_or_default()).into());
            };
            return Ok(Effect::Aim(AimedDamage {
                kind: dealt.kind,
                parts: dealt
                    .amounts
                    .iter()
                    .cloned()
                    .zip(hit.types.iter().copied())
                    .collect(),
                targets: hit.targets.clone(),
                save,
            }));
        }
        Err(Refusal::Nothing)
    }

    /// Returns the targets whose hit points are tracked, or all of them if nobody's are: the refusal names them.
    fn affected(self, points: &Points) -> Vec<Target> {
        let mut affected = points.targets.clone();
        affected.retain(|(who, _)| points.kind.affects(self.encounter, *who));
        if affected.is_empty() {
            affected.clone_from(&points.targets);
        }
        affected
    }

    /// Returns a change with the types of its amounts as the rules call them. Combatants whose damage reduction the weapon
    /// bypasses take a hit of their own.
    fn dealt(self, points: &Points) -> Result<Dealt, Refusal> {
        let policy = self.encounter.rules().defenses();
        let is_read = |past: &str| {
            let who = points.targets.iter();
            let who = who.filter_map(|(who, _)| self.view.combatant(*who));
            let counts = bypass::counts(past, who.map(|one| &*one.profile));
            policy.has_numbers() || policy.has_nonmagical() && counts
        };
        if let Some(past) = points.past.iter().find(|past| !is_read(&past.name)) {
            return Err(Fault::Unread(past.typed.clone()).into());
        }
        let names: Vec<_> = points.past.iter().map(|past| past.name.clone()).collect();
        let of_weapon = bypass::of_weapon(&names).filter(|_| policy.has_nonmagical());
        let (mut open, mut bypassed) = (Vec::new(), Vec::new());
        let of: Vec<_> = points.parts.iter().filter_map(|part| part.of).collect();
        for target in self.affected(points) {
            let one = self.view.combatant(target.0);
            let reduction = one.and_then(|one| one.profile.defenses.reduction.as_ref());
            let is_past = |one| bypass::is_past(one, &names, &of, self.context.fold);
            let past =
                of_weapon.is_some() || policy.has_numbers() && reduction.is_some_and(is_past);
            if let Some(word) = names.first()
                && policy.has_numbers()
                && reduction.is_some()
                && !past
                && of.is_empty()
            {
                return Err(Fault::NoWeaponType(word.clone()).into());
            }
            if past { &mut bypassed } else { &mut open }.push(target);
        }
        let hit = |targets: Vec<Target>, bypasses: Bypass| {
            let types = points.parts.iter().map(|part| {
                let typed = typed(part.of, policy)?;
                Some(if typed.of.is_of_weapons() {
                    TypedDamage { bypasses, ..typed }
                } else {
                    typed
                })
            });
            let types = types.collect();
            (!targets.is_empty()).then_some(DealtHit { types, targets })
        };
        let past = of_weapon.unwrap_or(Bypass::Reduction);
        let hits = [hit(open, Bypass::Nothing), hit(bypassed, past)];
        Ok(Dealt {
            kind: points.kind,
            amounts: points
                .parts
                .iter()
                .map(|part| part.amount.clone())
                .collect(),
            hits: hits.into_iter().flatten().collect(),
            critical: points.critical,
        })
    }

    pub(super) fn set_points(
        self,
        who: CombatantId,
        left: i32,
        maximum: Option<i32>,
    ) -> Result<Vec<Command>, Refusal> {
        if left < self.encounter.rules().vitality.floor() {
            return Err(Fault::NotBelowZero.into());
        }
        let Ok((now, most, _)) = self.vitality(who) else {
            return self.first_points(who, left, maximum.unwrap_or(left));
        };
        let mut commands = Vec::new();
        let mut now = now;
        if let Some(maximum) = maximum.filter(|maximum| *maximum != most) {
            let edit = self.edit(who, |profile| profile.hit_points = Some(maximum))?;
            let after = self.after(std::slice::from_ref(&edit));
            now = points_in(after.as_ref(), who).unwrap_or(now);
            commands.push(edit);
        } else if left > most {
            let edit = self.edit(who, |profile| profile.hit_points = Some(left))?;
            return Ok(vec![edit]);
        }
        commands.extend(from_to(who, now, left));
        Ok(commands)
    }

    /// Gives hit points to a combatant whose hit points were not tracked.
    fn first_points(
        self,
        who: CombatantId,
        left: i32,
        maximum: i32,
    ) -> Result<Vec<Command>, Refusal> {
        if maximum < 1 {
            return Err(Refusal::NoHitPoints(who));
        }
        let edit = self.edit(who, |profile| profile.hit_points = Some(maximum))?;
        let after = self.after(std::slice::from_ref(&edit));
        let now = points_in(after.as_ref(), who).unwrap_or(maximum);
        let mut commands = vec![edit];
        commands.extend(from_to(who, now, left));
        Ok(commands)
    }

    pub(super) fn maximum(self, who: CombatantId, maximum: i32) -> Result<Vec<Command>, Refusal> {
        let Ok((left, most, _)) = self.vitality(who) else {
            return self.first_points(who, maximum, maximum);
        };
        // Whoever is at full strength stays so: the maximum alone is corrected.
        let left = if left == most {
            maximum
        } else {
            left.min(maximum)
        };
        self.set_points(who, left, Some(maximum))
    }

    /// Raises or lowers the maximum.
    pub(super) fn change_maximum(self, who: CombatantId, by: i32) -> Result<Vec<Command>, Refusal> {
        let (_, maximum, _) = self.vitality(who)?;
        self.maximum(who, maximum.saturating_add(by))
    }

    /// Takes away temporary hit points, never below 0.
    pub(super) fn lower_temporary(
        self,
        who: CombatantId,
        by: Option<i32>,
    ) -> Result<Vec<Command>, Refusal> {
        let (.., temporary) = self.vitality(who)?;
        let left = by.map_or(0, |by| temporary.saturating_sub(by).max(0));
        if left == temporary {
            return Ok(Vec::new());
        }
        let who = vec![who];
        Ok(vec![Command::GrantTemporary { who, amount: left }])
    }

    /// Lists the commands of several lines. Dice would need a step of their own.
    pub(super) fn together(self, all: &[Line]) -> Result<Vec<Command>, Refusal> {
        let mut commands = Vec::new();
        // Where the rules have no concentration, a caster only casts.
        let untracked = self.encounter.rules().concentration == ConcentrationPolicy::None;
        if let [given @ Line::Begin { .. }, Line::Concentrate { who, spell }] = all {
            return self.cast((*who, spell), given, untracked);
        }
        let kept = |line: &&Line| !(untracked && matches!(line, Line::Concentrate { .. }));
        for line in all.iter().filter(kept) {
            match self.plan(line)? {
                Effect::Commands(more) => commands.extend(more),
                Effect::Rolled(dealt) => {
                    let dice = dealt.amounts.into_iter().next().unwrap_or_default();
                    return Err(Fault::Unread(dice).into());
                }
                _ => return Err(Refusal::Nothing),
            }
        }
        Ok(commands)
    }

    pub(super) fn fill(self, who: CombatantId) -> Result<Vec<Command>, Refusal> {
        let (left, maximum, _) = self.vitality(who)?;
        let found = self.view.combatant(who).and_then(|one| one.vitality);
        let nonlethal = found.map_or(0, |vitality| vitality.nonlethal);
        // Healing removes nonlethal damage too.
        let amount = nonlethal.max(maximum.saturating_sub(left));
        let who = vec![who];
        let heal = (amount > 0).then_some(Command::Heal { who, amount });
        Ok(heal.into_iter().collect())
    }

    /// Returns the encounter after commands that need no dice.
    pub(super) fn after(self, commands: &[Command]) -> Option<Encounter> {
        after(self.encounter, commands)
    }

    pub(super) fn kill(self, who: CombatantId) -> Vec<Command> {
        let dead = Command::AddCondition {
            who,
            condition: Condition::Dead,
        };
        let Ok((left, _, temporary)) = self.vitality(who) else {
            return vec![dead];
        };
        let mut commands = Vec::new();
        if left > 0 {
            if temporary > 0 {
                commands.push(Command::GrantTemporary {
                    who: vec![who],
                    amount: 0,
                });
            }
            commands.push(Command::damage(vec![who], left));
        }
        let after = self.after(&commands).map(|after| EncounterView::of(&after));
        let life = after.and_then(|after| after.combatant(who)?.life);
        if life != Some(LifeState::Dead) {
            commands.push(dead);
        }
        commands
    }

    pub(super) fn revive(self, who: CombatantId, points: i32) -> Result<Vec<Command>, Refusal> {
        let (left, ..) = self.vitality(who)?;
        let one = self.view.combatant(who).ok_or(Refusal::Nothing)?;
        let condition = Condition::Dead;
        if one.conditions.contains(&condition) && points <= left {
            let mut commands = vec![Command::RemoveCondition { who, condition }];
            commands.extend(from_to(who, left, points));
            return Ok(commands);
        }
        if one.life != Some(LifeState::Dead) && !one.conditions.contains(&condition) {
            return Err(Refusal::Nothing);
        }
        let heal = Command::Heal {
            who: vec![who],
            amount: points - left,
        };
        Ok(vec![Command::Rule(Box::new(heal))])
    }
}

/// Returns the hit points of a combatant in an encounter.
fn points_in(encounter: Option<&Encounter>, who: CombatantId) -> Option<i32> {
    let view = EncounterView::of(encounter?);
    view.combatant(who)?.vitality.map(|vitality| vitality.left)
}
