//! The words for changing keys, which load with the sheet of keys.

use crate::text::template::templates;

templates! {
    /// What the sheet of keys says of changing them.
    Keys;
    Hint: "Write another key into a field; emptied, it is the first one again.", "Escribe otra tecla en un campo; vacío, vuelve a ser la primera.", "Écrivez une autre touche dans un champ ; vidé, il reprend la première.";
    KeyOf: "Key: {0} (at first {1})", "Tecla: {0} (al principio {1})", "Touche : {0} (au départ {1})";
    Taken: "“{0}” is already the key of: {1}.", "«{0}» ya es la tecla de: {1}.", "« {0} » est déjà la touche de : {1}.";
    Always: "“{0}” is no key to choose: digits take actions, and the space bar is the big button’s.", "«{0}» no se puede elegir: los dígitos hacen acciones, y el espacio es del botón grande.", "« {0} » ne peut être choisie : les chiffres font des actions, et l’espace est au grand bouton.";
    Reset: "The first keys again", "Las teclas del principio", "Les touches du départ";
}
