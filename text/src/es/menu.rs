//! The menu, in Spanish.

use crate::en::menu::MenuText;
use crate::catalog::translation;

translation! {
    MenuText;
    Delete: "Borrar";
    Language: "Idioma";
    Theme: "Aspecto";
    ThemeSystem: "Como el sistema";
    ThemeDark: "Oscuro";
    ThemeLight: "Claro";
    NewEncounter: "Encuentro nuevo";
    Files: "Archivos";
    DownloadOne: "Descargar este encuentro";
    SendOut: "Enviar a otras herramientas";
    AddFromFile: "Añadir desde un archivo";
    NeverDownloaded: "Aún no has descargado nada.";
    NoRoomForFile: "No hay sitio para ese archivo. No se ha añadido nada.";
    OthersAdded: "Grupos y criaturas añadidos: {0}.";
    RulesAdded: "Reglas guardadas añadidas: {0}.";
    SettingsTaken: "Ajustes que valdrán la próxima vez que abras Asalto: {0}.";
    NothingNew: "En ese archivo no hay nada nuevo.";
    AddedBeside: "Distintos de los que hay aquí, y añadidos aparte: {0}.";
    AlreadyHere: "Ya estaban aquí, y no se han añadido otra vez: {0}.";
    Differences: "Distinto en el archivo";
    DifferencesToChoose: "Distintos aquí y en el archivo: {0}. Elige en Archivos, en el menú o en Encuentros.";
    KeepBoth: "Conservar ambos";
    KeepMine: "Conservar lo mío";
    TakeFiles: "Tomar lo del archivo";
    ApplyChoices: "Aplicar";
    ChoicesApplied: "Hecho. Los ajustes valdrán la próxima vez que abras Asalto.";
    ChoicesLeft: "No se ha podido cambiar todo: lo que sigue en la lista queda como está.";
    DifferentEncounter: "Encuentro";
    DifferentParty: "Grupo";
    DifferentTemplate: "Grupo de enemigos";
    DifferentCreature: "Criatura";
    DifferentRules: "Reglas guardadas";
    SettingSingleKeys: "Teclas sueltas como atajos";
    SettingKeys: "Atajos propios";
    SettingWake: "Pantalla encendida durante el combate";
    SettingDice: "Dados de verdad";
    SettingTotals: "Los jugadores tiran su iniciativa";
    SettingGroups: "Las criaturas iguales tiran una a una";
    On: "sí";
    Off: "no";
    Adding: "Leyendo el archivo: {0} de {1}";
    Cancel: "Cancelar";
    AddingStopped: "Cancelado. No se ha añadido nada.";
    Unreadable: "Dañados o de una versión más reciente, y sin añadir: {0}.";
    Licenses: "Licencias";
}
