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
    AddFromFile: "Añadir desde un archivo";
    NeverDownloaded: "Aún no has descargado nada.";
    NoRoomForFile: "No hay sitio para ese archivo. No se ha añadido nada.";
    OthersAdded: "Compañías y criaturas añadidas: {0}.";
    Unreadable: "Dañados o de una versión más reciente, y sin añadir: {0}.";
    Licenses: "Licencias";
}
