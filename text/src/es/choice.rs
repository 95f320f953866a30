//! The choices of a table, in Spanish.

use crate::en::choice::ChoiceText;
use crate::catalog::translation;

translation! {
    ChoiceText;
    Heading: "Reglas del juego";
    Order: "Orden";
    Numbers: "por iniciativa";
    SidesByNumber: "por bandos, según su iniciativa";
    SidesByChoice: "por bandos, según elija quien dirige";
    HandOver: "por relevos: cada cual elige quién sigue";
    Cards: "por cartas, repartidas en cada asalto";
    ByHand: "a mano";
    Phases: "por fases: quien dirige dice quién actúa";
    First: "Empieza";
    HighestFirst: "la iniciativa más alta";
    LowestFirst: "la iniciativa más baja";
    Rolled: "Tiradas de iniciativa";
    RolledOnce: "una vez";
    RolledEachRound: "en cada asalto";
    Modifier: "Dados para todos y de un bando";
    OwnModifier: "suman el modificador de cada cual";
    DiceAlone: "son la tirada entera";
    Ties: "Empates";
    SecondNumber: "número de desempate, luego quien dirige";
    Together: "actúan a la vez";
    Surprise: "Con sorpresa";
    NoFirstTurn: "sin turno en el primer asalto";
    LastAtFirst: "al final del primer asalto";
    NoSurprise: "no se pierde nada";
    Holding: "Retrasar el turno";
    HoldBecomes: "cambia la iniciativa";
    HoldStays: "conserva la iniciativa";
    NoHolding: "no se permite";
    HitPoints: "Puntos de golpe";
    CharactersActAtZero: "fuera de combate con 0; los personajes conservan su turno";
    OutAtZero: "fuera de combate con 0";
    OutAtMaximum: "el daño se suma hasta un máximo";
    Formula: "Dados de iniciativa para todos, como 1d10";
    FormulaOf: "Dados de iniciativa: {0}";
    BadFormula: "«{0}» no es una fórmula de dados: escribe, por ejemplo, 2d6+1.";
    PhaseNames: "Fases (separa con comas)";
    SaveAs: "Guardar estas reglas como";
    Save: "Guardar";
    Use: "Usar «{0}»";
    Forget: "Borrar «{0}»";
    ChangedElsewhere: "Otra pestaña ha guardado «{0}» de otro modo. Su versión está en la lista, y la tuya en el formulario.";
    Replace: "Reemplazar «{0}»";
    SaveBeside: "Guardar como «{0}»";
    Full: "El almacenamiento del navegador está lleno: estas reglas no se han guardado.";
}
