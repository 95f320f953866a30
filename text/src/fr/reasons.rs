//! Reasons, in French.

use crate::ReasonText;
use crate::catalog::translation;

translation! {
    ReasonText;
    Count: "{0} agit au rang {1} : le rang le plus haut commence.";
    OwnResult: "{0} agit au rang {1}, celui de son jet. Au même rang : {2}.";
    Before: "{0} agit au rang {1}, avant {2} : modificateur {3} contre {4}.";
    After: "{0} agit au rang {1}, après {2} : modificateur {3} contre {4}.";
    Dexterity: "{0} agit au rang {1}, à égalité avec {2} : la plus haute Dextérité passe d’abord ({3} contre {4}).";
    Lots: "{0} agit au rang {1}, à égalité parfaite avec {2} : le hasard a tranché.";
    Decided: "{0} agit au rang {1}, à égalité avec {2} : départage par {3}.";
    GameMaster: "le MJ";
    Players: "les joueurs";
    SharedRoll: "{0} agit au rang {1} : jet commun avec {2} et son groupe.";
    Ruled: "{0} agit au rang {1} : décision du MJ.";
    Delayed: "{0} a retardé son action et en garde le rang : {1}.";
    Announced: "{0} a retardé son action jusqu’au rang annoncé : {1}.";
    Readied: "{0} agit au rang {1}, juste avant {2}, là où son action préparée a eu lieu.";
    ReadiedAt: "{0} agit au rang {1}, celui de son action préparée.";
    BeforeTheRoll: "{0} a repéré l’adversaire et agit avant tout jet d’initiative.";
    Mounted: "{0} agit au rang {1}, avec {2} en selle.";
    MountedAt: "{0} agit au rang {1}, celui que {2} avait en selle.";
    Newcomer: "{0} savait en arrivant qu’on se bat : rang {1}, avant tout le monde.";
    WorseOfTwo: "Surprise : {0} garde le plus bas de deux dés, pas le {1}.";
    NotActedYet: "{0} est pris au dépourvu jusqu’à sa première action.";
    NoTurnYet: "{0} est pris au dépourvu jusqu’à son premier tour.";
    Surprised: "{0} n’avait pas repéré l’ennemi : surpris, et pris au dépourvu jusqu’à son premier tour.";
    Unable: "{0} n’est pas en état d’agir : {1}.";
    OutOfCombat: "{0} est hors de combat : {1}.";
    NoticedNoThreat: "{0} n’a repéré aucune menace : surpris jusqu’à la fin de son premier tour.";
    AtZero: "{0}, à 0 PV, n’est pas en état d’agir.";
    ReactionSpent: "{0} a déjà utilisé sa réaction ; elle revient au début de son tour.";
    NoReactionYet: "Surprise : {0} n’a pas de réaction avant la fin de son premier tour.";
    DexterityLost: "{0} est pris au dépourvu et perd son bonus de Dextérité ({1}) à la CA.";
    UncannyDodge: "{0} garde son bonus de Dextérité à la CA grâce à l’Esquive instinctive.";
    Late: "{0} a agi tard dans un round : malus de {1} à ses prochains jets d’initiative.";
    New: "Le rang de {0} était déjà passé à son arrivée : première action au round suivant.";
    Delays: "{0} retarde son action et peut intervenir à tout moment, jusqu’au retour de son rang.";
    DelaysToFloor: "{0} retarde son action et peut intervenir à tout moment, au plus tard au rang −10 moins son bonus d’initiative.";
    Ready: "{0} peut accomplir son action préparée juste avant ce qui la déclenche, jusqu’à son prochain tour.";
    ReadyAfter: "{0} peut accomplir son action préparée juste après ce qui la déclenche, en réaction, jusqu’au début de son prochain tour.";
    Disabled: "{0} a 0 PV : il ne lui reste qu’une action simple ou de mouvement.";
    Under: "{0} : {1}. À lui seul, cet état n’empêche pas d’agir.";
    UntilStart: "{0} : {1}, jusqu’au début du tour de {2}.";
    UntilEnd: "{0} : {1}, jusqu’à la fin du tour de {2}.";
    UntilAct: "{0} : {1}, jusqu’à la prochaine action de {2}, où qu’elle tombe.";
    UntilCount: "{0} : {1}. Fin juste avant le rang où l’effet a commencé, même si l’ordre a changé entre-temps.";
    UntilSaid: "{0} : {1}, jusqu’à nouvel ordre.";
    UntilSaved: "{0} : {1}, jusqu’à une sauvegarde réussie.";
    Concentrates: "{0} se concentre sur {1}. Un autre sort à concentration y met fin, une incapacité aussi, ou une sauvegarde ratée après des dégâts.";
    Temporary: "{0} perd d’abord ses PV temporaires ({1}).";
    Ridden: "{1} monte {0} : même rang pour les deux.";
    RiddenApart: "{1} monte {0}, qui agit à son propre rang.";
}
