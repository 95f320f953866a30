//! Rejections of Tales of War, in English.

use crate::catalog::messages;

messages! {
    /// A rejection that only Tales of War knows.
    TalesOfWarRejectionText;
    NotHolding: "{0} doesn’t have priority.";
    IsTooSlow: "{0} is too slow to respond to the top of the stack.";
    HasLostTie: "{0} lost the tie-break and is too slow to respond to the top of the stack.";
    IsOut: "{0} is out of combat.";
    IllegalTarget: "{0} is not a legal target.";
    CannotAfford: "{0} can’t pay: {1}.";
    NeedsConcentration: "{0} can’t pay it all at once: {1}.";
    IsConcentrating: "{0} is already concentrating.";
    NeverDeclared: "Autonomous actions are never declared.";
    NeverRolled: "Automatic actions need no roll.";
    RollNeeded: "This action needs a roll. Type the total or choose the result.";
    NoRoll: "This action needs no roll.";
    StillOffered: "{0} may still respond.";
    NoSuchPart: "The action has no such part.";
    NotAsked: "{1} decides before {0}.";
    NoSuchTrigger: "There is no such triggered effect.";
    NothingToEnd: "{0} has nothing to end.";
    NoFormula: "{0} has no initiative formula. Type the total.";
    TooMuch: "That number is too large.";
}
