//! The menu, in Spanish.

use crate::text::MenuText;
use crate::text::catalog::translation;

translation! {
    MenuText;
    Delete: "Borrar";
    DeleteThis: "Borrar {0}";
    Sure: "Se borrará para siempre, con su registro: {0}.";
    Keep: "Conservarlo";
    Deleted: "Borrado: {0}.";
    Size: "{0} KB";
    Language: "Idioma";
    Theme: "Aspecto";
    ThemeSystem: "Como el sistema";
    ThemeDark: "Oscuro";
    ThemeLight: "Claro";
    NewEncounter: "Encuentro nuevo";
    Encounters: "Encuentros";
    Files: "Archivos";
    DownloadOne: "Descargar este encuentro";
    AddFromFile: "Añadir desde un archivo";
    NeverDownloaded: "Aún no has descargado nada.";
    Licenses: "Licencias";
}
