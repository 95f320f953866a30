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
}
