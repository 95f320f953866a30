//! Messages with typed arguments, in French.

use crate::en::messages::MessageText;
use crate::catalog::translation;

translation! {
    MessageText;
    SurpriseRound: "Round de surprise";
    Round: "Round {0}";
    TurnOf: "tour {0} sur {1}";
    EndTurn: "Fin du tour de {0}";
    EndTurnNext: "Fin du tour de {0} → {1}";
    ActsNow: "agit maintenant, rang {0}";
    TurnChanged: "{0}. Tour de {1}.";
    TurnChangedNext: "{0}. Tour de {1}. Ensuite : {2}.";

    AddsOne: "Ajoute {0}";
    AddsMany: "Ajoute {0} : {1}";
    Labeled: "{0} : {1}";
    TitleOneMore: "{0} et {1} autre";
    TitleMore: "{0} et {1} autres";

    SideAware: "{0} : {1}";
    SideUnaware: "{0} : pas de {1}";
    SidePartlyAware: "{0} : en partie {1}";
    AllAware: "Tout le monde a repéré l’adversaire : pas de round de surprise. Tout le monde lance l’initiative.";
    NoneAware: "Personne n’a repéré l’adversaire : pas de round de surprise. Tout le monde lance l’initiative.";
    OneAware: "Round de surprise : {0} agit, une seule action.";
    SomeAware: "Round de surprise : {0} agissent, une seule action par personne.";
    NoneSurprised: "Personne n’est surpris.";
    OneSurprised: "Surpris : {0}.";
    SomeSurprised: "Surpris : {0}.";

    NoRulesFound: "Aucune règle ne contient tous ces mots.";
    OneRuleFound: "{0} règle";
    RulesFound: "{0} règles";
    LastDownload: "Dernier téléchargement : {0}.";
    StorageUsed: "Stockage utilisé : {0} Ko.";
    OneEncounterAdded: "Une rencontre a été ajoutée.";
    EncountersAdded: "{0} rencontres ont été ajoutées.";
}
