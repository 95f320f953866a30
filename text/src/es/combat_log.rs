//! The log of a combat, in Spanish.

use crate::en::combat_log::CombatLogText;
use crate::catalog::translation;

translation! {
    CombatLogText;
    ActionResolved: "{0} termina: {1}.";
    ActionCountered: "{0}: {1}, sin efecto: contrarrestado.";
    EffectBound: "{0} ya no está: «{1}», en {2}, terminará cuando le habría tocado el turno.";
    SaveOwed: "A {0} le toca una salvación: «{1}».";
    SaveOwedBy: "A {0} le toca una salvación de {2}: «{1}».";
    EffectLasts: "{0}: sigue «{1}».";
    GroupLeft: "{0} actúa aparte desde ahora.";
    GroupJoined: "{0} actúa desde ahora con {1}.";
    GroupAwaited: "{0} actuará con los demás en el próximo asalto.";
    BecauseTurnCame: "ha llegado su turno.";
    BecauseCountCame: "ha vuelto a llegar su iniciativa.";
    BecauseOfDelayLimit: "ya ha pasado la iniciativa más baja hasta la que se puede retrasar.";
    BecauseConcentrationEnded: "ha terminado la concentración que mantenía el conjuro.";
    BecauseUnconscious: "quien está inconsciente no advierte nada.";
    BecauseDead: "los muertos no actúan.";
    BecauseIncapacitated: "una criatura incapacitada no puede concentrarse.";
    BecauseOfAnotherSpell: "se concentra en otro conjuro.";
    BecauseReleased: "ha liberado el conjuro preparado.";
    BecauseLapsed: "el conjuro preparado no se usó a tiempo.";
    ActionBegun: "{0} empieza: {1}.";
    PositionCleared: "Se borra la posición de {0}.";
    PlaceChanged: "{0} pasa a iniciativa {1}.";
    TurnRestored: "{0} recupera su turno.";
    InitiativePenalized: "{0} ha actuado tarde: penalizador en sus próximas tiradas de iniciativa.";
    SaveAgainst: "{0}: {1} {2} contra CD {3}.";
    SaveJudged: "{0}: {1} {2} contra CD {3}, {4}.";
    ReadyUsedWithStep: "{0} usa su acción preparada, con un paso de 5 pies.";
    SingleSpeed: "{0}: {1}, hasta su velocidad y no el doble.";
    RestOfSpeed: "{0}: {1}, con la velocidad que le queda.";
    CostsAction: "{0}: {1}, que gasta la acción.";
    BeyondOneAction: "{0}: {1}, además de la única acción que le queda.";
    BeyondOneMove: "{0}: {1}, además de la única acción de movimiento que permiten las náuseas.";
    BeyondSlow: "{0}: {1}, además de la única acción que permite la ralentización.";
    OneAttackMore: "{0}: {1}, con un ataque más si es un ataque completo (aceleración).";
    LimitedByHaste: "{0}: {1}, solo para un ataque con arma, Correr, Destrabarse, Esconderse o usar un objeto.";
    Strenuous: "{0}: {1}. Si exige esfuerzo, después pierde 1 PG.";
    RolledTwice: "{0} saca {4} de iniciativa ({1}, no {2}; {3}).";
    RolledTwicePlain: "{0} saca {1} de iniciativa (no {2}).";
    TieRolledOff: "Desempate con dados{0}: {1}.";
    Rerolled: "Nuevo orden de iniciativa para todos.";
    RoundPrepared: "Asalto de preparación {0}.";
}
