//! Commands: what a game master asks of an encounter.

use serde::{Deserialize, Serialize};

use crate::casting::{CheckHow, CheckKind, Counter, Spell};
use crate::combatant::{Combatant, CombatantId, Side};
use crate::effect::Duration;
use crate::mount::Bond;
use crate::newcomer::Newcomer;
use crate::order::Seat;
use crate::priority::PriorityCommand;
use crate::rules::{ActionKind, Condition, Rules};
use crate::save_throw::SavingThrow;
use crate::stack::Response;
use crate::waiting::{Footwork, Moment, Readied};

/// What a game master asks of an encounter; [`decide`](crate::decide) answers with events or a
/// [`Rejection`](crate::Rejection).
///
/// As JSON a command is an object with its name as the only key, or its name alone where it takes
/// nothing: `"endTurn"`, `{"damage":{"who":[2],"amount":5}}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum Command {
    /// Before the fight, the table agrees on other rules: another ruleset's, or house rules.
    AdoptRules(Box<Rules>),
    /// Somebody joins the encounter, before the fight or in the middle of it.
    AddCombatant(Box<Combatant>),
    /// Several join at once, so that they leave at once when it is undone.
    AddCombatants(Vec<Newcomer>),
    /// The profile of a combatant is corrected.
    EditCombatant {
        /// Whose profile.
        who: CombatantId,
        /// The whole new profile.
        profile: Box<Combatant>,
    },
    /// A combatant leaves the encounter.
    RemoveCombatant {
        /// Who leaves.
        who: CombatantId,
    },
    /// Somebody is, or is not, aware of an opponent (D35-19).
    SetAwareness {
        /// Who may be aware.
        observer: CombatantId,
        /// Of whom.
        target: CombatantId,
        /// Whether it is.
        aware: bool,
    },
    /// A whole side is, or is not, aware of another.
    SetSideAwareness {
        /// The side that may be aware.
        observer: Side,
        /// Of which side.
        target: Side,
        /// Whether it is.
        aware: bool,
    },
    /// Somebody is aware of every opponent, or of none: the game master's word on who is surprised
    /// (D5E-7).
    SetAwarenessOfAll {
        /// Who may be aware.
        observer: CombatantId,
        /// Whether it is.
        aware: bool,
    },
    /// Some try to be stealthy: a Stealth check is rolled for each (D5E-9).
    Hide {
        /// Who.
        who: Vec<CombatantId>,
    },
    /// A Stealth result is typed.
    EnterStealth {
        /// Whose.
        who: CombatantId,
        /// The result, within -999 to 999.
        total: i32,
    },
    /// Awareness is set by Stealth against passive Perception, as
    /// [`stealth_contests`](crate::stealth_contests) suggest (D5E-9).
    CompareStealth,
    /// A Spot or Listen check says whether somebody is aware of another; the game master is free
    /// to say otherwise (D30-2, D35-20).
    Detect {
        /// Who may notice.
        observer: CombatantId,
        /// Whom.
        target: CombatantId,
        /// Its Spot or Listen modifier.
        modifier: i16,
        /// The distance between them, in feet.
        distance: u16,
        /// What the check must reach.
        difficulty: i16,
        /// The face of the d20, where it was rolled at the table.
        #[serde(default)]
        face: Option<u16>,
    },
    /// The game master says where somebody is (D5E-6).
    SetPosition {
        /// Who.
        who: CombatantId,
        /// Where, in the game master's words.
        position: String,
    },
    /// Somebody rides a mount (D30-48 to D30-50, D35-81).
    Mount {
        /// The mount.
        who: CombatantId,
        /// Its rider.
        rider: CombatantId,
        /// What it is to the rider.
        bond: Bond,
    },
    /// A mount is not ridden any more; it keeps its place.
    Dismount {
        /// The mount.
        who: CombatantId,
    },
    /// A newcomer who is aware of the fight comes into it before everyone else (D30-53); whoever is
    /// unaware rolls instead (D30-55).
    ArriveAware {
        /// Who.
        who: CombatantId,
    },
    /// A round passes before contact, in which the aware prepare (D30-9, D30-16).
    PrepareRound,
    /// Everybody rolls initiative again in the middle of the fight (D30-45).
    RerollAll,
    /// The fight starts.
    Start,
    /// Initiative is rolled for some who are called to roll, or for all of them.
    RollInitiative {
        /// For whom; for all who are called where it is empty.
        #[serde(default)]
        who: Vec<CombatantId>,
    },
    /// A total is typed for somebody who is called to roll.
    EnterInitiative {
        /// Whose total.
        who: CombatantId,
        /// The total, within -999 to 999.
        total: i32,
    },
    /// A tie is decided by the one whose decision it is (D5E-24 to D5E-26).
    BreakTie {
        /// Exactly those who are tied, first to act first.
        order: Vec<CombatantId>,
    },
    /// A tie is left to dice: a d20 for each, the highest first (D5E-27).
    RollOffTie,
    /// Of those who act at the same time another one acts first (D5E-21).
    ActFirst {
        /// Who.
        who: CombatantId,
    },
    /// The one whose turn it is takes an action.
    TakeAction {
        /// What it takes of the turn.
        action: ActionKind,
    },
    /// The one whose turn it is begins an action that others may answer before it is resolved.
    BeginAction {
        /// What it takes of the turn.
        action: ActionKind,
        /// What it is, in the game master's words.
        #[serde(default)]
        name: String,
    },
    /// The one whose turn it is begins to cast a spell, which others may answer before it is cast.
    Cast {
        /// What it takes of the turn.
        action: ActionKind,
        /// The spell.
        spell: Spell,
    },
    /// A check is made that decides what becomes of a spell (D35-66, D35-68, D35-72).
    MakeCheck {
        /// Whose.
        who: CombatantId,
        /// Which.
        kind: CheckKind,
        /// How.
        how: CheckHow,
    },
    /// A readied counterspell is set off against the spell that an enemy casts (D35-67).
    Counter {
        /// Whose.
        who: CombatantId,
        /// With what.
        counter: Counter,
    },
    /// The one whose turn it is readies an action for a trigger.
    Ready(Box<Readied>),
    /// The one whose turn has come puts it off (D35-35).
    Delay {
        /// To which count; until it wishes to act, where none is announced.
        #[serde(default)]
        until: Option<i32>,
    },
    /// Somebody who delays acts now (D35-36).
    ActNow {
        /// Who.
        who: CombatantId,
        /// Before or after the turn that is being played.
        moment: Moment,
    },
    /// What some have readied is set off, by one trigger (D35-52).
    Trigger {
        /// Whose actions.
        who: Vec<CombatantId>,
        /// Whether they take a 5-foot step with it.
        #[serde(default)]
        footwork: Footwork,
    },
    /// Somebody lets a trigger go by, and stays ready (D35-53, D35-64).
    DeclineTrigger {
        /// Who.
        who: CombatantId,
    },
    /// Somebody begins to concentrate on a spell.
    Concentrate {
        /// Who.
        who: CombatantId,
        /// The spell, in the game master's words.
        spell: String,
    },
    /// A save to keep concentrating was made.
    HoldConcentration {
        /// Whose.
        who: CombatantId,
    },
    /// A save to keep concentrating failed, or the spell is given up.
    LoseConcentration {
        /// Whose.
        who: CombatantId,
    },
    /// Somebody answers what is going on.
    Respond {
        /// Who answers.
        who: CombatantId,
        /// How.
        response: Response,
    },
    /// What is on top of the stack is carried out.
    Resolve,
    /// The turn ends, and the next one begins.
    EndTurn,
    /// Nobody is able to act: time goes on to the end of a round.
    Continue,
    /// Damage is dealt to some combatants.
    Damage {
        /// To whom.
        who: Vec<CombatantId>,
        /// How much to each, from 1 to 99,999.
        amount: i32,
    },
    /// Some combatants are healed, up to their maximum.
    Heal {
        /// Who.
        who: Vec<CombatantId>,
        /// How much each, from 1 to 99,999.
        amount: i32,
    },
    /// A condition begins.
    AddCondition {
        /// Whose.
        who: CombatantId,
        /// Which.
        condition: Condition,
    },
    /// A condition ends.
    RemoveCondition {
        /// Whose.
        who: CombatantId,
        /// Which.
        condition: Condition,
    },
    /// The fight is over.
    End,
    /// What only a ruleset with phases and priority knows.
    Priority(PriorityCommand),
    /// The game master rules: a command is carried out whatever rule would refuse it, and the log
    /// says which rules were set aside.
    Rule(Box<Command>),
    /// The game master puts somebody at another place in the order.
    Place {
        /// Whom.
        who: CombatantId,
        /// Where.
        seat: Seat,
    },
    /// The game master has a turn of this round skipped: the one that is played, or one to come.
    SkipTurn {
        /// Whose.
        who: CombatantId,
    },
    /// The game master gives a turn to somebody whose turn of this round was skipped or is over.
    GiveTurn {
        /// To whom.
        who: CombatantId,
    },
    /// Somebody who has left the encounter comes back.
    BringBack {
        /// Who.
        who: CombatantId,
    },
    /// Any dice are rolled.
    Roll {
        /// For whom.
        #[serde(default)]
        who: Option<CombatantId>,
        /// What: `2d6+3`, `2d20kh1`, `d20+5 advantage`.
        expression: String,
    },
    /// A saving throw is asked of somebody, who need not be able to act (D30-13).
    Save(Box<SavingThrow>),
    /// Some are granted temporary hit points, which are lost first.
    GrantTemporary {
        /// Who.
        who: Vec<CombatantId>,
        /// How many each, from 1 to 99,999.
        amount: i32,
    },
    /// An effect begins: a condition that has an end or a source (D35-77, D30-37).
    AddEffect {
        /// On whom.
        who: CombatantId,
        /// The condition.
        condition: Condition,
        /// How long it lasts.
        duration: Duration,
        /// Who causes it.
        #[serde(default)]
        source: Option<CombatantId>,
    },
}
