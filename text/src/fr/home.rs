//! Home, in French.

use crate::en::home::HomeText;
use crate::catalog::translation;

translation! {
    HomeText;
    Last: "Dernier combat";
    LastPrepared: "Combat préparé";
    Continue: "Continuer";
    ContinueTurn: "Continuer → tour de {0}";
    ActsNow: "{0}, tour de {1}";
    IsDown: "{0} est au tapis";
    AreDown: "{0} sont au tapis";
    HasDied: "{0} a succombé";
    HaveDied: "{0} ont succombé";
    DelaysTurn: "{0} retarde son action";
    DelayTurns: "{0} retardent leur action";
    NoEnemyLeft: "il ne reste aucun ennemi";
    EnemyLeft: "il reste un ennemi";
    EnemiesLeft: "il reste {0} ennemis";
    Samples: "Exemples et combats guidés";
    Search: "Chercher une rencontre ou un combattant";
    Found: "Résultats : {0}.";
    NoneYet: "Aucune rencontre enregistrée. Chaque rencontre est enregistrée dès qu’elle a des combattants.";
    NoneFound: "Aucune rencontre trouvée.";
    Archived: "Archivées ({0})";
    Prepared: "préparée";
    Running: "en combat";
    Finished: "terminée";
    Won: "gagnée";
    Since: "{0} · {1}";
    Nobody: "Rencontre vide";
    Actions: "Actions : {0}";
    Name: "Nom";
    Rename: "Renommer";
    Save: "Enregistrer";
    Cancel: "Annuler";
    Named: "Nouveau nom : {0}.";
    Duplicate: "Dupliquer";
    CopyOf: "Copie de {0}";
    Added: "Rencontre ajoutée : {0}.";
    Archive: "Archiver";
    Unarchive: "Sortir des archives";
    IsArchived: "Rencontre archivée : {0}.";
    IsBack: "Sortie des archives : {0}.";
    Deleted: "Rencontre supprimée : {0}.";
    Back: "Rencontre rétablie : {0}.";
    NoRoom: "Le stockage est plein : rien n’a été changé. Téléchargez et supprimez des rencontres, puis réessayez.";
    JustChanged: "Un autre onglet vient de la modifier. Réessayez.";
    IsDamaged: "Cette rencontre est endommagée et ne peut pas s’ouvrir. Ses actions permettent de l’enregistrer dans un fichier ou de la supprimer.";
    IsGone: "Cette rencontre n’existe plus. Un autre onglet l’a peut-être supprimée.";
    SaveToFile: "Enregistrer dans un fichier";
    Unreadable: "Illisible";
    Encounter: "Rencontre";
    NameOfEncounter: "Nom d’une rencontre";
    Characters: "{0} caractères";
    MoreRungs: "et {0} de plus";
}
