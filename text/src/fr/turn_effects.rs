//! Effects of the start and the end of turns, in French.

use crate::en::turn_effects::TurnEffectText;
use crate::catalog::translation;

translation! {
    TurnEffectText;
    EachTurn: "À chaque tour";
    Damage: "Dégâts";
    Healing: "Soins";
    Regeneration: "Régénération";
    FastHealing: "Guérison accélérée";
    Reminder: "Rappel";
    AtStart: "au début";
    AtEnd: "à la fin";
    When: "Quand";
    Amount: "Quantité ou dés";
    DamageAtStart: "{0} dégâts au début de chaque tour";
    DamageAtEnd: "{0} dégâts à la fin de chaque tour";
    HealingAtStart: "récupère {0} PV au début de chaque tour";
    HealingAtEnd: "récupère {0} PV à la fin de chaque tour";
    RegenerationAtStart: "régénère {0} PV au début de chaque tour";
    RegenerationAtEnd: "régénère {0} PV à la fin de chaque tour";
    Lethal: "Dégâts létaux, comme « feu, acide »";
    ExceptLethal: "{0} ; dégâts létaux : {1}";
    ReminderAtStart: "un rappel au début de chaque tour";
    ReminderAtEnd: "un rappel à la fin de chaque tour";
    Why: "{0} : {1}, {2}. Cela compte même si le tour est sauté.";
    WhyRegenerates: "{0} : {1}, {2}, sauf si quelque chose l’en empêche. Cela compte même si le tour est sauté.";
    AsksDamage: "{0} subit {2} dégâts : {1}";
    AsksHealing: "{0} récupère {2} PV : {1}";
    AsksRegeneration: "{0} régénère {2}, sauf empêchement";
    TakenSince: "Dégâts subis depuis son dernier tour : {0}";
    AsksReminder: "{0} : {1}";
    TakeDamage: "Subir {0} dégâts";
    Regain: "Récupérer {0}";
    Rolls: "Lancer {0}";
    Done: "Fait";
    Prevented: "Empêché ce tour-ci";
    Total: "Total des dés";
    LogDue: "{0} : « {1} » est à appliquer.";
    LogApplied: "{0} : « {1} » prend effet.";
    LogPrevented: "{0} : « {1} » ne fait rien ce tour-ci.";
    NotDue: "Aucun effet n’agit sur {0} pour l’instant. Les effets agissent au début ou à la fin du tour.";
    Settle: "{0} : « {1} » prend effet";
    Prevent: "{0} : « {1} » ne prend pas effet";
}
