//! Messages with typed arguments, in English.

use crate::catalog::messages;

messages! {
    /// A pattern behind the messages with typed arguments.
    MessageText;
    SurpriseRound: "Surprise round";
    Round: "Round {0}";
    TurnOf: "turn {0} of {1}";
    EndTurn: "End {0}’s turn";
    EndTurnNext: "End {0}’s turn → {1}";
    ActsNow: "acts now, on {0}";
    TurnChanged: "{0}. {1}’s turn.";
    TurnChangedNext: "{0}. {1}’s turn. Next: {2}.";

    AddsOne: "Adds {0}";
    AddsMany: "Adds {0}: {1}";
    Labeled: "{0}: {1}";
    TitleOneMore: "{0} and {1} more";
    TitleMore: "{0} and {1} more";

    SideAware: "{0} aware of {1}";
    SideUnaware: "{0} unaware of {1}";
    SidePartlyAware: "{0} partly aware of {1}";
    AllAware: "Everyone is aware: no surprise round. Roll initiative.";
    NoneAware: "Nobody is aware: no surprise round. Roll initiative.";
    OneAware: "Surprise round: {0} acts, one action.";
    SomeAware: "Surprise round: {0} act, one action each.";
    NoneSurprised: "Nobody is surprised.";
    OneSurprised: "{0} is surprised.";
    SomeSurprised: "{0} are surprised.";

    NoRulesFound: "No rule has all these words.";
    OneRuleFound: "{0} rule";
    RulesFound: "{0} rules";
    LastDownload: "Last download: {0}.";
    StorageUsed: "{0} KB stored here.";
    OneEncounterAdded: "1 encounter added.";
    EncountersAdded: "{0} encounters added.";
}
