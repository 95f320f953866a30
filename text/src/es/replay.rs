//! Replays: the controls in another page, and the export, in Spanish.

use crate::en::replay::ReplayText;
use crate::catalog::translation;

translation! {
    ReplayText;
    Replay: "Repetición";
    Play: "Reproducir";
    Pause: "Pausar";
    PreviousStep: "Paso anterior";
    NextStep: "Paso siguiente";
    PreviousRound: "Asalto anterior";
    NextRound: "Asalto siguiente";
    PreviousTowTurn: "Turno anterior";
    NextTowTurn: "Turno siguiente";
    JumpTo: "Ir a";
    Moment: "Momento";
    StepOf: "{0} de {1}";
    Speed: "Velocidad";
    Export: "Exportar repetición";
    ExportSeen: "Exportar lo que vieron los jugadores";
    ExportHint: "La repetición es un archivo para una página web. La de los jugadores tiene el orden y sus totales, sin los combatientes ocultos ni los puntos de golpe de los enemigos.";
}
