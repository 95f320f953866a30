//! Files of other tools that come in from any screen, in French.

use crate::en::incoming::IncomingText;
use crate::catalog::translation;

translation! {
    IncomingText;
    Reads: "Improved Initiative, Obsidian, 5e.tools, Open5e, Foundry, Fight Club, personnages de D&D Beyond, Roll20, tableaux et profils de créatures en texte";
    DropOne: "Déposez le fichier ici";
    DropMany: "Déposez les {0} fichiers ici";
    DropHint: "Vous verrez d’abord ce qu’ils contiennent. Rien n’est encore ajouté.";
    Paste: "Coller un texte";
    PasteHint: "Un profil de créature, une note, un tableau ou le JSON d’un autre outil";
    PasteRead: "Voir ce qu’il contient";
}
