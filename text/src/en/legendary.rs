//! Legendary creatures and lairs, in English.

use crate::catalog::messages;

messages! {
    /// A text about legendary creatures, lairs and second places.
    LegendaryText;
    ActionOf: "Legendary action: {0}";
    Another: "Another…";
    ActionName: "Legendary action";
    Cost: "Cost";
    Take: "Take action";
    LairActionOf: "Lair action: {0}";
    LairActionName: "Lair action";
    LastLairAction: "Last used: {0}";
    ActionsLeft: "Legendary actions: {0} of {1}";
    ResistanceLeft: "Legendary resistance: {0} of {1}";
    Resist: "Use legendary resistance";
    ResistSave: "Legendary resistance: succeeds";
    ResistFailure: "{0}: legendary resistance if it fails ({1} left)";
    ResistFailed: "{0} fails with {1}: use legendary resistance ({2} left)";
    AskResist: "{0} has failed a save. Legendary resistance left: {1}";
    NoResist: "No resistance";
    LogAction: "{0} takes a legendary action: {1}.";
    LogNamelessAction: "{0} takes a legendary action.";
    LogLair: "{0}: lair action, {1}.";
    LogNamelessLair: "{0}: lair action.";
    LogResisted: "{0} uses legendary resistance: the save succeeds.";
    LogResistanceUsed: "{0} uses legendary resistance.";
    WhyLair: "{0} acts on {1}, losing all ties: {2}’s lair.";
    WhySecondPlace: "{0} acts on {1}, losing all ties: {2}’s second place.";
    SecondPlace: "{0} is only a place in the order. Use the creature itself.";
    NotALair: "{0} is not a lair.";
    OwnerChanged: "{0} can’t switch between creature and second place.";
    NotLegendary: "{0} has no legendary actions.";
    NotAtTurnEnd: "{0} can take legendary actions only at the end of another creature’s turn.";
    OneAtATime: "{0} has already taken a legendary action at the end of this turn.";
    TooFewLeft: "{0} has too few legendary actions left: {1}.";
    UnableToAct: "{0} can’t act: no legendary or lair actions.";
    StillSurprised: "{0} is surprised: no legendary or lair actions until the end of the first turn.";
    NotLairTurn: "{0} can act only on its own turn.";
    LairHasActed: "{0} has already acted this turn.";
    SameLairAction: "{0} can’t take the same lair action two rounds in a row.";
    NoResistanceLeft: "{0} has no legendary resistance left.";
}
