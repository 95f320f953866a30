//! Nonlethal damage, in English.

use crate::catalog::messages;

messages! {
    /// A text about nonlethal damage.
    WoundText;
    Nonlethal: "Nonlethal";
    DealTo: "Deal {0} nonlethal to {1}";
    Short: "NL {0}";
    Mark: "{0} nonlethal";
    Said: "{0} nonlethal damage";
    LogTaken: "{0} takes {1} nonlethal damage ({2} in all).";
    LogHealed: "{0} heals {1} nonlethal damage ({2} left).";
    Why: "{0} has taken {1} nonlethal damage. When it equals the current HP, {0} is staggered; above them, unconscious. Healing removes as much of it.";
    WhyStaggered: "{0} is staggered: nonlethal damage equals the current HP. Only one move or standard action.";
    WhyKnockedOut: "{0} is unconscious: nonlethal damage is above the current HP.";
    NotCounted: "Nonlethal damage counts only in D&D 3.0 and 3.5.";
}
