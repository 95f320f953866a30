//! Nonlethal and massive damage, in English.

use crate::catalog::messages;

messages! {
    /// A text about nonlethal and massive damage.
    WoundText;
    Nonlethal: "Nonlethal";
    DealTo: "Deal {0} nonlethal to {1}";
    Short: "NL {0}";
    Mark: "{0} nonlethal";
    Said: "{0} nonlethal damage";
    LogTaken: "{0} takes {1} nonlethal damage ({2} in all).";
    LogStaggered: "{0} takes {1} nonlethal damage ({2} in all) and is staggered.";
    LogKnockedOut: "{0} takes {1} nonlethal damage ({2} in all) and is unconscious.";
    LogHealed: "{0} heals {1} nonlethal damage ({2} left).";
    Why: "{0} has taken {1} nonlethal damage. When it equals the current HP, {0} is staggered; above them, unconscious. Healing removes as much of it.";
    WhyStaggered: "{0} is staggered: nonlethal damage equals the current HP. Only one move or standard action.";
    WhyKnockedOut: "{0} is unconscious: nonlethal damage is above the current HP.";
    LogSpared: "{0} takes no nonlethal damage: undead and constructs are not subject to it.";
    WhyDestroyed: "{0} is destroyed: undead and constructs are never disabled or dying.";
    NotCounted: "Nonlethal damage counts only in D&D 3.0 and 3.5.";
    AsksMassive: "{0}: massive damage, Fortitude save, DC {1}";
    SaveBy: "{0}: Fortitude save {1}";
    Survives: "Survives";
    Dies: "Dies";
    MassiveMark: "massive damage";
    LogMassive: "{0} must make a Fortitude save against massive damage.";
    LogSurvives: "{0} survives the massive damage.";
    LogKilled: "{0} dies of massive damage.";
    WhyMassive: "{0} took 50 or more points of damage from one hit: a Fortitude save (DC 15), or {0} dies.";
    NoMassive: "{0} has no save to make against massive damage.";
}
