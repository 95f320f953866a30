//! Dice, and copying and printing the log, in Spanish.

use crate::en::tools::ToolsText;
use crate::catalog::translation;

translation! {
    ToolsText;
    Expression: "Qué tirar";
    Hint: "2d6+3 · 2d20kh1 conserva el más alto · 4d6dl1 descarta el más bajo · d20+5 ventaja";
    Seed: "Semilla de los dados: {0}.";
    Roll: "Tirar";
    Advantage: "Ventaja";
    Disadvantage: "Desventaja";
    RealDice: "Tiro dados de verdad";
    RealDiceOn: "Tiras dados de verdad: la app no tira ninguno. Escribe los totales.";
    Copy: "Copiar el registro";
    Print: "Imprimir el registro";
    Copied: "El registro se ha copiado.";
    NotCopied: "El navegador no deja copiar el registro. Puedes imprimirlo.";
    Report: "Registro del combate";
}
