//! The log of Tales of War, in English.

use crate::catalog::messages;

messages! {
    /// An entry of the log of Tales of War.
    TalesOfWarLogText;
    PhaseStarted: "{0}.";
    MainPhaseSkipped: "{0}’s main phase is skipped: out of combat.";
    AttemptSucceeded: "{0} manages {1}.";
    AttemptFailed: "{0} fails {1}.";
    AttemptDeclined: "{0} doesn’t try {1}.";
    LimitsRestored: "Per-turn limits reset.";
    ChargesSkipped: "No charge: {0}.";
    OneChargeSkipped: "No charge: {0}.";
    PointsGranted: "{0} receives {1} AP.";
    PointsDiscarded: "Leftover AP are discarded.";
    Paid: "{0} pays {1}.";
    Passed: "{0} passes.";
    SomeAutoPassed: "Auto-passed: {0}.";
    OneAutoPassed: "Auto-passed: {0}.";
    EveryonePassed: "Everyone passes.";
    AutoPassSet: "{0} {1}.";
    AutoPassOver: "Auto-pass is over: {0}.";
    AutoPassNewObject: "{1} is new; auto-pass ends for {0}.";
    AutoPassRevoked: "Auto-pass stopped: {0}.";
    AutoPassUndone: "Auto-pass ended by undo: {0}.";
    Proposed: "{0} declares {1}.";
    Allowed: "{0}’s action is legal.";
    Disallowed: "{0}’s action is illegal and canceled.";
    DoneAtOnce: "{0} acts at once: {1}.";
    Pushed: "{0} puts {1} on the stack.";
    Postponed: "{0} postpones {1}.";
    Moved: "Moved to the main stack: {0}.";
    Cancelled: "{0} is canceled: {1}.";
    Resolved: "{0}: {1}{2}.";
    Roll: " (roll {0} vs. {1})";
    RollFaces: " (dice {0}, total {1} vs. {2})";
    TriggerRegistered: "{0} gets a triggered effect: {1}.";
    TriggerRemoved: "Triggered effect removed: {0}.";
    TriggerUnpaid: "{0} is canceled: {1}.";
    TriggersArose: "Triggered, waiting for the next priority: {0}.";
    ConcentrationBegun: "{0} concentrates on {1}.";
    PointsGathered: "{0} gathers {1} AP.";
    ConcentrationMet: "{0} has gathered the full cost.";
    ConcentrationGivenUp: "{0} ends concentration.";
    ConcentrationBroken: "{0} is out of combat and stops concentrating.";
    CycleEnded: "The TOW turn ends with both stacks empty.";
}
