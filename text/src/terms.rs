//! The terms of the games: rulesets, sides, conditions, actions.

use asalto_core::rules::{LifeState, TieBreaker};
use asalto_core::{ActionKind, Condition, Ruleset, SaveKind, Side};

use super::Lang;
use crate::sets::TermText;

/// Returns the name of a ruleset.
#[must_use]
pub fn ruleset(lang: Lang, ruleset: Ruleset) -> &'static str {
    lang.text(match ruleset {
        Ruleset::Dnd30 => TermText::Dnd30,
        Ruleset::Dnd35 => TermText::Dnd35,
        Ruleset::Dnd5e => TermText::Dnd5e,
        Ruleset::Dnd5e2024 => TermText::Dnd5e2024,
        Ruleset::TalesOfWar => TermText::TalesOfWar,
        Ruleset::Any => TermText::AnyGame,
    })
}

/// Returns the name of a side.
#[must_use]
pub fn side(lang: Lang, side: Side) -> String {
    let text = match side {
        Side::PARTY => TermText::Party,
        Side::FOES => TermText::Enemies,
        Side(2) => TermText::Others,
        Side(_) => TermText::NumberedSide,
    };
    lang.text_with(text, &[&side.0.to_string()])
}

/// Returns the name of a side in a sentence about awareness of it.
pub(super) fn of_side(lang: Lang, side: Side) -> String {
    let text = match side {
        Side::PARTY => TermText::OfParty,
        Side::FOES => TermText::OfEnemies,
        Side(2) => TermText::OfOthers,
        Side(_) => TermText::OfNumberedSide,
    };
    lang.text_with(text, &[&side.0.to_string()])
}

/// Returns the name of a condition. A custom condition has the user's own text.
#[must_use]
pub fn condition(lang: Lang, condition: &Condition) -> String {
    let text = match condition {
        Condition::Custom(words) | Condition::Psychological(words) => return words.clone(),
        Condition::Unconscious => TermText::Unconscious,
        Condition::Stunned => TermText::Stunned,
        Condition::Paralyzed => TermText::Paralyzed,
        Condition::Dead => TermText::Dead,
        Condition::Petrified => TermText::Petrified,
        Condition::Incapacitated => TermText::Incapacitated,
        Condition::Poisoned => TermText::Poisoned,
        Condition::Dazed => TermText::Dazed,
        Condition::Frightened => TermText::Frightened,
        Condition::Blinded => TermText::Blinded,
        Condition::Cowering => TermText::Cowering,
        Condition::Fascinated => TermText::Fascinated,
        Condition::Nauseated => TermText::Nauseated,
        Condition::Slowed => TermText::Slowed,
        Condition::Hasted => TermText::Hasted,
        Condition::Grappled => TermText::Grappled,
        Condition::Lethargic => TermText::Lethargic,
        Condition::Helpless => TermText::Helpless,
        Condition::Coma => TermText::Coma,
        Condition::Stable => TermText::Stable,
        Condition::Prone => TermText::Prone,
        Condition::Invisible => TermText::Invisible,
    };
    lang.text(text).to_owned()
}

/// Returns the name of a life state; none for a combatant that is up.
#[must_use]
pub fn life(lang: Lang, life: LifeState) -> Option<&'static str> {
    Some(lang.text(match life {
        LifeState::Up => return None,
        LifeState::Disabled => TermText::Disabled,
        LifeState::Staggered => TermText::Staggered,
        LifeState::KnockedOut | LifeState::Unconscious => TermText::Unconscious,
        LifeState::Dying => TermText::Dying,
        LifeState::Dead => TermText::Dead,
        LifeState::Out => TermText::Out,
    }))
}

/// Returns the name of a kind of saving throw, in any language.
#[must_use]
pub fn save_kind_word(kind: SaveKind) -> TermText {
    match kind {
        SaveKind::Strength => TermText::SaveStrength,
        SaveKind::Dexterity => TermText::SaveDexterity,
        SaveKind::Constitution => TermText::SaveConstitution,
        SaveKind::Intelligence => TermText::SaveIntelligence,
        SaveKind::Wisdom => TermText::SaveWisdom,
        SaveKind::Charisma => TermText::SaveCharisma,
        SaveKind::Fortitude => TermText::SaveFortitude,
        SaveKind::Reflex => TermText::SaveReflex,
        SaveKind::Will => TermText::SaveWill,
    }
}

/// Returns the name of a kind of saving throw.
#[must_use]
pub fn save_kind(lang: Lang, kind: SaveKind) -> &'static str {
    lang.text(save_kind_word(kind))
}

/// Returns the name of a kind of action.
#[must_use]
pub fn action(lang: Lang, kind: ActionKind) -> &'static str {
    lang.text(match kind {
        ActionKind::Standard => TermText::Standard,
        ActionKind::Partial => TermText::Partial,
        ActionKind::Move => TermText::Move,
        ActionKind::FullRound => TermText::FullRound,
        ActionKind::Free => TermText::Free,
        ActionKind::FiveFootStep => TermText::FiveFootStep,
        ActionKind::Charge => TermText::Charge,
        ActionKind::Withdraw => TermText::Withdraw,
        ActionKind::Action => TermText::Action,
        ActionKind::BonusAction => TermText::BonusAction,
        ActionKind::Interact => TermText::Interact,
        ActionKind::UseObject => TermText::UseObject,
        ActionKind::Swift => TermText::Swift,
        ActionKind::ActionSurge => TermText::ActionSurge,
        ActionKind::Haste => TermText::HasteAction,
    })
}

/// Returns the name of a tie breaker: a person or a method.
#[must_use]
pub fn tie_breaker(lang: Lang, by: TieBreaker) -> &'static str {
    lang.text(match by {
        TieBreaker::Lots => TermText::CoinToss,
        TieBreaker::RollOff | TieBreaker::TieBreakRolls => TermText::RollOff,
        TieBreaker::GameMaster | TieBreaker::GameMasterForAll | TieBreaker::FirstSide => {
            TermText::GameMaster
        }
        TieBreaker::Players => TermText::Players,
        TieBreaker::AsEntered => TermText::AsEntered,
    })
}
