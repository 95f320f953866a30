//! The words for keys, which load with the sheet of keys.

use crate::text::template::templates;

templates! {
    /// What the sheet of keys says of them, and of changing them.
    Keys;
    Hint: "Write another key into a field; emptied, it is the first one again.", "Escribe otra tecla en un campo; vacío, vuelve a ser la primera.", "Écrivez une autre touche dans un champ ; vidé, il reprend la première.";
    KeyOf: "Key: {0} (at first {1})", "Tecla: {0} (al principio {1})", "Touche : {0} (au départ {1})";
    Taken: "“{0}” is already the key of: {1}.", "«{0}» ya es la tecla de: {1}.", "« {0} » est déjà la touche de : {1}.";
    Always: "“{0}” is no key to choose: digits are choices, and the space bar is the big button’s.", "«{0}» no se puede elegir: los dígitos son elecciones, y el espacio es del botón grande.", "« {0} » ne peut être choisie : les chiffres sont des choix, et l’espace est au grand bouton.";
    Big: "The big command", "La orden grande", "Le grand bouton";
    Select: "Select in the order", "Elegir en el orden", "Choisir dans l’ordre";
    Choose: "The action or choice with that number", "La acción o elección con ese número", "L’action ou le choix de ce numéro";
    Further: "The next nine choices", "Las nueve elecciones siguientes", "Les neuf choix suivants";
    Places: "Go on to the next choices", "Pasar a las elecciones siguientes", "Passer aux choix suivants";
    Escape: "Close, or return to now", "Cerrar, o volver al presente", "Fermer, ou revenir au présent";
    Single: "Single keys give commands", "Las teclas sueltas dan órdenes", "Les touches seules donnent des ordres";
    Reset: "The first keys again", "Las teclas del principio", "Les touches du départ";
}
