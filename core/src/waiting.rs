//! Delays and readied actions.

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;
use crate::frame_id::FrameId;
use crate::law::Law;
use crate::round::Round;
use crate::rules::{ActionKind, TurnKind};
use crate::spell::Spell;

/// The reason why a combatant may act out of its place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Waiting {
    /// It delays, and acts when it wishes before its count comes up again (D35-35, D35-36).
    Delaying {
        /// The round in which it delayed.
        since: Round,
        /// The kind of the delayed turn (AMB-D35-12).
        turn: TurnKind,
    },
    /// It has readied an action (D35-47).
    Readied(Readied),
}

impl Waiting {
    /// Returns the readied action, if there is one.
    pub fn readied(&self) -> Option<&Readied> {
        match self {
            Self::Readied(readied) => Some(readied),
            Self::Delaying { .. } => None,
        }
    }
}

/// A readied action with its trigger (D35-51).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Readied {
    /// The kind of action.
    pub action: ActionKind,
    /// The action, in the game master's words.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub name: String,
    /// The trigger, in the game master's words.
    pub trigger: String,
    /// The purpose, as the rules know it.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub purpose: ReadyPurpose,
    /// The target, if it is stated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<CombatantId>,
    /// The readied spell, which needs concentration until it is released (D5E-51).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spell: Option<String>,
    /// The round in which it was readied.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub since: Round,
    /// The spell that its owner begins to cast when it is triggered (D35-50).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub casting: Option<Spell>,
}

/// The purposes of a readied action that have special rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ReadyPurpose {
    /// No special purpose.
    #[default]
    Act,
    /// To damage or distract a caster (D35-65).
    Distract,
    /// To counter a spell (D35-67).
    Counterspell,
    /// To set a weapon against a charge (D35-74).
    #[serde(rename = "brace")]
    SetAgainstCharge,
}

impl ReadyPurpose {
    /// Returns whether a spell can be readied for it. A counterspell is chosen when an enemy casts.
    #[must_use]
    pub fn allows_spell(self) -> bool {
        match self {
            Self::Act | Self::Distract => true,
            Self::Counterspell | Self::SetAgainstCharge => false,
        }
    }
}

impl Readied {
    /// The trigger of an action that is readied without words for it. It is the same in every language.
    pub const UNSTATED: &str = "…";

    /// Returns an action that is readied for a trigger, without a special purpose.
    #[must_use]
    pub fn new(action: ActionKind, trigger: impl Into<String>) -> Self {
        Self {
            action,
            name: String::new(),
            trigger: trigger.into(),
            purpose: ReadyPurpose::Act,
            target: None,
            spell: None,
            since: Round::default(),
            casting: None,
        }
    }
}

/// The effect of a weapon that is set against a charge, for the game master to apply (D35-75,
/// D35-76).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SetWeapon {
    /// The combatant with the weapon.
    pub who: CombatantId,
    /// The frame of the readied attack.
    pub frame: FrameId,
    /// The opponent, if there is a triggering action.
    pub against: Option<CombatantId>,
    /// The action of the opponent.
    pub charge: ChargeOutcome,
}

impl SetWeapon {
    /// Returns the damage multiplier on a hit.
    #[must_use]
    pub fn on_hit(&self) -> u8 {
        match self.charge {
            ChargeOutcome::Received => 2,
            ChargeOutcome::None => 1,
        }
    }

    /// Returns the damage multiplier on a miss: a miss deals no damage to double.
    #[must_use]
    pub fn on_miss(&self) -> u8 {
        1
    }
}

/// Whether an opponent charges at a set weapon.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ChargeOutcome {
    /// The opponent charges (D35-75).
    Received,
    /// The opponent does not charge (D35-76).
    None,
}

impl ChargeOutcome {
    /// Returns the point of law for it.
    #[must_use]
    pub fn law(self) -> Law {
        match self {
            Self::Received => Law::SetAgainstCharge,
            Self::None => Law::NoChargeNoDouble,
        }
    }
}

/// The moment at which a combatant takes a delayed turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ActNowTiming {
    /// Before the turn that has just come up, while nothing is done in it.
    BeforeTurn,
    /// After the turn in progress, which ends.
    AfterTurn,
}

/// Whether a combatant takes a 5-foot step as part of a readied action (D35-59).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum FiveFootStep {
    /// It stays in place.
    #[default]
    Stay,
    /// It takes a 5-foot step.
    Step,
}
