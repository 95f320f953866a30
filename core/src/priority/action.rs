//! Actions of Tales of War: what is declared, what lies on a stack, and what came of it.

use serde::{Deserialize, Serialize};

use super::TriggerId;
use crate::actor::{Cost, Formula};
use crate::combatant::CombatantId;
use crate::stack::FrameId;

/// A part of an action, with its target where it has one: the bolt and each jump of a chain
/// lightning are parts.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Part {
    /// What it is, in the game master's words.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Whom it is aimed at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<CombatantId>,
}

/// On which stack a declared action is put.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Placing {
    /// On top of the main stack (TOW-5).
    #[default]
    Main,
    /// On the postponed stack, because it suffers a delay (TOW-23).
    Postponed,
}

/// How an action is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Nature {
    /// Declared, put on the stack, resolved.
    #[default]
    Ordinary,
    /// Declared, and never rolled for (TOW-78).
    Automatic,
    /// Breathing, seeing: never declared (TOW-79).
    Autonomous,
}

/// The roll that an action will need, with numbers that the table supplies (AMB-TOW-15).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct RollNeed {
    /// The difficulty as foreseen when it is declared (TOW-62).
    pub difficulty: i32,
    /// How it is rolled; typed where there is no formula.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub formula: Option<Formula>,
    /// The highest sum of faces with which a failed roll is a fumble.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fumble: Option<u16>,
}

/// An action and all decisions about it, as its controller declares them (TOW-54).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Declaration {
    /// What it is, in the game master's words.
    pub name: String,
    /// Its parts with their targets.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<Part>,
    /// Its modes of effect.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub modes: Vec<String>,
    /// What is paid when it is declared.
    #[serde(skip_serializing_if = "Cost::is_free")]
    pub cost: Cost,
    /// What is paid when it moves from the postponed to the main stack (TOW-41).
    #[serde(skip_serializing_if = "Cost::is_free")]
    pub due: Cost,
    /// On which stack it is put.
    pub placing: Placing,
    /// The roll it needs; none where it needs none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub roll: Option<RollNeed>,
    /// How it is done.
    pub nature: Nature,
    /// What its success leaves on a stack, such as the arrow of a shot (TOW-24, AMB-TOW-14).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leaves: Option<Box<Declaration>>,
}

/// Where an action on a stack comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Origin {
    /// It was declared.
    Declared,
    /// It is a triggered effect.
    Trigger(TriggerId),
    /// It represents the consequences of a fumble (TOW-65).
    Fumble(FrameId),
    /// The success of another action left it (AMB-TOW-14).
    Left(FrameId),
}

/// An initiative roll with its tie-break, compared in this order (AMB-TOW-12).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Rank {
    /// The roll.
    pub roll: i32,
    /// How many with the same roll lost the tie-break against it.
    pub tie: u16,
}

/// Who may answer an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Answerable {
    /// Those whose initiative is equal to or higher than its actor's (TOW-7, TOW-18).
    From(Rank),
    /// Everybody.
    ByAll,
    /// Nobody.
    ByNone,
}

/// An action on a stack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Act {
    /// What was declared.
    pub declaration: Declaration,
    /// Where it comes from.
    pub origin: Origin,
    /// Who may answer it.
    pub answerable: Answerable,
}

/// How an action roll is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum RollSource {
    /// By the formula that was declared, or not at all where the action needs no roll.
    #[default]
    AsDeclared,
    /// By this formula.
    Formula(Formula),
    /// With real dice: the total.
    Typed(i32),
    /// With real dice: what came of it.
    Told(Verdict),
}

/// What came of an action roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Verdict {
    /// It succeeds.
    Success,
    /// It fails (TOW-64).
    Failure,
    /// It fails with consequences (TOW-65).
    Fumble,
}

/// What an action turns to that cannot hit its target.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Redirect {
    /// Another combatant.
    Combatant(CombatantId),
    /// A place, such as the ground at maximum range (TOW-69).
    Place(String),
}

/// What the game master finds when a part is verified again (TOW-66).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Finding {
    /// Which part, from 0.
    pub part: usize,
    /// What is found.
    pub now: Now,
}

/// How a part stands at resolution.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Now {
    /// Not legal any more.
    Illegal,
    /// Not legal any more, and it goes elsewhere.
    Redirected(Redirect),
}

/// How the action on top of the stack is resolved; nothing need be said of what is legal.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Resolution {
    /// The final difficulty, where it is not the one foreseen (TOW-62).
    pub difficulty: Option<i32>,
    /// The roll (TOW-63).
    pub roll: RollSource,
    /// What a fumble entails, in the game master's words; where the consequences of one are resolved
    /// that nothing was said of yet, what they are (TOW-65).
    pub consequences: String,
    /// What has become of the parts (TOW-66).
    pub findings: Vec<Finding>,
    /// Parts that are chosen only now, such as the jumps of a chain lightning (TOW-69).
    pub added: Vec<Part>,
    /// Which modes of effect, from 0, are not legal any more (TOW-66).
    pub illegal_modes: Vec<usize>,
}

/// An action roll as it fell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ActionRoll {
    /// The faces; none where it was rolled with real dice.
    pub faces: Vec<u16>,
    /// The total, where it is known.
    pub total: Option<i32>,
    /// The final difficulty.
    pub difficulty: i32,
    /// The difficulty as foreseen.
    pub foreseen: i32,
}

/// What came of a part.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Outcome {
    /// The part.
    pub part: Part,
    /// What came of it.
    pub result: PartResult,
}

/// What came of a part.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum PartResult {
    /// It was carried out.
    Applied,
    /// It went elsewhere.
    Redirected(Redirect),
    /// It was dropped.
    Dropped(PartDropped),
}

/// Why a part was dropped (TOW-67).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum PartDropped {
    /// Its target has left the fight.
    TargetGone,
    /// The game master found it illegal.
    Illegal,
}

/// The resolution of an action, step by step (TOW-62 to TOW-67).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Settlement {
    /// The roll; none where the action needed none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub roll: Option<ActionRoll>,
    /// What came of it.
    pub verdict: Verdict,
    /// What came of each part; none where it failed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub outcomes: Vec<Outcome>,
    /// The modes of effect that were dropped, since they are not legal any more (TOW-67).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dropped_modes: Vec<String>,
    /// What the consequences of a fumble are, where it is said only now that they are resolved
    /// (TOW-65).
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub consequences: String,
}
