//! Reasons and refusals in French.

use asalto_core::{DiceError, ProfileFault, Reason, Rejection, TieBreaker};

use super::super::Cast;
use super::{LANG, of as de, terms};

/// Why something is as it is, said of somebody.
#[allow(clippy::too_many_lines, reason = "one arm a reason")]
pub fn why(of: &str, reason: &Reason, cast: &Cast<'_>) -> String {
    let number = |number: i32| LANG.number(number);
    match reason {
        Reason::Count { count, .. } => {
            format!(
                "{of} agit à {} : le résultat le plus élevé commence.",
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
            let verb = if own > other { "avant" } else { "après" };
            format!(
                "{of} agit à {}, {verb} {} : les modificateurs sont {} et {}.",
                number(*count),
                cast.name(*neighbour),
                LANG.modifier(*own),
                LANG.modifier(*other)
            )
        }
        Reason::Lots { count, equals, .. } => format!(
            "{of} agit à {}, à égalité en tout avec {} : le sort en a décidé.",
            number(*count),
            cast.names(LANG, equals)
        ),
        Reason::Decided { count, by, equals } => format!(
            "{of} agit à {}, à égalité avec {} : {} en a décidé.",
            number(*count),
            cast.names(LANG, equals),
            match by {
                TieBreaker::GameMaster | TieBreaker::GameMasterForAll => "le meneur de jeu",
                by => terms::tie_breaker(*by),
            }
        ),
        Reason::SharedRoll { count, with } => format!(
            "{of} agit à {}, par le seul jet {} et de ses semblables.",
            number(*count),
            de(&cast.name(*with))
        ),
        Reason::RuledPlace { count, .. } => {
            format!("{of} agit à {} par arbitrage.", number(*count))
        }
        Reason::Delayed { count } => {
            format!(
                "{of} a retardé son action et garde le rang où il a agi : {}.",
                number(*count)
            )
        }
        Reason::Announced { count } => {
            format!(
                "{of} a retardé son action jusqu’au rang annoncé : {}.",
                number(*count)
            )
        }
        Reason::Readied { count, before } => format!(
            "{of} agit à {}, juste avant {}, car son action préparée est venue là.",
            number(*count),
            cast.name(*before)
        ),
        Reason::SurprisedRoll { dropped } => {
            format!("{of} était surpris : de deux dés le plus bas compte, pas le {dropped}.")
        }
        Reason::NoTurnYet => {
            format!("{of} est pris au dépourvu tant que son premier tour n’est pas arrivé.")
        }
        Reason::Surprised => format!(
            "{of} n’avait pas conscience de l’ennemi : surpris, et pris au dépourvu tant que son premier tour n’est pas arrivé."
        ),
        Reason::Condition(condition) | Reason::Incapacitated(condition) => {
            format!(
                "{of} n’est pas en état d’agir : {}.",
                LANG.condition(condition)
            )
        }
        Reason::Life(life) => format!("{of} n’est pas en état d’agir : {}.", terms::life(*life)),
        Reason::NoticedNoThreat => format!(
            "{of} n’a remarqué aucun danger, et reste surpris jusqu’à la fin de son premier tour."
        ),
        Reason::AtZero => format!("{of} n’est pas en état d’agir à 0 point de vie."),
        Reason::ReactionSpent => {
            format!("{of} a déjà pris sa réaction ; elle revient au début de son tour.")
        }
        Reason::NoReactionYet { .. } => {
            format!("{of} est surpris, et n’a pas de réaction avant la fin de son premier tour.")
        }
        Reason::DexterityLost { bonus } => format!(
            "{of} est pris au dépourvu, et perd son bonus de Dextérité ({}) à la CA.",
            LANG.modifier(*bonus)
        ),
        Reason::UncannyDodge => {
            format!("{of} garde son bonus de Dextérité à la CA grâce à l’Esquive instinctive.")
        }
        Reason::Mounted { count, rider, .. } => format!(
            "{of} agit à {}, le rang de son cavalier {}.",
            number(*count),
            cast.name(*rider)
        ),
        Reason::Newcomer { count } => format!(
            "{of} est arrivé conscient du combat, avant tout le monde : {}.",
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
            ProfileFault::Name => "Il faut un nom, et pas trop long.",
            ProfileFault::Dexterity => "La Dextérité va de 0 à 99.",
            ProfileFault::Initiative => "Le modificateur d’initiative va de −99 à 99.",
            ProfileFault::ArmorClass => "La classe d’armure va de −99 à 999.",
            ProfileFault::HitPoints => "Les points de vie vont de 1 à 99 999.",
            _ => "Quelque chose ne va pas dans cette fiche.",
        }
        .to_owned(),
        Rejection::NobodyHere => "Il n’y a personne pour se battre.".to_owned(),
        Rejection::NotCalled { who } => {
            format!("Ce n’est pas le moment du jet {}.", de(&cast.name(*who)))
        }
        Rejection::TotalOutOfRange { .. } => "Un total va de −999 à 999.".to_owned(),
        Rejection::AmountOutOfRange { .. } => "Un montant va de 1 à 99 999.".to_owned(),
        Rejection::NoHitPoints { who } => format!(
            "Les points de vie {} ne sont pas suivis : modifiez la fiche.",
            de(&cast.name(*who))
        ),
        Rejection::SameCondition { who, condition } => {
            format!(
                "{} : {} déjà, ou plus.",
                cast.name(*who),
                LANG.condition(condition)
            )
        }
        Rejection::TextTooLong => "Le texte est trop long, ou vide.".to_owned(),
        Rejection::Dice(DiceError::NoDice) => {
            "Il n’y a pas de dés ici : notez le total.".to_owned()
        }
        Rejection::Spent { who, action, .. } => format!(
            "Il ne reste plus à {} dans ce tour : {}.",
            cast.name(*who),
            terms::action(*action)
        ),
        Rejection::NotInThisTurn { who, action, .. } => format!(
            "Ce tour {} ne permet jamais : {}.",
            de(&cast.name(*who)),
            terms::action(*action)
        ),
        Rejection::NoDelay { .. } => "Ces règles ne permettent pas de retarder.".to_owned(),
        Rejection::TooLateToDelay { who } => {
            format!(
                "{} a commencé son tour, qui ne se retarde plus.",
                cast.name(*who)
            )
        }
        Rejection::DelayCount { .. } => "On ne retarde qu’à un rang plus tardif.".to_owned(),
        Rejection::NoInterruption { who } => format!(
            "L’action retardée {} n’interrompt personne : elle vient après.",
            de(&cast.name(*who))
        ),
        Rejection::FlatFooted { who } => format!(
            "{} est pris au dépourvu, et ne peut pas porter d’attaque d’opportunité.",
            cast.name(*who)
        ),
        Rejection::NoOpportunityLeft { who } => format!(
            "{} n’a plus d’attaque d’opportunité dans ce round.",
            cast.name(*who)
        ),
        Rejection::Unable { who } | Rejection::Incapacitated { who, .. } => {
            format!("{} n’est pas en état d’agir.", cast.name(*who))
        }
        Rejection::OwnAction { who } => {
            format!("{} ne répond pas à sa propre action.", cast.name(*who))
        }
        Rejection::ReactionSpent { who } => {
            format!("{} a déjà pris sa réaction.", cast.name(*who))
        }
        Rejection::Surprised { who, .. } => format!(
            "{} est surpris jusqu’à la fin de son premier tour.",
            cast.name(*who)
        ),
        Rejection::NotIdentical { other } => format!(
            "Un seul jet vaut pour des créatures identiques, et {} ne l’est pas.",
            cast.name(*other)
        ),
        Rejection::TieOpen { .. } => "Il faut d’abord trancher l’égalité.".to_owned(),
        Rejection::AlreadyActed { who } => {
            format!("{} a déjà eu son tour dans ce round.", cast.name(*who))
        }
        Rejection::Interrupted => {
            "La réaction est résolue avant que le tour ne reprenne.".to_owned()
        }
        Rejection::Unresolved => "Autre chose passe d’abord, sur la pile.".to_owned(),
        Rejection::Fault(_) => {
            "Le moteur se contredit. Rien n’a changé, et c’est notre faute.".to_owned()
        }
        Rejection::CheckOwed { .. } => "Un test vient d’abord : ce que devient le sort.".to_owned(),
        Rejection::NoDifficulty { .. } => {
            "Dites ce qu’a donné le test : on ne sait pas ce qu’il doit atteindre.".to_owned()
        }
        Rejection::AlreadyTried { who } => {
            format!("{} a déjà essayé de reconnaître le sort.", cast.name(*who))
        }
        Rejection::NothingCast { who } => format!(
            "Ce que {} a préparé vise un sort lancé par un adversaire.",
            cast.name(*who)
        ),
        Rejection::NoCounterspell { who } => {
            format!("{} n’a préparé aucun contresort.", cast.name(*who))
        }
        Rejection::NotSaidHow { who } => format!(
            "Dites comment {} contre : par le même sort, ou par une dissipation de la magie.",
            cast.name(*who)
        ),
        Rejection::NotIdentified { who } | Rejection::Misidentified { who } => {
            format!("{} n’a pas reconnu le sort.", cast.name(*who))
        }
        Rejection::NoBraceWeapon { who } => format!(
            "{} ne manie pas d’arme qui reçoive une charge.",
            cast.name(*who)
        ),
        Rejection::OnRidersCount { who, .. } => {
            format!("{} agit au rang de son cavalier.", cast.name(*who))
        }
        Rejection::CannotRide { who } => format!("{} monte ou est monté déjà.", cast.name(*who)),
        Rejection::RollsLikeAll { who } => format!(
            "Avec ces règles, {} lance l’initiative comme tout le monde.",
            cast.name(*who)
        ),
        _ => "Cela ne peut pas se faire maintenant.".to_owned(),
    }
}
