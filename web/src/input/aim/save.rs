//! The saving throw of the targets, as it is typed or as a stat block gives it, and what it leaves of the damage.

use asalto_core::rules::{Condition, VitalityPolicy};
use asalto_core::share::DamageShare;
use asalto_core::{CombatantId, SaveKind};

/// The name and the DC of the saving throw for half, what a condition fails, the bonuses that stat blocks give, and the typed totals.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SaveText {
    /// The name, e.g. `Dexterity`.
    pub name: String,
    /// The DC.
    pub difficulty: String,
    /// The bonuses of combatants.
    pub bonuses: Vec<(CombatantId, i16)>,
    /// The totals of real dice.
    pub totals: Vec<(CombatantId, i32)>,
    /// The creatures that use legendary resistance if their saves fail (D5E-72).
    pub resisting: Vec<CombatantId>,
    /// The kind, if the name is one of the ruleset.
    pub kind: Option<SaveKind>,
    /// The targets whose save a condition fails without a roll, by the core.
    pub failing: Vec<(CombatantId, Condition)>,
    /// The targets that make their save although a condition fails it without a roll.
    pub rolling: Vec<CombatantId>,
    /// The failed saves about which legendary resistance was asked, with their totals.
    pub failed: Vec<(CombatantId, i32)>,
}

impl SaveText {
    /// Returns the bonus with which the app rolls for a combatant: 0 if no stat block has one.
    #[must_use]
    pub fn bonus(&self, who: CombatantId) -> i16 {
        let mut all = self.bonuses.iter();
        all.find(|(one, _)| *one == who)
            .map_or(0, |(_, bonus)| *bonus)
    }

    /// Forgets the failed saves, and the answers to the question about them.
    pub fn forget_failures(&mut self) {
        let failed = std::mem::take(&mut self.failed);
        self.resisting
            .retain(|who| failed.iter().all(|(one, _)| one != who));
    }

    /// Names the save. It is another one than that which has failed.
    pub fn set_name(&mut self, name: &str) {
        self.failed.clear();
        name.clone_into(&mut self.name);
    }

    /// Sets the DC, against which no save has failed yet.
    pub fn set_difficulty(&mut self, difficulty: String) {
        self.failed.clear();
        self.difficulty = difficulty;
    }

    /// Notes the typed total of a combatant, or that there is none.
    pub fn set_total(&mut self, who: CombatantId, total: Option<i32>) {
        self.failed.clear();
        self.totals.retain(|(one, _)| *one != who);
        self.totals.extend(total.map(|total| (who, total)));
    }

    /// Returns whether a creature uses legendary resistance if its save fails.
    #[must_use]
    pub fn resists(&self, who: CombatantId) -> bool {
        self.resisting.contains(&who)
    }

    /// Notes whether a creature uses legendary resistance if its save fails.
    pub fn set_resists(&mut self, who: CombatantId, resists: bool) {
        self.resisting.retain(|one| *one != who);
        if resists {
            self.resisting.push(who);
        }
    }

    /// Notes whether a target makes its save although a condition fails it without a roll.
    pub fn set_rolls(&mut self, who: CombatantId, rolls: bool) {
        self.failed.clear();
        self.rolling.retain(|one| *one != who);
        if rolls {
            self.rolling.push(who);
        }
    }

    /// Returns the total of a failed save that legendary resistance can still make a success, once it is known.
    #[must_use]
    pub fn failed(&self, who: CombatantId) -> Option<i32> {
        let mut all = self.failed.iter();
        all.find(|(one, _)| *one == who).map(|(_, total)| *total)
    }

    /// Returns the typed total of a combatant.
    #[must_use]
    pub fn total(&self, who: CombatantId) -> Option<i32> {
        let mut all = self.totals.iter();
        all.find(|(one, _)| *one == who).map(|(_, total)| *total)
    }
}

/// The part of the damage that a target takes: its share, of which a successful save halves the rest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Portion {
    /// All of it.
    Full,
    /// Twice as much.
    Double,
    /// Half of it.
    Half,
    /// Half of a half.
    Quarter,
    /// None of it.
    Nothing,
}

impl Portion {
    /// Returns the portion of a share, after a save or without one.
    #[must_use]
    pub fn of(share: DamageShare, saved: bool) -> Self {
        match (share, saved) {
            (DamageShare::Full, false) | (DamageShare::Double, true) => Self::Full,
            (DamageShare::Double, false) => Self::Double,
            (DamageShare::Full, true) | (DamageShare::Half, false) => Self::Half,
            (DamageShare::Half, true) => Self::Quarter,
            (DamageShare::Nothing, _) => Self::Nothing,
        }
    }

    /// Returns the portion of an amount.
    #[must_use]
    pub fn take(self, policy: VitalityPolicy, amount: i32) -> i32 {
        match self {
            Self::Full => amount,
            Self::Double => policy.share(amount, DamageShare::Double),
            Self::Half => policy.share(amount, DamageShare::Half),
            Self::Quarter => {
                let half = policy.share(amount, DamageShare::Half);
                policy.share(half, DamageShare::Half)
            }
            Self::Nothing => 0,
        }
    }

    /// Returns the sign before an amount.
    #[must_use]
    pub fn sign(self) -> &'static str {
        match self {
            Self::Full | Self::Nothing => "",
            Self::Double => "×2 ",
            Self::Half => "½ ",
            Self::Quarter => "¼ ",
        }
    }
}
