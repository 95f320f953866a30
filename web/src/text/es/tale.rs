//! The battle report in Spanish.

use asalto_core::{
    BraceCharge, CheckKind, CheckVerdict, Event, FrameKind, Round, RuleId, SpellLoss,
};

use super::super::dice::{faces, rolled};
use super::super::{Cast, Sentence, in_words, opening};
use super::{LANG, terms};

/// What happened, in a sentence.
#[allow(clippy::too_many_lines, reason = "one arm an event")]
pub fn tell(event: &Event, cast: &Cast<'_>) -> Option<String> {
    let number = |number: i32| LANG.number(number);
    Some(match event {
        Event::RulesAdopted(rules) => format!("Reglas: {}.", terms::ruleset(rules.ruleset)),
        Event::CombatantAdded { profile, .. } => format!("Llega {}.", profile.name),
        Event::CombatantEdited { who, .. } => format!("Se corrige a {}.", cast.name(*who)),
        Event::CombatantRemoved { who } => format!("{} se va.", cast.name(*who)),
        Event::AwarenessSet {
            observer,
            target,
            aware,
        } => {
            let is = if *aware { "es" } else { "no es" };
            format!(
                "{} {is} consciente de {}.",
                cast.name(*observer),
                cast.name(*target)
            )
        }
        Event::SideAwarenessSet {
            observer,
            target,
            aware,
        } => {
            let (observer, target, aware) = (*observer, *target, *aware);
            LANG.say(&Sentence::SideAware {
                observer,
                target,
                aware,
            })
        }
        Event::DetectionChecked {
            observer, check, ..
        } => format!(
            "{}: {} {:+} −{} contra {}.",
            cast.name(*observer),
            check.face,
            check.modifier,
            check.distance_penalty(),
            check.difficulty
        ),
        Event::StealthChecked { who, check } => {
            format!(
                "{} se oculta: Sigilo {}.",
                cast.name(*who),
                number(check.total)
            )
        }
        Event::PositionSet { who, position } => format!("{}: {position}.", cast.name(*who)),
        Event::Started(how) => format!("Empieza el combate. {}", opening(LANG, how, cast)),
        Event::SurpriseEnded { who } => format!("A {} se le pasa la sorpresa.", cast.name(*who)),
        Event::InitiativeRolled {
            who,
            face,
            modifier,
            total,
            ..
        } => format!(
            "{} saca {face} {}: {}.",
            cast.name(*who),
            LANG.modifier(*modifier),
            number(*total)
        ),
        Event::InitiativeEntered { who, total } => {
            format!(
                "{} tiene {} de iniciativa.",
                cast.name(*who),
                number(*total)
            )
        }
        Event::InitiativeShared { who, with } => {
            format!(
                "{} comparte la tirada de {}.",
                cast.name(*who),
                cast.name(*with)
            )
        }
        Event::TieFound(tie) => format!("Empate: {}.", cast.names(LANG, &tie.tied)),
        Event::TieBroken(tie) => format!("Desempate: {}.", cast.names(LANG, &tie.order)),
        Event::RoundStarted {
            round: Round::SURPRISE,
        } => "Empieza el asalto de sorpresa.".to_owned(),
        Event::RoundStarted { round } => format!("Empieza el asalto {}.", round.0),
        Event::TurnStarted { who, .. } => format!("Turno de {}.", cast.name(*who)),
        Event::TurnHanded { from, to } => {
            format!("{} actúa antes que {}.", cast.name(*to), cast.name(*from))
        }
        Event::TurnSkipped { who } => {
            format!("{} no puede actuar y su turno pasa.", cast.name(*who))
        }
        Event::Delayed {
            who,
            until: Some(count),
            ..
        } => {
            format!(
                "{} retrasa su acción hasta {}.",
                cast.name(*who),
                number(*count)
            )
        }
        Event::Delayed { who, .. } => format!("{} retrasa su acción.", cast.name(*who)),
        Event::DelayEnded { who, .. } => format!("{} actúa tras el retraso.", cast.name(*who)),
        Event::DelayLost { who, .. } => {
            format!("Se pierde lo que {} había aplazado.", cast.name(*who))
        }
        Event::ReadyUsed { who, .. } => {
            format!("Salta la acción preparada de {}.", cast.name(*who))
        }
        Event::TriggerDeclined { who } => {
            format!("{} deja pasar la ocasión.", cast.name(*who))
        }
        Event::ActionTaken { who, action, .. } => {
            format!("{}: {}.", cast.name(*who), terms::action(*action))
        }
        Event::Readied { who, readied } => {
            format!(
                "{} prepara una acción: {}.",
                cast.name(*who),
                in_words(readied)
            )
        }
        Event::ReadyLapsed { who, .. } => {
            format!("Lo que tenía preparado {} queda en nada.", cast.name(*who))
        }
        Event::ConcentrationBegan { who, spell } => {
            format!("{} se concentra en {spell}.", cast.name(*who))
        }
        Event::ConcentrationTested { who, difficulty } => format!(
            "{} debe salvar contra {} para seguir concentrándose.",
            cast.name(*who),
            number(*difficulty)
        ),
        Event::ConcentrationHeld { who } => {
            format!("{} mantiene la concentración.", cast.name(*who))
        }
        Event::ConcentrationEnded { who, .. } => {
            format!("{} pierde la concentración.", cast.name(*who))
        }
        Event::Pushed(frame) => match &frame.kind {
            FrameKind::Response(response) => {
                format!(
                    "{}: {}.",
                    cast.name(frame.owner),
                    terms::response(*response)
                )
            }
            FrameKind::Readied(readied) => format!(
                "{} hace lo que tenía preparado: {}.",
                cast.name(frame.owner),
                in_words(readied)
            ),
            FrameKind::Casting(casting) => {
                format!(
                    "{} empieza a lanzar {}.",
                    cast.name(frame.owner),
                    casting.spell.name
                )
            }
            FrameKind::Counter(_) => format!("{} contrarresta el conjuro.", cast.name(frame.owner)),
            _ => return None,
        },
        Event::Lost {
            why: Some(SpellLoss::Disturbed { .. }),
            ..
        } => "El conjuro se pierde: ha fallado la prueba de Concentración.".to_owned(),
        Event::Lost { why: Some(_), .. } => "El conjuro queda contrarrestado.".to_owned(),
        Event::SpellDisturbed {
            who, difficulty, ..
        } => {
            format!(
                "{} debe llegar a {} con Concentración o pierde el conjuro.",
                cast.name(*who),
                number(*difficulty)
            )
        }
        Event::SpellChecked { who, check } => {
            let kind = match check.kind {
                CheckKind::Concentration => "Concentración",
                CheckKind::Spellcraft => "Conocimiento de conjuros",
                CheckKind::Dispel => "prueba de disipación",
            };
            let verdict = match check.verdict {
                CheckVerdict::Success => "éxito",
                CheckVerdict::Failure => "fallo",
            };
            format!("{}: {}, {}.", cast.name(*who), kind, verdict)
        }
        Event::Braced(brace) => match brace.charge {
            BraceCharge::Received => format!(
                "{} recibe la carga: doble de daño si acierta.",
                cast.name(brace.who)
            ),
            BraceCharge::None => format!(
                "{} no recibe ninguna carga: daño normal.",
                cast.name(brace.who)
            ),
        },
        Event::Mounted { who, ride } => {
            format!("{} monta a {}.", cast.name(ride.rider), cast.name(*who))
        }
        Event::Dismounted { who } => format!("Ya nadie monta a {}.", cast.name(*who)),
        Event::ArrivedAware { who, .. } => format!(
            "{} llega al combate consciente de él y actúa antes que nadie.",
            cast.name(*who)
        ),
        Event::Lost { .. } => "Lo que se había empezado no llega a ocurrir.".to_owned(),
        Event::HitPointsChanged { who, by, left } => {
            let (name, amount, left) = (cast.name(*who), number(by.abs()), number(*left));
            let verb = if *by < 0 { "sufre" } else { "recupera" };
            format!("{name} {verb} {amount}. Queda en {left}.")
        }
        Event::ConditionAdded { who, condition } => {
            format!("{} queda {}.", cast.name(*who), LANG.condition(condition))
        }
        Event::ConditionRemoved { who, condition } => {
            format!(
                "{} ya no está {}.",
                cast.name(*who),
                LANG.condition(condition)
            )
        }
        Event::EffectBegan { who, effect } => format!(
            "{}: empieza {}.",
            cast.name(*who),
            LANG.condition(&effect.condition)
        ),
        Event::EffectEnded { who, effect } => format!(
            "{}: termina {}.",
            cast.name(*who),
            LANG.condition(&effect.condition)
        ),
        Event::TurnLost { who, .. } => format!("{} pierde su turno.", cast.name(*who)),
        Event::TurnPassedOver { who } => format!("{} se salta un turno.", cast.name(*who)),
        Event::TurnGiven { who, .. } => format!("{} recibe un turno.", cast.name(*who)),
        Event::CombatantReturned { who } => format!("{} vuelve.", cast.name(*who)),
        Event::Rolled {
            who,
            expression,
            total,
            dice,
        } => format!(
            "{}: {} [{}] = {}.",
            who.map_or("La mesa".to_owned(), |who| cast.name(who)),
            rolled(expression, "ventaja", "desventaja"),
            faces(dice),
            number(*total)
        ),
        Event::SaveMade {
            who, name, total, ..
        } => format!("{}: {name} {}.", cast.name(*who), number(*total)),
        Event::TemporaryChanged { who, left } => format!(
            "{} tiene {} puntos de golpe temporales.",
            cast.name(*who),
            number(*left)
        ),
        Event::Ended => "El combate ha terminado.".to_owned(),
        Event::Ruled { aside } => ruled(aside),
        _ => return None,
    })
}

fn ruled(aside: &[RuleId]) -> String {
    let ids: Vec<_> = aside.iter().map(ToString::to_string).collect();
    format!(
        "El director de juego arbitra otra cosa que {}.",
        LANG.list(&ids)
    )
}
