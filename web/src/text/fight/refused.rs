//! Refusals that only come up in a fight, in sentences.

use crate::text::template::templates;

templates! {
    /// A refusal of `{0}`, with what it needs to say.
    Refused;
    NotCalled: "{0} is not to roll now.", "A {0} no le toca tirar ahora.", "Ce n’est pas le moment du jet de {0}.";
    AmountOutOfRange: "An amount goes from 1 to 99,999.", "Una cantidad va de 1 a 99 999.", "Un montant va de 1 à 99 999.";
    NoHitPoints: "The hit points of {0} are not kept: edit to add them.", "No se llevan los puntos de golpe de {0}: edítalo para añadirlos.", "Les points de vie de {0} ne sont pas suivis : modifiez la fiche.";
    SameCondition: "{0}: {1} already, or no more.", "{0}: {1} ya, o ya no.", "{0} : {1} déjà, ou plus.";
    NoDice: "There are no dice here: type the total instead.", "Aquí no hay dados: escribe el total.", "Il n’y a pas de dés ici : notez le total.";
    Spent: "{0} has no {1} left in this turn.", "A {0} no le queda en este turno: {1}.", "Il ne reste plus à {0} dans ce tour : {1}.";
    NotInThisTurn: "This turn of {0} never holds: {1}.", "Este turno de {0} no incluye nunca: {1}.", "Ce tour de {0} ne permet jamais : {1}.";
    NoDelay: "These rules know no delaying.", "Con estas reglas no se retrasa la acción.", "Ces règles ne permettent pas de retarder.";
    TooLateToDelay: "{0} has begun its turn, which is not put off any more.", "{0} ya ha empezado su turno, y no puede aplazarlo.", "{0} a commencé son tour, qui ne se retarde plus.";
    DelayCount: "A turn is put off to a later count.", "Solo se retrasa a un puesto posterior.", "On ne retarde qu’à un rang plus tardif.";
    NoInterruption: "The delayed turn of {0} interrupts nobody: it comes after.", "La acción retrasada de {0} no interrumpe a nadie: va después.", "L’action retardée de {0} n’interrompt personne : elle vient après.";
    FlatFooted: "{0} is flat-footed, and makes no attacks of opportunity.", "{0} está desprevenido, y no hace ataques de oportunidad.", "{0} est pris au dépourvu, et ne peut pas porter d’attaque d’opportunité.";
    NoOpportunityLeft: "{0} has no attack of opportunity left this round.", "A {0} no le quedan ataques de oportunidad en este asalto.", "{0} n’a plus d’attaque d’opportunité dans ce round.";
    Unable: "{0} is unable to act.", "{0} no puede actuar.", "{0} n’est pas en état d’agir.";
    OwnAction: "{0} does not answer what it does itself.", "{0} no responde a lo que hace por su cuenta.", "{0} ne répond pas à sa propre action.";
    ReactionSpent: "{0} has taken its reaction already.", "{0} ya ha usado su reacción.", "{0} a déjà pris sa réaction.";
    Surprised: "{0} is surprised until its first turn ends.", "{0} está sorprendido hasta que acabe su primer turno.", "{0} est surpris jusqu’à la fin de son premier tour.";
    TieOpen: "The tie has to be decided first.", "Antes hay que decidir el empate.", "Il faut d’abord trancher l’égalité.";
    AlreadyActed: "{0} has had its turn of the round.", "{0} ya ha tenido su turno del asalto.", "{0} a déjà eu son tour dans ce round.";
    Interrupted: "The reaction is resolved before the turn goes on.", "La reacción se resuelve antes de que siga el turno.", "La réaction est résolue avant que le tour ne reprenne.";
    Unresolved: "Something on the stack comes first.", "Antes va algo de la pila.", "Autre chose passe d’abord, sur la pile.";
    CheckOwed: "A check comes first: what becomes of the spell.", "Antes viene una prueba: qué pasa con el conjuro.", "Un test vient d’abord : ce que devient le sort.";
    NoDifficulty: "Say how the check went: what it has to reach is not known.", "Di cómo ha salido la prueba: no se sabe a qué debe llegar.", "Dites ce qu’a donné le test : on ne sait pas ce qu’il doit atteindre.";
    AlreadyTried: "{0} has already tried to identify the spell.", "{0} ya ha intentado reconocer el conjuro.", "{0} a déjà essayé de reconnaître le sort.";
    NothingCast: "What {0} has readied is for a spell that an enemy casts.", "Lo que ha preparado {0} es para un conjuro que lanza un enemigo.", "Ce que {0} a préparé vise un sort lancé par un adversaire.";
    NoCounterspell: "{0} has readied no counterspell.", "{0} no ha preparado ningún contraconjuro.", "{0} n’a préparé aucun contresort.";
    NotSaidHow: "Say with what {0} counters: the same spell, or dispel magic.", "Di con qué contrarresta {0}: el mismo conjuro o disipar magia.", "Dites comment {0} contre : par le même sort, ou par une dissipation de la magie.";
    NotIdentified: "{0} has not identified the spell.", "{0} no ha reconocido el conjuro.", "{0} n’a pas reconnu le sort.";
    NoBraceWeapon: "{0} wields no weapon that receives a charge.", "{0} no empuña un arma que reciba cargas.", "{0} ne manie pas d’arme qui reçoive une charge.";
    OnRidersCount: "{0} acts on its rider’s count.", "{0} actúa en la cuenta de su jinete.", "{0} agit au rang de son cavalier.";
    CannotRide: "{0} rides or is ridden already.", "{0} ya monta o es montura.", "{0} monte ou est monté déjà.";
    RollsLikeAll: "Under these rules {0} rolls like everybody.", "Con estas reglas {0} tira como todos.", "Avec ces règles, {0} lance l’initiative comme tout le monde.";
    NobodyHides: "Nobody tries to be stealthy, so nobody is surprised.", "Nadie intenta pasar desapercibido, así que nadie queda sorprendido.", "Personne ne tente d’être discret, donc personne n’est surpris.";
    NotARoll: "That is no dice to roll.", "Eso no son dados que tirar.", "Ce ne sont pas des dés à lancer.";
    NoCheck: "There is no such check for {0} to make now.", "{0} no tiene ahora que hacer esa prueba.", "{0} n’a pas ce test à faire maintenant.";
    NotRidden: "Nobody rides {0}.", "Nadie monta a {0}.", "Personne ne monte {0}.";
    NoPlace: "{0} has no place in the order.", "{0} no tiene puesto en el orden.", "{0} n’a pas de place dans l’ordre.";
    TurnInProgress: "{0} has begun to act: the turn ends first.", "{0} ha empezado a actuar: antes acaba su turno.", "{0} a commencé à agir : son tour finit d’abord.";
    TurnToCome: "The turn of {0} is being played, or still to come.", "El turno de {0} se está jugando, o está por venir.", "Le tour de {0} est en cours, ou à venir.";
    NoTurnToCome: "{0} has no turn to come in this round.", "A {0} no le queda turno en este asalto.", "{0} n’a plus de tour à venir dans ce round.";
    NothingChanges: "It is so already.", "Ya es así.", "C’est déjà le cas.";
    NotInBlock: "{0} does not act together with the one whose turn it is.", "{0} no actúa junto con quien tiene el turno.", "{0} n’agit pas avec celui dont c’est le tour.";
    TurnBegun: "{0} has begun to act, and nobody of the group goes before.", "{0} ha empezado a actuar, y nadie del grupo va antes.", "{0} a commencé à agir : personne du groupe ne passe avant.";
    OutOfTurn: "{0} takes a bonus action only in its own turn.", "{0} solo hace una acción adicional en su turno.", "{0} ne prend d’action bonus qu’à son tour.";
    DelayFloor: "{0} delays no further than to {1}.", "{0} no puede retrasar más allá de {1}.", "{0} ne peut pas retarder au-delà de {1}.";
    NotDelaying: "{0} is not delaying.", "{0} no está retrasando.", "{0} ne retarde pas.";
    Undeclared: "Say what {0} will do, and on what condition.", "Di qué hará {0}, y con qué condición.", "Dites ce que {0} fera, et à quelle condition.";
    OwnTurn: "What {0} has readied is for after its own turn.", "Lo que {0} ha preparado es para después de su turno.", "Ce que {0} a préparé est pour après son tour.";
    HasMoved: "{0} has moved, and takes no 5-foot step with it.", "{0} se ha movido, y no da un paso de 5 pies con ello.", "{0} s’est déplacé : pas de pas de placement avec.";
    NoTrigger: "Say for which trigger {0} readies.", "Di para qué desencadenante se prepara {0}.", "Dites pour quel déclencheur {0} se prépare.";
    NothingReadied: "{0} holds nothing ready.", "{0} no tiene nada preparado.", "{0} n’a rien préparé.";
    NotToBeReadied: "{0} cannot ready that kind of action.", "{0} no puede preparar ese tipo de acción.", "{0} ne peut pas préparer ce type d’action.";
    TriggerNotFinished: "What {0} has readied comes after its trigger.", "Lo que {0} ha preparado viene después de su desencadenante.", "Ce que {0} a préparé vient après son déclencheur.";
    Absent: "{0} has left the encounter.", "{0} ha dejado el encuentro.", "{0} a quitté la rencontre.";
}
