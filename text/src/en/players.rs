//! The players' screen, in English.

use crate::catalog::messages;

messages! {
    /// A text of the players' screen and of its settings.
    PlayersText;
    FullScreen: "Full screen";
    Sound: "Tick at a character’s turn";
    Order: "Order";
    NoFight: "No combat is open.";
    NoFightHint: "Open one in another window of this browser, and it shows here.";
    NotBegun: "Combat has not begun yet.";
    RollInitiative: "Roll initiative!";
    Over: "Combat is over.";
    Deciding: "The GM is deciding.";
    ActsNow: "acts now";
    MainPhase: "main phase";
    FightsForLife: "fights for life";
    Then: "Then";
    Stack: "Stack";
    Unhurt: "unhurt";
    Wounded: "wounded";
    NearlyDown: "nearly down";
    Down: "down";
    Delays: "delays";
    Ready: "ready";
    Surprised: "surprised";
    Concentrates: "concentrates";
    HaveActed: "Have acted";
    YetToAct: "Yet to act";
    HaveNoTurn: "No turn this round";

    WhatItShows: "What players see";
    PartyHealth: "Health of the party";
    OtherHealth: "Health of everyone else";
    PartyConditions: "Conditions of the party";
    OtherConditions: "Conditions of everyone else";
    InNumbers: "in numbers";
    InWords: "in words";
    NotShown: "hidden";
    KeepOff: "Hide from players";
    Message: "Message to the players";
    Show: "Show";
    TakeAway: "Remove the message";
}
