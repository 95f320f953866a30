//! The log, in French.

use crate::en::log::LogText;
use crate::catalog::translation;

translation! {
    LogText;
    Labeled: "{0} : {1}.";
    RulesAdopted: "Règles : {0}.";
    CombatantAdded: "{0} arrive.";
    CombatantEdited: "La fiche de {0} est modifiée.";
    CombatantRenamed: "{0} s’appelle maintenant {1}.";
    Concealed: "Les joueurs ne voient plus {0}.";
    Revealed: "Les joueurs voient {0}.";
    NameRevealed: "{1} se révèle être {0}.";
    CombatantRemoved: "{0} s’en va.";
    CombatantReturned: "{0} revient.";
    Aware: "{0} a repéré {1}.";
    Unaware: "{0} n’a pas repéré {1}.";
    DetectionChecked: "{0} : {1} {2} −{3} contre {4}.";
    StealthChecked: "{0} se cache : Discrétion {1}.";
    ArrivedAware: "{0} arrive en sachant qu’on se bat, et agit avant tout le monde.";
    CombatStarted: "Le combat commence. {0}";
    CombatEnded: "Le combat est terminé.";
    SurpriseEnded: "La surprise est passée pour {0}.";

    InitiativeRolled: "{0} fait {3} à l’initiative ({1} {2}).";
    InitiativeRolledPlain: "{0} fait {1} à l’initiative.";
    InitiativeEntered: "{0} a {1} en initiative.";
    InitiativeShared: "{0} partage le jet de {1}.";
    TieFound: "Égalité : {0}.";
    TieBroken: "Ordre après départage : {0}.";
    TieAsEntered: "Égalité, dans l’ordre d’ajout : {0}.";

    TurnStarted: "Tour de {0}.";
    TurnHanded: "{0} agit avant {1}.";
    TurnMissedUnable: "{0} ne peut pas agir : son tour est perdu.";
    TurnSkipped: "Le tour de {0} est sauté.";
    TurnAlreadyHad: "{0} a déjà eu son tour dans ce round.";
    TurnPassedOver: "Le tour de {0} sera sauté.";
    TurnGiven: "{0} reçoit un tour.";
    Delayed: "{0} retarde son action.";
    DelayedTo: "{0} retarde son action jusqu’au rang {1}.";
    DelayEnded: "{0} accomplit son action retardée.";
    DelayLost: "L’action retardée de {0} est perdue.";
    Readied: "{0} prépare une action : {1}.";
    ReadyUsed: "L’action préparée de {0} se déclenche.";
    ReadyLapsed: "L’action préparée de {0} est perdue.";
    ReadiedActionPushed: "{0} accomplit son action préparée : {1}.";
    TriggerDeclined: "{0} laisse passer l’occasion.";
    ChargeReceived: "{0} reçoit la charge : dégâts doublés si le coup porte.";
    NoChargeReceived: "{0} ne reçoit aucune charge : dégâts normaux.";
    ActionLost: "L’action interrompue est perdue.";

    CastingPushed: "{0} commence à lancer {1}.";
    CounterspellPushed: "{0} contre le sort.";
    SpellLost: "Le sort est perdu : le test de Concentration a échoué.";
    SpellCountered: "Le sort est contré.";
    ActionCountered: "Contré : sans effet.";
    SpellDisturbed: "{0} doit réussir un test de Concentration (DD {1}), sinon le sort est perdu.";
    SpellDistracted: "{0} doit réussir un test de Concentration, sinon le sort est perdu.";
    SpellChecked: "{0} : {1}, {2}.";
    ConcentrationCheck: "Concentration";
    SpellcraftCheck: "Art de la magie";
    DispelCheck: "test de dissipation";
    CheckSuccess: "réussite";
    CheckFailure: "échec";
    ConcentrationBegan: "{0} se concentre sur {1}.";
    CastingGoesOn: "{0} continue à lancer {1} : le sort prend effet juste avant son prochain tour.";
    CastingGoesOnUnnamed: "{0} continue à lancer un sort : il prend effet juste avant son prochain tour.";
    SpellTakesEffect: "Le sort que {0} lançait prend effet.";
    ConcentrationBeganUnnamed: "{0} se concentre sur un sort.";
    ConcentrationTested: "{0} doit réussir une sauvegarde (DD {1}) pour garder sa concentration.";
    ConcentrationHeld: "{0} garde sa concentration.";
    ConcentrationEnded: "{0} cesse de se concentrer.";

    Mounted: "{0} monte {1}.";
    Dismounted: "Plus personne ne monte {0}.";
    HitPointsLost: "{0} perd {1} PV. PV restants : {2}.";
    HitPointsRegained: "{0} récupère {1} PV. PV restants : {2}.";
    HitPointsFull: "{0} a déjà tous ses points de vie.";
    HitPointsSet: "{0} a maintenant {1} PV.";
    NoDamageTaken: "{0} ne subit aucun dégât.";
    TemporaryReplaced: "{0} a {1} PV temporaires au lieu de {2}.";
    TemporaryHitPoints: "{0} a {1} PV temporaires.";
    ConditionAdded: "{0} : état « {1} ».";
    ConditionRemoved: "{0} : fin de l’état « {1} ».";
    EffectBegan: "{0} : état « {1} ».";
    EffectBeganBy: "{0} : état « {1} », causé par {2}.";
    EffectEnded: "{0} : fin de l’état « {1} ».";
    EffectEndedBy: "{0} : fin de l’état « {1} » causé par {2}.";
    Rolled: "{0} : {1} [{2}] = {3}.";
    GameTable: "Jet";
    Advantage: "avantage";
    Disadvantage: "désavantage";
    SaveMade: "{0} : {1} {2}.";
    Overridden: "Décision du MJ.";
}
