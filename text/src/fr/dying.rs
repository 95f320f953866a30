//! Death saves and dying, in French.

use crate::en::dying::DyingText;
use crate::catalog::translation;

translation! {
    DyingText;
    DeathSaveOf: "Jet contre la mort : {0}";
    Number: "Résultat du d20";
    Roll: "Lancer le dé";
    Typed: "Valider {0}";
    Success: "Réussite";
    Failure: "Échec";
    Successes: "Réussites";
    Failures: "Échecs";
    SuccessPip: "Réussite {0} sur 3";
    FailurePip: "Échec {0} sur 3";
    Stabilize: "Stabiliser";
    KnockOut: "Assommer au lieu de tuer";
    Critical: "Coup critique : deux échecs";
    LogDue: "{0} doit faire un jet contre la mort.";
    LogSuccess: "{0} : jet contre la mort, réussite.";
    LogFailure: "{0} : jet contre la mort, échec.";
    LogTwoFailures: "{0} : jet contre la mort, 1 naturel, deux échecs.";
    LogRecovery: "{0} : jet contre la mort, 20 naturel. {0} revient à 1 PV.";
    LogDying: "{0} : état « mourant », réussites {1}, échecs {2}.";
    LogStable: "L’état de {0} se stabilise.";
    LogDead: "{0} meurt.";
    LogUp: "{0} : fin de l’état « mourant ».";
    LogNotHealed: "{0} : état « mort », les soins sont sans effet.";
    WhyDying: "{0}, à 0 PV : états « inconscient » et « mourant », réussites {1}, échecs {2}.";
    WhyStable: "{0}, à 0 PV : états « inconscient » et « stable », pas de jet contre la mort.";
    WhyDead: "{0} : état « mort ».";
    NotDying: "{0} n’a pas l’état « mourant ».";
    NothingToSave: "{0} : état « mort », aucun jet de sauvegarde.";
    NoDeathSaveDue: "{0} fait son jet contre la mort au début de son tour.";
    DeathSavesOutOfRange: "Trois réussites et trois échecs au plus.";
    FaceOutOfRange: "Un d20 va de 1 à 20 : {0} est impossible.";
    DyingRoll: "{0} se stabilise-t-il ?";
    PercentRule: "d% : stable avec 10 ou moins. Sinon {0} → {1} PV.";
    Percent: "Résultat du d%";
    RollPercent: "Lancer le d%";
    BecomesStable: "Stable";
    LosesOne: "Perd 1 PV";
    HealCheck: "Test de Premiers secours (DD 15)";
    BelowNow: "maintenant {0}";
    BelowDead: "mort à {0}";
    BelowLadder: "{0} : {1} PV, mort à {2}";
    LogRollDue: "{0} : état « mourant », d% pour se stabiliser.";
    LogRollStable: "{0} : d%, 10 ou moins.";
    LogRollLoses: "{0} : d%, plus de 10.";
    LogDyingAgain: "{0} n’est plus stable : de nouveau l’état « mourant ».";
    WhyDyingBelow: "{0} : état « mourant ». À chaque tour, d% : stable avec 10 ou moins, sinon 1 PV est perdu ; la mort vient à −10. Tout soin ou un test de Premiers secours (DD 15) stabilise {0}.";
    WhyStableBelow: "{0} : états « inconscient » et « stable », sans autre perte de PV.";
    NoRollDue: "{0} lance le d% au début de son prochain tour.";
    NoDeathSaves: "Pas de jet contre la mort ici : un mourant se stabilise ou perd 1 PV.";
    PercentOutOfRange: "Un d% va de 1 à 100 : {0} est impossible.";
}
