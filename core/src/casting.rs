//! Spells while they are being cast, and the checks that decide what becomes of them.

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;
use crate::rule_id::RuleId;
use crate::rules::ActionKind;
use crate::stack::FrameId;
use crate::waiting::Readied;

/// Where the power of a spell comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Magic {
    /// A spell of a wizard, a sorcerer or a bard.
    #[default]
    Arcane,
    /// A spell of a cleric, a druid, a paladin or a ranger.
    Divine,
}

/// A spell that somebody casts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Spell {
    /// Its name, in the game master's words.
    pub name: String,
    /// Its level, 0 for a cantrip.
    pub level: u8,
    /// Where its power comes from.
    #[serde(default)]
    pub magic: Magic,
}

/// The casting of a spell, which has begun and is not finished.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Casting {
    /// What it takes of the turn.
    pub action: ActionKind,
    /// The spell.
    pub spell: Spell,
    /// What the Concentration checks have to reach that are still to be made, in the order of the
    /// damage (D35-66).
    #[serde(default)]
    pub disturbed: Vec<i32>,
    /// Who has tried to identify it, and how that went (D35-68).
    #[serde(default)]
    pub identified: Vec<Identification>,
}

impl Casting {
    /// How somebody's attempt to identify the spell went, if there was one.
    pub fn identified_by(&self, who: CombatantId) -> Option<CheckVerdict> {
        let mut tried = self.identified.iter().filter(|one| one.who == who);
        tried.next().map(|one| one.verdict)
    }
}

/// An attempt to identify a spell that is being cast.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Identification {
    /// Who tried.
    pub who: CombatantId,
    /// How it went.
    pub verdict: CheckVerdict,
}

/// A counterspell that was readied and is cast now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Countering {
    /// What was readied.
    pub readied: Readied,
    /// With what it counters.
    pub counter: Counter,
    /// The casting that it counters; none where a ruling has it done without one.
    #[serde(default)]
    pub against: Option<FrameId>,
}

/// With what a spell is countered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Counter {
    /// The same spell, which the one who counters has prepared or knows (D35-69).
    SameSpell {
        /// Where the power of its own spell comes from, which may be another source (D35-70).
        magic: Magic,
    },
    /// Dispel magic, by a dispel check (D35-72).
    Dispel {
        /// The caster level of the one whose spell it is, where that is told.
        #[serde(default)]
        caster_level: Option<u8>,
    },
}

/// A check that decides what becomes of a spell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum CheckKind {
    /// Concentration, of a caster who has been hurt.
    Concentration,
    /// Spellcraft, of whoever has readied a counterspell.
    Spellcraft,
    /// A dispel check: a d20 and the caster level, of which no more than 10 count.
    Dispel,
}

impl CheckKind {
    /// The rules that ask for it.
    #[must_use]
    pub fn rules(self) -> Vec<RuleId> {
        match self {
            Self::Concentration => vec![RuleId::D35(65), RuleId::D35(66)],
            Self::Spellcraft => vec![RuleId::D35(68)],
            Self::Dispel => vec![RuleId::D35(72)],
        }
    }
}

/// How a check is made.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum CheckHow {
    /// A d20 is rolled.
    Roll {
        /// What is added, within -99 to 99.
        modifier: i16,
    },
    /// Its total is typed.
    Total {
        /// The total, within -999 to 999.
        total: i32,
    },
    /// The game master says how it went.
    Told {
        /// How it went.
        verdict: CheckVerdict,
    },
}

/// How a check went.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum CheckVerdict {
    /// It reached what it had to.
    Success,
    /// It did not.
    Failure,
}

/// A check that was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SpellCheck {
    /// Which one.
    pub kind: CheckKind,
    /// The casting that it is about.
    pub frame: FrameId,
    /// What it had to reach, where that is known.
    pub difficulty: Option<i32>,
    /// The face of the d20, where it was rolled.
    pub face: Option<u16>,
    /// The result, where it was not told.
    pub total: Option<i32>,
    /// How it went.
    pub verdict: CheckVerdict,
}

/// Why the spell that somebody casts is lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum SpellLoss {
    /// Its caster was hurt, and the Concentration check failed.
    Disturbed {
        /// What the check had to reach.
        difficulty: i32,
        /// What it came to, where that is known.
        total: Option<i32>,
    },
    /// It was countered by the same spell.
    Countered {
        /// By whom.
        by: CombatantId,
        /// Where the power of the counterspell comes from.
        with: Magic,
        /// Where that of the spell comes from.
        magic: Magic,
    },
    /// It was countered by dispel magic.
    Dispelled {
        /// By whom.
        by: CombatantId,
    },
}

impl SpellLoss {
    /// The rules that say so.
    #[must_use]
    pub fn rules(self) -> Vec<RuleId> {
        let numbers: &[u8] = match self {
            Self::Disturbed { .. } => &[65, 66],
            Self::Countered { with, magic, .. } if with != magic => &[69, 70],
            Self::Countered { .. } => &[69],
            Self::Dispelled { .. } => &[72, 73],
        };
        numbers.iter().map(|&number| RuleId::D35(number)).collect()
    }
}

/// A check that somebody has to make now, or may.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct OpenCheck {
    /// Whose check.
    pub who: CombatantId,
    /// Which one.
    pub kind: CheckKind,
    /// The casting that it is about.
    pub frame: FrameId,
    /// What it has to reach; where that is not known the game master says how it went.
    pub difficulty: Option<i32>,
    /// Whether the fight waits for it.
    pub duty: Duty,
    /// What follows if it succeeds.
    pub success: Consequence,
    /// What follows if it fails.
    pub failure: Consequence,
}

/// Whether the fight waits for a check.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Duty {
    /// It does.
    Owed,
    /// It does not: whoever may make it may let it be.
    Optional,
}

/// What follows from a check.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Consequence {
    /// The spell is cast.
    SpellGoesOn,
    /// The spell is lost.
    SpellLost,
    /// The same spell may be cast as a counterspell (D35-69).
    MayCounter,
    /// The same spell may not be cast, and the counterspell stays ready (D35-71, AMB-D35-14).
    StaysReady,
}
