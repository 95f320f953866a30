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

    LogSaveFails: "{0} rate la sauvegarde de {1} sans jet : {2}.";
    LogTyped: "{0} : {1} de dégâts ({2}).";
    LogLost: "{0} perd {1} PV ({2}). PV restants : {3}.";
    LogMagical: "{0} magique";
    LogDefended: "{0} ({1}) : {2}.";
    StepImmunity: "immunité, {1} au lieu de {0}";
    StepNonmagicalImmunity: "immunité aux dégâts non magiques, {1} au lieu de {0}";
    StepResistance: "la résistance réduit {0} de moitié ({1})";
    StepNonmagicalResistance: "la résistance aux dégâts non magiques réduit {0} de moitié ({1})";
    StepVulnerability: "la vulnérabilité porte {0} à {1}";
    StepReduction: "la réduction des dégâts ramène {0} à {1}";
    StepEnergy: "la résistance ramène {0} à {1}";
    TypeOfDamage: "Type de dégâts";
    NoTypeChosen: "sans type";
    BypassesReduction: "Ignore la RD";
    Magical: "Magique";
    Defenses: "Défenses";
    DefensesHint: "Exemple : résistance feu, immunité poison";
    NoType: "Ce jeu n’a pas de dégâts de ce type : {0}.";
    Typed: "{0} ({1})";
    PastReduction: "{0} (ignore la RD)";
    PastNonmagical: "{0} (magique)";
    PastSilver: "{0} (argenté)";
    PastAdamantine: "{0} (adamantium)";
    Silvered: "Argentée";
    OfAdamantine: "Adamantium";
    ExceptSilver: "{0} sauf argent";
    ExceptAdamantine: "{0} sauf adamantium";
    PastAll: "{0} (ignore les défenses)";
    Immune: "immunité : {0}";
    ImmuneNonmagical: "immunité aux dégâts non magiques : {0}";
    Resists: "résistance : {0}";
    ResistsNonmagical: "résistance aux dégâts non magiques : {0}";
    Vulnerable: "vulnérabilité : {0}";
    Energy: "résistance : {0} {1}";
    Reduction: "RD {0}/{1}";
    ReductionNeedsType: "{0} : {1} ne compte que contre les dégâts d’armes. Tapez 14 {2}, ou 14 {3} si l’arme l’ignore.";
    ReductionOfAll: "{0} : {1} ne compte que contre les dégâts d’armes, et rien ne l’ignore. Tapez 14 {2}.";
    WhyImmune: "{0} ne subit aucun dégât de ce type : {1}.";
    WhyImmuneNonmagical: "{0} ne subit aucun dégât de ce type, sauf s’il est magique : {1}.";
    WhyResists: "{0} subit la moitié des dégâts de ce type, arrondie à l’inférieur : {1}.";
    WhyResistsNonmagical: "{0} subit la moitié des dégâts de ce type, arrondie à l’inférieur, sauf s’ils sont magiques : {1}.";
    WhyVulnerable: "{0} subit plus de dégâts de ce type : {1}. Ils sont doublés ; en D&D 3.5, augmentés de moitié.";
    WhyEnergy: "{0} subit {2} de moins chaque fois que les dégâts sont de ce type : {1}.";
    WhyReduction: "{0} subit {1} de moins à chaque attaque qui n’ignore pas la réduction des dégâts.";
}
