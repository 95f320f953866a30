//! Limited uses, in English.

use crate::catalog::messages;

messages! {
    /// A text about limited uses.
    LimitedUseText;
    Heading: "Limited uses";
    Hint: "Fire Breath 5-6, Blink 3/day";
    Fault: "“{0}” doesn’t say when it comes back: write “Fire Breath 5-6” or “Blink 3/day”.";
    Many: "Use each name only once, and list at most 20.";
    WithRecharge: "{0} (recharge {1})";
    WithDay: "{0} ({1}/day)";
    Left: "{0}: {1} of {2} left";
    SpendOne: "{0}, {1} of {2}: left, spend it";
    SpendToo: "Spend {0}";
    GiveBack: "{0}, {1} of {2}: spent, give it back";
    RechargesOn: "recharges on {0}";
    SpentRecharges: "spent, recharges on {0}";
    LeftUntilRest: "{0} of {1} until a rest";
    LeftToday: "{0} of {1} today";
    Asks: "{0} rolls to recharge {1}: d6, {2}";
    Face: "d6 roll";
    RollDie: "Roll d6";
    Enter: "Enter {0}";
    IsBack: "It’s back";
    StillSpent: "Still spent";
    Spends: "{0} uses {1}";
    GetsBack: "{0} gets {1} back";
    RollsFor: "{0} rolls to recharge {1}";
    Stays: "{0}: {1} stays spent";
    LogSpent: "{0} uses {1}.";
    LogCarried: "{0}: {1}, {2} already spent.";
    LogRestored: "{0}: {1} is back.";
    LogDue: "{0}: a d6 decides whether {1} is back.";
    LogBack: "{0} rolls {2}: {1} is back.";
    LogNotBack: "{0} rolls {2}: {1} stays spent.";
    LogStays: "{0}: {1} stays spent.";
    WhyRecharge: "{0}: {1} is back when a d6 shows {2} at the start of {0}’s turn, even if that turn is skipped, or after a rest.";
    WhyDay: "{0}: {1}, {2} a day. Uses are back after a long rest.";
    Unknown: "{0} has no such limited use.";
    NoneLeft: "{0} has no use of it left.";
    NotSpent: "{0} has all uses of it left.";
    NotDue: "{0} rolls to recharge at the start of {0}’s turn.";
    FaceOutOfRange: "A d6 roll is 1 to 6, not {0}.";
}
