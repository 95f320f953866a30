//! The base of a miniature, in French.

use crate::en::base::BaseText;
use crate::catalog::translation;

translation! {
    BaseText;
    Heading: "Socle de la figurine";
    Color: "Couleur";
    NoColor: "Aucune couleur";
    Red: "rouge";
    Orange: "orange";
    Yellow: "jaune";
    Green: "vert";
    Blue: "bleu";
    Purple: "violet";
    White: "blanc";
    Black: "noir";
    Letter: "Lettre";
    Picture: "Image";
    RemovePicture: "Retirer l’image";
    NotRead: "Le navigateur ne peut pas lire ce fichier comme image.";
    Colored: "socle {0}";
    Lettered: "socle {0}";
    ColoredLettered: "socle {0} {1}";
}
