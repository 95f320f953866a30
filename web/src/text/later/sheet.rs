//! The words of the form of a combatant.

use crate::text::template::templates;

templates! {
    /// What the form of a combatant says.
    Sheet;
    InitiativeRoll: "Initiative roll", "Tirada de iniciativa", "Jet d’initiative";
    OneDie: "One die", "Un dado", "Un dé";
    Advantage: "Advantage", "Ventaja", "Avantage";
    Disadvantage: "Disadvantage", "Desventaja", "Désavantage";
    Group: "Group with one roll (number)", "Grupo con una tirada (número)", "Groupe à un seul jet (numéro)";
    Stealth: "Stealth modifier", "Modificador de Sigilo", "Modificateur de Discrétion";
    StealthRoll: "Stealth roll", "Tirada de Sigilo", "Jet de Discrétion";
    PassivePerception: "Passive Perception", "Percepción pasiva", "Perception passive";
    BonusActions: "Bonus actions granted by (commas between)", "Acciones adicionales concedidas por (entre comas)", "Actions bonus accordées par (entre virgules)";
    Position: "Position and notes", "Posición y notas", "Position et notes";
    Modifier: "Initiative modifier", "Modificador de iniciativa", "Modificateur d’initiative";
    Dexterity: "Dexterity score", "Puntuación de Destreza", "Valeur de Dextérité";
    ArmorClass: "Armor class", "Clase de armadura", "Classe d’armure";
    PlayerCharacter: "Player character", "Personaje jugador", "Personnage joueur";
    ImprovedInitiative: "Improved Initiative", "Iniciativa mejorada", "Science de l’initiative";
    CombatReflexes: "Combat Reflexes", "Reflejos de combate", "Attaques réflexes";
    UncannyDodge: "Uncanny dodge", "Esquiva asombrosa", "Esquive instinctive";
    BraceWeapon: "Weapon to receive a charge", "Arma para recibir cargas", "Arme de réception de charge";
    Name: "Name", "Nombre", "Nom";
    Save: "Save", "Guardar", "Enregistrer";
    Cancel: "Cancel", "Cancelar", "Abandonner";
}
