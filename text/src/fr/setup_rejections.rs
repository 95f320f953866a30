//! Rejections that setup can show, in French.

use crate::en::setup_rejections::SetupRejectionText;
use crate::catalog::translation;

translation! {
    SetupRejectionText;
    ProfileName: "Tapez un nom, pas trop long.";
    ProfileDexterity: "La Dextérité va de 0 à 99.";
    ProfileInitiative: "Le modificateur d’initiative va de −99 à 99.";
    ProfileArmorClass: "La classe d’armure va de −99 à 999.";
    ProfileHitPoints: "Les points de vie vont de 1 à 99 999.";
    ProfileOther: "Un nombre ou un texte de cette fiche n’est pas valide.";
    NoCombatants: "Ajoutez d’abord au moins un combattant.";
    TotalOutOfRange: "Un total va de −999 à 999.";
    TextTooLong: "Le texte est trop long, ou vide.";
    UnseenCharacters: "Le texte contient des retours à la ligne ou des caractères invisibles.";
    NotIdentical: "Le jet commun est réservé aux créatures identiques, et {0} diffère.";
    InternalError: "Erreur interne de l’app : rien n’a changé, et vous n’y êtes pour rien.";
    NotNow: "Impossible pour le moment.";
}
