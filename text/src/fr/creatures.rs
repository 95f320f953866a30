//! The search for creatures and their stat blocks, in French.

use crate::en::creatures::CreatureText;
use crate::catalog::translation;

translation! {
    CreatureText;
    Found: "Créatures";
    Count: "Créatures trouvées : {0}. Choisissez avec la flèche bas.";
    How: "↓ puis Entrée ajoute une créature. Entrée seule ajoute ce que vous avez tapé.";
    RollHitPoints: "Lancer les points de vie";
    Missing: "Impossible de charger les créatures. Vous pouvez taper un nom et ses valeurs.";
    StatBlock: "Profil";
    BlockMissing: "Impossible de charger le profil.";
    Roll: "Lancer {0}";
    Source: "Tiré du SRD 5.2, CC BY 4.0";
}
