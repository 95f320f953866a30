//! Types of damage and the defenses against them, in French.

use crate::catalog::translation;
use crate::en::damage::DamageText;

translation! {
    DamageText;
    Acid: "acide";
    Bludgeoning: "contondant";
    Cold: "froid";
    Electricity: "électricité";
    Fire: "feu";
    Force: "force";
    Lightning: "foudre";
    Necrotic: "nécrotique";
    Piercing: "perforant";
    Poison: "poison";
    Psychic: "psychique";
    Radiant: "radiant";
    Slashing: "tranchant";
    Sonic: "son";
    Thunder: "tonnerre";

    LogDefended: "{0} ({1}) : {2}.";
    StepImmunity: "immunité, {1} au lieu de {0}";
    StepResistance: "la résistance réduit {0} de moitié ({1})";
    StepVulnerability: "la vulnérabilité porte {0} à {1}";
    StepReduction: "la réduction des dégâts ramène {0} à {1}";
    StepEnergy: "la résistance ramène {0} à {1}";
    TypeOfDamage: "Type de dégâts";
    NoTypeChosen: "sans type";
    BypassesReduction: "Ignore la RD";
    Defenses: "Défenses";
    DefensesHint: "Exemple : résistance feu, immunité poison";
    NoType: "Ce jeu n’a pas de dégâts de ce type : {0}.";
    Typed: "{0} ({1})";
    PastReduction: "{0} (ignore la RD)";
    PastAll: "{0} (ignore les défenses)";
    Immune: "immunité : {0}";
    Resists: "résistance : {0}";
    Vulnerable: "vulnérabilité : {0}";
    Energy: "résistance : {0} {1}";
    Reduction: "RD {0}/{1}";
    ReductionNeedsType: "{0} : {1} ne compte que contre les dégâts d’armes. Tapez 14 tranchant, ou 14 tranchant magique si l’arme l’ignore.";
    WhyImmune: "{0} ne subit aucun dégât de ce type : {1}.";
    WhyResists: "{0} subit la moitié des dégâts de ce type, arrondie à l’inférieur : {1}.";
    WhyVulnerable: "{0} subit plus de dégâts de ce type : {1}. Ils sont doublés ; en D&D 3.5, augmentés de moitié.";
    WhyEnergy: "{0} subit {2} de moins chaque fois que les dégâts sont de ce type : {1}.";
    WhyReduction: "{0} subit {1} de moins à chaque attaque qui n’ignore pas la réduction des dégâts.";
}
