//! The reasons for counts, conditions and states.

use asalto_core::Reason;
use asalto_core::effect::EffectExpiry;
use asalto_core::rules::{Condition, DelayPolicy, Haste, TieBreaker, TieKey};

use super::{defenses, dnd2024, dying, legendary, limited_uses, table, turn_effects, wounds};
use crate::sets::ReasonText;
use crate::{Lang, Names};

/// Returns the text of a reason about a named combatant.
#[must_use]
pub fn reason_text(lang: Lang, of: &str, reason: &Reason, names: &Names<'_>) -> String {
    if let Reason::Down(state) = reason {
        return dying::reason(lang, of, *state);
    }
    if let Reason::Died(by) = reason {
        return dying::died(lang, of, *by);
    }
    if let Some(told) = dying::below_zero(lang, of, reason) {
        return told;
    }
    if let Some(told) = legendary::reason(lang, of, reason, names) {
        return told;
    }
    if let Some(said) = table::reason(lang, of, reason, names) {
        return said;
    }
    if let Some(said) = dnd2024::reason(lang, of, reason, names) {
        return said;
    }
    if let Some(said) = limited_uses::reason(lang, of, reason) {
        return said;
    }
    if let Some(said) = turn_effects::reason(lang, of, reason) {
        return said;
    }
    if let Some(said) = wounds::reason(lang, of, reason) {
        return said;
    }
    if let Some(said) = defenses::reason(lang, of, reason) {
        return said;
    }
    let place = place(lang, reason, names);
    let first = place.unwrap_or_else(|| state(lang, reason, names));
    let sentences = [Some(first), at_latest(lang, reason, names)];
    let sentences = sentences.into_iter().flatten().map(|(text, with)| {
        let mut all = vec![of];
        all.extend(with.iter().map(String::as_str));
        lang.text_with(text, &all)
    });
    sentences.collect::<Vec<_>>().join(" ")
}

/// Returns the reason for a place in the order. Its first value is the count.
fn place(lang: Lang, reason: &Reason, names: &Names<'_>) -> Option<(ReasonText, Vec<String>)> {
    use ReasonText as Text;
    let (count, text, with) = match reason {
        Reason::Count { count, .. } => (count, Text::Count, Vec::new()),
        Reason::OwnResult { count, beside } => {
            (count, Text::OwnResult, vec![names.list(lang, beside)])
        }
        Reason::Key {
            count,
            key,
            own,
            neighbour,
            other,
        } => {
            let (text, numbers) = if *key == TieKey::Dexterity {
                let score = |score: &i16| lang.number((*score).into());
                (Text::Dexterity, [own, other].map(score))
            } else {
                let text = if own > other {
                    Text::Before
                } else {
                    Text::After
                };
                (text, [own, other].map(|by| lang.modifier(*by)))
            };
            let [own, other] = numbers;
            (count, text, vec![names.name(*neighbour), own, other])
        }
        Reason::Lots { count, equals, .. } => (count, Text::Lots, vec![names.list(lang, equals)]),
        Reason::Decided {
            count,
            by: TieBreaker::AsEntered,
            equals,
        } => (count, Text::AsEntered, vec![names.list(lang, equals)]),
        Reason::Decided { count, by, equals } => {
            let by = match by {
                TieBreaker::GameMaster | TieBreaker::GameMasterForAll => {
                    lang.text(Text::GameMaster).to_owned()
                }
                TieBreaker::Players => lang.text(Text::Players).to_owned(),
                by => crate::tie_breaker(lang, *by).to_owned(),
            };
            (count, Text::Decided, vec![names.list(lang, equals), by])
        }
        Reason::SharedRoll { count, with, .. } => {
            (count, Text::SharedRoll, vec![names.name(*with)])
        }
        Reason::RuledPlace { count, .. } => (count, Text::Ruled, Vec::new()),
        Reason::Delayed { count, .. } => (count, Text::Delayed, Vec::new()),
        Reason::Announced { count, .. } => (count, Text::Announced, Vec::new()),
        Reason::Readied { count, before, .. } => (count, Text::Readied, vec![names.name(*before)]),
        Reason::ReadiedAt { count, .. } => (count, Text::ReadiedAt, Vec::new()),
        Reason::MountedAt { count, rider, .. } => {
            (count, Text::MountedAt, vec![names.name(*rider)])
        }
        Reason::Mounted { count, rider, .. } => (count, Text::Mounted, vec![names.name(*rider)]),
        Reason::Newcomer { count } => (count, Text::Newcomer, Vec::new()),
        _ => return None,
    };
    let mut said = vec![lang.number(*count)];
    said.extend(with);
    Some((text, said))
}

/// Returns the reason for an armor class that a condition lowers, by the Dexterity bonus and a penalty.
fn defenseless(
    lang: Lang,
    condition: &Condition,
    (bonus, penalty): (i16, i16),
) -> (ReasonText, Vec<String>) {
    let taken = lang.number(penalty.saturating_abs().into());
    let named = crate::condition(lang, condition);
    match (bonus, penalty) {
        (0, _) => (ReasonText::DefenselessPenalty, vec![named, taken]),
        (_, 0) => (
            ReasonText::DefenselessDexterity,
            vec![named, lang.modifier(bonus)],
        ),
        _ => (
            ReasonText::DefenselessBoth,
            vec![named, lang.modifier(bonus), taken],
        ),
    }
}

/// Returns what haste adds to each turn.
fn hasted(haste: Haste) -> ReasonText {
    match haste {
        Haste::Attack => ReasonText::HastedAttack,
        Haste::PartialAction => ReasonText::HastedPartial,
        Haste::LimitedAction => ReasonText::HastedLimited,
    }
}

/// Returns the reason for a state or an effect of a combatant.
#[allow(clippy::too_many_lines, reason = "one arm a reason")]
fn state(lang: Lang, reason: &Reason, names: &Names<'_>) -> (ReasonText, Vec<String>) {
    use ReasonText as Text;
    let (text, with) = match reason {
        Reason::BeforeTheRoll => (Text::BeforeTheRoll, String::new()),
        Reason::SurprisedRoll { dropped } => (Text::WorseOfTwo, dropped.to_string()),
        Reason::NotActedYet => (Text::NotActedYet, String::new()),
        Reason::Surprised => (Text::Surprised, String::new()),
        Reason::Condition(condition) | Reason::Incapacitated(condition) => {
            (Text::Unable, crate::condition(lang, condition))
        }
        Reason::OutOfCombat(condition) => (Text::OutOfCombat, crate::condition(lang, condition)),
        Reason::Life(life) => {
            let life = crate::life(lang, *life).unwrap_or_default();
            (Text::Unable, life.to_owned())
        }
        Reason::NoticedNoThreat => (Text::NoticedNoThreat, String::new()),
        Reason::AtZero => (Text::AtZero, String::new()),
        Reason::ReactionSpent => (Text::ReactionSpent, String::new()),
        Reason::NoReactionYet => (Text::NoReactionYet, String::new()),
        Reason::DexterityLost { bonus } => (Text::DexterityLost, lang.modifier(*bonus)),
        Reason::UncannyDodge => (Text::UncannyDodge, String::new()),
        Reason::LateActions { by } => (Text::Late, lang.number(by.saturating_abs().into())),
        Reason::NewNextRound => (Text::New, String::new()),
        Reason::Delays {
            delay: DelayPolicy::ToFloor,
        } => (Text::DelaysToFloor, String::new()),
        Reason::Delays { .. } => (Text::Delays, String::new()),
        Reason::HasReadied { ready } if ready.precedes_trigger() => (Text::Ready, String::new()),
        Reason::HasReadied { .. } => (Text::ReadyAfter, String::new()),
        Reason::Disabled => (Text::Disabled, String::new()),
        Reason::MoveOnly => (Text::MoveOnly, String::new()),
        Reason::Slowed => (Text::Slowed, String::new()),
        Reason::Hasted { haste } => (hasted(*haste), String::new()),
        Reason::SwiftSpent => (Text::SwiftSpent, String::new()),
        Reason::Lethargic => (Text::Lethargic, String::new()),
        Reason::Grappled { by } => (Text::Grappled, names.name(*by)),
        Reason::UnconsciousProne => (Text::UnconsciousProne, String::new()),
        Reason::Under(condition) => (Text::Under, crate::condition(lang, condition)),
        Reason::Lasts {
            condition,
            ending,
            later,
            ..
        } => return lasts(lang, condition, (*ending, *later), names),
        Reason::Defenseless {
            condition,
            bonus,
            penalty,
        } => return defenseless(lang, condition, (*bonus, *penalty)),
        // Players do not know the spell of an enemy.
        Reason::Concentrates { spell } | Reason::CastsForARound { spell } if spell.is_empty() => {
            (Text::ConcentratesUnnamed, String::new())
        }
        Reason::CastsForARound { spell } => (Text::CastsForARound, spell.clone()),
        Reason::Concentrates { spell } => (Text::Concentrates, spell.clone()),
        Reason::Temporary { left } => (Text::Temporary, lang.number(*left)),
        Reason::Ridden { rider, control, .. } if control.shares_count() => {
            (Text::Ridden, names.name(*rider))
        }
        Reason::Ridden { rider, .. } => (Text::RiddenApart, names.name(*rider)),
        Reason::NoTurnYet
        // `reason_text` has the texts of a combatant that is down and of a second place.
        | Reason::Down(_)
        | Reason::Regenerates
        | Reason::Died(_)
        | Reason::SecondPlace { .. }
        // `dnd2024` has the texts of the reasons of D&D 5e (2024).
        | Reason::RollBasis { .. }
        | Reason::InitiativeScore { .. }
        | Reason::SurprisedUntilRoll
        | Reason::Swapped { .. }
        | Reason::Summoned { .. }
        | Reason::Exhausted { .. }
        // `defenses` has the texts of defenses.
        | Reason::Defends { .. }
        // `wounds` has the texts of nonlethal damage and of the destroyed.
        | Reason::Nonlethal { .. }
        | Reason::Destroyed
        | Reason::MassiveDamage
        // `limited_uses` has the text of a limited use.
        | Reason::LimitedUse(_)
        // `turn_effects` has the text of an effect that does something each turn.
        | Reason::EachTurn { .. }
        // `place` has the texts of the reasons below.
        | Reason::Count { .. }
        | Reason::OwnResult { .. }
        | Reason::Key { .. }
        | Reason::Lots { .. }
        | Reason::Decided { .. }
        | Reason::SharedRoll { .. }
        | Reason::RuledPlace { .. }
        | Reason::Delayed { .. }
        | Reason::Announced { .. }
        | Reason::Readied { .. }
        | Reason::ReadiedAt { .. }
        | Reason::Mounted { .. }
        | Reason::MountedAt { .. }
        | Reason::Newcomer { .. }
        // `table` has the texts of these.
        | Reason::LowestCount { .. }
        | Reason::Together { .. }
        | Reason::SameSide { .. }
        | Reason::Card { .. }
        | Reason::DelayedCard { .. }
        | Reason::RuledCard { .. }
        | Reason::Rearranged
        | Reason::DelayedHere { .. }
        | Reason::SideChosen
        | Reason::Entered
        | Reason::HandedOver
        | Reason::NoFirstTurn
        | Reason::LastAtFirst => (Text::NoTurnYet, String::new()),

    };
    (text, vec![with])
}

/// Returns the text of a condition that ends, with its arguments. `later` says that it ends with the next turn of
/// whoever acts now.
fn lasts(
    lang: Lang,
    condition: &Condition,
    (ending, later): (EffectExpiry, bool),
    names: &Names<'_>,
) -> (ReasonText, Vec<String>) {
    use ReasonText as Text;
    let condition = crate::condition(lang, condition);
    let who = ending.depends_on().map(|who| names.name(who));
    let text = match ending {
        EffectExpiry::Count { round, count, of } => {
            let (text, at) = match (of, count) {
                (Some(of), _) => (Text::UntilTurnAt, names.name(of)),
                (None, Some(count)) => (Text::UntilCount, lang.number(count)),
                (None, None) => (Text::UntilRound, String::new()),
            };
            return (text, vec![condition, round.0.to_string(), at]);
        }
        EffectExpiry::TurnStart { .. } => Text::UntilStart,
        EffectExpiry::TurnEnd { .. } if later => Text::UntilNextEnd,
        EffectExpiry::TurnEnd { .. } => Text::UntilEnd,
        EffectExpiry::NextAction { .. } => Text::UntilAct,
        EffectExpiry::Open => Text::UntilSaid,
        EffectExpiry::Save {
            kind: Some(kind), ..
        } => {
            let kind = crate::save_kind(lang, kind).to_owned();
            return (Text::UntilSavedBy, vec![condition, kind]);
        }
        EffectExpiry::Save { kind: None, .. } => Text::UntilSaved,
    };
    (text, vec![condition, who.unwrap_or_default()])
}

/// Returns the sentence about the time at which an effect ends at the latest, with its arguments.
fn at_latest(lang: Lang, reason: &Reason, names: &Names<'_>) -> Option<(ReasonText, Vec<String>)> {
    use ReasonText as Text;
    let Reason::Lasts {
        latest: Some(latest),
        later,
        ..
    } = reason
    else {
        return None;
    };
    let who = latest.depends_on().map(|who| names.name(who));
    let who = who.unwrap_or_default();
    Some(match *latest {
        EffectExpiry::Count { round, count, of } => {
            let round = round.0.to_string();
            match (of, count) {
                (Some(of), _) => (Text::LatestTurnAt, vec![round, names.name(of)]),
                (None, Some(count)) => (Text::LatestCount, vec![round, lang.number(count)]),
                (None, None) => (Text::LatestRound, vec![round]),
            }
        }
        EffectExpiry::TurnStart { .. } => (Text::LatestStart, vec![who]),
        EffectExpiry::TurnEnd { .. } if *later => (Text::LatestNextEnd, vec![who]),
        EffectExpiry::TurnEnd { .. } => (Text::LatestEnd, vec![who]),
        EffectExpiry::NextAction { .. } => (Text::LatestAct, vec![who]),
        // Only a time comes beside a save.
        EffectExpiry::Open | EffectExpiry::Save { .. } => return None,
    })
}

#[cfg(test)]
mod tests {
    use asalto_core::CombatantId;

    use super::*;

    #[test]
    fn a_reason_is_said_in_every_language() {
        let name = |_| "Ogre".to_owned();
        let names = Names::new(&name);
        for lang in Lang::ALL {
            let told = reason_text(lang, "Lidda", &Reason::NoTurnYet, &names);
            assert!(told.starts_with("Lidda "), "{told}");
            let key = Reason::Key {
                count: 17,
                key: TieKey::Modifier,
                own: 3,
                neighbour: CombatantId(2),
                other: 1,
            };
            let told = reason_text(lang, "Lidda", &key, &names);
            let all = ["Lidda", "17", "Ogre", "+3", "+1"];
            assert!(all.iter().all(|part| told.contains(part)), "{told}");
            let new = reason_text(lang, "Ogre", &Reason::NewNextRound, &names);
            assert!(new.contains("Ogre"));
        }
    }
}
