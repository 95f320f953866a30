//! Awareness and its checks, in Spanish.

use crate::en::awareness::AwarenessText;
use crate::catalog::translation;

translation! {
    AwarenessText;
    OfAll: "{0}: consciente de todos o de nadie";
    BySpot: "Por Avistar o Escuchar";
    ByStealth: "Por Sigilo contra Percepción pasiva";
    Observer: "Quién puede percibir";
    Target: "A quién";
    Modifier: "Modificador de Avistar o Escuchar";
    Distance: "Distancia, en pies";
    Difficulty: "Resultado de Esconderse o Moverse sigilosamente";
    Face: "Resultado del d20 (vacío: se tira)";
    RealFace: "Resultado del d20";
    Needs: "d20 {0} −{1} por la distancia, contra {2}: percibe con un {3} o más.";
    Check: "Comprobar";
    Result: "{0} → {1}: {2} {3} −{4} = {5} contra {6}: {7}.";
    Notices: "percibe";
    Misses: "no percibe";
    Hide: "Tirar Sigilo";
    StealthTotal: "Total de Sigilo: {0}";
    RollStealth: "Tirar Sigilo: {0}";
    Rolled: "Sigilo {0} = {1} {2}";
    Typed: "Sigilo {0}";
    Contest: "{0}, pasiva {1}, contra {2}, Sigilo {3}: {4}.";
    SetByThis: "Aplicar este resultado";
    NoPassive: "Falta la Percepción pasiva: anótala en la ficha o escribe «pp 12» en la línea rápida.";
    GameMasterDecides: "Es solo una sugerencia: cuenta lo que marques arriba.";
    PairAware: "{0} es consciente de {1}";
}
