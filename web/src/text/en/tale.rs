//! The battle report in English.

use asalto_core::{
    BraceCharge, CheckKind, CheckVerdict, Event, FrameKind, Round, RuleId, SpellLoss,
};

use super::super::dice::faces;
use super::super::{Cast, Sentence, in_words, opening};
use super::{LANG, terms};

/// What happened, in a sentence.
#[allow(clippy::too_many_lines, reason = "one arm an event")]
pub fn tell(event: &Event, cast: &Cast<'_>) -> Option<String> {
    let number = |number: i32| LANG.number(number);
    Some(match event {
        Event::RulesAdopted(rules) => format!("Rules: {}.", terms::ruleset(rules.ruleset)),
        Event::CombatantAdded { profile, .. } => format!("{} joins.", profile.name),
        Event::CombatantEdited { who, .. } => format!("{} is corrected.", cast.name(*who)),
        Event::CombatantRemoved { who } => format!("{} leaves.", cast.name(*who)),
        Event::AwarenessSet {
            observer,
            target,
            aware,
        } => {
            let is = if *aware { "is" } else { "is not" };
            format!(
                "{} {is} aware of {}.",
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
            "{}: {} {:+} −{} against {}.",
            cast.name(*observer),
            check.face,
            check.modifier,
            check.distance_penalty(),
            check.difficulty
        ),
        Event::StealthChecked { who, check } => {
            format!(
                "{} hides: Stealth {}.",
                cast.name(*who),
                number(check.total)
            )
        }
        Event::PositionSet { who, position } => format!("{}: {position}.", cast.name(*who)),
        Event::Started(how) => format!("The fight begins. {}", opening(LANG, how, cast)),
        Event::SurpriseEnded { who } => format!("{} is surprised no more.", cast.name(*who)),
        Event::InitiativeRolled {
            who,
            face,
            modifier,
            total,
            ..
        } => format!(
            "{} rolls {face} {}: {}.",
            cast.name(*who),
            LANG.modifier(*modifier),
            number(*total)
        ),
        Event::InitiativeEntered { who, total } => {
            format!("{} has {} for initiative.", cast.name(*who), number(*total))
        }
        Event::InitiativeShared { who, with } => {
            format!(
                "{} shares the roll of {}.",
                cast.name(*who),
                cast.name(*with)
            )
        }
        Event::TieFound(tie) => format!("A tie: {}.", cast.names(LANG, &tie.tied)),
        Event::TieBroken(tie) => format!("The tie is decided: {}.", cast.names(LANG, &tie.order)),
        Event::RoundStarted {
            round: Round::SURPRISE,
        } => "The surprise round begins.".to_owned(),
        Event::RoundStarted { round } => format!("Round {} begins.", round.0),
        Event::TurnStarted { who, .. } => format!("{}’s turn.", cast.name(*who)),
        Event::TurnHanded { from, to } => {
            format!("{} acts before {}.", cast.name(*to), cast.name(*from))
        }
        Event::TurnSkipped { who } => {
            format!("{} is unable to act, and the turn passes.", cast.name(*who))
        }
        Event::Delayed {
            who,
            until: Some(count),
            ..
        } => {
            format!("{} delays to {}.", cast.name(*who), number(*count))
        }
        Event::Delayed { who, .. } => format!("{} delays.", cast.name(*who)),
        Event::DelayEnded { who, .. } => format!("{} acts after the delay.", cast.name(*who)),
        Event::DelayLost { who, .. } => {
            format!("What {} put off is lost.", cast.name(*who))
        }
        Event::ReadyUsed { who, .. } => {
            format!("The readied action of {} is set off.", cast.name(*who))
        }
        Event::TriggerDeclined { who } => {
            format!("{} lets the trigger go by.", cast.name(*who))
        }
        Event::ActionTaken { who, action, .. } => {
            format!("{}: {}.", cast.name(*who), terms::action(*action))
        }
        Event::Readied { who, readied } => {
            format!(
                "{} readies an action: {}.",
                cast.name(*who),
                in_words(readied)
            )
        }
        Event::ReadyLapsed { who, .. } => {
            format!("What {} had readied comes to nothing.", cast.name(*who))
        }
        Event::ConcentrationBegan { who, spell } => {
            format!("{} concentrates on {spell}.", cast.name(*who))
        }
        Event::ConcentrationTested { who, difficulty } => {
            format!(
                "{} must save against {} to concentrate.",
                cast.name(*who),
                number(*difficulty)
            )
        }
        Event::ConcentrationHeld { who } => format!("{} keeps concentrating.", cast.name(*who)),
        Event::ConcentrationEnded { who, .. } => {
            format!("{} concentrates no more.", cast.name(*who))
        }
        Event::Pushed(frame) => match &frame.kind {
            FrameKind::Response(response) => {
                format!(
                    "{}: {}.",
                    cast.name(frame.owner),
                    terms::response(*response)
                )
            }
            FrameKind::Readied(readied) => {
                format!(
                    "{} does what was readied: {}.",
                    cast.name(frame.owner),
                    in_words(readied)
                )
            }
            FrameKind::Casting(casting) => {
                format!(
                    "{} begins to cast {}.",
                    cast.name(frame.owner),
                    casting.spell.name
                )
            }
            FrameKind::Counter(_) => format!("{} counters the spell.", cast.name(frame.owner)),
            _ => return None,
        },
        Event::Lost {
            why: Some(SpellLoss::Disturbed { .. }),
            ..
        } => "The spell is lost: the Concentration check failed.".to_owned(),
        Event::Lost { why: Some(_), .. } => "The spell is countered.".to_owned(),
        Event::SpellDisturbed {
            who, difficulty, ..
        } => {
            format!(
                "{} must reach {} with Concentration, or lose the spell.",
                cast.name(*who),
                number(*difficulty)
            )
        }
        Event::SpellChecked { who, check } => {
            let kind = match check.kind {
                CheckKind::Concentration => "Concentration",
                CheckKind::Spellcraft => "Spellcraft",
                CheckKind::Dispel => "dispel check",
            };
            let verdict = match check.verdict {
                CheckVerdict::Success => "success",
                CheckVerdict::Failure => "failure",
            };
            format!("{}: {}, {}.", cast.name(*who), kind, verdict)
        }
        Event::Braced(brace) => match brace.charge {
            BraceCharge::Received => format!(
                "{} receives the charge: double damage on a hit.",
                cast.name(brace.who)
            ),
            BraceCharge::None => format!(
                "{} receives no charge: normal damage.",
                cast.name(brace.who)
            ),
        },
        Event::Mounted { who, ride } => {
            format!("{} rides {}.", cast.name(ride.rider), cast.name(*who))
        }
        Event::Dismounted { who } => format!("Nobody rides {} any more.", cast.name(*who)),
        Event::ArrivedAware { who, .. } => format!(
            "{} comes aware of the fight, before everyone else.",
            cast.name(*who)
        ),
        Event::Lost { .. } => "What was begun does not take place.".to_owned(),
        Event::HitPointsChanged { who, by, left } => {
            let (name, amount, left) = (cast.name(*who), number(by.abs()), number(*left));
            let verb = if *by < 0 { "takes" } else { "is healed by" };
            format!("{name} {verb} {amount}. {left} left.")
        }
        Event::ConditionAdded { who, condition } => {
            format!("{} is {}.", cast.name(*who), LANG.condition(condition))
        }
        Event::ConditionRemoved { who, condition } => {
            format!(
                "{} is not {} any more.",
                cast.name(*who),
                LANG.condition(condition)
            )
        }
        Event::EffectBegan { who, effect } => format!(
            "{}: {} begins.",
            cast.name(*who),
            LANG.condition(&effect.condition)
        ),
        Event::EffectEnded { who, effect } => format!(
            "{}: {} ends.",
            cast.name(*who),
            LANG.condition(&effect.condition)
        ),
        Event::TurnLost { who, .. } => format!("The turn of {} is lost.", cast.name(*who)),
        Event::TurnPassedOver { who } => format!("{} skips a turn.", cast.name(*who)),
        Event::TurnGiven { who, .. } => format!("{} is given a turn.", cast.name(*who)),
        Event::CombatantReturned { who } => format!("{} comes back.", cast.name(*who)),
        Event::Rolled {
            who,
            expression,
            total,
            dice,
        } => format!(
            "{}: {expression} [{}] = {}.",
            who.map_or("The table".to_owned(), |who| cast.name(who)),
            faces(dice),
            number(*total)
        ),
        Event::SaveMade {
            who, name, total, ..
        } => format!("{}: {name} {}.", cast.name(*who), number(*total)),
        Event::TemporaryChanged { who, left } => format!(
            "{} has {} temporary hit points.",
            cast.name(*who),
            number(*left)
        ),
        Event::Ended => "The fight is over.".to_owned(),
        Event::Ruled { aside } => ruled(aside),
        _ => return None,
    })
}

fn ruled(aside: &[RuleId]) -> String {
    let ids: Vec<_> = aside.iter().map(ToString::to_string).collect();
    format!("The game master rules otherwise than {}.", LANG.list(&ids))
}
