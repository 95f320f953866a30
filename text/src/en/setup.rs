//! Setup and the texts around every screen, in English.

use crate::catalog::messages;

messages! {
    /// A text of the setup screen, or around every screen.
    SetupText;
    Setup: "Setup";
    SampleAmbush: "The ambush";
    Undo: "Undo";
    Redo: "Redo";
    AddCombatants: "Add combatants";
    QuickHint: "4 goblin +2 hp 7 ac 15 · 6 rat group · Aria +3 dex 17 pc";
    Add: "Add";
    FullForm: "Full form";
    Edit: "Edit";
    Remove: "Remove";
    Close: "Close";
    Side: "Side";
    ChallengeShort: "CR";
    InitiativeGroup: "group";
    Awareness: "Awareness";
    IndividualAwareness: "Individuals and checks";
    Types: "types, {0}";
    Rolls: "rolls, {0}";
    OneRoll: "one roll, {0}";
    StartCombat: "Start combat";
    NoCombatants: "No combatants yet. Add some, or try a sample.";
    Turn: "turn";
    Override: "Override";
    TypeCommand: "Type a command";
    Menu: "Menu";
    Ruleset: "Rules";
    PassPreparationRound: "Pass a preparation round";
    PreparationRounds: "Preparation rounds";
    HouseRules: "House rules";
    SampleKobold: "The kobold in the corridor";
    SampleGargoyle: "Lidda and the gargoyle";
    SampleDoor: "The archer at the door";
    SampleCamp: "The bandit camp";
    SampleRoad: "The ambush on the road";
    SampleSides: "Two ships";
    SampleRelay: "The relay";
    SampleCards: "The showdown";
    KeysAndHelp: "Shortcuts and help";
    Tutorial: "Tutorial";
    Escape: "Esc";
    Space: "Space";
    Shift: "Shift";
    KeepScreenOn: "Keep screen on during combat";
    Rules: "The rules";
    TowTurn: "TOW turn {0}";
    SampleTow: "Arrow and lightning";
    TowQuickHint: "Orc 1d10+1 ap 3 · Archer 1d10+5 ap 4 pc · an object is an actor too: Trap 1d10";
    FieldMissing: "Fill in this field.";
    FieldWhole: "Type a whole number.";
    FieldRange: "Type a whole number from {0} to {1}.";
    FieldMismatch: "This field doesn’t take that value.";
    UnknownAddress: "This address leads nowhere, so this is the start.";
    Home: "Encounters";
    PlayersScreen: "Players’ screen";
    HiddenFromPlayers: "hidden from players";
    SaveParty: "Save as party";
}
