//! Notices about storage, tabs and updates, in French.

use crate::en::notices::NoticeText;
use crate::catalog::translation;

translation! {
    NoticeText;
    MemoryOnly: "Ce navigateur n’enregistre rien ici : le combat sera perdu quand vous fermerez la page.";
    PartMissing: "Cette partie de l’app n’a pas pu être chargée. Réessayez une fois en ligne.";
    SavedComing: "Votre rencontre enregistrée n’est pas encore chargée. Elle s’ouvrira dès qu’elle le sera.";
    TryAgain: "Réessayer";
    NotSaved: "Le stockage du navigateur est plein : ce que vous faites dans la rencontre ouverte n’est plus enregistré.";
    PartialDownload: "Le navigateur ne peut pas ouvrir sa base de données : il manque au fichier les rencontres fermées, les groupes et les créatures. Téléchargez-le de nouveau plus tard.";
    LeftUnsaved: "Le stockage du navigateur est plein. Pas encore enregistré : {0}. Si vous fermez cette page, ces changements sont perdus.";
    DamagedSetAside: "Une rencontre est endommagée. Elle a été mise de côté, intacte.";
    UpdateReady: "Une nouvelle version d’Asalto est prête.";
    UpdateNow: "Mettre à jour";
    SafeMode: "Mode sans échec : la dernière rencontre n’a pas été ouverte. Elle est sous « Rencontres ».";
    LastChangeDamaged: "Le dernier changement est endommagé et a été mis de côté. Vous êtes juste avant.";
    NewerVersion: "Cette rencontre vient d’une version plus récente d’Asalto. Elle est intacte : mettez l’app à jour pour l’ouvrir.";
    NearlyFull: "Il reste peu de place dans ce navigateur pour les rencontres. Téléchargez-les tant qu’il y en a.";
    NotCopied: "Ce navigateur ne peut pas garder de deuxième copie : s’il se ferme brutalement, vos derniers changements peuvent être perdus.";
    ChangedElsewhere: "Un autre onglet a modifié cette rencontre. Ce que vous avez fait ici est gardé comme une rencontre à part.";
    DeletedElsewhere: "Un autre onglet a supprimé cette rencontre. Elle est encore ici : voulez-vous la garder ?";
    NotCarriedOut: "Votre commande n’a pas été exécutée.";
    KeepDeleted: "La garder";
    DiscardDeleted: "L’abandonner";
    PlayedElsewhere: "Cette rencontre se joue dans un autre onglet ou une autre page. Ici, vous la suivez seulement.";
    PlayHere: "Jouer ici";
    DownloadAll: "Télécharger toutes les rencontres";
    NothingInFile: "Ce fichier ne contient aucune rencontre.";
}
