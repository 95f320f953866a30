//! Reasons, in English.

use crate::catalog::messages;

messages! {
    /// The reason for a count, a condition or a state of a combatant.
    ReasonText;
    Count: "{0} acts on {1}: highest count first.";
    OwnResult: "{0} acts on {1}, the rolled result. On the same count: {2}.";
    Before: "{0} acts on {1}, before {2}: modifier {3} vs. {4}.";
    After: "{0} acts on {1}, after {2}: modifier {3} vs. {4}.";
    Dexterity: "{0} acts on {1}, tied with {2}: Dexterity {3} vs. {4}, higher first.";
    Lots: "{0} acts on {1}, fully tied with {2}: broken at random.";
    Decided: "{0} acts on {1}, tied with {2}: {3} decided.";
    AsEntered: "{0} acts on {1}, tied with {2}: creatures keep the order in which they joined.";
    GameMaster: "the GM";
    Players: "the players";
    SharedRoll: "{0} acts on {1}, by the group’s roll shared with {2}.";
    Ruled: "{0} acts on {1} by a ruling.";
    Delayed: "{0} delayed and now acts on {1}.";
    Announced: "{0} delayed to a chosen count: {1}.";
    Readied: "{0} acts on {1}, just before {2}: the readied action triggered there.";
    ReadiedAt: "{0} acts on {1}, where the readied action triggered.";
    BeforeTheRoll: "{0} is aware and acts before anyone rolls initiative.";
    Mounted: "{0} acts on {1}, the count of the rider: {2}.";
    MountedAt: "{0} acts on {1}, the former count of the rider: {2}.";
    Newcomer: "{0} arrived aware: acts before everyone else, on {1}.";
    WorseOfTwo: "{0} was surprised: disadvantage, {1} dropped.";
    NotActedYet: "{0} is flat-footed until the first turn comes, even if that is delayed.";
    NoTurnYet: "{0} is flat-footed until the first turn.";
    Surprised: "{0} was unaware of the enemy: surprised, and flat-footed until the first turn.";
    Unable: "{0} can’t act: {1}.";
    OutOfCombat: "{0} is out of combat: {1}.";
    NoticedNoThreat: "{0} noticed no threat: surprised until the end of the first turn.";
    AtZero: "{0} can’t act at 0 HP.";
    ReactionSpent: "{0} has used a reaction; it returns at the start of {0}’s next turn.";
    NoReactionYet: "{0} is surprised: no reactions until the end of the first turn.";
    DexterityLost: "{0} is flat-footed and loses the Dexterity bonus to AC ({1}).";
    DefenselessDexterity: "{0} is {1} and loses the Dexterity bonus to AC ({2}).";
    DefenselessBoth: "{0} is {1}: no Dexterity bonus to AC ({2}), and −{3}.";
    DefenselessPenalty: "{0} is {1}: −{2} to AC.";
    UncannyDodge: "{0} keeps the Dexterity bonus to AC: uncanny dodge.";
    Late: "{0} acted late in a round: −{1} on later initiative rolls.";
    New: "{0} joined too late for this round, and first acts in the next one.";
    Delays: "{0} delays and may act at any time, until the same count comes up again.";
    DelaysToFloor: "{0} delays and may act at any time, down to −10 minus the initiative bonus.";
    Ready: "{0} may take the readied action just before its trigger, until {0}’s next turn.";
    ReadyAfter: "{0} may take the readied action right after its trigger, as a reaction, until the start of {0}’s next turn.";
    MoveOnly: "{0} is nauseated: one move action in a turn, and no other.";
    SwiftSpent: "{0} has taken an immediate action: no swift action, and no other immediate one, until the end of {0}’s next turn.";
    UnconsciousProne: "{0} is unconscious, and so prone: a hit from within 5 feet is critical.";
    Disabled: "{0} is disabled at 0 HP: only one move or standard action.";
    Under: "{0}: {1}. This alone doesn’t prevent acting.";
    UntilStart: "{0}: {1}, until the start of {2}’s turn.";
    UntilEnd: "{0}: {1}, until the end of {2}’s turn.";
    UntilNextEnd: "{0}: {1}, until the end of {2}’s next turn.";
    UntilAct: "{0}: {1}, until {2}’s next action, whenever that is.";
    UntilCount: "{0}: {1}. Ends in round {2} just before count {3}, even if the order has changed.";
    UntilTurnAt: "{0}: {1}. Ends in round {2} just before {3}’s turn.";
    UntilRound: "{0}: {1}. Ends as round {2} begins.";
    UntilSaid: "{0}: {1}, until removed.";
    UntilSaved: "{0}: {1}, until a save.";
    Concentrates: "{0} concentrates on {1}. Another such spell, being incapacitated or a failed save after damage ends it.";
    ConcentratesUnnamed: "{0} concentrates on a spell. Another such spell, being incapacitated or a failed save after damage ends it.";
    Temporary: "Damage to {0} reduces the {1} temp HP first.";
    Ridden: "{1} rides {0}: both act on one count.";
    RiddenApart: "{1} rides {0}, which acts on its own count.";
}
