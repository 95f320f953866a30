//! The log of a combat, in French.

use crate::en::combat_log::CombatLogText;
use crate::catalog::translation;

translation! {
    CombatLogText;
    ActionResolved: "{0} termine : {1}.";
    ActionCountered: "{0} : {1}, contré, sans effet.";
    EffectBound: "{0} n’est plus là : « {1} » ({2}) prendra fin quand son tour serait venu.";
    SaveOwed: "{0} doit faire une sauvegarde : « {1} ».";
    SaveOwedBy: "{0} doit faire une sauvegarde de {2} : « {1} ».";
    EffectLasts: "{0} : « {1} » dure encore.";
    GroupLeft: "{0} agit désormais à part.";
    GroupJoined: "{0} agit désormais avec {1}.";
    GroupAwaited: "{0} agira avec les autres au prochain round.";
    BecauseTurnCame: "son tour est revenu.";
    BecauseCountCame: "son rang est revenu.";
    BecauseOfDelayLimit: "le décompte est passé sous la limite pour retarder.";
    BecauseConcentrationEnded: "la concentration qui maintenait le sort a pris fin.";
    BecauseUnconscious: "une créature inconsciente ne remarque rien.";
    BecauseDead: "les morts n’agissent pas.";
    BecauseIncapacitated: "une créature neutralisée ne peut pas se concentrer.";
    BecauseOfAnotherSpell: "un autre sort demande la concentration.";
    BecauseReleased: "le sort préparé est libéré.";
    BecauseLapsed: "le sort préparé n’a pas servi à temps.";
    ActionBegun: "{0} commence : {1}.";
    PositionCleared: "{0} : plus de position notée.";
    PlaceChanged: "Nouvelle place de {0} : rang {1}.";
    TurnRestored: "{0} retrouve son tour.";
    InitiativePenalized: "{0} a agi tard : malus à ses prochains jets d’initiative.";
    SaveAgainst: "{0} : {1} {2} contre DD {3}.";
    SaveJudged: "{0} : {1} {2} contre DD {3}, {4}.";
    ReadyUsedWithStep: "L’action préparée de {0} se déclenche, avec un pas de placement.";
    SingleSpeed: "{0} : {1}, à une fois sa vitesse au lieu de deux.";
    RestOfSpeed: "{0} : {1}, avec ce qui reste de sa vitesse.";
    CostsAction: "{0} : {1}, au prix de l’action.";
    BeyondOneAction: "{0} : {1}, en plus de la seule action qui lui reste.";
    BeyondOneMove: "{0} : {1}, en plus de la seule action de mouvement que permet la nausée.";
    BeyondSlow: "{0} : {1}, en plus de la seule action que permet l’état « ralenti ».";
    OneAttackMore: "{0} : {1}, avec une attaque de plus si c’est une attaque à outrance (rapidité).";
    LimitedByHaste: "{0} : {1}, seulement pour une attaque d’arme, Foncer, Se désengager, Se cacher ou utiliser un objet.";
    Strenuous: "{0} : {1}. Si c’est un effort, 1 PV est perdu ensuite.";
    RolledTwice: "{0} fait {4} à l’initiative ({1}, pas {2} ; {3}).";
    RolledTwicePlain: "{0} fait {1} à l’initiative (pas {2}).";
    TieRolledOff: "Départage aux dés{0} : {1}.";
    Rerolled: "Nouvel ordre d’initiative pour tout le monde.";
    RoundPrepared: "Round de préparation {0}.";
}
