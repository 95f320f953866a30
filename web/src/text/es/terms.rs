//! The games' terms in Spanish.

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
        Side::PARTY => "Grupo".to_owned(),
        Side::FOES => "Enemigos".to_owned(),
        Side(2) => "Otros".to_owned(),
        Side(number) => format!("Bando {number}"),
    }
}

/// A side, as that of which others are aware.
pub fn of_side(side: Side) -> String {
    match side {
        Side::PARTY => "del grupo".to_owned(),
        Side::FOES => "de los enemigos".to_owned(),
        Side(2) => "de los otros".to_owned(),
        Side(number) => format!("del bando {number}"),
    }
}

pub fn condition(condition: &Condition) -> &'static str {
    match condition {
        Condition::Unconscious => "inconsciente",
        Condition::Stunned => "aturdido",
        Condition::Paralyzed => "paralizado",
        Condition::Dead => "muerto",
        Condition::Petrified => "petrificado",
        Condition::Incapacitated => "incapacitado",
        Condition::Coma => "en coma",
        Condition::Stable => "estable",
        Condition::Prone => "tumbado",
        _ => "marcado",
    }
}

pub fn life(life: LifeState) -> &'static str {
    match life {
        LifeState::Up => "en pie",
        LifeState::Disabled => "incapacitado",
        LifeState::Unconscious => "inconsciente",
        LifeState::Dying => "moribundo",
        LifeState::Dead => "muerto",
    }
}

pub fn action(action: ActionKind) -> &'static str {
    match action {
        ActionKind::Standard => "estándar",
        ActionKind::Partial => "parcial",
        ActionKind::Move => "movimiento",
        ActionKind::FullRound => "asalto completo",
        ActionKind::Free => "gratuita",
        ActionKind::FiveFootStep => "paso de 5 pies",
        ActionKind::Charge => "carga",
        ActionKind::Withdraw => "retirada",
        ActionKind::Action => "acción",
        ActionKind::BonusAction => "acción adicional",
        ActionKind::Interact => "interactuar",
        ActionKind::UseObject => "usar un objeto",
    }
}

pub fn response(response: Response) -> &'static str {
    match response {
        Response::Opportunity => "ataque de oportunidad",
        Response::Readied => "lo que tenía preparado",
        Response::BonusAction => "acción adicional",
        _ => "reacción",
    }
}

pub fn tie_breaker(by: TieBreaker) -> &'static str {
    match by {
        TieBreaker::Lots => "la suerte",
        TieBreaker::RollOff | TieBreaker::TieBreakRolls => "una tirada de desempate",
        TieBreaker::GameMaster | TieBreaker::GameMasterForAll => "el director de juego",
        TieBreaker::Players => "la mesa de jugadores",
    }
}
