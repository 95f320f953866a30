//! The games' terms in English.

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
        Side::PARTY => "Party".to_owned(),
        Side::FOES => "Foes".to_owned(),
        Side(2) => "Others".to_owned(),
        Side(number) => format!("Side {number}"),
    }
}

/// A side, as that of which others are aware.
pub fn of_side(side: Side) -> String {
    match side {
        Side::PARTY => "the party".to_owned(),
        Side::FOES => "the foes".to_owned(),
        Side(2) => "the others".to_owned(),
        Side(number) => format!("side {number}"),
    }
}

pub fn condition(condition: &Condition) -> &'static str {
    match condition {
        Condition::Unconscious => "unconscious",
        Condition::Stunned => "stunned",
        Condition::Paralyzed => "paralyzed",
        Condition::Dead => "dead",
        Condition::Petrified => "petrified",
        Condition::Incapacitated => "incapacitated",
        Condition::Coma => "in a coma",
        Condition::Stable => "stable",
        Condition::Prone => "prone",
        _ => "marked",
    }
}

pub fn life(life: LifeState) -> &'static str {
    match life {
        LifeState::Up => "up",
        LifeState::Disabled => "disabled",
        LifeState::Unconscious => "unconscious",
        LifeState::Dying => "dying",
        LifeState::Dead => "dead",
    }
}

pub fn action(action: ActionKind) -> &'static str {
    match action {
        ActionKind::Standard => "standard",
        ActionKind::Partial => "partial",
        ActionKind::Move => "move",
        ActionKind::FullRound => "full-round",
        ActionKind::Free => "free",
        ActionKind::FiveFootStep => "5-foot step",
        ActionKind::Charge => "charge",
        ActionKind::Withdraw => "withdraw",
        ActionKind::Action => "action",
        ActionKind::BonusAction => "bonus action",
        ActionKind::Interact => "interact",
        ActionKind::UseObject => "use an object",
    }
}

pub fn response(response: Response) -> &'static str {
    match response {
        Response::Opportunity => "attack of opportunity",
        Response::Readied => "what was readied",
        Response::BonusAction => "bonus action",
        _ => "reaction",
    }
}

pub fn tie_breaker(by: TieBreaker) -> &'static str {
    match by {
        TieBreaker::Lots => "a toss",
        TieBreaker::RollOff | TieBreaker::TieBreakRolls => "a roll-off",
        TieBreaker::GameMaster | TieBreaker::GameMasterForAll => "the game master",
        TieBreaker::Players => "the players’ table",
    }
}
