//! The search for creatures and their stat blocks, in French.

use crate::en::creatures::CreatureText;
use crate::catalog::translation;

translation! {
    CreatureText;
    Found: "Créatures";
    Count: "Créatures trouvées : {0}. Entrée ajoute {1}.";
    CountTyped: "Créatures trouvées : {0}. Entrée ajoute ce que vous avez saisi : {1}.";
    How: "Entrée ajoute l’entrée en surbrillance. Maj+Entrée ajoute ce que vous avez tapé.";
    AsTyped: "Tel quel : {0}";
    RollHitPoints: "Lancer les points de vie";
    Missing: "Impossible de charger les créatures. Vous pouvez taper un nom et ses valeurs.";
    StatBlock: "Profil";
    BlockMissing: "Impossible de charger le profil.";
    Roll: "Lancer {0}";
    Source: "Tiré du SRD 5.2, CC BY 4.0";
    Source2014: "Tiré du SRD 5.1, CC BY 4.0";
    Source35: "Valeurs du SRD 3.5";
    OtherEdition: "Le texte ci-dessous vient du SRD 5.2. Ses valeurs peuvent différer.";
    Touch: "contact {0}";
    FlatFooted: "pris au dépourvu {0}";
    NeverFlatFooted: "jamais pris au dépourvu";
    Fortitude: "Vig";
    Reflex: "Réf";
    Will: "Vol";
    Aim: "Viser avec {0}";
}
