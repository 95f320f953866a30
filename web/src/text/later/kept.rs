//! The words of the menu: the list of encounters, files, language and light.

use crate::text::template::templates;

templates! {
    /// What the menu says, and its list of an encounter.
    Kept;
    Delete: "Delete", "Borrar", "Supprimer";
    DeleteThis: "Delete {0}", "Borrar {0}", "Supprimer {0}";
    Sure: "{0} will be gone for good, its log included.", "Se borrará para siempre, con su registro: {0}.", "Sera supprimée pour de bon, journal compris : {0}.";
    Keep: "Keep it", "Conservarlo", "La garder";
    Deleted: "{0} was deleted.", "Borrado: {0}.", "Supprimée : {0}.";
    Size: "{0} KB", "{0} KB", "{0} Ko";
    Language: "Language", "Idioma", "Langue";
    Theme: "Appearance", "Aspecto", "Apparence";
    ThemeSystem: "As the system", "Como el sistema", "Comme le système";
    ThemeDark: "Dark", "Oscuro", "Sombre";
    ThemeLight: "Light", "Claro", "Clair";
    NewEncounter: "New encounter", "Encuentro nuevo", "Nouvelle rencontre";
    Encounters: "Encounters", "Encuentros", "Rencontres";
    Files: "Files", "Archivos", "Fichiers";
    DownloadOne: "Download this encounter", "Descargar este encuentro", "Télécharger cette rencontre";
    AddFromFile: "Add from a file", "Añadir desde un archivo", "Ajouter depuis un fichier";
    NeverDownloaded: "Nothing downloaded yet.", "Aún no has descargado nada.", "Rien n’a encore été téléchargé.";
}
