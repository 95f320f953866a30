//! The command line, in French.

use crate::en::command_line::CommandLineText;
use crate::catalog::translation;

translation! {
    CommandLineText;
    Completions: "Suggestions";
    Examples: "Exemples";
    ExampleShares: "7 {0}, moitié {1}";
    ExampleUntil: "{0} {1} jusqu’à {2}";
    ExampleReady: "préparer un tir quand il bouge";
    ExampleAdd: "ajouter 2 loup pv 11";
    Becomes: "{0} : {1} → {2}";
    BecomesState: "{0} : {1} → {2}, {3}";
    RollsFor: "Lance {0} : {1}.";
    Rolls: "L’app lance les dés.";
    AndMore: "Et {0} de plus.";
    Times: "{0} ×{1}";
    UnknownCommand: "La commande « {0} » n’existe pas.";
    Candidates: "Vouliez-vous dire {0} ?";
    NoName: "Tapez un nom, ou sélectionnez d’abord des lignes.";
    NoCondition: "Tapez un état.";
    NoDuration: "Tapez à quel tour il se termine (jusqu’à Aria), ou combien de rounds il dure (pendant 3 rounds).";
    NoAction: "Tapez l’action à préparer.";
    NoNewcomers: "Tapez qui arrive, par exemple 2 loup pv 11.";
    QuestionFirst: "Une autre décision est en attente.";
    NothingToUndo: "Il n’y a rien à annuler.";
    NothingToRedo: "Il n’y a rien à rétablir.";
}
