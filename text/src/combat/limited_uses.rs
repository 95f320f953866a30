//! The texts of limited uses: the description, the log, the reason and the rejections.

use asalto_core::combatant::{Feature, LimitedUse, UseLimit};
use asalto_core::command::{RechargeInput, UseCommand};
use asalto_core::event::{CombatantEvent, Event};
use asalto_core::newcomer::Newcomer;
use asalto_core::rejection::UseRejection;
use asalto_core::rules::{ActionKind, Economy};
use asalto_core::{Reason, Rejection};

use crate::sets::LimitedUseText as Text;
use crate::{Lang, Message, Names};

/// Describes a limited use, such as `Fire Breath (recharge 5–6)` or `Blink (3/day)`.
#[must_use]
pub fn limited_use(lang: Lang, of: &LimitedUse) -> String {
    match of.limit {
        UseLimit::Recharge { .. } => {
            lang.text_with(Text::WithRecharge, &[&of.name, &faces(lang, of.limit)])
        }
        UseLimit::Day { uses } => {
            lang.text_with(Text::WithDay, &[&of.name, &lang.number(uses.into())])
        }
    }
}

/// Describes the limited uses that a combatant has spent before it joins, such as `Blink: 1 of 3 today`.
#[must_use]
pub fn spent_uses(lang: Lang, newcomer: &Newcomer) -> Vec<String> {
    let spent = newcomer.spent.iter().filter_map(|spent| {
        let uses = newcomer.profile.limited_uses.iter();
        let of = uses.clone().find(|of| of.name == spent.name)?.limit.uses();
        let [left, of] = [of.saturating_sub(spent.times), of];
        let [left, of] = [left, of].map(|number| lang.number(number.into()));
        Some(lang.message(&Message::Labeled {
            label: &spent.name,
            text: &lang.text_with(Text::LeftToday, &[&left, &of]),
        }))
    });
    spent.chain(surges(lang, newcomer)).collect()
}

/// Describes the Action Surge that a combatant has left before its next rest, if it has taken some.
fn surges(lang: Lang, newcomer: &Newcomer) -> Option<String> {
    let most = Economy::ActionAndBonus.surges(&newcomer.profile);
    let has = newcomer.profile.has(Feature::ActionSurge) && newcomer.surges > 0;
    let numbers = [most.saturating_sub(newcomer.surges), most];
    let [left, of] = numbers.map(|number| lang.number(number.into()));
    has.then(|| {
        lang.message(&Message::Labeled {
            label: crate::action(lang, ActionKind::ActionSurge),
            text: &lang.text_with(Text::LeftUntilRest, &[&left, &of]),
        })
    })
}

/// Returns the numbers on the die that bring a use back, such as `5–6`; empty if no die does.
#[must_use]
pub fn faces(lang: Lang, limit: UseLimit) -> String {
    match limit {
        UseLimit::Recharge { from, to } if from == to => lang.number(from.into()),
        UseLimit::Recharge { from, to } => {
            format!("{}–{}", lang.number(from.into()), lang.number(to.into()))
        }
        UseLimit::Day { .. } => String::new(),
    }
}

/// Returns the label of a command about a limited use.
pub(crate) fn command(lang: Lang, command: &UseCommand, names: &Names<'_>) -> String {
    let (text, who, name) = match command {
        UseCommand::Spend { who, name } => (Text::Spends, who, name),
        UseCommand::Restore { who, name } => (Text::GetsBack, who, name),
        UseCommand::Recharge { who, name, how } => match how {
            RechargeInput::Roll | RechargeInput::Face { .. } => (Text::RollsFor, who, name),
            RechargeInput::Spent => (Text::Stays, who, name),
        },
    };
    lang.text_with(text, &[&names.name(*who), name])
}

/// Returns the text of an event about a limited use; none for any other event.
pub(super) fn log_text(lang: Lang, event: &Event, names: &Names<'_>) -> Option<String> {
    let Event::Combatant(event) = event else {
        return None;
    };
    if let CombatantEvent::SurgesCarried { who, times } = event {
        let surge = crate::action(lang, ActionKind::ActionSurge);
        let times = lang.number(i32::from(*times));
        return Some(lang.text_with(Text::LogCarried, &[&names.name(*who), surge, &times]));
    }
    let (who, name, text, face) = match event {
        CombatantEvent::UseSpent { who, name } => (who, name, Text::LogSpent, None),
        CombatantEvent::UsesCarried { who, name, times } => {
            (who, name, Text::LogCarried, Some(u16::from(*times)))
        }
        CombatantEvent::UseRestored { who, name } => (who, name, Text::LogRestored, None),
        CombatantEvent::RechargeDue { who, name, .. } => (who, name, Text::LogDue, None),
        CombatantEvent::RechargeRolled {
            who,
            name,
            face,
            back,
            ..
        } => {
            let text = match (face, back) {
                (None, _) => Text::LogStays,
                (Some(_), true) => Text::LogBack,
                (Some(_), false) => Text::LogNotBack,
            };
            (who, name, text, *face)
        }
        _ => return None,
    };
    let face = face.map(|face| lang.number(face.into()));
    let words = [names.name(*who), name.clone()];
    let words: Vec<_> = words.iter().chain(&face).map(String::as_str).collect();
    Some(lang.text_with(text, &words))
}

/// Returns the text of a reason about a limited use; none for any other reason.
pub(super) fn reason(lang: Lang, of: &str, reason: &Reason) -> Option<String> {
    let Reason::LimitedUse(it) = reason else {
        return None;
    };
    Some(match it.limit {
        UseLimit::Recharge { .. } => {
            let faces = faces(lang, it.limit);
            lang.text_with(Text::WhyRecharge, &[of, &it.name, &faces])
        }
        UseLimit::Day { uses } => {
            lang.text_with(Text::WhyDay, &[of, &it.name, &lang.number(uses.into())])
        }
    })
}

/// Returns the text of a rejection about limited uses; none for any other rejection.
pub(super) fn rejection(lang: Lang, rejection: &Rejection, names: &Names<'_>) -> Option<String> {
    let Rejection::Use(rejection) = rejection else {
        return None;
    };
    let (text, who) = match rejection {
        UseRejection::FaceOutOfRange { face } => {
            let face = lang.number((*face).into());
            return Some(lang.text_with(Text::FaceOutOfRange, &[&face]));
        }
        UseRejection::Unknown { who } => (Text::Unknown, who),
        UseRejection::NoneLeft { who } => (Text::NoneLeft, who),
        UseRejection::NotSpent { who } => (Text::NotSpent, who),
        UseRejection::NotDue { who } => (Text::NotDue, who),
    };
    Some(lang.text_with(text, &[&names.name(*who)]))
}
