//! Effects of the start and the end of turns, in English.

use crate::catalog::messages;

messages! {
    /// A text about something that an effect does each turn.
    TurnEffectText;
    EachTurn: "Each turn";
    Damage: "Damage";
    Healing: "Healing";
    Regeneration: "Regeneration";
    FastHealing: "Fast healing";
    Reminder: "Reminder";
    AtStart: "at the start";
    AtEnd: "at the end";
    When: "When";
    Amount: "Amount or dice";
    DamageAtStart: "{0} damage at the start of each turn";
    DamageAtEnd: "{0} damage at the end of each turn";
    HealingAtStart: "regains {0} HP at the start of each turn";
    HealingAtEnd: "regains {0} HP at the end of each turn";
    RegenerationAtStart: "regenerates {0} HP at the start of each turn";
    RegenerationAtEnd: "regenerates {0} HP at the end of each turn";
    Lethal: "Lethal damage, such as “fire, acid”";
    ExceptLethal: "{0}; lethal damage: {1}";
    ReminderAtStart: "a reminder at the start of each turn";
    ReminderAtEnd: "a reminder at the end of each turn";
    Why: "{0}: {1}, {2}. It counts even if the turn is skipped.";
    WhyRegenerates: "{0}: {1}, {2}, unless something prevents it. It counts even if the turn is skipped.";
    AsksDamage: "{0} takes {2} damage: {1}";
    AsksHealing: "{0} regains {2} HP: {1}";
    AsksRegeneration: "{0} regenerates {2}, unless prevented";
    TakenSince: "Damage taken since its last turn: {0}";
    AsksReminder: "{0}: {1}";
    TakeDamage: "Take {0} damage";
    Regain: "Regain {0}";
    Rolls: "Roll {0}";
    Done: "Done";
    Prevented: "Prevented this turn";
    Total: "Total of the dice";
    LogDue: "{0}: “{1}” is due.";
    LogApplied: "{0}: “{1}” takes effect.";
    LogPrevented: "{0}: “{1}” does nothing this turn.";
    NotDue: "No effect does anything to {0} now. Effects come due at the start or the end of the turn.";
    Settle: "{0}: {1} takes effect";
    Prevent: "{0}: {1} is prevented";
}
