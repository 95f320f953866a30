//! The log of Tales of War, in French.

use crate::en::tales_of_war_log::TalesOfWarLogText;
use crate::catalog::translation;

translation! {
    TalesOfWarLogText;
    PhaseStarted: "{0}.";
    MainPhaseSkipped: "La phase principale de {0} n’a pas lieu : hors de combat.";
    AttemptSucceeded: "{0} parvient à {1}.";
    AttemptFailed: "{0} ne parvient pas à {1}.";
    AttemptDeclined: "{0} renonce à {1}.";
    LimitsRestored: "Les limites du tour TOW sont rétablies.";
    ChargesSkipped: "Pas de charge : {0}.";
    OneChargeSkipped: "Pas de charge : {0}.";
    PointsGranted: "{0} reçoit {1} PA.";
    PointsDiscarded: "Les PA restants sont perdus.";
    Paid: "{0} paie {1}.";
    Passed: "{0} passe.";
    SomeAutoPassed: "Passage automatique : {0}.";
    OneAutoPassed: "Passage automatique : {0}.";
    EveryonePassed: "Tout le monde passe : la priorité s’éteint.";
    AutoPassSet: "{0} {1}.";
    AutoPassOver: "Fin du passage automatique : {0}.";
    AutoPassNewObject: "Du nouveau : {1}. Fin du passage automatique : {0}.";
    AutoPassRevoked: "Passage automatique arrêté : {0}.";
    AutoPassUndone: "Retour en arrière, passage automatique annulé : {0}.";
    Proposed: "{0} déclare {1}.";
    Allowed: "L’action de {0} est légale.";
    Disallowed: "L’action de {0} est illégale : elle est annulée.";
    DoneAtOnce: "{0} agit aussitôt : {1}.";
    Pushed: "Sur la pile : {1}, par {0}.";
    Postponed: "Sur la pile différée : {1}, par {0}.";
    Moved: "De la pile différée à la pile principale : {0}.";
    Cancelled: "{0} : annulation, {1}.";
    Resolved: "{0} : {1}{2}.";
    Roll: " (jet {0} contre {1})";
    RollFaces: " (dés {0}, total {1} contre {2})";
    TriggerRegistered: "Effet déclenché de {0} : {1}.";
    TriggerRemoved: "Effet déclenché retiré : {0}.";
    TriggerUnpaid: "{0} : annulation, {1}.";
    TriggersArose: "Effets déclenchés, en attente de la prochaine priorité : {0}.";
    ConcentrationBegun: "{0} se concentre sur {1}.";
    PointsGathered: "{0} cumule {1} PA.";
    ConcentrationMet: "{0} a cumulé tout le coût.";
    ConcentrationGivenUp: "{0} abandonne sa concentration.";
    ConcentrationBroken: "{0} se retrouve hors de combat et cesse de se concentrer.";
    CycleEnded: "Fin du tour TOW : les deux piles sont vides.";
}
