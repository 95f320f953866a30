//! Events that only come up in a fight, or tell more there, in words.

use asalto_core::{
    CheckVerdict, Dropped, Event, Footwork, Frame, FrameKind, Lapse, Limit, Omission, Placement,
    Tie, Unfocused,
};

use super::{Phrase, fill};
use crate::text::later::House;
use crate::text::{self, Cast, Lang, Template};

/// What an event says in the log.
#[must_use]
#[allow(clippy::too_many_lines, reason = "one arm an event")]
pub fn report(lang: Lang, event: &Event, cast: &Cast<'_>) -> Option<String> {
    Some(match event {
        Event::RulesAdopted(rules) => {
            let held = rules.house_rules().filter(|(_, held)| *held);
            let names = held.map(|(rule, _)| House::from(rule).in_language(lang));
            let names: Vec<_> = names.map(str::to_owned).collect();
            if names.is_empty() {
                return None;
            }
            let ruleset = text::ruleset(lang, rules.ruleset);
            fill(lang, House::Rules, &[ruleset, &text::list(lang, &names)])
        }
        Event::Pushed(Frame {
            owner,
            kind: FrameKind::Act { name, .. },
            ..
        }) if !name.is_empty() => fill(lang, Phrase::Begins, &[&cast.name(*owner), name]),
        Event::ActionTaken {
            who,
            action,
            limit: Some(limit),
        } => {
            let phrase = match limit {
                Limit::SingleSpeed => Phrase::SingleSpeed,
                Limit::RestOfSpeed => Phrase::RestOfSpeed,
                Limit::CostsAction => Phrase::CostsAction,
            };
            fill(
                lang,
                phrase,
                &[&cast.name(*who), text::action(lang, *action)],
            )
        }
        Event::ReadyUsed {
            who,
            footwork: Footwork::Step,
            ..
        } => fill(lang, Phrase::SteppedOut, &[&cast.name(*who)]),
        Event::InitiativeRolled {
            who,
            face,
            dropped: Some(Dropped::Lower(other) | Dropped::Higher(other)),
            modifier,
            total,
        } => {
            let (face, other) = (face.to_string(), other.to_string());
            let (modifier, total) = (lang.modifier(*modifier), lang.number(*total));
            let with = [&cast.name(*who), &face, &other, &modifier, &total];
            fill(lang, Phrase::RolledTwice, &with.map(String::as_str))
        }
        Event::TieBroken(tie) if !tie.faces.is_empty() => {
            let [lots, whose] = tie_dice(lang, tie, cast);
            fill(lang, Phrase::TieRolled, &[&lots, &whose])
        }
        Event::RoundPrepared { round, .. } => fill(lang, Phrase::Prepared, &[&round.0.to_string()]),
        Event::InitiativeForgotten => format!("{}.", fill(lang, Phrase::RerollAll, &[])),
        Event::EffectBound { who, effect, .. } => {
            let left = effect.ending.depends_on()?;
            let condition = text::condition(lang, &effect.condition);
            let with = [&cast.name(left), &condition, &cast.name(*who)];
            fill(lang, Phrase::EndsAtCount, &with.map(String::as_str))
        }
        Event::ReadyLapsed { why, .. } | Event::DelayLost { why, .. } => {
            because(lang, event, lapse(*why), cast)?
        }
        Event::ConcentrationEnded { why, .. } => because(lang, event, unfocused(*why)?, cast)?,
        Event::TurnLost {
            why: Omission::Unable,
            ..
        } => because(lang, event, Phrase::ForInability, cast)?,
        Event::TurnOmitted {
            who,
            why: Omission::HadIt,
        } => fill(lang, Phrase::HadTurn, &[&cast.name(*who)]),
        Event::SpellChecked { who, check } => {
            let (total, difficulty) = (check.total?, check.difficulty?);
            let kind = fill(lang, super::check(check.kind), &[]);
            let total = with_face(lang, total, check.face);
            let said = [cast.name(*who), kind, total, lang.number(difficulty)];
            let said = fill(
                lang,
                Phrase::SaveAgainst,
                &said.each_ref().map(String::as_str),
            );
            let verdict = match check.verdict {
                CheckVerdict::Success => Phrase::Success,
                CheckVerdict::Failure => Phrase::Failure,
            };
            format!("{said} {}.", fill(lang, verdict, &[]))
        }
        Event::PositionSet { who, position } if position.is_empty() => {
            fill(lang, Phrase::NoPosition, &[&cast.name(*who)])
        }
        Event::Moved { slot, .. } if slot.why == Placement::Ruled => {
            let count = lang.number(slot.count);
            fill(lang, Phrase::PutAt, &[&cast.name(slot.who), &count])
        }
        Event::TurnRestored { who } => fill(lang, Phrase::TurnRestored, &[&cast.name(*who)]),
        Event::InitiativePenalized { who, .. } => {
            fill(lang, Phrase::RollsWorse, &[&cast.name(*who)])
        }
        Event::SaveMade {
            who,
            name,
            total,
            difficulty: Some(difficulty),
            face,
        } => {
            let total = with_face(lang, *total, *face);
            let difficulty = lang.number(*difficulty);
            let said = [cast.name(*who), name.clone(), total, difficulty];
            fill(
                lang,
                Phrase::SaveAgainst,
                &said.each_ref().map(String::as_str),
            )
        }
        _ => return None,
    })
}

/// The lots that decided a tie, or nothing; and the tied, each with the dice it rolled.
fn tie_dice(lang: Lang, tie: &Tie, cast: &Cast<'_>) -> [String; 2] {
    let faces = |faces: &[u16]| {
        let faces: Vec<_> = faces.iter().map(ToString::to_string).collect();
        faces.join(", ")
    };
    let rolls = tie.rolls();
    if rolls.iter().all(Vec::is_empty) {
        let lots = format!(", {}", faces(&tie.faces));
        return [lots, cast.names(lang, &tie.order)];
    }
    // Who rolled again has several.
    let again = rolls.iter().any(|roll| roll.len() > 1);
    let whose = tie.order.iter().zip(&rolls);
    let whose: Vec<_> = whose
        .map(|(&who, roll)| format!("{} {}", cast.name(who), faces(roll)))
        .collect();
    [String::new(), whose.join(if again { "; " } else { ", " })]
}

/// A result, and the face of the die that was rolled for it.
fn with_face(lang: Lang, total: i32, face: Option<u16>) -> String {
    let total = lang.number(total);
    match face {
        Some(face) => format!("{total} [{face}]"),
        None => total,
    }
}

/// What an event says in any case, and why it came.
fn because(lang: Lang, event: &Event, why: Phrase, cast: &Cast<'_>) -> Option<String> {
    let said = text::report(lang, event, &|who| cast.name(who))?.text;
    Some(format!("{said} {}", fill(lang, why, &[])))
}

fn lapse(why: Lapse) -> Phrase {
    match why {
        Lapse::OwnTurn | Lapse::NextTurn => Phrase::ForTurnCame,
        Lapse::OwnCount => Phrase::ForCountCame,
        Lapse::Floor => Phrase::ForFloor,
        Lapse::Concentration => Phrase::ForConcentration,
    }
}

/// Why concentration ended, but where it was given up or lost to damage, which the log has said.
fn unfocused(why: Unfocused) -> Option<Phrase> {
    Some(match why {
        Unfocused::Lost => return None,
        Unfocused::Incapacitated => Phrase::ForIncapacity,
        Unfocused::AnotherSpell => Phrase::ForAnother,
        Unfocused::Released => Phrase::ForRelease,
        Unfocused::Lapsed => Phrase::ForLapse,
    })
}

#[cfg(test)]
mod tests {
    use asalto_core::{CombatantId, TieBreaker};

    use super::*;

    #[test]
    fn the_dice_of_a_tie_stand_with_those_who_rolled_them() {
        let name = |who: CombatantId| ["Ana", "Luz", "Zoe"][who.0 as usize].to_owned();
        let cast = Cast::new(&name);
        let said = |lang, faces: &[u16]| {
            let tie = Tie {
                order: [2, 1, 0].map(CombatantId).to_vec(),
                faces: faces.to_vec(),
                by: TieBreaker::RollOff,
            };
            report(lang, &Event::TieBroken(tie), &cast)
        };
        let lines = Lang::ALL.map(|lang| said(lang, &[6, 10, 17]).unwrap_or_default());
        let once = [
            "Los dados deciden el empate: Zoe 17, Luz 10, Ana 6.",
            "Les dés tranchent l’égalité : Zoe 17, Luz 10, Ana 6.",
            "Dice decide the tie: Zoe 17, Luz 10, Ana 6.",
        ];
        assert_eq!(lines, once);
        let again = "Dice decide the tie: Zoe 12, 7; Luz 12, 3; Ana 9.";
        let rolled = said(Lang::En, &[9, 12, 12, 3, 7]);
        assert_eq!(rolled.as_deref(), Some(again));
        let lots = "Dice decide the tie, 3, 2: Zoe, Luz and Ana.";
        assert_eq!(said(Lang::En, &[3, 2]).as_deref(), Some(lots));
        assert_eq!(said(Lang::En, &[]), None);
    }
}
