//! The picker of conditions and effects, in English.

use crate::catalog::messages;

messages! {
    /// A text of the picker of conditions.
    PickerText;
    Find: "Find one, or write a custom one";
    Choices: "Conditions and effects";
    // The conditions that groups of the fifth edition use most, separated by commas, the commonest first.
    // They change nothing that the core decides.
    CommonConditions: "grappled,restrained,frightened,poisoned,blinded,charmed,blessed,deafened,exhausted,hidden,raging,slowed";
    // The same for 3.0 and 3.5.
    OlderConditions: "grappled,shaken,blinded,dazed,sickened,entangled,fatigued,charmed,confused,dazzled,deafened,exhausted,fascinated,frightened,helpless,nauseated,panicked,poisoned,slowed";
    // Common psychological effects of Tales of War.
    OfTheMind: "frightened,panicked,enraged,confused,charmed,fascinated";
    Exhausted: "exhausted";
    More: "More…";
    UntilTurnOf: "until {0}’s next turn";
    UntilTurnEndOf: "until the end of {0}’s next turn";
    UntilActionOf: "until {0}’s next action";
    UntilRoundEnd: "until the round ends";
    UntilRemoved: "until removed";
    UntilSelfControl: "until self-control is regained";
    UntilSaved: "until a save";
    AtMostRounds: "Rounds at most";
    SaveNotStated: "not stated";
    Minute: "1 minute";
    EndsWithConcentration: "Ends with concentration";
    EndsWithConcentrationOn: "Ends with concentration on {0}";
    Other: "Other…";
    Give: "{0}: {1}, {2}";
    GiveBy: "{0}: {1} by {3}, {2}";
    MayRegain: "May try to regain self-control in each TOW turn.";
    CannotAct: "No action, no move, no reaction.";
    NoActions: "No actions and no reactions.";
}
