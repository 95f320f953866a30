//! Words that stand alone: labels, headings, names of things.

/// A word or a phrase without anything to fill in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Word {
    /// The heading of the encounter before the fight.
    Preparation,
    /// The heading of the order.
    Order,
    /// The heading of the log.
    Log,
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
    /// Hit points, short.
    HitPointsShort,
    /// The heading of awareness.
    Awareness,
    /// The summary that opens the awareness of single combatants.
    AwarenessByOne,
    /// The fight starts.
    Start,
    /// Nobody has been entered.
    NobodyYet,
    /// Rolls for all.
    RollAll,
    /// Rolls for one.
    Roll,
    /// The total of a roll at the table.
    Total,
    /// Takes the typed total.
    Enter,
    /// The heading of the rolls.
    Initiative,
    /// Flat-footed.
    FlatFooted,
    /// Surprised.
    Surprised,
    /// The heading of conditions.
    Conditions,
    /// The amount of damage or healing.
    Amount,
    /// Damage.
    Damage,
    /// Heal.
    Heal,
    /// What is left of the turn.
    Budget,
    /// Back to the turn before.
    PreviousTurn,
    /// Ends the fight.
    EndFight,
    /// The fight is over.
    FightOver,
    /// Lets a round pass in which nobody can act.
    Continue,
    /// Nobody can act.
    Standstill,
    /// Carries out the top of the stack.
    Resolve,
    /// The heading of the stack.
    Stack,
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
    /// Nothing has happened.
    NothingYet,
    /// A newcomer joins the fight.
    AddToFight,
    /// The button that opens the menu.
    Menu,
    /// The label of the choice of rules.
    Ruleset,
    /// Who acts next.
    Next,
    /// No reaction is left.
    NoReaction,
    /// How to decide a tie.
    TieHelp,
    /// Dice decide a tie.
    RollOff,
    /// The heading of what others may answer.
    OutOfTurn,
    /// Puts the turn off.
    Delay,
    /// Somebody who delays.
    Delaying,
    /// Somebody who holds an action ready.
    Ready,
    /// Opens the form that readies an action.
    ReadyAction,
    /// To which count a turn is put off; it may stay empty.
    DelayCount,
    /// A round before contact passes.
    PrepareRound,
    /// How many rounds have passed before contact.
    Prepared,
    /// The heading of house rules.
    HouseRules,
    /// Initiative is rolled each round.
    RollEachRound,
    /// Everybody rolls again in the middle of the fight.
    RerollAll,
    /// The sample of a kobold in a corridor.
    SampleKobold,
    /// The sample of Lidda and the gargoyle.
    SampleGargoyle,
    /// The sample of the archer at the door.
    SampleDoor,
    /// The sample of the bandit camp.
    SampleCamp,
    /// A foe of a sample.
    Kobold,
    /// A foe of a sample.
    Orc,
    /// A foe of a sample.
    Gnoll,
    /// A foe of a sample.
    Captain,
    /// A foe of a sample.
    Bandit,
    /// Opens the sheet of keys.
    Help,
    /// The fight is shown as it was.
    LookingBack,
    /// Under the log of an encounter that was compacted.
    LogBegins,
    /// Returns from looking back.
    ReturnToNow,
    /// Copies the log.
    LogTools,
    /// The button that begins a guided fight.
    GuidedFight,
    /// The heading of other branches.
    Branches,
    /// Takes up another branch.
    TakeBranch,
    /// Drops a branch for good.
    DropBranch,
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
    /// The foe of the sample.
    Gargoyle,
}
