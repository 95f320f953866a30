//! Keyboard shortcuts, in Spanish.

use crate::text::ShortcutText;
use crate::text::catalog::translation;

translation! {
    ShortcutText;
    Hint: "Escribe otra tecla en un campo; si lo dejas vacío, vuelve la inicial.";
    KeyOf: "Tecla: {0} (inicial: {1})";
    Taken: "«{0}» ya es la tecla de: {1}.";
    Always: "«{0}» no se puede elegir: los dígitos eligen opciones y el espacio pulsa el botón grande.";
    Big: "El botón grande";
    Select: "Elegir en el orden";
    Choose: "La acción u opción con ese número";
    Further: "Las nueve opciones siguientes";
    Places: "Ir a las opciones siguientes";
    Escape: "Cerrar o volver al presente";
    Single: "Usar teclas sueltas como atajos";
    Reset: "Restablecer las teclas";
}
