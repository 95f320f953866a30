//! The picker of conditions and effects, in Spanish.

use crate::en::picker::PickerText;
use crate::catalog::translation;

translation! {
    PickerText;
    Find: "Busca uno o escribe el tuyo";
    Choices: "Estados y efectos";
    CommonConditions: "agarrado,apresado,asustado,envenenado,cegado,hechizado,bendecido,ensordecido,exhausto,escondido,furioso,ralentizado";
    OlderConditions: "agarrado,estremecido,cegado,atontado,indispuesto,enmarañado,fatigado,hechizado,confuso,deslumbrado,ensordecido,exhausto,fascinado,asustado,indefenso,nauseado,despavorido,envenenado,ralentizado";
    OfTheMind: "asustado,despavorido,furioso,confuso,hechizado,fascinado";
    Exhausted: "exhausto";
    More: "Más…";
    UntilTurnOf: "hasta el próximo turno de {0}";
    UntilTurnEndOf: "hasta el fin del próximo turno de {0}";
    UntilActionOf: "hasta la próxima acción de {0}";
    UntilRoundEnd: "hasta que termine el asalto";
    UntilRemoved: "hasta que lo quites";
    UntilSelfControl: "hasta recuperar el autocontrol";
    UntilSaved: "hasta superar una salvación";
    AtMostRounds: "Asaltos como máximo";
    SaveNotStated: "sin indicar";
    Minute: "1 minuto";
    EndsWithConcentration: "Termina con la concentración";
    EndsWithConcentrationOn: "Termina con la concentración en {0}";
    Other: "Otra duración…";
    Give: "{0}: {1}, {2}";
    GiveBy: "{0}: {1} (causa: {3}), {2}";
    MayRegain: "Puede intentar recuperar el autocontrol en cada turno.";
    CannotAct: "Ni acciones, ni movimiento, ni reacciones.";
    NoActions: "Ni acciones ni reacciones.";
}
