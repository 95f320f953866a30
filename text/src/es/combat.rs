//! The combat screen, in Spanish.

use crate::en::combat::CombatText;
use crate::catalog::translation;

translation! {
    CombatText;
    DecisionNeeded: "Decisión pendiente";
    FirstOf: "1 de {0}";
    CastSpell: "Lanzar un conjuro";
    Cast: "Lanzar";
    Spell: "Conjuro";
    SpellLevel: "Nivel del conjuro";
    SpellSource: "Magia";
    Arcane: "arcana";
    Divine: "divina";
    ConcentrateOn: "Concentrarse en un conjuro";
    Concentrate: "Concentrarse";

    DeleteKey: "Supr";
    OlderLines: "Mostrar lo anterior";
    AgainstWhom: "contra {0}";

    DeclareAction: "Anunciar una acción";
    DeclaredAction: "Acción anunciada";

    ReadyWhat: "Acción prevista";
    ReadyWhen: "Desencadenante";
    AnyTrigger: "cuando llegue el momento";
    KindOfAction: "Tipo de acción";
    ReadyAgainst: "Contra";
    Anyone: "cualquiera";
    Purpose: "Propósito";
    ToAct: "actuar";
    ToDistract: "distraer a un lanzador de conjuros";
    ToCounterspell: "lanzar un contraconjuro";
    ToBrace: "recibir una carga";

    TurnOf: "Turno de {0}";
    NextIs: "Siguiente: {0}";
    ThenResumes: "Después sigue el turno de {0}";

    InterruptedBy: "en pausa: antes actúa {0}";

    Order: "Orden";
    Above: "arriba";
    Below: "abajo";
    FlatFooted: "desprevenido";
    Surprised: "sorprendido";
    NoReaction: "sin reacción";
    Delaying: "retrasa";
    Ready: "acción preparada";
    Next: "siguiente";
    Conditions: "Estado";
    Amount: "Cantidad";
    Damage: "Daño";
    Heal: "Curar";
    Budget: "Este turno";
    TakenBack: "Se deshizo";
    PreviousTurn: "Turno anterior";
    EndCombat: "Terminar el combate";
    CombatOver: "El combate ha terminado.";
    NextRound: "Asalto siguiente";
    TurnSkipped: "{0} ({1}): turno saltado.";
    NobodyCanAct: "Nadie puede actuar.";
    Resolve: "Resolver";
    Stack: "Pila";
    RollOff: "Desempatar con dados";
    OutOfTurn: "Reacciones";
    Delay: "Retrasar";
    ChangeHitPoints: "Puntos de golpe de {0}";
    ChangeHint: "7 daño, +5 curar, t5 temporales, =20 los fija, o dados: 2d6";
    ReadyMore: "Tipo, objetivo, conjuro";
    ReadyShort: "Preparar";
    MoreCommands: "Más";
    ReadyAction: "Preparar una acción";
    DelayCount: "Hasta iniciativa";
    RerollAll: "Repetir las tiradas de iniciativa";
    TieHelp: "Toca los nombres en el orden en que actúan.";
    TieHelpFastest: "Toca primero al más rápido.";
    RollAll: "Tirar por todos";
    RollRest: "Tirar por el resto";
    PlayersType: "Los jugadores anotan sus tiradas";
    UseTotals: "Anotar los totales";
    Roll: "Tirar";
    Total: "Total";
    Enter: "Anotar";
    Initiative: "Iniciativa";
    LogEmpty: "Aún no ha sucedido nada.";
    EarlierEntriesCondensed: "Lo anterior se ha resumido para ahorrar espacio.";
    ViewingEarlierMoment: "Estás viendo un momento anterior. Si haces algo aquí, se abre otra rama; no se pierde nada.";
    ReturnToNow: "Volver al presente";
    Moment: "Momento";
    MomentOf: "{0} de {1}";
    LogTools: "Dados y registro";
    Branches: "Otras ramas";
    SwitchToBranch: "Cambiar a esta rama";
    DeleteBranch: "Borrar la rama";
    LinesOfTurn: "Líneas de este turno";
    TurnsOfRound: "Los turnos de este asalto";
    CombatLog: "Registro";
    AddCombatants: "Añadir al combate";

    ActsAfter: "{0} actúa tras este turno";
    ActsBefore: "{0} actúa antes de este turno";
    TriggerReadied: "{0}: usar la acción preparada";
    WithStep: "con un paso de 5 pies";
    TriggerReadiedTogether: "{0}: usar a la vez las acciones preparadas";
    ReadiedSpell: "Conjuro preparado (usa la concentración)";
    LevelOfReadiedSpell: "Nivel, si es un conjuro";
    IgnoresTrigger: "{0} deja pasar la ocasión";
    ActsFirst: "Actúa antes {0}";
    KeepsConcentrating: "{0} mantiene la concentración";
    StopsConcentrating: "{0} pierde la concentración";
    WhyCount: "{1}: por qué {0} actúa aquí";
    HitPointsOf: "{0} de {1} puntos de golpe";
    Tie: "Empate entre {1}. Desempate: {0}.";

    Kobold: "Kobold";
    Orc: "Orco";
    Gnoll: "Gnoll";
    Captain: "Capitán";
    Bandit: "Bandido";
    Gargoyle: "Gárgola";

    CheckAgainst: "{0}: {1}, CD {2}";
    CheckOf: "{0}: {1}";
    Concentration: "Concentración";
    Spellcraft: "Conocimiento de conjuros";
    Dispel: "prueba de disipación";
    Follows: "Éxito: {0}. Fallo: {1}.";
    SpellGoesOn: "el conjuro se lanza";
    SpellLost: "el conjuro se pierde";
    MayCounter: "el mismo conjuro lo contrarresta";
    StaysReady: "el contraconjuro sigue preparado";
    Number: "Modificador o total";
    RollWith: "Tirar d20 {0}";
    TotalIs: "Total {0}";
    TotalOfDie: "Total del dado";
    TotalMissing: "Escribe el total: tira el jugador.";
    Success: "Éxito";
    Failure: "Fallo";

    MayCounterNow: "{0} puede contrarrestar: {1}";
    SameSpell: "El mismo conjuro ({0})";
    DispelMagic: "Disipar magia";
    CasterLevel: "Nivel del lanzador rival";
    DoNotCounter: "No contrarrestar";
    Distract: "Distraer";
    Distraction: "CD (se suma el nivel)";

    KeepsSpell: "{0} se concentra en {1}: salvación, CD {2}";
    KeepsConcentration: "Mantiene la concentración";
    LosesConcentration: "Pierde la concentración";
    SavesAgainst: "{0}: salvación contra «{1}», CD {2}";

    Duration: "Duración";
    ForRounds: "varios asaltos";
    UntilTurnStart: "hasta que empiece un turno";
    UntilTurnEnd: "hasta que termine un turno";
    UntilAction: "hasta la próxima acción de alguien";
    UntilEnded: "hasta que lo quites";
    Rounds: "Asaltos";
    WhoseTurn: "De quién";
    Source: "Causado por";
    EndNow: "Terminar";
    CausedBy: "por {0}";
    ThisRound: "este asalto";
    OneRound: "{0} asalto";
    SomeRounds: "{0} asaltos";
    StartOf: "hasta que empiece el turno de {0}";
    EndOf: "hasta que termine el turno de {0}";
    NextEndOf: "hasta que termine el próximo turno de {0}";
    ActOf: "hasta la próxima acción de {0}";
    NoEnd: "hasta que lo quites";
    UntilSaved: "hasta superar una salvación, CD {0}";

    PlaceInOrder: "Puesto en el orden";
    AtCount: "Con iniciativa";
    ChangePlace: "Poner ahí";
    Earlier: "Antes";
    Later: "Después";
    SkipTurn: "Saltar el turno";
    GiveTurn: "Dar un turno";
    BringBack: "Traer de vuelta a {0}";
    ArrivesAware: "{0} sabe del combate: actúa antes que nadie";

    Mounting: "Montura";
    MountOf: "Montura";
    MountControl: "La montura es";
    MountAnimal: "animal, con la iniciativa del jinete";
    MountIntelligentTogether: "inteligente, con la iniciativa del jinete";
    MountIntelligentApart: "inteligente, con iniciativa propia";
    MountControlled: "controlada, con la iniciativa del jinete";
    MountIndependent: "independiente, con iniciativa propia";
    MountUp: "Montar";
    DismountFrom: "{0} desmonta de {1}";
    RiddenBy: "lleva a {0}";

    Half: "La mitad";
    Double: "El doble";
    Temporary: "PG temporales";
    TemporaryLeft: "+{0} PG temporales";
    FullHitPoints: "PG al máximo";
    SeveralTargets: "Varios objetivos";
    ForTarget: "Para {0}";
    Concentrating: "se concentra: {0}";
    ConcentratingUnnamed: "se concentra";
    WorseRolls: "iniciativa {0}";
    NewNextRound: "actúa desde el próximo asalto";

    GroupOf: "{0} × {1}";
    GroupAble: "pueden actuar {0} de {1}";
    OutOf: "{0} de {1}";
    GroupMember: "{0} ({1} de {2})";
    EndGroupTurn: "Fin del turno del grupo entero: {0}";
    LeaveGroup: "Separar del grupo";
    JoinGroup: "Unir al grupo: {0}";
    JoinsNextRound: "se une al grupo el próximo asalto";

    Save: "Tirada de salvación";
    SaveName: "Qué salvación";
    Difficulty: "CD";
}
