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

    LogSaveFails: "{0} falla la salvación de {1} sin tirar: {2}.";
    LogTyped: "{0}: {1} de daño ({2}).";
    LogLost: "{0} pierde {1} PG ({2}). Queda en {3}.";
    LogMagical: "{0} mágico";
    LogDefended: "{0} ({1}): {2}.";
    StepImmunity: "inmunidad, {1} en vez de {0}";
    StepNonmagicalImmunity: "inmunidad al daño no mágico, {1} en vez de {0}";
    StepResistance: "la resistencia reduce {0} a la mitad ({1})";
    StepNonmagicalResistance: "la resistencia al daño no mágico reduce {0} a la mitad ({1})";
    StepVulnerability: "la vulnerabilidad sube {0} a {1}";
    StepReduction: "la reducción de daño deja {0} en {1}";
    StepEnergy: "la resistencia deja {0} en {1}";
    TypeOfDamage: "Tipo de daño";
    NoTypeChosen: "sin tipo";
    BypassesReduction: "Ignora la RD";
    Magical: "Mágico";
    Defenses: "Defensas";
    DefensesHint: "Ejemplo: resiste fuego, inmune a veneno";
    NoType: "En este juego no hay daño de ese tipo: {0}.";
    Typed: "{0} ({1})";
    PastReduction: "{0} (ignora la RD)";
    PastNonmagical: "{0} (mágico)";
    PastSilver: "{0} (plateado)";
    PastAdamantine: "{0} (adamantina)";
    Silvered: "Plateada";
    OfAdamantine: "Adamantina";
    ExceptSilver: "{0} salvo plata";
    ExceptAdamantine: "{0} salvo adamantina";
    PastAll: "{0} (ignora las defensas)";
    Immune: "inmune a {0}";
    ImmuneNonmagical: "inmune a daño no mágico {0}";
    Resists: "resiste {0}";
    ResistsNonmagical: "resiste daño no mágico {0}";
    Vulnerable: "vulnerable a {0}";
    Energy: "resiste {0} {1}";
    Reduction: "RD {0}/{1}";
    ReductionNeedsType: "{0}: {1} solo cuenta contra daño de armas. Escribe 14 {2}, o 14 {3} si el arma la ignora.";
    ReductionOfAll: "{0}: {1} solo cuenta contra daño de armas, y nada la ignora. Escribe 14 {2}.";
    WhyImmune: "{0} no sufre daño de este tipo: {1}.";
    WhyImmuneNonmagical: "{0} no sufre daño de este tipo, salvo que sea mágico: {1}.";
    WhyResists: "{0} sufre la mitad del daño de este tipo, redondeando hacia abajo: {1}.";
    WhyResistsNonmagical: "{0} sufre la mitad del daño de este tipo, redondeando hacia abajo, salvo que sea mágico: {1}.";
    WhyVulnerable: "{0} sufre más daño de este tipo: {1}. Se duplica; en D&D 3.5 aumenta en la mitad.";
    WhyEnergy: "{0} sufre {2} menos cada vez que recibe daño de este tipo: {1}.";
    WhyReduction: "{0} sufre {1} menos de cada ataque que no ignore la reducción de daño.";
}
