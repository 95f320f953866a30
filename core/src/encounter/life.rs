//! The state of life of a combatant: by its hit points, nonlethal damage and death.

use crate::rules::{Condition, DownState, LifeState, MassiveDamage, Rules};
use crate::saving_throw::SaveKind;

use super::Participant;

impl Participant {
    /// Returns its state of life, if its hit points are set.
    pub fn life(&self, rules: &Rules) -> Option<LifeState> {
        let vitality = self.vitality?;
        Some(if self.is_under_death() {
            LifeState::Dead
        } else {
            let life = match rules.vitality {
                policy if policy.acts_at_zero(&self.profile) => LifeState::Up,
                _ => self.life_at(rules, vitality.left, vitality.down),
            };
            if rules.is_unliving(&self.profile) {
                return Some(life);
            }
            let current = match vitality.left {
                left @ 1.. => left.saturating_add(vitality.temporary),
                left => left,
            };
            rules
                .vitality
                .under_nonlethal(life, current, vitality.nonlethal)
        })
    }

    /// Returns the state of life that these hit points would leave it in, with this state at 0. Undead and constructs
    /// are destroyed there (D35-97).
    #[must_use]
    pub fn life_at(&self, rules: &Rules, left: i32, down: Option<DownState>) -> LifeState {
        if left <= 0 && rules.is_unliving(&self.profile) {
            LifeState::Dead
        } else {
            rules.vitality.state(left, down)
        }
    }

    /// Returns its state of life right after a change to these hit points, where no death saves are made. Healing leaves
    /// nobody dying (D35-92).
    #[must_use]
    pub fn life_after(&self, rules: &Rules, by: i32, left: i32) -> LifeState {
        self.life_at(rules, left, (by > 0).then_some(DownState::Stable))
    }

    /// Returns the save against massive damage that it owes; none if it is dead (D35-94).
    #[must_use]
    pub fn massive_damage(&self, rules: &Rules) -> Option<MassiveDamage> {
        let spared = self.is_dead(rules) || rules.is_unliving(&self.profile);
        let owes = self.vitality?.massive > 0 && !spared;
        rules.massive_damage().filter(|_| owes)
    }

    /// Returns the condition that makes a save of this kind fail without a roll, if there is one. Whoever is down by its hit
    /// points is unconscious (AMB-D5E-39).
    #[must_use]
    pub fn failing_save(&self, rules: &Rules, kind: SaveKind) -> Option<Condition> {
        let policy = rules.ruleset.failing_saves();
        let down = self
            .is_unconscious(rules)
            .then_some(&Condition::Unconscious);
        let mut all = self.conditions.iter().chain(down);
        all.find(|condition| policy.fails(kind, condition)).cloned()
    }

    /// Returns whether it is dead, by a condition or by its hit points.
    pub fn is_dead(&self, rules: &Rules) -> bool {
        self.is_under_death() || self.life(rules) == Some(LifeState::Dead)
    }

    /// Returns whether it is dead, or out of the fight by its hit points (ANY-13). It has no part in
    /// rolls and ties until it is back.
    pub fn is_out(&self, rules: &Rules) -> bool {
        self.is_dead(rules) || self.life(rules) == Some(LifeState::Out)
    }
}
