//! Keyboard shortcuts, in French.

use crate::en::shortcuts::ShortcutText;
use crate::catalog::translation;

translation! {
    ShortcutText;
    Hint: "Tapez une autre touche dans un champ ; videz-le pour rétablir celle d’origine.";
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
    Touch: "Sur l’écran tactile";
    Keys: "Touches";
    RowName: "Un nom";
    RowNameDoes: "Toucher : ses commandes en bas. Maintenir : le choisir comme cible.";
    RowPoints: "Les points de vie";
    RowPointsDo: "Toucher et écrire : 7 ou -7 blesse, +5 soigne, 2d6 lance, t5 sont temporaires.";
    MoveRow: "Déplacer la ligne sélectionnée";
    RowBar: "Les six points";
    RowBarDoes: "Glisser : déplacer la ligne.";
    RowMark: "Un rang ou un état";
    RowMarkDoes: "Toucher : la raison, avec sa règle.";
    Targets: "Dégâts, puis des lignes";
    TargetsDo: "Chaque toucher ajoute une cible ; le deuxième réduit de moitié, le troisième l’enlève.";
    LogLine: "Une ligne du récit";
    LogLineDoes: "Toucher : le combat à ce moment. Rien ne change.";
}
