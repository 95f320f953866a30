//! The command line, in Spanish.

use crate::en::command_line::CommandLineText;
use crate::catalog::translation;

translation! {
    CommandLineText;
    Completions: "Sugerencias";
    Examples: "Ejemplos";
    ExampleShares: "7 {0}, mitad {1}";
    ExampleUntil: "{0} {1} hasta {2}";
    ExampleReady: "preparar disparo cuando se mueva";
    ExampleAdd: "añadir 2 lobo pg 11";
    Becomes: "{0}: {1} → {2}";
    BecomesState: "{0}: {1} → {2}, {3}";
    RollsFor: "Tira {0}: {1}.";
    Rolls: "La app tira los dados.";
    AndMore: "Y {0} más.";
    Times: "{0} ×{1}";
    UnknownCommand: "No existe el comando «{0}».";
    Candidates: "¿Quieres decir {0}?";
    NoName: "Escribe un nombre o selecciona antes alguna fila.";
    NoCondition: "Escribe un estado.";
    NoDuration: "Escribe en qué turno termina (hasta Aria) o cuántos asaltos dura (durante 3 asaltos).";
    NoAction: "Escribe la acción que se prepara.";
    NoNewcomers: "Escribe quién se une, por ejemplo 2 lobo pg 11.";
    QuestionFirst: "Antes hay otra decisión pendiente.";
    NothingToUndo: "No hay nada que deshacer.";
    NothingToRedo: "No hay nada que rehacer.";
}
