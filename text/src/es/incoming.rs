//! Files of other tools that come in from any screen, in Spanish.

use crate::en::incoming::IncomingText;
use crate::catalog::translation;

translation! {
    IncomingText;
    Reads: "Improved Initiative, Obsidian, 5e.tools, Open5e, Foundry, Fight Club, personajes de D&D Beyond, Roll20, tablas y perfiles de criaturas en texto";
    DropOne: "Suelta aquí el archivo";
    DropMany: "Suelta aquí los {0} archivos";
    DropHint: "Primero verás lo que contienen. Aún no se añade nada.";
    Paste: "Pegar un texto";
    PasteHint: "Un perfil de criatura, una nota, una tabla o JSON de otra herramienta";
    PasteRead: "Ver lo que contiene";
}
