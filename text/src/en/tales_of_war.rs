//! Tales of War, in English.

use crate::catalog::messages;

messages! {
    /// A text of Tales of War and its screen.
    TalesOfWarText;
    Elapsed: "{0} s elapsed";
    Phases: "Phases of the TOW turn";
    Adjustment: "Adjustment phase";
    MainOf: "{0}’s main phase";
    Final: "Final phase";
    FinalAgain: "final phase again";
    NextTurn: "next TOW turn";

    Sweep: "Priority, slowest first";
    Holds: "has priority";
    Passed: "has passed";
    Ahead: "can still respond";
    AllTooSlow: "Too slow to respond: {0}";
    TooSlow: "too slow to respond to {0}";
    LostTie: "too slow to respond to {0}: lost the tie-break";
    Unanswerable: "A house rule allows no response.";
    OutOfCombat: "out of combat";
    NoInitiative: "no initiative in this TOW turn";
    NotCirculating: "priority does not circulate yet";
    PointsOf: "{0}/{1} AP";
    Points: "{0} AP";
    UntilTop: "until the top of the stack changes";
    UntilMain: "until its main phase";
    UntilEnd: "until the end of the TOW turn";
    PassesUntil: "auto-passes {0}, or until something new";
    PassesWhatever: "auto-passes {0}, whatever comes";
    Revoke: "Stop auto-pass";
    RevokeOf: "Stop auto-pass: {0}";
    ConcentratesOn: "concentrates on {0}: {1} AP gathered";
    GiveUp: "End concentration: {0}";

    StackEmpty: "The stack is empty.";
    PostponedStack: "Postponed stack";
    InitiativeOf: "initiative {0}";
    MayAnswer: "May respond: {0}";
    OneMayAnswer: "May respond: {0}";
    NobodyAnswers: "Nobody may respond";
    HavePassed: "Passed: {0}";
    OneHasPassed: "Passed: {0}";
    DeclareAside: "Declare without priority";
    LeftBehind: "left by an action";
    Triggered: "triggered";
    FumbleObject: "consequences of a fumble";
    ChargeAt: "{0} charges {1}";
    Charging: "{0} charges";

    HasPriority: "{0} has priority";
    Declare: "Declare";
    DeclareNow: "Declare {0}";
    DeclareLabel: "Action";
    DeclareHint: "Shoot 3ap @Orc 1d20+5 vs 12 leaves Arrow · Spell 2 potency [mode] bolt@Orc postponed";
    Targets: "Targets";
    SavedActions: "Saved actions";
    SavedHint: "One per line, as you would declare it";
    UnknownTarget: "No target is called {0}.";
    BadFormula: "“{0}” is not a dice formula. Try 1d20+3.";
    NoAmount: "“{0}” has no number. Try potency 3, virtue 2.";
    Sheet: "Actor sheet";
    NoName: "An action needs a name.";
    InTheName: "{0}. “{1}” is read as part of its name.";
    NoCost: "“{0}” is not a cost. Try 2ap 1 potency, with a resource of the owner.";
    NoDifficulty: "A roll needs a DC, e.g. vs 12.";
    Postponed: "postponed";
    FumbleUpTo: "fumble on {0} or less";
    Due: "{0} due on the main stack";
    Leaves: "leaves {0}";
    Automatic: "automatic";
    PutInForce: "House rule: {0}";
    RollAgainst: "{0} vs. {1}";
    RollTyped: "roll";

    PassTo: "Pass → {0} may respond";
    PassAsk: "Pass → {0} has priority";
    PassResolve: "Pass → resolve {0}";
    PassEnd: "Pass → end of phase, {0}";
    AskOneByOne: "Ask one by one";
    NobodyActs: "Nobody acts → {0}";
    NoHitPoints: "{0} has no hit points left";
    PlaysOn: "Plays on";
    OwnerActs: "{0} acts";
    ActInPhase: "The owner of the main phase acts";
    LastChance: "Last chance to spend: {0}";
    NobodyChargesOrActs: "Nobody charges or acts → {0}";
    NobodyResponds: "Nobody responds → resolve {0}";
    NobodyRespondsAsDeclared: "Nobody responds → {0} as declared";
    PassFor: "Auto-pass…";
    WhateverComes: "Whatever comes";

    ToStabilize: "to stabilize";
    ToRegain: "to regain self-control ({0})";
    MayAttempt: "{0} may try {1}";
    Succeeded: "Succeeded";
    Failed: "Failed";
    Declined: "No attempt";
    MayCharge: "{0} may declare a charge";
    NoCharge: "{0} doesn’t charge";
    NobodyCharges: "Nobody charges";
    ChargeWhom: "Charge {0}";
    ChargeOnly: "Charge";
    IsItLegal: "Is it legal? {0}: {1}";
    Allow: "Legal";
    Disallow: "Illegal";

    Resolving: "Resolve {0}";
    ResolveNow: "Resolve → {0}";
    RollNow: "Roll {0} → {1}";
    Difficulty: "Final DC";
    RolledTotal: "Roll total";
    Take: "Use total";
    Success: "Success";
    Failure: "Failure";
    Fumble: "Fumble";
    Consequences: "Fumble result";
    TargetsNow: "Targets now";
    Applied: "applied";
    IllegalNow: "illegal, dropped";
    Gone: "gone, dropped";
    RedirectTo: "goes to {0}";
    RedirectPlace: "goes to a place…";
    Place: "Place";
    FurtherTargets: "Further targets, chosen now";

    Triggers: "Triggered effects";
    TriggerName: "Effect";
    Owner: "Owner";
    When: "When";
    Cost: "Cost in AP";
    Once: "Once only";
    WhenAdjustment: "the adjustment phase starts";
    WhenMain: "a main phase starts";
    WhenFinal: "the final phase starts";
    WhenOwnMain: "its own main phase starts";
    WhenDeclared: "{0} has declared an action";
    WhenResolved: "an action of {0} resolves";
    WhenTold: "the GM says so";
    Fire: "Trigger now: {0}";
    RemoveIt: "Remove {0}";
    Register: "Add triggered effect";

    InitiativeFormula: "Initiative, e.g. 1d10+4";
    Limits: "Limits each TOW turn, e.g. potency 3, virtue 2";
    Archer: "Archer";
    Mage: "Mage";
    Orc: "Orc";
    Goblin: "Goblin";
    Potency: "potency";
    ShotLine: "Shoot 3ap 1d20+5 vs 12 fumble 2 leaves Arrow";
    LightningLine: "Chain lightning 4ap 2 potency";
    AxeLine: "Axe 2ap 1d20+3 vs 11 fumble 2";
    DodgeLine: "Dodge 1ap";
    HowArrow: "Play it: in the archer’s main phase, declare Shoot at the orc. The shot succeeds, the arrow is postponed, and it lands in the final phase.";
    HowLightning: "Then, in the mage’s main phase, declare Chain lightning at the goblin, remove the goblin, and redirect the bolt to the ground. It jumps from there.";

    EffectOf: "{0} ({1})";
    AnEffect: "a triggered effect";
    Waits: "waits for the next priority";
    ComesNext: "next: {0}";
    SomePlace: "another place";

    OneMissing: "{0} missing";
    SomeMissing: "{0} missing";
}
