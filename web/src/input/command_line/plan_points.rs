//! The commands that set hit points, kill and bring back to life.

use asalto_core::rules::LifeState;
use asalto_core::share::DamagePart;
use asalto_core::{
    CombatantId, Command, Condition, DamageType, Encounter, EncounterView, TypedDamage,
};

use super::change::{change, typed};
use super::parsed::{Fault, Points, TypedAmount};
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
            match self.parts(one) {
                Ok(parts) => commands.push(change(one.kind, &parts, &one.targets)),
                Err(_) if all.len() == 1 => return Ok(Effect::Rolled(self.own_types(one))),
                Err(dice) => return Err(Fault::Unread(dice).into()),
            }
        }
        Ok(Effect::Commands(commands))
    }

    /// Returns the numbers of a change with their types. The error is the first amount that is dice.
    fn parts(self, points: &Points) -> Result<Vec<DamagePart>, String> {
        let parts = points.parts.iter();
        let parts = parts.map(|TypedAmount { amount, of }| {
            let number = amount.parse().map_err(|_| amount.clone())?;
            Ok(DamagePart {
                amount: number,
                damage_type: self.typed(*of),
            })
        });
        parts.collect()
    }

    /// Returns a change with its types as the rules call them.
    fn own_types(self, points: &Points) -> Points {
        let mut own = points.clone();
        for part in &mut own.parts {
            part.of = self.typed(part.of).map(|typed| typed.of);
        }
        own
    }

    /// Returns the type of damage as the rules call it.
    fn typed(self, of: Option<DamageType>) -> Option<TypedDamage> {
        typed(of, self.encounter.rules().defenses())
    }

    pub(super) fn set_points(
        self,
        who: CombatantId,
        left: i32,
        maximum: Option<i32>,
    ) -> Result<Vec<Command>, Refusal> {
        let (now, most, temporary) = self.vitality(who)?;
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
        commands.extend(from_to(who, now, left, temporary));
        Ok(commands)
    }

    pub(super) fn maximum(self, who: CombatantId, maximum: i32) -> Result<Vec<Command>, Refusal> {
        let (left, ..) = self.vitality(who)?;
        self.set_points(who, left.min(maximum), Some(maximum))
    }

    pub(super) fn fill(self, who: CombatantId) -> Result<Vec<Command>, Refusal> {
        let (left, maximum, temporary) = self.vitality(who)?;
        let found = self.view.combatant(who).and_then(|one| one.vitality);
        let nonlethal = found.map_or(0, |vitality| vitality.nonlethal);
        // Healing removes nonlethal damage too.
        if nonlethal > maximum.saturating_sub(left) {
            let (who, amount) = (vec![who], nonlethal);
            return Ok(vec![Command::Heal { who, amount }]);
        }
        Ok(from_to(who, left, maximum.max(left), temporary))
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
            commands.extend(from_to(who, left, points, 0));
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
