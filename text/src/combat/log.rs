//! The log of a combat: events that never occur in setup, or that a combat explains further.

use asalto_core::Event;
use asalto_core::casting::CheckVerdict;
use asalto_core::die::DiscardedDie;
use asalto_core::event::{CombatantEvent, GroupEvent};
use asalto_core::order::{PlaceCause, Tie};
use asalto_core::rules::{ConcentrationLoss, MovementLimit, WaitingLoss};
use asalto_core::stack::{Frame, FrameKind};
use asalto_core::waiting::FiveFootStep;

use super::{defenses, dnd2024, dying, legendary, limited_uses, table, turn_effects, wounds};
use crate::sets::{CombatLogText, CombatText, HouseRuleText, LogText};
use crate::{Lang, Message, Names, save_kind};

/// Returns the text of an event; none if the general log already has the full text.
#[must_use]
#[allow(clippy::too_many_lines, reason = "one arm an event")]
pub fn log_text(lang: Lang, event: &Event, names: &Names<'_>) -> Option<String> {
    Some(match event {
        Event::RulesAdopted(rules) => {
            let held = rules.house_rules().filter(|(_, held)| *held);
            let names = held.map(|(rule, _)| lang.text(HouseRuleText::from(rule)));
            let names: Vec<_> = names.map(str::to_owned).collect();
            if names.is_empty() {
                return None;
            }
            let ruleset = crate::ruleset(lang, rules.ruleset);
            lang.text_with(HouseRuleText::Rules, &[ruleset, &crate::list(lang, &names)])
        }
        Event::Pushed(Frame {
            owner,
            kind: FrameKind::TurnAction { name, .. },
            ..
        }) if !name.is_empty() => {
            lang.text_with(CombatLogText::ActionBegun, &[&names.name(*owner), name])
        }
        Event::ActionTaken {
            who,
            action,
            limit: Some(limit),
        } => {
            let text = match limit {
                MovementLimit::SingleSpeed => CombatLogText::SingleSpeed,
                MovementLimit::RestOfSpeed => CombatLogText::RestOfSpeed,
                MovementLimit::CostsAction => CombatLogText::CostsAction,
                MovementLimit::BeyondOneAction => CombatLogText::BeyondOneAction,
                MovementLimit::BeyondOneMove => CombatLogText::BeyondOneMove,
                MovementLimit::BeyondSlow => CombatLogText::BeyondSlow,
                MovementLimit::OneAttackMore => CombatLogText::OneAttackMore,
                MovementLimit::LimitedByHaste => CombatLogText::LimitedByHaste,
                MovementLimit::Strenuous => CombatLogText::Strenuous,
            };
            lang.text_with(text, &[&names.name(*who), crate::action(lang, *action)])
        }
        Event::ReadyUsed {
            who,
            five_foot_step: FiveFootStep::Step,
            ..
        } => lang.text_with(CombatLogText::ReadyUsedWithStep, &[&names.name(*who)]),
        Event::InitiativeRolled {
            who,
            face,
            dropped: Some(DiscardedDie::Lower(other) | DiscardedDie::Higher(other)),
            modifier,
            total,
            ..
        } => {
            let (face, other) = (face.to_string(), other.to_string());
            // A modifier of 0 would only repeat the roll.
            if *modifier == 0 {
                let with = [&names.name(*who), &face, &other];
                let with = with.map(String::as_str);
                return Some(lang.text_with(CombatLogText::RolledTwicePlain, &with));
            }
            let (modifier, total) = (lang.modifier(*modifier), lang.number(*total));
            let with = [&names.name(*who), &face, &other, &modifier, &total];
            lang.text_with(CombatLogText::RolledTwice, &with.map(String::as_str))
        }
        Event::TieBroken(tie) if !tie.faces.is_empty() => {
            let [lots, whose] = tie_dice(lang, tie, names);
            lang.text_with(CombatLogText::TieRolledOff, &[&lots, &whose])
        }
        Event::RoundPrepared { round, .. } => {
            lang.text_with(CombatLogText::RoundPrepared, &[&round.0.to_string()])
        }
        Event::InitiativeForgotten => lang.text(CombatLogText::Rerolled).to_owned(),
        Event::EffectBound { who, effect, .. } => {
            let left = effect.depends_on()?;
            let condition = crate::condition(lang, &effect.condition);
            let with = [&names.name(left), &condition, &names.name(*who)];
            lang.text_with(CombatLogText::EffectBound, &with.map(String::as_str))
        }
        Event::Combatant(CombatantEvent::EffectSave { who, effect, due }) => {
            let condition = crate::condition(lang, &effect.condition);
            let kind = effect.ending.save_kind().map(|kind| save_kind(lang, kind));
            let text = match (due, kind) {
                (true, Some(_)) => CombatLogText::SaveOwedBy,
                (true, None) => CombatLogText::SaveOwed,
                (false, _) => CombatLogText::EffectLasts,
            };
            let with = [&*names.name(*who), &condition, kind.unwrap_or_default()];
            lang.text_with(text, &with)
        }
        Event::Group(GroupEvent::Left { who }) => {
            lang.text_with(CombatLogText::GroupLeft, &[&names.name(*who)])
        }
        Event::Group(GroupEvent::Joined { who, with, .. }) => {
            let with = [&names.name(*who), &names.name(*with)];
            lang.text_with(CombatLogText::GroupJoined, &with.map(String::as_str))
        }
        Event::Group(GroupEvent::Awaited { who, .. }) => {
            lang.text_with(CombatLogText::GroupAwaited, &[&names.name(*who)])
        }
        Event::ReadyLapsed { why, .. } | Event::DelayLost { why, .. } => {
            with_cause(lang, event, loss_cause(*why), names)?
        }
        Event::ConcentrationEnded { why, .. } => {
            with_cause(lang, event, concentration_cause(*why)?, names)?
        }
        Event::SpellChecked { who, check } => {
            let (total, difficulty) = (check.total?, check.difficulty?);
            let kind = lang.text_with(super::check(check.kind), &[]);
            let total = with_dice(lang, total, check.face, None);
            let said = [names.name(*who), kind, total, lang.number(difficulty)];
            judged(lang, &said, Some(check.verdict))
        }
        Event::PositionSet { who, position } if position.is_empty() => {
            lang.text_with(CombatLogText::PositionCleared, &[&names.name(*who)])
        }
        Event::Moved { place, .. } if place.why == PlaceCause::Ruled => {
            let count = lang.number(place.count);
            lang.text_with(
                CombatLogText::PlaceChanged,
                &[&names.name(place.who), &count],
            )
        }
        Event::TurnRestored { who } => {
            lang.text_with(CombatLogText::TurnRestored, &[&names.name(*who)])
        }
        Event::InitiativePenalized { who, .. } => {
            lang.text_with(CombatLogText::InitiativePenalized, &[&names.name(*who)])
        }
        Event::SaveMade {
            who,
            name,
            total,
            difficulty: Some(difficulty),
            face,
            dropped,
            verdict,
        } => {
            let total = with_dice(lang, *total, *face, *dropped);
            let difficulty = lang.number(*difficulty);
            let said = [names.name(*who), name.clone(), total, difficulty];
            judged(lang, &said, *verdict)
        }
        _ => {
            return dying::log_text(lang, event, names)
                .or_else(|| legendary::log_text(lang, event, names))
                .or_else(|| dnd2024::log_text(lang, event, names))
                .or_else(|| table::log_text(lang, event, names))
                .or_else(|| turn_effects::log_text(lang, event, names))
                .or_else(|| limited_uses::log_text(lang, event, names))
                .or_else(|| wounds::log_text(lang, event, names))
                .or_else(|| defenses::log_text(lang, event, names));
        }
    })
}

/// Returns the text of a save or a check: who, what, the result and the DC, and the verdict if it was recorded.
fn judged(lang: Lang, said: &[String; 4], verdict: Option<CheckVerdict>) -> String {
    let [who, what, total, difficulty] = said.each_ref().map(String::as_str);
    let Some(verdict) = verdict else {
        return lang.text_with(CombatLogText::SaveAgainst, &[who, what, total, difficulty]);
    };
    let verdict = match verdict {
        CheckVerdict::Success => LogText::CheckSuccess,
        CheckVerdict::Failure => LogText::CheckFailure,
    };
    let verdict = lang.text(verdict);
    lang.text_with(
        CombatLogText::SaveJudged,
        &[who, what, total, difficulty, verdict],
    )
}

/// Returns the random order that broke a tie, if any, and the tied combatants with their rolls.
fn tie_dice(lang: Lang, tie: &Tie, names: &Names<'_>) -> [String; 2] {
    let faces = |faces: &[u16]| {
        let faces: Vec<_> = faces.iter().map(ToString::to_string).collect();
        faces.join(", ")
    };
    let rolls = tie.rolls();
    if rolls.iter().all(Vec::is_empty) {
        let lots = format!(", {}", faces(&tie.faces));
        return [lots, names.list(lang, &tie.order)];
    }
    // The colon keeps the number of a name apart from its rolls.
    let whose = tie.order.iter().zip(&rolls).map(|(&who, roll)| {
        lang.message(&Message::Labeled {
            label: &names.name(who),
            text: &faces(roll),
        })
    });
    let between = match lang {
        Lang::Fr => "\u{202f}; ",
        Lang::Es | Lang::En => "; ",
    };
    [String::new(), whose.collect::<Vec<_>>().join(between)]
}

/// Formats a total with the d20 roll behind it, and the die that was dropped.
fn with_dice(lang: Lang, total: i32, face: Option<u16>, dropped: Option<DiscardedDie>) -> String {
    let total = lang.number(total);
    let Some(face) = face.map(|face| face.to_string()) else {
        return total;
    };
    let dice = match dropped {
        Some(DiscardedDie::Lower(other) | DiscardedDie::Higher(other)) => {
            lang.text_with(CombatText::RowNotDie, &[&face, &other.to_string()])
        }
        None => face,
    };
    format!("{total} [{dice}]")
}

/// Returns the text of an event with its cause, in one sentence.
fn with_cause(lang: Lang, event: &Event, why: CombatLogText, names: &Names<'_>) -> Option<String> {
    let said = crate::log_line(lang, event, names)?;
    Some(lang.message(&Message::Labeled {
        label: said.trim_end_matches('.'),
        text: lang.text(why),
    }))
}

fn loss_cause(why: WaitingLoss) -> CombatLogText {
    match why {
        WaitingLoss::OwnTurn | WaitingLoss::NextTurn => CombatLogText::BecauseTurnCame,
        WaitingLoss::OwnCount => CombatLogText::BecauseCountCame,
        WaitingLoss::Floor => CombatLogText::BecauseOfDelayLimit,
        WaitingLoss::Concentration => CombatLogText::BecauseConcentrationEnded,
        WaitingLoss::Unconscious => CombatLogText::BecauseUnconscious,
        WaitingLoss::Dead => CombatLogText::BecauseDead,
    }
}

/// Returns the reason that concentration ended; none if the log already has it.
fn concentration_cause(why: ConcentrationLoss) -> Option<CombatLogText> {
    Some(match why {
        ConcentrationLoss::Lost | ConcentrationLoss::TakesEffect => return None,
        ConcentrationLoss::Incapacitated => CombatLogText::BecauseIncapacitated,
        ConcentrationLoss::AnotherSpell => CombatLogText::BecauseOfAnotherSpell,
        ConcentrationLoss::Released => CombatLogText::BecauseReleased,
        ConcentrationLoss::Lapsed => CombatLogText::BecauseLapsed,
    })
}

#[cfg(test)]
mod tests {
    use asalto_core::CombatantId;
    use asalto_core::rules::TieBreaker;

    use super::*;

    #[test]
    fn the_dice_of_a_tie_stand_beside_their_combatants() {
        let name = |who: CombatantId| ["Ana", "Luz", "Zoe"][who.0 as usize].to_owned();
        let names = Names::new(&name);
        let said = |lang, faces: &[u16]| {
            let tie = Tie {
                order: [2, 1, 0].map(CombatantId).to_vec(),
                faces: faces.to_vec(),
                by: TieBreaker::RollOff,
            };
            log_text(lang, &Event::TieBroken(tie), &names)
        };
        let lines = Lang::ALL.map(|lang| said(lang, &[6, 10, 17]).unwrap_or_default());
        let once = [
            "Desempate con dados: Zoe: 17; Luz: 10; Ana: 6.",
            "Départage aux dés : Zoe : 17 ; Luz : 10 ; Ana : 6.",
            "Tie broken by dice: Zoe: 17; Luz: 10; Ana: 6.",
        ];
        assert_eq!(lines, once);
        let again = "Tie broken by dice: Zoe: 12, 7; Luz: 12, 3; Ana: 9.";
        let rolled = said(Lang::En, &[9, 12, 12, 3, 7]);
        assert_eq!(rolled.as_deref(), Some(again));
        let lots = "Tie broken by dice, 3, 2: Zoe, Luz and Ana.";
        assert_eq!(said(Lang::En, &[3, 2]).as_deref(), Some(lots));
        assert_eq!(said(Lang::En, &[]), None);
    }
}
