//! Legendary creatures and lairs, in French.

use crate::en::legendary::LegendaryText;
use crate::catalog::translation;

translation! {
    LegendaryText;
    ActionOf: "Action légendaire : {0}";
    Another: "Autre…";
    ActionName: "Action légendaire";
    Cost: "Coût";
    Take: "Utiliser l’action";
    LairActionOf: "Action de repaire : {0}";
    LairActionName: "Action de repaire";
    LastLairAction: "Dernière utilisée : {0}";
    ActionsLeft: "Actions légendaires : {0} sur {1}";
    ResistanceLeft: "Résistance légendaire : {0} sur {1}";
    Resist: "Utiliser la résistance légendaire";
    ResistSave: "Résistance légendaire : réussite";
    ResistFailure: "{0} : résistance légendaire en cas d’échec (reste {1})";
    ResistFailed: "{0} échoue avec {1} : utiliser la résistance légendaire (reste {2})";
    AskResist: "{0} a raté une sauvegarde. Résistances légendaires : {1}";
    NoResist: "Pas de résistance";
    LogAction: "{0} utilise une action légendaire : {1}.";
    LogNamelessAction: "{0} utilise une action légendaire.";
    LogLair: "{0} : action de repaire, {1}.";
    LogNamelessLair: "{0} : action de repaire.";
    LogResisted: "{0} utilise sa résistance légendaire : la sauvegarde est réussie.";
    LogResistanceUsed: "{0} utilise sa résistance légendaire.";
    WhyLair: "{0} agit au rang {1} et perd toutes les égalités : repaire de {2}.";
    WhySecondPlace: "{0} agit au rang {1} et perd toutes les égalités : seconde place de {2}.";
    SecondPlace: "{0} n’est qu’une place dans l’ordre. Utilisez la créature elle-même.";
    NotALair: "{0} n’est pas un repaire.";
    OwnerChanged: "{0} ne peut pas passer de créature à seconde place, ni l’inverse.";
    NotLegendary: "{0} n’a pas d’action légendaire.";
    NotAtTurnEnd: "{0} ne peut utiliser une action légendaire qu’à la fin du tour d’une autre créature.";
    OneAtATime: "{0} a déjà utilisé une action légendaire à la fin de ce tour.";
    TooFewLeft: "Pas assez d’actions légendaires pour {0}. Il en reste : {1}.";
    UnableToAct: "{0} ne peut pas agir : ni action légendaire, ni action de repaire.";
    StillSurprised: "Surprise : ni action légendaire, ni action de repaire pour {0} avant la fin de son premier tour.";
    NotLairTurn: "{0} n’agit qu’à son tour.";
    LairHasActed: "{0} a déjà agi ce tour.";
    SameLairAction: "{0} ne peut pas utiliser la même action de repaire deux rounds de suite.";
    NoResistanceLeft: "Plus de résistance légendaire pour {0}.";
}
