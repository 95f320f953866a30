//! House rules, in Spanish.

use crate::en::house_rules::HouseRuleText;
use crate::catalog::translation;

translation! {
    HouseRuleText;
    Rules: "Reglas: {0}. Reglas de la casa: {1}.";
    RollEachRound: "la iniciativa se tira en cada asalto";
    SideInitiative: "iniciativa por bandos: un d20 por bando";
    SpeedFactor: "factor de velocidad: se tira iniciativa en cada asalto, actuar tarde no cuesta nada";
    PassiveInitiative: "iniciativa pasiva: todo el mundo usa 10 más el modificador";
    TiesRolledOff: "para desempatar, cada cual tira 1d20";
    TiesDecided: "los empates los deciden los jugadores y quien dirige";
    CreatureTiesAsked: "se pregunta a quien dirige por los empates entre criaturas";
    SurprisedReact: "los sorprendidos pueden reaccionar desde el principio";
    SurpriseOf2024: "sorpresa de 2024: desventaja en la iniciativa, y no se pierde ningún turno";
    ScoresForMonsters: "los monstruos y PNJ usan su valor de iniciativa en vez de tirar";
    ScoresForAll: "todo el mundo usa su valor de iniciativa en vez de tirar";
    MonstersUnconscious: "los monstruos quedan inconscientes con 0 puntos de golpe en vez de morir";
    AbsorbedDamageFails: "con 0 puntos de golpe, el daño a los puntos temporales es un fallo de salvación contra muerte";
    MassiveDamageIgnored: "un golpe de 50 puntos o más no exige salvación";
    Gathering: "con concentración se reúnen PA en varias fases principales";
    PostponedOneByOne: "las acciones pospuestas pasan una a una: la primera queda encima";
    SlowestTriggerFirst: "de los efectos disparados a la vez se resuelve antes el del actor más lento";
    FumbleForEverybody: "todos pueden responder a una pifia";
    FumbleForNobody: "nadie puede responder a una pifia";
    AutomaticAtOnce: "las acciones automáticas se resuelven al momento, sin la pila";
    LegalityAsked: "quien dirige permite o anula cada acción";
}
