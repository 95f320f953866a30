//! The picker of conditions and effects, in French.

use crate::en::picker::PickerText;
use crate::catalog::translation;

translation! {
    PickerText;
    Find: "Cherchez, ou écrivez le vôtre";
    Choices: "États et effets";
    CommonConditions: "agrippé,entravé,effrayé,empoisonné,aveuglé,charmé,béni,assourdi,épuisé,caché,enragé,ralenti";
    OlderConditions: "en lutte,secoué,aveuglé,hébété,fiévreux,enchevêtré,fatigué,charmé,confus,ébloui,assourdi,épuisé,fasciné,effrayé,sans défense,nauséeux,paniqué,empoisonné,ralenti";
    OfTheMind: "effrayé,paniqué,enragé,confus,charmé,fasciné";
    Exhausted: "épuisé";
    More: "Plus…";
    UntilTurnOf: "jusqu’au prochain tour de {0}";
    UntilTurnEndOf: "jusqu’à la fin du prochain tour de {0}";
    UntilActionOf: "jusqu’à la prochaine action de {0}";
    UntilRoundEnd: "jusqu’à la fin du round";
    UntilRemoved: "jusqu’à nouvel ordre";
    UntilSelfControl: "jusqu’à se ressaisir";
    UntilSaved: "jusqu’à une sauvegarde réussie";
    AtMostRounds: "Rounds au plus";
    SaveNotStated: "non précisée";
    Minute: "1 minute";
    EndsWithConcentration: "Prend fin avec la concentration";
    EndsWithConcentrationOn: "Prend fin avec la concentration sur {0}";
    Other: "Autre durée…";
    Give: "{0} : {1}, {2}";
    GiveBy: "{0} : {1} (causé par {3}), {2}";
    MayRegain: "Peut essayer de se ressaisir à chaque tour TOW.";
    CannotAct: "Ni action, ni déplacement, ni réaction.";
    NoActions: "Ni action ni réaction.";
}
