//! The combat screen, in English.

use crate::catalog::messages;

messages! {
    /// A text of the combat screen.
    CombatText;
    DecisionNeeded: "Decision needed";
    FirstOf: "1 of {0}";
    CastSpell: "Cast a spell";
    Cast: "Cast";
    Spell: "Spell";
    SpellLevel: "Spell level";
    OneRoundCasting: "Casting takes 1 round";
    SpellSource: "Magic";
    Arcane: "arcane";
    Divine: "divine";
    ConcentrateOn: "Concentrate on a spell";
    Concentrate: "Concentrate";

    DeleteKey: "Del";
    OlderLines: "Show earlier entries";
    AgainstWhom: "against {0}";

    DeclareAction: "Declare an action";
    DeclaredAction: "Action";

    ReadyWhat: "Action";
    ReadyWhen: "Trigger";
    AnyTrigger: "when the moment comes";
    KindOfAction: "Kind of action";
    ReadyAgainst: "Against";
    Anyone: "anyone";
    Purpose: "Purpose";
    ToAct: "to act";
    ToDistract: "to distract a spellcaster";
    ToCounterspell: "to counterspell";
    ToBrace: "to set against a charge";

    TurnOf: "{0}’s turn";
    NextIs: "Next: {0}";
    ThenResumes: "Then {0}’s turn goes on";

    InterruptedBy: "interrupted: {0} acts first";

    Order: "Order";
    Above: "above";
    Below: "below";
    FlatFooted: "flat-footed";
    Surprised: "surprised";
    NoReaction: "no reaction";
    Delaying: "delaying";
    Ready: "ready";
    Next: "next";
    Conditions: "Condition";
    Amount: "Amount";
    Damage: "Damage";
    Heal: "Heal";
    Budget: "This turn";
    TakenBack: "Taken back";
    PreviousTurn: "Previous turn";
    EndCombat: "End combat";
    CombatOver: "Combat is over.";
    NextRound: "Next round";
    TurnSkipped: "{0} is {1}: skipped.";
    NobodyCanAct: "Nobody can act.";
    Resolve: "Resolve";
    Stack: "Stack";
    RollOff: "Roll off";
    OutOfTurn: "Reactions";
    Why: "Why";
    Delay: "Delay";
    ChangeHitPoints: "Hit points of {0}";
    ChangeHint: "7 damage, +5 heal, t5 temporary, =20 sets it, or dice: 2d6";
    ReadyMore: "Kind, target, spell";
    ReadyShort: "Ready";
    MoreCommands: "More";
    ReadyAction: "Ready an action";
    DelayCount: "To count";
    RerollAll: "Reroll initiative";
    TieHelp: "Tap in turn order.";
    TieHelpFastest: "Tap the fastest first.";
    RollAll: "Roll for all";
    RollRest: "Roll the rest";
    PlayersType: "Players type their own rolls";
    UseTotals: "Use these totals";
    UseScores: "Use initiative scores";
    Roll: "Roll";
    Total: "Total";
    Enter: "Enter";
    Initiative: "Initiative";
    LogEmpty: "No entries yet.";
    EarlierEntriesCondensed: "Earlier entries were condensed to save space.";
    ViewingEarlierMoment: "You’re viewing an earlier moment. Acting here starts a new branch; nothing is lost.";
    ReturnToNow: "Return to now";
    Moment: "Moment";
    MomentOf: "{0} of {1}";
    LogTools: "Dice and log";
    Branches: "Other branches";
    SwitchToBranch: "Switch to branch";
    DeleteBranch: "Delete branch";
    LinesOfTurn: "Entries of this turn";
    TurnsOfRound: "The turns of this round";
    RowTakes: "takes {0}";
    RowRegains: "regains {0}";
    RowFalls: "{0} goes down";
    RowDies: "{0} dies";
    RowDelays: "delays";
    RowReadies: "readies";
    RowInitiative: "initiative";
    RowNotDie: "{0}, not {1}";
    RowPasses: "passes";
    RowPass: "pass";
    OneTurn: "1 turn";
    Turns: "{0} turns";
    CombatLog: "Combat log";
    AddCombatants: "Add combatants";

    ActsAfter: "{0} acts after this turn";
    ActsBefore: "{0} acts before this turn";
    TriggerReadied: "Trigger {0}’s readied action";
    WithStep: "with a 5-foot step";
    TriggerReadiedTogether: "Trigger together: {0}";
    ReadiedSpell: "Readied spell (uses concentration)";
    LevelOfReadiedSpell: "Level, if a spell";
    IgnoresTrigger: "{0} ignores the trigger";
    ActsFirst: "{0} acts first";
    KeepsConcentrating: "{0} keeps concentrating";
    StopsConcentrating: "{0} loses concentration";
    WhyCount: "{1}: why {0} acts here";
    HitPointsOf: "{0} of {1} hit points";
    Tie: "Tie between {1}: {0} to decide.";

    Kobold: "Kobold";
    Orc: "Orc";
    Gnoll: "Gnoll";
    Captain: "Captain";
    Bandit: "Bandit";
    Gargoyle: "Gargoyle";

    CheckAgainst: "{0}: {1}, DC {2}";
    CheckOf: "{0}: {1}";
    Concentration: "Concentration";
    Spellcraft: "Spellcraft";
    Dispel: "dispel check";
    Follows: "Success: {0}. Failure: {1}.";
    SpellGoesOn: "the spell is cast";
    SpellLost: "the spell is lost";
    MayCounter: "the same spell counters it";
    StaysReady: "the counterspell stays ready";
    Number: "Modifier, or total";
    RollWith: "Roll d20 {0}";
    TotalIs: "Total {0}";
    TotalOfDie: "Total of the die";
    TotalMissing: "Type the total: the player rolls the die.";
    Success: "Success";
    Failure: "Failure";

    MayCounterNow: "{0} may counter: {1}";
    SameSpell: "The same spell ({0})";
    DispelMagic: "Dispel magic";
    CasterLevel: "Opposing caster level";
    DoNotCounter: "Don’t counter";
    Distract: "Distract";
    Distraction: "DC (the level is added)";

    KeepsSpell: "{0} concentrates on {1}: save, DC {2}";
    KeepsConcentration: "Keeps concentrating";
    LosesConcentration: "Loses concentration";
    SavesAgainst: "{0}: save against {1}, DC {2}";

    Duration: "Duration";
    ForRounds: "some rounds";
    UntilTurnStart: "until the start of a turn";
    UntilTurnEnd: "until the end of a turn";
    UntilAction: "until a combatant’s next action";
    UntilEnded: "until removed";
    Rounds: "Rounds";
    WhoseTurn: "Whose turn";
    Source: "Source";
    EndNow: "End";
    CausedBy: "by {0}";
    ThisRound: "this round";
    OneRound: "{0} round";
    SomeRounds: "{0} rounds";
    StartOf: "until the start of {0}’s turn";
    EndOf: "until the end of {0}’s turn";
    NextEndOf: "until the end of {0}’s next turn";
    ActOf: "until {0}’s next action";
    NoEnd: "until removed";
    UntilSaved: "until a save, DC {0}";

    PlaceInOrder: "Change initiative";
    AtCount: "New count";
    ChangePlace: "Move";
    Earlier: "Earlier";
    Later: "Later";
    SkipTurn: "Skip turn";
    GiveTurn: "Give a turn";
    BringBack: "Bring back {0}";
    ArrivesAware: "{0} arrives aware: acts first";

    Mounting: "Mount";
    MountOf: "Mount";
    MountControl: "The mount is";
    MountAnimal: "an animal, on its rider’s count";
    MountIntelligentTogether: "intelligent, on its rider’s count";
    MountIntelligentApart: "intelligent, on its own count";
    MountControlled: "controlled, on its rider’s count";
    MountIndependent: "independent, on its own count";
    MountUp: "Mount up";
    DismountFrom: "{0} dismounts from {1}";
    RiddenBy: "ridden by {0}";

    Half: "Half";
    Double: "Double";
    Temporary: "Temp HP";
    TemporaryLeft: "+{0} temp HP";
    FullHitPoints: "Full HP";
    SeveralTargets: "Several targets";
    ForTarget: "For {0}";
    Concentrating: "concentrates: {0}";
    ConcentratingUnnamed: "concentrates";
    WorseRolls: "initiative {0}";
    NewNextRound: "new next round";

    GroupAble: "{0} of {1} can act";
    OutOf: "{0} of {1}";
    GroupMember: "{0} ({1} of {2})";
    EndGroupTurn: "End the whole group’s turn: {0}";
    LeaveGroup: "Leave the group";
    JoinGroup: "Join group: {0}";
    JoinsNextRound: "joins the group next round";

    Save: "Saving throw";
    SaveName: "Which save";
    Difficulty: "DC";
}
