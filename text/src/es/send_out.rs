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
    Link: "Enlace";
    LinkHint: "Abre este encuentro en Asalto en otro dispositivo. Lo que contiene queda en el enlace: ningún servidor lo ve.";
    ReplayLinkHint: "Reproduce el combate desde el principio en cualquier dispositivo. Allí no se guarda nada, y lo que contiene queda en el enlace.";
    WholeCombat: "El combate entero, como repetición";
    WithEverything: "Con todo lo que ves tú";
    NothingSeen: "Los jugadores no han visto nada de este combate.";
    TooLongLink: "El combate es demasiado largo para un enlace: tendría {0} caracteres. Exporta la repetición como archivo.";
    WithHidden: "Con combatientes ocultos y nombres reales";
    LinkNotCopied: "El navegador lo ha bloqueado. Envía un archivo.";
    NoLinks: "Este navegador no puede hacer enlaces. Envía un archivo.";
    LongLink: "Este enlace tiene {0} caracteres. Algunas aplicaciones cortan los enlaces largos.";
    Code: "Código del enlace, para una cámara";
    Sheet: "Hoja de papel";
    SheetHint: "El orden con casillas para los puntos de golpe, sitio para estados y notas, y los perfiles. Lo muestra todo: es para ti.";
    PrintSheet: "Imprimir la hoja";
    PaperReport: "Informe en papel";
    PaperReportHint: "Cómo le ha ido a cada combatiente, y el registro. Es para ti: los nombres y el registro no ocultan nada.";
    PrintReport: "Imprimir el informe";
    EnemiesPoints: "Con los puntos de golpe y el daño de los enemigos";
    WithLog: "Con el registro";
    Outcome: "Resultado";
    SheetRound: "Asalto";
    SheetNotes: "Notas";
    ImprovedInitiative: "Improved Initiative";
    ImprovedInitiativeHint: "Todos los números y estados, y el turno de un combate en curso. Allí: Settings, Import.";
    Block: "Obsidian, bloque de encuentro";
    BlockHint: "Para una nota con Initiative Tracker: las criaturas sin heridas, para combatir otra vez.";
    Table: "Tabla (CSV)";
    TableHint: "Una fila por combatiente, para hojas de cálculo.";
    Report: "Informe (Markdown)";
    ReportHint: "El orden y el registro, para leer. Es para ti: no oculta nada, salvo lo que dejes fuera.";
    WithHiddenAndLog: "Con combatientes ocultos, nombres reales y el registro";
    ReportBlocks: "Notas y perfiles";
    PlayersView: "Vista de los jugadores (JSON)";
    PlayersViewHint: "Lo que muestra la pantalla de los jugadores y nada más, para otras pantallas.";
    Copied: "Copiado: {0}.";
    NotCopied: "Tu navegador ha bloqueado la copia. Descárgalo en su lugar.";
    NotShared: "Tu navegador no ha querido compartirlo. Descárgalo en su lugar.";
    Conditions: "Estados";
}
