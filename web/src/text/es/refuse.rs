//! Refusals in Spanish.

use asalto_core::{ProfileFault, Rejection};

use super::super::Cast;

/// Why a command changed nothing.
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
        Rejection::TotalOutOfRange { .. } => "Un total va de −999 a 999.".to_owned(),
        Rejection::TextTooLong => "El texto es demasiado largo, o está vacío.".to_owned(),
        Rejection::NotIdentical { other } => format!(
            "Una sola tirada es para criaturas idénticas, y {} no lo es.",
            cast.name(*other)
        ),
        Rejection::Fault(_) => {
            "El motor se contradice. Nada ha cambiado, y es culpa nuestra.".to_owned()
        }
        _ => "Eso no se puede hacer ahora.".to_owned(),
    }
}
