//! Reasons and refusals in English.

use asalto_core::{DiceError, ProfileFault, Reason, Rejection, TieBreaker};

use super::super::Cast;
use super::{LANG, terms};

/// Why something is as it is, said of somebody.
#[allow(clippy::too_many_lines, reason = "one arm a reason")]
pub fn why(of: &str, reason: &Reason, cast: &Cast<'_>) -> String {
    let number = |number: i32| LANG.number(number);
    match reason {
        Reason::Count { count, .. } => {
            format!(
                "{of} acts at {}: the highest count goes first.",
                number(*count)
            )
        }
        Reason::Key {
            count,
            own,
            neighbour,
            other,
            ..
        } => {
            let verb = if own > other { "before" } else { "after" };
            format!(
                "{of} acts at {}, {verb} {}: the modifiers are {} and {}.",
                number(*count),
                cast.name(*neighbour),
                LANG.modifier(*own),
                LANG.modifier(*other)
            )
        }
        Reason::Lots { count, equals, .. } => format!(
            "{of} acts at {}, tied with {} in everything: lots decided.",
            number(*count),
            cast.names(LANG, equals)
        ),
        Reason::Decided { count, by, equals } => format!(
            "{of} acts at {}, tied with {}: {} decided.",
            number(*count),
            cast.names(LANG, equals),
            match by {
                TieBreaker::Players => "the players",
                by => terms::tie_breaker(*by),
            }
        ),
        Reason::SharedRoll { count, with } => format!(
            "{of} acts at {}, by the one roll for {} and its like.",
            number(*count),
            cast.name(*with)
        ),
        Reason::RuledPlace { count, .. } => {
            format!("{of} acts at {} by a ruling.", number(*count))
        }
        Reason::Delayed { count } => {
            format!(
                "{of} delayed, and keeps the count at which it acted: {}.",
                number(*count)
            )
        }
        Reason::Announced { count } => {
            format!(
                "{of} delayed to the count that was announced: {}.",
                number(*count)
            )
        }
        Reason::Readied { count, before } => format!(
            "{of} acts at {}, just before {}, since its readied action came there.",
            number(*count),
            cast.name(*before)
        ),
        Reason::SurprisedRoll { dropped } => {
            format!("{of} was surprised: of two dice the lower counts, not the {dropped}.")
        }
        Reason::NoTurnYet => format!("{of} is flat-footed until its first turn comes."),
        Reason::Surprised => format!(
            "{of} was unaware of the enemy: surprised, and flat-footed until its first turn comes."
        ),
        Reason::Condition(condition) | Reason::Incapacitated(condition) => {
            format!("{of} is unable to act: {}.", LANG.condition(condition))
        }
        Reason::Life(life) => format!("{of} is unable to act: {}.", terms::life(*life)),
        Reason::NoticedNoThreat => {
            format!("{of} noticed no threat, and is surprised until its first turn ends.")
        }
        Reason::AtZero => format!("{of} is unable to act at 0 hit points."),
        Reason::ReactionSpent => {
            format!("{of} has taken its reaction; it comes back when its turn begins.")
        }
        Reason::NoReactionYet { .. } => {
            format!("{of} is surprised, and takes no reaction until its first turn ends.")
        }
        Reason::DexterityLost { bonus } => format!(
            "{of} is flat-footed, and loses its Dexterity bonus of {} to armor class.",
            LANG.modifier(*bonus)
        ),
        Reason::UncannyDodge => {
            format!("{of} keeps its Dexterity bonus to armor class by uncanny dodge.")
        }
        Reason::Mounted { count, rider, .. } => format!(
            "{of} acts at {}, the count of its rider {}.",
            number(*count),
            cast.name(*rider)
        ),
        Reason::Newcomer { count } => format!(
            "{of} arrived aware of the fight, before everyone else: {}.",
            number(*count)
        ),
        _ => of.to_owned(),
    }
}

/// Why a command changed nothing.
#[allow(clippy::too_many_lines, reason = "one arm a refusal")]
pub fn refuse(rejection: &Rejection, cast: &Cast<'_>) -> String {
    match rejection {
        Rejection::Profile { fault } => match fault {
            ProfileFault::Name => "A combatant needs a name, and not too long a one.",
            ProfileFault::Dexterity => "Dexterity goes from 0 to 99.",
            ProfileFault::Initiative => "The initiative modifier goes from −99 to 99.",
            ProfileFault::ArmorClass => "Armor class goes from −99 to 999.",
            ProfileFault::HitPoints => "Hit points go from 1 to 99,999.",
            _ => "Something in this combatant cannot be right.",
        }
        .to_owned(),
        Rejection::NobodyHere => "There is nobody to fight.".to_owned(),
        Rejection::NotCalled { who } => format!("{} is not to roll now.", cast.name(*who)),
        Rejection::TotalOutOfRange { .. } => "A total goes from −999 to 999.".to_owned(),
        Rejection::AmountOutOfRange { .. } => "An amount goes from 1 to 99,999.".to_owned(),
        Rejection::NoHitPoints { who } => {
            format!(
                "The hit points of {} are not kept: edit to add them.",
                cast.name(*who)
            )
        }
        Rejection::SameCondition { who, condition } => {
            format!(
                "{}: {} already, or no more.",
                cast.name(*who),
                LANG.condition(condition)
            )
        }
        Rejection::TextTooLong => "The text is too long, or empty.".to_owned(),
        Rejection::Dice(DiceError::NoDice) => {
            "There are no dice here: type the total instead.".to_owned()
        }
        Rejection::Spent { who, action, .. } => format!(
            "{} has no {} left in this turn.",
            cast.name(*who),
            terms::action(*action)
        ),
        Rejection::NotInThisTurn { who, action, .. } => format!(
            "This turn of {} never holds: {}.",
            cast.name(*who),
            terms::action(*action)
        ),
        Rejection::NoDelay { .. } => "These rules know no delaying.".to_owned(),
        Rejection::TooLateToDelay { who } => {
            format!(
                "{} has begun its turn, which is not put off any more.",
                cast.name(*who)
            )
        }
        Rejection::DelayCount { .. } => "A turn is put off to a later count.".to_owned(),
        Rejection::NoInterruption { who } => format!(
            "The delayed turn of {} interrupts nobody: it comes after.",
            cast.name(*who)
        ),
        Rejection::FlatFooted { who } => format!(
            "{} is flat-footed, and makes no attacks of opportunity.",
            cast.name(*who)
        ),
        Rejection::NoOpportunityLeft { who } => {
            format!(
                "{} has no attack of opportunity left this round.",
                cast.name(*who)
            )
        }
        Rejection::Unable { who } | Rejection::Incapacitated { who, .. } => {
            format!("{} is unable to act.", cast.name(*who))
        }
        Rejection::OwnAction { who } => {
            format!("{} does not answer what it does itself.", cast.name(*who))
        }
        Rejection::ReactionSpent { who } => {
            format!("{} has taken its reaction already.", cast.name(*who))
        }
        Rejection::Surprised { who, .. } => {
            format!(
                "{} is surprised until its first turn ends.",
                cast.name(*who)
            )
        }
        Rejection::NotIdentical { other } => {
            format!(
                "One roll is for identical creatures, and {} is not.",
                cast.name(*other)
            )
        }
        Rejection::TieOpen { .. } => "The tie has to be decided first.".to_owned(),
        Rejection::AlreadyActed { who } => {
            format!("{} has had its turn of the round.", cast.name(*who))
        }
        Rejection::Interrupted => "The reaction is resolved before the turn goes on.".to_owned(),
        Rejection::Unresolved => "Something on the stack comes first.".to_owned(),
        Rejection::Fault(_) => {
            "The engine contradicts itself. Nothing has changed, and it is our fault.".to_owned()
        }
        Rejection::CheckOwed { .. } => "A check comes first: what becomes of the spell.".to_owned(),
        Rejection::NoDifficulty { .. } => {
            "Say how the check went: what it has to reach is not known.".to_owned()
        }
        Rejection::AlreadyTried { who } => format!(
            "{} has already tried to identify the spell.",
            cast.name(*who)
        ),
        Rejection::NothingCast { who } => format!(
            "What {} has readied is for a spell that an enemy casts.",
            cast.name(*who)
        ),
        Rejection::NoCounterspell { who } => {
            format!("{} has readied no counterspell.", cast.name(*who))
        }
        Rejection::NotSaidHow { who } => format!(
            "Say with what {} counters: the same spell, or dispel magic.",
            cast.name(*who)
        ),
        Rejection::NotIdentified { who } | Rejection::Misidentified { who } => {
            format!("{} has not identified the spell.", cast.name(*who))
        }
        Rejection::NoBraceWeapon { who } => format!(
            "{} wields no weapon that receives a charge.",
            cast.name(*who)
        ),
        Rejection::OnRidersCount { who, .. } => {
            format!("{} acts on its rider’s count.", cast.name(*who))
        }
        Rejection::CannotRide { who } => format!("{} rides or is ridden already.", cast.name(*who)),
        Rejection::RollsLikeAll { who } => format!(
            "Under these rules {} rolls like everybody.",
            cast.name(*who)
        ),
        _ => "That cannot be done now.".to_owned(),
    }
}
