//! The menu, in French.

use crate::en::menu::MenuText;
use crate::catalog::translation;

translation! {
    MenuText;
    Delete: "Supprimer";
    Language: "Langue";
    Theme: "Apparence";
    ThemeSystem: "Comme le système";
    ThemeDark: "Sombre";
    ThemeLight: "Clair";
    NewEncounter: "Nouvelle rencontre";
    Files: "Fichiers";
    DownloadOne: "Télécharger cette rencontre";
    SendOut: "Envoyer vers d’autres outils";
    AddFromFile: "Ajouter depuis un fichier";
    NeverDownloaded: "Rien n’a encore été téléchargé.";
    NoRoomForFile: "Il n’y a pas assez de place pour ce fichier. Rien n’a été ajouté.";
    OthersAdded: "Groupes et créatures ajoutés : {0}.";
    RulesAdded: "Règles enregistrées ajoutées : {0}.";
    SettingsTaken: "Réglages repris au prochain démarrage d’Asalto : {0}.";
    NothingNew: "Ce fichier ne contient rien de nouveau.";
    AddedBeside: "Différents de ceux d’ici, ajoutés à part : {0}.";
    AlreadyHere: "Déjà ici, non ajoutés une seconde fois : {0}.";
    Adding: "Lecture du fichier : {0} sur {1}";
    Cancel: "Annuler";
    AddingStopped: "Opération annulée. Rien n’a été ajouté.";
    Unreadable: "Éléments endommagés ou d’une version plus récente, laissés de côté : {0}.";
    Licenses: "Licences";
}
