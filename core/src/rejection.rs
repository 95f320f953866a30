//! Rejections: the reasons a command changes nothing.

mod by_policy;
mod convert;
mod display;
mod law;
mod legendary;
mod limited_use;
mod priority;
mod swap;
mod swift;
mod table;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

use crate::casting::SpellCheckKind;
use crate::combatant::{CombatantId, Group, ProfileFault};
use crate::damage_type::DamageType;
use crate::dice::DiceError;
use crate::law::Law;
use crate::mount::MountControl;
use crate::replay_error::ReplayError;
use crate::roll::RollFault;
use crate::rules::{ActionKind, Condition, SpentBy, TieBreaker};

pub use legendary::LegendaryRejection;
pub use limited_use::UseRejection;
pub use priority::PriorityRejection;
pub use swap::SwapRejection;
pub use swift::SwiftRejection;
pub use table::TableRejection;

/// The reason a command was rejected. The encounter is unchanged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Rejection {
    /// No combatant has this id.
    UnknownCombatant {
        /// The id.
        who: CombatantId,
    },
    /// The combatant has left the encounter.
    Absent {
        /// The combatant.
        who: CombatantId,
    },
    /// A profile is not valid.
    Profile {
        /// The fault in the profile.
        fault: ProfileFault,
    },
    /// The command makes no sense at this point of the encounter.
    OutOfPlace,
    /// The encounter has no combatants, or the command names none.
    NobodyHere,
    /// The combatant is not called to roll.
    NotCalled {
        /// The combatant.
        who: CombatantId,
    },
    /// A mount has no separate count (D30-48, D30-49, D35-81).
    OnRidersCount {
        /// The mount.
        who: CombatantId,
        /// How the mount is controlled.
        #[serde(rename = "bond")]
        control: MountControl,
    },
    /// The combatant already rides or is ridden, or would ride itself.
    CannotRide {
        /// The combatant.
        who: CombatantId,
    },
    /// The combatant has no rider.
    NotRidden {
        /// The combatant.
        who: CombatantId,
    },
    /// Newcomers roll, whether or not they are aware of the combat (D35-78, D5E-52).
    RollsLikeAll {
        /// The newcomer.
        who: CombatantId,
    },
    /// A total is not within -999 to 999.
    TotalOutOfRange {
        /// The total.
        total: i32,
    },
    /// An amount is not within 1 to 99,999.
    AmountOutOfRange {
        /// The amount.
        amount: i32,
    },
    /// A command names a combatant more often than there are combatants.
    NamedTwice {
        /// The combatant.
        who: CombatantId,
    },
    /// The combatant has no hit points set.
    NoHitPoints {
        /// The combatant.
        who: CombatantId,
    },
    /// The combatant is not dying: it has hit points left, or its fate is decided.
    NotDying {
        /// The combatant.
        who: CombatantId,
    },
    /// The combatant owes no save against massive damage (D35-94).
    NoMassiveDamage {
        /// The combatant.
        who: CombatantId,
    },
    /// The rules do not count nonlethal damage apart (D35-91).
    NoNonlethal,
    /// The rules know no damage of this type (D5E-84, D35-95).
    NoDamageType {
        /// The type.
        #[serde(rename = "damageType")]
        damage_type: DamageType,
    },
    /// The combatant is dead.
    Dead {
        /// The combatant.
        who: CombatantId,
    },
    /// The combatant owes no save against the effect, because it is dead.
    NothingToSave {
        /// The combatant.
        who: CombatantId,
    },
    /// The combatant makes its death save when its turn comes (D5E-59).
    NoDeathSaveDue {
        /// The combatant.
        who: CombatantId,
    },
    /// The combatant rolls d% to become stable when its turn comes (D35-92).
    NoStabilizationDue {
        /// The combatant.
        who: CombatantId,
    },
    /// No effect does anything to the combatant now (D5E-82, D35-95).
    NoTurnEffectDue {
        /// The combatant.
        who: CombatantId,
    },
    /// There are at most three successes and three failures.
    DeathSavesOutOfRange,
    /// There are no death saves to count: a dying combatant becomes stable or loses 1 hit point (D35-92).
    NoDeathSaves,
    /// A d20 does not show this number.
    FaceOutOfRange {
        /// The number.
        face: u16,
    },
    /// A d% does not show this number (D35-92).
    PercentOutOfRange {
        /// The number.
        face: u16,
    },
    /// The combatant has expended a spell slot in this turn (D24-16).
    SlotExpended {
        /// The combatant.
        who: CombatantId,
    },
    /// The combatant has no Heroic Inspiration (D24-28).
    NotInspired {
        /// The combatant.
        who: CombatantId,
    },
    /// The combatant already has this condition.
    SameCondition {
        /// The combatant.
        who: CombatantId,
        /// The condition.
        condition: Condition,
    },
    /// The combatant does not have this condition, or has it from another cause.
    NoCondition {
        /// The combatant.
        who: CombatantId,
        /// The condition.
        condition: Condition,
    },
    /// A text exceeds its length limit.
    TextTooLong,
    /// A text has a line break or an unseen character, or shows nothing.
    UnseenCharacters,
    /// A combatant or a side cannot have awareness of itself.
    SelfAwareness,
    /// The dice returned no number.
    Dice(DiceError),
    /// An override cannot contain another override.
    RulingOnRuling,
    /// The turn no longer allows this action.
    Spent {
        /// The owner of the turn.
        who: CombatantId,
        /// The kind of action.
        action: ActionKind,
        /// The point of law that applies.
        law: Law,
        /// The obstacle.
        #[serde(default)]
        by: SpentBy,
    },
    /// A turn of this kind never allows this action.
    NotInThisTurn {
        /// The owner of the turn.
        who: CombatantId,
        /// The kind of action.
        action: ActionKind,
        /// The point of law that applies.
        law: Law,
    },
    /// A flat-footed combatant cannot make attacks of opportunity (D35-12).
    FlatFooted {
        /// The combatant.
        who: CombatantId,
    },
    /// The combatant has made all its attacks of opportunity this round.
    NoOpportunityLeft {
        /// The combatant.
        who: CombatantId,
    },
    /// The combatant is unable to act (D35-15).
    Unable {
        /// The combatant.
        who: CombatantId,
    },
    /// A combatant cannot respond to its own action.
    OwnAction {
        /// The combatant.
        who: CombatantId,
    },
    /// The combatant is incapacitated, and cannot take actions or reactions (D5E-44) or bonus
    /// actions (D5E-34).
    Incapacitated {
        /// The combatant.
        who: CombatantId,
        /// The action that it tried to take in its turn.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        action: Option<ActionKind>,
    },
    /// The combatant has used its reaction, and its next turn has not started (D5E-41).
    ReactionSpent {
        /// The combatant.
        who: CombatantId,
    },
    /// The combatant is surprised, and its first turn has not ended (D5E-15).
    Surprised {
        /// The combatant.
        who: CombatantId,
    },
    /// A readied action needs a trigger (D5E-45).
    NoTrigger {
        /// The owner of the turn.
        who: CombatantId,
    },
    /// Actions of this kind cannot be readied.
    NotToBeReadied {
        /// The combatant.
        who: CombatantId,
        /// The kind of action.
        action: ActionKind,
    },
    /// The combatant has no readied action.
    NothingReadied {
        /// The combatant.
        who: CombatantId,
    },
    /// A readied action comes right after its trigger, not before it (D5E-47).
    TriggerNotFinished {
        /// The combatant.
        who: CombatantId,
    },
    /// No combatant hides, so no one is surprised (D5E-8).
    NobodyHides,
    /// The combatants of a group share one roll, and this profile differs from the others (D5E-20).
    NotIdentical {
        /// Another combatant of the group.
        other: CombatantId,
    },
    /// The order does not name exactly the tied combatants.
    NotTheTied,
    /// A tie must be broken before the turn ends.
    TieOpen {
        /// The person or means that breaks the tie.
        by: TieBreaker,
    },
    /// Only combatants that share a roll can choose their order (D5E-21).
    NotInBlock {
        /// The combatant.
        who: CombatantId,
    },
    /// The turn has begun in earnest, so no combatant that shares its roll can act before it
    /// (D5E-21).
    TurnBegun {
        /// The owner of the turn.
        who: CombatantId,
    },
    /// The combatant has already had its turn this round (D5E-2).
    AlreadyActed {
        /// The combatant.
        who: CombatantId,
    },
    /// Bonus actions belong to the combatant's own turn (D5E-55).
    OutOfTurn {
        /// The combatant.
        who: CombatantId,
    },
    /// A reaction must resolve before the interrupted turn continues (D5E-42).
    Interrupted,
    /// The rules have no delay.
    NoDelay {
        /// The combatant that tried to delay.
        who: CombatantId,
    },
    /// The combatant has already acted this turn, so it cannot delay (D35-35, D35-46).
    TooLateToDelay {
        /// The owner of the turn.
        who: CombatantId,
    },
    /// A turn can be delayed only to a later count (D35-40).
    DelayCount {
        /// The owner of the turn.
        who: CombatantId,
        /// The count.
        count: i32,
    },
    /// A combatant cannot delay below -10 minus its initiative bonus (D30-59).
    DelayFloor {
        /// The owner of the turn.
        who: CombatantId,
        /// The lowest count allowed.
        floor: i32,
    },
    /// The combatant is not delaying.
    NotDelaying {
        /// The combatant.
        who: CombatantId,
    },
    /// A delayed turn comes after another combatant's action, and cannot interrupt it (D35-39).
    NoInterruption {
        /// The combatant that delays.
        who: CombatantId,
    },
    /// A readied action must name the action and its trigger (D35-51).
    Undeclared {
        /// The combatant.
        who: CombatantId,
    },
    /// A readied action comes after the turn in which it was readied (D35-47).
    OwnTurn {
        /// The combatant.
        who: CombatantId,
    },
    /// A combatant that has moved cannot take a 5-foot step with a readied action (D35-59).
    HasMoved {
        /// The combatant.
        who: CombatantId,
    },
    /// A check must first decide the fate of a spell (D35-66, D35-72).
    CheckOwed {
        /// The combatant that makes the check.
        who: CombatantId,
        /// The kind of check.
        kind: SpellCheckKind,
    },
    /// No check of this kind is open.
    NoCheck {
        /// The combatant.
        who: CombatantId,
    },
    /// Nothing has hurt or distracted the caster since it began its spell (D35-65).
    NotDisturbed {
        /// The caster.
        who: CombatantId,
    },
    /// A combatant can make only one check to identify a spell (D35-68).
    AlreadyTried {
        /// The combatant.
        who: CombatantId,
    },
    /// The DC of the check is unknown, so the game master must state the result.
    NoDifficulty {
        /// The combatant that makes the check.
        who: CombatantId,
    },
    /// The readied action needs an enemy spell that is being cast, and a caster that it was readied
    /// for (D35-65, D35-67).
    NothingCast {
        /// The combatant with the readied action.
        who: CombatantId,
    },
    /// The readied action is not a counterspell (D35-67).
    NoCounterspell {
        /// The combatant with the readied action.
        who: CombatantId,
    },
    /// A counterspell uses the same spell or dispel magic, and the choice must be stated (D35-69,
    /// D35-72).
    NotSaidHow {
        /// The combatant with the readied action.
        who: CombatantId,
    },
    /// The same spell counters only an identified spell (D35-68, D35-69).
    NotIdentified {
        /// The combatant with the readied action.
        who: CombatantId,
    },
    /// The Spellcraft check failed, so the same spell cannot counter the spell (D35-71).
    Misidentified {
        /// The combatant with the readied action.
        who: CombatantId,
    },
    /// The combatant has no weapon that can be set against a charge (D35-74).
    NoBraceWeapon {
        /// The combatant.
        who: CombatantId,
    },
    /// The combatant belongs to no group.
    NotInGroup {
        /// The combatant.
        who: CombatantId,
    },
    /// No other combatant of the group has a place in the order.
    NoGroup {
        /// The group.
        group: Group,
    },
    /// The combatant has no place in the order.
    NoPlace {
        /// The combatant.
        who: CombatantId,
    },
    /// An action has been taken in the current turn, so that turn must end first.
    TurnInProgress {
        /// The owner of the turn.
        who: CombatantId,
    },
    /// The combatant's turn is in progress or still to come this round.
    TurnToCome {
        /// The owner of the turn.
        who: CombatantId,
    },
    /// The combatant has no turn to skip this round.
    NoTurnToCome {
        /// The combatant.
        who: CombatantId,
    },
    /// The command would change nothing.
    NothingChanges,
    /// Players see their own characters and the members of their party.
    AlwaysSeen {
        /// The combatant.
        who: CombatantId,
    },
    /// The dice expression is not valid.
    NotARoll {
        /// The fault in the expression.
        fault: RollFault,
    },
    /// The stack must resolve before the turn ends.
    Unresolved,
    /// The rules of phases and priority reject the command.
    Priority(PriorityRejection),
    /// The rules of legendary creatures, lairs and second places reject the command.
    Legendary(LegendaryRejection),
    /// A rejection about a limited use.
    Use(UseRejection),
    /// A rejection about an immediate action.
    Swift(SwiftRejection),
    /// A rejection about swapping initiative.
    Swap(SwapRejection),
    /// Internal error: the engine contradicts itself. Nothing has changed.
    Fault(ReplayError),
    /// The command does not fit the way in which the order comes about.
    Table(TableRejection),
}
