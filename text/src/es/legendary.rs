//! Legendary creatures and lairs, in Spanish.

use crate::en::legendary::LegendaryText;
use crate::catalog::translation;

translation! {
    LegendaryText;
    ActionOf: "Acción legendaria: {0}";
    Another: "Otra…";
    ActionName: "Acción legendaria";
    Cost: "Coste";
    Take: "Usar la acción";
    LairActionOf: "Acción de guarida: {0}";
    LairActionName: "Acción de guarida";
    LastLairAction: "Última usada: {0}";
    ActionsLeft: "Acciones legendarias: {0} de {1}";
    ResistanceLeft: "Resistencia legendaria: {0} de {1}";
    Resist: "Usar la resistencia legendaria";
    ResistSave: "Resistencia legendaria: supera la salvación";
    ResistFailure: "{0}: resistencia legendaria si falla (quedan {1})";
    ResistFailed: "{0} falla con {1}: usar resistencia legendaria (quedan {2})";
    AskResist: "{0} ha fallado una salvación. Resistencias legendarias: {1}";
    NoResist: "Sin resistencia";
    LogAction: "{0} usa una acción legendaria: {1}.";
    LogNamelessAction: "{0} usa una acción legendaria.";
    LogLair: "{0}: acción de guarida, {1}.";
    LogNamelessLair: "{0}: acción de guarida.";
    LogResisted: "{0} usa su resistencia legendaria y supera la salvación.";
    LogResistanceUsed: "{0} usa su resistencia legendaria.";
    WhyLair: "{0} actúa con iniciativa {1} y pierde todos los empates: es la guarida de {2}.";
    WhySecondPlace: "{0} actúa con iniciativa {1} y pierde todos los empates: es el segundo puesto de {2}.";
    SecondPlace: "{0} es solo un puesto en el orden: usa la propia criatura.";
    NotALair: "{0} no es una guarida.";
    OwnerChanged: "{0} no puede pasar de criatura a segundo puesto, ni al revés.";
    NotLegendary: "{0} no tiene acciones legendarias.";
    NotAtTurnEnd: "{0} solo puede usar acciones legendarias al final del turno de otra criatura.";
    OneAtATime: "{0} ya ha usado su acción legendaria al final de este turno.";
    TooFewLeft: "A {0} no le bastan las acciones legendarias que le quedan: {1}.";
    UnableToAct: "{0} no puede actuar: ni acciones legendarias ni de guarida.";
    StillSurprised: "La sorpresa de {0} dura hasta que termine su primer turno: ni acciones legendarias ni de guarida.";
    NotLairTurn: "{0} solo puede actuar en su propio turno.";
    LairHasActed: "{0} ya ha actuado este turno.";
    SameLairAction: "{0} no puede usar la misma acción de guarida dos asaltos seguidos.";
    NoResistanceLeft: "A {0} no le queda resistencia legendaria.";
}
