//! Damage and healing of several combatants, in English.

use crate::catalog::messages;

messages! {
    /// A text about the targets of damage and healing.
    AimText;
    DealTo: "Deal {0} to {1}";
    HealBy: "Heal {1} for {0}";
    AndHalf: "{0}; half to {1}";
    AndDouble: "{0}; double to {1}";
    AndQuarter: "{0}; a quarter to {1}";
    AndAmount: "{0}; {1} to {2}";
    HalfOnSave: "{0}; half on a save";
    HalfOnSaveOf: "{0}; still to save for half: {1}";
    TapWho: "Tap who takes it";
    TapWhoHeals: "Tap who is healed";
    Falls: "down";
    Combatants: "{0} combatants";
    AimHelp: "Tap rows or type names. A second tap halves, a third removes.";
    HealHelp: "Tap rows or type names. A second tap removes.";
    Targeted: "Target: {0}.";
    Halved: "Half damage: {0}.";
    Spared: "No target: {0}.";
    NobodyCalled: "Nobody is called “{0}”.";
    NeitherNameNorType: "“{0}” is neither a combatant nor a type of damage.";
    OnlySome: "“{0}” bypasses the damage reduction of only some of them. Deal damage to those separately.";
    NeedsWeapon: "“{0}” counts only for weapon damage. Type 14 slashing {0}.";
    SecondType: "“{0}” is a second type without an amount. Type 5 fire + 4 cold.";
    SecondAmount: "“{0}” is a second amount. Deal it to its targets separately.";
    OnlyDamage: "Only damage has types and parts.";
    SeveralCalled: "Several are called “{0}”. Type more of the name, or its number.";
    NoNumber: "Nobody is called “{0}”. Did you mean {1}?";
    CriticalDice: "“{0}” changes no amount here. Type all the dice of the critical hit.";
    SaveForHalf: "Save for half";
    ThrowOf: "Save of {0}";
    ThrowFails: "{0}: fails without a roll ({1})";
    ThrowAnyway: "{0} rolls all the same";
    ThrowHint: "Total 14 or modifier +2. Blank: the app rolls.";
    NoAmount: "Type a number or dice: 7, 2d6.";
    Cancel: "Cancel";
}
