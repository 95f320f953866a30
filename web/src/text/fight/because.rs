//! Why something is as it is, of somebody, in sentences.

use crate::text::template::templates;

templates! {
    /// A sentence about `{0}`, with what it needs to say.
    Because;
    Count: "{0} acts at {1}: the highest count goes first.", "{0} actúa con {1}: el resultado más alto va primero.", "{0} agit à {1} : le résultat le plus élevé commence.";
    Before: "{0} acts at {1}, before {2}: the modifiers are {3} and {4}.", "{0} actúa con {1}, antes que {2}: los modificadores son {3} y {4}.", "{0} agit à {1}, avant {2} : les modificateurs sont {3} et {4}.";
    After: "{0} acts at {1}, after {2}: the modifiers are {3} and {4}.", "{0} actúa con {1}, después que {2}: los modificadores son {3} y {4}.", "{0} agit à {1}, après {2} : les modificateurs sont {3} et {4}.";
    Dexterity: "{0} acts at {1}, beside {2}: the Dexterity scores are {3} and {4}, and the higher goes first.", "{0} actúa con {1}, junto a {2}: las Destrezas son {3} y {4}, y va antes la más alta.", "{0} agit à {1}, à côté de {2} : les Dextérités sont {3} et {4}, et la plus haute passe d’abord.";
    Lots: "{0} acts at {1}, tied with {2} in everything: lots decided.", "{0} actúa con {1}, igual en todo que {2}: ha decidido la suerte.", "{0} agit à {1}, à égalité en tout avec {2} : le sort en a décidé.";
    Decided: "{0} acts at {1}, tied with {2}: {3} decided.", "{0} actúa con {1}, en empate con {2}: decisión de {3}.", "{0} agit à {1}, à égalité avec {2} : {3} en a décidé.";
    GameMaster: "the game master", "quien dirige el juego", "le meneur de jeu";
    Players: "the players", "la mesa de jugadores", "la table des joueurs";
    SharedRoll: "{0} acts at {1}, by the one roll for {2} and its like.", "{0} actúa con {1}, por la única tirada de {2} y los de su grupo.", "{0} agit à {1}, par le seul jet de {2} et de ses semblables.";
    Ruled: "{0} acts at {1} by a ruling.", "{0} actúa con {1} por arbitraje.", "{0} agit à {1} par arbitrage.";
    Delayed: "{0} delayed, and keeps the count at which it acted: {1}.", "{0} retrasó su acción y conserva el puesto en que actuó: {1}.", "{0} a retardé son action et garde le rang où il a agi : {1}.";
    Announced: "{0} delayed to the count that was announced: {1}.", "{0} retrasó su acción hasta el puesto anunciado: {1}.", "{0} a retardé son action jusqu’au rang annoncé : {1}.";
    Readied: "{0} acts at {1}, just before {2}, since its readied action came there.", "{0} actúa con {1}, justo antes que {2}, porque ahí llegó su acción preparada.", "{0} agit à {1}, juste avant {2}, car son action préparée est venue là.";
    BeforeTheRoll: "{0} is aware, and acts before anybody rolls initiative.", "{0} es consciente, y actúa antes de que se tire iniciativa.", "{0} est conscient, et agit avant que l’initiative se joue.";
    Mounted: "{0} acts at {1}, the count of its rider {2}.", "{0} actúa en {1}, la cuenta de su jinete {2}.", "{0} agit à {1}, le rang de son cavalier {2}.";
    Newcomer: "{0} arrived aware of the fight, before everyone else: {1}.", "{0} ha llegado consciente del combate, antes que nadie: {1}.", "{0} est arrivé conscient du combat, avant tout le monde : {1}.";
    WorseOfTwo: "{0} was surprised: of two dice the lower counts, not the {1}.", "La sorpresa pesa en {0}: de dos dados cuenta el menor, no el {1}.", "{0} était surpris : de deux dés le plus bas compte, pas le {1}.";
    NotActedYet: "{0} is flat-footed until it acts for the first time.", "{0} está desprevenido hasta que actúe por primera vez.", "{0} est pris au dépourvu jusqu’à ce qu’il agisse pour la première fois.";
    NoTurnYet: "{0} is flat-footed until its first turn comes.", "{0} está desprevenido hasta que llegue su primer turno.", "{0} est pris au dépourvu tant que son premier tour n’est pas arrivé.";
    Surprised: "{0} was unaware of the enemy: surprised, and flat-footed until its first turn comes.", "{0} no era consciente del enemigo: está sorprendido, y desprevenido hasta que llegue su primer turno.", "{0} n’avait pas conscience de l’ennemi : surpris, et pris au dépourvu tant que son premier tour n’est pas arrivé.";
    Unable: "{0} is unable to act: {1}.", "{0} no puede actuar: {1}.", "{0} n’est pas en état d’agir : {1}.";
    OutOfCombat: "{0} is out of combat: {1}.", "{0} está fuera de combate: {1}.", "{0} est hors de combat : {1}.";
    NoticedNoThreat: "{0} noticed no threat, and is surprised until its first turn ends.", "{0} no se percató de ninguna amenaza, y está sorprendido hasta que acabe su primer turno.", "{0} n’a remarqué aucun danger, et reste surpris jusqu’à la fin de son premier tour.";
    AtZero: "{0} is unable to act at 0 hit points.", "{0} no puede actuar con 0 puntos de golpe.", "{0} n’est pas en état d’agir à 0 point de vie.";
    ReactionSpent: "{0} has taken its reaction; it comes back when its turn begins.", "{0} ya ha usado su reacción; vuelve al empezar su turno.", "{0} a déjà pris sa réaction ; elle revient au début de son tour.";
    NoReactionYet: "{0} is surprised, and takes no reaction until its first turn ends.", "{0} está sorprendido, y no tiene reacción hasta que acabe su primer turno.", "{0} est surpris, et n’a pas de réaction avant la fin de son premier tour.";
    DexterityLost: "{0} is flat-footed, and loses its Dexterity bonus of {1} to armor class.", "{0} está desprevenido y no gana su bonificador de Destreza ({1}) a la CA.", "{0} est pris au dépourvu, et perd son bonus de Dextérité ({1}) à la CA.";
    UncannyDodge: "{0} keeps its Dexterity bonus to armor class by uncanny dodge.", "{0} conserva su bonificador de Destreza a la CA por su esquiva asombrosa.", "{0} garde son bonus de Dextérité à la CA grâce à l’Esquive instinctive.";
    Late: "{0} acted late in a round: later initiative rolls are worse by {1}.", "{0} actuó tarde en un asalto: sus tiradas de iniciativa siguientes son peores en {1}.", "{0} a agi tard dans un round : ses jets d’initiative suivants sont pires de {1}.";
    New: "{0} came when its place in this round had passed, and first acts in the next one.", "{0} llegó cuando su puesto de este asalto ya había pasado, y actúa por primera vez en el siguiente.", "{0} est arrivé quand son rang de ce round était passé, et agit pour la première fois au suivant.";
    Delays: "{0} delays: it acts when it wishes, until its own count comes round again.", "{0} espera: actúa cuando quiera, hasta que vuelva a llegar su propio resultado.", "{0} attend : il agit quand il le souhaite, jusqu’à ce que son propre rang revienne.";
    DelaysToFloor: "{0} delays: it acts when it wishes, down to −10 less its initiative bonus.", "{0} espera: actúa cuando quiera, como muy tarde en −10 menos su bonificador de iniciativa.", "{0} attend : il agit quand il le souhaite, au plus tard à −10 moins son bonus d’initiative.";
    Ready: "{0} may do what it readied just before its trigger, until its next turn comes.", "{0} puede hacer lo que preparó justo antes de lo que lo desencadena, hasta que llegue su próximo turno.", "{0} peut faire ce qu’il a préparé juste avant ce qui le déclenche, jusqu’à son prochain tour.";
    ReadyAfter: "{0} may do what it readied right after its trigger, as its reaction, until its next turn begins.", "{0} puede hacer lo que preparó justo después de lo que lo desencadena, como reacción, hasta que empiece su próximo turno.", "{0} peut faire ce qu’il a préparé juste après ce qui le déclenche, comme réaction, jusqu’au début de son prochain tour.";
    Disabled: "{0} has 0 hit points: a single move or standard action is left to it.", "{0} tiene 0 puntos de golpe: solo le queda una acción, de movimiento o estándar.", "{0} a 0 point de vie : il ne lui reste qu’une action, de mouvement ou simple.";
    Under: "{0}: {1}. That alone keeps nobody from acting.", "{0}: {1}. Eso por sí solo no impide actuar.", "{0} : {1}. Cela seul n’empêche pas d’agir.";
    UntilStart: "{0}: {1}, until the turn of {2} begins.", "{0}: {1}, hasta que empiece el turno de {2}.", "{0} : {1}, jusqu’au début du tour de {2}.";
    UntilEnd: "{0}: {1}, until the turn of {2} ends.", "{0}: {1}, hasta que termine el turno de {2}.", "{0} : {1}, jusqu’à la fin du tour de {2}.";
    UntilAct: "{0}: {1}, until {2} acts next, wherever that falls.", "{0}: {1}, hasta la siguiente acción de {2}, caiga donde caiga.", "{0} : {1}, jusqu’à la prochaine action de {2}, où qu’elle tombe.";
    UntilCount: "{0}: {1}. It ends just before the count on which it began, wherever anybody acts by then.", "{0}: {1}. Termina justo antes del resultado en el que empezó, actúe cada uno donde actúe para entonces.", "{0} : {1}. Cela finit juste avant le rang où cela a commencé, où que chacun agisse alors.";
    UntilSaid: "{0}: {1}, until somebody ends it.", "{0}: {1}, hasta que alguien lo termine.", "{0} : {1}, jusqu’à ce que quelqu’un y mette fin.";
    Concentrates: "{0} concentrates on {1}: another such spell ends that, or incapacity, or a failed save against damage.", "{0} se concentra en {1}: eso termina con otro conjuro así, al quedar incapacitado o al fallar una salvación por daño.", "{0} se concentre sur {1} : un autre sort de ce genre y met fin, ou l’incapacité, ou un jet de sauvegarde raté contre des dégâts.";
    Temporary: "Damage to {0} takes the {1} temporary hit points first.", "El daño a {0} quita primero los {1} puntos de golpe temporales.", "Les dégâts à {0} prennent d’abord les {1} points de vie temporaires.";
    Ridden: "{1} rides {0}, and both act on one count.", "{1} monta a {0}, y los dos actúan en el mismo resultado.", "{1} monte {0}, et les deux agissent au même rang.";
    RiddenApart: "{1} rides {0}, which acts in a place of its own.", "{1} monta a {0}, que actúa en su propio puesto.", "{1} monte {0}, qui agit à son propre rang.";
}
