//! Refusals in words: why a command changes nothing.

use asalto_core::{CombatantId, DiceError, ProfileFault, Rejection};

use super::{Lang, event};

/// A refusal as a sentence, the rules that refuse in brackets.
pub fn refusal(lang: Lang, rejection: &Rejection, name: impl Fn(CombatantId) -> String) -> String {
    let sentence = words(lang, rejection, &name);
    let rules: Vec<_> = rejection.rules().iter().map(ToString::to_string).collect();
    if rules.is_empty() {
        sentence
    } else {
        format!("{sentence} [{}]", rules.join(", "))
    }
}

#[expect(clippy::too_many_lines, reason = "one arm a refusal")]
fn words(lang: Lang, rejection: &Rejection, name: &impl Fn(CombatantId) -> String) -> String {
    let three = |en: &str, es: &str, fr: &str| match lang {
        Lang::En => en.to_owned(),
        Lang::Es => es.to_owned(),
        Lang::Fr => fr.to_owned(),
    };
    match rejection {
        Rejection::Spent { who, action, .. } => {
            let (who, action) = (name(*who), event::action(lang, *action));
            match lang {
                Lang::En => format!("{who} has no {action} action left this turn."),
                Lang::Es => format!("A {who} no le queda la acción ({action}) este turno."),
                Lang::Fr => format!("{who} n’a plus d’action ({action}) ce tour-ci."),
            }
        }
        Rejection::NotInThisTurn { who, action, .. } => {
            let (who, action) = (name(*who), event::action(lang, *action));
            match lang {
                Lang::En => format!("{who} cannot take a {action} action in the surprise round."),
                Lang::Es => {
                    format!("{who} no puede hacer eso ({action}) en el asalto de sorpresa.")
                }
                Lang::Fr => {
                    format!("{who} ne peut pas faire cela ({action}) pendant le round de surprise.")
                }
            }
        }
        Rejection::FlatFooted { who } => {
            let who = name(*who);
            match lang {
                Lang::En => format!("{who} is flat-footed and makes no attacks of opportunity."),
                Lang::Es => format!("{who} está desprevenido y no hace ataques de oportunidad."),
                Lang::Fr => {
                    format!("{who} est pris au dépourvu et ne porte pas d’attaque d’opportunité.")
                }
            }
        }
        Rejection::NoOpportunityLeft { who } => {
            let who = name(*who);
            match lang {
                Lang::En => format!("{who} has made its attacks of opportunity of this round."),
                Lang::Es => format!("{who} ya ha hecho sus ataques de oportunidad de este asalto."),
                Lang::Fr => format!("{who} a déjà porté ses attaques d’opportunité de ce round."),
            }
        }
        Rejection::Unable { who } => {
            let who = name(*who);
            match lang {
                Lang::En => format!("{who} is unable to act."),
                Lang::Es => format!("{who} no puede actuar."),
                Lang::Fr => format!("{who} ne peut pas agir."),
            }
        }
        Rejection::NoHitPoints { who } => {
            let who = name(*who);
            match lang {
                Lang::En => format!("{who} has no hit points on record: edit it to give it some."),
                Lang::Es => {
                    format!("{who} no tiene puntos de golpe anotados: edítalo para dárselos.")
                }
                Lang::Fr => format!(
                    "{who} n’a pas de points de vie notés : modifiez-le pour lui en donner."
                ),
            }
        }
        Rejection::Unresolved => three(
            "Something on the stack comes first.",
            "Antes hay que resolver lo que está en la pila.",
            "Ce qui est sur la pile passe d’abord.",
        ),
        Rejection::AmountOutOfRange { .. } => three(
            "An amount is a number from 1 to 99,999.",
            "Una cantidad es un número del 1 al 99 999.",
            "Une quantité est un nombre de 1 à 99 999.",
        ),
        Rejection::TotalOutOfRange { .. } => three(
            "A total is a number from −999 to 999.",
            "Un total es un número del −999 al 999.",
            "Un total est un nombre de −999 à 999.",
        ),
        Rejection::Profile { fault } => match fault {
            ProfileFault::Name => three(
                "A combatant needs a name of up to 120 letters.",
                "Un combatiente necesita un nombre de hasta 120 letras.",
                "Un combattant a besoin d’un nom de 120 lettres au plus.",
            ),
            ProfileFault::Dexterity => three(
                "A Dexterity score is a number from 0 to 99.",
                "Una puntuación de Destreza es un número del 0 al 99.",
                "Une valeur de Dextérité est un nombre de 0 à 99.",
            ),
            ProfileFault::Initiative => three(
                "An initiative modifier is a number from −99 to 99.",
                "Un modificador de iniciativa es un número del −99 al 99.",
                "Un modificateur d’initiative est un nombre de −99 à 99.",
            ),
            ProfileFault::ArmorClass => three(
                "An armor class is a number from −99 to 999.",
                "Una clase de armadura es un número del −99 al 999.",
                "Une classe d’armure est un nombre de −99 à 999.",
            ),
            _ => three(
                "Hit points are a number from 1 to 99,999.",
                "Los puntos de golpe son un número del 1 al 99 999.",
                "Les points de vie sont un nombre de 1 à 99 999.",
            ),
        },
        Rejection::NobodyHere => three(
            "There is nobody to do that with.",
            "No hay nadie con quien hacerlo.",
            "Il n’y a personne avec qui le faire.",
        ),
        Rejection::Dice(DiceError::NoDice) => three(
            "Real dice are being rolled: type the total.",
            "Se tiran dados de verdad: escribe el total.",
            "On lance de vrais dés : écrivez le total.",
        ),
        Rejection::Fault(_) => three(
            "The engine contradicts itself here. Nothing was changed; this is a fault of ours.",
            "El motor se contradice aquí. No ha cambiado nada; es un fallo nuestro.",
            "Le moteur se contredit ici. Rien n’a changé ; c’est notre faute.",
        ),
        _ => three(
            "That cannot be done now.",
            "Eso no se puede hacer ahora.",
            "Cela ne peut pas se faire maintenant.",
        ),
    }
}
