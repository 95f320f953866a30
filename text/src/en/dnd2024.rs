//! D&D 5e (2024), in English.

use crate::catalog::messages;

messages! {
    /// A text of D&D 5e (2024) that other rulesets do not need.
    Dnd2024Text;
    BetterOfTwo: "initiative: advantage";
    WorseOfTwo: "initiative: disadvantage";
    OneDie: "advantage and disadvantage cancel out";
    Score: "initiative score";
    WhyAdvantage: "{0} rolled initiative with advantage: {1}.";
    WhyDisadvantage: "{0} rolled initiative with disadvantage: {1}.";
    WhyOneDie: "{0} rolled initiative normally: advantage and disadvantage cancel out ({1}).";
    OtherDie: "The other d20: {0}.";
    WhyScore: "{0} used an initiative score instead of rolling: {1} plus the modifier.";
    ScoreSources: "Includes: {0}.";
    OwnAdvantage: "own advantage";
    OwnDisadvantage: "own disadvantage";
    Surprised: "surprised";
    Invisible: "invisible";
    Incapacitated: "incapacitated";
    Poisoned: "poisoned";
    Frightened: "frightened";
    Exhausted: "exhausted";
    WhySurprised: "{0} noticed no threat: disadvantage on initiative.";
    WhyExhausted: "{0} has exhaustion {1}: −{2} on d20 tests. Level 6 is death.";
    WhyExhaustedByLevel: "{0} has exhaustion {1}: disadvantage on initiative and Stealth, and from level 3 on saving throws. Level 6 is death.";
    Exhaustion: "Exhaustion";
    ExhaustionLevel: "exhaustion {0}";
    OneLess: "Remove a level";
    OneMore: "Add a level";
    ExpendSlot: "Expend a spell slot";
    SlotExpended: "spell slot expended";
    LogScored: "{0}: initiative score {1}.";
    LogSlot: "{0} expends a spell slot.";
    LogExhaustion: "{0}: exhaustion {1}.";
    RejectSlot: "{0} has already expended a spell slot this turn.";
    Inspiration: "Heroic Inspiration";
    RollAgain: "Roll again";
    LogInspired: "{0} gains Heroic Inspiration.";
    LogNotInspired: "{0} no longer has Heroic Inspiration.";
    RejectNotInspired: "{0} doesn’t have Heroic Inspiration.";
    Alert: "Alert";
    AlertHint: "Alert: a typed initiative modifier includes its {0}. If none is typed, the app adds {0} to the Dexterity modifier.";
    FeralInstinct: "Feral Instinct";
    ActionSurge: "Action Surge";
    SummonedBy: "{0} is summoned by";
    WhySummoned: "{0} acts on {1}, right after {2}, its summoner.";
    WhySwapped: "{0} acts on {1}: swapped initiative with {2} (Alert).";
    LogSwapped: "{0} takes the initiative of {2}: {1}.";
    AskSwap: "{0} has the Alert feat. Swap initiative with:";
    SwapWith: "{0} ({1})";
    NoSwap: "No swap";
    RejectNoSwap: "Under these rules nobody swaps initiative.";
    RejectNotAlert: "{0} doesn’t have the Alert feat.";
    RejectNotAnAlly: "{0} can only swap with an ally, and {1} isn’t one.";
    RejectIncapacitated: "{0} is incapacitated: no swap of initiative.";
    RejectSwapped: "{0} has already swapped initiative.";
    RejectTooLate: "Initiative is swapped right after the rolls, before anyone acts.";
}
