//! Limited uses, in French.

use crate::en::limited_uses::LimitedUseText;
use crate::catalog::translation;

translation! {
    LimitedUseText;
    Heading: "Utilisations limitées";
    Hint: "Souffle de feu 5-6, Clignotement 3/jour";
    Fault: "« {0} » ne dit pas quand l’utilisation revient : écrivez « Souffle de feu 5-6 » ou « Clignotement 3/jour ».";
    Many: "Chaque nom ne sert qu’une fois, et la liste en a 20 au plus.";
    WithRecharge: "{0} (recharge {1})";
    WithDay: "{0} ({1}/jour)";
    Left: "{0} : il en reste {1} sur {2}";
    SpendOne: "{0}, {1} sur {2} : disponible, dépenser";
    SpendToo: "Dépenser {0}";
    GiveBack: "{0}, {1} sur {2} : dépensé, rendre";
    RechargesOn: "se recharge sur {0}";
    SpentRecharges: "dépensé, se recharge sur {0}";
    LeftUntilRest: "{0} sur {1} jusqu’à un repos";
    LeftToday: "{0} sur {1} aujourd’hui";
    Asks: "{0} lance le dé pour recharger {1} : d6, {2}";
    Face: "Résultat du d6";
    RollDie: "Lancer d6";
    Enter: "Valider {0}";
    IsBack: "De retour";
    StillSpent: "Toujours dépensé";
    Spends: "{0} utilise {1}";
    GetsBack: "{0} récupère {1}";
    RollsFor: "{0} lance le dé pour recharger {1}";
    Stays: "{0} : {1} reste dépensé";
    LogSpent: "{0} utilise {1}.";
    LogCarried: "{0} : {1}, utilisations déjà dépensées : {2}.";
    LogRestored: "{0} : {1} revient.";
    LogDue: "{0} : un d6 décide si {1} revient.";
    LogBack: "{0} fait {2} : {1} revient.";
    LogNotBack: "{0} fait {2} : {1} reste dépensé.";
    LogStays: "{0} : {1} reste dépensé.";
    WhyRecharge: "{0} : {1} revient quand un d6 donne {2} au début de son tour, même si ce tour est sauté, ou après un repos.";
    WhyDay: "{0} : {1}, {2} par jour. Les utilisations reviennent après un repos long.";
    Unknown: "{0} n’a pas cette utilisation limitée.";
    NoneLeft: "Il ne reste aucune utilisation à {0}.";
    NotSpent: "Il reste à {0} toutes les utilisations.";
    NotDue: "{0} lance le dé de recharge au début de son tour.";
    FaceOutOfRange: "Un d6 va de 1 à 6 : {0} est impossible.";
}
