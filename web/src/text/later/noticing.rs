//! The words for who notices whom.

use crate::text::template::templates;

templates! {
    /// What the matrix of awareness and its calculators say.
    Noticed;
    OfAll: "{0}: aware of all, or of nobody", "{0}: consciente de todos, o de nadie", "{0} : conscient de tous, ou de personne";
    BySpot: "By Spot or Listen", "Por Avistar o Escuchar", "Par Détection ou Perception auditive";
    ByStealth: "By Stealth against passive Perception", "Por Sigilo contra Percepción pasiva", "Par Discrétion contre Perception passive";
    Observer: "Who may notice", "Quién puede notarlo", "Qui peut remarquer";
    Target: "Whom", "A quién", "Qui";
    Modifier: "Spot or Listen modifier", "Modificador de Avistar o Escuchar", "Modificateur de Détection ou Perception auditive";
    Distance: "Distance, in feet", "Distancia, en pies", "Distance, en pieds";
    Difficulty: "Hide or Move Silently result", "Resultado de Esconderse o Moverse sigilosamente", "Résultat de Discrétion ou Déplacement silencieux";
    Face: "Face of the d20 (empty: rolled)", "Cara del d20 (vacío: se tira)", "Face du d20 (vide : lancé)";
    RealFace: "Face of the d20", "Cara del d20", "Face du d20";
    Needs: "d20 {0} −{1} for the distance, against {2}: notices from {3} on.", "d20 {0} −{1} por la distancia, contra {2}: lo nota desde {3}.", "d20 {0} −{1} pour la distance, contre {2} : remarque à partir de {3}.";
    Check: "Check", "Comprobar", "Vérifier";
    Result: "{0} → {1}: {2} {3} −{4} = {5} against {6}: {7}.", "{0} → {1}: {2} {3} −{4} = {5} contra {6}: {7}.", "{0} → {1} : {2} {3} −{4} = {5} contre {6} : {7}.";
    Notices: "notices", "lo nota", "remarque";
    Misses: "does not notice", "no lo nota", "ne remarque pas";
    Hide: "Rolls Stealth", "Tira Sigilo", "Lance Discrétion";
    StealthTotal: "Stealth total: {0}", "Total de Sigilo: {0}", "Total de Discrétion : {0}";
    RollStealth: "Roll Stealth: {0}", "Tirar Sigilo: {0}", "Lancer Discrétion : {0}";
    Rolled: "Stealth {0} = {1} {2}", "Sigilo {0} = {1} {2}", "Discrétion {0} = {1} {2}";
    Typed: "Stealth {0}", "Sigilo {0}", "Discrétion {0}";
    Contest: "{0}, passive {1}, against {2}, Stealth {3}: {4}.", "{0}, pasiva {1}, contra {2}, Sigilo {3}: {4}.", "{0}, passive {1}, contre {2}, Discrétion {3} : {4}.";
    SetByThis: "Set awareness by this", "Fijar la consciencia según esto", "Fixer la conscience d’après cela";
    NoPassive: "Nobody’s passive Perception is known: write it in the form, or “pp 12” in the quick line.", "De nadie se sabe la Percepción pasiva: escríbela en el formulario, o «pp 12» en la línea rápida.", "La Perception passive de personne n’est connue : écrivez-la dans le formulaire, ou « pp 12 » dans la ligne rapide.";
    GameMasterDecides: "This suggests; what you set above counts.", "Esto sugiere; cuenta lo que pongas arriba.", "Cela suggère ; ce que vous mettez ci-dessus compte.";
    PairAware: "{0} is aware of {1}", "{0} es consciente de {1}", "{0} est conscient de {1}";
}
