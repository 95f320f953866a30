//! The log, in English.

use crate::catalog::messages;

messages! {
    /// An entry of the log that setup or any combat can write.
    LogText;
    Labeled: "{0}: {1}.";
    RulesAdopted: "Rules: {0}.";
    CombatantAdded: "{0} joins.";
    CombatantEdited: "{0} is edited.";
    RollsWithGroup: "{0} rolls with its group.";
    RollsAlone: "{0} rolls alone.";
    CombatantRenamed: "{0} is now called {1}.";
    Concealed: "{0} is hidden from players.";
    Revealed: "{0} is revealed to players.";
    NameRevealed: "{1} is revealed as {0}.";
    CombatantRemoved: "{0} leaves.";
    CombatantReturned: "{0} comes back.";
    Aware: "{0} is aware of {1}.";
    Unaware: "{0} is unaware of {1}.";
    DetectionChecked: "{0}: {1} {2} −{3} vs. {4}.";
    StealthChecked: "{0} hides: Stealth {1}.";
    ArrivedAware: "{0} arrives aware and acts before everyone else.";
    CombatStarted: "Combat begins. {0}";
    CombatEnded: "Combat is over.";
    SurpriseEnded: "{0} is no longer surprised.";

    InitiativeRolled: "{0} rolls {3} for initiative ({1} {2}).";
    InitiativeRolledPlain: "{0} rolls {1} for initiative.";
    InitiativeEntered: "{0}: initiative {1}.";
    InitiativeShared: "{0} shares {1}’s roll.";
    TieFound: "Tie: {0}.";
    TieBroken: "Tie broken: {0}.";
    TieAsEntered: "Tied, in the order in which they joined: {0}.";

    TurnStarted: "{0}’s turn.";
    TurnHanded: "{0} acts before {1}.";
    TurnMissedUnable: "{0} can’t act; turn skipped.";
    TurnSkipped: "{0}’s turn is skipped.";
    TurnAlreadyHad: "{0} has already acted this round.";
    TurnPassedOver: "{0}’s turn will be skipped.";
    TurnGiven: "{0} gets a turn.";
    Delayed: "{0} delays.";
    DelayedTo: "{0} delays to {1}.";
    DelayEnded: "{0} acts after the delay.";
    DelayLost: "{0} loses the delayed turn.";
    Readied: "{0} readies an action: {1}.";
    ReadyUsed: "{0}’s readied action triggers.";
    ReadyLapsed: "{0}’s readied action is lost.";
    ReadiedActionPushed: "{0} takes the readied action: {1}.";
    TriggerDeclined: "{0} ignores the trigger.";
    ChargeReceived: "{0} is set against the charge: double damage on a hit.";
    NoChargeReceived: "{0}: no charge, so normal damage.";
    ActionLost: "The interrupted action is lost.";

    CastingPushed: "{0} starts casting {1}.";
    CounterspellPushed: "{0} counters the spell.";
    SpellLost: "The spell is lost: the Concentration check failed.";
    SpellCountered: "The spell is countered.";
    ActionCountered: "Countered: no effect.";
    SpellDisturbed: "{0}: Concentration DC {1} or lose the spell.";
    SpellDistracted: "{0}: Concentration check or lose the spell.";
    SpellChecked: "{0}: {1}, {2}.";
    ConcentrationCheck: "Concentration";
    SpellcraftCheck: "Spellcraft";
    DispelCheck: "dispel check";
    CheckSuccess: "success";
    CheckFailure: "failure";
    ConcentrationBegan: "{0} concentrates on {1}.";
    CastingGoesOn: "{0} goes on casting {1}: it takes effect just before {0}’s next turn.";
    CastingGoesOnUnnamed: "{0} goes on casting a spell: it takes effect just before {0}’s next turn.";
    SpellTakesEffect: "The spell that {0} has been casting takes effect.";
    ConcentrationBeganUnnamed: "{0} concentrates on a spell.";
    ConcentrationTested: "{0} must save to keep concentrating (DC {1}).";
    ConcentrationHeld: "{0} keeps concentrating.";
    ConcentrationEnded: "{0} stops concentrating.";

    Mounted: "{0} mounts {1}.";
    Dismounted: "{0} no longer has a rider.";
    HitPointsLost: "{0} takes {1} damage ({2} HP).";
    HitPointsRegained: "{0} heals {1} ({2} HP).";
    HitPointsFull: "{0} is already at full hit points.";
    HitPointsSet: "{0} now has {1} HP.";
    NoDamageTaken: "{0} takes no damage.";
    TemporaryReplaced: "{0} has {1} temp HP in place of {2}.";
    TemporaryHitPoints: "{0} has {1} temp HP.";
    ConditionAdded: "{0}: {1}.";
    ConditionRemoved: "{0}: no longer {1}.";
    EffectBegan: "{0}: {1}.";
    EffectBeganBy: "{0}: {1} by {2}.";
    EffectTimeUp: "{0}: no longer {1}, time is up.";
    EffectTimeUpBy: "{0}: no longer {1} by {2}, time is up.";
    EffectEnded: "{0}: no longer {1}.";
    EffectEndedBy: "{0}: no longer {1} by {2}.";
    Rolled: "{0}: {1} [{2}] = {3}.";
    GameTable: "Roll";
    Advantage: "advantage";
    Disadvantage: "disadvantage";
    SaveMade: "{0}: {1} {2}.";
    Overridden: "Game master’s ruling.";
}
