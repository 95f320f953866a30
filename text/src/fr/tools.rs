//! Dice, and copying and printing the log, in French.

use crate::en::tools::ToolsText;
use crate::catalog::translation;

translation! {
    ToolsText;
    Expression: "Dés à lancer";
    Hint: "2d6+3 · 2d20kh1 garde le plus haut · 4d6dl1 écarte le plus bas · d20+5 avantage";
    Seed: "Graine des dés : {0}.";
    Roll: "Lancer";
    Advantage: "Avantage";
    Disadvantage: "Désavantage";
    RealDice: "Vrais dés à la table";
    RealDiceOn: "Vous lancez de vrais dés : l’app n’en lance aucun. Saisissez les totaux.";
    Copy: "Copier le récit";
    Print: "Imprimer le récit";
    Copied: "Le récit a été copié.";
    NotCopied: "Le navigateur ne permet pas de copier le récit. Vous pouvez l’imprimer.";
    Report: "Récit du combat";
}
