//! The choices of a table, in French.

use crate::en::choice::ChoiceText;
use crate::catalog::translation;

translation! {
    ChoiceText;
    Heading: "Règles du jeu";
    Order: "Ordre";
    Numbers: "par initiative";
    SidesByNumber: "par camps, selon leur initiative";
    SidesByChoice: "par camps, au choix du MJ";
    HandOver: "par relais : on désigne qui agit ensuite";
    Cards: "par cartes, distribuées à chaque round";
    ByHand: "à la main";
    Phases: "par phases : le MJ dit qui agit";
    First: "Premier à agir";
    HighestFirst: "le rang le plus haut";
    LowestFirst: "le rang le plus bas";
    Rolled: "Jets d’initiative";
    RolledOnce: "une fois";
    RolledEachRound: "à chaque round";
    Modifier: "Dés communs ou d’un camp";
    OwnModifier: "ajoutent le modificateur de chacun";
    DiceAlone: "forment tout le jet";
    Ties: "Égalités";
    SecondNumber: "nombre de départage, puis le MJ";
    Together: "agir ensemble";
    Surprise: "En cas de surprise";
    NoFirstTurn: "pas de tour au premier round";
    LastAtFirst: "agir en dernier au premier round";
    NoSurprise: "aucun effet";
    Holding: "Retarder son action";
    HoldBecomes: "change le rang";
    HoldStays: "garde le rang";
    NoHolding: "interdit";
    HitPoints: "Points de vie";
    CharactersActAtZero: "hors de combat à 0 ; les personnages gardent leur tour";
    OutAtZero: "hors de combat à 0";
    OutAtMaximum: "les dégâts s’ajoutent jusqu’à un maximum";
    Formula: "Dés d’initiative pour tout le monde, comme 1d10";
    FormulaOf: "Dés d’initiative : {0}";
    BadFormula: "« {0} » n’est pas une formule de dés. Essayez 2d6+1.";
    PhaseNames: "Phases (entre virgules)";
    SaveAs: "Enregistrer ces règles sous";
    Save: "Enregistrer";
    Use: "Utiliser « {0} »";
    Forget: "Supprimer « {0} »";
    ChangedElsewhere: "Un autre onglet a enregistré « {0} » autrement. Sa version est dans la liste, la vôtre dans le formulaire.";
    Replace: "Remplacer « {0} »";
    SaveBeside: "Enregistrer sous « {0} »";
    Full: "Le stockage du navigateur est plein : ces règles n’ont pas été enregistrées.";
}
