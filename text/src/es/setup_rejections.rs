//! Rejections that setup can show, in Spanish.

use crate::en::setup_rejections::SetupRejectionText;
use crate::catalog::translation;

translation! {
    SetupRejectionText;
    ProfileName: "Escribe un nombre, y que no sea demasiado largo.";
    ProfileDexterity: "La Destreza va de 0 a 99.";
    ProfileInitiative: "El modificador de iniciativa va de −99 a 99.";
    ProfileArmorClass: "La clase de armadura va de −99 a 999.";
    ProfileHitPoints: "Los puntos de golpe van de 1 a 99.999.";
    ProfileOther: "Algún dato de este combatiente no es válido.";
    NoCombatants: "No hay combatientes: añade alguno.";
    TotalOutOfRange: "Un total va de −999 a 999.";
    TextTooLong: "El texto es demasiado largo o está vacío.";
    UnseenCharacters: "El texto tiene saltos de línea o caracteres invisibles.";
    NotIdentical: "La tirada común es para criaturas idénticas, y {0} no lo es.";
    InternalError: "Error interno de Asalto. No ha cambiado nada, y el fallo es nuestro.";
    NotNow: "Eso no se puede hacer ahora.";
}
