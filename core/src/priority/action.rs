//! Actions of Tales of War: declarations, actions on a stack, and resolutions.

use serde::{Deserialize, Serialize};

use super::TriggerId;
use crate::actor::{Cost, Formula};
use crate::combatant::CombatantId;
use crate::frame_id::FrameId;

/// A part of an action, with its target if it has one. The bolt and each jump of a chain lightning
/// are parts.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TargetedPart {
    /// The part, in the game master's words.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The target, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<CombatantId>,
}

/// The stack that a declared action is put on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum TargetStack {
    /// The top of the main stack (TOW-5).
    #[default]
    Main,
    /// The postponed stack, because the action suffers a delay (TOW-23).
    Postponed,
}

/// The way an action is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum DeclarationKind {
    /// The action is declared, put on the stack and resolved.
    #[default]
    Ordinary,
    /// The action is declared and never rolled for (TOW-78).
    Automatic,
    /// The action is never declared, e.g. breathing or seeing (TOW-79).
    Autonomous,
}

/// The roll that an action will need, with numbers that the game master supplies (AMB-TOW-15).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RollNeed {
    /// The difficulty as foreseen at the declaration (TOW-62).
    pub difficulty: i32,
    /// The formula of the roll. None if the roll is entered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub formula: Option<Formula>,
    /// The highest sum of the dice with which a failed roll is a fumble.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fumble: Option<u16>,
}

/// An action with all decisions about it, as its controller declares them (TOW-54).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", default)]
pub struct Declaration {
    /// The action, in the game master's words.
    pub name: String,
    /// The parts with their targets.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub parts: Vec<TargetedPart>,
    /// The modes of effect.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub modes: Vec<String>,
    /// The cost that is paid at the declaration.
    #[serde(skip_serializing_if = "Cost::is_free")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub cost: Cost,
    /// The cost that is paid when it moves from the postponed to the main stack (TOW-41).
    #[serde(skip_serializing_if = "Cost::is_free")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub due: Cost,
    /// The stack it is put on.
    #[serde(rename = "placing")]
    pub target_stack: TargetStack,
    /// The roll it needs. None if it needs none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub roll: Option<RollNeed>,
    /// The way it is done.
    #[serde(rename = "nature")]
    pub kind: DeclarationKind,
    /// The action that its success leaves on a stack, e.g. the arrow of a shot (TOW-24,
    /// AMB-TOW-14).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub leaves: Option<Box<Declaration>>,
}

/// The origin of an action on a stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ActionOrigin {
    /// An actor declared it.
    Declared,
    /// It is a triggered effect.
    Trigger(TriggerId),
    /// It represents the consequences of a fumble (TOW-65).
    Fumble(FrameId),
    /// It is left by the success of another action (AMB-TOW-14).
    Left(FrameId),
    /// It is left by an automatic action, which was done at once and had no frame (TOW-78).
    LeftAtOnce,
}

/// An initiative roll with its tie-break, compared in this order (AMB-TOW-12).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct InitiativeRank {
    /// The roll.
    pub roll: i32,
    /// The number of tied actors that lost the tie-break against it.
    pub tie: u16,
}

/// The actors that may respond to an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Responders {
    /// Actors with an initiative equal to or higher than this one, the initiative of its actor
    /// (TOW-7, TOW-18).
    From(InitiativeRank),
    /// Everyone.
    ByAll,
    /// No one.
    ByNone,
}

/// An action on a stack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct StackAction {
    /// The declaration.
    pub declaration: Declaration,
    /// The origin of the action.
    pub origin: ActionOrigin,
    /// The actors that may respond to it.
    #[serde(rename = "answerable")]
    pub responders: Responders,
}

/// The way an action roll is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum RollSource {
    /// By the declared formula, or not at all if the action needs no roll.
    #[default]
    AsDeclared,
    /// By this formula.
    Formula(Formula),
    /// With real dice: the total is entered.
    Typed(i32),
    /// With real dice: the verdict is entered.
    #[serde(rename = "told")]
    Verdict(ActionVerdict),
}

/// The verdict of an action roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ActionVerdict {
    /// It succeeds.
    Success,
    /// It fails (TOW-64).
    Failure,
    /// It fails with consequences (TOW-65).
    Fumble,
}

/// The new target of an action that can't hit its own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Redirection {
    /// Another combatant.
    Combatant(CombatantId),
    /// A place, e.g. the ground at maximum range (TOW-69).
    Place(String),
}

/// The game master's finding when a part is verified again (TOW-66).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PartFinding {
    /// The index of the part, from 0.
    pub part: usize,
    /// The finding.
    pub now: PartIssue,
}

/// The state of a part at resolution.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum PartIssue {
    /// The part is no longer legal.
    Illegal,
    /// The part is no longer legal, and it goes elsewhere.
    Redirected(Redirection),
}

/// The way the action on top of the stack is resolved. Legal parts need no finding.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", default)]
pub struct Resolution {
    /// The final difficulty, if it differs from the foreseen one (TOW-62).
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub difficulty: Option<i32>,
    /// The roll (TOW-63).
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub roll: RollSource,
    /// The consequences of a fumble, in the game master's words, if they are not stated yet
    /// (TOW-65).
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub consequences: String,
    /// The findings about the parts (TOW-66).
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub findings: Vec<PartFinding>,
    /// The parts that are chosen only now, e.g. the jumps of a chain lightning (TOW-69).
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub added: Vec<TargetedPart>,
    /// The indexes, from 0, of the modes of effect that are no longer legal (TOW-66).
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub illegal_modes: Vec<usize>,
}

/// The result of an action roll.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ActionRoll {
    /// The dice. None if it was rolled with real dice.
    pub faces: Vec<u16>,
    /// The total, if it is known.
    pub total: Option<i32>,
    /// The final difficulty.
    pub difficulty: i32,
    /// The foreseen difficulty.
    pub foreseen: i32,
}

/// The outcome of a part.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PartOutcome {
    /// The part.
    pub part: TargetedPart,
    /// The result of the part.
    pub result: PartResult,
}

/// The result of a part.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum PartResult {
    /// The part was carried out.
    Applied,
    /// The part went elsewhere.
    Redirected(Redirection),
    /// The part was dropped.
    Dropped(PartDropReason),
}

/// The reason why a part was dropped (TOW-67).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum PartDropReason {
    /// Its target has left the combat.
    TargetGone,
    /// The game master found it illegal.
    Illegal,
}

/// The resolution of an action, step by step (TOW-62 to TOW-67).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ResolutionView {
    /// The roll. None if the action needed none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub roll: Option<ActionRoll>,
    /// The verdict.
    pub verdict: ActionVerdict,
    /// The outcome of each part. None if the action failed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub outcomes: Vec<PartOutcome>,
    /// The modes of effect that were dropped, because they are no longer legal (TOW-67).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dropped_modes: Vec<String>,
    /// The consequences of a fumble, if they are stated only at their resolution (TOW-65).
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub consequences: String,
}
