//! The log, in Spanish.

use crate::en::log::LogText;
use crate::catalog::translation;

translation! {
    LogText;
    Labeled: "{0}: {1}.";
    RulesAdopted: "Reglas: {0}.";
    CombatantAdded: "Llega {0}.";
    CombatantEdited: "Se corrigen los datos de {0}.";
    CombatantRenamed: "{0} se llama ahora {1}.";
    Concealed: "Los jugadores dejan de ver a {0}.";
    Revealed: "Los jugadores ya ven a {0}.";
    NameRevealed: "{1} se revela como {0}.";
    CombatantRemoved: "{0} se va.";
    CombatantReturned: "{0} vuelve.";
    Aware: "{0} es consciente de {1}.";
    Unaware: "{0} no es consciente de {1}.";
    DetectionChecked: "{0}: {1} {2} −{3} contra {4}.";
    StealthChecked: "{0} se oculta: Sigilo {1}.";
    ArrivedAware: "{0} llega sabiendo del combate y actúa antes que nadie.";
    CombatStarted: "Empieza el combate. {0}";
    CombatEnded: "El combate ha terminado.";
    SurpriseEnded: "{0} se repone de la sorpresa.";

    InitiativeRolled: "{0} saca {3} de iniciativa ({1} {2}).";
    InitiativeRolledPlain: "{0} saca {1} de iniciativa.";
    InitiativeEntered: "{0} tiene iniciativa {1}.";
    InitiativeShared: "{0} comparte la tirada de {1}.";
    TieFound: "Empate: {0}.";
    TieBroken: "Desempate: {0}.";
    TieAsEntered: "Empate, en el orden en que se añadieron: {0}.";

    TurnStarted: "Turno de {0}.";
    TurnHanded: "{0} actúa antes que {1}.";
    TurnMissedUnable: "{0} no puede actuar y pierde su turno.";
    TurnSkipped: "Se salta el turno de {0}.";
    TurnAlreadyHad: "{0} ya ha tenido su turno en este asalto.";
    TurnPassedOver: "Se saltará el turno de {0}.";
    TurnGiven: "{0} recibe un turno.";
    Delayed: "{0} retrasa su acción.";
    DelayedTo: "{0} retrasa su acción hasta iniciativa {1}.";
    DelayEnded: "{0} actúa tras retrasar su acción.";
    DelayLost: "{0} pierde el turno que había retrasado.";
    Readied: "{0} prepara una acción: {1}.";
    ReadyUsed: "{0} usa su acción preparada.";
    ReadyLapsed: "{0} pierde su acción preparada.";
    ReadiedActionPushed: "{0} usa su acción preparada: {1}.";
    TriggerDeclined: "{0} deja pasar la ocasión.";
    ChargeReceived: "{0} recibe la carga: doble de daño si acierta.";
    NoChargeReceived: "{0} no recibe ninguna carga: daño normal.";
    ActionLost: "La acción interrumpida se pierde.";

    CastingPushed: "{0} empieza a lanzar {1}.";
    CounterspellPushed: "{0} contrarresta el conjuro.";
    SpellLost: "El conjuro se pierde: ha fallado la prueba de Concentración.";
    SpellCountered: "El conjuro queda contrarrestado.";
    ActionCountered: "Contrarrestado: sin efecto.";
    SpellDisturbed: "{0} debe superar una prueba de Concentración (CD {1}) o perderá el conjuro.";
    SpellDistracted: "{0} debe superar una prueba de Concentración o perderá el conjuro.";
    SpellChecked: "{0}: {1}, {2}.";
    ConcentrationCheck: "Concentración";
    SpellcraftCheck: "Conocimiento de conjuros";
    DispelCheck: "prueba de disipación";
    CheckSuccess: "éxito";
    CheckFailure: "fallo";
    ConcentrationBegan: "{0} se concentra en {1}.";
    CastingGoesOn: "{0} sigue lanzando {1}: surte efecto justo antes de su siguiente turno.";
    CastingGoesOnUnnamed: "{0} sigue lanzando un conjuro: surte efecto justo antes de su siguiente turno.";
    SpellTakesEffect: "Surte efecto el conjuro que {0} estaba lanzando.";
    ConcentrationBeganUnnamed: "{0} se concentra en un conjuro.";
    ConcentrationTested: "{0} debe superar una salvación (CD {1}) para seguir concentrándose.";
    ConcentrationHeld: "{0} mantiene la concentración.";
    ConcentrationEnded: "{0} pierde la concentración.";

    Mounted: "{0} monta a {1}.";
    Dismounted: "Ya nadie monta a {0}.";
    HitPointsLost: "{0} pierde {1} PG. Queda en {2}.";
    HitPointsRegained: "{0} recupera {1} PG. Queda en {2}.";
    HitPointsFull: "{0} ya tiene todos sus puntos de golpe.";
    HitPointsSet: "{0} tiene ahora {1} PG.";
    NoDamageTaken: "{0} no recibe daño.";
    TemporaryReplaced: "PG temporales de {0}: {1} en lugar de {2}.";
    TemporaryHitPoints: "PG temporales de {0}: {1}.";
    ConditionAdded: "{0} recibe el estado «{1}».";
    ConditionRemoved: "{0} pierde el estado «{1}».";
    EffectBegan: "{0} recibe el estado «{1}».";
    EffectBeganBy: "{2} causa a {0} el estado «{1}».";
    EffectEnded: "{0} pierde el estado «{1}».";
    EffectEndedBy: "{0} pierde el estado «{1}» causado por {2}.";
    Rolled: "{0}: {1} [{2}] = {3}.";
    GameTable: "Tirada";
    Advantage: "ventaja";
    Disadvantage: "desventaja";
    SaveMade: "{0}: {1} {2}.";
    Overridden: "Decisión de quien dirige.";
}
