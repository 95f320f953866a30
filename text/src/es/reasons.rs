//! Reasons, in Spanish.

use crate::ReasonText;
use crate::catalog::translation;

translation! {
    ReasonText;
    Count: "{0} actúa con iniciativa {1}: la más alta va primero.";
    OwnResult: "{0} actúa con iniciativa {1}, la de su tirada. Con la misma iniciativa: {2}.";
    Before: "{0} actúa con iniciativa {1}, antes que {2}: modificador {3} frente a {4}.";
    After: "{0} actúa con iniciativa {1}, después que {2}: modificador {3} frente a {4}.";
    Dexterity: "{0} actúa con iniciativa {1}, en empate con {2}: Destreza {3} frente a {4}, y va antes la más alta.";
    Lots: "{0} actúa con iniciativa {1}, en empate total con {2}: lo ha decidido la suerte.";
    Decided: "{0} actúa con iniciativa {1}, en empate con {2}: lo ha decidido {3}.";
    GameMaster: "quien dirige";
    Players: "la mesa";
    SharedRoll: "{0} actúa con iniciativa {1}, por la tirada común de {2} y su grupo.";
    Ruled: "{0} actúa con iniciativa {1} por decisión de quien dirige.";
    Delayed: "{0} retrasó su acción y conserva la iniciativa en que actuó: {1}.";
    Announced: "{0} retrasó su acción hasta la iniciativa anunciada: {1}.";
    Readied: "{0} actúa con iniciativa {1}, justo antes que {2}, porque ahí usó su acción preparada.";
    ReadiedAt: "{0} actúa con iniciativa {1}, en la que usó su acción preparada.";
    BeforeTheRoll: "{0} es consciente del enemigo y actúa antes de que nadie tire iniciativa.";
    Mounted: "{0} actúa con iniciativa {1}, la de su jinete, {2}.";
    MountedAt: "{0} actúa con iniciativa {1}, la que tenía su jinete, {2}.";
    Newcomer: "{0} llegó sabiendo del combate y actúa antes que nadie, con iniciativa {1}.";
    WorseOfTwo: "Por la sorpresa, {0} tira con desventaja: cuenta el dado menor, no el {1}.";
    NotActedYet: "{0} cuenta como desprevenido hasta que actúe por primera vez.";
    NoTurnYet: "{0} cuenta como desprevenido hasta que llegue su primer turno.";
    Surprised: "{0} no era consciente del enemigo: cuenta como sorprendido, y como desprevenido hasta su primer turno.";
    Unable: "{0} no puede actuar: {1}.";
    OutOfCombat: "{0} está fuera de combate: {1}.";
    NoticedNoThreat: "{0} no percibió ninguna amenaza: la sorpresa le dura hasta que termine su primer turno.";
    AtZero: "{0} no puede actuar con 0 puntos de golpe.";
    ReactionSpent: "{0} ya ha usado su reacción: la recupera al empezar su turno.";
    NoReactionYet: "Por la sorpresa, {0} no tiene reacción hasta que termine su primer turno.";
    DexterityLost: "{0} cuenta como desprevenido y pierde su bonificador de Destreza ({1}) a la CA.";
    UncannyDodge: "{0} conserva su bonificador de Destreza a la CA por su esquiva asombrosa.";
    Late: "{0} actuó tarde en un asalto: penalizador de −{1} en sus próximas tiradas de iniciativa.";
    New: "{0} llegó cuando su puesto de este asalto ya había pasado, y actúa por primera vez en el siguiente.";
    Delays: "{0} retrasa su acción: puede actuar cuando quiera, hasta que vuelva a llegar su iniciativa.";
    DelaysToFloor: "{0} retrasa su acción: puede actuar cuando quiera, como muy tarde con −10 menos su bonificador de iniciativa.";
    Ready: "{0} puede usar su acción preparada justo antes de lo que la desencadene, hasta que llegue su próximo turno.";
    ReadyAfter: "{0} puede usar su acción preparada justo después de lo que la desencadene, como reacción, hasta que empiece su próximo turno.";
    Disabled: "{0} tiene 0 puntos de golpe: solo puede hacer una acción, de movimiento o estándar.";
    Under: "{0}: {1}. Eso por sí solo no impide actuar.";
    UntilStart: "{0}: {1}, hasta que empiece el turno de {2}.";
    UntilEnd: "{0}: {1}, hasta que termine el turno de {2}.";
    UntilAct: "{0}: {1}, hasta la siguiente acción de {2}, caiga donde caiga.";
    UntilCount: "{0}: {1}. Termina justo antes de la iniciativa en que empezó, aunque el orden haya cambiado.";
    UntilSaid: "{0}: {1}, sin plazo.";
    UntilSaved: "{0}: {1}, hasta superar una salvación.";
    Concentrates: "{0} se concentra en {1} hasta que lance otro conjuro así, no pueda actuar o falle una salvación por daño.";
    Temporary: "El daño a {0} se resta antes de sus PG temporales: {1}.";
    Ridden: "{1} monta a {0}, y actúan con la misma iniciativa.";
    RiddenApart: "{1} monta a {0}, que actúa con iniciativa propia.";
}
