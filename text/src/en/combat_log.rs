//! The log of a combat, in English.

use crate::catalog::messages;

messages! {
    /// An entry of the log that only a combat of D&D can write.
    CombatLogText;
    ActionResolved: "{0}: {1}, resolved.";
    ActionCountered: "{0}: {1}, countered.";
    EffectBound: "{0} has left: {1} on {2} ends when that turn would have come.";
    SaveOwed: "{0} must save: {1}.";
    SaveOwedBy: "{0} must save ({2}): {1}.";
    EffectLasts: "{0}: still {1}.";
    GroupLeft: "{0} leaves the group.";
    GroupJoined: "{0} joins {1}’s group.";
    GroupAwaited: "{0} joins the group next round.";
    BecauseTurnCame: "the next turn has come.";
    BecauseCountCame: "its count came up again.";
    BecauseOfDelayLimit: "the delay limit has passed.";
    BecauseConcentrationEnded: "concentration on the spell has ended.";
    BecauseUnconscious: "the unconscious notice no trigger.";
    BecauseDead: "the dead do not act.";
    BecauseIncapacitated: "incapacitated creatures can’t concentrate.";
    BecauseOfAnotherSpell: "another spell needs concentration.";
    BecauseReleased: "the readied spell is released.";
    BecauseLapsed: "the readied spell wasn’t used in time.";
    ActionBegun: "{0} declares: {1}.";
    PositionCleared: "{0}: position cleared.";
    PlaceChanged: "{0} now acts on {1}.";
    TurnRestored: "{0} gets the turn back.";
    InitiativePenalized: "{0} acted late: penalty on later initiative rolls.";
    SaveAgainst: "{0}: {1} {2} vs. DC {3}.";
    SaveJudged: "{0}: {1} {2} vs. DC {3}, {4}.";
    ReadyUsedWithStep: "{0}’s readied action triggers, with a 5-foot step.";
    SingleSpeed: "{0}: {1}, up to single speed.";
    RestOfSpeed: "{0}: {1}, up to the remaining speed.";
    CostsAction: "{0}: {1}, uses the action.";
    BeyondOneAction: "{0}: {1}, beyond the one action allowed when staggered or disabled.";
    BeyondOneMove: "{0}: {1}, beyond the one move action allowed when nauseated.";
    BeyondSlow: "{0}: {1}, beyond the one action allowed when slowed.";
    OneAttackMore: "{0}: {1}, with one extra attack if it is a full attack (haste).";
    LimitedByHaste: "{0}: {1}, for one weapon attack, Dash, Disengage, Hide or using an object only.";
    Strenuous: "{0}: {1}. If it is strenuous, 1 HP is lost after it.";
    RolledTwice: "{0} rolls {4} for initiative ({1}, not {2}; {3}).";
    RolledTwicePlain: "{0} rolls {1} for initiative (not {2}).";
    TieRolledOff: "Tie broken by dice{0}: {1}.";
    Rerolled: "A new initiative order for everyone.";
    RoundPrepared: "Preparation round {0}.";
}
