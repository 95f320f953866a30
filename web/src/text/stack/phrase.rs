//! The templates, in every language side by side. `{0}` is the first gap.

use super::super::{Lang, Template};

/// Makes the table; a phrase that lacks a language does not compile.
macro_rules! phrases {
    ($($name:ident: $en:literal, $es:literal, $fr:literal;)*) => {
        /// A text of the stack screen, with gaps to fill in.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Phrase {
            $(#[doc = $en] $name,)*
        }

        #[cfg(test)]
        impl Phrase {
            pub(crate) const ALL: &[Self] = &[$(Self::$name,)*];
        }

        static EN: &[&str] = &[$($en,)*];
        static ES: &[&str] = &[$($es,)*];
        static FR: &[&str] = &[$($fr,)*];
    };
}

impl Template for Phrase {
    fn in_language(self, lang: Lang) -> &'static str {
        (lang.tongue().phrase)(self)
    }
}

/// The template in English.
pub fn english(phrase: Phrase) -> &'static str {
    EN[phrase as usize]
}

/// The template in Spanish.
pub fn spanish(phrase: Phrase) -> &'static str {
    ES[phrase as usize]
}

/// The template in French.
pub fn french(phrase: Phrase) -> &'static str {
    FR[phrase as usize]
}

phrases! {
    TowTurn: "TOW-turn {0}", "Turno TOW {0}", "Tour TOW {0}";
    Elapsed: "{0} s gone", "{0} s transcurridos", "{0} s écoulées";
    Phases: "Phases of the TOW-turn", "Fases del turno TOW", "Phases du tour TOW";
    Adjustment: "Adjustment phase", "Fase de ajuste", "Phase d’ajustement";
    MainOf: "Main phase of {0}", "Fase principal de {0}", "Phase principale de {0}";
    Final: "Final phase", "Fase final", "Phase finale";
    FinalAgain: "final phase again", "otra vez la fase final", "phase finale, encore";
    NextTurn: "next TOW-turn", "turno TOW siguiente", "tour TOW suivant";

    Sweep: "Who is asked, the slowest first", "A quién se pregunta, del más lento al más rápido", "À qui l’on demande, du plus lent au plus rapide";
    Holds: "has priority", "tiene la prioridad", "a la priorité";
    Passed: "has passed", "ha pasado", "a passé";
    Ahead: "can still respond", "aún puede responder", "peut encore répondre";
    TooSlow: "too slow to respond to {0}", "demasiado lento para responder a {0}", "trop lent pour répondre à {0}";
    LostTie: "too slow to respond to {0}: lost the tie-break", "demasiado lento para responder a {0}: perdió el desempate", "trop lent pour répondre à {0} : départage perdu";
    Unanswerable: "A house rule lets nobody respond.", "Una regla de la casa no deja responder a nadie.", "Une règle maison ne laisse répondre personne.";
    OutOfCombat: "out of combat", "fuera de combate", "hors de combat";
    NoInitiative: "no initiative in this TOW-turn", "sin iniciativa en este turno TOW", "sans initiative dans ce tour TOW";
    NotCirculating: "priority does not circulate yet", "la prioridad aún no circula", "la priorité ne circule pas encore";
    PointsOf: "{0}/{1} PA", "{0}/{1} PA", "{0}/{1} PA";
    UntilTop: "until the top of the stack changes", "hasta que cambie la cima de la pila", "jusqu’à ce que le sommet de la pile change";
    UntilMain: "until its main phase", "hasta su fase principal", "jusqu’à sa phase principale";
    UntilEnd: "until the end of the TOW-turn", "hasta el final del turno TOW", "jusqu’à la fin du tour TOW";
    PassesUntil: "passes {0}, or until something new", "pasa {0}, o hasta algo nuevo", "passe {0}, ou jusqu’à du nouveau";
    PassesWhatever: "passes {0}, whatever comes", "pasa {0}, venga lo que venga", "passe {0}, quoi qu’il arrive";
    Revoke: "Ask again", "Volver a preguntar", "Demander à nouveau";
    RevokeOf: "Ask {0} again", "Volver a preguntar a {0}", "Demander à nouveau à {0}";
    ConcentratesOn: "concentrates on {0}: {1} PA gathered", "se concentra en {0}: {1} PA reunidos", "se concentre sur {0} : {1} PA réunis";
    GiveUp: "Give up: {0}", "Abandonar: {0}", "Abandonner : {0}";

    StackEmpty: "Nothing is on the stack.", "No hay nada en la pila.", "Il n’y a rien sur la pile.";
    PostponedStack: "Postponed stack", "Pila pospuesta", "Pile différée";
    InitiativeOf: "initiative {0}", "iniciativa {0}", "initiative {0}";
    MayAnswer: "May respond: {0}", "Pueden responder: {0}", "Peuvent répondre : {0}";
    OneMayAnswer: "May respond: {0}", "Puede responder: {0}", "Peut répondre : {0}";
    NobodyAnswers: "Nobody may respond", "Nadie puede responder", "Personne ne peut répondre";
    HavePassed: "Passed: {0}", "Han pasado: {0}", "Ont passé : {0}";
    OneHasPassed: "Passed: {0}", "Ha pasado: {0}", "A passé : {0}";
    DeclareAside: "Declare without priority", "Declarar sin prioridad", "Déclarer sans la priorité";
    LeftBehind: "left by an action", "la deja una acción", "laissée par une action";
    Triggered: "triggered", "disparado", "déclenché";
    FumbleObject: "consequences of a fumble", "consecuencias de una pifia", "conséquences d’une maladresse";
    ChargeAt: "{0} charges {1}", "{0} carga contra {1}", "{0} charge {1}";
    Charging: "{0} charges", "{0} carga", "{0} charge";

    HasPriority: "{0} has priority", "{0} tiene la prioridad", "{0} a la priorité";
    Declare: "Declare", "Declarar", "Déclarer";
    DeclareLabel: "Action", "Acción", "Action";
    DeclareHint: "Shoot 3pa @Orc 1d20+5 vs 12 leaves Arrow · Spell 2 potency [mode] bolt@Orc postponed", "Disparar 3pa @Orco 1d20+5 contra 12 deja Flecha · Hechizo 2 potencia [modo] rayo@Orco pospuesta", "Tirer 3pa @Orque 1d20+5 contre 12 laisse Flèche · Sort 2 puissance [mode] éclair@Orque différée";
    Targets: "Targets", "Blancos", "Cibles";
    SavedActions: "Saved actions", "Acciones guardadas", "Actions enregistrées";
    SavedHint: "One a line, as you would declare it", "Una por línea, como se declararía", "Une par ligne, comme on la déclarerait";
    UnknownTarget: "Nobody here is called {0}.", "Aquí nadie se llama {0}.", "Personne ici ne s’appelle {0}.";
    BadFormula: "“{0}” is no formula of dice, such as 1d20+3.", "«{0}» no es una fórmula de dados, como 1d20+3.", "« {0} » n’est pas une formule de dés, comme 1d20+3.";
    NoAmount: "“{0}” has no number: write potency 3, virtue 2.", "«{0}» no lleva número: escribe potencia 3, virtud 2.", "« {0} » n’a pas de nombre : écrivez puissance 3, vertu 2.";
    Sheet: "Sheet of the actor", "Ficha del actor", "Fiche de l’acteur";
    NoName: "An action needs a name.", "Una acción necesita un nombre.", "Une action a besoin d’un nom.";
    InTheName: "{0}. “{1}” is read as part of its name.", "{0}. «{1}» se lee como parte del nombre.", "{0}. « {1} » est lu comme une partie du nom.";
    NoCost: "“{0}” is no cost: write 2pa 1 potency, with a resource of its owner.", "«{0}» no es un coste: escribe 2pa 1 potencia, con un recurso de su dueño.", "« {0} » n’est pas un coût : écrivez 2pa 1 puissance, avec une ressource de son propriétaire.";
    NoDifficulty: "A roll needs its difficulty: vs 12.", "Una tirada necesita su dificultad: contra 12.", "Un jet a besoin de sa difficulté : contre 12.";
    Postponed: "postponed", "pospuesta", "différée";
    FumbleUpTo: "fumble up to {0}", "pifia hasta {0}", "maladresse jusqu’à {0}";
    Due: "{0} on coming in", "{0} al entrar", "{0} en entrant";
    Leaves: "leaves {0}", "deja {0}", "laisse {0}";
    Automatic: "automatic", "automática", "automatique";
    RollAgainst: "{0} against {1}", "{0} contra {1}", "{0} contre {1}";
    RollTyped: "roll", "tirada", "jet";

    PassTo: "Pass → {0} may respond", "Pasar → {0} puede responder", "Passer → {0} peut répondre";
    PassAsk: "Pass → {0} is asked", "Pasar → se pregunta a {0}", "Passer → on demande à {0}";
    PassResolve: "Pass → resolve {0}", "Pasar → se resuelve {0}", "Passer → résoudre {0}";
    PassEnd: "Pass → end of phase, {0}", "Pasar → fin de la fase, {0}", "Passer → fin de phase, {0}";
    PassFor: "Pass…", "Pasar…", "Passer…";
    WhateverComes: "Whatever comes", "Venga lo que venga", "Quoi qu’il arrive";

    ToStabilise: "to stabilise", "estabilizarse", "de se stabiliser";
    ToRegain: "to regain self-control ({0})", "recuperar el autocontrol ({0})", "de retrouver son sang-froid ({0})";
    MayAttempt: "{0} may try {1}", "{0} puede intentar {1}", "{0} peut tenter {1}";
    Succeeded: "Succeeded", "Lo logra", "Réussi";
    Failed: "Failed", "No lo logra", "Raté";
    Declined: "No attempt", "No lo intenta", "Pas de tentative";
    MayCharge: "{0} may declare a charge", "{0} puede declarar una carga", "{0} peut déclarer une charge";
    NoCharge: "{0} does not charge", "{0} no carga", "{0} ne charge pas";
    NobodyCharges: "Nobody charges", "Nadie carga", "Personne ne charge";
    ChargeWhom: "Charge {0}", "Cargar contra {0}", "Charger {0}";
    ChargeOnly: "Charge", "Cargar", "Charger";
    IsItLegal: "Is it legal? {0}: {1}", "¿Es legal? {0}: {1}", "Est-ce légal ? {0} : {1}";
    Allow: "Legal", "Legal", "Légal";
    Disallow: "Illegal", "Ilegal", "Illégal";

    Resolving: "Resolve {0}", "Resolver {0}", "Résoudre {0}";
    ResolveNow: "Resolve → {0}", "Resolver → {0}", "Résoudre → {0}";
    RollNow: "Roll {0} → {1}", "Tirar {0} → {1}", "Lancer {0} → {1}";
    Difficulty: "Final difficulty", "Dificultad final", "Difficulté finale";
    RolledTotal: "Total of the roll", "Total de la tirada", "Total du jet";
    Take: "Take the total", "Anotar el total", "Noter le total";
    Success: "Success", "Éxito", "Réussite";
    Failure: "Failure", "Fallo", "Échec";
    Fumble: "Fumble", "Pifia", "Maladresse";
    Consequences: "What a fumble entails", "Qué acarrea una pifia", "Ce qu’une maladresse entraîne";
    TargetsNow: "Targets now", "Blancos ahora", "Cibles maintenant";
    Applied: "applied", "se aplica", "appliqué";
    IllegalNow: "illegal, dropped", "ilegal, se descarta", "illégal, écarté";
    Gone: "gone, dropped", "ya no está, se descarta", "parti, écarté";
    RedirectTo: "goes to {0}", "pasa a {0}", "passe à {0}";
    RedirectPlace: "goes to a place…", "pasa a un lugar…", "passe à un lieu…";
    Place: "Place", "Lugar", "Lieu";
    FurtherTargets: "Further targets, chosen now", "Otros blancos, elegidos ahora", "D’autres cibles, choisies maintenant";

    Triggers: "Triggered effects", "Efectos disparados", "Effets déclenchés";
    TriggerName: "Effect", "Efecto", "Effet";
    Owner: "Whose", "De quién", "De qui";
    When: "When", "Cuándo", "Quand";
    Cost: "Cost in PA", "Coste en PA", "Coût en PA";
    Once: "Once only", "Una sola vez", "Une seule fois";
    WhenAdjustment: "the adjustment phase starts", "empieza la fase de ajuste", "la phase d’ajustement commence";
    WhenMain: "a main phase starts", "empieza una fase principal", "une phase principale commence";
    WhenFinal: "the final phase starts", "empieza la fase final", "la phase finale commence";
    WhenOwnMain: "its own main phase starts", "empieza su fase principal", "sa phase principale commence";
    WhenDeclared: "{0} has declared an action", "{0} ha declarado una acción", "{0} a déclaré une action";
    WhenResolved: "an action of {0} is resolved", "se resuelve una acción de {0}", "une action de {0} est résolue";
    WhenTold: "the game master says so", "lo dice el director de juego", "le meneur de jeu le dit";
    Fire: "Now: {0}", "Ahora: {0}", "Maintenant : {0}";
    RemoveIt: "Remove {0}", "Quitar {0}", "Retirer {0}";
    Register: "Add the effect", "Añadir el efecto", "Ajouter l’effet";

    InitiativeFormula: "Initiative, such as 1d10+4", "Iniciativa, como 1d10+4", "Initiative, comme 1d10+4";
    PointsEachTurn: "PA each TOW-turn", "PA por turno TOW", "PA par tour TOW";
    Limits: "Limits each TOW-turn, such as potency 3, virtue 2", "Límites por turno TOW, como potencia 3, virtud 2", "Limites par tour TOW, comme puissance 3, vertu 2";
    SampleTow: "Arrow and lightning", "Flecha y relámpago", "Flèche et éclair";
    Archer: "Archer", "Arquera", "Archère";
    Mage: "Mage", "Maga", "Magicienne";
    Orc: "Orc", "Orco", "Orque";
    Goblin: "Goblin", "Trasgo", "Gobelin";
    Potency: "potency", "potencia", "puissance";
    QuickHint: "Orc 1d10+1 pa 3 · Archer 1d10+5 pa 4 pc · an object is an actor too: Trap 1d10", "Orco 1d10+1 pa 3 · Arquera 1d10+5 pa 4 pj · un objeto también es un actor: Trampa 1d10", "Orque 1d10+1 pa 3 · Archère 1d10+5 pa 4 pj · un objet est aussi un acteur : Piège 1d10";
    ShotLine: "Shoot 3pa 1d20+5 vs 12 fumble 2 leaves Arrow", "Disparar 3pa 1d20+5 contra 12 pifia 2 deja Flecha", "Tirer 3pa 1d20+5 contre 12 maladresse 2 laisse Flèche";
    LightningLine: "Chain lightning 4pa 2 potency", "Relámpago en cadena 4pa 2 potencia", "Éclair en chaîne 4pa 2 puissance";
    AxeLine: "Axe 2pa 1d20+3 vs 11 fumble 2", "Hacha 2pa 1d20+3 contra 11 pifia 2", "Hache 2pa 1d20+3 contre 11 maladresse 2";
    DodgeLine: "Dodge 1pa", "Esquivar 1pa", "Esquiver 1pa";
    HowArrow: "Play it: in the archer’s main phase declare Shoot at the orc. The shot succeeds, the arrow is postponed, and it lands in the final phase.", "Para jugarlo: en la fase principal de la arquera declara Disparar contra el orco. El disparo acierta, la flecha queda pospuesta y llega en la fase final.", "Pour le jouer : dans la phase principale de l’archère, déclarez Tirer sur l’orque. Le tir réussit, la flèche est différée et arrive dans la phase finale.";
    HowLightning: "Then in the mage’s main phase declare Chain lightning at the goblin, let the goblin leave, and redirect the bolt to the ground: it jumps from there.", "Luego, en la fase principal de la maga, declara Relámpago en cadena contra el trasgo, haz que el trasgo se vaya y desvía el rayo al suelo: de ahí salta.", "Puis, dans la phase principale de la magicienne, déclarez Éclair en chaîne sur le gobelin, faites partir le gobelin et détournez l’éclair vers le sol : il saute de là.";

    SaidPhase: "{0}.", "{0}.", "{0}.";
    SaidSkipped: "The main phase of {0} does not take place: out of combat.", "La fase principal de {0} no tiene lugar: fuera de combate.", "La phase principale de {0} n’a pas lieu : hors de combat.";
    SaidAttemptSucceeded: "{0} manages {1}.", "{0} logra {1}.", "{0} réussit la tentative {1}.";
    SaidAttemptFailed: "{0} fails {1}.", "{0} no logra {1}.", "{0} échoue dans la tentative {1}.";
    SaidAttemptDeclined: "{0} does not try {1}.", "{0} no intenta {1}.", "{0} renonce à la tentative {1}.";
    SaidLimits: "The limits of the TOW-turn are restored.", "Se restauran los límites del turno TOW.", "Les limites du tour TOW sont rétablies.";
    SaidNoCharges: "No charge: {0}.", "Sin carga: {0}.", "Pas de charge : {0}.";
    SaidGranted: "{0} receives {1} PA.", "{0} recibe {1} PA.", "{0} reçoit {1} PA.";
    SaidDiscarded: "The PA that are left are discarded.", "Se descartan los PA sobrantes.", "Les PA restants sont défaussés.";
    SaidPaid: "{0} pays {1}.", "{0} paga {1}.", "{0} paie {1}.";
    SaidPassed: "{0} passes.", "{0} pasa.", "{0} passe.";
    SaidPassedThemselves: "Passed by their settings: {0}.", "Pasan por sus ajustes: {0}.", "Ont passé par leurs réglages : {0}.";
    SaidPassedItself: "Passed by its settings: {0}.", "Pasa por sus ajustes: {0}.", "A passé par ses réglages : {0}.";
    SaidExtinguished: "Priority is extinguished.", "La prioridad se extingue.", "La priorité s’éteint.";
    SaidPassing: "{0} {1}.", "{0} {1}.", "{0} {1}.";
    SaidPassingOver: "The time of passing is over: {0}.", "Se acabó el plazo de pasar: {0}.", "Le délai pour passer est écoulé : {0}.";
    SaidPassingNew: "{1} is new: asked again are {0}.", "{1} es nuevo: se vuelve a preguntar a {0}.", "{1} est nouveau : on demande à nouveau à {0}.";
    SaidPassingRevoked: "Asked again from the next offer on: {0}.", "Se vuelve a preguntar desde la próxima oferta: {0}.", "On demande à nouveau dès la prochaine offre : {0}.";
    SaidPassingUndone: "After going back, asked again: {0}.", "Tras volver atrás se vuelve a preguntar: {0}.", "Après le retour en arrière, on demande à nouveau : {0}.";
    SaidProposed: "{0} proposes {1}.", "{0} propone {1}.", "{0} propose {1}.";
    SaidAllowed: "What {0} proposes is legal.", "Lo que propone {0} es legal.", "Ce que propose {0} est légal.";
    SaidDisallowed: "What {0} proposes is illegal, and cancelled.", "Lo que propone {0} es ilegal y se cancela.", "Ce que propose {0} est illégal, et annulé.";
    SaidAtOnce: "{0} does at once: {1}.", "{0} hace al momento: {1}.", "{0} fait aussitôt : {1}.";
    SaidPushed: "On the stack: {1}, by {0}.", "A la pila: {1}, de {0}.", "Sur la pile : {1}, par {0}.";
    SaidPostponed: "Postponed: {1}, by {0}.", "Pospuesta: {1}, de {0}.", "Différée : {1}, par {0}.";
    SaidMoved: "From the postponed stack to the main one: {0}.", "De la pila pospuesta a la principal: {0}.", "De la pile différée à la principale : {0}.";
    SaidCancelled: "{0} is cancelled: {1}.", "{0} se cancela: {1}.", "{0} est annulé : {1}.";
    SaidSettled: "{0}: {1}{2}.", "{0}: {1}{2}.", "{0} : {1}{2}.";
    SaidRoll: " (roll {0} against {1})", " (tirada {0} contra {1})", " (jet {0} contre {1})";
    SaidRollFaces: " (dice {0}, total {1} against {2})", " (dados {0}, total {1} contra {2})", " (dés {0}, total {1} contre {2})";
    SaidRegistered: "Triggered effect of {0}: {1}.", "Efecto disparado de {0}: {1}.", "Effet déclenché de {0} : {1}.";
    SaidTriggerRemoved: "No longer registered: {0}.", "Ya no está registrado: {0}.", "N’est plus enregistré : {0}.";
    SaidTriggerUnpaid: "{0} is cancelled: {1}.", "{0} se cancela: {1}.", "{0} est annulé : {1}.";
    SaidArose: "Triggered, for the next offer of priority: {0}.", "Disparado, para cuando se ofrezca la prioridad: {0}.", "Déclenché, pour la prochaine priorité offerte : {0}.";
    EffectOf: "{0} ({1})", "{0} ({1})", "{0} ({1})";
    AnEffect: "a triggered effect", "un efecto disparado", "un effet déclenché";
    Waits: "waits for the next offer", "espera a que se ofrezca la prioridad", "attend la prochaine priorité offerte";
    ComesNext: "next: {0}", "después: {0}", "ensuite : {0}";
    SomePlace: "another place", "otro lugar", "un autre lieu";
    SaidConcentrates: "{0} concentrates on {1}.", "{0} se concentra en {1}.", "{0} se concentre sur {1}.";
    SaidGathered: "{0} gathers {1} PA.", "{0} reúne {1} PA.", "{0} réunit {1} PA.";
    SaidConcentrationMet: "{0} has gathered the whole cost.", "{0} ha reunido todo el coste.", "{0} a réuni tout le coût.";
    SaidConcentrationGivenUp: "{0} gives the concentration up.", "{0} abandona la concentración.", "{0} abandonne sa concentration.";
    SaidConcentrationBroken: "{0} is put out of action, and concentrates no more.", "{0} queda fuera de combate y deja de concentrarse.", "{0} est mis hors de combat et ne se concentre plus.";
    SaidCycleEnded: "The TOW-turn ends, both stacks empty.", "El turno TOW termina con ambas pilas vacías.", "Le tour TOW se termine, les deux piles vides.";

    NotHolding: "{0} does not have priority.", "{0} no tiene la prioridad.", "{0} n’a pas la priorité.";
    IsTooSlow: "{0} is too slow to respond to the top of the stack.", "{0} es demasiado lento para responder a la cima de la pila.", "{0} est trop lent pour répondre au sommet de la pile.";
    HasLostTie: "{0} has lost the tie-break, and is too slow to respond to the top of the stack.", "{0} ha perdido el desempate y es demasiado lento para responder a la cima de la pila.", "{0} a perdu le départage, et est trop lent pour répondre au sommet de la pile.";
    IsOut: "{0} is out of combat.", "{0} está fuera de combate.", "{0} est hors de combat.";
    IllegalTarget: "{0} is no legal target.", "{0} no es un blanco legal.", "{0} n’est pas une cible légale.";
    CannotAfford: "{0} cannot pay: {1}.", "{0} no puede pagar: {1}.", "{0} ne peut pas payer : {1}.";
    NeedsConcentration: "{0} cannot pay at once: {1}.", "{0} no puede pagar de una vez: {1}.", "{0} ne peut pas payer d’un coup : {1}.";
    OneMissing: "{0} missing", "falta {0}", "il manque {0}";
    SomeMissing: "{0} missing", "faltan {0}", "il manque {0}";
    IsConcentrating: "{0} concentrates on something already.", "{0} ya se concentra en algo.", "{0} se concentre déjà sur autre chose.";
    NeverDeclared: "An autonomous action is never declared.", "Una acción autónoma nunca se declara.", "Une action autonome ne se déclare jamais.";
    NeverRolled: "An automatic action is never rolled for.", "Por una acción automática nunca se tira.", "On ne lance jamais de dés pour une action automatique.";
    RollNeeded: "This action needs a roll: type the total, or say what came of it.", "Esta acción necesita una tirada: anota el total o di qué ha salido.", "Cette action demande un jet : notez le total, ou dites ce qu’il en est.";
    NoRoll: "This action needs no roll.", "Esta acción no necesita tirada.", "Cette action ne demande pas de jet.";
    StillOffered: "{0} may still respond.", "{0} aún puede responder.", "{0} peut encore répondre.";
    NoSuchPart: "The action has no such part.", "La acción no tiene esa parte.", "L’action n’a pas cette partie.";
    NotAsked: "{1} is asked before {0}.", "Se pregunta a {1} antes que a {0}.", "On demande à {1} avant {0}.";
    NoSuchTrigger: "There is no such triggered effect.", "No existe ese efecto disparado.", "Il n’y a pas de tel effet déclenché.";
    NothingToEnd: "For {0} there is nothing to end.", "No hay nada que terminar para {0}.", "Il n’y a rien à terminer pour {0}.";
    NoFormula: "{0} has no initiative formula: type the total.", "{0} no tiene fórmula de iniciativa: anota el total.", "{0} n’a pas de formule d’initiative : notez le total.";
    TooMuch: "That is too much of it, or too great a number.", "Es demasiado, o un número demasiado grande.", "C’est trop, ou un nombre trop grand.";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phrase_is_the_one_beside_its_name() {
        let last = EN.last().copied();
        assert_eq!(last, Some(Phrase::TooMuch.in_language(Lang::En)));
    }
}
