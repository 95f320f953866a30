//! The menu, in French.

use crate::text::MenuText;
use crate::text::catalog::translation;

translation! {
    MenuText;
    Delete: "Supprimer";
    DeleteThis: "Supprimer {0}";
    Sure: "« {0} » sera définitivement supprimée, récit compris.";
    Keep: "La garder";
    Deleted: "Rencontre supprimée : {0}.";
    Size: "{0} Ko";
    Language: "Langue";
    Theme: "Apparence";
    ThemeSystem: "Comme le système";
    ThemeDark: "Sombre";
    ThemeLight: "Clair";
    NewEncounter: "Nouvelle rencontre";
    Encounters: "Rencontres";
    Files: "Fichiers";
    DownloadOne: "Télécharger cette rencontre";
    AddFromFile: "Ajouter depuis un fichier";
    NeverDownloaded: "Rien n’a encore été téléchargé.";
    Licenses: "Licences";
}
