//! Commands: requests of the game master to an encounter.

mod damage;
mod detection;
mod inspiration;
mod legendary_resistance;
mod limited_use;
mod massive_damage;
mod priority;
mod summoned;
mod swap;
mod table;

use serde::{Deserialize, Serialize};

use crate::casting::{CheckInput, CounterMethod, Spell, SpellCheckKind};
use crate::combatant::{Combatant, CombatantId, Group, Side};
use crate::damage_type::TypedDamage;
use crate::effect::{EndedEffects, NewEffect, TurnEffectInput};
use crate::hit_points::SetHitPoints;
use crate::mount::MountControl;
use crate::newcomer::Newcomer;
use crate::optional_field::is_default;
use crate::order::PlaceTarget;
use crate::rules::{ActionKind, Condition, DeathSaveInput, Response, Rules};
use crate::saving_throw::SavingThrow;
use crate::share::{DamageKind, SharedDamage};
use crate::waiting::{ActNowTiming, FiveFootStep, Readied};

pub use detection::DetectionInput;
pub use inspiration::InspirationCommand;
pub use legendary_resistance::{LegendaryResistance, ResistedSave};
pub use limited_use::{RechargeInput, UseCommand};
pub use massive_damage::MassiveDamageSave;
pub use priority::PriorityCommand;
pub use summoned::Summoned;
pub use swap::InitiativeSwap;
pub use table::TableCommand;

/// A request of the game master to an encounter. [`decide`](crate::decide) returns events or a [`Rejection`](crate::Rejection).
///
/// In JSON, a command is an object with its name as the only key, or its name alone if it has no
/// fields: `"endTurn"`, `{"damage":{"who":[2],"amount":5}}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Command {
    /// Adopts other rules: another ruleset's, or house rules. During combat, only that of concentration can change.
    AdoptRules(Box<Rules>),
    /// Adds a combatant to the encounter, during setup or combat.
    AddCombatant(Box<Combatant>),
    /// Adds several combatants in one step, so that one undo removes them all.
    AddCombatants(Vec<Newcomer>),
    /// Edits the profile of a combatant.
    EditCombatant {
        /// The combatant.
        who: CombatantId,
        /// The whole new profile.
        profile: Box<Combatant>,
    },
    /// Removes a combatant from the encounter.
    RemoveCombatant {
        /// The combatant.
        who: CombatantId,
    },
    /// Sets whether a combatant is aware of an opponent (D35-19).
    SetAwareness {
        /// The combatant whose awareness is set.
        observer: CombatantId,
        /// The opponent to be aware of.
        target: CombatantId,
        /// Whether the observer is aware of the target.
        aware: bool,
    },
    /// Sets whether a whole side is aware of another.
    SetSideAwareness {
        /// The side whose awareness is set.
        observer: Side,
        /// The side to be aware of.
        target: Side,
        /// Whether the observing side is aware of the target side.
        aware: bool,
    },
    /// Sets whether a combatant is aware of all opponents or of none. The game master decides who is surprised (D5E-7).
    SetAwarenessOfAll {
        /// The combatant whose awareness is set.
        observer: CombatantId,
        /// Whether the observer is aware of all opponents.
        aware: bool,
    },
    /// Rolls a Stealth check for each of several combatants (D5E-9).
    Hide {
        /// The combatants that hide.
        who: Vec<CombatantId>,
    },
    /// Enters a typed Stealth result.
    EnterStealth {
        /// The combatant.
        who: CombatantId,
        /// The result, within -999 to 999.
        total: i32,
    },
    /// Sets awareness as [`stealth_contests`](crate::encounter::stealth_contests) suggests (D5E-9).
    CompareStealth,
    /// Sets awareness of a combatant by a Spot or Listen check. The game master can change the result (D30-2, D35-20).
    Detect(DetectionInput),
    /// Sets the position of a combatant (D5E-6).
    SetPosition {
        /// The combatant.
        who: CombatantId,
        /// The position, in the game master's words.
        position: String,
    },
    /// Puts a rider on a mount (D30-48 to D30-50, D35-81).
    Mount {
        /// The mount.
        who: CombatantId,
        /// Its rider.
        rider: CombatantId,
        /// How the mount is controlled.
        #[serde(rename = "bond")]
        control: MountControl,
    },
    /// Removes the rider of a mount, which keeps its place.
    Dismount {
        /// The mount.
        who: CombatantId,
    },
    /// Lets a newcomer aware of the combat join before everyone else (D30-53). An unaware one rolls instead (D30-55).
    ArriveAware {
        /// The newcomer.
        who: CombatantId,
    },
    /// Passes a preparation round, in which the aware combatants prepare (D30-9, D30-16).
    PrepareRound,
    /// Has everyone roll initiative again during combat (D30-45).
    RerollAll,
    /// Starts combat.
    Start,
    /// Rolls initiative for some or all of the combatants called to roll.
    RollInitiative {
        /// The combatants to roll for. An empty list means all that are called to roll.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        who: Vec<CombatantId>,
    },
    /// Enters a typed initiative total for a combatant called to roll.
    EnterInitiative {
        /// The combatant.
        who: CombatantId,
        /// The total, within -999 to 999.
        total: i32,
    },
    /// Breaks open ties, as decided by the players or the game master (D5E-24 to D5E-26).
    BreakTie {
        /// Exactly the tied combatants, first to act first. They can be those of several ties, the first included.
        order: Vec<CombatantId>,
    },
    /// Breaks all open ties by dice: a d20 each, highest first (D5E-27).
    RollOffTie,
    /// Lets another combatant that shares the roll of the current one act first (D5E-21).
    ActFirst {
        /// The combatant that acts first.
        who: CombatantId,
    },
    /// Gives a summoned newcomer the initiative of its summoner, right after which it acts (D24-29).
    FollowSummoner(Summoned),
    /// Swaps the initiative of a combatant with that of an ally, right after the rolls (D24-27).
    SwapInitiative(InitiativeSwap),
    /// Takes an action in the current turn.
    TakeAction {
        /// The kind of action.
        action: ActionKind,
    },
    /// Declares an action in the current turn, to which others can respond before it resolves.
    BeginAction {
        /// The kind of action.
        action: ActionKind,
        /// The action, in the game master's words.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        name: String,
    },
    /// Starts casting a spell in the current turn, to which others can respond before it resolves.
    Cast {
        /// The kind of action that the casting takes.
        action: ActionKind,
        /// The spell.
        spell: Spell,
    },
    /// Distracts a combatant from the spell that it casts, without damage. It owes a Concentration check (D35-65).
    Distract {
        /// The caster.
        who: CombatantId,
        /// The DC of the distraction, from -999 to 999, to which the level of the spell is added. If
        /// absent, it is unknown: the game master then enters the verdict of the check.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        difficulty: Option<i32>,
    },
    /// Makes a check that decides the fate of a spell (D35-66, D35-68, D35-72).
    MakeCheck {
        /// The combatant that makes the check.
        who: CombatantId,
        /// The kind of check.
        kind: SpellCheckKind,
        /// The roll or the result of the check.
        how: CheckInput,
    },
    /// Triggers a readied counterspell against a spell that an enemy casts (D35-67).
    Counter {
        /// The combatant that counters.
        who: CombatantId,
        /// The method of the counterspell.
        counter: CounterMethod,
    },
    /// Readies an action for a trigger in the current turn.
    Ready(Box<Readied>),
    /// Delays the current turn (D35-35).
    Delay {
        /// The count to act on. Without one, the combatant delays until it chooses to act.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        until: Option<i32>,
    },
    /// Lets a delaying combatant act now (D35-36).
    ActNow {
        /// The combatant that delays.
        who: CombatantId,
        /// Whether it acts before or after the current turn.
        moment: ActNowTiming,
    },
    /// Triggers one or more readied actions by one trigger (D35-52).
    Trigger {
        /// The combatants with the readied actions.
        who: Vec<CombatantId>,
        /// Whether they also take a 5-foot step.
        #[serde(default, rename = "footwork")]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        five_foot_step: FiveFootStep,
    },
    /// Ignores a trigger. The combatant stays ready (D35-53, D35-64).
    DeclineTrigger {
        /// The combatant.
        who: CombatantId,
    },
    /// Starts concentration on a spell.
    Concentrate {
        /// The combatant.
        who: CombatantId,
        /// The spell, in the game master's words.
        spell: String,
    },
    /// Makes the oldest save to keep concentrating, and applies its verdict (D5E-51). The total of a roll or
    /// of real dice is compared with the DC of the save.
    MakeConcentrationSave {
        /// The concentrating combatant.
        who: CombatantId,
        /// The save as the log names it, in the game master's words.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        name: String,
        /// The roll, the total or the verdict.
        how: CheckInput,
    },
    /// Makes a save against an effect ([`Duration::Save`](crate::effect::Duration::Save)), and applies its verdict.
    SaveAgainstEffect {
        /// The combatant under the effect.
        who: CombatantId,
        /// The condition of the effect.
        condition: Condition,
        /// The save as the log names it, in the game master's words.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        name: String,
        /// The roll, the total or the verdict.
        how: CheckInput,
    },
    /// Records a successful save to keep concentrating.
    HoldConcentration {
        /// The concentrating combatant.
        who: CombatantId,
    },
    /// Ends concentration by choice, or after a failed save.
    LoseConcentration {
        /// The concentrating combatant.
        who: CombatantId,
    },
    /// Responds to the action in progress.
    Respond {
        /// The combatant that responds.
        who: CombatantId,
        /// The kind of response.
        response: Response,
    },
    /// Resolves the top of the stack.
    Resolve,
    /// Ends the top of the stack without effect, as the game master says: a reaction counters it (AMB-D5E-35).
    Negate,
    /// Ends the current turn and starts the next one.
    EndTurn,
    /// Advances to the end of the round when no combatant is able to act.
    Continue,
    /// Deals damage to one or more combatants.
    Damage {
        /// The combatants that take damage.
        who: Vec<CombatantId>,
        /// The damage to each, from 1 to 99,999.
        amount: i32,
        /// Whether a critical hit deals it, which matters at 0 hit points (D5E-62).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        critical: bool,
        /// The effect of the damage on hit points.
        #[serde(default, skip_serializing_if = "is_default")]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        kind: DamageKind,
        /// The type of the damage, if it has one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[serde(rename = "damageType")]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        damage_type: Option<TypedDamage>,
    },
    /// Deals damage to several combatants, of which each takes a share, after saves if it allows them.
    ShareDamage(Box<SharedDamage>),
    /// Makes a save against massive damage, and applies its verdict (D35-94).
    SaveAgainstMassiveDamage(Box<MassiveDamageSave>),
    /// Makes a death save (D5E-59).
    MakeDeathSave {
        /// The dying combatant.
        who: CombatantId,
        /// The roll, or its result.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        how: DeathSaveInput,
    },
    /// Sets the death saves of a combatant at 0 hit points.
    SetDeathSaves {
        /// The combatant.
        who: CombatantId,
        /// The successes, 0 to 3.
        successes: u8,
        /// The failures, 0 to 3.
        failures: u8,
    },
    /// Stabilizes a dying combatant, or knocks out one that has just fallen (D5E-63, D5E-65).
    Stabilize {
        /// The combatant.
        who: CombatantId,
    },
    /// Takes a legendary action, at the end of another creature's turn (D5E-69).
    LegendaryAction {
        /// The creature.
        who: CombatantId,
        /// The action, in the game master's words.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        name: String,
        /// The number of uses it takes, at least 1.
        cost: u8,
    },
    /// Takes a lair action, on the turn of the lair (D5E-71).
    LairAction {
        /// The place of the lair.
        who: CombatantId,
        /// The action, in the game master's words.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        name: String,
    },
    /// Uses legendary resistance: a failed save is a success (D5E-72).
    UseLegendaryResistance(LegendaryResistance),
    /// Heals one or more combatants, up to their maximum.
    Heal {
        /// The combatants to heal.
        who: Vec<CombatantId>,
        /// The healing for each, from 1 to 99,999.
        amount: i32,
    },
    /// Adds a condition to a combatant.
    AddCondition {
        /// The combatant.
        who: CombatantId,
        /// The condition.
        condition: Condition,
    },
    /// Removes a condition from a combatant.
    RemoveCondition {
        /// The combatant.
        who: CombatantId,
        /// The condition.
        condition: Condition,
    },
    /// Ends the effects with a condition that have one cause. The condition stays as long as another effect gives it.
    EndEffects(Box<EndedEffects>),
    /// Ends combat.
    End,
    /// A command of a ruleset with phases and priority.
    Priority(PriorityCommand),
    /// Overrides the rules: the command is carried out even if a rule rejects it. The log lists the overridden rules.
    Rule(Box<Command>),
    /// Moves a combatant to another place in the order.
    Place {
        /// The combatant.
        who: CombatantId,
        /// The new place.
        seat: PlaceTarget,
    },
    /// Skips a turn of this round, either the current one or one to come.
    SkipTurn {
        /// The owner of the turn.
        who: CombatantId,
    },
    /// Gives a turn to a combatant whose turn of this round was skipped or is over.
    GiveTurn {
        /// The combatant.
        who: CombatantId,
    },
    /// Brings back a combatant that has left the encounter.
    BringBack {
        /// The combatant.
        who: CombatantId,
    },
    /// Rolls any dice.
    Roll {
        /// The combatant to roll for, if any.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        who: Option<CombatantId>,
        /// The dice expression: `2d6+3`, `2d20kh1`, `d20+5 advantage`.
        expression: String,
    },
    /// Makes a saving throw for a combatant, which need not be able to act (D30-13).
    Save(Box<SavingThrow>),
    /// Sets the temporary hit points, which are lost first, of one or more combatants.
    GrantTemporary {
        /// The combatants that have them.
        who: Vec<CombatantId>,
        /// The temporary hit points of each, from 0 to 99,999.
        amount: i32,
    },
    /// Adds an effect: a condition with an end, a source or something that it does each turn (D35-77, D30-37, D5E-82).
    AddEffect(Box<NewEffect>),
    /// Carries out what an effect does in the turn of a combatant, once it is due (D5E-82, D35-95).
    SettleTurnEffect {
        /// The combatant under the effect.
        who: CombatantId,
        /// The condition of the effect.
        condition: Condition,
        /// The number, the dice of the table, or what prevents it.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        how: TurnEffectInput,
    },
    /// Notes that a combatant expends a spell slot in the current turn to cast a spell (D24-16).
    ExpendSlot {
        /// The combatant.
        who: CombatantId,
    },
    /// Sets the level of exhaustion of a combatant (D24-21).
    SetExhaustion {
        /// The combatant.
        who: CombatantId,
        /// The level, 0 to 6.
        level: u8,
    },
    /// Ends the current turn and those of the rest of its group, one after the other (D5E-21).
    EndGroupTurn,
    /// Splits a combatant off from its group. It keeps its count and acts by itself.
    LeaveGroup {
        /// The combatant.
        who: CombatantId,
    },
    /// Lets a combatant join a group: at once if both are still to act in this round, or else in the next round.
    JoinGroup {
        /// The combatant.
        who: CombatantId,
        /// The group.
        group: Group,
    },
    /// Hides combatants from the players. The party and the combatants of players cannot be hidden.
    Conceal {
        /// The combatants.
        who: Vec<CombatantId>,
    },
    /// Reveals combatants to the players: a hidden one becomes visible, under its second name if it has one, and a
    /// visible one loses its second name.
    Reveal {
        /// The combatants.
        who: Vec<CombatantId>,
    },
    /// A command of an order that comes about in another way than by numbers.
    Table(TableCommand),
    /// A command about Heroic Inspiration (D24-28).
    Inspiration(InspirationCommand),
    /// A command about a limited use of a creature (D5E-83).
    Use(UseCommand),
    /// Corrects the hit points of a combatant.
    SetHitPoints(SetHitPoints),
}
