//! The encounter in the formats of other tools, in Spanish.

use crate::en::send_out::SendOutText;
use crate::catalog::translation;

translation! {
    SendOutText;
    Download: "Descargar";
    Copy: "Copiar";
    Share: "Compartir";
    Labelled: "{0}: {1}";
    Nobody: "Aún no participa nadie, así que no hay nada que enviar.";
    ImprovedInitiative: "Improved Initiative";
    ImprovedInitiativeHint: "Todos los números y estados, y el turno de un combate en curso. Allí: Settings, Import.";
    Block: "Obsidian, bloque de encuentro";
    BlockHint: "Para una nota con Initiative Tracker: las criaturas sin heridas, para combatir otra vez.";
    Table: "Tabla (CSV)";
    TableHint: "Una fila por combatiente, para hojas de cálculo.";
    Report: "Informe (Markdown)";
    ReportHint: "El orden y el registro, para leer. Es para ti: no oculta nada.";
    PlayersView: "Vista de los jugadores (JSON)";
    PlayersViewHint: "Lo que muestra la pantalla de los jugadores y nada más, para otras pantallas.";
    Copied: "Copiado: {0}.";
    NotCopied: "Tu navegador ha bloqueado la copia. Descárgalo en su lugar.";
    NotShared: "Tu navegador no ha querido compartirlo. Descárgalo en su lugar.";
    Conditions: "Estados";
}
