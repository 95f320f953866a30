//! Reasons in words: why something is as it is.

use asalto_core::{CombatantId, Condition, LifeState, Reason};

use super::{Lang, Word, list};

/// The word for a condition; a mark is in the user's own words already.
#[must_use]
pub fn condition(lang: Lang, condition: &Condition) -> String {
    let word = match condition {
        Condition::Unconscious => Word::Unconscious,
        Condition::Stunned => Word::Stunned,
        Condition::Paralyzed => Word::Paralyzed,
        Condition::Dead => Word::Dead,
        Condition::Prone => Word::Prone,
        Condition::Petrified => Word::Petrified,
        Condition::Incapacitated => Word::Incapacitated,
        Condition::Mark(text) => return text.clone(),
        other => return format!("{other:?}"),
    };
    lang.word(word).to_owned()
}

/// The word for a state of life, where there is something to say.
#[must_use]
pub fn life(lang: Lang, life: LifeState) -> Option<&'static str> {
    match life {
        LifeState::Up => None,
        LifeState::Disabled => Some(lang.word(Word::Disabled)),
        LifeState::Unconscious => Some(lang.word(Word::Unconscious)),
        LifeState::Dying => Some(lang.word(Word::Dying)),
        LifeState::Dead => Some(lang.word(Word::Dead)),
    }
}

/// A reason as a sentence about somebody, the rules that say so in brackets.
#[expect(clippy::too_many_lines, reason = "one arm a reason")]
pub fn explain(
    lang: Lang,
    who: &str,
    reason: &Reason,
    name: impl Fn(CombatantId) -> String,
) -> String {
    let sentence = match reason {
        Reason::Count { count, .. } => match lang {
            Lang::En => format!(
                "{who} acts at {count}: the order runs from the highest result to the lowest."
            ),
            Lang::Es => {
                format!("{who} actúa con {count}: el orden va del resultado más alto al más bajo.")
            }
            Lang::Fr => format!(
                "{who} agit à {count} : l’ordre va du résultat le plus élevé au plus petit."
            ),
        },
        Reason::Key {
            count,
            own,
            neighbour,
            other,
            ..
        } => {
            let neighbour = name(*neighbour);
            let first = own > other;
            match (lang, first) {
                (Lang::En, true) => format!(
                    "Before {neighbour} at the same {count}: {who}’s initiative modifier, {own:+}, is higher than {other:+}."
                ),
                (Lang::En, false) => format!(
                    "After {neighbour} at the same {count}: {who}’s initiative modifier, {own:+}, is lower than {other:+}."
                ),
                (Lang::Es, true) => format!(
                    "Antes que {neighbour} con el mismo {count}: el modificador de iniciativa de {who}, {own:+}, es mayor que {other:+}."
                ),
                (Lang::Es, false) => format!(
                    "Después de {neighbour} con el mismo {count}: el modificador de iniciativa de {who}, {own:+}, es menor que {other:+}."
                ),
                (Lang::Fr, true) => format!(
                    "Avant {neighbour} au même {count} : le modificateur d’initiative de {who}, {own:+}, est plus élevé que {other:+}."
                ),
                (Lang::Fr, false) => format!(
                    "Après {neighbour} au même {count} : le modificateur d’initiative de {who}, {own:+}, est plus bas que {other:+}."
                ),
            }
        }
        Reason::Lots { count, equals, .. } => {
            let equals = list(
                lang,
                &equals.iter().map(|&who| name(who)).collect::<Vec<_>>(),
            );
            match lang {
                Lang::En => {
                    format!("{who} and {equals} have {count} and equal modifiers: a toss decided.")
                }
                Lang::Es => format!(
                    "{who} y {equals} tienen {count} y modificadores iguales: lo decidió la suerte."
                ),
                Lang::Fr => format!(
                    "{who} et {equals} ont {count} et des modificateurs égaux : joué à pile ou face."
                ),
            }
        }
        Reason::NoTurnYet => match lang {
            Lang::En => format!(
                "{who} is flat-footed until its first turn comes: no Dexterity bonus to AC, no attacks of opportunity."
            ),
            Lang::Es => format!(
                "{who} está desprevenido hasta que llegue su primer turno: sin bonificador de Destreza a la CA ni ataques de oportunidad."
            ),
            Lang::Fr => format!(
                "{who} est pris au dépourvu tant que son premier tour de jeu n’est pas arrivé : ni bonus de Dextérité à la CA, ni attaque d’opportunité."
            ),
        },
        Reason::Surprised => match lang {
            Lang::En => format!(
                "{who} was unaware of enemies who had noticed it: surprised, and flat-footed until its first turn."
            ),
            Lang::Es => format!(
                "{who} no era consciente de enemigos que sí le habían visto: sorprendido, y desprevenido hasta su primer turno."
            ),
            Lang::Fr => format!(
                "{who} n’avait pas conscience d’ennemis qui l’avaient repéré : surpris, et pris au dépourvu jusqu’à son premier tour."
            ),
        },
        Reason::Condition(held) => {
            let held = condition(lang, held);
            match lang {
                Lang::En => format!("{who} cannot act ({held}), and keeps its place in the order."),
                Lang::Es => {
                    format!("{who} no puede actuar ({held}) y conserva su lugar en el orden.")
                }
                Lang::Fr => {
                    format!("{who} ne peut pas agir ({held}) et conserve sa place dans l’ordre.")
                }
            }
        }
        Reason::Life(state) => {
            let state = life(lang, *state).unwrap_or_default();
            match lang {
                Lang::En => {
                    format!("{who} is {state} and cannot act; its place in the order stays.")
                }
                Lang::Es => {
                    format!("{who} está {state} y no puede actuar; conserva su lugar en el orden.")
                }
                Lang::Fr => {
                    format!("{who} est {state} et ne peut pas agir ; sa place dans l’ordre reste.")
                }
            }
        }
        Reason::DexterityLost { bonus } => match lang {
            Lang::En => format!("{who} is flat-footed and loses {bonus:+} of Dexterity to AC."),
            Lang::Es => format!("{who} está desprevenido y pierde {bonus:+} de Destreza a la CA."),
            Lang::Fr => {
                format!("{who} est pris au dépourvu et perd {bonus:+} de Dextérité à la CA.")
            }
        },
        Reason::UncannyDodge => match lang {
            Lang::En => format!(
                "{who} keeps the Dexterity bonus to AC while flat-footed, by uncanny dodge."
            ),
            Lang::Es => format!(
                "{who} conserva el bonificador de Destreza a la CA aun desprevenido, por esquiva asombrosa."
            ),
            Lang::Fr => format!(
                "{who} garde son bonus de Dextérité à la CA même pris au dépourvu, par esquive instinctive."
            ),
        },
        other => format!("{who}: {other:?}"),
    };
    let rules: Vec<_> = reason.rules().iter().map(ToString::to_string).collect();
    format!("{sentence} [{}]", rules.join(", "))
}
