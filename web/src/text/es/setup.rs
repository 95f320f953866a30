//! Setup and what surrounds every screen, in Spanish.

use crate::text::SetupText;
use crate::text::catalog::translation;

translation! {
    SetupText;
    Setup: "Antes del combate";
    SampleAmbush: "La emboscada";
    Undo: "Deshacer";
    Redo: "Rehacer";
    AddCombatants: "Añadir combatientes";
    QuickHint: "4 goblin +2 pg 7 ca 15 · 6 rata grupo · Aria +3 des 17 pj";
    Add: "Añadir";
    FullForm: "Ficha completa";
    Edit: "Editar";
    Remove: "Quitar";
    Close: "Cerrar";
    Side: "Bando";
    HitPoints: "Puntos de golpe";
    ArmorClassShort: "CA";
    DexterityShort: "Des";
    HitPointsShort: "PG";
    InitiativeGroup: "grupo";
    Awareness: "Quién es consciente de quién";
    IndividualAwareness: "Uno por uno y con pruebas";
    StartCombat: "Empezar el combate";
    NoCombatants: "Aún no hay nadie. Añade combatientes o prueba un ejemplo.";
    Turn: "turno";
    Override: "Hacerlo de todos modos";
    TypeCommand: "Escribe un comando";
    Menu: "Menú";
    Ruleset: "Reglas";
    PassPreparationRound: "Sumar un asalto de preparación";
    PreparationRounds: "Asaltos de preparación";
    HouseRules: "Reglas de la casa";
    SampleKobold: "El kobold del pasillo";
    SampleGargoyle: "Lidda y la gárgola";
    SampleDoor: "La arquera de la puerta";
    SampleCamp: "El campamento de bandidos";
    SampleRoad: "La emboscada en el camino";
    SampleSides: "Dos barcos";
    SampleRelay: "El relevo";
    SampleCards: "El duelo";
    KeysAndHelp: "Teclas y ayuda";
    Tutorial: "Combate guiado";
    Escape: "Esc";
    Space: "Espacio";
    Shift: "Mayús";
    KeepScreenOn: "La pantalla no se apaga en combate";
    Rules: "Las reglas";
    TowTurn: "Turno {0}";
    SampleTow: "Flecha y relámpago";
    TowQuickHint: "Orco 1d10+1 pa 3 · Arquera 1d10+5 pa 4 pj · un objeto también es un actor: Trampa 1d10";
    FieldMissing: "Rellena este campo.";
    FieldMismatch: "Este campo no admite ese valor.";
    PlayersScreen: "Pantalla de los jugadores";
}
