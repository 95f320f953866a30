//! Combats of any other game, in Spanish.

use crate::en::table::TableText;
use crate::catalog::translation;

translation! {
    TableText;
    CardDealt: "{0} recibe {1}.";
    Shuffled: "Se baraja el mazo.";
    HandedOver: "Siguiente en actuar: {0}.";
    PhaseEnded: "Termina la fase.";
    TurnKept: "{0} todavía actúa en este asalto.";
    ActsAgain: "{0} vuelve a actuar: una montura controlada actúa en el turno en que se monta.";
    SurprisedTurn: "Por la sorpresa, {0} no tiene turno en este asalto.";
    SurprisedLast: "Por la sorpresa, {0} actúa al final de este asalto.";
    WhyLowest: "{0} actúa con iniciativa {1}: la más baja va primero.";
    WhyTogether: "{0} actúa con iniciativa {1}, a la vez que {2}, en cualquier orden.";
    WhySecond: "{0} actúa con iniciativa {1}, en empate con {2}: número de desempate {3} frente a {4}, y va antes el más alto.";
    WhySide: "{0} actúa en el turno de su bando, con {1}, en cualquier orden.";
    WhyCard: "{0} tiene {1}: la carta más alta va primero.";
    DelayedCard: "{0} retrasó su acción y actúa aquí, con {1}.";
    RuledCard: "{0} actúa aquí por decisión de quien dirige, con {1}.";
    WhySideChosen: "{0} actúa en el turno de su bando. Quien dirige elige el bando que empieza.";
    Rearranged: "{0} actúa aquí por decisión de quien dirige.";
    DelayedHere: "{0} retrasó su acción y actúa aquí.";
    WhyEntered: "{0} actúa según el orden de entrada, que quien dirige puede cambiar.";
    WhyHandedOver: "{0} actúa cuando se le elige.";
    WhyNoFirstTurn: "Por la sorpresa, {0} no tiene turno en el primer asalto.";
    WhyLastAtFirst: "Por la sorpresa, {0} actúa al final del primer asalto.";
    NoSuchCard: "El mazo no tiene la carta {0}.";
    CardIsOut: "{0} ya se ha repartido.";
    CardsDecide: "Aquí el orden lo dan las cartas: escribe una.";
    NotHandedOver: "Aquí no se elige: el orden dice quién sigue.";
    SurprisedNow: "Por la sorpresa, {0} no tiene turno ahora.";
    Phases: "Cada fase necesita un nombre corto y distinto, y el máximo es 20.";
    NoDice: "{0} no tiene dados de iniciativa: rellena «Dados de iniciativa para todos» o escribe el total.";
    WhoIsNext: "¿Quién actúa a continuación?";
    NameNext: "Siguiente";
    HaveActed: "Han actuado";
    YetToAct: "Faltan por actuar";
    HaveNoTurn: "Sin turno en este asalto";
    WhoBegins: "¿Quién empieza el asalto?";
    WhoInPhase: "{0}: ¿quién actúa?";
    ThisPhase: "Esta fase";
    NextPhase: "Fase siguiente";
    Card: "Carta";
    Deal: "Repartir";
    Joker: "el comodín {0}";
    NewPlace: "{0} ocupa otro puesto en el orden.";
    NoCounts: "Aquí nadie actúa con un número: elige un puesto antes o después de alguien.";
    SideAsked: "Quien dirige elige el bando que empieza.";
    SideChosen: "Empieza el bando de {0}.";
    SideOpen: "Elige antes el bando que empieza.";
    WhichSide: "¿Qué bando empieza?";
    RollForSide: "Tirar para ver quién empieza";
    DealAll: "Repartir a todos";
    DiceMissing: "Sin dados de iniciativa: {0}. Pon aquí los dados o escribe cada total.";
    ActsNowWith: "actúa ahora, con {0}";
}
