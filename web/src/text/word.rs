//! Words that stand alone: labels, headings, names of things.

/// A word or a phrase without anything to fill in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Word {
    /// The heading of the encounter before the fight.
    Preparation,
    /// The sample of an ambush.
    Sample,
    /// Undo.
    Undo,
    /// Redo.
    Redo,
    /// The label of the quick line.
    QuickLine,
    /// The hint under the quick line.
    QuickHint,
    /// Add.
    Add,
    /// The button that opens the whole form.
    Form,
    /// Edit.
    Edit,
    /// Remove.
    Remove,
    /// Close.
    Close,
    /// The side of a combatant.
    Side,
    /// Hit points.
    HitPoints,
    /// Armor class, short.
    ArmorClassShort,
    /// Dexterity, in short.
    DexterityShort,
    /// Hit points, short.
    HitPointsShort,
    /// One of those who share a roll, before the number of their group.
    Group,
    /// The heading of awareness.
    Awareness,
    /// The summary that opens the awareness of single combatants.
    AwarenessByOne,
    /// The fight starts.
    Start,
    /// Nobody has been entered.
    NobodyYet,
    /// The turn, as a card of the stack.
    Turn,
    /// The game master rules otherwise.
    RuleOtherwise,
    /// Storage is blocked.
    MemoryOnly,
    /// A part of the app could not be loaded.
    PartMissing,
    /// Tries once more.
    TryAgain,
    /// Storage did not take the fight.
    NotSaved,
    /// What was stored cannot be read, and was kept aside.
    KeptAside,
    /// The button that opens the menu.
    Menu,
    /// The label of the choice of rules.
    Ruleset,
    /// A round before contact passes.
    PrepareRound,
    /// How many rounds have passed before contact.
    Prepared,
    /// The heading of house rules.
    HouseRules,
    /// The sample of a kobold in a corridor.
    SampleKobold,
    /// The sample of Lidda and the gargoyle.
    SampleGargoyle,
    /// The sample of the archer at the door.
    SampleDoor,
    /// The sample of the bandit camp.
    SampleCamp,
    /// Opens the sheet of keys.
    Help,
    /// The button that begins a guided fight.
    GuidedFight,
    /// The name of the key.
    Escape,
    /// The name of the key.
    Space,
    /// The name of the key.
    Shift,
    /// A new version of the app is there.
    UpdateReady,
    /// Takes the new version.
    UpdateNow,
    /// The switch that keeps the screen awake.
    StayAwake,
    /// The app has started without the last encounter.
    SafeMode,
    /// The newest of an encounter could not be read.
    LastUnreadable,
    /// A newer version of the app wrote an encounter.
    NewerVersion,
    /// Storage has little room left.
    NearlyFull,
    /// Another tab changed the encounter, and both are kept.
    Forked,
    /// Another tab deleted the encounter.
    DeletedElsewhere,
    /// Keeps what another tab deleted.
    KeepHere,
    /// Lets go what another tab deleted.
    LetGo,
    /// Another tab plays the encounter, or the page around the app does.
    Following,
    /// Plays on in this tab.
    TakeOver,
    /// All encounters as a file.
    DownloadAll,
    /// A file had no encounter in it.
    NothingInFile,
    /// The heading of the rules, and the way to them.
    Rules,
}
