//! Rejections: why a command changes nothing.

mod rules;

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::casting::CheckKind;
use crate::combatant::{CombatantId, ProfileFault};
use crate::dice::DiceError;
use crate::encounter::Misfit;
use crate::priority::PriorityRejection;
use crate::roll::RollFault;
use crate::rule_id::RuleId;
use crate::rules::{ActionKind, Condition, TieBreaker};

/// Why a command was refused; the encounter is as it was.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum Rejection {
    /// Nobody has this id.
    UnknownCombatant {
        /// The id.
        who: CombatantId,
    },
    /// The combatant has left the encounter.
    Absent {
        /// Who.
        who: CombatantId,
    },
    /// A profile cannot be right.
    Profile {
        /// What is wrong with it.
        fault: ProfileFault,
    },
    /// The command makes no sense at this point of the encounter.
    OutOfPlace,
    /// There is nobody to fight.
    NobodyHere,
    /// The combatant is not called to roll.
    NotCalled {
        /// Who.
        who: CombatantId,
    },
    /// A mount has no count of its own (D30-48, D30-49, D35-81).
    OnRidersCount {
        /// The mount.
        who: CombatantId,
        /// By which rule.
        rule: RuleId,
    },
    /// It rides or is ridden already, or would ride itself.
    CannotRide {
        /// Who.
        who: CombatantId,
    },
    /// Nobody rides it.
    NotRidden {
        /// Whom.
        who: CombatantId,
    },
    /// Newcomers roll, aware of the fight or not (D35-78, D5E-52).
    RollsLikeAll {
        /// Who.
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
    /// The combatant's hit points are not kept.
    NoHitPoints {
        /// Who.
        who: CombatantId,
    },
    /// The combatant is not under this condition, or is already.
    SameCondition {
        /// Who.
        who: CombatantId,
        /// Which.
        condition: Condition,
    },
    /// A text is longer than it may be.
    TextTooLong,
    /// Nobody is aware of itself, and no side of itself.
    SelfAwareness,
    /// The dice give no face.
    Dice(DiceError),
    /// A ruling is not itself a matter for a ruling.
    RulingOnRuling,
    /// The turn does not hold this action any more.
    Spent {
        /// Whose turn.
        who: CombatantId,
        /// Which action.
        action: ActionKind,
        /// By which rule.
        rule: RuleId,
    },
    /// A turn of this kind never holds this action.
    NotInThisTurn {
        /// Whose turn.
        who: CombatantId,
        /// Which action.
        action: ActionKind,
        /// By which rule.
        rule: RuleId,
    },
    /// A flat-footed combatant makes no attacks of opportunity (D35-12).
    FlatFooted {
        /// Who.
        who: CombatantId,
    },
    /// The combatant has made all its attacks of opportunity of the round.
    NoOpportunityLeft {
        /// Who.
        who: CombatantId,
    },
    /// The combatant is unable to act (D35-15).
    Unable {
        /// Who.
        who: CombatantId,
    },
    /// Nobody answers what it does itself.
    OwnAction {
        /// Who.
        who: CombatantId,
    },
    /// The combatant is incapacitated: no action and no reaction (D5E-44), nor a bonus action
    /// (D5E-34).
    Incapacitated {
        /// Who.
        who: CombatantId,
        /// What it would have done in its turn.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        action: Option<ActionKind>,
    },
    /// The combatant has taken its reaction, and its next turn has not come (D5E-41).
    ReactionSpent {
        /// Who.
        who: CombatantId,
    },
    /// The combatant is surprised, and its first turn has not ended (D5E-15).
    Surprised {
        /// Who.
        who: CombatantId,
        /// By which rule.
        rule: RuleId,
    },
    /// What is readied wants a trigger (D5E-45).
    NoTrigger {
        /// Whose turn.
        who: CombatantId,
    },
    /// An action of this kind is not readied.
    NotToBeReadied {
        /// Who.
        who: CombatantId,
        /// Which kind.
        action: ActionKind,
        /// By which rule.
        rule: RuleId,
    },
    /// The combatant holds nothing ready.
    NothingReadied {
        /// Who.
        who: CombatantId,
    },
    /// What was readied comes right after its trigger, not before it (D5E-47).
    TriggerNotFinished {
        /// Who.
        who: CombatantId,
    },
    /// Nobody tries to be stealthy, so nobody is surprised (D5E-8).
    NobodyHides,
    /// A group has one roll, and this one is not like the others in it (D5E-20).
    NotIdentical {
        /// One of the others.
        other: CombatantId,
    },
    /// The order does not name exactly those who are tied.
    NotTheTied,
    /// A tie has to be decided before the turn ends.
    TieOpen {
        /// Whose decision it is.
        by: TieBreaker,
        /// By which rule.
        rule: RuleId,
    },
    /// Only those who share a roll act in any order among themselves (D5E-21).
    NotInBlock {
        /// Who.
        who: CombatantId,
    },
    /// The turn has begun in earnest, so that nobody of the block acts before it (D5E-21).
    TurnBegun {
        /// Whose turn.
        who: CombatantId,
    },
    /// The combatant has had its turn of the round (D5E-2).
    AlreadyActed {
        /// Who.
        who: CombatantId,
    },
    /// Bonus actions are for the own turn (D5E-55).
    OutOfTurn {
        /// Who.
        who: CombatantId,
    },
    /// A reaction is resolved before the turn that it interrupts goes on (D5E-42).
    Interrupted,
    /// There is no delaying.
    NoDelay {
        /// Who would delay.
        who: CombatantId,
        /// By which rule.
        rule: RuleId,
    },
    /// Something has been done in this turn, so it is not put off (D35-35, D35-46).
    TooLateToDelay {
        /// Whose turn.
        who: CombatantId,
    },
    /// A turn is put off to a later count, not to an earlier one (D35-40).
    DelayCount {
        /// Whose turn.
        who: CombatantId,
        /// The count.
        count: i32,
    },
    /// Nobody delays further than to -10 less the initiative bonus (D30-59).
    DelayFloor {
        /// Whose turn.
        who: CombatantId,
        /// The lowest count.
        floor: i32,
    },
    /// The combatant does not delay.
    NotDelaying {
        /// Who.
        who: CombatantId,
    },
    /// A delayed turn comes after what others do, not in the middle of it (D35-39).
    NoInterruption {
        /// Who delays.
        who: CombatantId,
    },
    /// Who readies says what it will do, and when (D35-51).
    Undeclared {
        /// Who.
        who: CombatantId,
    },
    /// A readied action is for after the own turn (D35-47).
    OwnTurn {
        /// Who.
        who: CombatantId,
    },
    /// No 5-foot step goes with a readied action for those who have moved (D35-59).
    HasMoved {
        /// Who.
        who: CombatantId,
    },
    /// A check decides first what becomes of a spell (D35-66, D35-72).
    CheckOwed {
        /// Whose check.
        who: CombatantId,
        /// Which.
        kind: CheckKind,
    },
    /// No such check is to be made.
    NoCheck {
        /// Whose.
        who: CombatantId,
    },
    /// A spell is identified by one check and no more (D35-68).
    AlreadyTried {
        /// Who.
        who: CombatantId,
    },
    /// What the check has to reach is not known, so that the game master says how it went.
    NoDifficulty {
        /// Whose check.
        who: CombatantId,
    },
    /// What was readied is for the moment at which an enemy casts a spell, and the one for whom it
    /// was readied (D35-65, D35-67).
    NothingCast {
        /// Who is ready.
        who: CombatantId,
    },
    /// What was readied is not a counterspell (D35-67).
    NoCounterspell {
        /// Who is ready.
        who: CombatantId,
    },
    /// A counterspell is the same spell or dispel magic, and which one has to be said (D35-69,
    /// D35-72).
    NotSaidHow {
        /// Who is ready.
        who: CombatantId,
    },
    /// The same spell counters only what has been identified (D35-68, D35-69).
    NotIdentified {
        /// Who is ready.
        who: CombatantId,
    },
    /// The Spellcraft check failed, so the same spell does not counter it (D35-71).
    Misidentified {
        /// Who is ready.
        who: CombatantId,
    },
    /// A charge is received with a weapon that is made for it (D35-74).
    NoBraceWeapon {
        /// Who.
        who: CombatantId,
    },
    /// The combatant has no place in the order.
    NoPlace {
        /// Who.
        who: CombatantId,
    },
    /// Something has been done in the turn that is played, so that it ends first.
    TurnInProgress {
        /// Whose turn.
        who: CombatantId,
    },
    /// The combatant's turn is being played, or is still to come in this round.
    TurnToCome {
        /// Whose turn.
        who: CombatantId,
    },
    /// The combatant has no turn to come in this round that could be skipped.
    NoTurnToCome {
        /// Who.
        who: CombatantId,
    },
    /// It is so already.
    NothingChanges,
    /// The expression is no roll.
    NotARoll {
        /// Why.
        fault: RollFault,
    },
    /// Something on the stack comes before the end of the turn.
    Unresolved,
    /// It is refused by the rules of phases and priority.
    Priority(PriorityRejection),
    /// The engine contradicts itself: a fault of ours, and nothing has changed.
    Fault(Misfit),
}

impl From<DiceError> for Rejection {
    fn from(error: DiceError) -> Self {
        Self::Dice(error)
    }
}

impl From<PriorityRejection> for Rejection {
    fn from(rejection: PriorityRejection) -> Self {
        Self::Priority(rejection)
    }
}

impl From<Misfit> for Rejection {
    fn from(misfit: Misfit) -> Self {
        Self::Fault(misfit)
    }
}

impl fmt::Display for Rejection {
    /// For developers; what a user reads is worded by the shell.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")?;
        for rule in self.rules() {
            write!(f, " [{rule}]")?;
        }
        Ok(())
    }
}

impl std::error::Error for Rejection {}
