//! The battle report in French.

use asalto_core::{
    BraceCharge, CheckKind, CheckVerdict, Event, FrameKind, Round, RuleId, SpellLoss,
};

use super::super::dice::{faces, rolled};
use super::super::{Cast, Sentence, in_words, opening};
use super::{LANG, of, terms};

/// What happened, in a sentence.
#[allow(clippy::too_many_lines, reason = "one arm an event")]
pub fn tell(event: &Event, cast: &Cast<'_>) -> Option<String> {
    let number = |number: i32| LANG.number(number);
    Some(match event {
        Event::RulesAdopted(rules) => format!("Règles : {}.", terms::ruleset(rules.ruleset)),
        Event::CombatantAdded { profile, .. } => format!("{} arrive.", profile.name),
        Event::CombatantEdited { who, .. } => {
            format!("La fiche {} est corrigée.", of(&cast.name(*who)))
        }
        Event::CombatantRemoved { who } => format!("{} s’en va.", cast.name(*who)),
        Event::AwarenessSet {
            observer,
            target,
            aware,
        } => {
            let has = if *aware {
                "a conscience"
            } else {
                "n’a pas conscience"
            };
            format!(
                "{} {has} {}.",
                cast.name(*observer),
                of(&cast.name(*target))
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
            "{} : {} {:+} −{} contre {}.",
            cast.name(*observer),
            check.face,
            check.modifier,
            check.distance_penalty(),
            check.difficulty
        ),
        Event::StealthChecked { who, check } => {
            format!(
                "{} se cache : Discrétion {}.",
                cast.name(*who),
                number(check.total)
            )
        }
        Event::PositionSet { who, position } => format!("{} : {position}.", cast.name(*who)),
        Event::Started(how) => {
            format!("Le combat commence. {}", opening(LANG, how, cast))
        }
        Event::SurpriseEnded { who } => format!("{} n’est plus surpris.", cast.name(*who)),
        Event::InitiativeRolled {
            who,
            face,
            modifier,
            total,
            ..
        } => format!(
            "{} obtient {face} {} : {}.",
            cast.name(*who),
            LANG.modifier(*modifier),
            number(*total)
        ),
        Event::InitiativeEntered { who, total } => {
            format!("{} a {} en initiative.", cast.name(*who), number(*total))
        }
        Event::InitiativeShared { who, with } => {
            format!(
                "{} partage le jet {}.",
                cast.name(*who),
                of(&cast.name(*with))
            )
        }
        Event::TieFound(tie) => format!("Égalité : {}.", cast.names(LANG, &tie.tied)),
        Event::TieBroken(tie) => {
            format!("L’égalité est tranchée : {}.", cast.names(LANG, &tie.order))
        }
        Event::RoundStarted {
            round: Round::SURPRISE,
        } => "Le round de surprise commence.".to_owned(),
        Event::RoundStarted { round } => format!("Le round {} commence.", round.0),
        Event::TurnStarted { who, .. } => format!("Tour {}.", of(&cast.name(*who))),
        Event::TurnHanded { from, to } => {
            format!("{} agit avant {}.", cast.name(*to), cast.name(*from))
        }
        Event::TurnSkipped { who } => {
            format!("{} ne peut pas agir, et son tour passe.", cast.name(*who))
        }
        Event::Delayed {
            who,
            until: Some(count),
            ..
        } => {
            format!(
                "{} retarde son action jusqu’à {}.",
                cast.name(*who),
                number(*count)
            )
        }
        Event::Delayed { who, .. } => format!("{} retarde son action.", cast.name(*who)),
        Event::DelayEnded { who, .. } => format!("{} agit après avoir attendu.", cast.name(*who)),
        Event::DelayLost { who, .. } => {
            format!("L’action retardée {} est perdue.", of(&cast.name(*who)))
        }
        Event::ReadyUsed { who, .. } => {
            format!("L’action préparée {} se déclenche.", of(&cast.name(*who)))
        }
        Event::TriggerDeclined { who } => {
            format!("{} laisse passer l’occasion.", cast.name(*who))
        }
        Event::ActionTaken { who, action, .. } => {
            format!("{} : {}.", cast.name(*who), terms::action(*action))
        }
        Event::Readied { who, readied } => {
            format!(
                "{} prépare une action : {}.",
                cast.name(*who),
                in_words(readied)
            )
        }
        Event::ReadyLapsed { who, .. } => {
            format!("L’action préparée {} est perdue.", of(&cast.name(*who)))
        }
        Event::ConcentrationBegan { who, spell } => {
            format!("{} se concentre sur {spell}.", cast.name(*who))
        }
        Event::ConcentrationTested { who, difficulty } => format!(
            "{} doit réussir un jet contre {} pour rester concentré.",
            cast.name(*who),
            number(*difficulty)
        ),
        Event::ConcentrationHeld { who } => format!("{} reste concentré.", cast.name(*who)),
        Event::ConcentrationEnded { who, .. } => {
            format!("{} n’est plus concentré.", cast.name(*who))
        }
        Event::Pushed(frame) => match &frame.kind {
            FrameKind::Response(response) => {
                format!(
                    "{} : {}.",
                    cast.name(frame.owner),
                    terms::response(*response)
                )
            }
            FrameKind::Readied(readied) => format!(
                "{} accomplit son action préparée : {}.",
                cast.name(frame.owner),
                in_words(readied)
            ),
            FrameKind::Casting(casting) => {
                format!(
                    "{} commence à lancer {}.",
                    cast.name(frame.owner),
                    casting.spell.name
                )
            }
            FrameKind::Counter(_) => format!("{} contre le sort.", cast.name(frame.owner)),
            _ => return None,
        },
        Event::Lost {
            why: Some(SpellLoss::Disturbed { .. }),
            ..
        } => "Le sort est perdu : le test de Concentration a échoué.".to_owned(),
        Event::Lost { why: Some(_), .. } => "Le sort est contré.".to_owned(),
        Event::SpellDisturbed {
            who, difficulty, ..
        } => {
            format!(
                "{} doit atteindre {} en Concentration, ou perdre le sort.",
                cast.name(*who),
                number(*difficulty)
            )
        }
        Event::SpellChecked { who, check } => {
            let kind = match check.kind {
                CheckKind::Concentration => "Concentration",
                CheckKind::Spellcraft => "Art de la magie",
                CheckKind::Dispel => "test de dissipation",
            };
            let verdict = match check.verdict {
                CheckVerdict::Success => "réussite",
                CheckVerdict::Failure => "échec",
            };
            format!("{} : {}, {}.", cast.name(*who), kind, verdict)
        }
        Event::Braced(brace) => match brace.charge {
            BraceCharge::Received => format!(
                "{} reçoit la charge : dégâts doublés si le coup porte.",
                cast.name(brace.who)
            ),
            BraceCharge::None => format!(
                "{} ne reçoit aucune charge : dégâts normaux.",
                cast.name(brace.who)
            ),
        },
        Event::Mounted { who, ride } => {
            format!("{} monte {}.", cast.name(ride.rider), cast.name(*who))
        }
        Event::Dismounted { who } => format!("Plus personne ne monte {}.", cast.name(*who)),
        Event::ArrivedAware { who, .. } => format!(
            "{} arrive conscient du combat, et agit avant tout le monde.",
            cast.name(*who)
        ),
        Event::Lost { .. } => "Ce qui était commencé n’a pas lieu.".to_owned(),
        Event::HitPointsChanged { who, by, left } => {
            let (name, amount, left) = (cast.name(*who), number(by.abs()), number(*left));
            let verb = if *by < 0 { "subit" } else { "récupère" };
            format!("{name} {verb} {amount}. Reste {left}.")
        }
        Event::ConditionAdded { who, condition } => {
            format!("{} est {}.", cast.name(*who), LANG.condition(condition))
        }
        Event::ConditionRemoved { who, condition } => {
            format!(
                "{} n’est plus {}.",
                cast.name(*who),
                LANG.condition(condition)
            )
        }
        Event::EffectBegan { who, effect } => format!(
            "{} : {} commence.",
            cast.name(*who),
            LANG.condition(&effect.condition)
        ),
        Event::EffectEnded { who, effect } => format!(
            "{} : {} prend fin.",
            cast.name(*who),
            LANG.condition(&effect.condition)
        ),
        Event::TurnLost { who, .. } => format!("{} perd son tour.", cast.name(*who)),
        Event::TurnPassedOver { who } => format!("{} passe un tour.", cast.name(*who)),
        Event::TurnGiven { who, .. } => format!("{} reçoit un tour.", cast.name(*who)),
        Event::CombatantReturned { who } => format!("{} revient.", cast.name(*who)),
        Event::Rolled {
            who,
            expression,
            total,
            dice,
        } => format!(
            "{} : {} [{}] = {}.",
            who.map_or("La table".to_owned(), |who| cast.name(who)),
            rolled(expression, "avantage", "désavantage"),
            faces(dice),
            number(*total)
        ),
        Event::SaveMade {
            who, name, total, ..
        } => format!("{} : {name} {}.", cast.name(*who), number(*total)),
        Event::TemporaryChanged { who, left } => format!(
            "{} a {} points de vie temporaires.",
            cast.name(*who),
            number(*left)
        ),
        Event::Ended => "Le combat est terminé.".to_owned(),
        Event::Ruled { aside } => ruled(aside),
        _ => return None,
    })
}

fn ruled(aside: &[RuleId]) -> String {
    let ids: Vec<_> = aside.iter().map(ToString::to_string).collect();
    format!(
        "Le meneur de jeu arbitre autrement que {}.",
        LANG.list(&ids)
    )
}
