//! Combats of any other game, in French.

use crate::en::table::TableText;
use crate::catalog::translation;

translation! {
    TableText;
    CardDealt: "{0} reçoit {1}.";
    Shuffled: "Le paquet est mélangé.";
    HandedOver: "Prochain tour : {0}.";
    PhaseEnded: "La phase est terminée.";
    TurnKept: "{0} agit encore dans ce round.";
    ActsAgain: "{0} agit de nouveau : une monture contrôlée agit au tour où on l’enfourche.";
    SurprisedTurn: "Surprise : pas de tour pour {0} ce round.";
    SurprisedLast: "Surprise : {0} agit en dernier ce round.";
    WhyLowest: "{0} agit au rang {1} : le rang le plus bas commence.";
    WhyTogether: "{0} agit au rang {1} en même temps que {2}, dans n’importe quel ordre.";
    WhySecond: "{0} agit au rang {1}, à égalité avec {2} : le plus haut nombre de départage passe d’abord ({3} contre {4}).";
    WhySide: "{0} agit au tour de son camp, avec {1}, dans n’importe quel ordre.";
    WhyCard: "{0} a {1} : la carte la plus haute passe d’abord.";
    DelayedCard: "{0} a retardé son action et agit ici, avec {1}.";
    RuledCard: "{0} agit ici, avec {1} : décision du MJ.";
    WhySideChosen: "{0} agit au tour de son camp. Le MJ choisit le camp qui commence.";
    Rearranged: "{0} agit ici : décision du MJ.";
    DelayedHere: "{0} a retardé son action et agit ici.";
    WhyEntered: "{0} agit selon l’ordre d’ajout, que le MJ peut changer.";
    WhyHandedOver: "{0} agit sur désignation.";
    WhyNoFirstTurn: "Surprise : pas de tour pour {0} au premier round.";
    WhyLastAtFirst: "Surprise : {0} agit en dernier au premier round.";
    NoSuchCard: "Le paquet n’a pas la carte {0}.";
    CardIsOut: "{0} : carte déjà distribuée.";
    CardsDecide: "Ici, les cartes décident : saisissez une carte.";
    NotHandedOver: "Pas de désignation ici : l’ordre dit qui suit.";
    SurprisedNow: "Surprise : pas de tour pour {0} maintenant.";
    Phases: "Il faut un nom court et différent par phase, et 20 phases au plus.";
    NoDice: "{0} n’a pas de dés d’initiative : remplissez « Dés d’initiative pour tout le monde » ou saisissez le total.";
    WhoIsNext: "Qui agit ensuite ?";
    NameNext: "Suivant";
    HaveActed: "Ont agi";
    YetToAct: "N’ont pas encore agi";
    HaveNoTurn: "Pas de tour ce round";
    WhoBegins: "Qui commence le round ?";
    WhoInPhase: "{0} : qui agit ?";
    ThisPhase: "Cette phase";
    NextPhase: "Phase suivante";
    Card: "Carte";
    Deal: "Distribuer";
    Joker: "le joker {0}";
    NewPlace: "{0} change de place dans l’ordre.";
    NoCounts: "Ici, personne n’a de rang chiffré : choisissez une place avant ou après quelqu’un.";
    SideAsked: "Le MJ choisit le camp qui commence.";
    SideChosen: "Le camp de {0} commence.";
    SideOpen: "Choisissez d’abord le camp qui commence.";
    WhichSide: "Quel camp commence ?";
    RollForSide: "Tirer au sort qui commence";
    DealAll: "Distribuer à tous";
    DiceMissing: "Pas de dés d’initiative : {0}. Indiquez ici les dés ou saisissez chaque total.";
    ActsNowWith: "agit maintenant, avec {0}";
}
