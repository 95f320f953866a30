//! Types of damage and the defenses against them, in English.

use crate::catalog::messages;

messages! {
    /// A text about types of damage and the defenses against them.
    DamageText;
    Acid: "acid";
    Bludgeoning: "bludgeoning";
    Cold: "cold";
    Electricity: "electricity";
    Fire: "fire";
    Force: "force";
    Lightning: "lightning";
    Necrotic: "necrotic";
    Piercing: "piercing";
    Poison: "poison";
    Psychic: "psychic";
    Radiant: "radiant";
    Slashing: "slashing";
    Sonic: "sonic";
    Thunder: "thunder";

    LogSaveFails: "{0} fails the {1} save without a roll: {2}.";
    LogTyped: "{0}: {1} {2} damage.";
    LogLost: "{0} takes {1} {2} damage ({3} HP).";
    LogMagical: "magical {0}";
    LogDefended: "{0} ({1}): {2}.";
    StepImmunity: "immunity, {1} instead of {0}";
    StepNonmagicalImmunity: "immunity to nonmagical damage, {1} instead of {0}";
    StepResistance: "resistance halves {0} to {1}";
    StepNonmagicalResistance: "resistance to nonmagical damage halves {0} to {1}";
    StepVulnerability: "vulnerability raises {0} to {1}";
    StepReduction: "damage reduction lowers {0} to {1}";
    StepEnergy: "resistance lowers {0} to {1}";
    TypeOfDamage: "Type of damage";
    NoTypeChosen: "no type";
    BypassesReduction: "Bypasses DR";
    Magical: "Magical";
    Defenses: "Defenses";
    DefensesHint: "Example: resists fire, immune to poison";
    NoType: "This game has no damage of this type: {0}.";
    Typed: "{0} {1}";
    PastReduction: "{0} (bypasses DR)";
    PastNonmagical: "{0} (magical)";
    PastSilver: "{0} (silvered)";
    PastAdamantine: "{0} (adamantine)";
    Silvered: "Silvered";
    OfAdamantine: "Adamantine";
    ExceptSilver: "{0} except silver";
    ExceptAdamantine: "{0} except adamantine";
    PastAll: "{0} (ignores defenses)";
    Immune: "immune to {0}";
    ImmuneNonmagical: "immune to nonmagical {0}";
    Resists: "resists {0}";
    ResistsNonmagical: "resists nonmagical {0}";
    Vulnerable: "vulnerable to {0}";
    Energy: "resists {0} {1}";
    Reduction: "DR {0}/{1}";
    ReductionNeedsType: "{0}: {1} counts only against weapon damage. Type 14 {2}, or 14 {3} for a weapon that bypasses it.";
    ReductionOfAll: "{0}: {1} counts only against weapon damage, and nothing bypasses it. Type 14 {2}.";
    WhyImmune: "{0} takes no damage of this type: {1}.";
    WhyImmuneNonmagical: "{0} takes no damage of this type unless it is magical: {1}.";
    WhyResists: "{0} takes half the damage of this type, rounded down: {1}.";
    WhyResistsNonmagical: "{0} takes half the damage of this type, rounded down, unless it is magical: {1}.";
    WhyVulnerable: "{0} takes more damage of this type: {1}. It is doubled; in D&D 3.5, half as much again.";
    WhyEnergy: "{0} takes {2} less each time damage is of this type: {1}.";
    WhyReduction: "{0} takes {1} less from each attack that doesn’t bypass the damage reduction.";
}
