//! Refusals in French.

use asalto_core::{ProfileFault, Rejection};

use super::super::Cast;

/// Why a command changed nothing.
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
        Rejection::TotalOutOfRange { .. } => "Un total va de −999 à 999.".to_owned(),
        Rejection::TextTooLong => "Le texte est trop long, ou vide.".to_owned(),
        Rejection::NotIdentical { other } => format!(
            "Un seul jet vaut pour des créatures identiques, et {} ne l’est pas.",
            cast.name(*other)
        ),
        Rejection::Fault(_) => {
            "Le moteur se contredit. Rien n’a changé, et c’est notre faute.".to_owned()
        }
        _ => "Cela ne peut pas se faire maintenant.".to_owned(),
    }
}
