//! Keyboard shortcuts, in French.

use crate::text::ShortcutText;
use crate::text::catalog::translation;

translation! {
    ShortcutText;
    Hint: "Tapez une autre touche dans un champ ; videz-le pour rétablir celle d’origine.";
    KeyOf: "Touche : {0} (d’origine : {1})";
    Taken: "« {0} » sert déjà à : {1}.";
    Always: "« {0} » est réservée : les chiffres servent aux choix, Espace au grand bouton.";
    Big: "Le grand bouton";
    Select: "Parcourir l’ordre d’initiative";
    Choose: "L’action ou le choix de ce numéro";
    Further: "Les neuf choix suivants";
    Places: "Passer aux choix suivants";
    Escape: "Fermer, ou revenir au présent";
    Single: "Raccourcis à une seule touche";
    Reset: "Rétablir les touches d’origine";
}
