//! The words for the dice and the report beside the log, and for the device's dice.

use crate::text::template::templates;

templates! {
    /// What the tools of the log say.
    Tools;
    Expression: "What to roll", "Qué tirar", "Que lancer";
    Hint: "2d6+3 · 2d20kh1 keeps the highest · 4d6dl1 drops the lowest · d20+5 advantage", "2d6+3 · 2d20kh1 conserva el más alto · 4d6dl1 descarta el más bajo · d20+5 ventaja", "2d6+3 · 2d20kh1 garde le plus haut · 4d6dl1 écarte le plus bas · d20+5 avantage";
    Seed: "The dice of this visit come from the seed {0}.", "Los dados de esta visita salen de la semilla {0}.", "Les dés de cette visite viennent de la graine {0}.";
    Roll: "Roll", "Tirar", "Lancer";
    Advantage: "Advantage", "Ventaja", "Avantage";
    Disadvantage: "Disadvantage", "Desventaja", "Désavantage";
    RealDice: "I roll real dice", "Tiro dados de verdad", "Je lance de vrais dés";
    RealDiceOn: "You roll real dice: the app rolls none. Type the totals.", "Tiras dados de verdad: la app no tira ninguno. Escribe los totales.", "Vous lancez de vrais dés : l’app n’en lance aucun. Saisissez les totaux.";
    Copy: "Copy the report", "Copiar el relato", "Copier le récit";
    Print: "Print the report", "Imprimir el relato", "Imprimer le récit";
    Copied: "The report was copied.", "El relato se ha copiado.", "Le récit a été copié.";
    NotCopied: "The browser does not let the report be copied. Print it instead.", "El navegador no deja copiar el relato. Puedes imprimirlo.", "Le navigateur ne permet pas de copier le récit. Vous pouvez l’imprimer.";
    Report: "The fight, as it went", "El combate, tal como fue", "Le combat, tel qu’il s’est déroulé";
}
