//! Spells that are being cast, and the checks that decide their fate.

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;
use crate::frame_id::FrameId;
use crate::law::Law;
use crate::rules::ActionKind;
use crate::saving_throw::SavingThrow;
use crate::waiting::Readied;

pub use crate::spell::{CastingTime, MagicSource, Spell};

/// The casting of a spell, from its start to its end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Casting {
    /// The kind of action it takes.
    pub action: ActionKind,
    /// The spell.
    pub spell: Spell,
    /// The DCs of the Concentration checks that are still to be made, in the order of the damage and
    /// the distractions (D35-66). A DC is none if it is unknown.
    #[serde(default)]
    pub disturbed: Vec<Option<i32>>,
    /// The attempts to identify it (D35-68).
    #[serde(default)]
    pub identified: Vec<Identification>,
}

impl Casting {
    /// Starts casting a spell, undisturbed and unidentified.
    pub(crate) fn new(action: ActionKind, spell: Spell) -> Self {
        Self {
            action,
            spell,
            disturbed: Vec::new(),
            identified: Vec::new(),
        }
    }

    /// Returns the verdict of a combatant's attempt to identify the spell, if there was one.
    pub fn identified_by(&self, who: CombatantId) -> Option<CheckVerdict> {
        let mut tried = self.identified.iter().filter(|one| one.who == who);
        tried.next().map(|one| one.verdict)
    }
}

/// An attempt to identify a spell that is being cast.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Identification {
    /// The combatant that tried.
    pub who: CombatantId,
    /// The verdict.
    pub verdict: CheckVerdict,
}

/// A readied counterspell that is being cast.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Counterspell {
    /// The readied action.
    pub readied: Readied,
    /// The method of countering.
    pub counter: CounterMethod,
    /// The casting that it counters. None if an override has it cast without one.
    #[serde(default)]
    pub against: Option<FrameId>,
    /// The casting of the counterspell itself. None if its spell is unknown: an override has the
    /// same spell cast against none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub casting: Option<Casting>,
}

/// The method of countering a spell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum CounterMethod {
    /// The same spell, which the countering caster has prepared or knows (D35-69).
    SameSpell {
        /// The source of the counterspell, which may differ from that of the spell (D35-70).
        magic: MagicSource,
    },
    /// Dispel magic, by a dispel check (D35-72).
    Dispel {
        /// The caster level of the countered caster, if it is known.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        caster_level: Option<u8>,
    },
}

/// The kind of a check about a spell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum SpellCheckKind {
    /// Concentration, by a caster that was hurt or distracted.
    Concentration,
    /// Spellcraft, by a combatant with a readied counterspell.
    Spellcraft,
    /// A dispel check: d20 plus the caster level, to a maximum of 10.
    Dispel,
}

impl SpellCheckKind {
    /// Returns the point of law that requires it.
    #[must_use]
    pub fn law(self) -> Law {
        match self {
            Self::Concentration => Law::ConcentrationCheck,
            Self::Spellcraft => Law::SpellcraftCheck,
            Self::Dispel => Law::DispelCheck,
        }
    }
}

/// The way a check is made.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum CheckInput {
    /// A d20 is rolled.
    Roll {
        /// The modifier, from -99 to 99.
        modifier: i16,
    },
    /// The total is entered.
    Total {
        /// The total, from -999 to 999.
        total: i32,
    },
    /// The verdict is entered.
    #[serde(rename = "told")]
    Verdict {
        /// The verdict.
        verdict: CheckVerdict,
    },
}

impl CheckInput {
    /// Returns a combatant's saving throw that is made this way.
    ///
    /// # Errors
    /// The verdict, if the game master entered it: there is nothing to roll.
    pub fn save(
        self,
        who: CombatantId,
        name: String,
        difficulty: Option<i32>,
    ) -> Result<SavingThrow, CheckVerdict> {
        let (modifier, typed) = match self {
            Self::Roll { modifier } => (modifier, None),
            Self::Total { total } => (0, Some(total)),
            Self::Verdict { verdict } => return Err(verdict),
        };
        Ok(SavingThrow {
            who,
            name,
            kind: None,
            modifier,
            difficulty,
            typed,
        })
    }
}

/// The verdict of a check.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum CheckVerdict {
    /// The check reached the DC.
    Success,
    /// The check missed the DC.
    Failure,
}

/// A check that was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SpellCheck {
    /// The kind of check.
    pub kind: SpellCheckKind,
    /// The casting that it is about.
    pub frame: FrameId,
    /// The DC, if it is known.
    pub difficulty: Option<i32>,
    /// The d20 roll, if it was rolled.
    pub face: Option<u16>,
    /// The result, if it is known.
    pub total: Option<i32>,
    /// The verdict.
    pub verdict: CheckVerdict,
}

/// The reason why a spell is lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum SpellLoss {
    /// Its caster was hurt or distracted and failed the Concentration check.
    Disturbed {
        /// The DC of the check, if it is known.
        difficulty: Option<i32>,
        /// The result of the check, if it is known.
        total: Option<i32>,
    },
    /// It was countered by the same spell.
    Countered {
        /// The combatant that countered it.
        by: CombatantId,
        /// The source of the counterspell.
        with: MagicSource,
        /// The source of the countered spell.
        magic: MagicSource,
    },
    /// It was countered by dispel magic.
    Dispelled {
        /// The combatant that countered it.
        by: CombatantId,
    },
    /// It was countered as the game master says, by a reaction for example.
    Negated,
}

impl SpellLoss {
    /// Returns the point of law for it.
    #[must_use]
    pub fn law(self) -> Law {
        match self {
            Self::Disturbed { .. } => Law::ConcentrationCheck,
            Self::Countered { with, magic, .. } if with != magic => Law::CounteredAcrossSources,
            Self::Countered { .. } => Law::Countered,
            Self::Dispelled { .. } => Law::Dispelled,
            Self::Negated => Law::Negated,
        }
    }
}

/// A check that a combatant has to make now, or may make.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PendingCheck {
    /// The combatant that makes the check.
    pub who: CombatantId,
    /// The kind of check.
    pub kind: SpellCheckKind,
    /// The casting that it is about.
    pub frame: FrameId,
    /// The DC. None if it is unknown: the game master then enters the verdict.
    pub difficulty: Option<i32>,
    /// Whether the combat waits for it.
    pub duty: CheckObligation,
    /// The consequence of success.
    pub success: CheckConsequence,
    /// The consequence of failure.
    pub failure: CheckConsequence,
}

impl PendingCheck {
    /// Returns the Concentration check on which a spell depends (D35-65).
    pub(crate) fn concentration(who: CombatantId, frame: FrameId, difficulty: Option<i32>) -> Self {
        Self {
            who,
            kind: SpellCheckKind::Concentration,
            frame,
            difficulty,
            duty: CheckObligation::Owed,
            success: CheckConsequence::SpellGoesOn,
            failure: CheckConsequence::SpellLost,
        }
    }
}

/// Whether the combat waits for a check.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum CheckObligation {
    /// The combat waits for it.
    Owed,
    /// The combat does not wait for it, and the combatant may leave it out.
    Optional,
}

/// The consequence of a check.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum CheckConsequence {
    /// The spell is cast.
    SpellGoesOn,
    /// The spell is lost.
    SpellLost,
    /// The same spell may be cast as a counterspell (D35-69).
    MayCounter,
    /// The same spell can't be cast, and the counterspell stays readied (D35-71, AMB-D35-14).
    StaysReady,
}
