//! Awareness and its checks, in French.

use crate::en::awareness::AwarenessText;
use crate::catalog::translation;

translation! {
    AwarenessText;
    OfAll: "{0} : a repéré tout le monde, ou personne";
    BySpot: "Par Détection ou Perception auditive";
    ByStealth: "Par Discrétion contre Perception passive";
    Observer: "Qui peut repérer";
    Target: "Cible";
    Modifier: "Modificateur de Détection ou Perception auditive";
    Distance: "Distance en pieds (1,50 m = 5 pieds)";
    Difficulty: "Résultat de Discrétion ou Déplacement silencieux";
    Face: "d20 naturel (vide : lancé par l’app)";
    RealFace: "d20 naturel";
    Needs: "d20 {0} −{1} (distance) contre {2} : repère à partir de {3}.";
    Check: "Faire le test";
    Result: "{0} → {1} : {2} {3} −{4} = {5} contre {6} : {7}.";
    Notices: "repère";
    Misses: "ne repère pas";
    Hide: "Jet de Discrétion";
    StealthTotal: "Total de Discrétion : {0}";
    RollStealth: "Jet de Discrétion : {0}";
    Rolled: "Discrétion {0} = {1} {2}";
    Typed: "Discrétion {0}";
    Contest: "{0}, passive {1}, contre {2}, Discrétion {3} : {4}.";
    SetByThis: "Appliquer ces résultats";
    NoPassive: "Aucune Perception passive n’est connue : ajoutez-la sur la fiche, ou « pp 12 » dans la saisie rapide.";
    GameMasterDecides: "Simple suggestion : seul compte ce que vous cochez ci-dessus.";
    PairAware: "{0} a repéré {1}";
}
