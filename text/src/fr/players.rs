//! The players' screen, in French.

use crate::en::players::PlayersText;
use crate::catalog::translation;

translation! {
    PlayersText;
    FullScreen: "Plein écran";
    Sound: "Tic au tour d’un PJ";
    Order: "Ordre";
    NoFight: "Aucun combat n’est ouvert.";
    NoFightHint: "Ouvrez-en un dans une autre fenêtre de ce navigateur : il s’affichera ici.";
    NotBegun: "Le combat n’a pas encore commencé.";
    RollInitiative: "Lancez l’initiative !";
    Over: "Le combat est terminé.";
    Deciding: "Le MJ décide.";
    ActsNow: "agit maintenant";
    MainPhase: "phase principale";
    FightsForLife: "lutte pour sa vie";
    Then: "Ensuite";
    Stack: "Pile";
    Unhurt: "indemne";
    Wounded: "blessé";
    NearlyDown: "mal en point";
    Down: "au tapis";
    Delays: "retarde";
    Ready: "action préparée";
    Surprised: "surpris";
    Concentrates: "se concentre";
    HaveActed: "Ont agi";
    YetToAct: "N’ont pas encore agi";
    HaveNoTurn: "Pas de tour ce round";

    WhatItShows: "Ce que voient les joueurs";
    PartyHealth: "Santé du groupe";
    OtherHealth: "Santé des autres";
    PartyConditions: "États du groupe";
    OtherConditions: "États des autres";
    InNumbers: "en chiffres";
    InWords: "en mots";
    NotShown: "sans les montrer";
    KeepOff: "Cacher aux joueurs";
    Message: "Message aux joueurs";
    Show: "Afficher";
    TakeAway: "Retirer le message";
}
