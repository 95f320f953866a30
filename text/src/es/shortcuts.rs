//! Keyboard shortcuts, in Spanish.

use crate::en::shortcuts::ShortcutText;
use crate::catalog::translation;

translation! {
    ShortcutText;
    Hint: "Escribe otra tecla en un campo; si lo dejas vacío, vuelve la inicial.";
    KeyOf: "Tecla: {0} (inicial: {1})";
    Taken: "«{0}» ya es la tecla de: {1}.";
    Always: "«{0}» no se puede elegir: los dígitos eligen opciones y el espacio pulsa el botón grande.";
    Big: "El botón grande";
    Select: "Elegir la fila anterior o la siguiente";
    Choose: "La acción u opción con ese número";
    Further: "Las nueve opciones siguientes";
    Places: "Ir a las opciones siguientes";
    Escape: "Cerrar o volver al presente";
    Single: "Usar teclas sueltas como atajos";
    Reset: "Restablecer las teclas";
    Touch: "En la pantalla táctil";
    Keys: "Teclas";
    RowName: "Un nombre";
    RowNameDoes: "Toca: sus comandos, abajo. Mantén pulsado: elegirlo como objetivo.";
    RowPoints: "Los puntos de golpe";
    RowPointsDo: "Toca y escribe: 7 o -7 quita, +5 cura, 2d6 tira, t5 son temporales.";
    MoveRow: "Mover la fila con el foco";
    RowBar: "Los seis puntos";
    RowBarDoes: "Arrastra: mover la fila a otro lugar.";
    RowMark: "Una iniciativa o un estado";
    RowMarkDoes: "Toca: el motivo, con su regla.";
    Targets: "Daño y luego filas";
    TargetsDo: "Cada toque añade un objetivo; el segundo lo deja en la mitad, el tercero lo quita.";
    LogLine: "Una línea del registro";
    LogLineDoes: "Toca: el combate en ese momento. Nada cambia.";
}
