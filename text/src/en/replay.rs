//! Replays: the controls in another page, and the export, in English.

use crate::catalog::messages;

messages! {
    /// A text of a replay.
    ReplayText;
    Replay: "Replay";
    Play: "Play";
    Pause: "Pause";
    PreviousStep: "Previous step";
    NextStep: "Next step";
    PreviousRound: "Previous round";
    NextRound: "Next round";
    PreviousTowTurn: "Previous TOW turn";
    NextTowTurn: "Next TOW turn";
    JumpTo: "Jump to";
    Moment: "Moment";
    StepOf: "{0} of {1}";
    Speed: "Speed";
    Export: "Export replay";
    ExportSeen: "Export replay, players’ view";
    ExportHint: "A replay is a file for a web page. The players’ view has the order and its totals, without hidden combatants and enemies’ hit points.";
}
