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
    Differences: "Différent dans le fichier";
    DifferencesToChoose: "Différents ici et dans le fichier : {0}. Choisissez sous Fichiers, dans le menu ou dans Rencontres.";
    KeepBoth: "Garder les deux";
    KeepMine: "Garder ma version";
    TakeFiles: "Prendre celle du fichier";
    ApplyChoices: "Appliquer";
    ChoicesApplied: "C’est fait. Les réglages vaudront au prochain démarrage d’Asalto.";
    ChoicesLeft: "Tout n’a pas pu être changé : ce qui reste dans la liste ne change pas.";
    DifferentEncounter: "Rencontre";
    DifferentParty: "Groupe";
    DifferentTemplate: "Groupe d’ennemis";
    DifferentCreature: "Créature";
    DifferentRules: "Règles enregistrées";
    SettingSingleKeys: "Touches seules comme raccourcis";
    SettingKeys: "Raccourcis personnels";
    SettingWake: "Écran allumé pendant le combat";
    SettingDice: "Vrais dés";
    SettingTotals: "Les joueurs lancent leur initiative";
    SettingGroups: "Les créatures identiques lancent l’initiative une par une";
    On: "oui";
    Off: "non";
    Adding: "Lecture du fichier : {0} sur {1}";
    Cancel: "Annuler";
    AddingStopped: "Opération annulée. Rien n’a été ajouté.";
    Unreadable: "Éléments endommagés ou d’une version plus récente, laissés de côté : {0}.";
    Licenses: "Licences";
}
