//! Types of damage and the defenses against them, in Spanish.

use crate::catalog::translation;
use crate::en::damage::DamageText;

translation! {
    DamageText;
    Acid: "ácido";
    Bludgeoning: "contundente";
    Cold: "frío";
    Electricity: "electricidad";
    Fire: "fuego";
    Force: "fuerza";
    Lightning: "relámpago";
    Necrotic: "necrótico";
    Piercing: "perforante";
    Poison: "veneno";
    Psychic: "psíquico";
    Radiant: "radiante";
    Slashing: "cortante";
    Sonic: "sónico";
    Thunder: "trueno";

    LogDefended: "{0} ({1}): {2}.";
    StepImmunity: "inmunidad, {1} en vez de {0}";
    StepResistance: "la resistencia reduce {0} a la mitad ({1})";
    StepVulnerability: "la vulnerabilidad sube {0} a {1}";
    StepReduction: "la reducción de daño deja {0} en {1}";
    StepEnergy: "la resistencia deja {0} en {1}";
    TypeOfDamage: "Tipo de daño";
    NoTypeChosen: "sin tipo";
    BypassesReduction: "Ignora la RD";
    Defenses: "Defensas";
    DefensesHint: "Ejemplo: resiste fuego, inmune a veneno";
    NoType: "En este juego no hay daño de ese tipo: {0}.";
    Typed: "{0} ({1})";
    PastReduction: "{0} (ignora la RD)";
    PastAll: "{0} (ignora las defensas)";
    Immune: "inmune a {0}";
    Resists: "resiste {0}";
    Vulnerable: "vulnerable a {0}";
    Energy: "resiste {0} {1}";
    Reduction: "RD {0}/{1}";
    ReductionNeedsType: "{0}: {1} solo cuenta contra daño de armas. Escribe 14 cortante, o 14 cortante mágico si el arma la ignora.";
    WhyImmune: "{0} no sufre daño de este tipo: {1}.";
    WhyResists: "{0} sufre la mitad del daño de este tipo, redondeando hacia abajo: {1}.";
    WhyVulnerable: "{0} sufre más daño de este tipo: {1}. Se duplica; en D&D 3.5 aumenta en la mitad.";
    WhyEnergy: "{0} sufre {2} menos cada vez que recibe daño de este tipo: {1}.";
    WhyReduction: "{0} sufre {1} menos de cada ataque que no ignore la reducción de daño.";
}
