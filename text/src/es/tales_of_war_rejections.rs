//! Rejections of Tales of War, in Spanish.

use crate::en::tales_of_war_rejections::TalesOfWarRejectionText;
use crate::catalog::translation;

translation! {
    TalesOfWarRejectionText;
    NotHolding: "{0} no tiene la prioridad.";
    IsTooSlow: "A {0} le falta iniciativa para responder a la cima de la pila.";
    HasLostTie: "A {0} le falta iniciativa para responder a la cima de la pila: perdió el desempate.";
    IsOut: "{0} está fuera de combate.";
    IllegalTarget: "{0} no es un objetivo legal.";
    CannotAfford: "{0} no puede pagar: {1}.";
    NeedsConcentration: "{0} no puede pagar de una vez: {1}.";
    IsConcentrating: "{0} ya se concentra en algo.";
    NeverDeclared: "Una acción autónoma nunca se declara.";
    NeverRolled: "Una acción automática nunca necesita tirada.";
    RollNeeded: "Esta acción necesita una tirada: anota el total o elige el resultado.";
    NoRoll: "Esta acción no necesita tirada.";
    StillOffered: "{0} aún puede responder.";
    NoSuchPart: "La acción no tiene esa parte.";
    NotAsked: "{1} decide antes que {0}.";
    NoSuchTrigger: "No existe ese efecto disparado.";
    NothingToEnd: "{0} no tiene nada que terminar.";
    NoFormula: "{0} no tiene fórmula de iniciativa: anota el total.";
    TooMuch: "El número es demasiado grande.";
}
