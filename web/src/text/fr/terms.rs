//! The games' terms in French.

use asalto_core::{ActionKind, Condition, LifeState, Response, Ruleset, Side, TieBreaker};

pub fn ruleset(ruleset: Ruleset) -> &'static str {
    match ruleset {
        Ruleset::Dnd30 => "D&D 3.0",
        Ruleset::Dnd35 => "D&D 3.5",
        Ruleset::Dnd5e => "D&D 5e",
        _ => "Tales of War",
    }
}

pub fn side(side: Side) -> String {
    match side {
        Side::PARTY => "Groupe".to_owned(),
        Side::FOES => "Ennemis".to_owned(),
        Side(2) => "Autres".to_owned(),
        Side(number) => format!("Camp {number}"),
    }
}

/// A side, as that of which others are aware.
pub fn of_side(side: Side) -> String {
    match side {
        Side::PARTY => "du groupe".to_owned(),
        Side::FOES => "des ennemis".to_owned(),
        Side(2) => "des autres".to_owned(),
        Side(number) => format!("du camp {number}"),
    }
}

pub fn condition(condition: &Condition) -> &'static str {
    match condition {
        Condition::Unconscious => "inconscient",
        Condition::Stunned => "étourdi",
        Condition::Paralyzed => "paralysé",
        Condition::Dead => "mort",
        Condition::Petrified => "pétrifié",
        Condition::Incapacitated => "neutralisé",
        Condition::Coma => "dans le coma",
        Condition::Stable => "stable",
        Condition::Prone => "à terre",
        _ => "marqué",
    }
}

pub fn life(life: LifeState) -> &'static str {
    match life {
        LifeState::Up => "debout",
        LifeState::Disabled => "hors de combat",
        LifeState::Unconscious => "inconscient",
        LifeState::Dying => "mourant",
        LifeState::Dead => "mort",
    }
}

pub fn action(action: ActionKind) -> &'static str {
    match action {
        ActionKind::Standard => "simple",
        ActionKind::Partial => "partielle",
        ActionKind::Move => "mouvement",
        ActionKind::FullRound => "complexe",
        ActionKind::Free => "libre",
        ActionKind::FiveFootStep => "pas de placement",
        ActionKind::Charge => "charge",
        ActionKind::Withdraw => "retraite",
        ActionKind::Action => "action",
        ActionKind::BonusAction => "action bonus",
        ActionKind::Interact => "interagir",
        ActionKind::UseObject => "utiliser un objet",
    }
}

pub fn response(response: Response) -> &'static str {
    match response {
        Response::Opportunity => "attaque d’opportunité",
        Response::Readied => "ce qui était préparé",
        Response::BonusAction => "action bonus",
        _ => "réaction",
    }
}

pub fn tie_breaker(by: TieBreaker) -> &'static str {
    match by {
        TieBreaker::Lots => "le sort",
        TieBreaker::RollOff | TieBreaker::TieBreakRolls => "un jet de départage",
        TieBreaker::GameMaster | TieBreaker::GameMasterForAll => "le meneur de jeu",
        TieBreaker::Players => "la table des joueurs",
    }
}
