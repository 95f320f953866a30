//! Rejections of a combat, in English.

use crate::catalog::messages;

messages! {
    /// A rejection that only a combat can show.
    RejectionText;
    NotCalled: "{0} doesn’t roll now.";
    AmountOutOfRange: "An amount must be 1 to 99,999.";
    NoHitPoints: "No HP set for {0}. Edit to add them.";
    SameCondition: "{0}: no change to {1}.";
    NoDice: "The app rolls no dice here. Type the total.";
    Spent: "{0} has no {1} left this turn.";
    NotInThisTurn: "{0}: no {1} on this turn.";
    NoDelay: "These rules have no Delay. Use Ready.";
    TooLateToDelay: "{0} has already acted this turn: too late to delay.";
    DelayCount: "A delay must be to a later count.";
    NoInterruption: "{0}’s delayed turn can’t interrupt. It comes after the current action.";
    FlatFooted: "{0} is flat-footed: no attacks of opportunity.";
    NoOpportunityLeft: "{0} has no attack of opportunity left this round.";
    Unable: "{0} can’t act.";
    OwnAction: "{0} took this action and can’t respond to it.";
    ReactionSpent: "{0} has already used a reaction.";
    Surprised: "{0} is surprised until the end of the first turn.";
    TieOpen: "Break the tie first.";
    AlreadyActed: "{0} has already acted this round.";
    Interrupted: "Resolve the reaction first.";
    Unresolved: "Resolve the top of the stack first.";
    CheckOwed: "Make the check for the spell first.";
    NoDifficulty: "The DC is unknown: choose success or failure.";
    NotDisturbed: "{0} has taken no damage or distraction since casting began.";
    AlreadyTried: "{0} has already tried to identify the spell.";
    NothingCast: "{0} can only counter a spell that an enemy is casting.";
    NoCounterspell: "{0} has no readied counterspell.";
    NotSaidHow: "Choose how {0} counters: the same spell or dispel magic.";
    NotIdentified: "{0} has not identified the spell.";
    NoBraceWeapon: "{0} has no weapon to set against a charge.";
    OnRidersCount: "{0} acts on the rider’s count.";
    CannotRide: "{0} is already a rider or a mount.";
    RollsLikeAll: "Under these rules {0} rolls like everyone else.";
    NobodyHides: "Nobody is hiding, so nobody is surprised.";
    NotARoll: "Can’t read those dice. Try 2d6+3.";
    NoCheck: "{0} has no such check to make now.";
    NotRidden: "{0} has no rider.";
    NotInGroup: "{0} has no group, or nobody in it is left to act.";
    NoGroup: "Nobody in this group is in the order.";
    NoPlace: "{0} has no place in the order.";
    TurnInProgress: "{0} has started the turn. End it first.";
    TurnToCome: "{0}’s turn is in progress or still to come.";
    NoTurnToCome: "{0} has no turn left this round.";
    NothingChanges: "That changes nothing.";
    NotInBlock: "{0} doesn’t act together with the current combatant.";
    TurnBegun: "{0} has started acting: nobody in the group can go first now.";
    OutOfTurn: "{0} can’t take a bonus action out of turn.";
    DelayFloor: "{0} can’t delay below {1}.";
    NotDelaying: "{0} is not delaying.";
    Undeclared: "Enter {0}’s action and its trigger.";
    OwnTurn: "{0} can’t use a readied action on the same turn.";
    HasMoved: "{0} has moved: no 5-foot step.";
    NoTrigger: "Enter a trigger for {0}’s readied action.";
    NothingReadied: "{0} has no readied action.";
    NotToBeReadied: "{0} can’t ready that kind of action.";
    TriggerNotFinished: "{0}’s readied action comes after its trigger has finished.";
    Absent: "{0} has left the encounter.";
}
