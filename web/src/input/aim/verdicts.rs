//! The saves of the targets: which typed totals succeed, and which portions of the damage follow.

use asalto_core::casting::CheckVerdict;
use asalto_core::rules::Condition;
use asalto_core::share::{DamageSave, DamageShare, DamageTarget};
use asalto_core::{CombatantId, Command, Encounter, Event, NoDice, decide};

use super::Aim;
use super::save::Portion;
use crate::input::number::whole;

impl Aim {
    /// Returns the save for half, if its DC is typed.
    #[must_use]
    pub fn half_save(&self) -> Option<DamageSave> {
        Some(DamageSave {
            name: self.save.name.trim().to_owned(),
            kind: self.save.kind,
            difficulty: whole(&self.save.difficulty)?,
            success: DamageShare::Half,
        })
    }

    /// Returns whether the targets save for half. Healing has no save.
    #[must_use]
    pub fn has_save(&self) -> bool {
        self.saves && self.kind().harms()
    }

    /// Returns whether the question about the legendary resistance of failed saves waits for an answer (D5E-72).
    #[must_use]
    pub fn asks_to_resist(&self) -> bool {
        self.has_save() && !self.save.failed.is_empty()
    }

    /// Returns the affected targets whose save is still open.
    #[must_use]
    pub fn unsaved(&self) -> Vec<CombatantId> {
        let mut unsaved = self.affected_who();
        unsaved.retain(|who| self.has_save() && self.verdict(*who).is_none());
        unsaved
    }

    /// Returns the affected targets with their portions. A save that is still open halves nothing.
    #[must_use]
    pub fn portions(&self) -> Vec<(CombatantId, Portion)> {
        let portion = |(who, share)| {
            let saved = self.verdict(who) == Some(true);
            (who, Portion::of(share, saved))
        };
        self.affected().into_iter().map(portion).collect()
    }

    /// Returns whether the save of a target succeeds, by its total or by legendary resistance. None as long as it is
    /// open.
    pub(super) fn verdict(&self, who: CombatantId) -> Option<bool> {
        if self.save.resists(who) {
            return Some(true);
        }
        if self.save.failed(who).is_some() || self.fails(who) {
            return Some(false);
        }
        let mut all = self.verdicts.iter();
        all.find(|(one, _)| *one == who).map(|(_, saved)| *saved)
    }

    /// Returns the condition that fails the save of a target without a roll, if there is one.
    #[must_use]
    pub fn failing(&self, who: CombatantId) -> Option<&Condition> {
        let mut all = self.save.failing.iter();
        all.find(|(one, _)| *one == who)
            .map(|(_, condition)| condition)
    }

    /// Returns whether the save of a target fails without a roll.
    #[must_use]
    pub fn fails(&self, who: CombatantId) -> bool {
        self.failing(who).is_some() && !self.save.rolling.contains(&who)
    }

    /// Asks the core which saves fail without a roll, and which typed totals succeed.
    pub(super) fn judge(&mut self, encounter: &Encounter) {
        let kind = self.save.kind.filter(|_| self.has_save());
        let failing = |who: CombatantId| {
            let condition = encounter
                .participant(who)?
                .failing_save(encounter.rules(), kind?)?;
            Some((who, condition))
        };
        self.save.failing = self.who().into_iter().filter_map(failing).collect();
        let typed = |who| self.save.total(who).is_some();
        let judges = self.has_save() && self.half_save().is_some();
        let command = if judges && self.who().into_iter().any(typed) {
            self.thrown(&[1], false)
        } else {
            None
        };
        let events = command.and_then(|command| decide(encounter, &command, &mut NoDice).ok());
        let verdict = |event| match event {
            Event::SaveMade {
                who,
                verdict: Some(verdict),
                ..
            } if typed(who) => Some((who, verdict == CheckVerdict::Success)),
            _ => None,
        };
        let events = events.into_iter().flatten();
        self.verdicts = events.filter_map(verdict).collect();
    }

    /// Returns the command that damages the targets if all open saves succeed, or if all of them fail.
    pub(super) fn thrown(&self, amounts: &[i32], success: bool) -> Option<Command> {
        let typed = self.half_save();
        let has_difficulty = typed.is_some();
        let save = typed.unwrap_or_else(|| DamageSave {
            name: String::new(),
            kind: self.save.kind,
            difficulty: 0,
            success: DamageShare::Half,
        });
        let open = if success {
            save.difficulty
        } else {
            save.difficulty.saturating_sub(1)
        };
        self.saved(amounts, save, |(who, share)| DamageTarget {
            who,
            share,
            modifier: 0,
            typed: Some(
                self.save
                    .total(who)
                    .filter(|_| has_difficulty)
                    .unwrap_or(open),
            ),
            resists: self.save.resists(who),
            rolls: self.save.rolling.contains(&who),
        })
    }
}
