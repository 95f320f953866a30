//! Replays: the controls in another page, and the export, in French.

use crate::en::replay::ReplayText;
use crate::catalog::translation;

translation! {
    ReplayText;
    Replay: "Replay";
    Play: "Lire";
    Pause: "Mettre en pause";
    PreviousStep: "Étape précédente";
    NextStep: "Étape suivante";
    PreviousRound: "Round précédent";
    NextRound: "Round suivant";
    PreviousTowTurn: "Tour TOW précédent";
    NextTowTurn: "Tour TOW suivant";
    JumpTo: "Aller à";
    Moment: "Moment";
    StepOf: "{0} sur {1}";
    Speed: "Vitesse";
    Export: "Exporter le replay";
    ExportSeen: "Exporter le replay des joueurs";
    ExportHint: "Un replay est un fichier pour une page web. Celui des joueurs a l’ordre et ses totaux, sans les combattants cachés ni les points de vie des ennemis.";
}
