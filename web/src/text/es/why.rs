//! Reasons and refusals in Spanish.

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
                "{of} actúa con {}: el resultado más alto va primero.",
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
            let verb = if own > other { "antes" } else { "después" };
            format!(
                "{of} actúa con {}, {verb} que {}: los modificadores son {} y {}.",
                number(*count),
                cast.name(*neighbour),
                LANG.modifier(*own),
                LANG.modifier(*other)
            )
        }
        Reason::Lots { count, equals, .. } => format!(
            "{of} actúa con {}, igual en todo que {}: ha decidido la suerte.",
            number(*count),
            cast.names(LANG, equals)
        ),
        Reason::Decided { count, by, equals } => format!(
            "{of} actúa con {}, en empate con {}: decisión de {}.",
            number(*count),
            cast.names(LANG, equals),
            match by {
                TieBreaker::GameMaster | TieBreaker::GameMasterForAll => "quien dirige el juego",
                by => terms::tie_breaker(*by),
            }
        ),
        Reason::SharedRoll { count, with } => format!(
            "{of} actúa con {}, por la única tirada de {} y los de su grupo.",
            number(*count),
            cast.name(*with)
        ),
        Reason::RuledPlace { count, .. } => {
            format!("{of} actúa con {} por arbitraje.", number(*count))
        }
        Reason::Delayed { count } => {
            format!(
                "{of} retrasó su acción y conserva el puesto en que actuó: {}.",
                number(*count)
            )
        }
        Reason::Announced { count } => {
            format!(
                "{of} retrasó su acción hasta el puesto anunciado: {}.",
                number(*count)
            )
        }
        Reason::Readied { count, before } => format!(
            "{of} actúa con {}, justo antes que {}, porque ahí llegó su acción preparada.",
            number(*count),
            cast.name(*before)
        ),
        Reason::SurprisedRoll { dropped } => {
            format!("La sorpresa pesa en {of}: de dos dados cuenta el menor, no el {dropped}.")
        }
        Reason::NoTurnYet => {
            format!("{of} está desprevenido hasta que llegue su primer turno.")
        }
        Reason::Surprised => format!(
            "{of} no era consciente del enemigo: está sorprendido, y desprevenido hasta que llegue su primer turno."
        ),
        Reason::Condition(condition) | Reason::Incapacitated(condition) => {
            format!("{of} no puede actuar: {}.", LANG.condition(condition))
        }
        Reason::Life(life) => format!("{of} no puede actuar: {}.", terms::life(*life)),
        Reason::NoticedNoThreat => format!(
            "{of} no se percató de ninguna amenaza, y está sorprendido hasta que acabe su primer turno."
        ),
        Reason::AtZero => format!("{of} no puede actuar con 0 puntos de golpe."),
        Reason::ReactionSpent => {
            format!("{of} ya ha usado su reacción; vuelve al empezar su turno.")
        }
        Reason::NoReactionYet { .. } => {
            format!("{of} está sorprendido, y no tiene reacción hasta que acabe su primer turno.")
        }
        Reason::DexterityLost { bonus } => format!(
            "{of} está desprevenido y no gana su bonificador de Destreza ({}) a la CA.",
            LANG.modifier(*bonus)
        ),
        Reason::UncannyDodge => {
            format!("{of} conserva su bonificador de Destreza a la CA por su esquiva asombrosa.")
        }
        Reason::Mounted { count, rider, .. } => format!(
            "{of} actúa en {}, la cuenta de su jinete {}.",
            number(*count),
            cast.name(*rider)
        ),
        Reason::Newcomer { count } => format!(
            "{of} ha llegado consciente del combate, antes que nadie: {}.",
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
            ProfileFault::Name => "Un combatiente necesita un nombre, y no demasiado largo.",
            ProfileFault::Dexterity => "La Destreza va de 0 a 99.",
            ProfileFault::Initiative => "El modificador de iniciativa va de −99 a 99.",
            ProfileFault::ArmorClass => "La clase de armadura va de −99 a 999.",
            ProfileFault::HitPoints => "Los puntos de golpe van de 1 a 99 999.",
            _ => "Algo de este combatiente no puede ser.",
        }
        .to_owned(),
        Rejection::NobodyHere => "No hay nadie que luche.".to_owned(),
        Rejection::NotCalled { who } => format!("A {} no le toca tirar ahora.", cast.name(*who)),
        Rejection::TotalOutOfRange { .. } => "Un total va de −999 a 999.".to_owned(),
        Rejection::AmountOutOfRange { .. } => "Una cantidad va de 1 a 99 999.".to_owned(),
        Rejection::NoHitPoints { who } => format!(
            "No se llevan los puntos de golpe de {}: edítalo para añadirlos.",
            cast.name(*who)
        ),
        Rejection::SameCondition { who, condition } => {
            format!(
                "{}: {} ya, o ya no.",
                cast.name(*who),
                LANG.condition(condition)
            )
        }
        Rejection::TextTooLong => "El texto es demasiado largo, o está vacío.".to_owned(),
        Rejection::Dice(DiceError::NoDice) => "Aquí no hay dados: escribe el total.".to_owned(),
        Rejection::Spent { who, action, .. } => format!(
            "A {} no le queda en este turno: {}.",
            cast.name(*who),
            terms::action(*action)
        ),
        Rejection::NotInThisTurn { who, action, .. } => format!(
            "Este turno de {} no incluye nunca: {}.",
            cast.name(*who),
            terms::action(*action)
        ),
        Rejection::NoDelay { .. } => "Con estas reglas no se retrasa la acción.".to_owned(),
        Rejection::TooLateToDelay { who } => {
            format!(
                "{} ya ha empezado su turno, y no puede aplazarlo.",
                cast.name(*who)
            )
        }
        Rejection::DelayCount { .. } => "Solo se retrasa a un puesto posterior.".to_owned(),
        Rejection::NoInterruption { who } => format!(
            "La acción retrasada de {} no interrumpe a nadie: va después.",
            cast.name(*who)
        ),
        Rejection::FlatFooted { who } => format!(
            "{} está desprevenido, y no hace ataques de oportunidad.",
            cast.name(*who)
        ),
        Rejection::NoOpportunityLeft { who } => format!(
            "A {} no le quedan ataques de oportunidad en este asalto.",
            cast.name(*who)
        ),
        Rejection::Unable { who } | Rejection::Incapacitated { who, .. } => {
            format!("{} no puede actuar.", cast.name(*who))
        }
        Rejection::OwnAction { who } => {
            format!(
                "{} no responde a lo que hace por su cuenta.",
                cast.name(*who)
            )
        }
        Rejection::ReactionSpent { who } => {
            format!("{} ya ha usado su reacción.", cast.name(*who))
        }
        Rejection::Surprised { who, .. } => {
            format!(
                "{} está sorprendido hasta que acabe su primer turno.",
                cast.name(*who)
            )
        }
        Rejection::NotIdentical { other } => format!(
            "Una sola tirada es para criaturas idénticas, y {} no lo es.",
            cast.name(*other)
        ),
        Rejection::TieOpen { .. } => "Antes hay que decidir el empate.".to_owned(),
        Rejection::AlreadyActed { who } => {
            format!("{} ya ha tenido su turno del asalto.", cast.name(*who))
        }
        Rejection::Interrupted => "La reacción se resuelve antes de que siga el turno.".to_owned(),
        Rejection::Unresolved => "Antes va algo de la pila.".to_owned(),
        Rejection::Fault(_) => {
            "El motor se contradice. Nada ha cambiado, y es culpa nuestra.".to_owned()
        }
        Rejection::CheckOwed { .. } => {
            "Antes viene una prueba: qué pasa con el conjuro.".to_owned()
        }
        Rejection::NoDifficulty { .. } => {
            "Di cómo ha salido la prueba: no se sabe a qué debe llegar.".to_owned()
        }
        Rejection::AlreadyTried { who } => {
            format!("{} ya ha intentado reconocer el conjuro.", cast.name(*who))
        }
        Rejection::NothingCast { who } => format!(
            "Lo que ha preparado {} es para un conjuro que lanza un enemigo.",
            cast.name(*who)
        ),
        Rejection::NoCounterspell { who } => {
            format!("{} no ha preparado ningún contraconjuro.", cast.name(*who))
        }
        Rejection::NotSaidHow { who } => format!(
            "Di con qué contrarresta {}: el mismo conjuro o disipar magia.",
            cast.name(*who)
        ),
        Rejection::NotIdentified { who } | Rejection::Misidentified { who } => {
            format!("{} no ha reconocido el conjuro.", cast.name(*who))
        }
        Rejection::NoBraceWeapon { who } => {
            format!("{} no empuña un arma que reciba cargas.", cast.name(*who))
        }
        Rejection::OnRidersCount { who, .. } => {
            format!("{} actúa en la cuenta de su jinete.", cast.name(*who))
        }
        Rejection::CannotRide { who } => format!("{} ya monta o es montura.", cast.name(*who)),
        Rejection::RollsLikeAll { who } => {
            format!("Con estas reglas {} tira como todos.", cast.name(*who))
        }
        _ => "Eso no se puede hacer ahora.".to_owned(),
    }
}
