//! Waiting: who has delayed, who has readied an action, and for what.

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;
use crate::effect::Effect;
use crate::encounter::{Concentration, Round};
use crate::rule_id::RuleId;
use crate::rules::{ActionKind, TurnKind};
use crate::stack::FrameId;

/// Why a combatant may act out of its place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum Waiting {
    /// It delays, and acts when it wishes before its own count comes round again (D35-35, D35-36).
    Delaying {
        /// The round in which it began to.
        since: Round,
        /// What kind of turn it put off (AMB-D35-12).
        turn: TurnKind,
    },
    /// It has readied an action (D35-47).
    Readied(Readied),
}

impl Waiting {
    /// What was readied, if that is what it waits with.
    pub fn readied(&self) -> Option<&Readied> {
        match self {
            Self::Readied(readied) => Some(readied),
            Self::Delaying { .. } => None,
        }
    }
}

/// A readied action: what is done, and on what condition (D35-51).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Readied {
    /// What kind of action it is.
    pub action: ActionKind,
    /// What it is, in the game master's words.
    #[serde(default)]
    pub name: String,
    /// On what condition, in the game master's words.
    pub trigger: String,
    /// For what the rules know it.
    #[serde(default)]
    pub purpose: Purpose,
    /// Against whom, where that is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<CombatantId>,
    /// The spell that was cast and is held by concentration until then (D5E-51).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spell: Option<String>,
    /// The round in which it was readied.
    #[serde(default)]
    pub since: Round,
}

/// The uses of a readied action that have rules of their own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Purpose {
    /// None of the others.
    #[default]
    Act,
    /// To hurt or distract a caster (D35-65).
    Distract,
    /// To counter a spell (D35-67).
    Counterspell,
    /// To receive a charge with a weapon that is made for it (D35-74).
    Brace,
}

impl Readied {
    /// An action that is readied for a trigger, for no purpose that the rules know.
    #[must_use]
    pub fn new(action: ActionKind, trigger: impl Into<String>) -> Self {
        Self {
            action,
            name: String::new(),
            trigger: trigger.into(),
            purpose: Purpose::Act,
            target: None,
            spell: None,
            since: Round::default(),
        }
    }
}

/// What a weapon that was readied to receive a charge does, told for the table to apply (D35-75,
/// D35-76).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Brace {
    /// Whose weapon.
    pub who: CombatantId,
    /// The frame of the readied attack.
    pub frame: FrameId,
    /// Against whom, where something set it off.
    pub against: Option<CombatantId>,
    /// What the opponent does.
    pub charge: BraceCharge,
}

impl Brace {
    /// By what a hit multiplies the damage.
    #[must_use]
    pub fn on_hit(&self) -> u8 {
        match self.charge {
            BraceCharge::Received => 2,
            BraceCharge::None => 1,
        }
    }

    /// By what a miss does: it deals none to double.
    #[must_use]
    pub fn on_miss(&self) -> u8 {
        1
    }
}

/// Whether a weapon that was readied to receive a charge receives one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum BraceCharge {
    /// The opponent charges (D35-75).
    Received,
    /// It does not (D35-76).
    None,
}

impl BraceCharge {
    /// The rules that say so.
    #[must_use]
    pub fn rules(self) -> Vec<RuleId> {
        match self {
            Self::Received => vec![RuleId::D35(74), RuleId::D35(75), RuleId::D35(76)],
            Self::None => vec![RuleId::D35(76)],
        }
    }
}

/// When somebody who delays acts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Moment {
    /// Before the turn that has just come and in which nothing was done yet.
    BeforeTurn,
    /// After the turn that is being played, which ends.
    AfterTurn,
}

/// Whether somebody takes a 5-foot step together with a readied action (D35-59).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Footwork {
    /// It stays where it is.
    #[default]
    Stay,
    /// It steps.
    Step,
}

/// A turn that has just come, to be put back if somebody who delays acts before it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FreshTurn {
    pub(crate) who: CombatantId,
    pub(crate) first_turn: FirstTurn,
    pub(crate) moved: Footwork,
    pub(crate) lost: Option<Waiting>,
    /// The effects that ended as it came.
    pub(crate) ended: Vec<(CombatantId, Effect)>,
    /// The round of the turn before it.
    pub(crate) last_turn: Option<Round>,
    /// How many reactions were taken before it came (D5E-41).
    #[serde(default)]
    pub(crate) reactions: u8,
    /// On what it concentrated before it came (D5E-51).
    #[serde(default)]
    pub(crate) concentration: Option<Concentration>,
}

/// Whether a turn was the first of its owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) enum FirstTurn {
    First,
    Later,
}
