//! The log: the texts of events that setup or any combat can have.

use asalto_core::casting::{CheckVerdict, SpellCheck, SpellCheckKind, SpellLoss};
use asalto_core::effect::{Effect, EffectEndCause, EffectExpiry};
use asalto_core::event::{CombatantEvent, DetectionEvent};
use asalto_core::rules::{ConcentrationLoss, MissedTurnReason, TieBreaker};
use asalto_core::stack::{Frame, FrameKind};
use asalto_core::waiting::ChargeOutcome;
use asalto_core::{CombatantId, Event};

use super::dice::{faces, rolled};
use super::{Lang, Message, Names, action, condition, opening, readied, ruleset};
use crate::sets::LogText as Text;

/// Returns the text of an event; none if another line already covers it.
#[allow(clippy::too_many_lines, reason = "one arm an event")]
#[must_use]
pub fn log_text(lang: Lang, event: &Event, names: &Names<'_>) -> Option<String> {
    let say = |text: Text, with: &[&str]| lang.text_with(text, with);
    let name = |who: &CombatantId| names.name(*who);
    let of = |text: Text, who: &CombatantId| lang.text_with(text, &[&names.name(*who)]);
    let number = |number: i32| lang.number(number);
    Some(match event {
        Event::RulesAdopted(rules) => say(Text::RulesAdopted, &[ruleset(lang, rules.ruleset)]),
        Event::CombatantAdded { profile, .. } => say(Text::CombatantAdded, &[&profile.name]),
        Event::CombatantEdited { who, .. } => of(Text::CombatantEdited, who),
        Event::Combatant(CombatantEvent::Concealed { who }) => of(Text::Concealed, who),
        Event::Combatant(CombatantEvent::Revealed { who }) => of(Text::Revealed, who),
        Event::Combatant(CombatantEvent::HitPointsSet { who, left, .. }) => {
            say(Text::HitPointsSet, &[&name(who), &number(*left)])
        }
        Event::Combatant(CombatantEvent::NoDamageTaken { who }) => of(Text::NoDamageTaken, who),
        Event::Combatant(CombatantEvent::NameRevealed { name, disguise, .. }) => {
            say(Text::NameRevealed, &[name, disguise])
        }
        Event::CombatantRemoved { who } => of(Text::CombatantRemoved, who),
        Event::AwarenessSet {
            observer,
            target,
            aware,
        } => {
            let text = if *aware { Text::Aware } else { Text::Unaware };
            say(text, &[&name(observer), &name(target)])
        }
        Event::SideAwarenessSet {
            observer,
            target,
            aware,
        } => {
            let side = Message::SideAware {
                observer: *observer,
                target: *target,
                aware: *aware,
            };
            format!("{}.", lang.message(&side))
        }
        Event::DetectionChecked(DetectionEvent {
            observer, check, ..
        }) => say(
            Text::DetectionChecked,
            &[
                &name(observer),
                &check.face.to_string(),
                &lang.modifier(check.modifier),
                &check.distance_penalty().to_string(),
                &lang.number(i32::from(check.difficulty)),
            ],
        ),
        Event::StealthChecked { who, check } => say(
            Text::StealthChecked,
            &[&name(who), &lang.number(check.total)],
        ),
        Event::PositionSet { who, position } => say(Text::Labeled, &[&name(who), position]),
        Event::Dismounted { who } => of(Text::Dismounted, who),
        // The explanation of the event names the rules that it sets aside.
        Event::Ruled { .. } => say(Text::Overridden, &[]),
        Event::CombatantReturned { who } => of(Text::CombatantReturned, who),
        Event::ArrivedAware { who, .. } => of(Text::ArrivedAware, who),
        Event::Started(how) => say(Text::CombatStarted, &[&opening(lang, how, names)]),
        Event::Ended => say(Text::CombatEnded, &[]),
        Event::SurpriseEnded { who } => of(Text::SurpriseEnded, who),
        Event::InitiativeRolled {
            who,
            face,
            modifier,
            total,
            ..
        } => {
            // A modifier of 0 would only repeat the roll.
            if *modifier == 0 {
                return Some(say(
                    Text::InitiativeRolledPlain,
                    &[&name(who), &number(*total)],
                ));
            }
            let (face, modifier) = (face.to_string(), lang.modifier(*modifier));
            let with = [&name(who), &face, &modifier, &number(*total)];
            say(Text::InitiativeRolled, &with.map(String::as_str))
        }
        Event::InitiativeEntered { who, total } => {
            say(Text::InitiativeEntered, &[&name(who), &number(*total)])
        }
        Event::InitiativeShared { who, with } => {
            say(Text::InitiativeShared, &[&name(who), &name(with)])
        }
        Event::TieFound(tie) => say(Text::TieFound, &[&names.list(lang, &tie.tied)]),
        Event::TieBroken(tie) if tie.by == TieBreaker::AsEntered => {
            say(Text::TieAsEntered, &[&names.list(lang, &tie.order)])
        }
        Event::TieBroken(tie) => say(Text::TieBroken, &[&names.list(lang, &tie.order)]),
        Event::TurnStarted { who, .. } => of(Text::TurnStarted, who),
        Event::TurnHanded { from, to } => say(Text::TurnHanded, &[&name(to), &name(from)]),
        Event::TurnMissed { who, why } => match why {
            // The combat screens have the lines for surprise. The dead have no turn to miss.
            MissedTurnReason::Surprised | MissedTurnReason::ActsLast | MissedTurnReason::Dead => {
                return None;
            }
            MissedTurnReason::Unable => of(Text::TurnMissedUnable, who),
            MissedTurnReason::Ruled => of(Text::TurnSkipped, who),
            MissedTurnReason::HadIt => of(Text::TurnAlreadyHad, who),
        },
        Event::TurnPassedOver { who } => of(Text::TurnPassedOver, who),
        Event::TurnGiven { who, .. } => of(Text::TurnGiven, who),
        Event::Delayed {
            who,
            until: Some(count),
            ..
        } => say(Text::DelayedTo, &[&name(who), &number(*count)]),
        Event::Delayed { who, .. } => of(Text::Delayed, who),
        Event::DelayEnded { who, .. } => of(Text::DelayEnded, who),
        Event::DelayLost { who, .. } => of(Text::DelayLost, who),
        Event::Readied { who, readied: it } => say(Text::Readied, &[&name(who), &readied(it)]),
        Event::ReadyUsed { who, .. } => of(Text::ReadyUsed, who),
        Event::ReadyLapsed { who, .. } => of(Text::ReadyLapsed, who),
        Event::TriggerDeclined { who } => of(Text::TriggerDeclined, who),
        Event::ActionTaken {
            who, action: kind, ..
        } => say(Text::Labeled, &[&name(who), action(lang, *kind)]),
        Event::Pushed(frame) => pushed(lang, frame, names)?,
        Event::Lost { why, .. } => say(
            match why {
                Some(SpellLoss::Disturbed { .. }) => Text::SpellLost,
                Some(SpellLoss::Negated) => Text::ActionCountered,
                Some(_) => Text::SpellCountered,
                None => Text::ActionLost,
            },
            &[],
        ),
        Event::Braced(brace) => of(
            match brace.charge {
                ChargeOutcome::Received => Text::ChargeReceived,
                ChargeOutcome::None => Text::NoChargeReceived,
            },
            &brace.who,
        ),
        Event::SpellDisturbed {
            who, difficulty, ..
        } => match difficulty {
            Some(difficulty) => say(Text::SpellDisturbed, &[&name(who), &number(*difficulty)]),
            None => of(Text::SpellDistracted, who),
        },
        Event::SpellChecked { who, check } => spell_check(lang, &name(who), check),
        // Players do not know the spell of an enemy.
        Event::ConcentrationBegan {
            who,
            spell,
            casting: Some(_),
        } => {
            let text = if spell.is_empty() {
                Text::CastingGoesOnUnnamed
            } else {
                Text::CastingGoesOn
            };
            say(text, &[&name(who), spell])
        }
        Event::ConcentrationBegan { who, spell, .. } if spell.is_empty() => {
            of(Text::ConcentrationBeganUnnamed, who)
        }
        Event::ConcentrationBegan { who, spell, .. } => {
            say(Text::ConcentrationBegan, &[&name(who), spell])
        }
        Event::ConcentrationTested { who, difficulty } => {
            let difficulty = number(*difficulty);
            say(Text::ConcentrationTested, &[&name(who), &difficulty])
        }
        Event::ConcentrationHeld { who } => of(Text::ConcentrationHeld, who),
        Event::ConcentrationEnded {
            who,
            why: ConcentrationLoss::TakesEffect,
        } => of(Text::SpellTakesEffect, who),
        Event::ConcentrationEnded { who, .. } => of(Text::ConcentrationEnded, who),
        Event::Mounted { who, ride } => say(Text::Mounted, &[&name(&ride.rider), &name(who)]),
        Event::HitPointsChanged { who, by: 0, .. } => of(Text::HitPointsFull, who),
        Event::HitPointsChanged { who, by, left } => {
            let lost = *by < 0;
            let text = if lost {
                Text::HitPointsLost
            } else {
                Text::HitPointsRegained
            };
            say(text, &[&name(who), &number(by.abs()), &number(*left)])
        }
        Event::TemporaryChanged { who, left } => {
            say(Text::TemporaryHitPoints, &[&name(who), &number(*left)])
        }
        Event::Combatant(CombatantEvent::TemporaryReplaced { who, old, left }) => {
            let with = [&name(who), &number(*left), &number(*old)];
            say(Text::TemporaryReplaced, &with.map(String::as_str))
        }
        Event::ConditionAdded { who, condition: it } => {
            say(Text::ConditionAdded, &[&name(who), &condition(lang, it)])
        }
        Event::ConditionRemoved { who, condition: it } => {
            say(Text::ConditionRemoved, &[&name(who), &condition(lang, it)])
        }
        Event::EffectBegan { who, effect } => {
            let condition = condition(lang, &effect.condition);
            match named_source(effect) {
                Some(source) => {
                    let source = names.name(source);
                    say(Text::EffectBeganBy, &[&name(who), &condition, &source])
                }
                None => say(Text::EffectBegan, &[&name(who), &condition]),
            }
        }
        Event::EffectEnded { who, effect, by } => {
            let condition = condition(lang, &effect.condition);
            let texts = match by {
                // The lines before it tell of the save, and of the concentration that ends.
                None | Some(EffectEndCause::Save | EffectEndCause::Concentration) => {
                    (Text::EffectEnded, Text::EffectEndedBy)
                }
                Some(EffectEndCause::Time) => (Text::EffectTimeUp, Text::EffectTimeUpBy),
            };
            match named_source(effect) {
                Some(source) => {
                    let source = names.name(source);
                    say(texts.1, &[&name(who), &condition, &source])
                }
                None => say(texts.0, &[&name(who), &condition]),
            }
        }
        Event::Rolled {
            who,
            expression,
            total,
            dice,
        } => {
            let who = who.map_or(say(Text::GameTable, &[]), |who| names.name(who));
            let modes = [Text::Advantage, Text::Disadvantage].map(|mode| lang.text(mode));
            let expression = rolled(expression, modes[0], modes[1]);
            let with = [&who, &expression, &faces(dice), &number(*total)];
            say(Text::Rolled, &with.map(String::as_str))
        }
        Event::SaveMade {
            who,
            name: save,
            total,
            ..
        } => say(Text::SaveMade, &[&name(who), save, &number(*total)]),
        // Only the combat screens have a line for these events, or the line of another event covers them.
        Event::RoundPrepared { .. }
        | Event::InitiativeForgotten
        | Event::InitiativePenalized { .. }
        | Event::InitiativeCalled { .. }
        | Event::OrderSet { .. }
        | Event::Placed { .. }
        | Event::RoundStarted { .. }
        | Event::TurnPutBack { .. }
        | Event::Moved { .. }
        | Event::TurnEnded { .. }
        | Event::Resolved { .. }
        | Event::Priority(_)
        | Event::TurnRestored { .. }
        | Event::Dying(_)
        | Event::Legendary(_)
        | Event::Combatant(_)
        | Event::Table(_)
        | Event::EffectBound { .. }
        | Event::Group(_) => return None,
    })
}

/// Returns the text of an item put on the stack.
fn pushed(lang: Lang, frame: &Frame, names: &Names<'_>) -> Option<String> {
    let (text, item) = match &frame.kind {
        FrameKind::Response(kind) => (Text::Labeled, names.response(lang, *kind).to_owned()),
        FrameKind::Readied(action) => (Text::ReadiedActionPushed, readied(action)),
        FrameKind::Casting(casting) => (Text::CastingPushed, casting.spell.name.clone()),
        FrameKind::Counter(_) => (Text::CounterspellPushed, String::new()),
        FrameKind::Turn { .. } | FrameKind::TurnAction { .. } | FrameKind::Action(_) => {
            return None;
        }
    };
    Some(lang.text_with(text, &[&names.name(frame.owner), &item]))
}

/// Returns the text of a check for a spell.
fn spell_check(lang: Lang, who: &str, check: &SpellCheck) -> String {
    let kind = match check.kind {
        SpellCheckKind::Concentration => Text::ConcentrationCheck,
        SpellCheckKind::Spellcraft => Text::SpellcraftCheck,
        SpellCheckKind::Dispel => Text::DispelCheck,
    };
    let verdict = match check.verdict {
        CheckVerdict::Success => Text::CheckSuccess,
        CheckVerdict::Failure => Text::CheckFailure,
    };
    lang.text_with(
        Text::SpellChecked,
        &[who, lang.text(kind), lang.text(verdict)],
    )
}

/// Returns the cause that the log names. An effect that ends with a turn of its source is told without a word about it.
fn named_source(effect: &Effect) -> Option<CombatantId> {
    effect
        .source
        .filter(|source| !effect.ends().any(|end| ends_with(end, *source)))
}

/// Returns whether an effect ends with a turn of a combatant.
fn ends_with(ending: EffectExpiry, who: CombatantId) -> bool {
    match ending {
        EffectExpiry::TurnStart { of }
        | EffectExpiry::TurnEnd { of, .. }
        | EffectExpiry::NextAction { of, .. } => of == who,
        EffectExpiry::Count { .. } | EffectExpiry::Open | EffectExpiry::Save { .. } => false,
    }
}

#[cfg(test)]
mod tests {
    use asalto_core::Condition;

    use super::*;

    #[test]
    fn the_log_says_who_grapples_whom() {
        let began = |ending, source| Event::EffectBegan {
            who: CombatantId(1),
            effect: Effect {
                condition: Condition::Grappled,
                source,
                ending,
                latest: None,
                held: false,
                each: None,
            },
        };
        let name = |who| if who == CombatantId(1) { "Og" } else { "Aria" }.to_owned();
        let names = Names::new(&name);
        let said =
            |event: &Event| Lang::ALL.map(|lang| log_text(lang, event, &names).unwrap_or_default());
        let source = Some(CombatantId(2));
        let by = [
            "Aria causa a Og el estado «agarrado».",
            "Og\u{a0}: état «\u{a0}agrippé\u{a0}», causé par Aria.",
            "Og: grappled by Aria.",
        ];
        assert_eq!(said(&began(EffectExpiry::Open, source)), by);
        let ended = [
            "Og pierde el estado «agarrado» causado por Aria.",
            "Og\u{a0}: fin de l’état «\u{a0}agrippé\u{a0}» causé par Aria.",
            "Og: no longer grappled by Aria.",
        ];
        let Event::EffectBegan { who, effect } = began(EffectExpiry::Open, source) else {
            unreachable!("an effect begins");
        };
        assert_eq!(
            said(&Event::EffectEnded {
                who,
                effect,
                by: None
            }),
            ended
        );
        let other = EffectExpiry::TurnStart { of: CombatantId(3) };
        assert_eq!(said(&began(other, source)), by);
        let plain = [
            "Og recibe el estado «agarrado».",
            "Og\u{a0}: état «\u{a0}agrippé\u{a0}».",
            "Og: grappled.",
        ];
        let of = CombatantId(2);
        for event in [
            began(EffectExpiry::Open, None),
            began(EffectExpiry::TurnStart { of }, source),
        ] {
            assert_eq!(said(&event), plain);
        }
    }
}
