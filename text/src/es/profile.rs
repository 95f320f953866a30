//! The full form for a combatant, in Spanish.

use crate::en::profile::ProfileText;
use crate::catalog::translation;

translation! {
    ProfileText;
    InitiativeRoll: "Tirada de iniciativa";
    OneDie: "Normal";
    Advantage: "Ventaja";
    Disadvantage: "Desventaja";
    Group: "Grupo con tirada común (número)";
    StealthRoll: "Tirada de Sigilo";
    BonusActions: "Qué da acciones adicionales (separa con comas)";
    Position: "Posición y notas";
    PlayerCharacter: "Personaje jugador";
    PlayersSeeAll: "Los jugadores ven todo de un personaje jugador: nombre, números y tiradas.";
    NameForPlayers: "Nombre para los jugadores hasta revelarlo";
    RevealWhenActing: "Revelar en su turno o cuando actúe";
    ImprovedInitiative: "Iniciativa mejorada";
    CombatReflexes: "Reflejos de combate";
    UncannyDodge: "Esquiva asombrosa";
    Undead: "Muerto viviente";
    Construct: "Constructo";
    BraceWeapon: "Arma para recibir cargas";
    Name: "Nombre";
    Save: "Guardar";
    Cancel: "Cancelar";
    NotSaved: "Estos cambios aún no se han guardado.";
    SecondPlace: "Segundo puesto con iniciativa";
    Lair: "En su guarida (actúa con iniciativa 20)";
    LairOf: "{0} (guarida)";
    SecondOf: "{0} (segundo puesto)";
    OwnFormula: "Dados de iniciativa propios, como 1d10";
    Challenge: "Valor de desafío";
    BadChallenge: "Escribe un valor de desafío: 0, 1/8, 1/4, 1/3, 1/2, o de 1 a 30.";
}
