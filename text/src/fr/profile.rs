//! The full form for a combatant, in French.

use crate::en::profile::ProfileText;
use crate::catalog::translation;

translation! {
    ProfileText;
    InitiativeRoll: "Jet d’initiative";
    OneDie: "Normal";
    Advantage: "Avantage";
    Disadvantage: "Désavantage";
    Group: "Groupe à jet commun (numéro)";
    StealthRoll: "Jet de Discrétion";
    BonusActions: "Actions bonus accordées par (entre virgules)";
    Position: "Position et notes";
    PlayerCharacter: "Personnage joueur";
    PlayersSeeAll: "Les joueurs voient tout d’un personnage joueur : nom, chiffres et jets.";
    NameForPlayers: "Nom pour les joueurs jusqu’à la révélation";
    RevealWhenActing: "Révéler dès son action";
    ImprovedInitiative: "Science de l’initiative";
    CombatReflexes: "Attaques réflexes";
    UncannyDodge: "Esquive instinctive";
    Undead: "Mort-vivant";
    Construct: "Créature artificielle";
    BraceWeapon: "Arme pour recevoir une charge";
    Name: "Nom";
    Save: "Enregistrer";
    Cancel: "Annuler";
    NotSaved: "Ces modifications ne sont pas encore enregistrées.";
    SecondPlace: "Seconde place au rang";
    Lair: "Dans son repaire (agit au rang 20)";
    LairOf: "{0} (repaire)";
    SecondOf: "{0} (seconde place)";
    OwnFormula: "Dés d’initiative particuliers, comme 1d10";
    Challenge: "Facteur de puissance";
    BadChallenge: "Tapez un facteur de puissance : 0, 1/8, 1/4, 1/3, 1/2, ou de 1 à 30.";
}
