//! Messages with typed arguments, in Spanish.

use crate::en::messages::MessageText;
use crate::catalog::translation;

translation! {
    MessageText;
    SurpriseRound: "Asalto de sorpresa";
    Round: "Asalto {0}";
    TurnOf: "turno {0} de {1}";
    EndTurn: "Fin del turno de {0}";
    EndTurnNext: "Fin del turno de {0} → {1}";
    ActsNow: "actúa ahora, con iniciativa {0}";
    TurnChanged: "{0}. Turno de {1}.";
    TurnChangedNext: "{0}. Turno de {1}. Siguiente: {2}.";

    AddsOne: "Añade a {0}";
    AddsMany: "Añade {0}: {1}";
    Labeled: "{0}: {1}";
    TitleOneMore: "{0} y {1} más";
    TitleMore: "{0} y {1} más";

    SideAware: "{0}: conscientes {1}";
    SideUnaware: "{0}: no conscientes {1}";
    SidePartlyAware: "{0}: conscientes en parte {1}";
    AllAware: "Todos son conscientes: no hay asalto de sorpresa. Todos tiran iniciativa.";
    NoneAware: "Nadie es consciente de los otros: no hay asalto de sorpresa. Todos tiran iniciativa.";
    OneAware: "Solo algunos son conscientes: asalto de sorpresa. {0} actúa, con una sola acción.";
    SomeAware: "Solo algunos son conscientes: asalto de sorpresa. {0} actúan, con una sola acción cada cual.";
    NoneSurprised: "Nadie está sorprendido.";
    OneSurprised: "A {0} le pilla por sorpresa.";
    SomeSurprised: "A {0} les pilla por sorpresa.";

    NoRulesFound: "Ninguna regla contiene todas esas palabras.";
    OneRuleFound: "{0} regla";
    RulesFound: "{0} reglas";
    LastDownload: "Última descarga: {0}.";
    StorageUsed: "Guardado aquí: {0} KB.";
    OneEncounterAdded: "Se ha añadido un encuentro.";
    EncountersAdded: "Se han añadido {0} encuentros.";
}
